"""Random: takes any legal decision."""

from typing import Any

from branchline.bots.bot import DecidingBot
from branchline.engine import load
from branchline.engine.rules import decisions, records
from branchline.game.seeds import seed_words
from branchline.game.view import View

plain = load("plain").rules


def seed_record(generator: Any, seed: str) -> None:
    """Start a generator from a text."""
    plain.chance.seed_generator(generator, *seed_words(seed))


class RandomBot(DecidingBot):
    """Takes any legal decision, by the generator that three words start."""

    def __init__(self, *words: int) -> None:
        self._generator = plain.records.new_record(records.GENERATOR)
        plain.chance.seed_generator(self._generator, *words)

    def __repr__(self) -> str:
        return "<RandomBot>"

    def decide(self, view: View) -> int:
        """A random legal decision."""
        boards = records.slots_of(view.board, records.BOARD)
        views = records.slots_of(view.record, records.STATE)
        number = decisions.count_decisions(boards, views)
        chosen = plain.chance.rand_below(self._generator, number)
        return int(decisions.decision_at(boards, views, chosen))
