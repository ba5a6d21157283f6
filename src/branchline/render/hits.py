"""Hit areas: every point near a route belongs to the route whose line is nearest.

Each line is stroked several times, broad strokes below and narrow ones above. Where two areas meet,
the narrower stroke lies on top, and that is the one of the nearer line, to within one step.
"""

from branchline.render.layers import line_name
from branchline.render.places import BoardPlaces, RouteAt
from branchline.render.svg import group, use

STEPS = 6
"""Strokes of a full hit area, one below the other."""


def hit_layer(places: BoardPlaces) -> str:
    """All hit areas, invisible; each stroke says which route it is."""
    widest = max((route.hit_width for route in places.routes), default=0.0)
    rings: list[str] = []
    for step in range(STEPS, 0, -1):
        width = widest * step / STEPS
        full = [route for route in places.routes if route.hit_width >= width]
        narrow = [
            route for route in places.routes if width - widest / STEPS < route.hit_width < width
        ]
        rings += [
            _ring([route for route in narrow if route.hit_width == size], size)
            for size in sorted({route.hit_width for route in narrow}, reverse=True)
        ]
        if full:
            rings.append(_ring(full, width))
    return group(*rings, class_="bl-hits", aria_hidden="true")


def _ring(routes: list[RouteAt], width: float) -> str:
    strokes = [use(line_name(route.id), data_hit=route.id) for route in routes]
    return group(*strokes, stroke_width=f"{width:.2f}")
