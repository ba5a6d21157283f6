"""Four train-route board games: the public names.

They are imported on first use, so that a command that needs none of them starts at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.editions.edition import Edition
    from branchline.editions.loading import edition, edition_keys
    from branchline.errors import BranchlineError, IllegalAction
    from branchline.game.actions import Action
    from branchline.game.events import Event
    from branchline.game.game import Game, Player, sample_world
    from branchline.game.notation import format_action, parse_action
    from branchline.game.record import Record, record_of, replay, verify
    from branchline.game.result import Result
    from branchline.game.view import View

__all__ = [
    "Action",
    "BranchlineError",
    "Edition",
    "Event",
    "Game",
    "IllegalAction",
    "Player",
    "Record",
    "Result",
    "View",
    "edition",
    "edition_keys",
    "format_action",
    "parse_action",
    "record_of",
    "replay",
    "sample_world",
    "verify",
]

_HOMES = {
    "branchline.errors": ("BranchlineError", "IllegalAction"),
    "branchline.game.actions": ("Action",),
    "branchline.editions.edition": ("Edition",),
    "branchline.game.events": ("Event",),
    "branchline.game.game": ("Game", "Player", "sample_world"),
    "branchline.editions.loading": ("edition", "edition_keys"),
    "branchline.game.notation": ("format_action", "parse_action"),
    "branchline.game.record": ("Record", "record_of", "replay", "verify"),
    "branchline.game.result": ("Result",),
    "branchline.game.view": ("View",),
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"branchline has no name {name!r}")
