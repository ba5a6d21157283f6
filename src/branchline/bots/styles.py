"""Styles in which a seat may play on after a decision that the search tries: its own, which is
wary's, the kinds of play that rivals follow, and variations of its own.

A variation is wary with other weights, drawn by its number: even ones vary all that choices are
valued by, odd ones how ways are costed, so that other plans come of the same tickets. Which ones
serve best together was fitted (`contests.varying`) and is kept as data, one section a table, with
the command that fitted them.
"""

import math
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from branchline.bots.beliefs import KINDS
from branchline.bots.roster import new_minds, weights_of
from branchline.bots.tuned import COMMAND, quoted
from branchline.files import whole_file

FILE = "styles.toml"
PLAYS_ON = "wary"
"""The scripted bot that plays on for the seat in imagined worlds."""
OWN = 0
"""The seat's own style, in which it plays on."""
LIKED, PLACES = (2, 3, 5), (2, 6, 10, 14, 18, 22)
"""Kinds of play, by number from 1, and where what each likes best stands among the seat's own
candidates."""
FIRST_PLACE = 3
"""Where the choice of the first variation stands; those of the others follow."""
SPREAD, SHIFT = 0.3, 0.15
"""By how much an even variation's weights differ: in parts of themselves, and some by an amount."""
WAYS_SPREAD = 0.8
"""By how much an odd variation's costs of ways differ, in parts of themselves."""
WAYS = "path_"
SHIFTED = (WAYS, "claim", "draw", "finish", "free", "hoard")
"""Weights of which an amount makes a difference even where they are nothing."""
Sections = dict[str, dict[str, dict[str, Any]]]
"""By edition and number of seats: the command, and the numbers of variations."""


@dataclass(frozen=True, eq=False)
class Follow:
    """A style that may follow decisions, and where those stand that it likes best."""

    style: int
    places: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Styles:
    """The styles at one table, by number: the seat's own, the kinds of play, variations."""

    weights: Sequence[Mapping[str, float]]
    follows: Sequence[Follow]
    minds: Any
    """One for each style, to be copied."""


def make_styles(weights: Sequence[Mapping[str, float]], follows: Sequence[Follow] = ()) -> Styles:
    """Styles with these weights."""
    return Styles(weights, follows, new_minds(weights))


def variation(weights: Mapping[str, float], number: int) -> dict[str, float]:
    """The weights of a variation."""
    rng = random.Random(number)
    varied: dict[str, float] = {}
    for name, value in weights.items():
        factor, amount = rng.gauss(), rng.gauss()
        if number % 2 == 0:
            shift = SHIFT * amount if name.startswith(SHIFTED) else 0.0
            varied[name] = value * math.exp(SPREAD * factor) + shift
        else:
            spread = WAYS_SPREAD if name.startswith(WAYS) else 0.0
            varied[name] = value * math.exp(spread * factor)
    return varied


def varied_styles(edition: str, seats: int, numbers: Sequence[int]) -> Styles:
    """The styles at a table with these variations, of which each likes one decision best."""
    own = weights_of(PLAYS_ON, edition, seats)
    kinds = [weights_of(kind, edition, seats) for kind in KINDS]
    variations = [variation(own, number) for number in numbers]
    follows = [Follow(style, PLACES) for style in LIKED]
    first = 1 + len(kinds)
    follows += [Follow(first + rank, (FIRST_PLACE + rank,)) for rank in range(len(numbers))]
    return make_styles([own, *kinds, *variations], follows)


@cache
def styles_at(edition: str, seats: int) -> Styles:
    """The styles at a table, with the variations that were fitted for it, or else for the nearest
    number of seats."""
    tables = fitted_sections().get(edition, {})
    nearest = min(tables, key=lambda one: (abs(int(one) - seats), one), default=None)
    return varied_styles(edition, seats, tables[nearest]["variations"] if nearest else ())


@cache
def first_styles(edition: str, seats: int) -> Styles:
    """Before scripts minded the risk of tunnels, and before styles followed."""
    names = (PLAYS_ON, *KINDS)
    return make_styles([weights_of(name, edition, seats) | {"tunnel_risk": 0.0} for name in names])


@cache
def fitted_sections() -> Sections:
    """What was fitted."""
    return tomllib.loads((files("branchline.bots") / "fitted" / FILE).read_text())


def add_variations(
    path: Path, edition: str, seats: int, command: str, numbers: Sequence[int]
) -> None:
    """Put a table's variations into a file, in place of those it had."""
    sections: Sections = tomllib.loads(path.read_text()) if path.exists() else {}
    sections.setdefault(edition, {})[str(seats)] = {COMMAND: command, "variations": list(numbers)}
    with whole_file(path) as file:
        file.write(write_sections(sections).encode())


def write_sections(sections: Sections) -> str:
    """The file that holds these sections."""
    lines: list[str] = []
    for edition in sorted(sections):
        for seats, section in sorted(sections[edition].items()):
            lines.append(f"[{edition}.{seats}]")
            lines.append(f"{COMMAND} = {quoted(section[COMMAND])}")
            lines.append(f"variations = {section['variations']}")
            lines.append("")
    return "\n".join(lines)
