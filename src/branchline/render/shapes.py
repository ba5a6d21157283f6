"""The shape of each card color: silhouettes that fit a circle of radius 5 around the origin."""

from math import cos, pi, sin

from branchline.render.svg import number


def polygon(points: list[tuple[float, float]]) -> str:
    """A closed path through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def _regular(corners: int, radius: float, turn: float = -90) -> list[tuple[float, float]]:
    angles = [turn * pi / 180 + 2 * pi * corner / corners for corner in range(corners)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def _star() -> str:
    outer, inner = _regular(5, 5.2), _regular(5, 2.2, -54)
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    return polygon([(x, y + 0.4) for x, y in points])


def _round(radius: float, clockwise: bool = True) -> str:
    """A circle; one that turns the other way is a hole in a shape around it."""
    r, across, sweep = number(radius), number(2 * radius), int(clockwise)
    return f"M-{r} 0a{r} {r} 0 0 {sweep} {across} 0a{r} {r} 0 0 {sweep} -{across} 0Z"


def _wheel(x: float, y: float, radius: float) -> str:
    r, across = number(radius), number(2 * radius)
    start = f"M{number(x - radius)} {number(y)}"
    return f"{start}a{r} {r} 0 0 1 {across} 0a{r} {r} 0 0 1 -{across} 0Z"


LOCOMOTIVE_SHAPE = (
    "M-6 -5H-1.4V-2.4H1.6V-5.2H4.2V-2.4Q5.6 -2.2 5.6 -.7V1.2H-6Z"  # cab, boiler and chimney
    "M-4.8 -3.8V-1.6H-2.6V-3.8Z"  # the cab's window
    "M4.6 1.9L6.6 4.7H4.4Z" + _wheel(-3.6, 2.9, 2) + _wheel(1.6, 2.9, 2)  # the cowcatcher
)

SHAPES: dict[str, str] = {
    "triangle": polygon([(0, -4.7), (5, 3.9), (-5, 3.9)]),
    "square": "M-4 -4h8v8h-8z",
    "circle": _round(4.5),
    "diamond": polygon([(0, -5.4), (4, 0), (0, 5.4), (-4, 0)]),
    "star": _star(),
    "cross": "M-1.6 -4.9h3.2v3.3h3.3v3.2h-3.3v3.3h-3.2v-3.3h-3.3v-3.2h3.3z",
    "hexagon": polygon(_regular(6, 5.1)) + _round(1.8, clockwise=False),
    "crescent": "M2 -4.6a5 5 0 1 0 0 9.2a5.4 5.4 0 0 1 0 -9.2z",
    "locomotive": LOCOMOTIVE_SHAPE,
    "ring": _round(3.7) + _round(2.2, clockwise=False),
}
"""By name, as path data; holes turn the other way, so that any fill rule leaves them empty."""
