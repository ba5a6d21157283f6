"""What helps somebody at the table beyond the view itself: tickets with their best connection,
routes that help, how everybody stands. All of it follows from the view."""

from collections import defaultdict

import msgspec

from branchline.game.standings import (
    BonusStanding,
    LongestPath,
    counts_paths,
    longest_paths,
    standings,
)
from branchline.game.view import View
from branchline.game.ways import State, Ways


class TicketAid(msgspec.Struct, frozen=True):
    """A ticket and its best way."""

    ticket: str
    city_a: str
    city_b: str
    points: int
    is_long: bool
    """Whether it is of a deck of its own, dealt once at the start."""
    state: State
    connection: tuple[str, ...]
    """The routes of the way that the seat holds, or that its stations lend it."""
    missing: tuple[str, ...]
    """The free routes that are still to be claimed."""
    wagons: int
    """What those need."""
    stations: int
    """Stations still to be built for it, to borrow rivals' routes of the connection."""


class Aids(msgspec.Struct, frozen=True):
    """What helps a seat; a spectator gets what is public of it."""

    tickets: tuple[TicketAid, ...]
    """The seat's own; while others still choose their first ones, those that it has chosen."""
    offer: tuple[TicketAid, ...]
    """Those that it is to choose from."""
    helpful: dict[str, tuple[str, ...]]
    """Routes open to the seat on the best way of its open tickets, or beside one that is, with
    those tickets."""
    closed: tuple[str, ...]
    """Free routes that nobody may claim any more."""
    longest: tuple[LongestPath, ...] | None
    """By seat; None if no longest path can decide anything in this game."""
    bonuses: tuple[BonusStanding, ...]
    """How the seats stand in the bonuses that count."""
    station_cost: int | None
    """Cards that the seat's next station costs; None if it can build none."""
    is_solo: bool
    """Whether everybody else is a bot: hints and takeback are offered."""


def aids_of(view: View, is_solo: bool = False) -> Aids:
    """What helps the view's seat."""
    standing = standings(view)
    tickets: tuple[TicketAid, ...] = ()
    offer: tuple[TicketAid, ...] = ()
    if view.seat is not None:
        ways = Ways(view, view.seat, standing)
        tickets = tuple(_ticket_aid(view, ways, ticket) for ticket in view.kept or view.tickets)
        offered = () if view.kept else view.offer
        offer = tuple(_ticket_aid(view, ways, ticket) for ticket in offered)
    return Aids(
        tickets=tickets,
        offer=offer,
        helpful=helpful_routes(view, tickets),
        closed=tuple(view.closed_routes),
        longest=longest_paths(view, standing.lengths) if counts_paths(view) else None,
        bonuses=standing.bonuses,
        station_cost=_station_cost(view),
        is_solo=is_solo,
    )


def _ticket_aid(view: View, ways: Ways, ticket: str) -> TicketAid:
    one = view.edition.tickets[view.edition.ticket_numbers[ticket]]
    way = ways.of(one)
    return TicketAid(
        ticket=ticket,
        city_a=one.city_a,
        city_b=one.city_b,
        points=one.points,
        is_long=view.edition.is_long(one),
        state=way.state,
        connection=way.connection,
        missing=way.missing,
        wagons=way.wagons,
        stations=way.stations,
    )


def helpful_routes(view: View, tickets: tuple[TicketAid, ...]) -> dict[str, tuple[str, ...]]:
    """The routes that help a ticket, with the tickets; a parallel route of the same length helps as
    much as the one that was found."""
    helped: defaultdict[str, list[str]] = defaultdict(list)
    for ticket in tickets:
        for route in ticket.missing:
            for like in _alike(view, route):
                helped[like].append(ticket.ticket)
    return {route: tuple(names) for route, names in helped.items()}


def _alike(view: View, route: str) -> list[str]:
    """A route, and those of its group that are as long and open to the seat."""
    numbers, routes = view.edition.route_numbers, view.edition.routes
    place = view.board.route[numbers[route]]
    mates = [routes[int(place.mate[index])] for index in range(int(place.mates))]
    length = routes[numbers[route]].length
    seat = view.seat
    return [
        route,
        *(
            mate.id
            for mate in mates
            if mate.length == length and seat is not None and view.is_open(mate.id, seat)
        ),
    ]


def _station_cost(view: View) -> int | None:
    if view.seat is None or not view.seats[view.seat].stations:
        return None
    return view.station_cost(view.seat)
