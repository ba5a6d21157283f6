"""Whose turn it is, what happens when one ends, and the last round."""

from ..backend import rule
from .cards import close_market
from .claims import discard_revealed
from .codes import (
    ALL_PASSED,
    BY_WAGONS,
    END_EVENT,
    LAST_ROUND_EVENT,
    NONE,
    OVER,
    RUNNING,
    TURN,
    TURN_EVENT,
    TURN_LIMIT,
)
from .log import note


@rule
def begin_turn(s, log, p):
    """The seat is to move."""
    s.active = p
    s.phase = TURN
    note(log, TURN_EVENT, p, NONE, 0)


@rule
def end_game(s, log, reason):
    """The game is over as it stands; it is yet to be scored."""
    s.reason = reason
    s.phase = OVER
    note(log, END_EVENT, NONE, reason, 0)


@rule
def end_turn(board, s, log):
    """Settle the market (R-ALL-DRAW-10), then count down the last turns (R-ALL-END-1 to 3)."""
    discard_revealed(s)
    close_market(board, s, log)
    s.turns += 1
    reason = RUNNING
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            reason = BY_WAGONS
    elif s.seat[s.active].wagons <= board.last_round_wagons:
        s.last_turns = s.seats
        note(log, LAST_ROUND_EVENT, s.active, NONE, 0)
    if reason == RUNNING and s.passes == s.seats:
        reason = ALL_PASSED
    if reason == RUNNING and s.turns >= board.turn_limit:
        reason = TURN_LIMIT
    if reason == RUNNING:
        begin_turn(s, log, (s.active + 1) % s.seats)
    else:
        end_game(s, log, reason)
