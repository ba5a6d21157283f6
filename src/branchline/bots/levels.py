"""Levels for people: easy, medium, hard, expert, each clearly stronger than the one before.

`docs/ladder.md` has the measurements.
"""

import random
from collections.abc import Callable

from branchline.bots.bot import Bot, DecidingBot, Place
from branchline.bots.random_bot import RandomBot
from branchline.bots.roster import scripted
from branchline.bots.search import Budget
from branchline.bots.search_bot import FIRST_MINDSET, SearchBot
from branchline.game.seeds import seed_words
from branchline.game.view import View

SLIPS = 0.15
"""Decisions that the easy bot makes without thinking."""
EXPERT_PLAYOUTS, EXPERT_MS = 4800, 3000.0
"""How long the expert bot thinks at most; the time is only a guard for a busy machine. Rivals
share the play-outs: with three of them, a third gains nine tenths of what all do."""


class SlippingBot(DecidingBot):
    """A bot that now and then takes any legal decision."""

    def __init__(self, bot: DecidingBot, seed: str) -> None:
        self._bot = bot
        self._any = RandomBot(*seed_words(f"{seed} slip"))
        self._rng = random.Random(seed)

    def __repr__(self) -> str:
        return f"<SlippingBot around {self._bot}>"

    def decide(self, view: View) -> int:
        """The bot's decision, or a slip."""
        return (self._any if self._rng.random() < SLIPS else self._bot).decide(view)


def easy(place: Place) -> Bot:
    """The medium bot, with slips."""
    return SlippingBot(scripted("medium")(place), place.seed)


def expert_budget(place: Place) -> Budget:
    """How long the expert bot thinks."""
    return Budget(playouts=EXPERT_PLAYOUTS // (place.seats - 1), ms=EXPERT_MS)


def expert(place: Place) -> Bot:
    """The search bot."""
    return SearchBot(place, expert_budget(place))


def expert_1(place: Place) -> Bot:
    """The search bot as it was before its beliefs were fitted."""
    return SearchBot(place, expert_budget(place), FIRST_MINDSET)


LEVELS: dict[str, Callable[[Place], Bot]] = {
    "easy": easy,
    "medium": scripted("medium"),
    "hard": scripted("hard"),
    "expert": expert,
}
