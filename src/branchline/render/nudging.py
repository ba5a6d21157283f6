"""The last few things that are wrong with a layout: small moves at random, kept where they help.

Gradient steps move the whole board a little; here only a city or two near the thing that is wrong
move, or a line bends, and everything is measured exactly.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from branchline.render.energy import Pose
from branchline.render.geometry import Violation
from branchline.render.layout import Layout
from branchline.render.relaxing import Relaxer

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Judge = Callable[[Pose], tuple[Layout, list[Violation]]]
"""The layout of a pose, and what is wrong with it."""

SIZES = (0.5, 1.0, 2.0, 4.0)
"""How far a city moves, in units of the layout."""
BEND = 0.012
"""How far a line bends for each of them, in parts of its chord."""
NEAREST, FARTHEST = 40.0, 160.0
"""How large a piece of the map moves as one."""
WORST = 20.0
"""An amount beyond this makes nothing worse."""


def badness(wrong: list[Violation]) -> float:
    """How bad it all is: each thing counts, and how far it goes, up to a point."""
    return sum(1 + min(one.amount, WORST) for one in wrong)


def nudged(
    relaxer: Relaxer,
    layout: Layout,
    wrong: list[Violation],
    judge: Judge,
    moves: int,
    tell: Callable[[float, int], None],
) -> tuple[Layout, list[Violation]]:
    """The layout after so many small moves, or as soon as nothing is wrong."""
    chance = relaxer.chance
    for move in range(moves):
        if not wrong:
            break
        tell(move / moves, len(wrong))
        one = wrong[int(chance.integers(len(wrong)))]
        cities = ends_of(relaxer, one)
        if chance.random() < 0.5:
            near = _joined(relaxer, cities)
            cities = np.union1d(relaxer.plan.group_a[near], relaxer.plan.group_b[near])
        pose = _moved(relaxer, cities, float(chance.choice(SIZES)))
        trial, still_wrong = judge(pose)
        if badness(still_wrong) <= badness(wrong):
            relaxer.pose, layout, wrong = pose, trial, still_wrong
    return layout, wrong


def ends_of(relaxer: Relaxer, wrong: Violation) -> Integers:
    """The cities of a thing that is wrong."""
    edition = relaxer.plan.edition
    ends = {route.id: (route.city_a, route.city_b) for route in edition.routes}
    named = {city for thing in (wrong.first, wrong.second) for city in ends.get(thing, (thing,))}
    return np.array([i for i, city in enumerate(edition.cities) if city.id in named])


def _joined(relaxer: Relaxer, cities: Integers) -> Integers:
    """The groups that end in one of these cities."""
    plan = relaxer.plan
    return np.flatnonzero(np.isin(plan.group_a, cities) | np.isin(plan.group_b, cities))


def _moved(relaxer: Relaxer, cities: Integers, size: float) -> Pose:
    """One small move: of a city, of a line, of both, of two cities, or of a piece of the map."""
    chance, pose = relaxer.chance, relaxer.pose
    places, bend, sway = pose.cities.copy(), pose.bend.copy(), pose.sway.copy()
    kind = int(chance.integers(5))
    if kind == 0:
        centre, reach = places[chance.choice(cities)], chance.uniform(NEAREST, FARTHEST)
        share = np.clip(1.5 - np.hypot(*(places - centre).T) / reach, 0, 1)
        places += share[:, None] * chance.normal(0, size / 2, 2)
    if kind in (1, 2):
        group = chance.choice(_joined(relaxer, cities))
        bend[group] += chance.normal(0, BEND * size)
        sway[group] += chance.normal(0, BEND * size)
    for _ in range((0, 0, 1, 1, 2)[kind]):
        places[chance.choice(cities)] += chance.normal(0, size, 2)
    places[relaxer.plan.pinned] = pose.cities[relaxer.plan.pinned]
    return relaxer.bounded(Pose(places, bend, sway, pose.sides))
