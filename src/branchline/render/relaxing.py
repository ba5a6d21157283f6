"""Moves cities and bends routes until everything has room and the map still looks true.

The energy is brought down by gradient steps (Adam). Where a route is caught on the wrong side of
something, a jump tries other bends and other places. Chance comes from a seed only.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from branchline.render.energy import Board, Pose, Weights, sums
from branchline.render.labels import choose_sides
from branchline.render.plan import SPACE_WIDTH, Plan

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

MOST_BEND, BEND_A_SPACE = 0.5, 0.065
"""How far a route may bow, as a part of its chord: at all, and for each of its spaces."""
LONE_BEND = 0.2
"""The same for a single space on its own: nothing in it can turn sharply."""
CROSSING = 400.0
"""What a crossing costs when a jump is weighed."""
SWAPS = 5
"""With fewer neighbours than this, a city may try to change places."""
CROWDED = 12.0
"""From this much crowding on, a jump is tried."""


class Relaxer:
    """Brings the energy of one board down."""

    def __init__(self, plan: Plan, pose: Pose, seed: int) -> None:
        self.plan = plan
        self.board = Board(plan)
        self.pose = pose
        self.chance = np.random.default_rng(seed)
        longest = np.zeros(len(plan.group_a))
        np.maximum.at(longest, plan.track_group, plan.track_spaces)
        self.most_bend = np.minimum(MOST_BEND, BEND_A_SPACE * (longest + 0.7))
        self.most_bend[(longest == 1) & (np.bincount(plan.track_group) == 1)] = LONE_BEND
        self.set_bends = np.flatnonzero(~np.isnan(plan.group_bend))

    def run(
        self,
        steps: int,
        weights: Weights,
        *,
        pace: float = 1.0,
        every: int = 20,
        sides_every: int = 100,
        tick: Callable[[int], None] | None = None,
    ) -> None:
        """A number of gradient steps; names change sides now and then."""
        pose = self.pose
        state = [
            [np.zeros_like(part) for part in (pose.cities, pose.bend, pose.sway)] for _ in "mv"
        ]
        rates = (1.2 * pace, 0.008 * pace, 0.006 * pace)
        pairs = self.board.near_pairs(self.board.spots(pose), 14.0)
        for step in range(1, steps + 1):
            if sides_every and step % sides_every == 0:
                pose = self.with_sides(pose)
            if step % every == 0:
                pairs = self.board.near_pairs(self.board.spots(pose), 14.0)
                if tick is not None:
                    tick(every)
            _, gradient = self.board.energy(pose, pairs, weights)
            gradient.cities[self.plan.pinned] = 0
            fade = 0.1 + 0.9 * (1 - step / steps)
            parts: list[Floats] = []
            for k, (value, slope) in enumerate(
                zip(
                    (pose.cities, pose.bend, pose.sway),
                    (gradient.cities, gradient.bend, gradient.sway),
                    strict=True,
                )
            ):
                mean, square = state[0][k], state[1][k]
                mean += 0.15 * (slope - mean)
                square += 0.02 * (slope**2 - square)
                unbiased = mean / (1 - 0.85**step)
                spread = np.sqrt(square / (1 - 0.98**step)) + 1e-3
                parts.append(value - rates[k] * fade * unbiased / spread)
            pose = self.bounded(Pose(parts[0], parts[1], parts[2], pose.sides))
        self.pose = pose

    def shake(self, cities: Integers, size: float) -> None:
        """Move these cities, those they are joined to and all their routes at random."""
        plan = self.plan
        groups = np.isin(plan.group_a, cities) | np.isin(plan.group_b, cities)
        near = np.union1d(plan.group_a[groups], plan.group_b[groups])
        free = np.setdiff1d(near, plan.pinned)
        pose = replace(self.pose, cities=self.pose.cities.copy(), bend=self.pose.bend.copy())
        pose.cities[free] += self.chance.normal(0, size, (len(free), 2))
        pose.bend[groups] += self.chance.normal(0, 0.004 * size, int(groups.sum()))
        self.pose = self.bounded(pose)

    def bounded(self, pose: Pose) -> Pose:
        """Within the most that a route may bend, and as set by hand."""
        bend = np.clip(pose.bend, -self.most_bend, self.most_bend)
        bend[self.set_bends] = self.plan.group_bend[self.set_bends]
        most_sway = 0.02 + np.maximum(0, self.most_bend - np.abs(bend)) / 2
        sway = np.clip(pose.sway, -most_sway, most_sway)
        sway[self.set_bends] = 0
        return Pose(pose.cities, bend, sway, pose.sides)

    def with_sides(self, pose: Pose) -> Pose:
        """Names on their best sides."""
        spaces = self.board.spots(pose)[self.board.spaces]
        lines = self.board.approaches(pose)
        spots = np.concatenate([spaces, lines])
        sizes = np.repeat([SPACE_WIDTH / 2, 0.0], [len(spaces), len(lines)])
        return replace(pose, sides=choose_sides(self.plan, pose.cities, spots, sizes, pose.sides))

    def crowding(self) -> tuple[Floats, Floats]:
        """How crowded each group and each city is."""
        board = self.board
        crowding = board.crowding(self.pose)
        groups = sums(board.group, crowding[board.spaces], len(self.plan.group_a))
        names = sums(board.name_city, crowding[board.names], len(self.plan.home))
        return groups, crowding[board.discs] + names

    def cost(self, pose: Pose, groups: Integers, moved: Integers, weights: Weights) -> float:
        """The energy of a pose, less that between spots which did not move, with crossings."""
        spots = self.board.spots(pose)
        x, y = spots.T.astype(np.float32)
        square = (x[moved, None] - x[None]) ** 2 + (y[moved, None] - y[None]) ** 2
        row, j = np.nonzero(square < 30.0**2)
        i = moved[row]
        fresh = np.zeros(len(spots), dtype=np.bool_)
        fresh[moved] = True
        once = ~fresh[j] | (i < j)
        i, j = i[once], j[once]
        pairs = self.board.select(np.minimum(i, j), np.maximum(i, j))
        crossings = int(self.board.crossings(pose, groups).sum())
        value = self.board.value(pose, pairs, spots, weights)
        return value + CROSSING * weights.room * crossings

    def jump(self, weights: Weights, most: int) -> int:
        """Other bends for crowded groups, other places for crowded cities; returns what helped."""
        helped = 0
        groups, cities = self.crowding()
        every = np.arange(len(groups))
        groups = groups + CROSSING * self.board.crossings(self.pose, every)
        for group in np.flatnonzero(groups >= CROSSING)[:most]:
            helped += self.best_swap(int(group), weights)
        for group in np.argsort(-groups, kind="stable")[:most]:
            if groups[group] >= CROWDED and group not in self.set_bends:
                helped += self.best_bend(int(group), weights)
        ends = np.zeros(len(cities))
        np.add.at(ends, self.plan.group_a, groups)
        np.add.at(ends, self.plan.group_b, groups)
        for city in np.argsort(-(cities + 0.5 * ends), kind="stable")[:most]:
            if cities[city] + ends[city] >= CROWDED and city not in self.plan.pinned:
                helped += self.best_place(int(city), weights)
        return helped

    def best_bend(self, group: int, weights: Weights) -> bool:
        """Try bows of both hands for one group."""
        own = np.array([group])
        moved = np.flatnonzero(self.board.belongs(own, -1))
        best, least = self.pose, self.cost(self.pose, own, moved, weights) - 1.0
        most = float(self.most_bend[group])
        for bend in (most * part / 3 for part in range(-3, 4)):
            for sway in (-(most - abs(bend)) / 2, 0.0, (most - abs(bend)) / 2):
                trial = replace(self.pose, bend=self.pose.bend.copy(), sway=self.pose.sway.copy())
                trial.bend[group], trial.sway[group] = bend, sway
                cost = self.cost(trial, own, moved, weights)
                if cost < least:
                    best, least = trial, cost
        changed = best is not self.pose
        self.pose = best
        return changed

    def best_swap(self, group: int, weights: Weights) -> bool:
        """Let an end of a crossed group and a city near it change places."""
        plan = self.plan
        best, gain = self.pose, 1.0
        for end in (int(plan.group_a[group]), int(plan.group_b[group])):
            apart = np.hypot(*(self.pose.cities - self.pose.cities[end]).T)
            for other in np.argsort(apart, kind="stable")[1:SWAPS]:
                pair = np.array([end, other])
                if np.isin(pair, plan.pinned).any():
                    continue
                own = np.isin(plan.group_a, pair) | np.isin(plan.group_b, pair)
                groups = np.flatnonzero(own)
                moved = np.flatnonzero(
                    self.board.belongs(groups, end) | self.board.belongs(groups, int(other))
                )
                free = np.setdiff1d(groups, self.set_bends)
                trial = replace(
                    self.pose, cities=self.pose.cities.copy(), bend=self.pose.bend.copy()
                )
                trial.cities[pair] = trial.cities[pair[::-1]]
                trial.bend[free] = 0
                now = self.cost(self.pose, groups, moved, weights)
                better = now - self.cost(trial, groups, moved, weights)
                if better > gain:
                    best, gain = trial, better
        changed = best is not self.pose
        self.pose = best
        return changed

    def best_place(self, city: int, weights: Weights) -> bool:
        """Try places around one city, with its routes as they are and straight."""
        plan, board = self.plan, self.board
        groups = np.flatnonzero((plan.group_a == city) | (plan.group_b == city))
        free = np.setdiff1d(groups, self.set_bends)
        moved = np.flatnonzero(board.belongs(groups, city))
        best, least = self.pose, self.cost(self.pose, groups, moved, weights) - 1.0
        turn = self.chance.uniform(0, 2 * np.pi)
        for reach in (5.0, 12.0, 28.0, 55.0, 90.0):
            for k in range(8):
                angle = turn + k * np.pi / 4
                cities = self.pose.cities.copy()
                cities[city] += reach * np.array([np.cos(angle), np.sin(angle)])
                straight = self.pose.bend.copy()
                straight[free] = 0
                for bend in (self.pose.bend, straight):
                    trial = replace(self.pose, cities=cities, bend=bend)
                    cost = self.cost(trial, groups, moved, weights)
                    if cost < least:
                        best, least = trial, cost
        changed = best is not self.pose
        self.pose = best
        return changed
