"""Collector: draws tickets whenever it has finished those it has, and tries to finish them all."""

from branchline.bots.character import Character
from branchline.bots.greedy import GREEDY

COLLECTOR = Character(
    "collector",
    {"keep_point": 2.0},
    {"ignore": 0.0, "block": 0.0, "roam": 99.0, "tickets": 20.0, "tickets_wagon": 0.5},
    parent=GREEDY,
)
