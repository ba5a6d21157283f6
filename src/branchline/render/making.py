"""Makes the layout of an edition: the smallest frame in which everything finds its room."""

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from branchline.editions.complaints import Complaints, row_of
from branchline.editions.edition import Edition
from branchline.editions.loading import place_of
from branchline.errors import BadEdition
from branchline.render.energy import Pose, Weights
from branchline.render.geometry import CROSSING, LEADS_OVER, Violation
from branchline.render.layout import Layout
from branchline.render.name_places import free_names
from branchline.render.nudging import badness, ends_of, nudged
from branchline.render.overrides import read_overrides
from branchline.render.plan import Overrides, Plan, first_guess, plan_board
from branchline.render.posing import first_pose, layout_of, pose_of
from branchline.render.relaxing import Relaxer
from branchline.render.soundness import FAR, violations
from branchline.wording import Wording

Integers = NDArray[np.int64]
Progress = Callable[[Wording, float], None]
"""Told what is being tried, and which part of that is done (from 0 to 1)."""

ATTEMPTS, WITH_SIZE, PATIENCE = 10, 3, 4
"""How many frames are tried (how often one of a set size), and after how many of them a map whose
routes must cross (between their spaces) or are too short for their distance is taken as it is."""
GROWTH = 1.06
"""Each attempt takes a frame larger by this."""
NAMES_LATER = 30
"""Names are set free once so few things are wrong."""
SHAKE = 20.0
"""How far cities are moved at random before a new start."""
PASSES, LATER_PASS = 9, 4
"""How often a frame is relaxed, and from which pass on when a smaller frame came before."""
FIRST_STEPS, GROWING_STEPS, STEPS = 300, 400, 350
TRIALS, LAST_TRIALS, MENDING_STEPS, MENDING_PACE = 80, 20, 260, 0.3
MENDING_SHAKES = (1.5, 3.0, 5.0, 8.0)
"""How many local trials mend a layout, or the last attempt at one; of how many steps and how large
ones, with cities moved how far."""
MENDING = Weights(room=256.0, stretch=400.0, shrink=400.0, true=50.0, home=0.0001)
"""What counts in these trials: that things have room and spaces reach their cities."""
NUDGES = 120
"""How many small moves are tried for the last few things that are wrong."""
ROUNDING = 0.25
"""A layout and the pose that was read from it differ by no more."""
JUMPS = (14, 10, 8, 6, 6, 4, 4, 0, 0)
"""How many routes and cities may jump before each pass."""


def make_layout(
    edition: Edition, overrides: Overrides | None = None, progress: Progress | None = None
) -> Layout:
    """The layout in the smallest frame found; the same every time."""
    wishes = overrides if overrides is not None else read_overrides(edition)
    longer = wishes.longer or first_guess(edition)
    pose: Pose | None = None
    attempts = ATTEMPTS if not wishes.longer else WITH_SIZE
    for attempt in range(attempts):
        plan = plan_board(edition, longer, wishes)
        tell = _teller(progress, attempt, plan)
        seed = wishes.seed + attempt
        relaxer = Relaxer(plan, _pinned(plan, wishes, pose, seed), seed=seed)
        layout, wrong = settle(relaxer, fresh=pose is None, tell=tell)
        is_last = attempt == attempts - 1
        if is_last:
            layout, wrong = mended(relaxer, layout, wrong, tell, LAST_TRIALS)
            layout, wrong = nudged(relaxer, layout, wrong, partial(judged, plan), NUDGES, tell)
        is_tolerable = all(one.kind in (CROSSING, FAR) for one in wrong)
        if not wrong or (is_tolerable and (is_last or attempt >= PATIENCE)):
            return layout
        if is_last:
            raise BadEdition(_complaints(edition, wrong), place_of(edition))
        if not wishes.longer:
            longer *= GROWTH
        pose = None if _is_tangled(wrong) else _scaled(relaxer.pose, longer / plan_size(plan))
    raise AssertionError("a layout takes one attempt at least")


def refine_layout(edition: Edition, layout: Layout, progress: Progress | None = None) -> Layout:
    """A layout made sound with as few changes as it takes, and in the same frame."""
    wishes = read_overrides(edition)
    plan = plan_board(edition, max(layout.frame.width, layout.frame.height), wishes)
    relaxer = Relaxer(plan, _pinned(plan, wishes, pose_of(plan, layout), wishes.seed), wishes.seed)
    relaxer.pose = relaxer.with_sides(relaxer.bounded(relaxer.pose))
    if _is_as_wished(plan, layout, relaxer.pose) and not violations(edition, layout):
        return layout
    tell, judge = _teller(progress, 0, plan), partial(judged, plan)
    found, wrong = nudged(relaxer, *judged(plan, relaxer.pose), judge, NUDGES, tell)
    if wrong:
        found, wrong = mended(relaxer, found, wrong, tell, TRIALS)
        found, wrong = nudged(relaxer, found, wrong, judge, NUDGES, tell)
    if wrong:
        raise BadEdition(_complaints(edition, wrong), place_of(edition))
    return found


