"""What the search tells people, mended by what came of what it told before.

In imagined worlds rivals are a little too kind. How much is measured on games of bots
(`branchline calibrate … --fit FILE`) and kept as data, one section a table, with the command: a
chance is moved on the scale of log odds, scores by some points, all depending on how far the game
has come.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from branchline.bots.tuned import COMMAND, add_section
from branchline.game.view import View

FILE = "odds.toml"
RANGE = 1.96
"""Standard errors on either side of a chance: it lies between them 19 times of 20."""
UNSEEN = 0.5
"""Wins, and as many losses, added to what was tried: a few worlds make nothing certain."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How much what the search finds is off at one table, at the start and at the end."""

    shift: float = 0.0
    shift_late: float = 0.0
    """Added to the log odds of winning."""
    slope: float = 1.0
    slope_late: float = 0.0
    """What log odds are multiplied by before."""
    own: float = 0.0
    own_late: float = 0.0
    """Points added to the seat's score."""
    rival: float = 0.0
    rival_late: float = 0.0
    """Points added to the best rival's."""

    def chance(self, found: float, late: float) -> float:
        """The chance that a chance found in play-outs stands for."""
        slope = self.slope + self.slope_late * late
        return from_log_odds(self.shift + self.shift_late * late + slope * log_odds(found))

    def score(self, found: float, late: float) -> float:
        """The seat's score."""
        return found + self.own + self.own_late * late

    def rival_score(self, found: float, late: float) -> float:
        """The best rival's score."""
        return found + self.rival + self.rival_late * late


def log_odds(chance: float) -> float:
    """The logarithm of a chance's odds."""
    return math.log(chance / (1 - chance))


def from_log_odds(worth: float) -> float:
    """The chance of these log odds."""
    return 1 / (1 + math.exp(-worth))


def smoothed(chance: float, worlds: int) -> float:
    """A chance found in so many worlds, never 0 or 1."""
    return (chance * worlds + UNSEEN) / (worlds + 2 * UNSEEN)


def range_of(chance: float, worlds: int) -> tuple[float, float]:
    """Between which the chance lies that so many worlds show."""
    middle = smoothed(chance, worlds)
    error = RANGE * math.sqrt(middle * (1 - middle) / worlds)
    least = UNSEEN / (worlds + 2 * UNSEEN)
    return max(least, middle - error), min(1 - least, middle + error)


def lateness(view: View) -> float:
    """How far the game has come: the part of its wagons that the seat nearest to its end has
    laid."""
    record, wagons = view.record, view.board.wagons
    return 1 - min(record.seat[seat].wagons for seat in range(record.seats)) / wagons


@cache
def fitted_odds() -> dict[str, dict[str, dict[str, Any]]]:
    """What was fitted, by edition and number of seats."""
    return tomllib.loads((files("branchline.bots") / "fitted" / FILE).read_text())


@cache
def odds_at(edition: str, seats: int) -> Odds:
    """What is known at a table, or else at that of the nearest number of seats."""
    tables = fitted_odds().get(edition, {})
    nearest = min(tables, key=lambda one: (abs(int(one) - seats), one), default=None)
    return read_odds(tables[nearest]) if nearest else Odds()


def read_odds(section: Mapping[str, Any]) -> Odds:
    """The odds that a section holds."""
    return Odds(**{name: value for name, value in section.items() if name != COMMAND})


def add_odds(path: Path, edition: str, seats: int, command: str, odds: Odds) -> None:
    """Put a table's odds into a file, in place of those it had."""
    add_section(path, edition, seats, command, asdict(odds))
