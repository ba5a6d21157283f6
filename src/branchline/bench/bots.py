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
from branchline.game.game import Game

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


def _playout_speed(edition: Edition) -> float:
    """Decisions a second of searches spread over one game."""
    game = Game(edition, 2, seed="bench")
    places = [Place(edition, game.rules, 2, seat, f"bench {seat}") for seat in range(2)]
    scripts = [make_bot("greedy", place) for place in places]
    searcher = SearchBot(places[0], Budget(playouts=PLAYOUTS))
    made, took, turns = 0, 0.0, 0
    searcher.search(game.view(0), 1)
    while not game.is_over:
        seat = game.awaited[0]
        view = game.view(seat)
        if seat == 0:
            turns += 1
            if turns % SLICES == 0:
                began = time.perf_counter()
                made += searcher.search(view, 1).made
                took += time.perf_counter() - began
        game.decide(scripts[seat].decide(view))
    return made / took
