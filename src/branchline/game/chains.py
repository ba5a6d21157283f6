"""Between people's actions and the rulebook's small decisions.

A claim with substitutes is a chain of decisions, and every valid bag has exactly one
(R-ALL-CLM-11). `chain_of` finds the chain of an action, `action_of` reads an action off a chain,
`shape_of` the shape of a claim off its first decision. What is legal is the rulebook's to say.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from branchline.editions.edition import CARDS, COLORS, LOCOMOTIVE, Edition
from branchline.engine import load
from branchline.engine.rules import law, records
from branchline.game.actions import (
    Action,
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
from branchline.game.bags import Bag, bag_of, counts_of
from branchline.game.shapes import Shape
from branchline.limits import DECK, EXCHANGE, LENGTH

_plain = load("plain").rules
claims = _plain.claims
codes = _plain.codes
payments = _plain.payments
stations = _plain.stations
tickets = _plain.tickets

BARE_ACTIONS: dict[int, Action] = {
    codes.BLIND: DrawBlind(),
    codes.STOP: StopDrawing(),
    codes.DRAW_TICKETS: DrawTickets(),
    codes.WITHDRAW: Withdraw(),
    codes.PASS: Pass(),
}
OPERATIONS = {type(action): operation for operation, action in BARE_ACTIONS.items()}
LONGEST_CHAIN = 1 + LENGTH * EXCHANGE


def encode(
    operation: int, thing: int = 0, color: int = 0, locomotives: int = 0, substitutes: int = 0
) -> int:
    """The decision as one integer."""
    return codes.encode(operation, thing, color, locomotives, substitutes)


# From actions to decisions.


def chain_of(edition: Edition, board: Any, state: Any, seat: int, action: Action) -> list[int]:
    """The small decisions that an action of the seat is made of; none if there can be no such
    action: a route, a ticket or a card that does not exist, or cards that pay for nothing."""
    match action:
        case TakeCard(slot):
            return [encode(codes.TAKE, slot)] if 0 <= slot < codes.MARKET else []
        case KeepTickets():
            return keep_chain(offer_of(edition, state, seat), action, order_matters(board, state))
        case ClaimRoute(route, payment):
            number = edition.route_numbers.get(route)
            return [] if number is None else payment_chain(board, number, payment)
        case BuildStation(city, payment):
            number, split = edition.city_numbers.get(city), split_bag(payment)
            cost = stations.station_cost(board, state.seat[seat])
            if number is None or split is None or split.cards + split.locomotives != cost:
                return []
            return [encode(codes.STATION, number, split.color, split.locomotives)]
        case PayExtra(payment):
            split = split_bag(payment)
            if split is None or split.cards + split.locomotives != state.extra:
                return []
            if split.cards and split.color != state.color:
                return []
            return [encode(codes.PAY, 0, 0, split.locomotives)]
        case ChangePlayer():
            return []
        case _:
            return [encode(OPERATIONS[type(action)])]


class Split(NamedTuple):
    """A bag of one color and locomotives, taken apart."""

    color: int
    """LOCOMOTIVE where there is no other."""
    cards: int
    """Cards of the color."""
    locomotives: int


def is_bag(bag: Bag) -> bool:
    """Whether these are cards that could be there."""
    return all(card in CARDS and 1 <= number <= DECK for card, number in bag.items())


def split_bag(bag: Bag) -> Split | None:
    """A bag of one color and locomotives, taken apart; None if it is none."""
    colors = [color for color in COLORS if bag.get(color)]
    if len(colors) > 1 or not is_bag(bag):
        return None
    if not colors:
        return Split(codes.LOCOMOTIVE, 0, bag.get(LOCOMOTIVE, 0))
    return Split(CARDS.index(colors[0]), bag[colors[0]], bag.get(LOCOMOTIVE, 0))


def payment_chain(board: Any, route: int, bag: Bag) -> list[int]:
    """The decisions that claim a route with exactly this bag; none if the bag does not pay."""
    if not is_bag(bag):
        return []
    chain = np.empty(LONGEST_CHAIN, np.int64)
    counts = np.array(counts_of(bag), np.int64)
    length = law.payment_chain(records.slots_of(board, records.BOARD), route, counts, chain)
    return chain[:length].tolist()


def keep_chain(offer: Sequence[str], action: KeepTickets, ordered: bool) -> list[int]:
    """The decision to keep these tickets of the offer, `ordered` if the order of the rejected ones
    counts; none if they are not all offered, or named twice."""
    named = [*action.tickets, *action.rejected]
    if len(set(named)) < len(named) or not set(named) <= set(offer):
        return []
    chosen = sum(1 << index for index, ticket in enumerate(offer) if ticket in action.tickets)
    rest = [ticket for ticket in offer if ticket not in action.tickets]
    order = 0
    if ordered:
        wanted = [*action.rejected, *(ticket for ticket in rest if ticket not in action.rejected)]
        for ticket in wanted:
            order += rest.index(ticket) * tickets.orders_of(len(rest) - 1)
            rest.remove(ticket)
    return [encode(codes.KEEP_TICKETS, chosen, order)]


def offer_of(edition: Edition, state: Any, seat: int) -> list[str]:
    """The tickets that the seat is to choose from."""
    me = state.seat[seat]
    return [edition.tickets[int(ticket)].id for ticket in me.offer[: me.offered]]


def order_matters(board: Any, state: Any) -> bool:
    """Whether rejected tickets go under the deck in the seat's own order (R-ALL-TIC-5)."""
    return state.phase != codes.FIRST_KEEP and not board.later_rejects_out


