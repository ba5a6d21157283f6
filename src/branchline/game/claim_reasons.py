"""Why a claim, a station or a tunnel's extra is refused: routes, wagons and payments."""

from branchline.editions.edition import CARDS, GRAY, LOCOMOTIVE, Route, Ticket
from branchline.errors import IllegalAction
from branchline.game.actions import BuildStation, ClaimRoute, PayExtra
from branchline.game.bags import Bag, counts_of
from branchline.game.chains import codes, payment_chain, split_bag
from branchline.game.prices import cards_lacking, price_of, price_rule
from branchline.game.view import View
from branchline.game.wording import card_name, cards_alike
from branchline.wording import Wording, counted

Reason = IllegalAction | None


def ends(view: View, thing: Route | Ticket) -> Wording:
    """A route or a ticket by its two cities."""
    cities = view.edition.cities
    a, b = (cities[view.edition.city_numbers[city]].names for city in (thing.city_a, thing.city_b))
    return Wording("words-route", {"from": a, "to": b})


def own_seat(view: View) -> int:
    """The seat of a view that is not a spectator's."""
    assert view.seat is not None
    return view.seat


def why_no_claim(view: View, action: ClaimRoute) -> Reason:
    """Why the seat may not claim the route with this payment."""
    number = view.edition.route_numbers.get(action.route)
    if number is None:
        return IllegalAction("R-ALL-CLM-1", "refusal-unknown-route", {"route": action.route})
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
        return IllegalAction("R-ALL-CLM-1", "refusal-yours", {"route": ends(view, route)})
    values = {"route": ends(view, route), "name": view.name(owner)}
    return IllegalAction("R-ALL-CLM-1", "refusal-taken", values)


def _closed(view: View, number: int) -> Reason:
    """Whether the route's group is closed to the seat or to all (R-ALL-CLM-2, R-ALL-CLM-3)."""
    route, on_board = view.edition.routes[number], view.board.route[number]
    if view.is_open(route.id, own_seat(view)):
        return None
    owners = [int(view.record.owner[on_board.mate[index]]) for index in range(on_board.mates)]
    if view.seat in owners:
        return IllegalAction("R-ALL-CLM-2", "refusal-parallel-yours", {"route": ends(view, route)})
    seats, size = int(view.record.seats), len(owners) + 1
    values = {
        "route": ends(view, route),
        "seats": seats,
        "size": size,
        "quota": int(view.board.quota[seats][size]),
    }
    return IllegalAction("R-ALL-CLM-3", "refusal-parallel-closed", values)


def _too_long(view: View, route: Route) -> Reason:
    wagons = int(view.record.seat[own_seat(view)].wagons)
    if wagons >= route.length:
        return None
    needed = counted(route.length, "wagon")
    values = {"route": ends(view, route), "needed": needed, "wagons": wagons}
    return IllegalAction("R-ALL-CLM-4", "refusal-too-long", values)


def _unpaid(view: View, number: int, payment: Bag) -> Reason:
    """Whether the bag pays for the route (R-ALL-CLM-5)."""
    if payment_chain(view.board, number, payment):
        return None
    route = view.edition.routes[number]
    kind = int(view.board.fare[view.board.route[number].fare].kind)
    price = price_of(route, kind, view.rules)
    values = {"route": ends(view, route), "payment": payment, "price": price}
    return IllegalAction(price_rule(route, kind), "refusal-unpaid", values)


def why_too_poor(view: View, action: ClaimRoute) -> IllegalAction:
    """Why no payment of the hand will do: the price, and how many cards are lacking."""
    number = view.edition.route_numbers[action.route]
    route = view.edition.routes[number]
    kind = int(view.board.fare[view.board.route[number].fare].kind)
    values = {
        "route": ends(view, route),
        "price": price_of(route, kind, view.rules),
        "lacking": cards_lacking(route, kind, view.hand),
    }
    return IllegalAction(price_rule(route, kind), "refusal-hand-too-poor", values)


def why_no_bag(payment: Bag) -> Reason:
    """A payment that is no bag of cards."""
    for card, number in payment.items():
        if card not in CARDS:
            return IllegalAction("R-ALL-CLM-5", "refusal-unknown-card", {"card": card})
        if number < 1:
            values = {"cards": cards_alike(card, number)}
            return IllegalAction("R-ALL-CLM-5", "refusal-no-cards", values)
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
        values = {"held": cards_alike(card, held), "needed": needed}
        return IllegalAction(rule, "refusal-too-few-cards", values)
    values = {"card": card, "name": card_name(card), "needed": needed}
    return IllegalAction(rule, "refusal-none-of-them", values)


def why_no_station(view: View, action: BuildStation) -> Reason:
    """Why the seat may not build a station there with this payment."""
    me = view.record.seat[own_seat(view)]
    if not view.rules.stations:
        return IllegalAction("R-EU-STA-3", "refusal-no-stations")
    if me.stations == 0:
        return IllegalAction("R-EU-STA-3", "refusal-no-station-left")
    number = view.edition.city_numbers.get(action.city)
    if number is None:
        return IllegalAction("R-EU-STA-1", "refusal-unknown-city", {"city": action.city})
    if view.record.station[number] != codes.NONE:
        city = view.edition.cities[number].names
        return IllegalAction("R-EU-STA-1", "refusal-station-there", {"city": city})
    cost = view.station_cost(own_seat(view))
    if split_bag(action.payment) is None or sum(action.payment.values()) != cost:
        values = {"cards": cards_alike(GRAY, cost)}
        return IllegalAction("R-EU-STA-2", "refusal-station-price", values)
    return _missing(view, action.payment, "R-EU-STA-2")


def why_no_extra(view: View, action: PayExtra) -> Reason:
    """Why these cards do not pay what the tunnel asks on top."""
    extra, color = int(view.record.extra), int(view.record.color)
    split = split_bag(action.payment)
    is_alike = split is not None and split[0] in (color, codes.LOCOMOTIVE)
    if is_alike and sum(action.payment.values()) == extra:
        return _missing(view, action.payment, "R-TUN-7")
    if color == codes.LOCOMOTIVE:
        values = {"cards": cards_alike(LOCOMOTIVE, extra)}
        return IllegalAction("R-TUN-3", "refusal-extra-locomotives", values)
    values = {"cards": cards_alike(CARDS[color], extra)}
    return IllegalAction("R-TUN-4", "refusal-extra-cards", values)
