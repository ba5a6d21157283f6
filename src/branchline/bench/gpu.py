"""Speed measures of games on a GPU, where there is one, for `branchline bench`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from branchline.contests.device_games import play_on_device
from branchline.contests.simulation import Run
from branchline.editions.edition import Edition
from branchline.editions.loading import edition, edition_keys
from branchline.engine import devices
from branchline.wording import Wording

RANDOM_GAMES = 1_000_000
GREEDY_GAMES = 100_000


@dataclass(frozen=True, slots=True)
class GpuSpeeds:
    """Games a second of one table on the GPU, their outcomes brought back."""

    edition: str
    seats: int
    random_games_per_s: float
    greedy_games_per_s: float
    """Greedy against itself."""


def measure_gpu(progress: Callable[[Wording], None]) -> list[GpuSpeeds]:
    """The speeds of all tables; none where no GPU can be used."""
    if devices.trouble():
        return []
    rows: list[GpuSpeeds] = []
    for key in edition_keys():
        one = edition(key)
        for seats in range(one.seats[0], one.seats[1] + 1):
            progress(Wording("bench-table", {"edition": key, "seats": seats}))
            speeds = (
                _speed(one, ["random"] * seats, RANDOM_GAMES),
                _speed(one, ["greedy"] * seats, GREEDY_GAMES),
            )
            rows.append(GpuSpeeds(key, seats, *speeds))
    return rows


def _speed(one: Edition, bots: Sequence[str], games: int) -> float:
    _, seconds = play_on_device(Run(one, len(bots), games, "bench", {}), bots)
    return games / seconds
