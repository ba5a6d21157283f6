"""Greedy: plans the cheapest connection of its tickets, claims what it can, draws what it needs.

It looks at its own tickets and cards alone: neither the clock nor what rivals want moves it.
"""

from branchline.bots.character import Character
from branchline.bots.frozen import GREEDY_1

GREEDY = Character(
    "greedy",
    GREEDY_1 | {"roam": 25.0, "keep_done": 1.0},
    {"ignore": 0.0, "hurry_wagons": -1.0, "finish": 0.0, "block": 0.0},
)