def _is_as_wished(plan: Plan, layout: Layout, pose: Pose) -> bool:
    """Whether a layout has its cities and lines where this pose has them, and the names that were
    set by hand at their sides."""
    wished = layout_of(plan, pose)
    pairs = [
        (np.ravel(wished.routes[key].curve), np.ravel(place.curve))
        for key, place in layout.routes.items()
    ]
    for i, city in enumerate(plan.edition.cities):
        here, there = wished.cities[city.id], layout.cities[city.id]
        pairs.append(
            (np.array([here.x, here.y, here.disc]), np.array([there.x, there.y, there.disc]))
        )
        if plan.name_side[i] and here.label is not None and there.label is not None:
            ours, theirs = here.label, there.label
            pairs.append((np.array([ours.x, ours.y]), np.array([theirs.x, theirs.y])))
    return all(np.abs(one - two).max() <= ROUNDING for one, two in pairs)


def settle(
    relaxer: Relaxer, *, fresh: bool, tell: Callable[[float, int], None]
) -> tuple[Layout, list[Violation]]:
    """Relax until nothing is wrong or time is up: ever more room against ever less truth."""
    plan = relaxer.plan
    if fresh:
        relaxer.run(FIRST_STEPS, Weights(room=0.02, wide=0.0))
        relaxer.jump(Weights(room=0.3), JUMPS[0])
        relaxer.run(GROWING_STEPS, Weights(room=0.3))
    layout, wrong = judged(plan, relaxer.pose)
    for number in range(0 if fresh else LATER_PASS, PASSES):
        if not wrong or (number > LATER_PASS and all(one.kind == CROSSING for one in wrong)):
            break
        tell(number / PASSES, len(wrong))
        weights = weights_of(number)
        relaxer.jump(weights, JUMPS[number])
        relaxer.run(STEPS, weights)
        layout, wrong = judged(plan, relaxer.pose)
    tell(1.0, len(wrong))
    return layout, wrong


def weights_of(number: int) -> Weights:
    """What counts in a pass: from one to the next, room and lengths count twice as much."""
    power = 2.0**number
    return Weights(room=power, stretch=3 * power, shrink=power / 2)


def mended(
    relaxer: Relaxer,
    layout: Layout,
    wrong: list[Violation],
    tell: Callable[[float, int], None],
    trials: int,
) -> tuple[Layout, list[Violation]]:
    """Shake the cities around one thing after another that is wrong, and keep what is better."""
    plan, best = relaxer.plan, relaxer.pose
    relaxer.board.tighten()
    for trial in range(trials):
        if not wrong:
            break
        tell(trial / trials, len(wrong))
        relaxer.pose = best
        size = MENDING_SHAKES[trial % len(MENDING_SHAKES)]
        relaxer.shake(ends_of(relaxer, wrong[trial % len(wrong)]), size)
        relaxer.run(MENDING_STEPS, MENDING, pace=MENDING_PACE)
        trial_layout, still_wrong = judged(plan, relaxer.pose)
        if badness(still_wrong) < badness(wrong):
            layout, wrong, best = trial_layout, still_wrong, relaxer.pose
    relaxer.pose = best
    return layout, wrong


def _teller(progress: Progress | None, attempt: int, plan: Plan) -> Callable[[float, int], None]:
    def tell(part: float, wrong: int) -> None:
        if progress is not None:
            size = f"{plan.width:.0f} × {plan.height:.0f}"
            values = {"number": attempt + 1, "size": size, "wrong": wrong}
            progress(Wording("report-layout-frame", values), part)

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


def _pinned(plan: Plan, wishes: Overrides, pose: Pose | None, seed: int) -> Pose:
    """The pose to start from, with cities where they were set by hand; a new start is shaken."""
    begin = pose if pose is not None else first_pose(plan)
    if pose is None and seed:
        chance = np.random.default_rng(seed)
        begin.cities[:] += chance.normal(0, SHAKE, begin.cities.shape)
    for i, city in enumerate(plan.edition.cities):
        if city.id in wishes.cities:
            begin.cities[i] = wishes.cities[city.id]
    return begin


def _complaints(edition: Edition, wrong: list[Violation]) -> list[Wording]:
    """What could not be helped, by the rows of the tables."""
    rows = {route.id: row_of("routes.csv", i + 2) for i, route in enumerate(edition.routes)}
    rows |= {city.id: row_of("cities.csv", i + 2) for i, city in enumerate(edition.cities)}
    complaints = Complaints()
    for one in wrong:
        values = {"id": repr(one.first), "why": one.wording}
        complaints.add(rows[one.first], "complaint-no-room", **values)
    return complaints.found


def judged(plan: Plan, pose: Pose) -> tuple[Layout, list[Violation]]:
    """The pose as a layout, its names as free as they can be, and what is wrong with it."""
    layout = layout_of(plan, pose)
    wrong = violations(plan.edition, layout)
    if len(wrong) <= NAMES_LATER:
        kept = [
            city.id for city, side in zip(plan.edition.cities, plan.name_side, strict=True) if side
        ]
        layout = free_names(plan.edition, layout, kept)
        wrong = violations(plan.edition, layout)
    return layout, wrong
