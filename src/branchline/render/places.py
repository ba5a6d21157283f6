"""Where everything on a board lies, as data: for our own drawing and for clients that draw theirs.

    msgspec.json.encode(board_places(edition("europe")))

All numbers are in the units of the layout, which are those of the drawing's view box.
"""

from functools import lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from branchline.editions.edition import Edition
from branchline.render.geometry import (
    LANGUAGES,
    Box,
    hit_widths,
    name_box,
    names_of,
    space_corners,
)
from branchline.render.layout import Anchor, Layout, RoutePlace, has_layout, load_layout
from branchline.render.naming import (
    EDGE,
    TABLET,
    WINDOW,
    greatest_sizes,
    growing_points,
    grown,
    names_by_rank,
    size_for,
    tablet_size,
)
from branchline.render.slots import wagon_size
from branchline.render.spaces import Curve, Point, points_on
from branchline.render.station_spots import station_spots

Floats = NDArray[np.float64]

AROUND = 18.0
"""What is kept of the map around the outermost piece or name."""
BEYOND = 28.0
"""The map goes on a little beyond its frame, and so may the view for the sake of a name."""

ROUNDED = 0.01
"""Greatest sizes of names are rounded down to this."""


class NameAt(msgspec.Struct, frozen=True):
    """A city's name: a point on its baseline and what stands there."""

    x: float
    y: float
    anchor: Anchor
    rank: int
    """0 is kept first where names collide."""
    boxes: dict[str, Box]
    """Left, top, right and bottom, by naming: board, en, fr."""
    greatest: dict[str, float]
    """How many times its size it bears before it meets a name of lower rank; by naming."""
    grows_from: Point
    """The point that stays where it is when the name grows."""


class CityAt(msgspec.Struct, frozen=True):
    """A city: its disc, its name if it has one, and the place of a station if there are any."""

    id: str
    x: float
    y: float
    disc: float
    """The radius of its disc; larger for a hub."""
    name: NameAt | None
    station: Point | None


class SpaceAt(msgspec.Struct, frozen=True):
    """The middle of a space and its direction in degrees, as SVG turns."""

    x: float
    y: float
    angle: float


class RouteAt(msgspec.Struct, frozen=True):
    """A route from city_a to city_b."""

    id: str
    city_a: str
    city_b: str
    centre: Point
    """The point of its line half-way."""
    line: Curve
    """From city to city, a cubic Bézier."""
    hit: list[Point]
    """The corners of the same line, through the middle of every space: the nearest one is hit."""
    hit_width: float
    """How wide the area around it is in which it can be hit."""
    spaces: list[SpaceAt]


class BoardPlaces(msgspec.Struct, frozen=True):
    """A whole board."""

    edition: str
    view: Box
    """Left, top, right and bottom of what matters: every piece and name, and a margin."""
    disc: float
    """The usual radius of a city's disc."""
    font: float
    space: tuple[float, float]
    """Length and width of a space."""
    wagon: tuple[float, float]
    cities: list[CityAt]
    routes: list[RouteAt]


def board_places(edition: Edition, layout: Layout | None = None) -> BoardPlaces:
    """Where everything on the board of an edition lies; computed once for a layout."""
    return _places(_Sheet(edition, layout or load_layout(edition)))


class _Sheet:
    """An edition and its layout, known by the layout's identity."""

    def __init__(self, edition: Edition, layout: Layout) -> None:
        self.edition = edition
        self.layout = layout

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sheet) and other.layout is self.layout

    def __hash__(self) -> int:
        return id(self.layout)


@lru_cache(maxsize=16)
def _places(sheet: _Sheet) -> BoardPlaces:
    edition, layout = sheet.edition, sheet.layout
    view = view_of(edition, layout)
    return BoardPlaces(
        edition=edition.key,
        view=view,
        disc=layout.disc,
        font=layout.font,
        space=(layout.space_length, layout.space_width),
        wagon=wagon_size(layout.space_length, layout.space_width),
        cities=_cities(edition, layout, view),
        routes=_routes(edition, layout),
    )


def proportion_of(edition: Edition) -> float | None:
    """Width by height of the map; None if its layout would have to be computed first."""
    if not has_layout(edition):
        return None
    left, top, right, bottom = view_of(edition, load_layout(edition))
    return round((right - left) / (bottom - top), 4)


