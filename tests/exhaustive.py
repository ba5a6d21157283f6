"""Longest path and borrowed routes by trying everything: slow, short, and written from rules.md."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

Track = tuple[str, str, int]
"""Two cities and a length."""
Ticket = tuple[str, str, int]
"""Two cities and points."""


def longest_trail(tracks: Sequence[Track]) -> int:
    """The greatest sum of lengths over trails that use no route twice (R-ALL-LNG-1)."""

    @cache
    def onward(city: str, used: int) -> int:
        best = 0
        for number, (a, b, length) in enumerate(tracks):
            if city in (a, b) and not used >> number & 1:
                far = b if city == a else a
                best = max(best, length + onward(far, used | 1 << number))
        return best

    cities = {city for a, b, _ in tracks for city in (a, b)}
    return max((onward(city, 0) for city in cities), default=0)


def are_joined(links: Iterable[tuple[str, str]], a: str, b: str) -> bool:
    """Whether the links lead from one city to the other."""
    reached, before = {a}, set[str]()
    links = list(links)
    while reached != before:
        before = set(reached)
        for ends in links:
            if reached & set(ends):
                reached |= set(ends)
    return b in reached


Outcome = tuple[int, int, list[str]]
"""Ticket points, tickets completed, ids of the borrowed routes in order."""


def best_borrowing(
    own: Iterable[tuple[str, str]],
    foreign: dict[str, tuple[str, str]],
    stations: Sequence[str],
    tickets: Sequence[Ticket],
) -> Outcome:
    """The outcome of the best assignment (R-EU-STA-9): most points, most tickets, fewest routes,
    alphabetically first list; `foreign` gives the ends of the opponents' routes by id."""
    own = list(own)
    choices = [[None, *(name for name in foreign if city in foreign[name])] for city in stations]
    outcomes: list[Outcome] = []
    for assignment in product(*choices):
        borrowed = sorted({name for name in assignment if name is not None})
        links = own + [foreign[name] for name in borrowed]
        done = [points for a, b, points in tickets if are_joined(links, a, b)]
        lost = sum(points for _, _, points in tickets) - sum(done)
        outcomes.append((sum(done) - lost, len(done), borrowed))
    return min(outcomes, key=lambda found: (-found[0], -found[1], len(found[2]), found[2]))
