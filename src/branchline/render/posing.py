"""From poses to layouts and back: a pose is what the search moves, a layout what is written."""

import numpy as np

from branchline.render.energy import Pose
from branchline.render.labels import label_offset
from branchline.render.layout import (
    Background,
    CityPlace,
    Frame,
    LabelPlace,
    Layout,
    RoutePlace,
    place_route,
)
from branchline.render.plan import DISC, FONT, SPACE_LENGTH, SPACE_WIDTH, Plan
from branchline.render.spaces import Curve, Point


def curve_of(plan: Plan, pose: Pose, track: int) -> Curve:
    """The Bézier of a track: its group's line, moved aside by its offset."""
    group = plan.track_group[track]
    start, end = pose.cities[plan.group_a[group]], pose.cities[plan.group_b[group]]
    along = end - start
    across = np.array([-along[1], along[0]])
    bend, sway = pose.bend[group], pose.sway[group]
    points = np.array(
        [
            start,
            start + along / 3 + (bend + sway) * across,
            end - along / 3 + (bend - sway) * across,
            end,
        ]
    )
    legs = np.diff(points, axis=0)
    legs /= np.hypot(*legs.T)[:, None]
    normals = np.stack([-legs[:, 1], legs[:, 0]], axis=1)
    offset = plan.track_offset[track]
    moved = points.copy()
    moved[0] += offset * normals[0]
    moved[3] += offset * normals[2]
    for inner in (1, 2):
        # Where the two moved legs of the control polygon meet (Tiller and Hanson).
        bisector = normals[inner - 1] + normals[inner]
        moved[inner] += 2 * offset * bisector / float(bisector @ bisector)
    if plan.track_flipped[track]:
        moved = moved[::-1]
    a, b, c, d = (_rounded(point[0], point[1]) for point in moved)
    return (a, b, c, d)


def _rounded(x: float, y: float) -> Point:
    return (round(float(x), 1), round(float(y), 1))


def layout_of(plan: Plan, pose: Pose) -> Layout:
    """The pose as a layout, rounded as it is written."""
    cities: dict[str, CityPlace] = {}
    for i, city in enumerate(plan.edition.cities):
        x, y = _rounded(*pose.cities[i])
        label = None
        if city.names.board:
            dx, dy, anchor = label_offset(plan, i, int(pose.sides[i]))
            label = LabelPlace(*_rounded(x + dx, y + dy), anchor)
        cities[city.id] = CityPlace(x, y, float(plan.disc[i]), label)
    routes: dict[str, RoutePlace] = {
        route.id: place_route(
            curve_of(plan, pose, track),
            route,
            SPACE_LENGTH,
            (cities[route.city_a].disc, cities[route.city_b].disc),
        )
        for track, route in enumerate(plan.edition.routes)
    }
    frame = Frame(plan.width, plan.height)
    return Layout(frame, SPACE_LENGTH, SPACE_WIDTH, DISC, FONT, cities, routes, Background())


def first_pose(plan: Plan) -> Pose:
    """The true map with straight routes."""
    groups = len(plan.group_a)
    sides = np.zeros(len(plan.home), dtype=np.int64)
    return Pose(plan.home.copy(), np.zeros(groups), np.zeros(groups), sides)


def pose_of(plan: Plan, layout: Layout) -> Pose:
    """The pose that gave a layout; names begin on their first side."""
    begin = first_pose(plan)
    for i, city in enumerate(plan.edition.cities):
        begin.cities[i] = layout.cities[city.id].x, layout.cities[city.id].y
    tracks = np.bincount(plan.track_group)
    for track, route in enumerate(plan.edition.routes):
        group = plan.track_group[track]
        curve = np.array(layout.routes[route.id].curve)
        if plan.track_flipped[track]:
            curve = curve[::-1]
        start, end = begin.cities[plan.group_a[group]], begin.cities[plan.group_b[group]]
        along = end - start
        across = np.array([-along[1], along[0]]) / float(along @ along)
        # The tracks of a group lie evenly on both sides of its line.
        first = float((curve[1] - start - along / 3) @ across) / tracks[group]
        second = float((curve[2] - end + along / 3) @ across) / tracks[group]
        begin.bend[group] += (first + second) / 2
        begin.sway[group] += (first - second) / 2
    return begin
