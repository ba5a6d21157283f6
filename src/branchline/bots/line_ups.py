"""Many games of one line-up of scripted bots, and who did what in them."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from branchline.bots.matches import play_matches
from branchline.bots.roster import new_minds
from branchline.game.edition import Edition, Rules
from branchline.game.game import board_for
from branchline.game.seeds import seed_words
from branchline.rules.records import BOARD, GENERATOR, LOG, STATE, new_slots, slots_of
from branchline.sim.games import new_outcomes

LineUp = Sequence[Mapping[str, float] | None]
"""The weights of each member; None is a random bot."""


def play_line_up(
    edition: Edition, rules: Rules, line_up: LineUp, seed: str, first: int, games: int
) -> Any:
    """The outcomes of so many games, from number `first` on; seats in the order of the table."""
    states, views, logs, generators = (
        new_slots(layout, 1) for layout in (STATE, STATE, LOG, GENERATOR)
    )
    outcomes = new_outcomes(games)
    play_matches(
        slots_of(board_for(edition, rules), BOARD),
        states,
        views,
        logs,
        generators,
        new_minds(line_up),
        len(line_up),
        np.array(seed_words(seed), np.int64),
        first,
        outcomes,
    )
    return outcomes


def by_member(outcomes: Any, seats: int, first: int) -> Any:
    """The seats' outcomes in the order of the line-up: member m sat in seat (m - rotation)."""
    rotations = (np.arange(len(outcomes)) + first) % seats
    seat_of = (np.arange(seats) - rotations[:, None]) % seats
    return np.take_along_axis(outcomes["seat"][:, :seats], seat_of, axis=1)
