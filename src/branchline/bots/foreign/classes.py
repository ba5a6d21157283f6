"""Bots that are Python classes, found by the name of a module or a file."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from branchline.bots.bot import Bot, Place
from branchline.bots.closing import close_bot
from branchline.bots.foreign.choosing import what_was_raised
from branchline.errors import BadBot, UnknownBot
from branchline.game.actions import Action
from branchline.game.legal import LegalActions
from branchline.game.result import Result
from branchline.game.view import View


def find_class(target: str) -> Callable[..., Bot]:
    """The class that MODULE:CLASS or FILE.py:CLASS names; raises `UnknownBot` if there is none."""
    home, _, name = target.rpartition(":")
    if not home or not name:
        raise UnknownBot("error-bot-no-class", {"target": target})
    try:
        module = _load_file(Path(home)) if home.endswith(".py") else importlib.import_module(home)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        values = {"file": home, "target": target, "why": reason}
        raise UnknownBot("error-bot-load", values) from error
    found = getattr(module, name, None)
    if not callable(found):
        raise UnknownBot("error-bot-class", {"name": name, "file": home})
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot("error-bot-choose", {"name": name, "file": home})
    return cast(Callable[..., Bot], found)


class ClassBot:
    """Makes its object with the first question, so that one that cannot be made fails as a bot; it
    is made with its place if it asks for one."""

    def __init__(self, target: str, place: Place) -> None:
        self._class = find_class(target)
        self._place = place
        self.bot: Bot | None = None

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        """What the object chooses."""
        if self.bot is None:
            self.bot = self._make()
        return self.bot.choose(view, legal)

    def close(self, result: Result | None = None) -> None:
        """Close the object."""
        close_bot(self.bot, result)

    def _make(self) -> Bot:
        parameters = inspect.signature(self._class).parameters
        try:
            return self._class(**({"place": self._place} if "place" in parameters else {}))
        except (Exception, SystemExit) as error:
            why, trace = what_was_raised(error)
            raise BadBot("bot-not-made", {"why": why}, trace) from error


def _load_file(path: Path) -> ModuleType:
    """The module in a file, loaded once."""
    full = path.resolve(strict=True)
    name = f"branchline_bot_{hashlib.sha256(str(full).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec: Any = importlib.util.spec_from_file_location(name, full)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
