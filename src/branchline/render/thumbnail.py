"""Boards as small pictures that nobody reads or touches: a few kilobytes for all that is on them.

Things of one kind are paths, painted in coats, each narrower than the one below: a short stroke
with square ends is a wagon, and what a wider coat leaves in sight is its rim.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from math import cos, hypot, radians, sin

from branchline.editions.edition import Edition
from branchline.render.ground import SHORE_WIDTHS
from branchline.render.layout import Background, load_layout
from branchline.render.palette import SEAT_PAINTS, THEMES, Theme, board_variables
from branchline.render.places import BoardPlaces, RouteAt, SpaceAt, board_places, view_of
from branchline.render.position import EMPTY, Position
from branchline.render.slots import BAR_WIDTH
from branchline.render.spaces import Point
from branchline.render.svg import element, group, number, use

STROKE = re.compile(r"([MlLz])|(-?\d*\.?\d+)")
COARSE, COARSER = 2.0, 3.0
"""Coasts and lakes may lie so many units off: of a picture, which is a third of the board's size or
less, and of an outline, which is seen for a moment."""
FINE = 2
"""Steps in a unit, for pieces."""
RIM, LIP = 2.4, 1.5
"""The outline of a wagon, and the light edge inside it."""
HAIR = 0.7
"""The outline of a free space."""
TRACK = 3.2
"""The line below wagons."""
STATION = 18.0
CITY_DOT = "#a5281b"
STYLE = (
    "path{fill:var(--fill,none);stroke:var(--coat,currentColor);"
    "stroke-width:var(--wide);stroke-linejoin:round}"
)
DAY: Theme = "light"
OTHERS: tuple[Theme, ...] = tuple(theme for theme in THEMES if theme != DAY)
OUTLINE_PAINTS = ("--sea", "--shore", "--land", "--coast")
PIECE_PAINTS = ("--rim", "--lip", "--hairline", "--inlay", "--disc")
Paints = dict[str, str]
Coat = tuple[float, str]
"""How wide it is, and its color; without one, each thing has its own."""


def thumbnail(edition: Edition, position: Position = EMPTY) -> str:
    """The SVG of a small board without words: by day, or in the theme that its address names after
    a `#`."""
    places = board_places(edition, load_layout(edition))
    names = [*OUTLINE_PAINTS, *PIECE_PAINTS]
    names += sorted({f"--{route.color}" for route in edition.routes})
    paints = {name: f"var({name})" for name in names}
    pieces = group(
        *_spaces(edition, places, position, paints),
        *_cities(places, position, paints),
        transform=f"scale({1 / FINE:g})",
    )
    return _sheet(edition, paints, pieces, style=_themed(names))


def _themed(names: list[str]) -> str:
    """The paints of every theme, as CSS."""
    chosen = [f"#{theme}:target{{{_values(theme, names)}}}" for theme in OTHERS]
    return f"svg{{{_values(DAY, names)}}}" + "".join(chosen)


def _values(theme: Theme, names: Iterable[str]) -> str:
    paints = board_variables(theme)
    return "".join(f"{name}:{paints[name]};" for name in names)


def outline(edition: Edition) -> str:
    """The SVG of a map without its railways, in the colors of `outline_paints`: what is seen until
    the board is there."""
    paints = {name: f"var({name})" for name in OUTLINE_PAINTS}
    return _sheet(edition, paints, coarseness=COARSER)


def outline_paints(theme: Theme) -> str:
    """A theme's colors of an outline, as CSS."""
    return _values(theme, OUTLINE_PAINTS)


def _sheet(
    edition: Edition, paints: Paints, *pieces: str, coarseness: float = COARSE, style: str = ""
) -> str:
    """A map in its frame, and what lies on it."""
    layout = load_layout(edition)
    left, top, right, bottom = map(round, view_of(edition, layout))
    width, height = right - left, bottom - top
    drawn = [
        element("rect", x=left, y=top, width=width, height=height, fill=paints["--sea"]),
        *_ground(layout.background, paints, coarseness),
        *pieces,
    ]
    if style:
        for theme in OTHERS:
            drawn = [group(*drawn, id=theme)]  # What `#dark:target` finds.
    return element(
        "svg",
        element("style", STYLE + style),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{left} {top} {width} {height}",
    )


def _ground(background: Background, paints: Paints, coarseness: float) -> list[str]:
    """Land with its shores, and lakes."""
    shores: list[Coat] = [(wide, paints["--shore"]) for wide in SHORE_WIDTHS]
    coast = (1.0, paints["--coast"])
    land, sea = paints["--land"], paints["--sea"]
    return [
        *_painted("land", {"": coarse(background.land, coarseness)}, [*shores, coast], fill=land),
        *_painted("lakes", {"": coarse(background.lakes, coarseness)}, [coast], fill=sea),
    ]


def _spaces(edition: Edition, places: BoardPlaces, position: Position, paints: Paints) -> list[str]:
    """Free spaces and wagons, by color."""
    colors = {route.id: paints[f"--{route.color}"] for route in edition.routes}
    slots: dict[str, str] = defaultdict(str)
    wagons: dict[str, str] = defaultdict(str)
    tracks = ""
    length, width = places.space
    for route in places.routes:
        strokes = "".join(_stroke(space, length - width) for space in route.spaces)
        owner = position.owners.get(route.id)
        if owner is None:
            slots[colors[route.id]] += strokes
        else:
            wagons[SEAT_PAINTS[owner].fill] += strokes
            tracks += _track(route)
    rim, wide = paints["--rim"], places.wagon[1] + RIM / 2
    slot: list[Coat] = [
        (width + HAIR, paints["--hairline"]),
        (width - HAIR, paints["--inlay"]),
        (width + BAR_WIDTH, ""),
    ]
    wagon: list[Coat] = [
        (wide, rim),
        (wide - 2 * RIM, paints["--lip"]),
        (wide - 2 * RIM - 2 * LIP, ""),
    ]
    return [
        *_painted("slots", slots, _finely(slot), cap="square"),
        *_painted("tracks", {"": tracks}, _finely([(TRACK, rim)])),
        *_painted("wagons", wagons, _finely(wagon), cap="square"),
    ]


