"""The event log: what happened, row by row, for those who want to know.

Switched off it costs one comparison an event. `game.events` turns rows into people's words. One
decision writes far fewer rows than `EVENTS` (R-ALL-RST-5 bounds the longest chain).
"""

from ..backend import rule
from .codes import CARDS, MARKET, NONE, RESET_EVENT


@rule
def note(log, kind, seat, thing, number):
    """Write one row."""
    if log.on:
        row = log.row[log.used]
        row.kind = kind
        row.seat = seat
        row.thing = thing
        row.number = number
        log.used += 1


@rule
def note_bag(log, kind, seat, thing, number, pile):
    """Write one row that carries a bag of cards."""
    if log.on:
        bag = log.row[log.used].bag
        for card in range(CARDS):
            bag[card] = pile.card[card]
        note(log, kind, seat, thing, number)


@rule
def note_reset(log, market):
    """Write down the market that is discarded."""
    if log.on:
        bag = log.row[log.used].bag
        for slot in range(MARKET):
            bag[slot] = market[slot]
        note(log, RESET_EVENT, NONE, NONE, 0)
