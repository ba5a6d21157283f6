"""What is legal, asked without touching the state that is asked about.

The questions of `decisions` keep sums in the state's scratch fields and, while first tickets are
chosen, ask the active seat. These entries put them to a copy.
"""

from ..backend import entry, rule
from .codes import CARDS, CLAIM, FIRST_KEEP, GIVE, LOCOMOTIVE, encode
from .decisions import count_legal, legal_at, step
from .payments import (
    may_shape,
    most_substitutes,
    substitute_cap,
    unit_cards,
    units_due,
    units_of,
)
from .records import clone


@rule
def ask_seat(s, seat):
    """Whether the seat is to decide; while first tickets are chosen, every seat is asked."""
    if s.phase == FIRST_KEEP:
        s.active = seat
    return s.active == seat


@rule
def is_legal(board, s, decision):
    """Whether the active seat may make the decision."""
    for index in range(count_legal(board, s)):
        if legal_at(board, s, index) == decision:
            return True
    return False


@entry
def list_legal(boards, states, seat, scratch, decisions):
    """Write all legal decisions of a seat, in the order of their numbers; returns how many there
    are, which may be more than fit. `scratch` is room for a state."""
    clone(scratch, 0, states[0])
    board, s = boards[0], scratch[0]
    if not ask_seat(s, seat):
        return 0
    number = count_legal(board, s)
    for index in range(min(number, len(decisions))):
        decisions[index] = legal_at(board, s, index)
    return number


@entry
def is_legal_decision(boards, states, seat, scratch, decision):
    """Whether a seat may make a decision. `scratch` is room for a state."""
    clone(scratch, 0, states[0])
    board, s = boards[0], scratch[0]
    return ask_seat(s, seat) and is_legal(board, s, decision)


@entry
def is_legal_chain(boards, states, seat, scratch, logs, chain, length):
    """Whether a seat may make the first `length` decisions of `chain`, one after the other.
    `scratch` is room for a state, `logs` a log that is switched off."""
    clone(scratch, 0, states[0])
    board, s = boards[0], scratch[0]
    if not ask_seat(s, seat):
        return False
    for index in range(length):
        if not is_legal(board, s, chain[index]):
            return False
        if index + 1 < length:
            step(board, s, logs[0], chain[index])
    return length > 0


@rule
def write_gifts(fare, color, locomotives, substitutes, bag, chain):
    """Write what a shape leaves of the bag as gifts for its substitutes, behind the claim; returns
    the length of the chain, 0 if the shape is not the bag's own."""
    own = fare.length - locomotives - substitutes
    due = units_due(fare, substitutes) if substitutes > 0 else 0
    given = 0
    for card in range(CARDS):
        left = bag[card]
        if card == LOCOMOTIVE:
            left -= locomotives
        elif card == color:
            left -= own
        units = units_of(fare, left) if substitutes > 0 else 0
        if left < 0 or units * unit_cards(fare) != left:
            return 0
        if units > 0 and units > substitute_cap(fare, color, own, substitutes, card):
            return 0
        for _ in range(min(units, due - given)):
            given += 1
            units -= 1
            chain[given] = encode(GIVE, card, 0, 0, 0)
        if units > 0:
            return 0
    return 1 + due if given == due else 0


@entry
def payment_chain(boards, route, bag, chain):
    """Write the decisions that claim a route with exactly these cards; returns how many there are,
    0 if the cards do not pay. Every bag that pays has one such chain (R-ALL-CLM-11)."""
    board = boards[0]
    fare = board.fare[board.route[route].fare]
    total = 0
    for card in range(CARDS):
        total += bag[card]
    for substitutes in range(most_substitutes(board, fare, total) + 1):
        for color in range(CARDS):
            for locomotives in range(bag[LOCOMOTIVE] + 1):
                if may_shape(fare, color, locomotives, substitutes):
                    length = write_gifts(fare, color, locomotives, substitutes, bag, chain)
                    if length > 0:
                        chain[0] = encode(CLAIM, route, color, locomotives, substitutes)
                        return length
    return 0
