"""What a server keeps in memory of its tables: little for each, and of unused ones only so many."""

import asyncio
import gc
import random
import tracemalloc
from pathlib import Path

import pytest

from branchline.editions.loading import edition
from branchline.game.legal import legal
from branchline.server.at_hand import AtHand, LiveTable
from branchline.server.entries import Acted, AnyEntry, Sat, Started, format_entry
from branchline.server.hall import Hall
from branchline.server.history import Step
from branchline.server.protocol import TableSettings
from branchline.server.refusals import Refused
from branchline.server.state import TableState
from branchline.server.store import Row, Store
from branchline.server.uptime import ALWAYS
from server.clients import choose
from server.processes import sqlite_in
from server.test_store import with_store

BYTES = 100_000
"""What a finished game of four may take; it has some three hundred rows."""
SEATS = 4


def empty(name: str = "table") -> TableState:
    return TableState(name, edition("north-america"), TableSettings("north-america", SEATS), name)


def tell(state: TableState, entry: AnyEntry, command: str, player: int = 0) -> None:
    number = state.number + 1
    state.fold(Row(number, 1000 * number, player, command, format_entry(entry)))


def finished(name: str) -> TableState:
    """A table whose game was played to its end, one command after another."""
    state, rng = empty(name), random.Random(name)
    for seat in range(SEATS):
        tell(state, Sat(seat, 0, f"Seat {seat}", ""), f"sit {seat}")
    tell(state, Started(), "start")
    while state.game and state.awaited:
        seat = state.awaited[0]
        action = choose(legal(state.game.view(seat)).choices(), rng)
        tell(state, Acted(seat, action), f"{rng.getrandbits(64):016x}", player=seat)
    return state


def test_a_finished_game_takes_little_memory() -> None:
    finished("the first one also loads what all share")
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        states = [finished(f"game {number}") for number in range(10)]
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert all(state.number > 200 for state in states)
    assert used < BYTES * len(states)


def test_a_history_gives_back_what_was_told() -> None:
    state = empty()
    tell(state, Sat(0, 0, "Ada", ""), "a", player=0)
    tell(state, Sat(1, 7, "Bo", ""), "a", player=7)
    earlier = state.clone()
    tell(state, Sat(2, 0, "Ada", ""), "b", player=0)
    steps = state.steps
    assert [steps.number_of(0, "a"), steps.number_of(7, "a"), steps.number_of(0, "b")] == [1, 2, 3]
    assert steps.number_of(7, "b") is None
    assert earlier.steps.number_of(0, "b") is None, "a clone goes its own way"
    assert [steps.last_word_of(0), steps.last_word_of(7), steps.last_word_of(1)] == [3000, 2000, 0]
    assert steps[-1] == Step(3, 3000, Sat(2, 0, "Ada", ""), 0, 0)
    assert steps[1:] == list(steps)[1:]
    with pytest.raises(IndexError):
        steps[3]


def test_every_row_of_a_history_has_its_events() -> None:
    state = finished("events")
    assert state.game
    told = [event for step in state.steps for event in state.events_of(step)]
    assert told == state.game.events


def live(name: str) -> LiveTable:
    return LiveTable(name, empty(name))


def test_unused_tables_are_let_go_and_used_ones_stay_the_same() -> None:
    tables = AtHand(kept=3)
    used = live("used")
    tables.keep(used)
    for number in range(10):
        tables.keep(live(str(number)))
    assert tables.get("used") is used
    assert len(tables) == 4
    assert [tables.get(name) is not None for name in ("6", "7", "9")] == [False, True, True]
    del used
    assert tables.get("used") is None


def test_fewer_tables_are_kept_that_are_over() -> None:
    tables = AtHand(kept=3, kept_over=1)
    for number in range(3):
        tables.keep(live(str(number)))
    for number in range(3):
        over = tables.get(str(number))
        assert over
        over.state.is_aborted = True
        tables.keep(over)
    del over
    assert [one.table for one in tables.all()] == ["2"]
    tables.forget(live("2"))
    assert tables.all() == []


def test_tables_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        hall = Hall(store, {}, ALWAYS)
        asked = (hall.find(f"nothing {number}") for number in range(50))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, Refused) for answer in answers)
        assert not hall._loading

    with_store(sqlite_in(tmp_path), ask)
