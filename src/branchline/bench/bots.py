"""Speed measures of the bots, for `branchline bench`."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from branchline.bots.bot import Place
from branchline.bots.registry import make_bot
from branchline.bots.roster import weights_of
from branchline.bots.search import Budget
from branchline.bots.search_bot import SearchBot
from branchline.contests.matches import play_seeded
from branchline.editions.edition import Edition
from branchline.game.actions import Action
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.view import View
from branchline.table.table import Table

PLAYOUTS = 300
SLICES = 4
"""Parts of a measurement; the best counts, for a shared machine only ever slows things down."""


@dataclass(frozen=True, slots=True)
class BotSpeeds:
    """How fast bots play an edition with two seats, on one core."""

    edition: str
    greedy_games_per_s: float
    """Greedy against itself."""
    decision_us: float
    """Of one scripted decision in such a game, the rulebook's part included."""
    playout_decisions_per_s: float
    """Decisions that a search makes in its imagined worlds."""


def measure_bots(edition: Edition, seconds: float) -> BotSpeeds:
    """Play greedy against itself for a while, then search through a game."""
    games, decisions = _best(lambda: _play_greedy(edition, seconds / SLICES))
    return BotSpeeds(edition.key, games, 1e6 / decisions, _playout_speed(edition))


def _best(measure: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    return max(measure() for _ in range(SLICES))


def _play_greedy(edition: Edition, seconds: float) -> tuple[float, float]:
    """Games and decisions a second."""
    weights = weights_of("greedy", edition.key, 2)
    games = made = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        made += sum(play_seeded(edition, edition.rules, [weights] * 2, (1, 2, games), ()).made)
        games += 1
    took = time.perf_counter() - began
    return games / took, made / took


class _SearchingNow:
    """Greedy, which at some of its turns stops to search, timed."""

    def __init__(self, place: Place) -> None:
        self.script = make_bot("greedy", place)
        self.searcher = SearchBot(place, Budget(playouts=PLAYOUTS))
        self.asked = 0
        self.made = 0
        self.seconds = 0.0

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        """What greedy chooses."""
        self.asked += 1
        if self.asked % SLICES == 0:
            began = time.perf_counter()
            self.made += self.searcher.search(view, 1).made
            self.seconds += time.perf_counter() - began
        return self.script.choose(view, legal)


def _playout_speed(edition: Edition) -> float:
    """Decisions a second of searches spread over one game."""
    game = Game(edition, 2, seed="bench")
    places = [Place(edition, game.rules, 2, seat, f"bench {seat}") for seat in range(2)]
    searching = _SearchingNow(places[0])
    searching.searcher.search(game.view(0), 1)
    Table(game, [searching, make_bot("greedy", places[1])]).run()
    return searching.made / searching.seconds
