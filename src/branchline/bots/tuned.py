"""Tuned weights: one file a bot, one section a table, with the command that made it.

A table without a section is played with the weights of the nearest number of seats, an edition
without any, such as somebody's own, with the weights of the bot's character.
"""

import json
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from branchline.bots.character import Character
from branchline.errors import CannotWrite
from branchline.files import whole_file

COMMAND = "command"
Sections = dict[str, dict[str, dict[str, float | str]]]
"""By edition and number of seats: the command, and the weights."""


def read_sections(text: str) -> Sections:
    """The sections of a file of tuned weights."""
    return tomllib.loads(text)


def write_sections(sections: Sections) -> str:
    """The file that `read_sections` reads."""
    lines: list[str] = []
    for edition in sorted(sections):
        for seats, weights in sorted(sections[edition].items()):
            lines.append(f"[{edition}.{seats}]")
            for name, value in weights.items():
                shown = quoted(value) if isinstance(value, str) else f"{value:.3f}"
                lines.append(f"{name} = {shown}")
            lines.append("")
    return "\n".join(lines)


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def add_section(
    path: Path, edition: str, seats: int, command: str, weights: dict[str, float]
) -> None:
    """Put a table's weights into a file, in place of those it had."""
    sections = read_sections(path.read_text()) if path.exists() else {}
    sections.setdefault(edition, {})[str(seats)] = {COMMAND: command, **weights}
    with whole_file(path) as file:
        file.write(write_sections(sections).encode())


def check_sections(path: Path) -> None:
    """Raise if the file cannot be added to: better now than after an hour of tuning."""
    try:
        with path.open("a"):
            pass
        read_sections(path.read_text())
    except OSError as error:
        raise CannotWrite("error-write-weights", {"file": path, "why": error}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        raise CannotWrite("error-no-weights", {"file": path}) from None


@cache
def tuned_sections(name: str) -> Sections:
    """What was tuned for a bot; empty if nothing was."""
    file = files("branchline.bots") / "weights" / f"{name}.toml"
    return read_sections(file.read_text()) if file.is_file() else {}


def nearest_section(name: str, edition: str, seats: int) -> dict[str, float | str]:
    """What was tuned for a table, or else for the nearest number of seats; empty if nothing was."""
    tables = tuned_sections(name).get(edition, {})
    nearest = min(tables, key=lambda one: (abs(int(one) - seats), one), default=None)
    return tables[nearest] if nearest else {}


def fewer_seats(character: Character, edition: str, seats: int) -> int | None:
    """The next smaller number of seats that a bot was tuned for."""
    tables = tuned_sections(character.name).get(edition, {})
    return max((int(one) for one in tables if int(one) < seats), default=None)


def start_at(character: Character, edition: str, seats: int) -> dict[str, float]:
    """The weights that tuning a bot for a table begins with: those tuned for fewer seats, or else
    what makes the bot of its parent."""
    fewer = fewer_seats(character, edition, seats)
    if fewer:
        return weights_at(character, edition, fewer)
    parent = weights_at(character.parent, edition, seats) if character.parent else {}
    return {**parent, **character.start, **character.nature}


def weights_at(character: Character, edition: str, seats: int) -> dict[str, float]:
    """The weights of a bot at a table."""
    tuned = nearest_section(character.name, edition, seats)
    start = start_at(character, edition, seats)
    return {name: float(tuned.get(name, value)) for name, value in start.items()}
