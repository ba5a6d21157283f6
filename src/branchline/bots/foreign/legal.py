"""What a seat may do, from its view alone."""

from branchline.engine.rules import records
from branchline.game.game import game_at
from branchline.game.legal import LegalActions
from branchline.game.view import View


def legal_actions(view: View) -> LegalActions:
    """The legal actions of the view's own seat, which is to decide.

    What is legal depends on nothing hidden. The game behind the answer is the view itself: it can
    be asked, but hidden things are blank in it and it cannot be played on.
    """
    if view.seat is None:
        raise ValueError("a spectator decides nothing")
    shown = records.copy_record(view.record, records.STATE)
    return game_at(view, shown, seed="").legal_actions(view.seat)
