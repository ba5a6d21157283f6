"""How the seats stand, as far as a view shows it: longest paths, bonuses, tickets done so far.

Everything is asked of the rulebook, which counts as if the game ended now.
"""

from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from branchline.engine.rules import records
from branchline.engine.rules import standings as rulebook
from branchline.game.view import View
from branchline.limits import BONUSES, ROUTES, SEATS

PUBLIC_KINDS = {
    "longest_path",
    "wagons_left",
    "short_routes",
    "countries",
    "arctic_routes",
    "ferries",
    "country_routes",
}
"""Bonuses that count what lies on the table; the others count tickets or cards in hand."""
LONGEST_PATH = "longest_path"
"""The kind of bonus, and the tie-break, that a longest path decides."""
PATHS_KEPT = 4096
"""Networks whose longest path is remembered: it changes with a claim only, and many look at it."""
_paths: dict[tuple[str, str, tuple[str, ...]], tuple[str, ...]] = {}


class LongestPath(msgspec.Struct, frozen=True):
    """The longest path of a seat."""

    seat: int
    length: int
    """In spaces."""
    routes: tuple[str, ...]
    """Those of one of the paths of that length."""


class BonusStanding(msgspec.Struct, frozen=True):
    """How the seats stand in a bonus."""

    bonus: str
    counts: tuple[int | None, ...] | None
    """What it counts for each seat so far, None where that is hidden; None if all of it is."""
    leaders: tuple[int, ...]
    """Who would win it now; nobody while something is hidden."""


@dataclass(frozen=True, slots=True)
class Standings:
    """What the rulebook would count if the game ended now."""

    done: frozenset[str]
    """The tickets in sight that are completed."""
    borrowed: tuple[tuple[str, ...], ...]
    """By seat, the rivals' routes that its stations borrow."""
    lengths: tuple[int, ...]
    """By seat, the length of its longest path."""
    bonuses: tuple[BonusStanding, ...]


def standings(view: View) -> Standings:
    """How the seats stand, from what the view shows."""
    edition = view.edition
    scratch = records.new_slots(records.STATE, 1)
    counts = np.zeros(BONUSES * SEATS, np.int64)
    rulebook.stand(*_slots(view), scratch, counts)
    scored = records.record_at(scratch, 0, records.STATE)
    seats = range(int(scored.seats))
    return Standings(
        done=frozenset(
            ticket.id for number, ticket in enumerate(edition.tickets) if scored.ticket_done[number]
        ),
        borrowed=tuple(
            tuple(edition.routes[int(route)].id for route in me.borrowed[: me.borrows])
            for me in scored.seat[: scored.seats]
        ),
        lengths=tuple(int(scored.seat[seat].path) for seat in seats),
        bonuses=tuple(
            _bonus_standing(
                view,
                number,
                [int(counts[number * SEATS + seat]) for seat in seats],
                int(scored.bonus_won[number]),
            )
            for number in range(len(edition.bonuses))
            if scored.bonus_shown[number]
        ),
    )


def _bonus_standing(view: View, number: int, counts: list[int], won: int) -> BonusStanding:
    bonus = view.edition.bonuses[number]
    is_seen = [
        bonus.kind in PUBLIC_KINDS or view.phase == "over" or seat == view.seat
        for seat in range(len(counts))
    ]
    if not any(is_seen):
        return BonusStanding(bonus.id, None, ())
    shown = tuple(
        count if is_shown else None for count, is_shown in zip(counts, is_seen, strict=True)
    )
    leaders = tuple(seat for seat in range(len(counts)) if won >> seat & 1)
    return BonusStanding(bonus.id, shown, leaders if all(is_seen) else ())


def counts_paths(view: View) -> bool:
    """Whether a longest path can decide anything in this game."""
    kinds = {bonus.kind for bonus in view.edition.bonuses if bonus.id in view.bonuses}
    return LONGEST_PATH in kinds or LONGEST_PATH in view.rules.tie_breaks


def longest_paths(view: View, lengths: tuple[int, ...]) -> tuple[LongestPath, ...]:
    """The longest path of each seat, of the lengths that `standings` gives."""
    return tuple(
        LongestPath(one.seat, length, _path(view, one.seat, one.routes))
        for one, length in zip(view.seats, lengths, strict=True)
    )


def _path(view: View, seat: int, routes: tuple[str, ...]) -> tuple[str, ...]:
    """The routes of a longest path; those that the seat holds say all about it."""
    key = view.edition.key, view.edition.hash, routes
    if key not in _paths:
        if len(_paths) >= PATHS_KEPT:
            _paths.clear()
        scratch = records.new_slots(records.STATE, 1)
        kept = np.zeros(ROUTES, np.int64)
        rulebook.longest_trail(*_slots(view), seat, scratch, kept)
        numbers = view.edition.route_numbers
        _paths[key] = tuple(route for route in routes if kept[numbers[route]])
    return _paths[key]


def _slots(view: View) -> tuple[Any, Any]:
    """The view's board and record as entries take them."""
    return (
        records.slots_of(view.board, records.BOARD),
        records.slots_of(view.record, records.STATE),
    )
