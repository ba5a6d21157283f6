"""Which names can be shown when they grow: a small drawing shows few, each large enough to read.

A name grows around its city's disc, or inwards from the edge of the view that it would leave. Names
have ranks, cities with many routes first, and each has
the greatest size at which it keeps clear of every name before it. Whoever shows exactly the names
that bear the size has no two names in each other, at any size.
"""

import math

from branchline.editions.edition import Edition
from branchline.render.geometry import Box, name_box, names_of
from branchline.render.layout import CityPlace, Layout
from branchline.render.spaces import Point

LEAST_PIXELS = 11.0
"""Names are never drawn smaller, on a screen of known width."""
EDGE = 5.0
"""Kept free between a name that has grown and the edge of the view."""
TABLET = 800.0
"""Pixels across a map on which every name has room to grow: a tablet of 820, less its gutters."""
WINDOW = 830.0
"""Pixels down a tall map on which it has, too: a window of 900, less what is above and below."""
GROWN = 3.0
"""Names are looked at in this size, that of a phone, to see whether they would leave the view."""


def names_by_rank(edition: Edition) -> list[str]:
    """The cities that have a name, those with the most routes and then the most tickets first."""
    routes = [city for route in edition.routes for city in (route.city_a, route.city_b)]
    tickets = [city for ticket in edition.tickets for city in (ticket.city_a, ticket.city_b)]
    named = [city.id for city in edition.cities if city.names.board]
    return sorted(named, key=lambda city: (-routes.count(city), -tickets.count(city), city))


def growing_points(edition: Edition, layout: Layout, view: Box) -> dict[str, Point]:
    """The point of each name that stays where it is when the name grows, in any language.

    It is the middle of the disc. A name above or below its disc that would leave the view at its
    left or right grows from that side, and one beside its disc from the top or the bottom.
    """
    points: dict[str, Point] = {}
    for city in edition.cities:
        place = layout.cities[city.id]
        if place.label is not None:
            boxes = [name_box(name, place.label, layout.font) for name in names_of(city)]
            points[city.id] = _growing_point(place, boxes, view)
    return points


def _growing_point(place: CityPlace, boxes: list[Box], view: Box) -> Point:
    around = (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )
    x, y = place.x, place.y
    left, top, right, bottom = grown(around, (x, y), GROWN)
    if around[1] >= y + place.disc or around[3] <= y - place.disc:
        if left < view[0] + EDGE:
            x = around[0]
        elif right > view[2] - EDGE:
            x = around[2]
    elif around[0] >= x + place.disc or around[2] <= x - place.disc:
        if top < view[1] + EDGE:
            y = around[1]
        elif bottom > view[3] - EDGE:
            y = around[3]
    return (round(x, 1), round(y, 1))


def grown(box: Box, point: Point, size: float) -> Box:
    """A box that has grown around a point."""
    (x, y), (left, top, right, bottom) = point, box
    return (
        x + (left - x) * size,
        y + (top - y) * size,
        x + (right - x) * size,
        y + (bottom - y) * size,
    )


def greatest_sizes(
    edition: Edition, layout: Layout, names: dict[str, str], points: dict[str, Point], view: Box
) -> dict[str, float]:
    """How many times its size each name may have, in this naming, before it meets one before it or
    leaves the view; at least once. Names grow around these points."""
    boxes: dict[str, tuple[float, float, Box]] = {}
    sizes: dict[str, float] = {}
    for city in names_by_rank(edition):
        place = layout.cities[city]
        if place.label is None:
            continue
        left, top, right, bottom = name_box(names[city], place.label, layout.font)
        x, y = points[city]
        ours = (x, y, (left - x, top - y, right - x, bottom - y))
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


def tablet_size(layout: Layout) -> float:
    """How many times larger names are when the whole map is shown on a tablet."""
    return size_for(layout.frame.width, TABLET, layout.font)
