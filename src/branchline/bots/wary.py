"""Wary: a greedy bot that goes by its cards and watches the clock: it hurries when somebody is near
the end, and ends the game itself rather when it leads."""

from branchline.bots.character import Character
from branchline.bots.greedy import GREEDY

WARY = Character(
    "wary",
    {"hurry": 3.0, "hurry_wagons": 6.0, "path_card": 0.2, "finish": 1.0, "finish_ticket": 4.0},
    {"ignore": 0.0, "block": 0.0},
    parent=GREEDY,
)
