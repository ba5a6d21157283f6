"""Random: takes any legal decision."""

import random

from branchline.game.view import View
from branchline.rules import decisions, records


class RandomBot:
    """Takes any legal decision."""

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)

    def decide(self, view: View) -> int:
        """A random legal decision."""
        boards = records.slots_of(view.board, records.BOARD)
        views = records.slots_of(view.record, records.STATE)
        number = decisions.count_decisions(boards, views)
        return int(decisions.decision_at(boards, views, self._rng.randrange(number)))
