"""From the globe to a plane, and from that plane to the relaxed board.

A Lambert conformal conic keeps shapes; its parallels come from the map itself. A thin-plate spline
carries what is not a city (coasts, lakes, rivers) along when cities move.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

LOWEST_SPAN = math.radians(1)


@dataclass(frozen=True, slots=True)
class Conic:
    """A Lambert conformal conic projection of a sphere of radius 1; y grows to the south."""

    cone: float
    factor: float
    meridian: float

    def project(self, latitude: Floats, longitude: Floats) -> Floats:
        """Points in the plane, one row each, from degrees."""
        latitude = np.radians(np.clip(latitude, -85, 85))
        turn = (longitude - self.meridian + 180) % 360 - 180
        theta = self.cone * np.radians(turn)
        rho = self.factor / np.tan(np.pi / 4 + latitude / 2) ** self.cone
        return np.stack([rho * np.sin(theta), rho * np.cos(theta)], axis=-1)


def conic_for(latitudes: Sequence[float], longitudes: Sequence[float]) -> Conic:
    """The conic whose standard parallels cut a sixth off the top and the bottom of these places."""
    low, high = math.radians(min(latitudes)), math.radians(max(latitudes))
    middle, span = (low + high) / 2, max(high - low, LOWEST_SPAN)
    first, second = middle - span / 3, middle + span / 3
    if abs(middle) < LOWEST_SPAN:  # astride the equator a cone would be a cylinder
        first, second = first + 2 * LOWEST_SPAN, second + 2 * LOWEST_SPAN
    widen = [math.tan(math.pi / 4 + parallel / 2) for parallel in (first, second)]
    cone = math.log(math.cos(first) / math.cos(second)) / math.log(widen[1] / widen[0])
    factor = math.cos(first) * widen[0] ** cone / cone
    return Conic(cone, factor, _middle_meridian(longitudes))


def _middle_meridian(longitudes: Sequence[float]) -> float:
    """The middle of the shortest arc that holds all longitudes, also across the date line."""
    ordered = sorted(longitude % 360 for longitude in longitudes)
    gaps = [
        ((ordered[(i + 1) % len(ordered)] - ordered[i]) % 360 or 360, i)
        for i in range(len(ordered))
    ]
    widest, before = max(gaps)
    return (ordered[before] + widest + (360 - widest) / 2 + 180) % 360 - 180


class ThinPlate:
    """The smoothest map of the plane that takes each point of `source` (nearly) to `target`."""

    def __init__(self, source: Floats, target: Floats, stiffness: float) -> None:
        count = len(source)
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = _bending(source, source) + stiffness * np.eye(count)
        system[:count, count:] = np.column_stack([np.ones(count), source])
        system[count:, :count] = system[:count, count:].T
        values = np.vstack([target, np.zeros((3, 2))])
        self.source = source
        self.weights = np.linalg.solve(system, values).astype(np.float64)

    def __call__(self, points: Floats) -> Floats:
        """Where the points go, one row each."""
        plain = np.column_stack([np.ones(len(points)), points])
        count = len(self.source)
        return _bending(points, self.source) @ self.weights[:count] + plain @ self.weights[count:]


def _bending(points: Floats, source: Floats) -> Floats:
    squares = ((points[:, None, :] - source[None, :, :]) ** 2).sum(axis=2)
    return squares * np.log(np.maximum(squares, 1e-12)) / 2
