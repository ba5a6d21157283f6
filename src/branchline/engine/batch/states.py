"""Many states side by side, each taken one decision on.

Everything is done for the states from `begin` to before `end`, so that threads can share a batch.
"""

from typing import Any

from ..backend import entry, rule
from ..rules.codes import NONE
from ..rules.decisions import count_legal, legal_at, step
from ..rules.records import clone
from .games import deal_game, note_outcome

MADE, LEFT, REFUSED = 1, 0, -1
"""What became of a choice: a decision was made, the state was left alone, no such choice."""


@rule
def list_legal(board, s, decisions):
    """Write all legal decisions, in the order of their numbers, then NONE to the end of the row."""
    number = count_legal(board, s)
    for index in range(len(decisions)):
        decisions[index] = legal_at(board, s, index) if index < number else NONE


@rule
def make_choice(board, s, log, choice):
    """Make legal decision number `choice`; NONE leaves the state alone, as does a number that no
    decision has."""
    if choice == NONE:
        return LEFT
    if choice < 0 or choice >= count_legal(board, s):
        return REFUSED
    step(board, s, log, legal_at(board, s, choice))
    return MADE


@entry
def deal_states(
    boards: Any,
    states: Any,
    logs: Any,
    seats: int,
    words: Any,
    first_game: int,
    begin: int,
    end: int,
) -> None:
    """Set up games by their numbers, the first state's is `first_game`."""
    for i in range(begin, end):
        deal_game(boards[0], states[i], logs[0], seats, words, first_game + i)


@entry
def count_choices(boards: Any, states: Any, counts: Any, begin: int, end: int) -> None:
    """How many decisions are legal in each state; 0 where the game is over."""
    for i in range(begin, end):
        counts[i] = count_legal(boards[0], states[i])


@entry
def list_choices(boards: Any, states: Any, decisions: Any, begin: int, end: int) -> None:
    """The legal decisions of each state, as far as its row of `decisions` goes."""
    for i in range(begin, end):
        list_legal(boards[0], states[i], decisions[i])


@entry
def make_choices(
    boards: Any, states: Any, logs: Any, choices: Any, made: Any, refused: Any, begin: int, end: int
) -> None:
    """Make a choice in each state, counted in `made`; `refused` is 1 where there is no such one."""
    for i in range(begin, end):
        outcome = make_choice(boards[0], states[i], logs[0], choices[i])
        made[i] += 1 if outcome == MADE else 0
        refused[i] = 1 if outcome == REFUSED else 0


@entry
def copy_states(states: Any, sources: Any, chosen: Any, begin: int, end: int) -> None:
    """Put a copy of `sources[chosen[i]]` into each state."""
    for i in range(begin, end):
        clone(states, i, sources[chosen[i]])


@entry
def note_states(states: Any, made: Any, outcomes: Any, begin: int, end: int) -> None:
    """How the games went; of one that is not over, how it stands."""
    for i in range(begin, end):
        note_outcome(states[i], outcomes[i], made[i])
