"""Names of foreign bots.

exec:./my_bot --level 3                     a program that speaks the protocol
exec/time=0.5/start=30:./my_bot             with other limits, in seconds
exec/trouble=fallback:./my_bot              the greedy bot plays on if it fails
python:my_package.bots:Cautious             a class in a module
python/trouble=fallback:bots/mine.py:Mine   a class in a file
"""

import re
import shlex
import shutil
from dataclasses import dataclass, field
from typing import Literal, get_args

from branchline.bots.bot import Bot, Place
from branchline.bots.foreign.choosing import ForeignBot
from branchline.bots.foreign.classes import ClassBot, find_class
from branchline.bots.foreign.process import Limits, ProcessBot
from branchline.editions.complaints import quote
from branchline.errors import BadOption, UnknownBot

FOREIGN = re.compile(r"(exec|python)((?:/[^:/]*)*):(.*)", re.DOTALL)
SECONDS = re.compile(r"[0-9]{1,4}(\.[0-9]{1,3})?")

OnFailure = Literal["forfeit", "fallback"]
"""What follows when a bot answers nonsense, too late or not at all: it loses, or a stand-in plays
on."""


@dataclass(frozen=True, slots=True)
class ForeignName:
    """A foreign bot's name, taken apart."""

    kind: str
    target: str
    limits: Limits = field(default_factory=Limits)
    on_failure: OnFailure | None = None
    """What the name says follows on a failure, if anything."""


def is_foreign(name: str) -> bool:
    """Whether the name is that of a foreign bot."""
    return FOREIGN.fullmatch(name) is not None


def check_foreign(name: str) -> None:
    """Raise if there is no such program or class."""
    parsed = parse_foreign(name)
    if parsed.kind == "python":
        find_class(parsed.target)
    else:
        split_command(parsed.target)


def make_foreign(name: str, place: Place) -> Bot:
    """The bot of a name, for one seat of one game."""
    parsed = parse_foreign(name)
    if parsed.kind == "python":
        return ForeignBot(ClassBot(parsed.target, place), name)
    return ForeignBot(ProcessBot(split_command(parsed.target), place, parsed.limits), name)


def failure_of(name: str) -> OnFailure | None:
    """What a bot's name says follows when it fails; None if it says nothing."""
    return parse_foreign(name).on_failure if is_foreign(name) else None


def parse_foreign(name: str) -> ForeignName:
    """Take a name apart; raises `BadOption` for a setting that does not exist or does not fit."""
    match = FOREIGN.fullmatch(name)
    if not match:
        raise UnknownBot("error-no-foreign", {"bot": quote(name)})
    kind, settings, target = match.groups()
    values = {"start": Limits().start, "time": Limits().time}
    on_failure: OnFailure | None = None
    for setting in settings.split("/")[1:]:
        key, _, value = setting.partition("=")
        if key in values and SECONDS.fullmatch(value) and float(value) > 0:
            values[key] = float(value)
        elif key == "trouble" and value in get_args(OnFailure):
            on_failure = "fallback" if value == "fallback" else "forfeit"
        else:
            raise BadOption("error-bot-setting", {"setting": quote(setting)})
    return ForeignName(kind, target, Limits(**values), on_failure)


def split_command(command: str) -> list[str]:
    """The words of a command whose program exists and may be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        values = {"command": quote(command), "why": str(error)}
        raise UnknownBot("error-bot-command", values) from None
    if not words:
        raise UnknownBot("error-bot-no-program", {})
    if shutil.which(words[0]) is None:
        raise UnknownBot("error-bot-program", {"program": words[0]})
    return words
