"""Wagons, stations and score markers, each with its seat's pattern as a second code.

Pieces are drawn around the origin; wagons point along x.
"""

from collections.abc import Callable

from branchline.render.palette import SEAT_PAINTS
from branchline.render.svg import element, group, number


def _lines(*points: tuple[float, float, float, float]) -> str:
    return "".join(
        f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}" for x1, y1, x2, y2 in points
    )


def _ridge(length: float, width: float) -> str:
    """One line along the roof."""
    return _lines((-length / 2, 0, length / 2, 0))


def _bands(length: float, width: float) -> str:
    """Three bands across."""
    return _lines(*((x, -width / 2, x, width / 2) for x in (-length / 3, 0, length / 3)))


def _vents(length: float, width: float) -> str:
    """A row of round vents: lines without length, drawn with round ends."""
    return _lines(*((x, 0, x, 0.01) for x in (-length / 2.6, 0, length / 2.6)))


def _chevrons(length: float, width: float) -> str:
    """Three arrowheads."""
    tip = min(width / 2, length / 6)
    return "".join(
        f"M{number(x - tip / 2)} {number(-width / 2)}l{number(tip)} {number(width / 2)}"
        f"l{number(-tip)} {number(width / 2)}"
        for x in (-length / 3, 0, length / 3)
    )


def _lattice(length: float, width: float) -> str:
    """Two crosses side by side."""
    half, y = length / 2, width / 2
    return _lines((-half, -y, 0, y), (-half, y, 0, -y), (0, -y, half, y), (0, y, half, -y))


ROOFS: dict[str, Callable[[float, float], str]] = {
    "ridge": _ridge,
    "bands": _bands,
    "vents": _vents,
    "chevrons": _chevrons,
    "lattice": _lattice,
}
"""By name: the pattern as a path, from the room it has."""


def pattern(seat: int, length: float, width: float, stroke: float) -> str:
    """A seat's pattern in its ink, inside so much room."""
    name = SEAT_PAINTS[seat].pattern
    if name == "vents":
        stroke *= 2.1
    return element(
        "path",
        d=ROOFS[name](length, width),
        class_="pattern",
        stroke=f"var(--on-seat-{seat})",
        stroke_width=stroke,
    )


def wagon(seat: int, length: float, width: float) -> str:
    """A wagon seen from above, with its couplings."""
    body = element(
        "rect",
        x=-length / 2,
        y=-width / 2,
        width=length,
        height=width,
        rx=width / 4,
        fill=f"var(--seat-{seat})",
        class_="piece",
    )
    couplings = element("path", d=_lines((-length / 2 - 2, 0, length / 2 + 2, 0)), class_="buffer")
    return couplings + body + pattern(seat, length * 0.72, width * 0.5, width / 9)


def station(seat: int, size: float) -> str:
    """A station building of about `size` each way: a hall with a gabled roof and a clock tower."""
    s = size / 12
    hall = (
        (-6, 5), (-6, -0.5), (-2.4, -3.2), (-2.4, -5.2), (0, -7.2), (2.4, -5.2), (2.4, -3.2),
        (6, -0.5), (6, 5),
    )  # fmt: skip
    path = "M" + "L".join(f"{number(x * s)} {number(y * s)}" for x, y in hall) + "Z"
    walls = element("path", d=path, fill=f"var(--seat-{seat})", class_="piece")
    mark = pattern(seat, 8.4 * s, 3.6 * s, 1.1 * s)
    return walls + group(mark, transform=f"translate(0 {number(1.6 * s)})")


def marker(seat: int, radius: float) -> str:
    """A round score marker."""
    disc = element("circle", r=radius, fill=f"var(--seat-{seat})", class_="piece")
    return disc + pattern(seat, radius * 1.25, radius * 0.8, radius / 5)
