"""Many games in one compiled call.

Game number i of a run has a seed of its own, derived from the run's, so that the same run gives the
same games whatever the number of threads, and any of them can be played again alone.
"""

from typing import Any

import numpy as np

from ...limits import SEATS
from ..backend import entry, rule
from ..rules.chance import derived_word, seed_generator
from ..rules.codes import NONE
from ..rules.playing import play_out
from ..rules.setup import start_game

CHANCE, CHOICES = 0, 3
"""Streams: three words from each for a game's chance and for its random bots' choices."""

SEAT_OUTCOME = np.dtype(
    [("total", "i2"), ("tickets", "i1"), ("completed", "i1"), ("winner", "i1"), ("wagons", "i1")],
    align=True,
)
OUTCOME = np.dtype(
    [("decisions", "i4"), ("turns", "i2"), ("reason", "i1"), ("seat", SEAT_OUTCOME, SEATS)],
    align=True,
)
"""How a game went."""


@rule
def note_outcome(s: Any, outcome: Any, decisions: int) -> None:
    """Write down how a finished game went."""
    outcome.decisions = decisions
    outcome.turns = s.turns
    outcome.reason = s.reason
    for p in range(s.seats):
        outcome.seat[p].total = s.seat[p].total
        outcome.seat[p].tickets = s.seat[p].tickets
        outcome.seat[p].completed = s.seat[p].completed
        outcome.seat[p].winner = s.seat[p].winner
        outcome.seat[p].wagons = s.seat[p].wagons


@rule
def deal_game(board, s, log, seats, words, game):
    """Set up a game by its number."""
    start_game(
        board,
        s,
        log,
        seats,
        NONE,
        derived_word(words[0], game, CHANCE),
        derived_word(words[1], game, CHANCE + 1),
        derived_word(words[2], game, CHANCE + 2),
    )


@rule
def seed_choices(generator, words, game):
    """Start the generator by which all seats of a game choose at random."""
    seed_generator(
        generator,
        derived_word(words[0], game, CHOICES),
        derived_word(words[1], game, CHOICES + 1),
        derived_word(words[2], game, CHOICES + 2),
    )


@entry
def play_games(
    boards: Any,
    states: Any,
    logs: Any,
    generators: Any,
    seats: int,
    words: Any,
    first_game: int,
    outcomes: Any,
) -> None:
    """Play as many random games as there are outcomes, from number `first_game` on."""
    board, s, log, generator = boards[0], states[0], logs[0], generators[0]
    for i in range(len(outcomes)):
        deal_game(board, s, log, seats, words, first_game + i)
        seed_choices(generator, words, first_game + i)
        note_outcome(s, outcomes[i], play_out(board, s, log, generator))


def new_outcomes(games: int) -> Any:
    """Room for the outcomes of `games` games."""
    return np.zeros(games, OUTCOME)
