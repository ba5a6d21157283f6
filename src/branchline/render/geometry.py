"""Measures a layout: what overlaps, what leaves the frame, what is uneven, what is hard to hit."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import NDArray

from branchline.editions.edition import City, Edition, Route
from branchline.render.layout import LabelPlace, Layout
from branchline.render.slots import WAGON_CORNER, wagon_size
from branchline.render.spaces import GAP, Point, directions_on, is_too_short, points_on
from branchline.render.text import text_ascent, text_descent, text_width
from branchline.text.catalogue import put
from branchline.wording import Wording

Floats = NDArray[np.float64]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SCREEN = 1280
"""Pixels on the board's longer side for which the sizes of hit areas are asked."""
SINGLE_HIT, PARALLEL_HIT = 24.0, 14.0
"""The least width, in those pixels, of the hit area of a single route and of one of several."""
AROUND = 280.0
"""What a drawing may add to the frame's longer side (a scale, a legend): part of the board."""
CROSSING, LEADS_OVER = "unsound-crossing", "unsound-leads-over"
LANGUAGES = ("board", "en", "fr")
TOUCHING = 1.1
"""So deep may the corners of two wagons lie in each other: half of an outline."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One thing that is wrong with a layout: the kind, a key of the catalogue, and the ids of what
    is involved."""

    kind: str
    first: str
    second: str = ""
    amount: float = 0.0

    @property
    def wording(self) -> Wording:
        """What is wrong, in no language yet."""
        values = {"kind": Wording(self.kind), "first": self.first, "amount": f"{self.amount:.2f}"}
        if self.second:
            return Wording("unsound-between", {**values, "second": self.second})
        return Wording("unsound-at", values)

    def __str__(self) -> str:
        return put(self.wording, "en")


def names_of(city: City) -> tuple[str, ...]:
    """What may be written beside a city, in any language; nothing if the board names it not."""
    if not city.names.board:
        return ()
    return tuple(dict.fromkeys(city.names.in_language(language) for language in LANGUAGES))


def name_box(text: str, label: LabelPlace, font: float) -> Box:
    """The room that a name takes at its place."""
    width = text_width(text, font)
    left = label.x - {"start": 0.0, "middle": width / 2, "end": width}[label.anchor]
    return (left, label.y - text_ascent(text, font), left + width, label.y + text_descent(font))


def groups_of(edition: Edition) -> list[list[Route]]:
    """The routes by the two cities they join, in the order of the edition."""
    groups: dict[frozenset[str], list[Route]] = {}
    for route in edition.routes:
        groups.setdefault(frozenset((route.city_a, route.city_b)), []).append(route)
    return list(groups.values())


def space_corners(layout: Layout, route_id: str) -> Floats:
    """The corners of a route's spaces: space, corner, coordinate."""
    return _turned(layout, route_id, _rectangle(layout.space_length, layout.space_width))


def wagon_corners(layout: Layout, route_id: str) -> Floats:
    """The corners of wagons on a route's spaces, cut off as far as wagons are round."""
    length, width = wagon_size(layout.space_length, layout.space_width)
    cut = WAGON_CORNER * (2 - math.sqrt(2))
    long, short = _rectangle(length, width - 2 * cut), _rectangle(length - 2 * cut, width)
    order = (0, 1, 5, 6, 2, 3, 7, 4)
    return _turned(layout, route_id, np.concatenate([long, short])[list(order)])


def _rectangle(length: float, width: float) -> Floats:
    """The corners of a rectangle around the origin."""
    return np.array([(1, 1), (1, -1), (-1, -1), (-1, 1)]) * (length / 2, width / 2)


def _turned(layout: Layout, route_id: str, outline: Floats) -> Floats:
    """An outline around the origin, put on every space of a route."""
    spaces = layout.routes[route_id].spaces
    centres = np.array([(space.x, space.y) for space in spaces])
    turns = np.radians([space.angle for space in spaces])
    along = np.stack([np.cos(turns), np.sin(turns)], axis=1)
    across = np.stack([-np.sin(turns), np.cos(turns)], axis=1)
    return np.stack([centres + along * i + across * j for i, j in outline], axis=1)


