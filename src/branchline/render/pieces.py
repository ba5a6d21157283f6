"""Wagons, stations and score markers, each with its seat's pattern as a second code.

A piece stands on the board: a shadow, a dark outline, a light edge inside it, and the seat's color
with a pattern that looks the same from both ends. Themes set how broad outline and edge are.
Pieces are drawn around the origin; wagons point along x.
"""

from collections.abc import Callable

from branchline.render.palette import SEAT_PAINTS
from branchline.render.slots import WAGON_CORNER
from branchline.render.svg import element, group, number

OUTLINE, EDGE = 2.5, 1.5
"""How far the light edge and the fill lie inside a piece at least: see `palette.MEASURES`."""
SHADOW_STEPS = ((2.2, 0.12), (1.0, 0.18), (0.0, 0.25))
"""A soft shadow of three flat ones: how much larger than the piece, and how dark."""
SHADOW_FALL = (0.6, 1.8)
"""Across and down, whatever way the piece points."""


def _lines(*points: tuple[float, float, float, float]) -> str:
    return "".join(
        f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}" for x1, y1, x2, y2 in points
    )


def _ridge() -> str:
    """One bar along the roof."""
    return _lines((-7.5, 0, 7.5, 0))


def _bands() -> str:
    """Three bands across."""
    return _lines(*((x, -3, x, 3) for x in (-6.5, 0, 6.5)))


def _vents() -> str:
    """Three round vents: lines without length, drawn with round ends."""
    return "".join(f"M{number(x)} 0h.01" for x in (-7.4, 0, 7.4))


def _diamonds() -> str:
    """Two diamonds, point to point."""
    return "M-10.4 0L-5.2 -4.4L0 0L-5.2 4.4ZM10.4 0L5.2 -4.4L0 0L5.2 4.4Z"


def _lattice() -> str:
    """Three crosses side by side."""
    across = (-9.6, -3.2, 3.2, 9.6)
    return "".join(
        "M" + "L".join(f"{number(x)} {number(side * y)}" for x, y in zip(across, ups, strict=True))
        for side in (1, -1)
        for ups in [(3.4, -3.4, 3.4, -3.4)]
    )


ROOFS: dict[str, Callable[[], str]] = {
    "ridge": _ridge,
    "bands": _bands,
    "vents": _vents,
    "diamonds": _diamonds,
    "lattice": _lattice,
}
"""By name: the pattern as a path, about 20 long and 9 wide."""


def pattern(seat: int) -> str:
    """A seat's pattern in its ink, as large as on a wagon."""
    name = SEAT_PAINTS[seat].pattern
    ink = f"var(--on-seat-{seat})"
    return element(
        "path",
        d=ROOFS[name](),
        class_="bl-pattern",
        stroke=ink,
        fill=ink if name == "diamonds" else None,
        style=f"stroke-width:var(--{name})",
    )


def _box(length: float, width: float, inset: float, radius: float, **values: str) -> str:
    return element(
        "rect",
        x=inset - length / 2,
        y=inset - width / 2,
        width=length - 2 * inset,
        height=width - 2 * inset,
        rx=max(radius - inset, 0.6),
        **values,
    )


def wagon(seat: int, length: float, width: float) -> str:
    """A wagon seen from above."""
    fill = f"var(--seat-{seat})"
    return (
        _box(length, width, 0, WAGON_CORNER, class_="bl-rim")
        + _box(length, width, OUTLINE, WAGON_CORNER, class_="bl-lip")
        + _box(
            length, width, OUTLINE + EDGE, WAGON_CORNER, class_="bl-coat", fill=fill, stroke=fill
        )
        + pattern(seat)
    )


def wagon_shadow(length: float, width: float) -> str:
    """The shadow of any seat's wagon."""
    boxes = [
        _box(length, width, -more, WAGON_CORNER, fill_opacity=f"{dark:g}")
        for more, dark in SHADOW_STEPS
    ]
    return group(*boxes, class_="bl-shadow")


HALL = (
    (-8, 7),
    (-8, 0),
    (-3.2, -3.6),
    (-3.2, -6),
    (0, -9.4),
    (3.2, -6),
    (3.2, -3.6),
    (8, 0),
    (8, 7),
)
"""A hall with a gabled roof and a clock tower, 16 wide and 16.4 high."""


def station(seat: int) -> str:
    """A station building: unlike a wagon it stands upright, with a tower."""
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in HALL) + "Z"
    fill = f"var(--seat-{seat})"
    clock = element("circle", cy=-4.0, r=1.5, class_="bl-clock", fill=f"var(--on-seat-{seat})")
    return (
        element("path", d=path, class_="bl-house-rim")
        + element("path", d=path, class_="bl-house-lip")
        + element("path", d=path, class_="bl-house", fill=fill)
        + clock
        + group(pattern(seat), transform="translate(0 3)scale(.56)")
    )


def marker(seat: int, radius: float) -> str:
    """A round score marker."""
    fill = f"var(--seat-{seat})"
    return (
        element("circle", r=radius, class_="bl-rim")
        + element("circle", r=radius - 1.3, class_="bl-lip-plain")
        + element("circle", r=radius - 2.3, fill=fill)
        + group(pattern(seat), transform=f"scale({radius / 17:.2f})")
    )
