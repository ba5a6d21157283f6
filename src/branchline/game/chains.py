"""Between people's actions and the rulebook's small decisions.

A claim with substitutes is a chain of decisions, and every valid bag has exactly one
(R-ALL-CLM-11). `payment_chain` finds it, `action_of` reads an action off decisions. The functions
here trust what they are given; `reasons` says what is not legal.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from branchline.editions.edition import CARDS, COLORS, LOCOMOTIVE, Edition
from branchline.engine import load
from branchline.game.actions import (
    Action,
    Bag,
    BuildStation,
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

_plain = load("plain").rules
chance = _plain.chance
codes = _plain.codes
payments = _plain.payments
tickets = _plain.tickets

BARE_ACTIONS: dict[int, Action] = {
    codes.BLIND: DrawBlind(),
    codes.STOP: StopDrawing(),
    codes.DRAW_TICKETS: DrawTickets(),
    codes.WITHDRAW: Withdraw(),
    codes.PASS: Pass(),
}


def encode(
    operation: int, thing: int = 0, color: int = 0, locomotives: int = 0, substitutes: int = 0
) -> int:
    """The decision as one integer."""
    return codes.encode(operation, thing, color, locomotives, substitutes)


def counts_of(bag: Bag) -> list[int]:
    """Counts in card order."""
    return [bag.get(card, 0) for card in CARDS]


def bag_of(counts: Sequence[int]) -> Bag:
    """A bag from counts in card order."""
    return {card: int(count) for card, count in zip(CARDS, counts, strict=True) if count}


def split_bag(bag: Bag) -> tuple[int, int, int] | None:
    """A bag of one color and locomotives as color, its cards and the locomotives; the color is
    LOCOMOTIVE where there is none. None if the bag has two colors."""
    colors = [index for index, card in enumerate(COLORS) if bag.get(card)]
    if len(colors) > 1:
        return None
    color = colors[0] if colors else codes.LOCOMOTIVE
    return color, bag.get(CARDS[color], 0) if colors else 0, bag.get(LOCOMOTIVE, 0)


def payment_chain(board: Any, route: int, bag: Bag) -> list[int] | None:
    """The decisions that claim a route with exactly this bag; None if the bag does not pay."""
    fare = board.fare[board.route[route].fare]
    counts = counts_of(bag)
    most = int(payments.most_substitutes(board, fare, sum(counts)))
    held = counts[CARDS.index(LOCOMOTIVE)]
    for substitutes in range(most + 1):
        for color in range(len(CARDS)):
            for locomotives in range(held + 1):
                gifts = _gifts_of(fare, color, locomotives, substitutes, counts)
                if gifts is not None:
                    claim = encode(codes.CLAIM, route, color, locomotives, substitutes)
                    return [claim, *(encode(codes.GIVE, card) for card in gifts)]
    return None


def _gifts_of(
    fare: Any, color: int, locomotives: int, substitutes: int, counts: list[int]
) -> list[int] | None:
    """The units given for substitutes if the shape is the bag's own, else None."""
    if not payments.may_shape(fare, color, locomotives, substitutes):
        return None
    own = fare.length - locomotives - substitutes
    rest = counts[:]
    rest[codes.LOCOMOTIVE] -= locomotives
    if own:
        rest[color] -= own
    if min(rest) < 0:
        return None
    if substitutes == 0:
        return [] if sum(rest) == 0 else None
    unit = payments.unit_cards(fare)
    gifts: list[int] = []
    for card, number in enumerate(rest):
        cap = payments.substitute_cap(fare, color, own, substitutes, card)
        if number % unit or number // unit > cap:
            return None
        gifts += [card] * (number // unit)
    return gifts if len(gifts) == payments.units_due(fare, substitutes) else None


def claim_bags(board: Any, hand: list[int], decision: int) -> Iterator[Bag]:
    """All bags that a claim's shape can be paid with from the hand."""
    laid, unit, due, most = _open_part(board, hand, decision)
    for gifts in _choices(most, due, 0):
        yield bag_of([a + unit * b for a, b in zip(laid, gifts, strict=True)])


def count_bags(board: Any, hand: list[int], decision: int) -> int:
    """How many bags `claim_bags` gives."""
    _, _, due, most = _open_part(board, hand, decision)
    ways = [1] + [0] * due
    for limit in most:
        ways = [sum(ways[max(0, given - limit) : given + 1]) for given in range(due + 1)]
    return ways[due]


def sparing_bag(board: Any, hand: list[int], decision: int) -> Bag:
    """The bag of a claim's shape that gives the cards the hand has most of, locomotives last."""
    laid, unit, due, most = _open_part(board, hand, decision)
    for _ in range(due):
        card = max(
            (card for card in range(len(CARDS)) if most[card] > 0),
            key=lambda card: (card != codes.LOCOMOTIVE, hand[card] - laid[card]),
        )
        most[card] -= 1
        laid[card] += unit
    return bag_of(laid)


def _open_part(board: Any, hand: list[int], decision: int) -> tuple[list[int], int, int, list[int]]:
    """What a claim's shape fixes and what it leaves open: the cards laid down, then the cards in a
    unit, the units due, and how many units of each card may be given."""
    fare = board.fare[board.route[codes.thing_of(decision)].fare]
    color, locomotives = codes.color_of(decision), codes.locomotives_of(decision)
    substitutes = codes.substitutes_of(decision)
    own = fare.length - locomotives - substitutes
    laid = [0] * len(CARDS)
    laid[codes.LOCOMOTIVE] += locomotives
    if own:
        laid[color] += own
    unit = payments.unit_cards(fare) if substitutes else 1
    due = payments.units_due(fare, substitutes) if substitutes else 0
    most = [
        min(
            (hand[card] - laid[card]) // unit,
            payments.substitute_cap(fare, color, own, substitutes, card) if substitutes else 0,
        )
        for card in range(len(CARDS))
    ]
    return laid, unit, due, most


def _choices(most: list[int], due: int, card: int) -> Iterator[list[int]]:
    """All ways to give so many units of the cards from `card` on."""
    if card == len(most):
        if due == 0:
            yield []
        return
    if sum(most[card:]) < due:
        return
    for number in range(min(most[card], due) + 1):
        for rest in _choices(most, due - number, card + 1):
            yield [number, *rest]


def keep_decision(offer: Sequence[str], action: KeepTickets, order_matters: bool) -> int:
    """The decision to keep these tickets of the offer."""
    chosen = sum(1 << index for index, ticket in enumerate(offer) if ticket in action.tickets)
    rest = [ticket for ticket in offer if ticket not in action.tickets]
    order = 0
    if order_matters:
        wanted = [*action.rejected, *(ticket for ticket in rest if ticket not in action.rejected)]
        for ticket in wanted:
            order += rest.index(ticket) * tickets.orders_of(len(rest) - 1)
            rest.remove(ticket)
    return encode(codes.KEEP_TICKETS, chosen, order)


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
    first = decisions[0]
    operation, thing = int(codes.operation_of(first)), int(codes.thing_of(first))
    if operation in BARE_ACTIONS:
        return BARE_ACTIONS[operation]
    me = state.seat[state.active]
    color, locomotives = codes.color_of(first), codes.locomotives_of(first)
    if operation == codes.TAKE:
        return TakeCard(thing)
    if operation == codes.KEEP_TICKETS:
        offer = [edition.tickets[int(ticket)].id for ticket in me.offer[: me.offered]]
        return keep_action(offer, first)
    counts = [0] * len(CARDS)
    counts[codes.LOCOMOTIVE] = locomotives
    if operation == codes.PAY:
        counts[state.color] += int(state.extra) - locomotives
        return PayExtra(bag_of(counts))
    if operation == codes.STATION:
        counts[color] += int(board.stations - me.stations) + 1 - locomotives
        return BuildStation(edition.cities[thing].id, bag_of(counts))
    fare = board.fare[board.route[thing].fare]
    counts[color] += fare.length - locomotives - codes.substitutes_of(first)
    for gift in decisions[1:]:
        counts[codes.thing_of(gift)] += payments.unit_cards(fare)
    return ClaimRoute(edition.routes[thing].id, bag_of(counts))
