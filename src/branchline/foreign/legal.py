"""What a seat may do, from its view alone."""

import random

from branchline.game.game import sample_world
from branchline.game.legal import LegalActions
from branchline.game.view import View


def legal_actions(view: View) -> LegalActions:
    """The legal actions of the view's own seat, which is to decide.

    What is legal depends on nothing hidden, so any world that agrees with the view will do; the
    game behind the answer is such a world and not the real one.
    """
    if view.seat is None:
        raise ValueError("a spectator decides nothing")
    return sample_world(view, random.Random(0)).legal_actions(view.seat)
