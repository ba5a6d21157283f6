"""Answers to commands and questions."""

from typing import Any

import msgspec


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The command is done, and on disk, as this number of the log."""

    id: str
    number: int


class Refusal(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """The command, or the request, is refused; nothing has changed."""

    key: str
    sentence: str
    id: str = ""
    """The command's; empty if it could not be read."""
    rule: str = ""
    """The id of the rule of the game that forbids it."""
    values: dict[str, Any] = {}


class HintChoice(msgspec.Struct, frozen=True):
    """An action that is advised, and what it is expected to lead to."""

    action: str
    sentence: str
    """The action in words."""
    win: float | None
    """The chance to win, from 0 to 1; None, as the next, where there is nothing to choose."""
    margin: float | None
    """Points ahead of the best rival."""
    odds: str
    """The lead and the chance in words: a range where few imagined games say it, and never as
    certain; empty where there is nothing to choose."""


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The best few actions, the best first."""

    id: str
    choices: tuple[HintChoice, ...]


class Because(msgspec.Struct, frozen=True, tag="because"):
    """Why the seat may not; everything is empty if it may."""

    id: str
    rule: str = ""
    key: str = ""
    values: dict[str, Any] = {}
    sentence: str = ""
