"""Blocker: a greedy bot that hurries near the end and takes routes which rivals seem to want."""

from branchline.bots.character import Character
from branchline.bots.greedy import GREEDY

BLOCKER = Character(
    "blocker",
    {"hurry": 3.0, "hurry_wagons": 6.0},
    {"ignore": 0.0, "block": 4.0, "contested": 8.0},
    parent=GREEDY,
)
