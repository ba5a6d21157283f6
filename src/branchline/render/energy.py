"""How good an arrangement of a board is: its energy, and the way downhill.

Everything that takes room is stood in for by round spots: four to a space, one to a disc, a row to
a name. Spots push each other apart, routes stretch to hold their spaces, neighbouring cities pull
towards the direction and distance of the true map.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from branchline.render.geometry import AROUND, SCREEN, SINGLE_HIT
from branchline.render.labels import label_boxes
from branchline.render.plan import MARGIN, SPACE_LENGTH, SPACE_WIDTH, Plan
from branchline.render.spaces import WIDEST_GAP

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

SPOTS = np.array([-0.36, -0.12, 0.12, 0.36])
"""Where the spots of a space lie, in lengths from its centre."""
NAME_STEP = 8.0
"""Between the spots of a name."""

CLEAR_SPACES, CLEAR_DISC, CLEAR_NAME, CLEAR_NAMES = 6.8, 4.4, 4.6, 3.0
"""Wanted between the spots of two routes; of a route and a disc; of a name and a route; of a name
and another or a disc. Wagons are larger than the spaces they stand on."""
CLEAR_WAGONS = 4.4
"""The least between the spots of two routes, at which the corners of their wagons hardly touch."""
WIDE = 9.0
"""A wider gap between routes, wished for mildly: it keeps hit areas apart."""
CLEAR_DISCS = 14.0
"""Wanted between two discs."""
CLEAR_LINE = 2.0
"""Wanted between a name and the line of a route."""
SPACE, CITY, NAME, BARE_LINE = range(4)
"""Kinds of spots: of spaces, discs, names, and of a route's line where it may lie bare."""
BARE_END, BARE_MIDDLE = np.array([4.0, 9.0, 14.0, 19.0]), np.linspace(0.3, 0.7, 5)
"""Where those lie on the line: so far from its discs, and such parts of it."""
APPROACH = np.linspace(0.3, 0.8, 6)
"""Where the line from a city to the first space of a track is looked at, for names."""
LINE = np.linspace(0.05, 0.95, 11)
"""Where the line of a group is looked at for crossings."""
REACH_MARGIN = 1.0
"""Kept between the length of a line and the greatest at which its spaces reach its cities."""
NAME_MARGIN = 14.0
"""Kept free between a name and the frame."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One arrangement: cities, the bend (a bow) and sway (an S) of each group, sides of names."""

    cities: Floats
    bend: Floats
    sway: Floats
    sides: Integers


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each wish counts."""

    room: float = 1.0
    stretch: float = 3.0
    true: float = 160.0
    home: float = 0.002
    straight: float = 900.0
    wide: float = 0.03
    shrink: float = 0.3


def _side(a: Floats, b: Floats, c: Floats) -> Floats:
    """On which side of the line from a to b does c lie?"""
    along, to = b - a, c - a
    return along[..., 0] * to[..., 1] - along[..., 1] * to[..., 0]


def _longer(pose: Pose) -> Floats:
    """The length of each group's line, nearly, in chords."""
    return 1 + 1.5 * pose.bend**2 - 1.6 * pose.bend**4 + 0.9 * pose.sway**2


def sums(owner: Integers, values: Floats, count: int) -> Floats:
    """The sum of the values of each owner."""
    return np.bincount(owner, values, count).astype(np.float64, copy=False)


