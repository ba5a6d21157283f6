"""What the search gains on the script, decision by decision: a quick way to compare budgets.

    python tools/gains.py europe 2400 9600

Wary and greedy play each other. At some of wary's decisions every budget searches; what it chooses
is then tried against the script's own choice in the same fresh worlds, many of them. Games between
bots would need thousands to show as much.
"""

import random
import sys
import time
from dataclasses import replace

import numpy as np

from branchline.bots.bot import Place
from branchline.bots.registry import make_bot
from branchline.bots.search import SCRIPT, Budget, Search
from branchline.bots.search_bot import SearchBot
from branchline.engine.thinking.playouts import MARGIN, WIN
from branchline.game.game import Game
from branchline.game.view import View

DECISIONS = 200
SHARE = 0.15
"""How many of a game's decisions are looked at."""
WORLDS = 2500


class Gains:
    """What one budget has gained so far."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts
        self.chances: list[float] = []
        self.margins: list[float] = []
        self.seconds = 0.0

    def search(self, view: View, place: Place) -> Search:
        """Think about the view's decision."""
        began = time.perf_counter()
        search = SearchBot(place, Budget(playouts=self.playouts)).search(view, 1)
        self.seconds += time.perf_counter() - began
        return search

    def __str__(self) -> str:
        number = len(self.chances)
        error = np.std(self.margins) / np.sqrt(number)
        return (
            f"{self.playouts} play-outs: {np.mean(self.chances):+.2%} win, "
            f"{np.mean(self.margins):+.2f} ± {error:.2f} points a decision, "
            f"{self.seconds / number * 1000:.0f} ms on one core"
        )


def look(view: View, place: Place, budgets: list[Gains]) -> None:
    """Let every budget think about a decision, and judge what it chooses."""
    searches = [one.search(view, place) for one in budgets]
    other = replace(place, seed=f"{place.seed} judge")
    judge = SearchBot(other, Budget(playouts=1)).search(view, 1)
    arms = judge.arms.tolist()
    chosen = [arms.index(search.choices()[0].decision) for search in searches]
    judge.alive = sorted({SCRIPT, *chosen})
    first = judge.worlds
    if len(judge.alive) > 1:
        judge.imagine(WORLDS)
    results = judge.results[:, first:]
    for one, arm in zip(budgets, chosen, strict=True):
        gained = results[arm] - results[SCRIPT] if arm != SCRIPT else np.zeros((1, 3))
        one.chances.append(float(gained[:, WIN].mean()))
        one.margins.append(float(gained[:, MARGIN].mean()))


def main() -> None:
    """Play until enough decisions were looked at."""
    if len(sys.argv) < 3 or not all(number.isdecimal() for number in sys.argv[2:]):
        sys.exit("name an edition and budgets in play-outs: python tools/gains.py europe 600 4800")
    key, *numbers = sys.argv[1:]
    budgets = [Gains(int(number)) for number in numbers]
    rng = random.Random("gains")
    deal = 0
    while len(budgets[0].chances) < DECISIONS:
        game = Game(key, 2, seed=f"gains {deal}")
        places = [Place(game.edition, game.rules, 2, seat, f"{deal} {seat}") for seat in range(2)]
        bots = [make_bot("wary", places[0]), make_bot("greedy", places[1])]
        while not game.is_over:
            seat = game.awaited[0]
            view = game.view(seat)
            if seat == 0 and game.phase in ("turn", "second_card") and rng.random() < SHARE:
                look(view, places[0], budgets)
            game.decide(bots[seat].decide(view))
        deal += 1
        sys.stderr.write(f"{len(budgets[0].chances)} of {DECISIONS} decisions\n")
    for one in budgets:
        sys.stdout.write(f"{one}\n")


if __name__ == "__main__":
    main()
