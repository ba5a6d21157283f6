"""Fixtures for all tests. Compiled code checks its bounds here."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
os.environ["LC_ALL"] = "C.UTF-8"  # English, whatever the tester speaks

import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.editions.loading import edition, edition_keys
from branchline.game.record import record_of
from forking import fork_records
from policies import POLICIES, play_game

TABLES = [
    (key, seats)
    for key in edition_keys()
    for seats in range(edition(key).seats[0], edition(key).seats[1] + 1)
]
TINY = str(Path(__file__).parent / "data" / "tiny")


@pytest.fixture
def hears_interrupts() -> Iterator[None]:
    """A test run in the background is deaf to them, and so would be what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def pytest_xdist_auto_num_workers() -> int:
    """Three for every two cores: much of the time, tests wait for a server or a clock."""
    return max(1, (os.cpu_count() or 1) * 3 // 2)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for `table` run for every edition and seat count."""
    if "table" in metafunc.fixturenames:
        ids = [f"{key}-{seats}" for key, seats in TABLES]
        metafunc.parametrize("table", TABLES, ids=ids)


@pytest.fixture(scope="session")
def records() -> list[dict[str, Any]]:
    """Records of whole games on every edition and seat count, by players of several tempers."""
    games: list[dict[str, Any]] = []
    for key, seats in TABLES:
        for number, policy in enumerate(POLICIES.values()):
            for repeat in range(2):
                seed = f"{key} {seats} {number} {repeat}"
                game = play_game(key, seats, seed, [policy] * seats, random.Random(seed))
                games.append(msgspec.json.decode(record_of(game).to_json()))
    return games


@pytest.fixture(scope="session")
def forks() -> list[dict[str, Any]]:
    """Records of games that go on from the middle of another, on every edition and seat count."""
    return fork_records(TABLES)