# From decisions to actions.


def is_open(decision: int) -> bool:
    """Whether a decision leaves open which cards are given for substitutes."""
    return codes.operation_of(decision) == codes.CLAIM and codes.substitutes_of(decision) > 0


def shape_of(edition: Edition, board: Any, state: Any, seat: int, decision: int) -> Shape | None:
    """The shape of a decision that pays for something; None if it pays for nothing."""
    operation, thing = int(codes.operation_of(decision)), int(codes.thing_of(decision))
    color, locomotives = int(codes.color_of(decision)), int(codes.locomotives_of(decision))
    if operation == codes.CLAIM:
        return _claim_shape(edition, board, state.seat[seat].hand, decision)
    if operation == codes.STATION:
        cards = int(stations.station_cost(board, state.seat[seat])) - locomotives
        city = edition.cities[thing].id
        return Shape(city=city, color=_color(color), cards=cards, locomotives=locomotives)
    if operation == codes.PAY:
        cards, route = int(state.extra) - locomotives, edition.routes[int(state.route)].id
        paid = _color(int(state.color)) if cards else None
        return Shape(route=route, color=paid, cards=cards, locomotives=locomotives, is_extra=True)
    return None


def _color(color: int) -> str | None:
    return None if color == codes.LOCOMOTIVE else CARDS[color]


def _claim_shape(edition: Edition, board: Any, hand: Any, decision: int) -> Shape:
    """What a claim's first decision fixes, and the gifts that it leaves open."""
    route, color = int(codes.thing_of(decision)), int(codes.color_of(decision))
    locomotives = int(codes.locomotives_of(decision))
    substitutes = int(codes.substitutes_of(decision))
    fare = board.fare[board.route[route].fare]
    own = int(fare.length) - locomotives - substitutes
    plain = Shape(
        route=edition.routes[route].id, color=_color(color), cards=own, locomotives=locomotives
    )
    if not substitutes:
        return plain
    unit = int(payments.unit_cards(fare))
    left = [int(number) for number in hand.card]
    left[codes.LOCOMOTIVE] -= locomotives
    if own:
        left[color] -= own
    most = [
        min(number // unit, payments.substitute_cap(fare, color, own, substitutes, card))
        for card, number in enumerate(left)
    ]
    return msgspec.structs.replace(
        plain,
        substitutes=substitutes,
        due=int(payments.units_due(fare, substitutes)),
        unit=unit,
        most=bag_of(most),
    )


def keep_action(offer: Sequence[str], decision: int) -> KeepTickets:
    """The choice of tickets that a decision makes of an offer."""
    chosen, order = codes.thing_of(decision), codes.color_of(decision)
    kept = tuple(ticket for index, ticket in enumerate(offer) if chosen >> index & 1)
    rest = [ticket for ticket in offer if ticket not in kept]
    rejected: list[str] = []
    while rest:
        index, order = divmod(order, tickets.orders_of(len(rest) - 1))
        rejected.append(rest.pop(index))
    return KeepTickets(kept, tuple(rejected))


def action_of(edition: Edition, board: Any, state: Any, decisions: Sequence[int]) -> Action:
    """The action of one decision, or of a claim's whole chain, in the state before it."""
    first, *gifts = decisions
    operation = int(codes.operation_of(first))
    if operation in BARE_ACTIONS:
        return BARE_ACTIONS[operation]
    if operation == codes.TAKE:
        return TakeCard(int(codes.thing_of(first)))
    if operation == codes.KEEP_TICKETS:
        return keep_action(offer_of(edition, state, state.active), first)
    shape = shape_of(edition, board, state, state.active, first)
    assert shape is not None
    given = [0] * len(CARDS)
    for gift in gifts:
        given[codes.thing_of(gift)] += 1
    return shape.action(shape.bag(bag_of(given)))


def finished_claim(edition: Edition, board: Any, state: Any, gift: int) -> ClaimRoute:
    """The claim whose payment the last gift finishes: the cards laid, and those of the gift."""
    laid = [int(number) for number in state.laid.card]
    fare = board.fare[board.route[state.route].fare]
    laid[codes.thing_of(gift)] += int(payments.unit_cards(fare))
    return ClaimRoute(edition.routes[int(state.route)].id, bag_of(laid))
