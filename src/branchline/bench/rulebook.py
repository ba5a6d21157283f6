"""Speed measures: everything that `branchline bench` prints, each taken in the same run."""

import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from branchline.editions.loading import edition, edition_keys
from branchline.engine import load
from branchline.engine.backend import entry
from branchline.engine.batch.games import new_outcomes, play_games
from branchline.engine.rules import codes, records
from branchline.engine.rules.network import longest_path
from branchline.engine.rules.records import clone
from branchline.game.boards import make_board
from branchline.game.game import board_for
from branchline.game.seeds import seed_words
from branchline.wording import Wording

Progress = Callable[[Wording], None]
plain = load("plain").rules

REFERENCE_STEPS = 10_000_000
NETWORK_WAGONS = 45
NETWORKS = 400
SLICES = 4
"""Parts of a measurement; the best counts, for a shared machine only ever slows things down."""


def reference_loop() -> float:
    """Seconds of a fixed plain-Python loop: the unit that makes machines comparable."""
    began = time.perf_counter()
    total = 0
    for i in range(REFERENCE_STEPS):
        total += i * i % 7
    return time.perf_counter() - began


def games_per_second(key: str, seats: int, seconds: float, threads: int) -> tuple[float, float]:
    """Games and decisions a second of random play on a number of threads, each for some seconds."""
    from concurrent.futures import ThreadPoolExecutor

    one = edition(key)
    boards = records.slots_of(board_for(one, one.rules), records.BOARD)
    words = np.array(seed_words("bench"), np.int64)

    def work(thread: int) -> tuple[int, int, float]:
        layouts = records.STATE, records.LOG, records.GENERATOR
        states, logs, generators = (records.new_slots(layout, 1) for layout in layouts)
        outcomes = new_outcomes(200)
        games = decisions = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / SLICES:
            first = thread * 10_000_000 + games
            play_games(boards, states, logs, generators, seats, words, first, outcomes)
            games += len(outcomes)
            decisions += int(outcomes["decisions"].sum())
        return games, decisions, time.perf_counter() - began

    best = (0.0, 0.0)
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(SLICES):
            results = list(pool.map(work, range(threads)))
            rates = (
                sum(games / spent for games, _, spent in results),
                sum(decisions / spent for _, decisions, spent in results),
            )
            best = max(best, rates)
    return best


@entry
def _clone_often(slots: Any, times: int) -> Any:
    last = len(slots) - 1
    for i in range(times):
        clone(slots, i % last + 1, slots[i % last])
    return slots[last].turns


def clone_nanoseconds() -> float:
    """Time to copy a state inside compiled code."""
    slots = records.new_slots(records.STATE, 8)
    _clone_often(slots, 10)
    times = 2_000_000
    began = time.perf_counter()
    _clone_often(slots, times)
    return (time.perf_counter() - began) / times * 1e9


def plain_decisions_per_second(key: str, seats: int, seconds: float) -> float:
    """Decisions a second of random play without compiling."""
    one = edition(key)
    board = make_board(one, one.rules, plain.records.new_record)
    state, log, generator = (
        plain.records.new_record(layout)
        for layout in (records.STATE, records.LOG, records.GENERATOR)
    )
    plain.chance.seed_generator(generator, 1, 2, 3)
    made, game = 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        plain.setup.start_game(board, state, log, seats, codes.NONE, game, 2, 3)
        made += plain.playing.play_out(board, state, log, generator)
        game += 1
    return made / (time.perf_counter() - began)


@entry
def _path_often(boards: Any, states: Any, times: int) -> int:
    length = 0
    for _ in range(times):
        length = longest_path(boards[0], states[0], 0)
    return length


def dense_network(key: str, rng: random.Random) -> tuple[Any, Any]:
    """A board and a state in which seat 0 holds a dense network of 45 wagons: routes between
    cities it already touches come first, then short ones beside them."""
    one = edition(key)
    board = board_for(one, one.rules)
    state = records.new_record(records.STATE)
    for number in range(len(one.routes)):
        state.owner[number] = codes.NONE
    touched = {rng.choice(one.cities).id}
    left = NETWORK_WAGONS
    numbers = list(range(len(one.routes)))
    rng.shuffle(numbers)
    while True:
        fitting = [
            number
            for number in numbers
            if state.owner[number] == codes.NONE
            and one.routes[number].length <= left
            and {one.routes[number].city_a, one.routes[number].city_b} & touched
        ]
        if not fitting:
            break
        ends = {
            number: {one.routes[number].city_a, one.routes[number].city_b} for number in fitting
        }
        chosen = min(fitting, key=lambda n: (len(ends[n] - touched), one.routes[n].length))
        state.owner[chosen] = 0
        touched |= ends[chosen]
        left -= one.routes[chosen].length
    label = min(index for index, city in enumerate(one.cities) if city.id in touched)
    for index, city in enumerate(one.cities):
        state.seat[0].network[index] = label if city.id in touched else index
    return records.slots_of(board, records.BOARD), records.slots_of(state, records.STATE)


def longest_path_microseconds(progress: Progress) -> dict[str, float]:
    """Median, 99th percentile and maximum over dense networks of all editions."""
    times: list[float] = []
    rng = random.Random(45)
    for key in edition_keys():
        progress(Wording("bench-longest-path", {"edition": key}))
        for _ in range(NETWORKS // len(edition_keys())):
            boards, states = dense_network(key, rng)
            _path_often(boards, states, 1)
            began = time.perf_counter_ns()
            _path_often(boards, states, 10)
            times.append((time.perf_counter_ns() - began) / 10 / 1000)
    times.sort()
    return {
        "median": statistics.median(times),
        "p99": times[int(len(times) * 0.99)],
        "max": times[-1],
        "networks": len(times),
    }


def _command_seconds(*arguments: str, **environment: str) -> float:
    """How long a command takes. It leads a group of its own, which an interruption ends with us."""
    command = [sys.executable, "-m", "branchline", *arguments]
    began = time.perf_counter()
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        env={**os.environ, **environment},
        start_new_session=True,
    )
    try:
        code = process.wait()
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise
    if code:
        raise subprocess.CalledProcessError(code, command)
    return time.perf_counter() - began


def cold_compile_seconds() -> float:
    """Time to compile the whole rulebook in new processes with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        return _command_seconds("warm-up", "--no-bots", BRANCHLINE_CACHE=str(Path(folder)))


def warm_start_seconds() -> float:
    """Time of a whole `branchline simulate` of one game; the best of three."""
    key = edition_keys()[0]
    _command_seconds("simulate", key, "--games", "1")
    return min(_command_seconds("simulate", key, "--games", "1") for _ in range(3))