def _cities(places: BoardPlaces, position: Position, paints: Paints) -> list[str]:
    """Cities and their stations."""
    stations: dict[str, str] = defaultdict(str)
    for city in places.cities:
        seat = position.stations.get(city.id)
        if seat is not None and city.station:
            stations[SEAT_PAINTS[seat].fill] += _dot(*city.station)
    discs = "".join(_dot(city.x, city.y) for city in places.cities)
    rim, disc = paints["--rim"], 2 * places.disc
    station: list[Coat] = [(STATION + 2 * RIM, rim), (STATION, "")]
    city_coats = [(disc + RIM, rim), (disc - RIM, paints["--disc"]), (0.4 * disc, CITY_DOT)]
    return [
        *_painted("stations", stations, _finely(station), cap="round"),
        *_painted("cities", {"": discs}, _finely(city_coats), cap="round"),
    ]


def _painted(
    name: str,
    paths: dict[str, str],
    coats: list[Coat],
    *,
    cap: str | None = None,
    fill: str | None = None,
) -> list[str]:
    """Paths by their own color in coats of paint, the last of them filled."""
    if not any(paths.values()):
        return []
    drawn = (element("path", d=path, color=own or None) for own, path in paths.items())
    styles = [
        f"--wide:{number(wide)}" + (f";--coat:{paint}" if paint else "") for wide, paint in coats
    ]
    if fill:
        styles[-1] += f";--fill:{fill}"
    return [
        element("defs", group(*drawn, id=name)),
        *(use(name, style=style, stroke_linecap=cap) for style in styles),
    ]


def _finely(coats: list[Coat]) -> list[Coat]:
    return [(wide * FINE, paint) for wide, paint in coats]


def _stroke(space: SpaceAt, length: float) -> str:
    """The middle line of a space; its square ends make up the rest."""
    angle = radians(space.angle)
    x, y = cos(angle) * length, sin(angle) * length
    return f"M{_fine(space.x - x / 2)} {_fine(space.y - y / 2)}l{_fine(x)} {_fine(y)}"


def _track(route: RouteAt) -> str:
    """A route's line, through the middle of every space."""
    points = [(_fine(x), _fine(y)) for x, y in route.hit]
    return _written(points, is_closed=False)


def _dot(x: float, y: float) -> str:
    return f"M{_fine(x)} {_fine(y)}h0"


def _fine(value: float) -> int:
    return round(value * FINE)


def coarse(path: str, coarseness: float = COARSE) -> str:
    """A path of moves and straight strokes with fewer points, each at a whole unit."""
    return "".join(
        _written(kept, is_closed)
        for points, is_closed in _lines(path)
        if len(kept := _fewer(points, coarseness)) > (2 if is_closed else 1)
    )


def _lines(path: str) -> list[tuple[list[Point], bool]]:
    """The lines of a path by their points, and whether each is closed."""
    lines: list[tuple[list[Point], bool]] = []
    command, numbers = "M", list[float]()
    for letter, digits in STROKE.findall(path):
        if letter == "z":
            points, _ = lines[-1]
            lines[-1] = (points, True)
        elif letter:
            command = letter
        else:
            numbers.append(float(digits))
            if len(numbers) == 2:
                x, y = numbers
                numbers.clear()
                if command == "M":
                    lines.append(([(x, y)], False))
                    command = "L"
                    continue
                points, _ = lines[-1]
                if command == "l":
                    x, y = points[-1][0] + x, points[-1][1] + y
                points.append((x, y))
    return lines


def _fewer(points: list[Point], coarseness: float) -> list[tuple[int, int]]:
    """The points without which a line would lie too far off (Douglas and Peucker)."""
    last = len(points) - 1
    kept, parts = {0, last}, [(0, last)]
    while parts:
        start, end = parts.pop()
        between = range(start + 1, end)
        off = [_off(points[at], points[start], points[end]) for at in between]
        if off and max(off) > coarseness:
            farthest = between[off.index(max(off))]
            kept.add(farthest)
            parts += [(start, farthest), (farthest, end)]
    whole = [(round(x), round(y)) for x, y in (points[at] for at in sorted(kept))]
    return [whole[0], *(point for before, point in pairwise(whole) if point != before)]


def _off(point: Point, start: Point, end: Point) -> float:
    """How far a point lies off the straight line from one point to another."""
    x, y = end[0] - start[0], end[1] - start[1]
    away_x, away_y = point[0] - start[0], point[1] - start[1]
    along = (away_x * x + away_y * y) / ((x * x + y * y) or 1)
    along = min(1.0, max(0.0, along))
    return hypot(away_x - along * x, away_y - along * y)


def _written(points: list[tuple[int, int]], is_closed: bool) -> str:
    steps = [f"{x - before_x} {y - before_y}" for (before_x, before_y), (x, y) in pairwise(points)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}{'z' if is_closed else ''}"