class Board:
    """The spots of a plan and the energy of a pose."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        counts = plan.track_spaces
        track = np.repeat(np.arange(len(counts)), counts)
        first = np.repeat(np.cumsum(counts) - counts, counts)
        number = np.arange(len(track)) - first - (counts[track] - 1) / 2
        self.track = np.repeat(track, len(SPOTS))
        self.number = np.repeat(number, len(SPOTS))
        self.within = np.tile(SPOTS, len(track)) * SPACE_LENGTH
        self.group = plan.track_group[self.track]
        self.offset = plan.track_offset[self.track]
        self.boxes = label_boxes(plan)
        named = np.flatnonzero(plan.name_width > 0)
        rows = [max(2, round(plan.name_width[city] / NAME_STEP)) for city in named]
        self.name_city = np.repeat(named, rows)
        self.name_part = np.concatenate([np.linspace(0, 1, row) for row in rows] or [np.zeros(0)])
        cities = len(plan.home)
        spots = len(self.track)
        self.spaces = slice(0, spots)
        self.discs = slice(spots, spots + cities)
        self.names = slice(spots + cities, spots + cities + len(self.name_city))
        groups = len(plan.group_a)
        first, last = (
            (BARE_END[None] + disc[:, None]) / plan.group_need[:, None] for disc in plan.group_discs
        )
        middle = np.tile(BARE_MIDDLE, (groups, 1))
        line_t = np.concatenate([first, middle, 1 - last], axis=1)
        self.line_group = np.repeat(np.arange(groups), line_t.shape[1])
        self.line_t = line_t.ravel()
        self.bare = slice(self.names.stop, self.names.stop + len(self.line_group))
        self.radius = np.concatenate(
            [
                np.full(spots, SPACE_WIDTH / 2),
                plan.disc,
                plan.name_height[self.name_city] / 2,
                np.full(len(self.line_group), 1.0),
            ]
        )
        self.kind = np.repeat(
            [SPACE, CITY, NAME, BARE_LINE],
            [spots, cities, len(self.name_city), len(self.line_group)],
        )
        self.owner = np.concatenate(
            [self.group, np.arange(cities), self.name_city, self.line_group]
        )
        # No space's centre may lie in the hit area of a single route.
        half = SINGLE_HIT / 2 * (max(plan.width, plan.height) + AROUND) / SCREEN
        spaces_apart = max(CLEAR_SPACES, half + 1.5 - SPACE_WIDTH)
        self.clear = np.array(
            [
                [spaces_apart, CLEAR_DISC, CLEAR_NAME, 0],
                [CLEAR_DISC, CLEAR_DISCS, CLEAR_NAMES, CLEAR_DISC],
                [CLEAR_NAME, CLEAR_NAMES, CLEAR_NAMES, CLEAR_LINE],
                [0, CLEAR_DISC, CLEAR_LINE, 0],
            ]
        )
        # A group's spots need not keep clear of the discs at its own ends.
        self.joined = np.zeros((groups, cities), dtype=np.bool_)
        self.joined[np.arange(groups), plan.group_a] = True
        self.joined[np.arange(groups), plan.group_b] = True
        self.meets = np.zeros((4, 4), dtype=np.bool_)
        self.meets[SPACE, CITY] = self.meets[CITY, BARE_LINE] = True
        self.widest = np.zeros(len(plan.group_a))
        np.maximum.at(self.widest, plan.track_group, np.abs(plan.track_offset))

    def tighten(self) -> None:
        """Ask for no more room between routes than wagons take."""
        self.clear[SPACE, SPACE] = CLEAR_WAGONS

    def lines(self, pose: Pose) -> Floats:
        """Points on the line of each group, short of its ends: group, point, coordinate."""
        start = pose.cities[self.plan.group_a][:, None]
        along = pose.cities[self.plan.group_b][:, None] - start
        across = np.stack([-along[..., 1], along[..., 0]], axis=2)
        t = LINE[None, :, None]
        bend, sway = pose.bend[:, None, None], pose.sway[:, None, None]
        return start + t * along + 3 * t * (1 - t) * (bend + sway * (1 - 2 * t)) * across

    def crossings(self, pose: Pose, groups: Integers) -> Integers:
        """How often each of these groups crosses any other."""
        lines = self.lines(pose)
        low, high = lines.min(axis=1), lines.max(axis=1)
        near = (low <= high[groups].max(axis=0)) & (high >= low[groups].min(axis=0))
        seen = np.flatnonzero(near.all(axis=1))
        start, end = lines[seen, :-1].reshape(-1, 2), lines[seen, 1:].reshape(-1, 2)
        owner = np.repeat(seen, lines.shape[1] - 1)
        own = np.isin(owner, groups)
        a, b = start[own][:, None], end[own][:, None]
        c, d = start[None], end[None]
        split = _side(a, b, c) * _side(a, b, d) < 0
        split &= _side(c, d, a) * _side(c, d, b) < 0
        split &= owner[own][:, None] != owner[None]
        counts = sums(owner[own], split.sum(axis=1).astype(np.float64), len(lines))
        return counts[groups].astype(np.int64)

    def belongs(self, groups: Integers, city: int) -> NDArray[np.bool_]:
        """Which spots are those of these groups and this city (-1: of none)."""
        of_city = (self.kind == CITY) | (self.kind == NAME)
        return np.where(of_city, self.owner == city, np.isin(self.owner, groups))

    def spots(self, pose: Pose) -> Floats:
        """Where every spot lies."""
        plan = self.plan
        start = pose.cities[plan.group_a]
        along = pose.cities[plan.group_b] - start
        across = np.stack([-along[:, 1], along[:, 0]], axis=1)
        chord = np.hypot(*along.T)
        t = self.parameters(pose, chord)
        g = self.group
        bow, slope = self.bow(t, g, pose)
        line = start[g] + t[:, None] * along[g] + bow[:, None] * across[g]
        heading = along[g] + slope[:, None] * across[g]
        normal = np.stack([-heading[:, 1], heading[:, 0]], axis=1)
        normal /= np.hypot(*normal.T)[:, None] + 1e-9
        h = self.line_group
        bow, _ = self.bow(self.line_t, h, pose)
        bare = start[h] + self.line_t[:, None] * along[h] + bow[:, None] * across[h]
        return np.concatenate(
            [line + self.offset[:, None] * normal, pose.cities, self.name_spots(pose), bare]
        )

    def approaches(self, pose: Pose) -> Floats:
        """Points on the lines that join each track's first and last spaces to their cities."""
        spaces = self.spots(pose)[self.spaces].reshape(-1, len(SPOTS), 2).mean(axis=1)
        last = np.cumsum(self.plan.track_spaces) - 1
        group, part = self.plan.track_group, APPROACH[None, :, None]
        ends = (
            (pose.cities[self.plan.group_a[group]], spaces[last - self.plan.track_spaces + 1]),
            (pose.cities[self.plan.group_b[group]], spaces[last]),
        )
        lines = [a[:, None] + part * (b - a)[:, None] for a, b in ends]
        return np.concatenate(lines).reshape(-1, 2)

    def bow(self, t: Floats, group: Integers, pose: Pose) -> tuple[Floats, Floats]:
        """How far the line of a group leaves its chord at `t`, and how steeply."""
        bend, sway = pose.bend[group], pose.sway[group]
        swell = 3 * t * (1 - t)
        bow = swell * (bend + sway * (1 - 2 * t))
        slope = 3 * (1 - 2 * t) * (bend + sway * (1 - 2 * t)) - 2 * swell * sway
        return bow, slope

    def lengths(self, pose: Pose, chord: Floats) -> Floats:
        """How long each group's line is, nearly."""
        return chord * _longer(pose)

    def parameters(self, pose: Pose, chord: Floats) -> Floats:
        """Where on its line each spot lies, from 0 to 1."""
        length = self.lengths(pose, chord)[self.group]
        count = self.plan.track_spaces[self.track]
        start, end = (disc[self.group] for disc in self.plan.group_discs)
        gap = (length - start - end - count * SPACE_LENGTH) / (count + 1)
        pitch = SPACE_LENGTH + np.minimum(gap, WIDEST_GAP * SPACE_LENGTH)
        along = (start - end) / 2 + self.number * pitch + self.within
        return 0.5 + along / np.maximum(length, 1.0)

    def name_spots(self, pose: Pose) -> Floats:
        """The spots of all names."""
        city = self.name_city
        box = self.boxes[city, pose.sides[city]]
        half = (box[:, 3] - box[:, 1]) / 2
        x = box[:, 0] + half * 0.8 + self.name_part * (box[:, 2] - box[:, 0] - half * 1.6)
        return pose.cities[city] + np.stack([x, box[:, 1] + half], axis=1)

    def near_pairs(self, spots: Floats, reach: float) -> tuple[Integers, Integers, Floats]:
        """Pairs of spots that may come to touch, and how far apart each pair should be."""
        x, y = spots[:, 0].astype(np.float32), spots[:, 1].astype(np.float32)
        square = (x[:, None] - x[None]) ** 2 + (y[:, None] - y[None]) ** 2
        i, j = np.nonzero(np.triu(square < (30.0 + reach) ** 2, 1))
        return self.select(i, j)

    def select(self, i: Integers, j: Integers) -> tuple[Integers, Integers, Floats]:
        """Those pairs that must keep apart."""
        one, two = self.kind[i], self.kind[j]
        own, other = self.owner[i], self.owner[j]
        same = (own == other) & ((one == two) | ((one == CITY) & (two == NAME)))
        same |= (two == BARE_LINE) & ((one == SPACE) | (one == BARE_LINE))
        same |= (
            self.meets[one, two]
            & self.joined[
                np.where(one == CITY, other, own) % len(self.joined),
                np.where(one == CITY, own, other) % self.joined.shape[1],
            ]
        )
        i, j = i[~same], j[~same]
        wanted = self.radius[i] + self.radius[j] + self.clear[self.kind[i], self.kind[j]]
        return i, j, wanted

    def energy(
        self, pose: Pose, pairs: tuple[Integers, Integers, Floats], weights: Weights
    ) -> tuple[float, Pose]:
        """The energy and its gradient."""
        spots = self.spots(pose)
        i, j, wanted = pairs
        apart = spots[i] - spots[j]
        distance = np.sqrt((apart**2).sum(axis=1)) + 1e-6
        lack, wide = self.lacks(i, j, wanted, distance)
        total = weights.room * float((lack**2).sum()) + weights.wide * float((wide**2).sum())
        push = -2 * (weights.room * lack + weights.wide * wide) / distance
        force = push[:, None] * apart
        size = len(spots)
        pull = np.stack(
            [sums(i, force[:, axis], size) - sums(j, force[:, axis], size) for axis in (0, 1)],
            axis=1,
        )
        low, high = self.beyond(spots)
        total += 2 * float((low**2 + high**2).sum())
        pull += 4 * (high - low)
        gradient = self.back(pose, pull)
        return total + self.wishes(pose, gradient, weights), gradient

    def value(
        self, pose: Pose, pairs: tuple[Integers, Integers, Floats], spots: Floats, weights: Weights
    ) -> float:
        """The energy alone, which is what a jump needs."""
        i, j, wanted = pairs
        distance = np.sqrt(((spots[i] - spots[j]) ** 2).sum(axis=1))
        lack, wide = self.lacks(i, j, wanted, distance)
        low, high = self.beyond(spots)
        total = weights.room * float((lack**2).sum()) + weights.wide * float((wide**2).sum())
        total += 2 * float((low**2 + high**2).sum())
        groups = len(pose.bend)
        unused = Pose(np.zeros_like(pose.cities), np.zeros(groups), np.zeros(groups), pose.sides)
        return total + self.wishes(pose, unused, weights)

    def lacks(
        self, i: Integers, j: Integers, wanted: Floats, distance: Floats
    ) -> tuple[Floats, Floats]:
        """What each pair lacks of the distance it needs, and of the one it would like."""
        routes = (self.kind[i] == SPACE) & (self.kind[j] == SPACE)
        wide = np.where(routes, np.maximum(0, wanted + WIDE - distance), 0)
        return np.maximum(0, wanted - distance), wide

    def beyond(self, spots: Floats) -> tuple[Floats, Floats]:
        """How far each spot reaches into the margin, at the low and at the high end."""
        limit = np.array([self.plan.width, self.plan.height])
        margin = np.where(self.kind == NAME, NAME_MARGIN, MARGIN)[:, None] + self.radius[:, None]
        return np.maximum(0, margin - spots), np.maximum(0, spots - limit + margin)

    def crowding(self, pose: Pose) -> Floats:
        """How crowded each spot is."""
        spots = self.spots(pose)
        i, j, wanted = self.near_pairs(spots, 0.0)
        distance = np.sqrt(((spots[i] - spots[j]) ** 2).sum(axis=1))
        lack, _ = self.lacks(i, j, wanted, distance)
        low, high = self.beyond(spots)
        crowding = sums(i, lack**2, len(spots)) + sums(j, lack**2, len(spots))
        return crowding + (low**2 + high**2).sum(axis=1)

    def back(self, pose: Pose, pull: Floats) -> Pose:
        """From forces on spots to forces on cities, bends and sways."""
        plan = self.plan
        along = pose.cities[plan.group_b] - pose.cities[plan.group_a]
        chord = np.hypot(*along.T)
        t = np.concatenate([self.parameters(pose, chord), self.line_t])
        g = np.concatenate([self.group, self.line_group])
        bow, _ = self.bow(t, g, pose)
        force = np.concatenate([pull[self.spaces], pull[self.bare]])
        # across = (-y, x) of the chord, so its transpose turns a force the other way.
        to_chord = t[:, None] * force + bow[:, None] * np.stack([force[:, 1], -force[:, 0]], 1)
        across = np.stack([-along[:, 1], along[:, 0]], axis=1)[g]
        swell = 3 * t * (1 - t) * (force * across).sum(axis=1)
        count = len(plan.group_a)
        cities = pull[self.discs].copy()
        for axis in (0, 1):
            at_end = sums(g, to_chord[:, axis], count)
            whole = sums(g, force[:, axis], count)
            cities[:, axis] += sums(plan.group_b, at_end, len(cities))
            cities[:, axis] += sums(plan.group_a, whole - at_end, len(cities))
            names = pull[self.names][:, axis]
            cities[:, axis] += sums(self.name_city, names, len(cities))
        bend = sums(g, swell, count)
        sway = sums(g, swell * (1 - 2 * t), count)
        return Pose(cities, bend, sway, pose.sides)

    def wishes(self, pose: Pose, gradient: Pose, weights: Weights) -> float:
        """The energy of lengths, bends and the true map, added to the gradient."""
        plan = self.plan
        along = pose.cities[plan.group_b] - pose.cities[plan.group_a]
        chord = np.hypot(*along.T) + 1e-6
        factor = _longer(pose)
        # The inner track of a bent group is shorter than the group's line.
        inner = self.widest * 4.5 * np.abs(pose.bend)
        lack = np.maximum(0, plan.group_need + inner + 1.5 - chord * factor)
        spare = np.maximum(0, chord * factor + inner + REACH_MARGIN - plan.group_reach)
        total = float((weights.stretch * lack**2 + weights.shrink * spare**2).sum())
        slope = -2 * weights.stretch * lack + 2 * weights.shrink * spare
        force = (slope * factor / chord)[:, None] * along
        np.add.at(gradient.cities, plan.group_b, force)
        np.add.at(gradient.cities, plan.group_a, -force)
        total += weights.straight * float((pose.bend**2 + 1.5 * pose.sway**2).sum())
        gradient.bend[:] += (
            slope * chord * (3.0 * pose.bend - 6.4 * pose.bend**3)
            + 2 * weights.straight * pose.bend
        )
        gradient.sway[:] += slope * chord * 1.8 * pose.sway + 3 * weights.straight * pose.sway
        total += self.truth(pose, gradient, weights)
        away = pose.cities - plan.home
        gradient.cities[:] += 2 * weights.home * away
        return total + weights.home * float((away**2).sum())

    def truth(self, pose: Pose, gradient: Pose, weights: Weights) -> float:
        """Neighbours keep their direction, and less strictly their distance."""
        a, b = self.plan.near_a, self.plan.near_b
        wanted = self.plan.home[b] - self.plan.home[a]
        size = np.maximum(np.hypot(*wanted.T), 60.0)
        aside = np.stack([-wanted[:, 1], wanted[:, 0]], axis=1) / size[:, None] ** 2
        ahead = wanted / size[:, None] ** 2
        error = pose.cities[b] - pose.cities[a] - wanted
        turn, stretch = (error * aside).sum(axis=1), (error * ahead).sum(axis=1)
        weight = weights.true
        force = 2 * weight * (turn[:, None] * aside + 0.35 * stretch[:, None] * ahead)
        np.add.at(gradient.cities, b, force)
        np.add.at(gradient.cities, a, -force)
        return weight * float((turn**2 + 0.35 * stretch**2).sum())