def box_corners(box: Box) -> Floats:
    """The corners of an upright box, in the order that `space_corners` gives them."""
    left, top, right, bottom = box
    return np.array([(right, bottom), (right, top), (left, top), (left, bottom)])


def overlap(first: Floats, second: Floats) -> float:
    """How deep two shapes lie in each other; negative: they are at least so far apart.

    The shapes are convex, and every edge has a parallel one across: rectangles, cut or not.
    """
    deepest = math.inf
    for shape in (first, second):
        for edge in np.diff(shape[: len(shape) // 2 + 1], axis=0):
            axis = np.array([-edge[1], edge[0]]) / np.hypot(*edge)
            one, two = first @ axis, second @ axis
            deepest = min(deepest, float(min(one.max(), two.max()) - max(one.min(), two.min())))
    return deepest


def distance_to(corners: Floats, point: Floats) -> float:
    """From a point to a convex shape; 0 inside of it."""
    along = np.roll(corners, -1, axis=0) - corners
    to = point - corners
    turns = along[:, 0] * to[:, 1] - along[:, 1] * to[:, 0]
    if (turns >= 0).all() or (turns <= 0).all():
        return 0.0
    part = np.clip((to * along).sum(axis=1) / (along**2).sum(axis=1), 0, 1)
    return float(np.hypot(*(to - part[:, None] * along).T).min())


@dataclass(frozen=True, slots=True)
class _Shape:
    """A rectangle that takes room: a space with a wagon on it, or a name in one language."""

    owner: str
    is_name: bool
    corners: Floats


def _shapes(edition: Edition, layout: Layout) -> Iterator[_Shape]:
    for route in edition.routes:
        for corners in wagon_corners(layout, route.id):
            yield _Shape(route.id, False, corners)
    for city in edition.cities:
        label = layout.cities[city.id].label
        if label is not None:
            for name in names_of(city):
                yield _Shape(city.id, True, box_corners(name_box(name, label, layout.font)))


def overlaps(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """Spaces (with wagons on them), discs and names in each other, in any language."""
    shapes = list(_shapes(edition, layout))
    centres = np.array([shape.corners.mean(axis=0) for shape in shapes])
    reach = np.array(
        [np.hypot(*(shape.corners - shape.corners.mean(axis=0)).T).max() for shape in shapes]
    )
    apart = np.hypot(*(centres[:, None] - centres[None]).transpose(2, 0, 1))
    near = np.argwhere(np.triu(apart < reach[:, None] + reach[None], 1))
    for one, two in ((shapes[int(i)], shapes[int(j)]) for i, j in near):
        if one.owner == two.owner and one.is_name == two.is_name:
            continue
        depth = overlap(one.corners, two.corners)
        if depth > (0 if one.is_name or two.is_name else TOUCHING):
            kinds = ("unsound-spaces-overlap", "unsound-name-on-space", "unsound-names-overlap")
            yield Violation(kinds[one.is_name + two.is_name], one.owner, two.owner, depth)
    for city_id, place in layout.cities.items():
        point = np.array([place.x, place.y])
        for i in np.flatnonzero(np.hypot(*(centres - point).T) < reach + place.disc):
            depth = place.disc - distance_to(shapes[i].corners, point)
            if depth > 0:
                kind = "unsound-name-on-disc" if shapes[i].is_name else "unsound-space-on-disc"
                yield Violation(kind, shapes[i].owner, city_id, depth)
    places = list(layout.cities.items())
    for i, (one, place) in enumerate(places):
        for other, there in places[i + 1 :]:
            depth = place.disc + there.disc - math.hypot(place.x - there.x, place.y - there.y)
            if depth > 0:
                yield Violation("unsound-discs-overlap", one, other, depth)


def outside(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """What leaves the frame."""
    limit = np.array([layout.frame.width, layout.frame.height])
    for shape in _shapes(edition, layout):
        beyond = float(max((-shape.corners).max(), (shape.corners - limit).max()))
        if beyond > 0:
            kind = "unsound-name-outside" if shape.is_name else "unsound-space-outside"
            yield Violation(kind, shape.owner, "", beyond)
    for city_id, place in layout.cities.items():
        point = np.array([place.x, place.y])
        beyond = place.disc - float(min(point.min(), (limit - point).min()))
        if beyond > 0:
            yield Violation("unsound-disc-outside", city_id, "", beyond)


def uneven(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """Spaces in order, at equal distances, as far from one city as from the other."""
    for route in edition.routes:
        place = layout.routes[route.id]
        if len(place.spaces) != route.length:
            yield Violation("unsound-space-count", route.id, "", len(place.spaces))
            continue
        first, last = layout.cities[route.city_a], layout.cities[route.city_b]
        start, end = (first.x, first.y), (last.x, last.y)
        stops = [(space.x, space.y) for space in place.spaces]
        steps = [math.dist(one, two) for one, two in pairwise(stops)]
        if steps and max(steps) - min(steps) > 0.06 * layout.space_length:
            yield Violation("unsound-uneven", route.id, "", max(steps) - min(steps))
        if steps and min(steps) < (1 + 0.5 * GAP) * layout.space_length:
            yield Violation("unsound-little-room", route.id, "", min(steps))
        if is_too_short(place.curve, route.length, layout.space_length, (first.disc, last.disc)):
            yield Violation("unsound-too-short", route.id)
        near, away = math.dist(start, stops[0]), math.dist(stops[-1], end)
        skew = abs(near - first.disc - (away - last.disc))
        if skew > 0.2 * layout.space_length:
            yield Violation("unsound-skewed", route.id, "", skew)
        if math.dist(start, stops[0]) > math.dist(start, stops[-1]) + 1e-6:
            yield Violation("unsound-order", route.id)
        for one, two in pairwise(place.spaces):
            turn = abs((two.angle - one.angle + 180) % 360 - 180)
            if turn > MOST_TURN:
                yield Violation("unsound-bend", route.id, "", turn)


def crossings(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """No two routes cross between their first and last spaces; none leads over a foreign disc."""
    paths = [
        (route.id, np.array([(space.x, space.y) for space in layout.routes[route.id].spaces]))
        for route in edition.routes
        if route.length > 1
    ]
    for (one, first), (two, second) in combinations(paths, 2):
        low = np.maximum(first.min(axis=0), second.min(axis=0))
        high = np.minimum(first.max(axis=0), second.max(axis=0))
        if (low <= high).all() and _paths_cross(first, second):
            yield Violation(CROSSING, one, two)
    for route in edition.routes:
        line = points_on(layout.routes[route.id].curve, np.linspace(0, 1, 65))
        for city, place in layout.cities.items():
            near = float(np.hypot(*(line - (place.x, place.y)).T).min())
            if near < place.disc and city not in (route.city_a, route.city_b):
                yield Violation(LEADS_OVER, route.id, city, near)


def _paths_cross(first: Floats, second: Floats) -> bool:
    def side(a: Floats, b: Floats, c: Floats) -> Floats:
        along, to = b - a, c - a
        return along[..., 0] * to[..., 1] - along[..., 1] * to[..., 0]

    a, b = first[:-1, None], first[1:, None]
    c, d = second[None, :-1], second[None, 1:]
    split = (side(a, b, c) * side(a, b, d) < 0) & (side(c, d, a) * side(c, d, b) < 0)
    return bool(split.any())


MOST_TURN = 25.0
"""Degrees from one space to the next."""
MOST_SKEW = 8.0
"""Degrees between two tracks of a group, side by side."""


def track_distances(layout: Layout, one: str, two: str) -> Floats:
    """The distances from points between the ends of one curve to another curve."""
    middle = points_on(layout.routes[one].curve, np.linspace(0.1, 0.9, 33))
    other = points_on(layout.routes[two].curve, np.linspace(0, 1, 257))
    return np.hypot(*(middle[:, None] - other[None]).transpose(2, 0, 1)).min(axis=1)


def neighbouring_tracks(edition: Edition) -> list[tuple[Route, Route]]:
    """The tracks that lie side by side, as neighbours."""
    return [pair for group in groups_of(edition) for pair in pairwise(group)]


def parallels(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """Tracks of a group that do not run side by side."""
    for one, two in neighbouring_tracks(edition):
        first, second = layout.routes[one.id].curve, layout.routes[two.id].curve
        if one.city_a != two.city_a:
            second = (second[3], second[2], second[1], second[0])
        t = np.linspace(0, 1, 17)
        turns = [np.arctan2(*directions_on(curve, t).T[::-1]) for curve in (first, second)]
        skew = np.degrees(np.abs((turns[0] - turns[1] + np.pi) % (2 * np.pi) - np.pi)).max()
        if skew > MOST_SKEW:
            yield Violation("unsound-not-parallel", one.id, two.id, float(skew))
        apart = track_distances(layout, one.id, two.id)
        if apart.max() > 1.25 * apart.min():
            yield Violation("unsound-not-beside", one.id, two.id, float(apart.max()))


def pixel(layout: Layout) -> float:
    """One pixel of that screen in the layout's units."""
    return (max(layout.frame.width, layout.frame.height) + AROUND) / SCREEN


def hit_line(layout: Layout, route_id: str) -> list[Point]:
    """The line whose stroke is a route's hit area: from the start of its spaces to their end."""
    spaces = layout.routes[route_id].spaces
    half = layout.space_length / 2
    ends = [
        (
            space.x + way * half * math.cos(math.radians(space.angle)),
            space.y + way * half * math.sin(math.radians(space.angle)),
        )
        for space, way in ((spaces[0], -1), (spaces[-1], 1))
    ]
    return [ends[0], *((space.x, space.y) for space in spaces), ends[1]]


def hit_widths(edition: Edition, layout: Layout) -> dict[str, float]:
    """How wide the hit area of each route is, in the layout's units.

    A single route has the full width; tracks of a group share what lies between them, each the
    same width and with a sliver between two of them, so that they never touch.
    """
    unit = pixel(layout)
    widths = {route.id: SINGLE_HIT * unit for route in edition.routes}
    for group in groups_of(edition):
        if len(group) > 1:
            nearest = min(
                float(track_distances(layout, one.id, two.id).min()) for one, two in pairwise(group)
            )
            for route in group:
                widths[route.id] = nearest - SLIVER * unit
    return widths


SLIVER = 0.2
"""Pixels between the hit areas of two tracks, on the same screen."""


def hits(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """Hit areas that are too narrow, or cover what is another route's."""
    unit = pixel(layout)
    sizes = {route.id: len(group) for group in groups_of(edition) for route in group}
    for route_id, width in hit_widths(edition, layout).items():
        least = SINGLE_HIT if sizes[route_id] == 1 else PARALLEL_HIT
        if width / unit < least - 1e-9:
            yield Violation("unsound-narrow", route_id, "", width / unit)
    yield from _covered(edition, layout)


def _covered(edition: Edition, layout: Layout) -> Iterator[Violation]:
    """No space's centre lies in the hit area of another route."""
    widths = hit_widths(edition, layout)
    centres = np.array(
        [(space.x, space.y) for route in edition.routes for space in layout.routes[route.id].spaces]
    )
    owners = [route.id for route in edition.routes for _ in layout.routes[route.id].spaces]
    for route in edition.routes:
        line = np.array(hit_line(layout, route.id))
        gaps = np.min([_from_stretch(centres, a, b) for a, b in pairwise(line)], axis=0)
        for i in np.flatnonzero(gaps < widths[route.id] / 2):
            if owners[i] != route.id:
                yield Violation("unsound-hit-covers", route.id, owners[i], float(gaps[i]))


def _from_stretch(points: Floats, start: Floats, end: Floats) -> Floats:
    """The distances of points to a straight stretch."""
    along = end - start
    part = np.clip((points - start) @ along / float(along @ along), 0, 1)
    return np.hypot(*(points - start - part[:, None] * along).T)
