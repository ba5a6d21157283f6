"""The final score as a message, step by step: routes, tickets with their connections, stations,
longest paths, bonuses with everybody's count, and what decided a tie."""

from collections import Counter

import msgspec

from branchline.game.game import Game
from branchline.game.result import Result, SeatScore
from branchline.game.standings import (
    BonusStanding,
    LongestPath,
    Standings,
    counts_paths,
    longest_paths,
    standings,
)
from branchline.game.view import View
from branchline.game.ways import Ways
from branchline.text.speaker import Speaker
from branchline.text.verdicts import tie_sentence, verdict


class LengthScore(msgspec.Struct, frozen=True):
    """A seat's routes of one length."""

    length: int
    routes: int
    """How many there are."""
    points: int
    """Those of all of them."""


class TicketConnection(msgspec.Struct, frozen=True):
    """A ticket at the end."""

    ticket: str
    points: int
    """Won if it is completed, else lost."""
    completed: bool
    connection: tuple[str, ...]
    """The routes that connect it, borrowed ones included; none if nothing does."""


class SeatScoring(msgspec.Struct, frozen=True):
    """How a seat's total came about."""

    seat: int
    routes: int
    """Points of its routes."""
    lengths: tuple[LengthScore, ...]
    tickets: tuple[TicketConnection, ...]
    stations_left: int
    stations: int
    """Points of the stations left."""
    borrowed: tuple[str, ...]
    """Rivals' routes that its stations lent it."""
    longest: LongestPath | None
    """None where no longest path can decide anything."""
    bonuses: dict[str, int]
    """Points of the bonuses it won."""
    total: int


class Scoring(msgspec.Struct, frozen=True):
    """The final score."""

    seats: tuple[SeatScoring, ...]
    bonuses: tuple[BonusStanding, ...]
    """What each counts for every seat, and who won it."""
    winners: tuple[int, ...]
    resigned: tuple[int, ...]
    tie_break: str
    """What decided between those with most points; empty if nothing had to."""
    verdict: tuple[str, ...]
    """Who has won, in sentences."""


def scoring_of(game: Game, speaker: Speaker) -> Scoring | None:
    """The final score of a game; None if it has none."""
    result = game.result
    if result is None:
        return None
    view = game.view()
    standing = standings(view)
    longest = longest_paths(view, standing.lengths) if counts_paths(view) else ()
    return Scoring(
        seats=tuple(
            _seat_scoring(view, standing, result, seat, longest[seat] if longest else None)
            for seat in range(len(result.scores))
        ),
        bonuses=standing.bonuses,
        winners=result.winners,
        resigned=result.resigned if isinstance(result.resigned, tuple) else (),
        tie_break=tie_sentence(result, game.edition, speaker),
        verdict=tuple(verdict(result, game.edition, speaker)),
    )


def _seat_scoring(
    view: View, standing: Standings, result: Result, seat: int, longest: LongestPath | None
) -> SeatScoring:
    score, me = result.scores[seat], view.seats[seat]
    lengths = Counter(
        view.edition.routes[view.edition.route_numbers[route]].length for route in me.routes
    )
    return SeatScoring(
        seat=seat,
        routes=score.routes,
        lengths=tuple(
            LengthScore(length, number, number * view.rules.points[length])
            for length, number in sorted(lengths.items())
        ),
        tickets=_connections(view, standing, score, seat),
        stations_left=me.stations,
        stations=score.stations if isinstance(score.stations, int) else 0,
        borrowed=standing.borrowed[seat],
        longest=longest,
        bonuses=score.bonuses,
        total=score.total,
    )


def _connections(
    view: View, standing: Standings, score: SeatScore, seat: int
) -> tuple[TicketConnection, ...]:
    ways = Ways(view, seat, standing)
    tickets = {ticket.id: ticket for ticket in view.edition.tickets}
    return tuple(
        TicketConnection(
            one.ticket, one.points, one.completed, ways.of(tickets[one.ticket]).connection
        )
        for one in score.tickets
    )
