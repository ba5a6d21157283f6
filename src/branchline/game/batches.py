"""Thousands of games side by side, taken on by one decision each: for learning and studies."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from branchline.editions.edition import Edition
from branchline.editions.loading import edition as load
from branchline.engine.batch.games import OUTCOME
from branchline.engine.rules.records import BOARD, LOG, STATE, slots_of
from branchline.errors import BadOption
from branchline.game.devices import CPU, check_device, device_errors, part_on
from branchline.game.game import board_for, check_seats, rules_with
from branchline.game.seeds import seed_words

MOST_STATES = 10_000_000
LEAST_SHARE = 256
"""States worth a thread of their own."""


@cache
def _pool() -> ThreadPoolExecutor:
    """The threads that all batches share, one a core."""
    return ThreadPoolExecutor(os.cpu_count() or 1)


class _Processor:
    """The work of a batch on all cores."""

    def __init__(self) -> None:
        self.part = part_on(CPU, "batch.states")

    def put(self, values: Any) -> Any:
        """The array itself."""
        return values

    def get(self, values: Any) -> Any:
        """The array itself."""
        return values

    def fill(self, target: Any, values: Any) -> None:
        """Put other numbers into an array."""
        target[...] = values

    def call(self, name: str, items: int, *arguments: Any) -> None:
        """Do something with each state, in parts of even length."""
        function: Callable[..., None] = getattr(self.part, name)
        parts = max(1, min(os.cpu_count() or 1, items // LEAST_SHARE))
        ends = [items * number // parts for number in range(parts + 1)]
        if parts == 1:
            function(*arguments, 0, items)
            return

        def share(number: int) -> None:
            function(*arguments, ends[number], ends[number + 1])

        for _ in _pool().map(share, range(parts)):
            pass


class _Gpu:
    """The work of a batch on a GPU."""

    def __init__(self, device: str) -> None:
        check_device(device)
        self.part = part_on(device, "kernels.states")
        self.launching = part_on(device, "kernels.launching")

    def put(self, values: Any) -> Any:
        """The array on the device."""
        with device_errors():
            return self.launching.put(values)

    def get(self, values: Any) -> Any:
        """The array, brought here."""
        return values.copy_to_host()

    def fill(self, target: Any, values: Any) -> None:
        """Put other numbers into an array; they may be on the device already."""
        self.launching.copy_into(target, values)

    def call(self, name: str, items: int, *arguments: Any) -> None:
        """Do something with each state, one a thread."""
        with device_errors():
            getattr(self.part, name)[self.launching.blocks_for(items)](*arguments)


class Batch:
    """Many games of one edition side by side.

    A decision is chosen by its number among the legal ones. `states` are the engine's records,
    `counts`, `choices`, `decisions` and `made` plain integers: NumPy arrays on the device `cpu`,
    arrays with `__cuda_array_interface__` on `cuda`, so that others read and write them in place.

    >>> batch = Batch("europe", seats=2, states=3, seed=7)
    >>> batch.count().tolist(), batch.list(4)[0].tolist()
    ([11, 11, 11], [53, 85, 101, 117])
    """

    def __init__(
        self,
        edition: Edition | str,
        seats: int,
        states: int,
        *,
        seed: str | int = "1",
        first_game: int = 0,
        options: Mapping[str, bool] | None = None,
        device: str = "cpu",
    ) -> None:
        """Deal the games that `play_games` plays with this seed, from number `first_game` on."""
        self.edition = load(edition) if isinstance(edition, str) else edition
        self.seats = seats
        self.device = device
        check_seats(self.edition, seats)
        _check_states(states)
        board = board_for(self.edition, rules_with(self.edition, dict(options or {})))
        self._work = _Processor() if device == CPU else _Gpu(device)
        self._boards = self._work.put(slots_of(board, BOARD))
        self._logs = self._work.put(np.zeros(1, LOG))
        self._make_room(states)
        words = self._work.put(np.array(seed_words(str(seed)), np.int64))
        self._call("deal_states", self._boards, self.states, self._logs, seats, words, first_game)

    def _make_room(self, states: int) -> None:
        put = self._work.put
        self.states = put(np.zeros(states, STATE))
        """The states themselves."""
        self.counts = put(np.zeros(states, np.int32))
        """How many decisions are legal in each, as of the last `count`."""
        self.choices = put(np.zeros(states, np.int32))
        """What `step` is to choose, where it is not given anything."""
        self.made = put(np.zeros(states, np.int32))
        """How many decisions were made in each."""
        self.decisions = put(np.zeros((states, 0), np.int64))
        """Their codes, as of the last `list`."""
        self._refused = put(np.zeros(states, np.int8))

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games, {self.edition.key}, {self.seats} seats>"

    def count(self) -> Any:
        """How many decisions are legal in each state, in `counts`; 0 where the game is over."""
        self._call("count_choices", self._boards, self.states, self.counts)
        return self.counts

    def list(self, most: int) -> Any:
        """The codes of the first `most` legal decisions of each state, in `decisions`; -1 where
        there are fewer."""
        if self.decisions.shape[1] != most:
            self.decisions = self._work.put(np.zeros((len(self), most), np.int64))
        self._call("list_choices", self._boards, self.states, self.decisions)
        return self.decisions

    def step(self, choices: Any = None) -> None:
        """Make in every state the legal decision of this number; -1 leaves a state alone. Without
        `choices` the numbers in `self.choices` count. If there is no such decision somewhere, these
        states are left alone, and an error tells how many they are."""
        if choices is not None:
            self._fill_choices(choices)
        self._call(
            "make_choices",
            self._boards,
            self.states,
            self._logs,
            self.choices,
            self.made,
            self._refused,
        )
        refused = int(self._work.get(self._refused).sum())
        if refused:
            raise BadOption("error-batch-choices", {"number": str(refused)})

    def clone(self, chosen: Any = None) -> "Batch":
        """A batch of its own with copies of these states: of all, or of those with the numbers
        `chosen`, any of them as often as wanted."""
        numbers = np.arange(len(self)) if chosen is None else np.asarray(chosen, np.int64)
        _check_states(len(numbers))
        if numbers.min() < 0 or numbers.max() >= len(self):
            most = str(len(self) - 1)
            raise BadOption("error-batch-number", {"most": most})
        twin = object.__new__(Batch)
        twin.edition, twin.seats, twin.device = self.edition, self.seats, self.device
        twin._work, twin._boards, twin._logs = self._work, self._boards, self._logs
        twin._make_room(len(numbers))
        copies = (twin.states, self.states, self._work.put(numbers.astype(np.int64)))
        twin._call("copy_states", *copies)
        self._work.fill(twin.made, self._work.get(self.made)[numbers])
        return twin

    def outcomes(self) -> Any:
        """How each game went, as a NumPy array with the fields decisions, turns, reason and, by
        seat, total, tickets, completed, winner and wagons; of one that goes on, how it stands."""
        outcomes = self._work.put(np.zeros(len(self), OUTCOME))
        self._call("note_states", self.states, self.made, outcomes)
        return self._work.get(outcomes)

    def _fill_choices(self, choices: Any) -> None:
        if hasattr(choices, "__cuda_array_interface__"):
            self._work.fill(self.choices, choices)
            return
        given = np.asarray(choices)
        if given.shape != (len(self),):
            values = {"states": str(len(self)), "given": str(given.size)}
            raise BadOption("error-batch-room", values)
        self._work.fill(self.choices, np.ascontiguousarray(given, np.int32))

    def _call(self, name: str, *arguments: Any) -> None:
        self._work.call(name, len(self), *arguments)


def _check_states(states: int) -> None:
    if not 1 <= states <= MOST_STATES:
        values = {"most": str(MOST_STATES), "states": str(states)}
        raise BadOption("error-batch-states", values)
