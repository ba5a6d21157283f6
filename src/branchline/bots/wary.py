"""Wary: a greedy bot that hurries when somebody is near the end."""

from branchline.bots.character import Character
from branchline.bots.greedy import GREEDY

WARY = Character(
    "wary", {"hurry": 3.0, "hurry_wagons": 6.0}, {"ignore": 0.0, "block": 0.0}, parent=GREEDY
)
