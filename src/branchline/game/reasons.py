"""Why an action is refused: the rule's id and a sentence in English and French.

`why_not` looks at a game and never changes it. None means that the action is legal.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from branchline.errors import IllegalAction
from branchline.game.actions import (
    Action,
    Bag,
    BuildStation,
    ChangePlayer,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayExtra,
    StopDrawing,
    TakeCard,
    Withdraw,
)
from branchline.game.chains import codes, counts_of, payment_chain, split_bag
from branchline.game.edition import CARDS, GRAY, Route
from branchline.game.words import bag_words, card_name

if TYPE_CHECKING:
    from branchline.game.game import Game

Reason = IllegalAction | None


def why_not(game: "Game", seat: int, action: Action) -> Reason:
    """Why the seat may not do this now; None if it may."""
    if isinstance(action, ChangePlayer):
        return None
    return (
        _wrong_moment(game, seat, action)
        or _no_cards(getattr(action, "payment", {}))
        or CHECKS[type(action)](game, seat, action)
    )


def _no_cards(payment: Bag) -> Reason:
    """A payment that is no bag of cards."""
    for card, number in payment.items():
        if card not in CARDS or number < 1:
            return IllegalAction(
                "R-ALL-CLM-5",
                f"{number} {card} are no cards of the game.",
                f"{number} {card} ne sont pas des cartes du jeu.",
            )
    return None


def _wrong_moment(game: "Game", seat: int, action: Action) -> Reason:
    """The game is over, another seat is to move, or something else must be decided first."""
    if game.is_over:
        return IllegalAction("R-ALL-END-2", "The game is over.", "La partie est terminée.")
    if seat not in game.awaited:
        if game.phase == "first_keep":
            return IllegalAction(
                "R-ALL-SET-3",
                "You have chosen your first tickets; wait for the others.",
                "Vous avez choisi vos premiers billets ; attendez les autres.",
            )
        return IllegalAction(
            "R-ALL-SET-2",
            f"It is the turn of {game.name(game.awaited[0])}.",
            f"C'est le tour de {game.name(game.awaited[0])}.",
        )
    kinds, rule, en, fr = MOMENTS[game.phase]
    return None if isinstance(action, kinds) else IllegalAction(rule, en, fr)


MOMENTS: dict[str, tuple[tuple[type, ...], str, str, str]] = {
    "first_keep": (
        (KeepTickets,),
        "R-ALL-SET-3",
        "First choose which tickets to keep.",
        "Choisissez d'abord les billets à garder.",
    ),
    "turn": (
        (TakeCard, DrawBlind, DrawTickets, ClaimRoute, BuildStation, Pass),
        "R-ALL-ACT-1",
        "Your turn begins: draw cards, claim a route, draw tickets or build a station.",
        "Votre tour commence : piochez des cartes, prenez une route, piochez des billets ou "
        "construisez une gare.",
    ),
    "second_card": (
        (TakeCard, DrawBlind, StopDrawing),
        "R-ALL-ACT-1",
        "You are drawing cards: take a second card or stop.",
        "Vous piochez des cartes : prenez-en une seconde ou arrêtez-vous.",
    ),
    "tunnel": (
        (PayExtra, Withdraw),
        "R-TUN-6",
        "The tunnel asks for more cards: pay them or withdraw.",
        "Le tunnel demande des cartes en plus : payez-les ou renoncez.",
    ),
    "keep": (
        (KeepTickets,),
        "R-ALL-TIC-1",
        "First choose which of the drawn tickets to keep.",
        "Choisissez d'abord lesquels des billets piochés garder.",
    ),
    "surrender": (
        (),
        "R-ALL-CLM-12",
        "A payment is under way; finish it first.",
        "Un paiement est en cours ; terminez-le d'abord.",
    ),
}


def _draw(game: "Game") -> Reason:
    """Whether cards may be drawn at all (R-ALL-DRAW-7)."""
    state = game.state
    if state.phase != codes.TURN or state.deck.total + state.discard.total > 0:
        return None
    if game.rules.market_alone_suffices:
        return None
    return IllegalAction(
        "R-ALL-DRAW-7",
        "Deck and discard are empty, so no cards can be drawn.",
        "La pioche et la défausse sont vides : on ne peut pas piocher.",
    )


def _take(game: "Game", seat: int, action: TakeCard) -> Reason:
    if not 0 <= action.slot < codes.MARKET or game.state.market[action.slot] == codes.NONE:
        return IllegalAction(
            "R-ALL-DRAW-9",
            f"No card lies in slot {action.slot}.",
            f"Aucune carte à l'emplacement {action.slot}.",
        )
    is_second = game.phase == "second_card"
    is_locomotive = game.state.market[action.slot] == codes.LOCOMOTIVE
    if is_second and is_locomotive and game.rules.face_up_locomotive_ends_draw:
        return IllegalAction(
            "R-ALL-DRAW-4",
            "A face-up locomotive can only be the first card of a draw.",
            "Une locomotive visible ne peut être que la première carte piochée.",
        )
    return _draw(game)


def _blind(game: "Game", seat: int, action: DrawBlind) -> Reason:
    state = game.state
    if state.deck.total + state.discard.total == 0:
        return IllegalAction(
            "R-ALL-DRAW-7",
            "Deck and discard are empty.",
            "La pioche et la défausse sont vides.",
        )
    return None


def _stop(game: "Game", seat: int, action: StopDrawing) -> Reason:
    if game.rules.may_stop_after_one:
        return None
    return IllegalAction(
        "R-ALL-DRAW-6",
        "At this table a second card must be taken.",
        "À cette table, il faut prendre une seconde carte.",
    )


def _tickets(game: "Game", seat: int, action: DrawTickets) -> Reason:
    if game.state.ticket_count > 0:
        return None
    return IllegalAction(
        "R-ALL-TIC-2", "No tickets are left to draw.", "Il ne reste plus de billets à piocher."
    )


def _keep(game: "Game", seat: int, action: KeepTickets) -> Reason:
    offer = game.offer(seat)
    named = [*action.tickets, *action.rejected]
    for ticket in named:
        if ticket not in offer:
            return IllegalAction(
                "R-ALL-TIC-4",
                f"{ticket} is not among the offered tickets.",
                f"{ticket} n'est pas parmi les billets proposés.",
            )
    if len(set(named)) < len(named):
        return IllegalAction(
            "R-ALL-TIC-4", "A ticket is named twice.", "Un billet est nommé deux fois."
        )
    is_first = game.phase == "first_keep"
    least = min(len(offer), game.rules.keep_first if is_first else game.rules.keep_later)
    if len(action.tickets) < least:
        return IllegalAction(
            "R-ALL-TIC-1",
            f"Keep at least {least} of the {len(offer)} tickets.",
            f"Gardez au moins {least} des {len(offer)} billets.",
        )
    return None


def _missing(game: "Game", seat: int, bag: Bag, rule: str) -> Reason:
    """Cards of the bag that the hand lacks."""
    hand = game.state.seat[seat].hand.card
    for index, number in enumerate(counts_of(bag)):
        if number > hand[index]:
            card = CARDS[index]
            return IllegalAction(
                rule,
                f"You have {hand[index]} {card_name(card, 'en', 2)}, not {number}.",
                f"Vous avez {hand[index]} {card_name(card, 'fr', int(hand[index]))}, pas {number}.",
            )
    return None


def _claim(game: "Game", seat: int, action: ClaimRoute) -> Reason:
    number = game.route_numbers.get(action.route)
    if number is None:
        return IllegalAction(
            "R-ALL-CLM-1",
            f"There is no route {action.route} on this map.",
            f"Il n'y a pas de route {action.route} sur cette carte.",
        )
    route = game.edition.routes[number]
    return (
        _closed(game, seat, number)
        or _too_long(game, seat, route)
        or _unpaid(game, seat, number, action.payment)
    )


def _closed(game: "Game", seat: int, number: int) -> Reason:
    """Whether the route is taken or its group closed (R-ALL-CLM-1 to 3)."""
    state, route = game.state, game.board.route[number]
    if state.owner[number] != codes.NONE:
        owner = game.name(int(state.owner[number]))
        return IllegalAction(
            "R-ALL-CLM-1", f"{owner} holds this route.", f"{owner} possède cette route."
        )
    mates = [int(state.owner[route.mate[index]]) for index in range(route.mates)]
    if seat in mates:
        return IllegalAction(
            "R-ALL-CLM-2",
            "You hold a parallel route between these two cities.",
            "Vous possédez déjà une route parallèle entre ces deux villes.",
        )
    quota = int(game.board.quota[len(game.players)][route.mates + 1])
    if sum(owner != codes.NONE for owner in mates) >= quota:
        seats = len(game.players)
        return IllegalAction(
            "R-ALL-CLM-3",
            f"Only {quota} of the {route.mates + 1} tracks may be used with {seats} players.",
            f"À {seats} joueurs, seule(s) {quota} des {route.mates + 1} voies peut servir.",
        )
    return None


def _too_long(game: "Game", seat: int, route: Route) -> Reason:
    wagons = int(game.state.seat[seat].wagons)
    if wagons >= route.length:
        return None
    return IllegalAction(
        "R-ALL-CLM-4",
        f"The route needs {route.length} wagons and you have {wagons}.",
        f"La route demande {route.length} wagons et vous en avez {wagons}.",
    )


def _unpaid(game: "Game", seat: int, number: int, payment: Bag) -> Reason:
    """Whether the bag pays for the route and is in the hand (R-ALL-CLM-5)."""
    missing = _missing(game, seat, payment, "R-ALL-CLM-5")
    if missing or payment_chain(game.board, number, payment) is not None:
        return missing
    route = game.edition.routes[number]
    kind = game.board.fare[game.board.route[number].fare].kind
    rule, en, fr = PRICES[kind]
    color_en = "one color" if route.color == GRAY else card_name(route.color, "en")
    color_fr = "d'une seule couleur" if route.color == GRAY else card_name(route.color, "fr", 2)
    values: dict[str, Any] = {
        "length": route.length,
        "icons": route.locomotives,
        "exchange": route.exchange,
        "rest": route.length - route.locomotives,
    }
    return IllegalAction(
        rule,
        f"{bag_words(payment, 'en').capitalize()} does not pay for this route: "
        + en.format(color=color_en, **values),
        f"{bag_words(payment, 'fr').capitalize()} ne paie pas cette route : "
        + fr.format(color=color_fr, **values),
    )


PRICES: dict[int, tuple[str, str, str]] = {
    codes.PLAIN_FARE: (
        "R-NO-PAY-1",
        "it costs exactly {length} cards of {color}, no locomotives.",
        "il faut exactement {length} cartes {color}, sans locomotive.",
    ),
    codes.WILD_FARE: (
        "R-ALL-CLM-8",
        "it costs {length} cards of {color}, locomotives standing for any.",
        "il faut {length} cartes {color}, les locomotives remplaçant n'importe laquelle.",
    ),
    codes.FERRY_FARE: (
        "R-EU-FER-2",
        "the ferry costs {length} cards of {color}, at least {icons} of them locomotives.",
        "le ferry coûte {length} cartes {color}, dont au moins {icons} locomotive(s).",
    ),
    codes.TRIPLES_FARE: (
        "R-NO-FER-1",
        "the ferry costs {length} cards of {color}, at least {icons} of them locomotives; any "
        "three cards stand for a locomotive.",
        "le ferry coûte {length} cartes {color}, dont au moins {icons} locomotive(s) ; trois "
        "cartes quelconques remplacent une locomotive.",
    ),
    codes.PAIRS_FARE: (
        "R-NL-FER-2",
        "each of the {icons} locomotive icons takes a locomotive or a pair of one color, the other "
        "{rest} spaces cards of {color} or locomotives.",
        "chacune des {icons} icônes demande une locomotive ou une paire d'une même couleur, les "
        "{rest} autres cases des cartes {color} ou des locomotives.",
    ),
    codes.EXCHANGE_FARE: (
        "R-NO-MUR-1",
        "it costs {length} cards of {color}, and any {exchange} cards stand for one of them.",
        "il faut {length} cartes {color}, et {exchange} cartes quelconques en remplacent une.",
    ),
}


def _station(game: "Game", seat: int, action: BuildStation) -> Reason:
    me = game.state.seat[seat]
    if me.stations == 0:
        return IllegalAction(
            "R-EU-STA-3", "You have no station left to build.", "Vous n'avez plus de gare."
        )
    city = game.city_numbers.get(action.city)
    if city is None:
        return IllegalAction(
            "R-EU-STA-1",
            f"There is no city {action.city} on this map.",
            f"Il n'y a pas de ville {action.city} sur cette carte.",
        )
    if game.state.station[city] != codes.NONE:
        return IllegalAction(
            "R-EU-STA-1",
            "There is a station in this city already.",
            "Il y a déjà une gare dans cette ville.",
        )
    cost = game.rules.stations - int(me.stations) + 1
    if split_bag(action.payment) is None or sum(action.payment.values()) != cost:
        return IllegalAction(
            "R-EU-STA-2",
            f"This station costs {cost} card(s) of one color, locomotives standing for any.",
            f"Cette gare coûte {cost} carte(s) d'une même couleur, les locomotives remplaçant "
            "n'importe laquelle.",
        )
    return _missing(game, seat, action.payment, "R-EU-STA-2")


def _extra(game: "Game", seat: int, action: PayExtra) -> Reason:
    state = game.state
    extra, color = int(state.extra), int(state.color)
    split = split_bag(action.payment)
    if color == codes.LOCOMOTIVE and (split is None or split[0] != codes.LOCOMOTIVE):
        return IllegalAction(
            "R-TUN-3",
            "Only locomotives were laid down, so the extra cards must be locomotives.",
            "Seules des locomotives ont été posées : les cartes en plus doivent en être aussi.",
        )
    wrong_color = split is None or split[0] not in (color, codes.LOCOMOTIVE)
    if wrong_color or sum(action.payment.values()) != extra:
        card = CARDS[color]
        return IllegalAction(
            "R-TUN-4",
            f"The tunnel costs {extra} more, {card_name(card, 'en', 2)} or locomotives.",
            f"Le tunnel coûte {extra} de plus, {card_name(card, 'fr', 2)} ou locomotives.",
        )
    return _missing(game, seat, action.payment, "R-TUN-7")


def _withdraw(game: "Game", seat: int, action: Withdraw) -> Reason:
    return None


def _pass(game: "Game", seat: int, action: Pass) -> Reason:
    if game.must_pass:
        return None
    return IllegalAction(
        "R-ALL-PAS-1",
        "You can only pass when nothing else is possible.",
        "On ne peut passer que si rien d'autre n'est possible.",
    )


CHECKS: dict[type, Callable[["Game", int, Any], Reason]] = {
    TakeCard: _take,
    DrawBlind: _blind,
    StopDrawing: _stop,
    DrawTickets: _tickets,
    KeepTickets: _keep,
    ClaimRoute: _claim,
    BuildStation: _station,
    PayExtra: _extra,
    Withdraw: _withdraw,
    Pass: _pass,
}
