"""Tuning a scripted bot by an evolution strategy.

A separable CMA-ES moves all weights that are not the bot's nature. A candidate is worth what it
makes of duplicate deals against some kinds of table: rivals that all play greedy-1, racer-1, the
present mean of the search, or the tuned bot that this one comes from. All candidates of a
generation get the same deals, the next generation new ones. The same seed gives the same weights,
whatever the number of threads.
"""

import os
import shlex
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from branchline.bots.character import Character
from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.tuned import fewer_seats, start_at, weights_at
from branchline.contests.matches import fare
from branchline.editions.edition import Edition
from branchline.errors import MissingExtra

POPULATION = 20
GAMES = 180
"""Games of a candidate against each kind of rival: duplicate deals, each in all rotations."""
STEP, NEAR_STEP = 0.6, 0.3
"""How far the first generation reaches, in units of a weight's scale; the second, if it begins with
tuned weights."""
MARGIN = 25.0
"""Points of margin that count for about a quarter of a win."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """What to tune, and how long."""

    character: Character
    edition: Edition
    seats: int
    generations: int
    seed: str

    @property
    def parents(self) -> list[dict[str, float]]:
        """The weights of the bot that this one comes from, if there is one."""
        parent = self.character.parent
        return [weights_at(parent, self.edition.key, self.seats)] if parent else []

    @property
    def games(self) -> int:
        """Games that will be played."""
        kinds = 3 + len(self.parents)
        return self.generations * POPULATION * kinds * (GAMES // self.seats * self.seats)

    @property
    def command(self) -> str:
        """The command that does it."""
        words = ["branchline", "tune", self.character.name, self.edition.key]
        words += ["--players", str(self.seats), "--generations", str(self.generations)]
        return shlex.join([*words, "--seed", self.seed])


Progress = Callable[[int, float], None]
"""Told the games played since and the mean worth of the generation."""


def worth(tuning: Tuning, line_up: list[dict[str, float]], seed: str) -> float:
    """What the first member makes of some deals: half its wins, half its margins, 0 to 1."""
    standings = np.array(fare(tuning.edition, line_up, seed, GAMES // tuning.seats))
    wins, margins = standings.T
    return float((wins + 1 / (1 + np.exp(-margins / MARGIN))).mean() / 2)


def tune(tuning: Tuning, progress: Progress) -> dict[str, float]:
    """The weights that evolution arrives at."""
    try:
        from cmaes import SepCMA  # pyright: ignore[reportMissingTypeStubs]
    except ImportError:
        raise MissingExtra("error-tune-extra", {}) from None
    start = start_at(tuning.character, tuning.edition.key, tuning.seats)
    names = [name for name in start if name not in tuning.character.nature]
    origin = np.array([start[name] for name in names])
    scale = 0.25 + 0.25 * np.abs(origin)
    is_near = fewer_seats(tuning.character, tuning.edition.key, tuning.seats) is not None
    step = NEAR_STEP if is_near else STEP
    search = SepCMA(np.zeros(len(names)), step, population_size=POPULATION, seed=1)

    def weights(point: np.ndarray) -> dict[str, float]:
        moved = (origin + scale * point).round(3).tolist()
        return {**start, **dict(zip(names, moved, strict=True))}

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for generation in range(tuning.generations):
            points = [search.ask() for _ in range(POPULATION)]
            rivals = [GREEDY_1, RACER_1, weights(search.mean), *tuning.parents]

            def judge(
                point: np.ndarray,
                rivals: list[dict[str, float]] = rivals,
                generation: int = generation,
            ) -> float:
                total = 0.0
                for number, rival in enumerate(rivals):
                    seed = f"{tuning.seed} {generation} {number}"
                    line_up = [weights(point), *[rival] * (tuning.seats - 1)]
                    total += worth(tuning, line_up, seed)
                return total / len(rivals)

            worths = list(pool.map(judge, points))
            search.tell([(point, -one) for point, one in zip(points, worths, strict=True)])
            progress(tuning.games // tuning.generations, float(np.mean(worths)))
    return weights(search.mean)
