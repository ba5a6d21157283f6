"""The scripted bots by name: one way of choosing under different weights."""

from typing import Any

from branchline.bots.minds import MIND
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


def new_mind(weights: dict[str, float]) -> Any:
    """A mind with these weights and no plan."""
    mind = records.new_record(MIND)
    for name, value in weights.items():
        setattr(mind.weights, name, value)
    return mind
