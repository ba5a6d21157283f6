"""Makes the layout of an edition: the smallest frame in which everything finds its room."""

from collections.abc import Callable

import numpy as np

from branchline.editions.edition import Edition
from branchline.errors import BadEdition
from branchline.render.energy import Pose, Weights
from branchline.render.geometry import CROSSING, LEADS_OVER, Violation, violations
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
from branchline.render.overrides import read_overrides
from branchline.render.plan import (
    DISC,
    FONT,
    SPACE_LENGTH,
    SPACE_WIDTH,
    Overrides,
    Plan,
    first_guess,
    plan_board,
)
from branchline.render.relaxing import Relaxer
from branchline.render.spaces import Curve, Point

Progress = Callable[[str, float], None]
"""Told what is being tried, and which part of that is done (from 0 to 1)."""

ATTEMPTS, PATIENCE = 10, 2
"""How many frames are tried, and after how many of them a map whose routes must cross (between
their spaces) is taken as it is."""
GROWTH = 1.06
"""Each attempt takes a frame larger by this."""
SHAKE = 20.0
"""How far cities are moved at random before a new start."""
PASSES, LATER_PASS = 7, 3
"""How often a frame is relaxed, and from which pass on when a smaller frame came before."""
FIRST_STEPS, GROWING_STEPS, STEPS = 300, 400, 350
JUMPS = (14, 10, 6, 4, 4, 0, 0)
"""How many routes and cities may jump before each pass."""


def make_layout(
    edition: Edition, overrides: Overrides | None = None, progress: Progress | None = None
) -> Layout:
    """The layout in the smallest frame found; the same every time."""
    wishes = overrides if overrides is not None else read_overrides(edition)
    longer = wishes.longer or first_guess(edition)
    pose: Pose | None = None
    wrong: list[Violation] = []
    for attempt in range(ATTEMPTS if not wishes.longer else 3):
        plan = plan_board(edition, longer, wishes)
        tell = _teller(progress, attempt, plan)
        relaxer = Relaxer(plan, _pinned(plan, wishes, pose, attempt), seed=attempt)
        layout, wrong = settle(relaxer, fresh=pose is None, tell=tell)
        if not wrong or (attempt >= PATIENCE and all(one.kind == CROSSING for one in wrong)):
            return layout
        if not wishes.longer:
            longer *= GROWTH
        pose = None if _is_tangled(wrong) else _scaled(relaxer.pose, longer / plan_size(plan))
    raise BadEdition(_complaints(edition, wrong), edition.key)


def settle(
    relaxer: Relaxer, *, fresh: bool, tell: Callable[[float, int], None]
) -> tuple[Layout, list[Violation]]:
    """Relax until nothing is wrong or time is up: ever more room against ever less truth."""
    plan = relaxer.plan
    if fresh:
        relaxer.run(FIRST_STEPS, Weights(room=0.02, wide=0.0))
        relaxer.jump(Weights(room=0.3), JUMPS[0])
        relaxer.run(GROWING_STEPS, Weights(room=0.3))
    layout = layout_of(plan, relaxer.pose)
    wrong = violations(plan.edition, layout)
    for number in range(0 if fresh else LATER_PASS, PASSES):
        if not wrong:
            break
        tell(number / PASSES, len(wrong))
        weights = Weights(room=2.0**number, stretch=3 * 2.0**number)
        relaxer.jump(weights, JUMPS[number])
        relaxer.run(STEPS, weights)
        layout = layout_of(plan, relaxer.pose)
        wrong = violations(plan.edition, layout)
    tell(1.0, len(wrong))
    return layout, wrong


def _teller(progress: Progress | None, attempt: int, plan: Plan) -> Callable[[float, int], None]:
    def tell(part: float, wrong: int) -> None:
        if progress is not None:
            size = f"{plan.width:.0f} × {plan.height:.0f}"
            progress(f"Frame {attempt + 1}: {size}, {wrong} things in each other's way", part)

    return tell


def plan_size(plan: Plan) -> float:
    """The longer side of a plan's frame."""
    return max(plan.width, plan.height)


def _scaled(pose: Pose, scale: float) -> Pose:
    """The pose in a larger frame."""
    return Pose(pose.cities * scale, pose.bend, pose.sway, pose.sides)


def _is_tangled(wrong: list[Violation]) -> bool:
    """Is something on the wrong side of something else, so that more room would not help?"""
    return any(one.kind in (CROSSING, LEADS_OVER) for one in wrong)


def _pinned(plan: Plan, wishes: Overrides, pose: Pose | None, attempt: int) -> Pose:
    """The pose to start from, with cities where they were set by hand; a new start is shaken."""
    begin = pose if pose is not None else first_pose(plan)
    if pose is None and attempt:
        chance = np.random.default_rng(attempt)
        begin.cities[:] += chance.normal(0, SHAKE, begin.cities.shape)
    for i, city in enumerate(plan.edition.cities):
        if city.id in wishes.cities:
            begin.cities[i] = wishes.cities[city.id]
    return begin


def _complaints(edition: Edition, wrong: list[Violation]) -> list[str]:
    """What could not be helped, in the words of the tables."""
    rows = {route.id: f"routes.csv row {i + 2}" for i, route in enumerate(edition.routes)}
    rows |= {city.id: f"cities.csv row {i + 2}" for i, city in enumerate(edition.cities)}
    return [
        f"{rows[one.first]}: no layout found in which {one.first!r} has room ({one})"
        for one in wrong
    ]


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
        cities[city.id] = CityPlace(x, y, label)
    routes: dict[str, RoutePlace] = {
        route.id: place_route(curve_of(plan, pose, track), route, SPACE_LENGTH, DISC)
        for track, route in enumerate(plan.edition.routes)
    }
    frame = Frame(plan.width, plan.height)
    return Layout(frame, SPACE_LENGTH, SPACE_WIDTH, DISC, FONT, cities, routes, Background())


def first_pose(plan: Plan) -> Pose:
    """The true map with straight routes."""
    groups = len(plan.group_a)
    sides = np.zeros(len(plan.home), dtype=np.int64)
    return Pose(plan.home.copy(), np.zeros(groups), np.zeros(groups), sides)
