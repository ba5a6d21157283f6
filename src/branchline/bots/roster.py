"""The scripted bots by name: one way of choosing under different weights."""

from typing import Any

from branchline.bots.choosing import choose_decision
from branchline.bots.minds import MIND
from branchline.game.view import View
from branchline.rules import records

GREEDY = {
    "claim": 20.0,
    "claim_point": 1.0,
    "contested": 3.0,
    "only_track": 1.0,
    "free": -6.0,
    "free_point": 1.0,
    "spare": 4.0,
    "locomotive_paid": 1.0,
    "surplus_paid": 1.0,
    "draw": 4.0,
    "needed_card": 3.0,
    "other_card": 0.0,
    "blind_card": 1.5,
    "locomotive_card": 2.0,
    "completing_card": 1.0,
    "tickets": -4.0,
    "tickets_wagon": 0.4,
    "tickets_clock": 0.2,
    "station": 2.0,
    "station_point": 0.5,
    "hurry": 2.0,
    "hurry_wagons": 5.0,
    "block": 0.0,
    "keep_point": 2.0,
    "keep_wagon": 0.7,
    "keep_route": 0.3,
    "keep_doomed": 2.0,
    "reserve": 0.0,
    "path_route": 0.5,
    "path_gray": 0.2,
    "path_hard": 0.5,
    "path_point": 0.1,
    "path_station": 6.0,
    "tunnel_extra": 3.0,
    "bonus": 0.1,
}
"""Plans the cheapest connection of its tickets, claims what it can afford, draws what it needs."""


class ScriptedBot:
    """A bot for one seat: sees that seat's views, remembers its plan between them."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.mind: Any = records.new_record(MIND)
        for name, value in weights.items():
            setattr(self.mind.weights, name, value)
        self._minds = records.slots_of(self.mind, MIND)

    def decide(self, view: View) -> int:
        """A legal small decision of the view's seat."""
        boards = records.slots_of(view.board, records.BOARD)
        views = records.slots_of(view.record, records.STATE)
        return choose_decision(boards, views, view.seat, self._minds)
