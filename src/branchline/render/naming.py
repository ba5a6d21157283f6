"""Which names can be shown when they grow: a small drawing shows few, each large enough to read.

A name grows around its city's disc. Names have ranks, cities with many routes first, and each has
the greatest size at which it keeps clear of every name before it. Whoever shows exactly the names
that bear the size has no two names in each other, at any size.
"""

import math

from branchline.editions.edition import Edition
from branchline.render.geometry import Box, name_box
from branchline.render.layout import Layout

LEAST_PIXELS = 11.0
"""Names are never drawn smaller, on a screen of known width."""
EDGE = 5.0
"""Kept free between a name that has grown and the edge of the view."""


def names_by_rank(edition: Edition) -> list[str]:
    """The cities that have a name, those with the most routes and then the most tickets first."""
    routes = [city for route in edition.routes for city in (route.city_a, route.city_b)]
    tickets = [city for ticket in edition.tickets for city in (ticket.city_a, ticket.city_b)]
    named = [city.id for city in edition.cities if city.names.board]
    return sorted(named, key=lambda city: (-routes.count(city), -tickets.count(city), city))


def greatest_sizes(
    edition: Edition, layout: Layout, names: dict[str, str], view: Box
) -> dict[str, float]:
    """How many times its size each name may have, in this naming, before it meets one before it or
    leaves the view; at least once."""
    boxes: dict[str, tuple[float, float, Box]] = {}
    sizes: dict[str, float] = {}
    for city in names_by_rank(edition):
        place = layout.cities[city]
        if place.label is None:
            continue
        left, top, right, bottom = name_box(names[city], place.label, layout.font)
        ours = (
            place.x,
            place.y,
            (left - place.x, top - place.y, right - place.x, bottom - place.y),
        )
        size = _size_inside(ours, view)
        for other in boxes.values():
            size = min(size, _size_apart(ours, other))
        boxes[city] = ours
        sizes[city] = max(1.0, math.floor(size * 100) / 100)
    return sizes


def _size_inside(ours: tuple[float, float, Box], view: Box) -> float:
    x, y, (left, top, right, bottom) = ours
    limits = [
        room / reach
        for room, reach in (
            (x - view[0] - EDGE, -left),
            (y - view[1] - EDGE, -top),
            (view[2] - x - EDGE, right),
            (view[3] - y - EDGE, bottom),
        )
        if reach > 0
    ]
    return min(limits, default=math.inf)


def _size_apart(one: tuple[float, float, Box], two: tuple[float, float, Box]) -> float:
    """The smallest size from 1 at which two growing boxes meet; infinite if they never do.

    They meet while four gaps are below zero, each a straight line over the size.
    """
    x, y = one[0] - two[0], one[1] - two[1]
    (left, top, right, bottom), (l2, t2, r2, b2) = one[2], two[2]
    gaps = ((x, left - r2), (-x, l2 - right), (y, top - b2), (-y, t2 - bottom))
    low, high = 1.0, math.inf
    for start, slope in gaps:
        if slope == 0:
            if start >= 0:
                return math.inf
        elif slope < 0:
            low = max(low, -start / slope)
        else:
            high = min(high, -start / slope)
    return low if low < high else math.inf


def size_for(width: float, pixels: float, font: float) -> float:
    """How many times larger names must be for a drawing of this width on fewer pixels."""
    return max(1.0, LEAST_PIXELS * width / (pixels * font))
