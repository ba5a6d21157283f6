"""Whether a layout is sound: all that `geometry` measures, and how routes come to their cities.

`violations` is what the tests ask of every board and what `making` works towards.
"""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from branchline.editions.edition import Edition, Route
from branchline.render.geometry import (
    Violation,
    crossings,
    distance_to,
    hits,
    name_box,
    names_of,
    outside,
    overlaps,
    parallels,
    space_corners,
    uneven,
)
from branchline.render.hubs import MOST_GAP
from branchline.render.layout import Layout

Floats = NDArray[np.float64]

FAR = "unsound-far"


def violations(edition: Edition, layout: Layout) -> list[Violation]:
    """Everything that is wrong with the layout of an edition; empty when it is sound."""
    return [
        *overlaps(edition, layout),
        *outside(edition, layout),
        *uneven(edition, layout),
        *parallels(edition, layout),
        *crossings(edition, layout),
        *hits(edition, layout),
        *far(edition, layout),
        *struck_names(edition, layout),
    ]


def gaps(layout: Layout, route: Route) -> tuple[float, float]:
    """From the discs of a route's two cities to its first and its last space."""
    corners = space_corners(layout, route.id)
    start, end = layout.cities[route.city_a], layout.cities[route.city_b]
    return (
        distance_to(corners[0], np.array([start.x, start.y])) - start.disc,
        distance_to(corners[-1], np.array([end.x, end.y])) - end.disc,
    )


def far(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """Routes whose spaces do not reach their cities."""
    for route in edition.routes:
        widest = max(gaps(layout, route))
        if widest > MOST_GAP:
            yield Violation(FAR, route.id, "", widest - MOST_GAP)


def track_line(layout: Layout, route: Route) -> Floats:
    """The line under a route's spaces as it is drawn: from disc to disc through every space."""
    start, end = layout.cities[route.city_a], layout.cities[route.city_b]
    stops = [(space.x, space.y) for space in layout.routes[route.id].spaces]
    return np.array([(start.x, start.y), *stops, (end.x, end.y)])


def struck_names(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """Names that the line of a route runs through, in any language."""
    lines = [(route.id, track_line(layout, route)) for route in edition.routes]
    for city in edition.cities:
        label = layout.cities[city.id].label
        if label is None:
            continue
        boxes = [name_box(name, label, layout.font) for name in names_of(city)]
        for route_id, line in lines:
            if any(
                crosses(box, one, two)
                for box in boxes
                if _may_meet(box, line)
                for one, two in pairwise(line)
            ):
                yield Violation("unsound-line-through", city.id, route_id)


def _may_meet(box: tuple[float, float, float, float], line: Floats) -> bool:
    low, high = line.min(axis=0), line.max(axis=0)
    return bool(low[0] < box[2] and high[0] > box[0] and low[1] < box[3] and high[1] > box[1])


def crosses(box: tuple[float, float, float, float], start: Floats, end: Floats) -> bool:
    """Whether a stretch passes through an upright box (Liang and Barsky)."""
    first, last = 0.0, 1.0
    for axis in (0, 1):
        at, step = float(start[axis]), float(end[axis] - start[axis])
        low, high = box[axis], box[axis + 2]
        if abs(step) < 1e-9:
            if not low < at < high:
                return False
            continue
        near, away = sorted(((low - at) / step, (high - at) / step))
        first, last = max(first, near), min(last, away)
    return first < last
