"""Makes the layout of an edition: the smallest frame in which everything finds its room."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from branchline.editions.edition import Edition
from branchline.editions.loading import place_of
from branchline.errors import BadEdition
from branchline.render.energy import Pose, Weights
from branchline.render.geometry import CROSSING, LEADS_OVER, Violation
from branchline.render.layout import Layout
from branchline.render.name_places import free_names
from branchline.render.overrides import read_overrides
from branchline.render.plan import Overrides, Plan, first_guess, plan_board
from branchline.render.posing import first_pose, layout_of, pose_of
from branchline.render.relaxing import Relaxer
from branchline.render.soundness import FAR, violations

Integers = NDArray[np.int64]
Progress = Callable[[str, float], None]
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
TRIALS, LAST_TRIALS, MENDING_STEPS, MENDING_SHAKE = 80, 20, 150, 6.0
"""How many local trials mend a layout, or the last attempt at one; of how many steps, with cities
moved how far."""
MENDING_SHRINK = 500.0
"""How much it counts in these trials that spaces reach their cities."""
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
    tell = _teller(progress, 0, plan)
    found, wrong = mended(relaxer, *judged(plan, relaxer.pose), tell, TRIALS)
    if wrong:
        raise BadEdition(_complaints(edition, wrong), place_of(edition))
    return found


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
    weights = replace(weights_of(PASSES - 1), shrink=MENDING_SHRINK)
    for trial in range(trials):
        if not wrong:
            break
        tell(trial / trials, len(wrong))
        relaxer.pose = best
        relaxer.shake(_ends(plan, wrong[trial % len(wrong)]), MENDING_SHAKE * (1 + trial % 3))
        relaxer.run(MENDING_STEPS, weights)
        trial_layout, still_wrong = judged(plan, relaxer.pose)
        if _badness(still_wrong) < _badness(wrong):
            layout, wrong, best = trial_layout, still_wrong, relaxer.pose
    relaxer.pose = best
    return layout, wrong


def _badness(wrong: list[Violation]) -> tuple[int, float]:
    return len(wrong), sum(one.amount for one in wrong)


def _ends(plan: Plan, wrong: Violation) -> Integers:
    """The cities of a thing that is wrong."""
    ends = {route.id: (route.city_a, route.city_b) for route in plan.edition.routes}
    named = {city for thing in (wrong.first, wrong.second) for city in ends.get(thing, (thing,))}
    return np.array([i for i, city in enumerate(plan.edition.cities) if city.id in named])


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


def _complaints(edition: Edition, wrong: list[Violation]) -> list[str]:
    """What could not be helped, in the words of the tables."""
    rows = {route.id: f"routes.csv row {i + 2}" for i, route in enumerate(edition.routes)}
    rows |= {city.id: f"cities.csv row {i + 2}" for i, city in enumerate(edition.cities)}
    return [
        f"{rows[one.first]}: no layout found in which {one.first!r} has room ({one})"
        for one in wrong
    ]


def judged(plan: Plan, pose: Pose) -> tuple[Layout, list[Violation]]:
    """The pose as a layout, its names as free as they can be, and what is wrong with it."""
    layout = layout_of(plan, pose)
    wrong = violations(plan.edition, layout)
    if 0 < len(wrong) <= NAMES_LATER:
        kept = [
            city.id for city, side in zip(plan.edition.cities, plan.name_side, strict=True) if side
        ]
        layout = free_names(plan.edition, layout, kept)
        wrong = violations(plan.edition, layout)
    return layout, wrong
