"""Where the names stand: a few places around each disc, the least bad of them chosen in turn."""

import numpy as np
from numpy.typing import NDArray

from branchline.render.layout import Anchor
from branchline.render.plan import FONT, Plan
from branchline.render.text import CAP_HEIGHT, text_descent

Floats = NDArray[np.float64]

GAP = 3.0
"""Between a disc and its name."""

CLEAR = 3.6
"""Wanted between a name and the round spots that stand for a space (whose corners stick out)."""

SIDES: dict[str, tuple[float, float, float]] = {
    "e": (1, 0, 0.0),
    "w": (-1, 0, 0.05),
    "n": (0, -1, 0.1),
    "s": (0, 1, 0.1),
    "ne": (1, -1, 0.15),
    "se": (1, 1, 0.15),
    "nw": (-1, -1, 0.2),
    "sw": (-1, 1, 0.2),
    "nne": (0.45, -1, 0.2),
    "nnw": (-0.45, -1, 0.2),
    "sse": (0.45, 1, 0.2),
    "ssw": (-0.45, 1, 0.2),
    "ene": (1, -0.5, 0.2),
    "ese": (1, 0.5, 0.2),
    "wnw": (-1, -0.5, 0.25),
    "wsw": (-1, 0.5, 0.25),
}
"""By name: direction across and down, and how much less we like it."""

SHARE: dict[Anchor, float] = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""The part of a name left of its anchor."""
NAMES = tuple(SIDES)
DISLIKE = np.array([dislike for _, _, dislike in SIDES.values()])


def label_boxes(plan: Plan) -> Floats:
    """Every candidate box of every city, from the disc's centre: city, side, (left, top, …)."""
    boxes = np.zeros((len(plan.home), len(SIDES), 4))
    for number, (across, down, _) in enumerate(SIDES.values()):
        dx, baseline, anchor = _offset(across, down, plan)
        left = dx - plan.name_width * SHARE[anchor]
        boxes[:, number, 0] = left
        boxes[:, number, 1] = baseline - plan.name_ascent
        boxes[:, number, 2] = left + plan.name_width
        boxes[:, number, 3] = baseline + text_descent(FONT)
    return boxes


def label_offset(plan: Plan, city: int, side: int) -> tuple[float, float, Anchor]:
    """The point on the baseline, from the disc's centre, and what stands there."""
    across, down, _ = SIDES[NAMES[side]]
    dx, baseline, anchor = _offset(across, down, plan)
    return float(dx[city]), float(baseline[city]), anchor


def _offset(across: float, down: float, plan: Plan) -> tuple[Floats, Floats, Anchor]:
    """Across and down from the centre to the anchor point on the baseline, for every city."""
    disc, ones = plan.disc, np.ones(len(plan.home))
    middle_line = CAP_HEIGHT * FONT / 2
    if down == 0:
        return across * (disc + GAP), ones * middle_line, _anchor(across)
    if abs(across) == 1 and abs(down) == 1:
        corner = 0.72 * disc + GAP - 0.5
        baseline = -0.45 * disc - 1 if down < 0 else 0.45 * disc + 1 + plan.name_ascent - 1
        return across * corner, baseline, _anchor(across)
    if abs(across) == 1:
        reach = disc + GAP - 0.5
        return across * reach, middle_line + down * disc * 1.1, _anchor(across)
    shift = across * plan.name_width
    if down < 0:
        return shift, -disc - GAP + 0.5 - text_descent(FONT) * 0.5, "middle"
    return shift, disc + GAP - 1 + plan.name_ascent, "middle"


def _anchor(across: float) -> Anchor:
    return "start" if across > 0 else "end"


def choose_sides(
    plan: Plan, cities: Floats, spots: Floats, sizes: Floats, sides: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Better sides for the names: clear of the spots of spaces, of discs and of each other."""
    boxes = label_boxes(plan)
    sides = sides.copy()
    named = np.flatnonzero(plan.name_width > 0)
    for _ in range(3):
        before = sides.copy()
        for city in named:
            if plan.name_side[city]:
                sides[city] = NAMES.index(plan.name_side[city])
                continue
            here = boxes[city] + np.tile(cities[city], 2)
            cost = DISLIKE * 6.0 + _beyond(here, plan)
            cost += _depths(here, spots, sizes)
            others = np.delete(np.arange(len(cities)), city)
            cost += _depths(here, cities[others], plan.disc[others] + 2.0)
            rivals = named[named != city]
            there = boxes[rivals, sides[rivals]] + np.tile(cities[rivals], (1, 2))
            cost += _box_depths(here, there)
            cost[sides[city]] -= 3.0
            sides[city] = int(np.argmin(cost))
        if (before == sides).all():
            break
    return sides


def _beyond(boxes: Floats, plan: Plan) -> Floats:
    edge = 8.0
    low = np.maximum(0, edge - boxes[:, :2]).sum(axis=1)
    high = np.maximum(0, boxes[:, 2:] - np.array([plan.width, plan.height]) + edge).sum(axis=1)
    return 20 * (low + high)


def _depths(boxes: Floats, spots: Floats, sizes: Floats) -> Floats:
    nearest = np.clip(spots[None], boxes[:, None, :2], boxes[:, None, 2:])
    apart = np.hypot(*(spots[None] - nearest).transpose(2, 0, 1))
    return 2 * np.maximum(0, sizes[None] + CLEAR - apart).sum(axis=1)


def _box_depths(boxes: Floats, others: Floats) -> Floats:
    across = np.minimum(boxes[:, None, 2], others[None, :, 2]) - np.maximum(
        boxes[:, None, 0], others[None, :, 0]
    )
    down = np.minimum(boxes[:, None, 3], others[None, :, 3]) - np.maximum(
        boxes[:, None, 1], others[None, :, 1]
    )
    return 4 * np.minimum(np.maximum(0, across + 3), np.maximum(0, down + 2)).sum(axis=1)
