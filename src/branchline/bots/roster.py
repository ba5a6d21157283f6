"""The scripted bots: one way of choosing under different weights."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from branchline.bots.blocker import BLOCKER
from branchline.bots.bot import DecidingBot, Place
from branchline.bots.character import Character
from branchline.bots.collector import COLLECTOR
from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.greedy import GREEDY
from branchline.bots.racer import RACER
from branchline.bots.tuned import weights_at
from branchline.bots.wary import WARY
from branchline.engine.rules import records
from branchline.engine.thinking.choosing import choose_decision
from branchline.engine.thinking.minds import MIND
from branchline.game.view import View

ROSTER: dict[str, Character] = {
    character.name: character for character in (GREEDY, WARY, RACER, COLLECTOR, BLOCKER)
}
FROZEN = {"greedy-1": GREEDY_1, "racer-1": RACER_1}
SCRIPTED_LEVELS = {"medium": "greedy-1", "hard": "wary"}
"""Levels for people that are scripted bots under another name."""
SCRIPTED = (*ROSTER, *FROZEN, *SCRIPTED_LEVELS)


def weights_of(name: str, edition: str, seats: int) -> dict[str, float]:
    """The weights of a scripted bot at a table."""
    name = SCRIPTED_LEVELS.get(name, name)
    return FROZEN[name] if name in FROZEN else weights_at(ROSTER[name], edition, seats)


def new_minds(weights: Sequence[Mapping[str, float] | None]) -> Any:
    """A mind for each member of a line-up; None is a random bot."""
    minds = records.new_slots(MIND, len(weights))
    for index, one in enumerate(weights):
        mind = records.record_at(minds, index, MIND)
        mind.is_random = 1 if one is None else 0
        for name, value in (one or {}).items():
            setattr(mind.weights, name, value)
    return minds


class ScriptedBot(DecidingBot):
    """A bot for one seat: sees that seat's views, remembers its plan between them."""

    def __init__(self, weights: Mapping[str, float], name: str = "of some weights") -> None:
        self.name = name
        self._minds = new_minds([weights])

    def __repr__(self) -> str:
        return f"<ScriptedBot {self.name}>"

    def decide(self, view: View) -> int:
        """A legal small decision of the view's seat."""
        boards = records.slots_of(view.board, records.BOARD)
        views = records.slots_of(view.record, records.STATE)
        return choose_decision(boards, views, view.seat, self._minds)


def scripted(name: str) -> Callable[[Place], ScriptedBot]:
    """What makes the scripted bot of a name."""
    return lambda place: ScriptedBot(weights_of(name, place.edition.key, place.seats), name)
