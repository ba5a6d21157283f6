"""Racer: keeps few tickets and ignores them, takes long routes and ends the game early."""

from branchline.bots.character import Character
from branchline.bots.frozen import RACER_1

RACER = Character(
    "racer", RACER_1 | {"keep_done": 1.0}, {"ignore": 1.0, "roam": 0.0, "tickets": -99.0}
)
