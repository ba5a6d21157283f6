"""Where everything on a board lies, in abstract units: the `layout.toml` of an edition as values.

load_layout(edition("europe"))    what the edition's folder says; rules never read it
load_layout(edition("my/map"))    a folder without layout.toml gets one computed, once a process

A layout is parsed once for what its files hold, so drawing many boards of an edition costs nothing
here, and a file that changes is read anew.

`branchline layout EDITION` computes the file; `relaxing` is how. Nothing here knows how a board
looks.
"""

import json
import math
import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Literal, cast

from branchline.editions.complaints import Complaints, quote
from branchline.editions.edition import Edition, Route
from branchline.editions.loading import place_of
from branchline.errors import BadEdition
from branchline.render.spaces import (
    Curve,
    Discs,
    Point,
    SpacePlace,
    is_too_short,
    spaces_along,
)
from branchline.wording import Wording

FILE = "layout.toml"
BACKGROUND_FILE = "background.json"
KEPT = 32
"""So many layouts stay in memory."""

Anchor = Literal["start", "middle", "end"]
ANCHORS: tuple[Anchor, ...] = ("start", "middle", "end")


@dataclass(frozen=True, slots=True)
class Frame:
    """The size of the board; the top left corner is 0, 0."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class LabelPlace:
    """Where a name is written: a point on its baseline, and which part of the text stands there."""

    x: float
    y: float
    anchor: Anchor


@dataclass(frozen=True, slots=True)
class CityPlace:
    """A city's disc, its centre and radius, and its name's place (a city without a board name has
    none)."""

    x: float
    y: float
    disc: float
    label: LabelPlace | None


@dataclass(frozen=True, slots=True)
class RoutePlace:
    """The curve of a route from city_a to city_b, and its spaces in that order."""

    curve: Curve
    spaces: tuple[SpacePlace, ...]


@dataclass(frozen=True, slots=True)
class Background:
    """What lies under the routes, as SVG paths in the frame's units; any of them may be empty."""

    source: str = ""
    licence: str = ""
    land: str = ""
    outline: str = ""
    """The land once more, coarse and beyond the frame, for small maps."""
    lakes: str = ""
    rivers: str = ""
    arctic_circle: str = ""
    graticule: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole board: every space has the same size, every city the same disc but for hubs."""

    frame: Frame
    space_length: float
    space_width: float
    disc: float
    """The usual radius of a city's disc; that of a hub is larger."""
    font: float
    """The size of the names, in Barlow Semi Condensed, weight 600."""
    cities: dict[str, CityPlace]
    routes: dict[str, RoutePlace]
    background: Background


_computed: dict[tuple[str, str, str], Layout] = {}


def has_layout(edition: Edition) -> bool:
    """Whether the edition's folder has a layout, so that none must be computed."""
    return edition.folder is not None and edition.folder.joinpath(FILE).is_file()


def load_layout(edition: Edition) -> Layout:
    """The layout in the edition's folder, or a computed one; `BadEdition` says what is wrong."""
    if edition.folder is not None and has_layout(edition):
        return read_layout(edition, edition.folder)
    key = (edition.key, edition.hash, repr((edition.cities, edition.folder)))
    if key not in _computed:
        from branchline.render.making import make_layout

        _computed[key] = make_layout(edition)
    return _computed[key]


def check_drawing(edition: Edition) -> list[Wording]:
    """What is wrong with the files that say how an edition is drawn; empty where there are none."""
    from branchline.render.overrides import read_overrides

    complaints: list[Wording] = []
    try:
        read_overrides(edition)
    except BadEdition as bad:
        complaints += bad.complaints
    if edition.folder is not None and has_layout(edition):
        try:
            read_layout(edition, edition.folder)
        except BadEdition as bad:
            complaints += bad.complaints
    return complaints


def read_layout(edition: Edition, folder: Traversable) -> Layout:
    """The layout that `folder` holds for this edition."""
    background = folder.joinpath(BACKGROUND_FILE)
    return _parsed(
        _Files(
            edition,
            (edition.key, edition.hash, tuple(bool(city.names.board) for city in edition.cities)),
            folder.joinpath(FILE).read_bytes(),
            background.read_bytes() if background.is_file() else None,
        )
    )


@dataclass(frozen=True, slots=True)
class _Files:
    """What the files say of an edition's board; equal if the same layout follows from them."""

    edition: Edition = field(compare=False)
    known_by: tuple[object, ...]
    layout: bytes
    background: bytes | None


@lru_cache(maxsize=KEPT)
def _parsed(files: _Files) -> Layout:
    edition = files.edition
    complaints = Complaints()
    reader = _Reader(edition, complaints)
    try:
        data = tomllib.loads(files.layout.decode())
        layout = reader.layout(data, _background(files.background, complaints))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        complaints.add(FILE, "complaint-toml", why=str(error))
        layout = None
    if layout is None or complaints.found:
        raise BadEdition(complaints.found, place_of(edition))
    return layout


def _background(content: bytes | None, complaints: Complaints) -> Background:
    """The background paths in a file; empty ones where there is none."""
    if content is None:
        return Background()
    try:
        data = json.loads(content)
        return Background(**{key: str(value) for key, value in data.items()})
    except (ValueError, TypeError, AttributeError) as error:
        complaints.add(BACKGROUND_FILE, "complaint-background", why=str(error))
        return Background()


def place_route(curve: Curve, route: Route, length: float, discs: Discs) -> RoutePlace:
    """A route on its curve, with its spaces."""
    return RoutePlace(curve, spaces_along(curve, route.length, length=length, discs=discs))


