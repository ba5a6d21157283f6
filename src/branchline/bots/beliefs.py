"""What the search believes of rivals: which kind of play each follows, and which tickets it holds.

Beliefs are numbers, fitted on games of many kinds of bots (`contests.believing`): how much each
sign (`engine.thinking.evidence`) speaks for a ticket in the hand of a kind, and for the kind
itself. They are kept as data, one section a table, with the command that fitted them.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots.roster import new_minds
from branchline.bots.tuned import COMMAND, quoted
from branchline.engine.rules.records import BOARD, STATE, slots_of
from branchline.engine.thinking.evidence import RIVAL_SIGNS, TICKET_SIGNS, look
from branchline.files import whole_file
from branchline.game.view import View
from branchline.limits import CITIES, SEATS, TICKETS

KINDS = {"wary": 0.3, "greedy": 0.3, "collector": 0.12, "greedy-1": 0.14, "racer": 0.14}
"""The kinds of play that a rival may follow, each a scripted bot, and how common each is taken to
be before it has moved."""
LAID = RIVAL_SIGNS.index("laid")
TICKET_TERMS = (*TICKET_SIGNS, *(f"{sign}_late" for sign in TICKET_SIGNS))
"""What is summed up for a ticket: its signs, and the same times the part of its wagons that the
rival has laid."""
KIND_TERMS = (
    "always",
    *RIVAL_SIGNS,
    *(f"{sign}_late" for sign in RIVAL_SIGNS),
    *(f"{sign}_squared" for sign in RIVAL_SIGNS),
)
"""What is summed up for a kind: a number for itself, and the rival's signs."""
TICKETS_OF, KIND_OF = "tickets", "kind"
Sections = dict[str, dict[str, dict[str, Any]]]
"""By edition and number of seats: the command, and by kind what signs say."""


@dataclass(frozen=True)
class Beliefs:
    """What signs say at one table; rows are kinds, columns are terms."""

    tickets: np.ndarray
    """How much a term of a ticket speaks for the kind's holding it."""
    kinds: np.ndarray
    """How much a term of a rival speaks for its being of the kind."""


@dataclass(frozen=True)
class Guess:
    """What is believed of the rivals of one view."""

    chances: np.ndarray
    """By rival and kind; each rival's add up to 1."""
    odds: np.ndarray
    """By kind, rival and ticket, to be compared within a rival's."""


FIRST_KINDS = ("wary", "greedy", "greedy-1", "racer")
"""The kinds that were thought of first, all alike."""
NEVER = -99.0
"""The logarithm of odds that are next to nothing."""


def first_beliefs() -> Beliefs:
    """Before anything was fitted: a ticket is the likelier the more of its way is laid, and a few
    kinds are equally common."""
    tickets = np.zeros((len(KINDS), len(TICKET_TERMS)))
    tickets[:, TICKET_TERMS.index("share")] = 3.5
    tickets[:, TICKET_TERMS.index("hopeless")] = math.log(0.3)
    kinds = np.zeros((len(KINDS), len(KIND_TERMS)))
    kinds[:, KIND_TERMS.index("always")] = [0.0 if kind in FIRST_KINDS else NEVER for kind in KINDS]
    return Beliefs(tickets, kinds)


def signs_of(view: View) -> tuple[np.ndarray, np.ndarray]:
    """What the view's seat sees: signs by rival and ticket, and by rival."""
    tickets = np.zeros((SEATS, TICKETS, len(TICKET_SIGNS)))
    rivals = np.zeros((SEATS, len(RIVAL_SIGNS)))
    boards, views = slots_of(view.board, BOARD), slots_of(view.record, STATE)
    spans = np.zeros((CITIES, CITIES))
    look(boards, views, view.seat, new_minds([None]), spans, tickets, rivals)
    return tickets, rivals


def ticket_terms(tickets: np.ndarray, rivals: np.ndarray) -> np.ndarray:
    """The terms of tickets, by rival and ticket."""
    late = rivals[..., LAID, None, None]
    return np.concatenate([tickets, tickets * late], axis=-1)


def kind_terms(rivals: np.ndarray) -> np.ndarray:
    """The terms of kinds, by rival."""
    late = rivals[..., LAID, None]
    always = np.ones_like(late)
    return np.concatenate([always, rivals, rivals * late, rivals * rivals], axis=-1)


def guess(view: View, beliefs: Beliefs) -> Guess:
    """What the beliefs make of a view."""
    tickets, rivals = signs_of(view)
    worth = kind_terms(rivals) @ beliefs.kinds.T
    chances = np.exp(worth - worth.max(axis=1, keepdims=True))
    odds = np.exp(np.einsum("qts,ks->kqt", ticket_terms(tickets, rivals), beliefs.tickets))
    return Guess(chances / chances.sum(axis=1, keepdims=True), odds)


@cache
def fitted_sections() -> Sections:
    """What was fitted."""
    return tomllib.loads((files("branchline.bots") / "fitted" / "beliefs.toml").read_text())


@cache
def beliefs_at(edition: str, seats: int) -> Beliefs:
    """The beliefs at a table, or else at that of the nearest number of seats; the first ones for an
    edition of which nothing was fitted."""
    tables = fitted_sections().get(edition, {})
    nearest = min(tables, key=lambda one: (abs(int(one) - seats), one), default=None)
    return read_beliefs(tables[nearest]) if nearest else first_beliefs()


def read_beliefs(section: Mapping[str, Any]) -> Beliefs:
    """The beliefs that a section holds."""
    return Beliefs(
        np.array([[section[TICKETS_OF][kind][term] for term in TICKET_TERMS] for kind in KINDS]),
        np.array([[section[KIND_OF][kind][term] for term in KIND_TERMS] for kind in KINDS]),
    )


def section_of(command: str, beliefs: Beliefs) -> dict[str, Any]:
    """The section that `read_beliefs` reads."""
    section: dict[str, Any] = {COMMAND: command, TICKETS_OF: {}, KIND_OF: {}}
    for row, kind in enumerate(KINDS):
        worth = beliefs.tickets[row].tolist()
        section[TICKETS_OF][kind] = dict(zip(TICKET_TERMS, worth, strict=True))
        worth = beliefs.kinds[row].tolist()
        section[KIND_OF][kind] = dict(zip(KIND_TERMS, worth, strict=True))
    return section


def add_beliefs(path: Path, edition: str, seats: int, section: dict[str, Any]) -> None:
    """Put a table's section into a file, in place of the one it had."""
    sections: Sections = tomllib.loads(path.read_text()) if path.exists() else {}
    sections.setdefault(edition, {})[str(seats)] = section
    with whole_file(path) as file:
        file.write(write_sections(sections).encode())


def write_sections(sections: Sections) -> str:
    """The file that holds these sections: a line a kind."""
    lines: list[str] = []
    for edition in sorted(sections):
        for seats, section in sorted(sections[edition].items()):
            lines.append(f"[{edition}.{seats}]")
            lines.append(f"{COMMAND} = {quoted(section[COMMAND])}")
            for part in (TICKETS_OF, KIND_OF):
                for kind, signs in section[part].items():
                    worth = ", ".join(f"{sign} = {value:.3f}" for sign, value in signs.items())
                    lines.append(f"{part}.{kind} = {{ {worth} }}")
            lines.append("")
    return "\n".join(lines)
