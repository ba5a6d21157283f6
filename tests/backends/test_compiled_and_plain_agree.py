"""One rulebook, two ways to run it: the same state after every decision."""

import dataclasses
import hashlib
import random
from typing import Any

import numpy as np
import pytest

from branchline.editions.loading import edition
from branchline.engine import load
from branchline.engine.rules import codes, decisions, records, setup, views
from branchline.game.boards import make_board
from conftest import TINY

plain = load("plain").rules
LAYOUTS = records.BOARD, records.STATE, records.LOG
Switches = dict[str, Any]


def state_hash(state: Any) -> str:
    """A hash of all numbers of a state."""
    numbers = np.array(records.flatten(state, records.STATE), np.int64)
    return hashlib.sha256(numbers.tobytes()).hexdigest()


class Side:
    """A game run by one backend."""

    def __init__(self, book: Any, key: str, seats: int, seed: int, switches: Switches) -> None:
        self.book = book
        one = edition(key)
        rules = dataclasses.replace(one.rules, **switches)
        self.board = make_board(one, rules, book.records.new_record)
        self.state = book.records.new_record(records.STATE)
        self.log = book.records.new_record(records.LOG)
        self.log.on = 1
        self.slots = [
            book.records.slots_of(record, layout)
            for record, layout in zip((self.board, self.state, self.log), LAYOUTS, strict=True)
        ]
        book.setup.set_up(*self.slots, seats, codes.NONE, seed, 7, 11)

    def listed(self) -> list[int]:
        """All legal decisions."""
        buffer = np.zeros(4096, np.int64)
        number = self.book.decisions.list_decisions(*self.slots[:2], buffer)
        return buffer[:number].tolist()

    def apply(self, decision: int) -> None:
        """Carry out a decision and forget its events."""
        self.book.decisions.apply_decision(*self.slots, decision)

    def rows(self) -> list[Any]:
        """The events since the last call."""
        used, self.log.used = self.log.used, 0
        return [
            (row.kind, row.seat, row.thing, row.number, row.bag[:]) for row in self.log.row[:used]
        ]

    def view_hash(self, seat: int) -> str:
        """A hash of what a seat may know."""
        seen = self.book.records.new_slots(records.STATE, 1)
        self.book.views.view_into(*self.slots[:2], seat, seen)
        return state_hash(self.book.records.record_at(seen, 0, records.STATE))


class Compiled:
    """The compiled rulebook under the names that `Side` uses."""

    decisions, records, setup, views = decisions, records, setup, views


def compare(key: str, seats: int, seed: int, **switches: Any) -> set[int]:
    """Play one random game on both sides, with fields of `Rules` changed; returns which values
    `resets` had."""
    ours, theirs = (Side(book, key, seats, seed, switches) for book in (Compiled, plain))
    rng = random.Random(seed)
    met: set[int] = set()
    while True:
        met.add(ours.state.resets)
        assert state_hash(ours.state) == state_hash(theirs.state)
        assert ours.rows() == theirs.rows()
        legal = ours.listed()
        assert legal == theirs.listed()
        if ours.state.phase == codes.OVER:
            break
        assert legal
        seat = rng.randrange(-1, seats)
        assert ours.view_hash(seat) == theirs.view_hash(seat)
        decision = rng.choice(legal)
        ours.apply(decision)
        theirs.apply(decision)
    return met


def test_both_backends_play_the_same_game(table: tuple[str, int]) -> None:
    """State, events, legal decisions and views agree at every step."""
    compare(*table, seed=1)


@pytest.mark.parametrize("seed", range(5))
def test_both_backends_play_the_same_tiny_game(seed: int) -> None:
    """The tiny edition reaches corners that the large ones seldom see."""
    compare(TINY, 2 + seed % 2, seed)


def test_both_backends_give_up_alike() -> None:
    """R-ALL-RST-5: with one card of each color among forty locomotives, turns give up."""
    met = [compare(TINY, 2, seed, color_cards=1, locomotive_cards=40) for seed in range(4)]
    assert set.union(*met) == {
        plain.cards.GO_ON,
        plain.cards.GIVEN_UP_NOW,
        plain.cards.GIVEN_UP_BEFORE,
    }


@pytest.mark.soak
def test_both_backends_play_many_games_alike(table: tuple[str, int]) -> None:
    """The same comparison over more games."""
    for seed in range(2, 22):
        compare(*table, seed=seed)