class _Reader:
    """Reads the tables of layout.toml, collecting complaints that name the row."""

    def __init__(self, edition: Edition, complaints: Complaints) -> None:
        self.edition = edition
        self.complaints = complaints

    def layout(self, data: dict[str, object], background: Background) -> Layout | None:
        frame, space = self._table(data, "frame", FILE), self._table(data, "space", FILE)
        width = self._number(frame, "width", f"{FILE} [frame]")
        height = self._number(frame, "height", f"{FILE} [frame]")
        length = self._number(space, "length", f"{FILE} [space]")
        across = self._number(space, "width", f"{FILE} [space]")
        disc = self._number(data, "disc", FILE)
        font = self._number(data, "font", FILE)
        places, curves = self._table(data, "cities", FILE), self._table(data, "routes", FILE)
        self._strangers(places, [city.id for city in self.edition.cities], "cities")
        self._strangers(curves, [route.id for route in self.edition.routes], "routes")
        cities = {
            city.id: self._city(places, city.id, disc, bool(city.names.board))
            for city in self.edition.cities
        }
        discs = {key: disc if place is None else place.disc for key, place in cities.items()}
        routes = {
            route.id: self._route(curves, route, length, (discs[route.city_a], discs[route.city_b]))
            for route in self.edition.routes
        }
        if self.complaints.found:
            return None
        return Layout(
            Frame(width, height),
            length,
            across,
            disc,
            font,
            {key: place for key, place in cities.items() if place is not None},
            {key: place for key, place in routes.items() if place is not None},
            background,
        )

    def _strangers(self, table: dict[str, object], known: list[str], name: str) -> None:
        for key in table:
            if key not in known:
                values = {"name": quote(key), "file": f"{name}.csv", "hope": ""}
                self._complain(f"{FILE} [{name}]", "complaint-not-in", **values)

    def _city(
        self, places: dict[str, object], key: str, usual: float, named: bool
    ) -> CityPlace | None:
        if key not in places:
            return self._complain(f"{FILE} [cities]", "complaint-no-place", city=quote(key))
        where = f"{FILE} [cities.{key}]"
        table = self._table(places, key, where)
        x, y = self._number(table, "x", where), self._number(table, "y", where)
        disc = self._number(table, "disc", where) if "disc" in table else usual
        if not named:
            return CityPlace(x, y, disc, None)
        label = self._table(table, "label", where)
        anchor = label.get("anchor")
        if anchor not in ANCHORS:
            self._complain(where, "complaint-anchor", choices=", ".join(ANCHORS))
            return None
        at = (self._number(label, "x", where), self._number(label, "y", where))
        return CityPlace(x, y, disc, LabelPlace(*at, anchor))

    def _route(
        self, curves: dict[str, object], route: Route, length: float, discs: Discs
    ) -> RoutePlace | None:
        if route.id not in curves:
            return self._complain(f"{FILE} [routes]", "complaint-no-curve", route=quote(route.id))
        where = f"{FILE} [routes.{route.id}]"
        points = self._table(curves, route.id, where).get("curve")
        curve = _as_curve(points)
        if curve is None:
            return self._complain(where, "complaint-curve")
        if is_too_short(curve, route.length, length, discs):
            return self._complain(where, "complaint-short-curve", length=str(route.length))
        return place_route(curve, route, length, discs)

    def _complain(self, where: str, key: str, **values: str) -> None:
        self.complaints.add(where, "complaint-layout", what=Wording(key, values))

    def _table(self, data: dict[str, object], key: str, where: str) -> dict[str, object]:
        value = data.get(key)
        if isinstance(value, dict):
            return cast("dict[str, object]", value)
        self._complain(where, "complaint-no-table", field=key)
        return {}

    def _number(self, data: dict[str, object], key: str, where: str) -> float:
        value = data.get(key)
        if isinstance(value, int | float) and math.isfinite(value):
            return float(value)
        self._complain(where, "complaint-no-number", field=key)
        return 1.0


def _as_curve(value: object) -> Curve | None:
    if not isinstance(value, list):
        return None
    points: list[Point] = []
    for point in cast("list[object]", value):
        if not isinstance(point, list):
            return None
        numbers = [
            float(number)
            for number in cast("list[object]", point)
            if isinstance(number, int | float) and math.isfinite(number)
        ]
        if len(numbers) != 2:
            return None
        points.append((numbers[0], numbers[1]))
    if len(points) != 4:
        return None
    return (points[0], points[1], points[2], points[3])


def format_layout(layout: Layout) -> str:
    """The text of layout.toml; reading it back gives the same layout."""
    lines = [
        "# Where cities, names and routes are drawn, computed by `branchline layout`.",
        "# Rules never read this file; layout-overrides.toml is the place for wishes.",
        "",
        f"disc = {layout.disc:g}",
        f"font = {layout.font:g}",
        "",
        "[frame]",
        f"width = {layout.frame.width:g}",
        f"height = {layout.frame.height:g}",
        "",
        "[space]",
        f"length = {layout.space_length:g}",
        f"width = {layout.space_width:g}",
        "",
        "[cities]",
    ]
    for key, city in layout.cities.items():
        line = f"{key} = {{ x = {city.x:.1f}, y = {city.y:.1f}"
        if city.disc != layout.disc:
            line += f", disc = {city.disc:g}"
        if city.label is not None:
            at = city.label
            line += f', label = {{ x = {at.x:.1f}, y = {at.y:.1f}, anchor = "{at.anchor}" }}'
        lines.append(line + " }")
    lines += ["", "[routes]"]
    for key, route in layout.routes.items():
        points = ", ".join(f"[{x:.1f}, {y:.1f}]" for x, y in route.curve)
        lines.append(f'"{key}" = {{ curve = [{points}] }}')
    return "\n".join(lines) + "\n"