def view_of(edition: Edition, layout: Layout) -> Box:
    """The frame of an edition's map, cropped to what matters in any language, with room for names
    to grow."""
    corners = [space_corners(layout, route.id).reshape(-1, 2) for route in edition.routes]
    names: list[tuple[Box, Point]] = []
    for city in edition.cities:
        place = layout.cities[city.id]
        reach = place.disc
        corners.append(
            np.array([(place.x - reach, place.y - reach), (place.x + reach, place.y + reach)])
        )
        if place.label is not None:
            names += [
                (name_box(name, place.label, layout.font), (place.x, place.y))
                for name in names_of(city)
            ]
    points = np.concatenate([*corners, *(np.reshape(box, (2, 2)) for box, _ in names)])
    frame = np.array([layout.frame.width, layout.frame.height])
    low = np.maximum(0, points.min(axis=0) - AROUND)
    high = np.minimum(frame, points.max(axis=0) + AROUND)
    size = tablet_size(layout)
    while True:
        boxes = (np.reshape(grown(box, point, size), (2, 2)) for box, point in names)
        larger = np.concatenate([corners[0], *boxes])
        left, top = np.floor(
            np.maximum(-BEYOND, np.minimum(low, larger.min(axis=0) - EDGE))
        ).tolist()
        right, bottom = np.ceil(
            np.minimum(frame + BEYOND, np.maximum(high, larger.max(axis=0) + EDGE))
        ).tolist()
        # A wider view is smaller on the screen, and its names are larger in it.
        pixels = min(TABLET, WINDOW * (right - left) / (bottom - top))
        needed = size_for(right - left, pixels, layout.font) + ROUNDED
        if needed <= size:
            return (left, top, right, bottom)
        size = needed + ROUNDED


def _cities(edition: Edition, layout: Layout, view: Box) -> list[CityAt]:
    ranks = {city: rank for rank, city in enumerate(names_by_rank(edition))}
    points = growing_points(edition, layout, view)
    greatest = {
        naming: greatest_sizes(
            edition,
            layout,
            {city.id: city.names.in_language(naming) for city in edition.cities},
            points,
            view,
        )
        for naming in LANGUAGES
    }
    stations = station_spots(edition, layout, view)
    cities: list[CityAt] = []
    for city in edition.cities:
        place = layout.cities[city.id]
        name = None
        if place.label is not None:
            name = NameAt(
                x=place.label.x,
                y=place.label.y,
                anchor=place.label.anchor,
                rank=ranks[city.id],
                boxes={
                    naming: _rounded(
                        name_box(city.names.in_language(naming), place.label, layout.font)
                    )
                    for naming in LANGUAGES
                },
                greatest={naming: greatest[naming][city.id] for naming in LANGUAGES},
                grows_from=points[city.id],
            )
        cities.append(CityAt(city.id, place.x, place.y, place.disc, name, stations.get(city.id)))
    return cities


def _routes(edition: Edition, layout: Layout) -> list[RouteAt]:
    widths = hit_widths(edition, layout)
    routes: list[RouteAt] = []
    for route in edition.routes:
        place = layout.routes[route.id]
        middle = points_on(place.curve, np.array([0.5]))[0]
        routes.append(
            RouteAt(
                id=route.id,
                city_a=route.city_a,
                city_b=route.city_b,
                centre=_near((float(middle[0]), float(middle[1]))),
                line=place.curve,
                hit=_hit_line(place),
                hit_width=round(widths[route.id], 2),
                spaces=[
                    SpaceAt(round(space.x, 1), round(space.y, 1), round(space.angle, 1))
                    for space in place.spaces
                ],
            )
        )
    return routes


def _hit_line(place: RoutePlace) -> list[Point]:
    middles = [(space.x, space.y) for space in place.spaces]
    return [_near(point) for point in (place.curve[0], *middles, place.curve[3])]


def _near(point: Point) -> Point:
    return (round(point[0], 1), round(point[1], 1))


def _rounded(box: Box) -> Box:
    left, top, right, bottom = (round(value, 1) for value in box)
    return (left, top, right, bottom)
