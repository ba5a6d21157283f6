"""Games between scripted and random bots, each compiled in one piece."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from branchline.bots.random_bot import plain, seed_record
from branchline.bots.roster import SCRIPTED, new_minds, weights_of
from branchline.editions.edition import Edition, Rules
from branchline.engine.batch.matches import play_match
from branchline.engine.rules.records import (
    BOARD,
    GENERATOR,
    LOG,
    STATE,
    new_slots,
    record_at,
    slots_of,
)
from branchline.game.game import board_for
from branchline.game.seeds import seed_words

RANDOM = "random"
Members = Sequence[Mapping[str, float] | None]
"""The weights of each member of a line-up; None is a random bot."""


def is_scripted(names: Collection[str]) -> bool:
    """Whether all these bots are scripted or random, so that their games can be compiled."""
    return {*names} <= {RANDOM, *SCRIPTED}


def line_up_of(names: Sequence[str], edition: Edition) -> Members:
    """The line-up of scripted and random bots of these names."""
    return [None if name == RANDOM else weights_of(name, edition.key, len(names)) for name in names]


class Ended(NamedTuple):
    """A game that is over: its last state, and the decisions each seat made."""

    state: Any
    made: list[int]


def play_seeded(
    edition: Edition, rules: Rules, line_up: Members, words: Sequence[int], own_seeds: Sequence[str]
) -> Ended:
    """The game of a seed, members in the seats of their numbers; random ones choose by their own
    seeds."""
    states, views, logs = (new_slots(layout, 1) for layout in (STATE, STATE, LOG))
    generators = new_slots(GENERATOR, len(line_up))
    for member, own_seed in enumerate(own_seeds):
        seed_record(record_at(generators, member, GENERATOR), own_seed)
    made = np.zeros(len(line_up), np.int64)
    play_match(
        slots_of(board_for(edition, rules), BOARD),
        states,
        views,
        logs,
        generators,
        new_minds(line_up),
        np.array(words, np.int64),
        made,
    )
    return Ended(record_at(states, 0, STATE), made.tolist())


class Standing(NamedTuple):
    """How the first member of a line-up fared in a game."""

    win: float
    """Its share of the win."""
    margin: int
    """Points ahead of its best rival."""


def fare(edition: Edition, line_up: Members, seed: str, deals: int) -> list[Standing]:
    """How the first member fares in duplicate deals: each is played in all rotations, in which seat
    q is member (q + rotation)."""
    standings: list[Standing] = []
    seats = len(line_up)
    for deal in range(deals):
        words = [
            plain.chance.derived_word(word, deal, index)
            for index, word in enumerate(seed_words(seed))
        ]
        for rotation in range(seats):
            seated = [line_up[(seat + rotation) % seats] for seat in range(seats)]
            state = play_seeded(edition, edition.rules, seated, words, ()).state
            mine = -rotation % seats
            totals = [int(state.seat[seat].total) for seat in range(seats)]
            winners = [int(state.seat[seat].winner) for seat in range(seats)]
            rival = max(total for seat, total in enumerate(totals) if seat != mine)
            standings.append(Standing(winners[mine] / sum(winners), totals[mine] - rival))
    return standings
