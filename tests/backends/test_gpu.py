"""Games on a GPU are those on the processor, bit for bit (make test-gpu)."""

import dataclasses
import os
from typing import Any

import numpy as np
import pytest

from branchline.bots.bot import Place
from branchline.bots.playouts import try_together
from branchline.bots.registry import make_bot
from branchline.bots.search import Budget, Search
from branchline.bots.search_bot import SearchBot
from branchline.contests.device_games import play_on_device
from branchline.contests.line_ups import play_compiled
from branchline.contests.many_games import play_games
from branchline.contests.simulation import Run, note_state, play_run, summarise
from branchline.editions.loading import edition
from branchline.engine.batch.games import new_outcomes
from branchline.game.batches import Batch
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.view import View
from branchline.table.table import Table

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.filterwarnings("ignore:The 'generic' unit"),  # of numba-cuda, on NumPy 2.5
]

GAMES = 100_000
MATCHES = 300
STATES = 200
CORES = os.cpu_count() or 1


def figures(summary: Any) -> dict[str, Any]:
    """A summary without how long it took."""
    times = {"seconds", "games_per_s", "decisions_per_s"}
    return {name: value for name, value in dataclasses.asdict(summary).items() if name not in times}


def test_random_games_end_alike(table: tuple[str, int]) -> None:
    """100,000 games of every edition and seat count: outcome by outcome, and as a summary."""
    key, seats = table
    run = Run(edition(key), seats, GAMES, "gpu", {}, threads=CORES)
    expected, seconds = play_run(run)
    outcomes, _ = play_on_device(run, ["random"] * seats)
    assert outcomes.tobytes() == expected.tobytes()
    summary = play_games(key, games=GAMES, seed="gpu", seats=seats, device="cuda")
    assert figures(summary) == figures(summarise(run, expected, seconds))


@pytest.mark.parametrize("line_up", [["greedy"], ["greedy", "random"], ["racer", "wary", "random"]])
def test_scripted_bots_play_alike(table: tuple[str, int], line_up: list[str]) -> None:
    key, seats = table
    bots = [line_up[seat % len(line_up)] for seat in range(seats)]
    run = Run(edition(key), seats, MATCHES, "gpu", {})
    expected = new_outcomes(MATCHES)
    for number in range(MATCHES):
        note_state(*play_compiled(run, bots, number), expected[number])
    assert play_on_device(run, bots)[0].tobytes() == expected.tobytes()


def test_batches_go_alike_state_by_state(table: tuple[str, int]) -> None:
    """After every decision the states agree to the last bit, and so does what is legal."""
    batches = [Batch(*table, STATES, seed="batch", device=device) for device in ("cpu", "cuda")]
    here, there = batches
    rng = np.random.default_rng(5)
    while here.count().any():
        assert there.count().copy_to_host().tolist() == here.counts.tolist()
        assert there.list(12).copy_to_host().tolist() == here.list(12).tolist()
        counts = here.counts
        choices = np.where(counts > 0, (rng.random(STATES) * counts).astype(np.int32), -1)
        for batch in batches:
            batch.step(choices)
        assert there.states.copy_to_host().tobytes() == here.states.tobytes()
    assert there.outcomes().tobytes() == here.outcomes().tobytes()
    chosen = rng.integers(0, STATES, 50)
    twins = [batch.clone(chosen) for batch in batches]
    assert twins[1].states.copy_to_host().tobytes() == twins[0].states.tobytes()


def test_a_batch_on_a_gpu_is_reached_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    batch = Batch("europe", 2, 6, device="cuda")
    twin = batch.clone()
    choices = torch.as_tensor(batch.choices, device="cuda")
    choices[:] = torch.tensor([0, 1, -1, 0, 1, -1])
    batch.step()
    twin.step(torch.tensor([0, 1, -1, 0, 1, -1], device="cuda", dtype=torch.int32))
    assert batch.states.copy_to_host().tobytes() == twin.states.copy_to_host().tobytes()
    assert torch.as_tensor(batch.made, device="cuda").tolist() == [1, 1, 0, 1, 1, 0]


class Asking:
    """Plays greedily and begins a search at each of its decisions."""

    def __init__(self, place: Place) -> None:
        self.script, self.searcher = make_bot("greedy", place), SearchBot(place, Budget(playouts=1))
        self.searches: list[Search] = []

    def choose(self, view: View, legal: LegalActions) -> Any:
        """What greedy chooses."""
        self.searches.append(self.searcher.begin(view, 1))
        return self.script.choose(view, legal)


def test_play_outs_end_alike(table: tuple[str, int]) -> None:
    key, seats = table
    game = Game(key, seats, seed="play-outs")
    places = [Place(game.edition, game.rules, seats, seat, str(seat)) for seat in range(seats)]
    asking = Asking(places[0])
    Table(game, [asking, *(make_bot("greedy", place) for place in places[1:])]).run()
    searches = asking.searches[:: max(1, len(asking.searches) // 12)]
    worlds = [1 + 3 * (number % 4) for number in range(len(searches))]
    for here, there in zip(
        try_together(searches, worlds), try_together(searches, worlds, "cuda"), strict=True
    ):
        assert np.array_equal(here, there)
