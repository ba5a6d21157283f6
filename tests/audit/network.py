"""What a set of routes connects, its longest trail, and the best use of stations."""

from collections.abc import Iterable, Sequence
from itertools import product

from audit.board import Route, Ticket


class Components:
    """Cities joined by routes: two cities have the same root when a path joins them."""

    def __init__(self, pairs: Iterable[tuple[str, str]] = ()) -> None:
        self.parent: dict[str, str] = {}
        for a, b in pairs:
            self.join(a, b)

    def root(self, city: str) -> str:
        parent = self.parent
        while city in parent:
            city = parent[city]
        return city

    def join(self, a: str, b: str) -> None:
        a, b = self.root(a), self.root(b)
        if a != b:
            self.parent[a] = b

    def are_joined(self, a: str, b: str) -> bool:
        return self.root(a) == self.root(b)


def longest_trail(routes: Sequence[Route]) -> int:
    """R-ALL-LNG-1: the greatest sum of lengths over trails, no route used twice.

    A longest trail cannot be extended, so every route at both its ends is used: either it is a
    round trip through a whole component without odd cities, or it starts and ends at odd cities.
    """
    whole = Components((route.a, route.b) for route in routes)
    parts: dict[str, list[Route]] = {}
    for route in routes:
        parts.setdefault(whole.root(route.a), []).append(route)
    return max((longest_in_part(part) for part in parts.values()), default=0)


def longest_in_part(routes: list[Route]) -> int:
    """The longest trail of one connected part, by exhaustive search from its odd cities."""
    total = sum(route.length for route in routes)
    exits: dict[str, list[tuple[int, int, str]]] = {}
    for number, route in enumerate(routes):
        exits.setdefault(route.a, []).append((1 << number, route.length, route.b))
        exits.setdefault(route.b, []).append((1 << number, route.length, route.a))
    odd = [city for city, ways in exits.items() if len(ways) % 2]
    if len(odd) <= 2:
        return total
    known: dict[tuple[str, int], int] = {}

    def furthest(city: str, used: int) -> int:
        """The longest continuation from a city with these routes used up."""
        key = (city, used)
        if key not in known:
            best = 0
            for bit, length, target in exits[city]:
                if not used & bit:
                    best = max(best, length + furthest(target, used | bit))
            known[key] = best
        return known[key]

    return max(furthest(city, 0) for city in odd)


def completed_tickets(pairs: Iterable[tuple[str, str]], tickets: Iterable[Ticket]) -> set[str]:
    """R-ALL-TIC-9: the tickets whose two cities lie in one component."""
    network = Components(pairs)
    return {ticket.id for ticket in tickets if network.are_joined(ticket.a, ticket.b)}


def best_borrowing(
    own: Sequence[Route],
    others: Sequence[Route],
    stations: Sequence[str],
    tickets: Sequence[Ticket],
) -> tuple[list[str], set[str]]:
    """R-EU-STA-5 to R-EU-STA-9: the routes borrowed and the tickets completed with them.

    All assignments of one rival route or none to each station are tried: most ticket points, then
    most tickets, then fewest routes, then the alphabetically first sorted list of route ids.
    Routes between cities that own routes join already are left out, for they can only be idle.
    """
    joined = Components((route.a, route.b) for route in own)
    links = {
        route.id: (joined.root(route.a), joined.root(route.b))
        for route in others
        if not joined.are_joined(route.a, route.b)
    }
    goals = [(ticket, joined.root(ticket.a), joined.root(ticket.b)) for ticket in tickets]
    choices = [
        [None, *(route.id for route in others if city in route.group and route.id in links)]
        for city in stations
    ]
    results: dict[frozenset[tuple[str, str]], set[str]] = {}
    best: tuple[tuple[int, int, int, list[str]], set[str]] | None = None
    for routes in {frozenset(choice) - {None} for choice in product(*choices)}:
        borrowed = sorted(route for route in routes if route)
        effect = frozenset(links[route] for route in borrowed)
        if effect not in results:
            linked = Components(effect)
            results[effect] = {ticket.id for ticket, a, b in goals if linked.are_joined(a, b)}
        completed = results[effect]
        won = sum(ticket.points for ticket in tickets if ticket.id in completed)
        rank = (-won, -len(completed), len(borrowed), borrowed)
        if best is None or rank < best[0]:
            best = (rank, completed)
    assert best is not None
    return best[0][3], best[1]
