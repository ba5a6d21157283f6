"""Many games of one line-up of scripted bots, and who did what in them."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from branchline.bots.matches import play_matches, play_one_match
from branchline.bots.random_bot import seed_record
from branchline.bots.roster import new_minds
from branchline.game.edition import Edition, Rules
from branchline.game.game import board_for
from branchline.game.seeds import seed_words
from branchline.rules.records import BOARD, GENERATOR, LOG, STATE, new_slots, record_at, slots_of
from branchline.sim.games import new_outcomes

LineUp = Sequence[Mapping[str, float] | None]
"""The weights of each member; None is a random bot."""


def play_line_up(
    edition: Edition, rules: Rules, line_up: LineUp, seed: str, first: int, games: int
) -> Any:
    """The outcomes of so many games, from number `first` on; seats in the order of the table."""
    states, views, logs = (new_slots(layout, 1) for layout in (STATE, STATE, LOG))
    outcomes = new_outcomes(games)
    play_matches(
        slots_of(board_for(edition, rules), BOARD),
        states,
        views,
        logs,
        new_slots(GENERATOR, len(line_up)),
        new_minds(line_up),
        len(line_up),
        np.array(seed_words(seed), np.int64),
        first,
        np.zeros(len(line_up), np.int64),
        outcomes,
    )
    return outcomes


def play_seeded(
    edition: Edition, rules: Rules, line_up: LineUp, seed: str, own_seeds: Sequence[str]
) -> tuple[Any, list[int]]:
    """The last state of the game of a seed, members in the seats of their numbers, and how many
    decisions each made; random members choose by their own seeds."""
    states, views, logs = (new_slots(layout, 1) for layout in (STATE, STATE, LOG))
    generators = new_slots(GENERATOR, len(line_up))
    for member, own_seed in enumerate(own_seeds):
        seed_record(record_at(generators, member, GENERATOR), own_seed)
    made = np.zeros(len(line_up), np.int64)
    words = np.array(seed_words(seed), np.int64)
    boards, minds = slots_of(board_for(edition, rules), BOARD), new_minds(line_up)
    play_one_match(boards, states, views, logs, generators, minds, len(line_up), words, made)
    return record_at(states, 0, STATE), made.tolist()


def by_member(outcomes: Any, seats: int, first: int) -> Any:
    """The seats' outcomes in the order of the line-up: member m sat in seat (m - rotation)."""
    rotations = (np.arange(len(outcomes)) + first) % seats
    seat_of = (np.arange(seats) - rotations[:, None]) % seats
    return np.take_along_axis(outcomes["seat"][:, :seats], seat_of, axis=1)
