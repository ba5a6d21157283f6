"""How far a seat's tickets are: done, some wagons to go, or out of reach."""

import heapq
from collections import defaultdict
from collections.abc import Iterable, Mapping

from branchline.editions.edition import Route
from branchline.game.view import View


def open_routes(view: View, seat: int) -> list[Route]:
    """The routes that nobody holds and that the seat may still claim (R-ALL-CLM-1 to 3)."""
    return [route for route in view.edition.routes if view.is_open(route.id, seat)]


def wagons_needed(view: View, seat: int) -> dict[str, int | None]:
    """For each of the seat's tickets and offered tickets the fewest wagons that complete it with
    its own routes: 0 is done, None is out of reach. Borrowed routes are not looked at."""
    steps = _steps(view, seat)
    tickets = {ticket.id: ticket for ticket in view.edition.tickets}
    wanted = [tickets[name] for name in (*view.tickets_of(seat), *view.offer)]
    starts = {ticket.city_a for ticket in wanted}
    distances = {start: _distances(steps, start) for start in starts}
    return {ticket.id: distances[ticket.city_a].get(ticket.city_b) for ticket in wanted}


Steps = Mapping[str, list[tuple[str, int]]]


def _steps(view: View, seat: int) -> Steps:
    """What each step costs the seat: nothing on its own routes."""
    own = [route for route in view.edition.routes if view.owners.get(route.id) == seat]
    free = open_routes(view, seat)
    return _graph([*((route, 0) for route in own), *((route, route.length) for route in free)])


def _graph(costs: Iterable[tuple[Route, int]]) -> Steps:
    steps: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
    for route, cost in costs:
        steps[route.city_a].append((route.city_b, cost))
        steps[route.city_b].append((route.city_a, cost))
    return steps


def _distances(steps: Steps, start: str) -> dict[str, int]:
    """Dijkstra's distances from a city."""
    found: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        distance, city = heapq.heappop(queue)
        if city in found:
            continue
        found[city] = distance
        for neighbor, cost in steps.get(city, []):
            if neighbor not in found:
                heapq.heappush(queue, (distance + cost, neighbor))
    return found
