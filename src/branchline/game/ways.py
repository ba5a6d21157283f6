"""By which way a seat can connect a ticket: over its own routes, borrowed ones and free ones.

The best way needs the fewest wagons. Which routes are open to the seat is the rulebook's to say,
and so is which routes its stations borrow for tickets that are done. A station that borrows nothing
yet may lend any rival's route at its city; where no way is left otherwise, so may stations that are
still to be built.
"""

import heapq
from collections.abc import Iterator
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from branchline.editions.edition import Ticket
from branchline.game.standings import Standings, standings
from branchline.game.view import View

State = Literal["done", "open", "impossible"]
WAGON, LOAN = 10_000, 100
"""What a wagon and a borrowed route cost a way, if a route costs 1: of two ways with equally many
wagons the one that borrows less is better, then the one with fewer routes."""


class Way(msgspec.Struct, frozen=True):
    """How a ticket is connected, or can be."""

    state: State
    connection: tuple[str, ...] = ()
    """The routes of the way that the seat holds, or that its stations lend it."""
    missing: tuple[str, ...] = ()
    """The free routes that are still to be claimed."""
    wagons: int = 0
    """What those need."""
    stations: int = 0
    """Stations still to be built for it."""


class _Place(NamedTuple):
    """Where a search has come to."""

    city: int
    used: int = 0
    """The free stations that lend something, as bits."""
    built: int = 0
    """New stations."""
    is_taken: bool = False
    """Whether one of those stands in this city."""


class Ways:
    """The ways of one seat's tickets, in one position."""

    def __init__(self, view: View, seat: int, standing: Standings | None = None) -> None:
        self.view = view
        self.seat = seat
        self.edition = view.edition
        self.me = view.seats[seat]
        self.owners = view.owners
        self.borrowed = (standing or standings(view)).borrowed[seat]

    def of(self, ticket: Ticket) -> Way:
        """The best way of a ticket, held or offered."""
        numbers = self.edition.city_numbers
        start, goal = numbers[ticket.city_a], numbers[ticket.city_b]
        for new in range(self._stations_left + 1):
            found = self._search(start, goal, new)
            if found is not None:
                return found
        return Way("impossible")

    @cached_property
    def _costs(self) -> list[int | None]:
        """What each route costs in wagons; None if the seat can neither use nor claim it."""
        costs: list[int | None] = []
        for route in self.edition.routes:
            owner = self.owners.get(route.id)
            if owner == self.seat or route.id in self.borrowed:
                costs.append(0)
            elif owner is None and self._can_claim(route.id, route.length):
                costs.append(route.length)
            else:
                costs.append(None)
        return costs

    def _can_claim(self, route: str, length: int) -> bool:
        is_over = self.view.phase == "over"
        return not is_over and length <= self.me.wagons and self.view.is_open(route, self.seat)

    @cached_property
    def _neighbors(self) -> list[list[tuple[int, int]]]:
        """The routes at each city, and where they lead."""
        numbers = self.edition.city_numbers
        neighbors: list[list[tuple[int, int]]] = [[] for _ in self.edition.cities]
        for route, one in enumerate(self.edition.routes):
            a, b = numbers[one.city_a], numbers[one.city_b]
            neighbors[a].append((route, b))
            neighbors[b].append((route, a))
        return neighbors

    @cached_property
    def _lent(self) -> frozenset[int]:
        """The routes of rivals."""
        numbers = self.edition.route_numbers
        return frozenset(
            numbers[route]
            for route, owner in self.owners.items()
            if owner != self.seat and route not in self.borrowed
        )

    @cached_property
    def _free_stations(self) -> list[int]:
        """The cities of the seat's stations that lend it nothing yet."""
        numbers = self.edition.city_numbers
        own = [numbers[city] for city, seat in self.view.stations.items() if seat == self.seat]
        routes = [self.edition.routes[self.edition.route_numbers[one]] for one in self.borrowed]
        lenders = [
            [city for city in (numbers[one.city_a], numbers[one.city_b]) if city in own]
            for one in routes
        ]
        for ends in sorted(lenders, key=len):
            own.remove(next(city for city in ends if city in own))
        return own

    @property
    def _stations_left(self) -> int:
        return 0 if self.view.phase == "over" else self.me.stations

    @cached_property
    def _free_cities(self) -> frozenset[int]:
        """Where a station may still be built."""
        stations = self.view.stations
        return frozenset(
            number for number, city in enumerate(self.edition.cities) if city.id not in stations
        )

    def _search(self, start: int, goal: int, new: int) -> Way | None:
        """The best way with so many new stations at most (Dijkstra); None if there is none for
        which the wagons suffice."""
        first = _Place(start)
        best = {first: 0}
        arrivals: dict[_Place, tuple[_Place, int]] = {}
        queue = [(0, first)]
        while queue:
            cost, here = heapq.heappop(queue)
            if cost > best[here]:
                continue
            if here.city == goal:
                return self._way(here, first, arrivals) if cost // WAGON <= self.me.wagons else None
            for step, there, route in self._steps(here, new):
                further = cost + step
                if further < best.get(there, further + 1):
                    best[there] = further
                    arrivals[there] = here, route
                    heapq.heappush(queue, (further, there))
        return None

    def _steps(self, here: _Place, new: int) -> Iterator[tuple[int, _Place, int]]:
        """Where one route leads: what that costs, the place and the route."""
        city, used, built, is_taken = here
        for route, far in self._neighbors[city]:
            wagons = self._costs[route]
            if wagons is not None:
                yield WAGON * wagons + 1, _Place(far, used, built), route
            elif route in self._lent:
                for number, station in enumerate(self._free_stations):
                    if not used >> number & 1 and station in (city, far):
                        yield LOAN + 1, _Place(far, used | 1 << number, built), route
                if built < new:
                    if city in self._free_cities and not is_taken:
                        yield LOAN + 1, _Place(far, used, built + 1), route
                    if far in self._free_cities:
                        yield LOAN + 1, _Place(far, used, built + 1, True), route

    def _way(self, last: _Place, first: _Place, arrivals: dict[_Place, tuple[_Place, int]]) -> Way:
        connection: list[str] = []
        missing: list[str] = []
        wagons, place = 0, last
        while place != first:
            place, number = arrivals[place]
            route = self.edition.routes[number]
            cost = self._costs[number] or 0
            (missing if cost else connection).append(route.id)
            wagons += cost
        state: State = "open" if wagons or last.built else "done"
        return Way(state, tuple(connection[::-1]), tuple(missing[::-1]), wagons, last.built)
