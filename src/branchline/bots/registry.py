"""Bots by name."""

import difflib
import random
from collections.abc import Callable

from branchline.bots.bot import Bot, Place
from branchline.bots.roster import GREEDY, ScriptedBot
from branchline.errors import UnknownBot
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


BOTS: dict[str, Callable[[Place], Bot]] = {
    "random": lambda place: RandomBot(place.seed),
    "greedy": lambda place: ScriptedBot(GREEDY),
}


def bot_names() -> tuple[str, ...]:
    """The bots that come with Branchline."""
    return tuple(BOTS)


def check_bot(name: str) -> None:
    """Raise if no bot has the name."""
    from branchline.foreign.names import check_foreign, is_foreign

    if is_foreign(name):
        check_foreign(name)
    elif name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, n=3, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"the bots are {', '.join(BOTS)}"
        raise UnknownBot(f"there is no bot '{name}'; {hint}")


def make_bot(name: str, place: Place) -> Bot:
    """The bot of a name, for one seat of one game."""
    from branchline.foreign.names import is_foreign, make_foreign

    if is_foreign(name):
        return make_foreign(name, place)
    check_bot(name)
    return BOTS[name](place)
