"""Long sweeps for `make soak`: many random games on every edition and seat count."""

import random
from pathlib import Path

import msgspec
import pytest

import branchline.editions
from audit.auditor import audit
from branchline.contests.simulation import Run, simulate
from branchline.editions.loading import edition
from branchline.game.record import record_of
from policies import POLICIES, play_game

EDITIONS = Path(branchline.editions.__path__[0])
GAMES = 100_000
AUDITED = 600


@pytest.mark.soak
def test_a_hundred_thousand_random_games_end_legally(table: tuple[str, int]) -> None:
    """R-ALL-END-2: every game ends by wagons or by passes; none runs into the turn limit."""
    key, seats = table
    run = Run(edition(key), seats, GAMES, seed="soak", options={}, threads=2)
    summary = simulate(run)
    assert sum(summary.ends.values()) == GAMES
    assert summary.ends.get("turn_limit", 0) == 0


@pytest.mark.soak
def test_hundreds_of_games_of_all_tempers_pass_the_audit(table: tuple[str, int]) -> None:
    """The independent auditor finds nothing in hundreds of games of mixed players."""
    key, seats = table
    rng = random.Random(f"audit {key} {seats}")
    for number in range(AUDITED):
        policies = rng.choices(list(POLICIES.values()), k=seats)
        game = play_game(key, seats, f"soak {number}", policies, rng)
        record = msgspec.json.decode(record_of(game).to_json())
        assert audit(record, EDITIONS / key) == [], game.seed
