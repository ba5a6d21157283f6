"""Fitting which variations of its own style serve a seat best, as styles that may follow a
decision.

Games of wary are stopped at decisions all through them. What every variation likes best there is
tried with the variation to follow, in the same worlds. Variations are then taken one after another,
each time the one that adds most to what the best of those taken is worth. Which is the best is seen
in one half of the worlds and what it is worth in the other, for the best of many seems better than
it is.
"""

import random
import shlex
from dataclasses import dataclass

import numpy as np

from branchline.bots.beliefs import KINDS, beliefs_at
from branchline.bots.playouts import try_together
from branchline.bots.search import SCRIPT, Search, worth_of
from branchline.bots.styles import PLAYS_ON, Styles, varied_styles
from branchline.editions.edition import Edition
from branchline.game.devices import CPU
from branchline.game.game import Game
from branchline.table.seating import seat_bots

SHARE = 0.1
"""How many of a game's decisions are looked at."""


@dataclass(frozen=True, slots=True)
class Varying:
    """What to fit, and on how much."""

    edition: Edition
    seats: int
    decisions: int = 300
    variations: int = 96
    """Variations that are tried."""
    taken: int = 12
    worlds: int = 128
    seed: str = "vary"
    device: str = CPU

    @property
    def command(self) -> str:
        """The command that does it."""
        words = ["python", "tools/styles.py", self.edition.key, "--players", str(self.seats)]
        words += ["--decisions", str(self.decisions), "--variations", str(self.variations)]
        words += ["--taken", str(self.taken), "--worlds", str(self.worlds)]
        return shlex.join([*words, "--seed", self.seed])


def best_variations(varying: Varying) -> tuple[list[int], list[float]]:
    """The variations taken, and what the best of those taken so far gains on the script alone."""
    return take(values_of(varying), varying.taken)


def values_of(varying: Varying) -> np.ndarray:
    """By half of the worlds, decision and style, first the script's own, what the style's choice is
    worth with the style to follow."""
    numbers = range(varying.variations)
    styles = varied_styles(varying.edition.key, varying.seats, numbers)
    searches = searches_in_games(varying, styles)
    found = try_together(searches, [varying.worlds] * len(searches), varying.device)
    half = varying.worlds // 2
    return np.array(
        [
            [worth_of(results)[:, part].mean(axis=1) for results in found]
            for part in (slice(half), slice(half, None))
        ]
    )


def searches_in_games(varying: Varying, styles: Styles) -> list[Search]:
    """Searches at decisions of games, whose arms are what the script and every variation like."""
    key, seats, rng = varying.edition.key, varying.seats, random.Random(varying.seed)
    beliefs = beliefs_at(key, seats)
    searches: list[Search] = []
    deal = 0
    while len(searches) < varying.decisions:
        game = Game(varying.edition, seats, seed=f"{varying.seed} {deal}")
        bots = seat_bots(game, [PLAYS_ON] * seats)
        while not game.is_over:
            seat = game.awaited[0]
            view = game.view(seat)
            if rng.random() < SHARE:
                seed = f"{varying.seed} {deal} {len(game.actions)}"
                search = Search(view, styles, beliefs, seed, 1)
                varied = np.flatnonzero(search.follows > len(KINDS)).tolist()
                search.alive = [SCRIPT, *varied]
                if len(search.alive) == 1 + varying.variations:
                    searches.append(search)
            game.play(bots[seat].choose(view, game.legal_actions(seat)), seat)
        deal += 1
    return searches[: varying.decisions]


def take(values: np.ndarray, number: int) -> tuple[list[int], list[float]]:
    """Variations one after another, by `values[half, decision, style]`, and the gain with each."""
    taken: list[int] = []
    gains: list[float] = []
    script = values[:, :, SCRIPT].mean()
    while len(taken) < number:
        others = [one for one in range(1, values.shape[2]) if one not in taken]
        worth = {one: worth_of_best(values, [SCRIPT, *taken, one]) for one in others}
        best = max(worth, key=worth.__getitem__)
        taken.append(best)
        gains.append(float(worth[best] - script))
    return [one - 1 for one in taken], gains


def worth_of_best(values: np.ndarray, styles: list[int]) -> float:
    """What the best of these styles is worth, seen in one half of the worlds, counted in the other,
    and the other way round."""
    some = values[:, :, styles]
    best = some.argmax(axis=2)[::-1, :, None]
    return float(np.take_along_axis(some, best, axis=2).mean())
