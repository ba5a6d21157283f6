"""One call that compiles all that bots think with."""

import gc
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from branchline.bots.bot import Place
from branchline.bots.registry import make_bot
from branchline.contests.matches import play_seeded
from branchline.editions.loading import edition, edition_keys
from branchline.game.game import Game


def compile_bots() -> None:
    """Use every entry of the bots once: whole games in one process, the search in another."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for part in [pool.submit(use_matches), pool.submit(use_search)]:
            part.result()


def use_matches() -> None:
    """Play a game compiled in one piece, and decide once alone."""
    gc.disable()
    one = edition(edition_keys()[0])
    play_seeded(one, one.rules, [None, None], (1, 2, 3), ("a", "b"))
    _decide("greedy")


def use_search() -> None:
    """Decide once by search."""
    gc.disable()
    _decide("search:2")


def _decide(name: str) -> None:
    game = Game(edition_keys()[0], 2, seed="warm-up")
    bot = make_bot(name, Place(game.edition, game.rules, 2, 0, "warm-up"))
    bot.choose(game.view(0), game.legal_actions(0))
