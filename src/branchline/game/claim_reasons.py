"""Why a claim, a station or a tunnel's extra is refused: routes, wagons and payments."""

from branchline.editions.edition import CARDS, LOCOMOTIVE, Language, Route, Ticket
from branchline.errors import IllegalAction
from branchline.game.actions import BuildStation, ClaimRoute, PayExtra
from branchline.game.bags import Bag, counts_of
from branchline.game.chains import codes, payment_chain, split_bag
from branchline.game.prices import price_of, price_rule, station_price
from branchline.game.view import View
from branchline.game.words import bag_words, card_name, cards_alike

Reason = IllegalAction | None


def ends(view: View, thing: Route | Ticket, language: Language) -> str:
    """A route or a ticket by its two cities."""
    cities = view.edition.cities
    a, b = (cities[view.edition.city_numbers[city]].names for city in (thing.city_a, thing.city_b))
    return f"{a.in_language(language)}–{b.in_language(language)}"


def own_seat(view: View) -> int:
    """The seat of a view that is not a spectator's."""
    assert view.seat is not None
    return view.seat


def why_no_claim(view: View, action: ClaimRoute) -> Reason:
    """Why the seat may not claim the route with this payment."""
    number = view.edition.route_numbers.get(action.route)
    if number is None:
        return IllegalAction(
            "R-ALL-CLM-1",
            f"There is no route “{action.route}” on this map.",
            f"Il n'y a pas de route « {action.route} » sur cette carte.",
        )
    route = view.edition.routes[number]
    return (
        _taken(view, number)
        or _closed(view, number)
        or _too_long(view, route)
        or _missing(view, action.payment, "R-ALL-CLM-5")
        or _unpaid(view, number, action.payment)
    )


def _taken(view: View, number: int) -> Reason:
    owner, route = int(view.record.owner[number]), view.edition.routes[number]
    if owner == codes.NONE:
        return None
    if owner == view.seat:
        return IllegalAction(
            "R-ALL-CLM-1",
            f"{ends(view, route, 'en')} is yours already.",
            f"{ends(view, route, 'fr')} est déjà à vous.",
        )
    return IllegalAction(
        "R-ALL-CLM-1",
        f"{ends(view, route, 'en')} has been taken by {view.name(owner)}.",
        f"{ends(view, route, 'fr')} a été prise par {view.name(owner)}.",
    )


def _closed(view: View, number: int) -> Reason:
    """Whether the route's group is closed to the seat or to all (R-ALL-CLM-2, R-ALL-CLM-3)."""
    route, on_board = view.edition.routes[number], view.board.route[number]
    if view.is_open(route.id, own_seat(view)):
        return None
    owners = [int(view.record.owner[on_board.mate[index]]) for index in range(on_board.mates)]
    cities_en, cities_fr = ends(view, route, "en"), ends(view, route, "fr")
    if view.seat in owners:
        return IllegalAction(
            "R-ALL-CLM-2",
            f"You hold a parallel route {cities_en} already.",
            f"Vous possédez déjà une route parallèle {cities_fr}.",
        )
    seats, size = int(view.record.seats), len(owners) + 1
    quota = int(view.board.quota[seats][size])
    if quota == 1:
        return IllegalAction(
            "R-ALL-CLM-3",
            f"With {seats} players only one of the {size} parallel routes {cities_en} may be "
            "taken, and one is.",
            f"À {seats} joueurs, une seule des {size} routes parallèles {cities_fr} peut être "
            "prise, et une l'est déjà.",
        )
    return IllegalAction(
        "R-ALL-CLM-3",
        f"With {seats} players only {quota} of the {size} parallel routes {cities_en} may be "
        f"taken, and {quota} are.",
        f"À {seats} joueurs, seules {quota} des {size} routes parallèles {cities_fr} peuvent être "
        f"prises, et {quota} le sont déjà.",
    )


def _too_long(view: View, route: Route) -> Reason:
    wagons = int(view.record.seat[own_seat(view)].wagons)
    if wagons >= route.length:
        return None
    needed = f"{route.length} wagon{'s' if route.length > 1 else ''}"
    return IllegalAction(
        "R-ALL-CLM-4",
        f"{ends(view, route, 'en')} needs {needed}, and you have {wagons or 'none'}.",
        f"{ends(view, route, 'fr')} demande {needed}, et vous "
        + (f"en avez {wagons}." if wagons else "n'en avez plus."),
    )


