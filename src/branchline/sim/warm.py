"""One call that compiles everything that is kept on disk."""

import gc
import random

from branchline.game.game import Game, sample_world
from branchline.game.loading import edition, edition_keys
from branchline.sim.run import Run, play_recorded, simulate


def compile_all() -> None:
    """Use every entry of the rulebook once.

    Compiling makes millions of objects that live to its end; looking for garbage among them would
    take a tenth of the time.
    """
    gc.disable()
    try:
        _use_all()
    finally:
        gc.enable()


def _use_all() -> None:
    key = edition_keys()[0]
    run = Run(edition(key), seats=2, games=1, seed="warm up", options={})
    simulate(run)
    play_recorded(run, 0)
    game = Game(key, 2, seed="warm up")
    game.decisions()
    sample_world(game.view(0), random.Random(1))
