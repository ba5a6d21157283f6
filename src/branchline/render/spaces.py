"""Where the spaces of a route lie: evenly along its curve, between the two city discs."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]
"""A cubic Bézier: start, two control points, end."""
Discs = tuple[float, float]
"""The radii of the discs at the start and the end of a route."""

Floats = NDArray[np.float64]

SAMPLES = 96
GAP = 0.22
"""The least distance between two spaces of a route, and from a disc to a space, in lengths: wagons
are longer than spaces."""
TOO_SHORT = 0.5
"""What a curve may lack of the room its spaces need."""
WIDEST_GAP = 0.72
"""Spaces never lie farther apart than this, in lengths; what is left over goes to both ends."""


@dataclass(frozen=True, slots=True)
class SpacePlace:
    """The centre of a space and its direction: degrees as SVG turns them, from city_a to city_b."""

    x: float
    y: float
    angle: float


def points_on(curve: Curve, t: Floats) -> Floats:
    """The points of a curve at the parameters `t`, one row each."""
    a, b, c, d = (np.asarray(point, dtype=np.float64) for point in curve)
    t = t[:, None]
    s = 1 - t
    return s**3 * a + 3 * s**2 * t * b + 3 * s * t**2 * c + t**3 * d


def directions_on(curve: Curve, t: Floats) -> Floats:
    """The derivative of a curve at the parameters `t`, one row each."""
    a, b, c, d = (np.asarray(point, dtype=np.float64) for point in curve)
    t = t[:, None]
    s = 1 - t
    return 3 * s**2 * (b - a) + 6 * s * t * (c - b) + 3 * t**2 * (d - c)


def arc_length(curve: Curve) -> float:
    """How long a curve is."""
    points = points_on(curve, np.linspace(0, 1, SAMPLES + 1))
    return float(np.hypot(*np.diff(points, axis=0).T).sum())


def room_needed(count: int, length: float, discs: Discs) -> float:
    """The shortest curve, centre to centre, that holds `count` spaces of this length."""
    return sum(discs) + length * (count + GAP * (count + 1))


def is_too_short(curve: Curve, count: int, length: float, discs: Discs) -> bool:
    """Whether a curve cannot hold `count` spaces of this length."""
    return arc_length(curve) < room_needed(count, length, discs) - TOO_SHORT


def spaces_along(
    curve: Curve, count: int, *, length: float, discs: Discs
) -> tuple[SpacePlace, ...]:
    """`count` spaces of one `length`, evenly along the curve between two discs."""
    t = np.linspace(0, 1, SAMPLES + 1)
    steps = np.hypot(*np.diff(points_on(curve, t), axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    total = float(along[-1])
    # n spaces have n + 1 equal gaps around them, until the gaps would look torn apart.
    gap = (total - sum(discs) - count * length) / (count + 1)
    pitch = length + min(gap, WIDEST_GAP * length)
    middle = (total + discs[0] - discs[1]) / 2
    wanted = middle + (np.arange(count) - (count - 1) / 2) * pitch
    at = np.interp(wanted, along, t)
    places = points_on(curve, at)
    directions = directions_on(curve, at)
    return tuple(
        SpacePlace(float(x), float(y), math.degrees(math.atan2(dy, dx)))
        for (x, y), (dx, dy) in zip(places, directions, strict=True)
    )
