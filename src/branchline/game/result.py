"""The result of a finished game, exactly as the record format has it."""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from branchline.editions.edition import Edition
from branchline.engine.rules import codes


class TicketScore(msgspec.Struct, frozen=True):
    """A ticket at the end; the points are always positive."""

    ticket: str
    """Its id."""
    points: int
    """Won if it is completed, else lost."""
    completed: bool
    """Whether its cities are connected."""


class SeatScore(msgspec.Struct, frozen=True):
    """How a seat's total came about. Fields that an edition does not count are unset."""

    routes: int
    """Points of its routes."""
    tickets: tuple[TicketScore, ...]
    """Each ticket it kept."""
    bonuses: dict[str, int]
    """Points of the bonuses it won, by their ids."""
    total: int
    """All points together."""
    stations: int | UnsetType = UNSET
    """Points of the stations it did not build."""
    borrowed: tuple[str, ...] | UnsetType = UNSET
    """Rivals' routes that its stations lent it."""
    longest_path: int | UnsetType = UNSET
    """Spaces of its longest path."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended.

    >>> game = Game("europe", 2, seed="a look")
    >>> result = Table(game, seat_bots(game, ["greedy", "wary"])).run()
    >>> result.winners, [score.total for score in result.scores]
    ((1,), [109, 120])
    """

    scores: tuple[SeatScore, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Several only when the tie-breaks run out."""
    resigned: tuple[int, ...] | UnsetType = UNSET
    """Seats that gave up and cannot win."""


def ranks_of(result: Result, left: Collection[int] = ()) -> tuple[int, ...]:
    """The rank of each seat, from 1: winners first, then by points; seats that gave up, or that
    their players have `left`, are last."""
    last = {*left, *(result.resigned or ())}
    merits = [
        (seat not in last, seat in result.winners, score.total)
        for seat, score in enumerate(result.scores)
    ]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def result_of(edition: Edition, state: Any) -> Result:
    """Read the result off a finished state."""
    seats = range(int(state.seats))
    resigned = tuple(seat for seat in seats if state.seat[seat].resigned)
    return Result(
        scores=tuple(_seat_score(edition, state, seat) for seat in seats),
        winners=tuple(seat for seat in seats if state.seat[seat].winner),
        resigned=resigned or UNSET,
    )


def _seat_score(edition: Edition, state: Any, seat: int) -> SeatScore:
    me = state.seat[seat]
    tickets = tuple(
        TicketScore(ticket.id, ticket.points, bool(state.ticket_done[index]))
        for index, ticket in enumerate(edition.tickets)
        if state.ticket_place[index] == seat
    )
    bonuses = {
        bonus.id: bonus.points
        for index, bonus in enumerate(edition.bonuses)
        if state.bonus_won[index] >> seat & 1
    }
    has_stations = edition.rules.stations > 0
    borrowed = tuple(edition.routes[int(route)].id for route in me.borrowed[: me.borrows])
    return SeatScore(
        routes=int(me.route_points),
        tickets=tickets,
        bonuses=bonuses,
        total=int(me.total),
        stations=edition.rules.station_points * int(me.stations) if has_stations else UNSET,
        borrowed=borrowed if has_stations else UNSET,
        longest_path=int(me.path) if me.path != codes.NONE else UNSET,
    )