def _unpaid(view: View, number: int, payment: Bag) -> Reason:
    """Whether the bag pays for the route (R-ALL-CLM-5)."""
    if payment_chain(view.board, number, payment):
        return None
    route = view.edition.routes[number]
    kind = int(view.board.fare[view.board.route[number].fare].kind)
    return IllegalAction(
        price_rule(route, kind),
        f"{ends(view, route, 'en')} cannot be paid with {bag_words(payment, 'en')}: "
        f"{price_of(route, kind, view.rules, 'en')}.",
        f"{ends(view, route, 'fr')} ne se paie pas avec {bag_words(payment, 'fr')} : "
        f"{price_of(route, kind, view.rules, 'fr')}.",
    )


def why_no_bag(payment: Bag) -> Reason:
    """A payment that is no bag of cards."""
    for card, number in payment.items():
        if card not in CARDS:
            return IllegalAction(
                "R-ALL-CLM-5",
                f"There are no cards called “{card}”.",
                f"Il n'y a pas de cartes appelées « {card} ».",
            )
        if number < 1:
            return IllegalAction(
                "R-ALL-CLM-5",
                f"A payment cannot hold {cards_alike(card, number, 'en')}.",
                f"Un paiement ne peut pas contenir {cards_alike(card, number, 'fr')}.",
            )
    return None


def _missing(view: View, bag: Bag, rule: str) -> Reason:
    """Cards of the bag that the hand lacks."""
    hand = view.record.seat[own_seat(view)].hand.card
    for index, number in enumerate(counts_of(bag)):
        if number > hand[index]:
            return _have_only(CARDS[index], int(hand[index]), number, rule)
    return None


def _have_only(card: str, held: int, needed: int, rule: str) -> Reason:
    if held:
        return IllegalAction(
            rule,
            f"You have only {cards_alike(card, held, 'en')}; this payment takes {needed}.",
            f"Vous n'avez que {cards_alike(card, held, 'fr')} ; ce paiement en demande {needed}.",
        )
    noun_en, noun_fr = card_name(card, "en"), card_name(card, "fr")
    if card != LOCOMOTIVE:
        noun_en, noun_fr = f"{noun_en} card", f"carte {noun_fr}"
    return IllegalAction(
        rule,
        f"You have no {noun_en}; this payment takes {needed}.",
        f"Vous n'avez aucune {noun_fr} ; ce paiement en demande {needed}.",
    )


def why_no_station(view: View, action: BuildStation) -> Reason:
    """Why the seat may not build a station there with this payment."""
    me = view.record.seat[own_seat(view)]
    if not view.rules.stations:
        return IllegalAction("R-EU-STA-3", "This game has no stations.", "Ce jeu n'a pas de gares.")
    if me.stations == 0:
        return IllegalAction(
            "R-EU-STA-3",
            "You have no station left to build.",
            "Vous n'avez plus de gare à construire.",
        )
    number = view.edition.city_numbers.get(action.city)
    if number is None:
        return IllegalAction(
            "R-EU-STA-1",
            f"There is no city “{action.city}” on this map.",
            f"Il n'y a pas de ville « {action.city} » sur cette carte.",
        )
    if view.record.station[number] != codes.NONE:
        names = view.edition.cities[number].names
        return IllegalAction(
            "R-EU-STA-1",
            f"There is a station in {names.en} already.",
            f"{names.fr} a déjà une gare.",
        )
    cost = view.station_cost(own_seat(view))
    if split_bag(action.payment) is None or sum(action.payment.values()) != cost:
        return IllegalAction(
            "R-EU-STA-2",
            f"This station {station_price(cost, 'en')}.",
            f"Cette gare {station_price(cost, 'fr')}.",
        )
    return _missing(view, action.payment, "R-EU-STA-2")


def why_no_extra(view: View, action: PayExtra) -> Reason:
    """Why these cards do not pay what the tunnel asks on top."""
    extra, color = int(view.record.extra), int(view.record.color)
    split = split_bag(action.payment)
    is_alike = split is not None and split[0] in (color, codes.LOCOMOTIVE)
    if is_alike and sum(action.payment.values()) == extra:
        return _missing(view, action.payment, "R-TUN-7")
    if color == codes.LOCOMOTIVE:
        return IllegalAction(
            "R-TUN-3",
            f"The tunnel costs {cards_alike(LOCOMOTIVE, extra, 'en')} more, as only locomotives "
            "were laid down.",
            f"Le tunnel coûte {cards_alike(LOCOMOTIVE, extra, 'fr')} de plus : seules des "
            "locomotives ont été posées.",
        )
    return IllegalAction(
        "R-TUN-4",
        f"The tunnel costs {cards_alike(CARDS[color], extra, 'en')} more; locomotives may stand "
        "for them.",
        f"Le tunnel coûte {cards_alike(CARDS[color], extra, 'fr')} de plus ; les locomotives "
        "peuvent les remplacer.",
    )
