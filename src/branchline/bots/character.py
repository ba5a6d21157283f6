"""What makes a scripted bot that bot: where its weights start, and which of them never move."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """A scripted bot's nature. Tuning moves every weight that is not in `nature`."""

    name: str
    start: Mapping[str, float]
    """Weights before tuning: all of them, or those that differ from the parent's."""
    nature: Mapping[str, float]
    """Weights that make it what it is, at every table."""
    parent: "Character | None" = None
    """The bot it is a variation of, and whose tuned weights it starts from."""
