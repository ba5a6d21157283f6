"""Keeps cities on land: where a bent map would leave one at sea, the coast is drawn towards it."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

DEPTH = 5.0
"""A city stands this far inland at least, in units of the layout."""
STEP, FARTHEST = 2.0, 120.0
"""The nearest such place is sought on a grid this fine, and no farther than this."""
WIDTH = 1.6
"""A coast gives way around a city up to so many times the distance it is moved, and more than
`LEAST_WIDTH`."""
LEAST_WIDTH = 34.0


class Push:
    """Moves what is around `at` by `by`, less and less with the distance."""

    def __init__(self, at: Floats, by: Floats) -> None:
        self.at, self.by = at, by
        self.width = max(LEAST_WIDTH, WIDTH * float(np.hypot(*by)))

    def __call__(self, points: Floats) -> Floats:
        """The points after the push: what was at `at` less `by` comes to `at`."""
        away = np.hypot(*(points - (self.at - self.by)).T)
        return points + np.exp(-((away / self.width) ** 2))[:, None] * self.by


def inside(points: Floats, rings: list[Floats]) -> NDArray[np.bool_]:
    """Which points lie inside the rings, by the even-odd rule."""
    crossings = np.zeros(len(points), dtype=np.int64)
    low, high = points.min(axis=0), points.max(axis=0)
    for ring in rings:
        a, b = ring, np.roll(ring, -1, axis=0)
        near = (np.minimum(a[:, 1], b[:, 1]) <= high[1]) & (np.maximum(a[:, 1], b[:, 1]) >= low[1])
        near &= np.maximum(a[:, 0], b[:, 0]) >= low[0]
        a, b = a[near], b[near]
        spans = (a[None, :, 1] > points[:, 1, None]) != (b[None, :, 1] > points[:, 1, None])
        rise = np.where(b[:, 1] == a[:, 1], 1.0, b[:, 1] - a[:, 1])
        at = a[:, 0] + (points[:, 1, None] - a[:, 1]) * (b[:, 0] - a[:, 0]) / rise
        crossings += (spans & (points[:, 0, None] < at)).sum(axis=1)
    return crossings % 2 == 1


def is_ashore(points: Floats, land: list[Floats], lakes: list[Floats]) -> NDArray[np.bool_]:
    """Which points lie on land with land all around them."""
    turns = np.arange(8) * np.pi / 4
    around = np.vstack([[0.0, 0.0], DEPTH * np.column_stack([np.cos(turns), np.sin(turns)])])
    every = (points[:, None] + around[None]).reshape(-1, 2)
    dry = inside(every, land) & ~inside(every, lakes)
    return dry.reshape(len(points), -1).all(axis=1)


def push_ashore(city: Floats, land: list[Floats], lakes: list[Floats]) -> Push | None:
    """What brings land under a city; nothing if it stands on land already."""
    if is_ashore(city[None], land, lakes)[0]:
        return None
    steps = np.arange(-FARTHEST, FARTHEST + STEP, STEP)
    grid = np.stack(np.meshgrid(steps, steps), axis=2).reshape(-1, 2)
    grid = grid[np.argsort(np.hypot(*grid.T), kind="stable")]
    for start in range(0, len(grid), 400):
        places = city + grid[start : start + 400]
        found = np.flatnonzero(is_ashore(places, land, lakes))
        if len(found):
            return Push(city, city - places[found[0]])
    raise ValueError(f"no land within {FARTHEST:g} units of {city}")
