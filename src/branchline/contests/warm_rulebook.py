"""One call that compiles everything that is kept on disk."""

import gc
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from branchline.contests.simulation import Run, simulate
from branchline.editions.loading import edition, edition_keys
from branchline.game.actions import ClaimRoute
from branchline.game.aids import aids_of
from branchline.game.game import Game, sample_world


def compile_all() -> None:
    """Use every entry of the rulebook once: whole games in one process, single steps in another,
    because numba compiles one thing at a time in each."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for part in [pool.submit(use_simulation), pool.submit(use_game)]:
            part.result()


def use_simulation() -> None:
    """Play a game compiled in one piece.

    Compiling makes millions of objects that live to its end; looking for garbage among them would
    take a tenth of the time.
    """
    gc.disable()
    simulate(Run(edition(edition_keys()[0]), seats=2, games=1, seed="warm-up", options={}))


def use_game() -> None:
    """Play a step, ask what is legal and how all stand, take a view, imagine a world."""
    gc.disable()
    game = Game(edition_keys()[0], 2, seed="warm-up")
    while game.phase == "first_keep":
        game.play(game.legal_actions()[0])
    claim = next(iter(game.edition.routes)).id
    game.why_not(ClaimRoute(claim, {"red": 1}))
    sample_world(game.view(0), random.Random(1))
    aids_of(game.view(0))
