"""A board drawn in characters: cities with short names, routes space by space, whoever holds them.

Near enough, every space of a route is a sign of its own: the shape of its color, a wheel where a
ferry asks for a locomotive, or the mark of whoever holds it. From far away spaces share a sign.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np
from rich.text import Text

from branchline.editions.edition import LOCOMOTIVE, Route
from branchline.game.view import View
from branchline.render.layout import Layout
from branchline.render.spaces import points_on
from branchline.terminal.speaker import Speaker, plain
from branchline.terminal.symbols import LOST, SEATS, SYMBOLS

ROW = 2.0
"""A cell of a terminal is twice as high as wide."""
NEAR = 6.5
"""Units of the board in a column where every space of every track has a cell of its own."""
FAR_ROW = 50.0
"""Units in a row at most: from farther away nothing could be told apart."""
EDGE = 2
"""Columns left free on both sides of a whole board, for names."""
SIDE = 0.3
"""How far from the middle of a space its color reaches, in lengths."""
DOTS = 60
SHORTEST = 3
CITY, STATION, TRACK = "○", "◉", "·"
WANTED = "bold reverse"
"""How a city of an open ticket is drawn."""
ROOM = 1.0
"""A share of a window's width around an area of two cities."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a board: its middle, the units in a column and in a row, and how many rows."""

    x: float
    y: float
    column: float
    row: float
    rows: int

    @property
    def is_near(self) -> bool:
        """Whether spaces take more than a cell, and tracks can be followed."""
        return self.column <= 1.3 * NEAR

    @property
    def has_room(self) -> bool:
        """Whether there is room for whole names."""
        return self.column <= 2 * NEAR


class Cell(NamedTuple):
    """A place in the window."""

    across: int
    down: int


@dataclass(slots=True)
class Canvas:
    """Signs in cells, each with a style and with how much it matters."""

    columns: int
    rows: int
    signs: dict[Cell, tuple[str, str, int]] = field(
        default_factory=dict[Cell, tuple[str, str, int]]
    )

    def holds(self, cell: Cell) -> bool:
        """Whether the cell is inside the window."""
        return 0 <= cell.across < self.columns and 0 <= cell.down < self.rows

    def put(self, cell: Cell, sign: str, style: str, weight: int) -> None:
        """Draw a sign unless one that matters as much stands there."""
        if self.holds(cell) and self.weight(cell) < weight:
            self.signs[cell] = (sign, style, weight)

    def weight(self, cell: Cell) -> int:
        """How much that matters which stands in the cell."""
        return self.signs[cell][2] if cell in self.signs else -1

    def lines(self) -> list[Text]:
        """The rows as text."""
        lines: list[Text] = []
        for down in range(self.rows):
            line = Text(no_wrap=True)
            for across in range(self.columns):
                sign, style, _ = self.signs.get(Cell(across, down), (" ", "", 0))
                line.append(sign, style)
            line.rstrip()
            lines.append(line)
        return lines


LINE, BODY, CLOSED, FREE, TAKEN, OWN, NAMED, PLACE = range(8)
"""What matters more hides what matters less."""


def short_names(names: Mapping[str, str]) -> dict[str, str]:
    """For each city the shortest beginning of its name, of three letters or more, that is no
    other's beginning."""
    return {city: _shortest(name, names.values()) for city, name in names.items()}


def _shortest(name: str, names: Iterable[str]) -> str:
    others = [plain(other) for other in names if other != name]
    for length in range(SHORTEST, len(name)):
        begun = name[:length].rstrip(" -.’'")
        if not any(other.startswith(plain(begun)) for other in others):
            return begun
    return name


def extent(layout: Layout) -> tuple[float, float, float, float]:
    """Where something lies on a board: left, top, right and bottom."""
    places = [*layout.cities.values(), *(s for way in layout.routes.values() for s in way.spaces)]
    xs, ys = [place.x for place in places], [place.y for place in places]
    return min(xs), min(ys), max(xs), max(ys)


def whole(layout: Layout, columns: int, rows: int) -> Area:
    """The whole board, as wide as the window; where it would get too dense, longer than it."""
    left, top, right, bottom = extent(layout)
    row = min((bottom - top) / max(rows - 1, 1), FAR_ROW)
    column = (right - left) / max(columns - 1 - 2 * EDGE, 1)
    return Area(
        (left + right) / 2, (top + bottom) / 2, column, row, round((bottom - top) / row) + 1
    )


def around(layout: Layout, cities: Sequence[str], columns: int, rows: int) -> Area:
    """A city from near by, or an area with several cities, as near as the window allows."""
    places = [layout.cities[city] for city in cities]
    xs, ys = [place.x for place in places], [place.y for place in places]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    column = max(NEAR, wide / columns * (1 + ROOM), high / rows / ROW * (1 + ROOM))
    middle = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return inside(layout, Area(*middle, column, column * ROW, rows), columns)


def inside(layout: Layout, area: Area, columns: int) -> Area:
    """The area, moved so that the window shows no more beyond the board than it has to."""
    left, top, right, bottom = extent(layout)
    x = _between(left, right, area.x, (columns / 2 - EDGE) * area.column)
    y = _between(top, bottom, area.y, (area.rows - 1) / 2 * area.row)
    return replace(area, x=x, y=y)


def _between(least: float, most: float, wanted: float, half: float) -> float:
    """The middle of a window that has so much to both sides; what is smaller than it is centred."""
    if most - least <= 2 * half:
        return (least + most) / 2
    return min(max(wanted, least + half), most - half)


class Drawing:
    """A board as one seat sees it, in a window of so many columns and rows."""

    def __init__(self, view: View, layout: Layout, speaker: Speaker) -> None:
        self.view = view
        self.layout = layout
        self.speaker = speaker
        names = {city.id: speaker.city(city.id) for city in view.edition.cities}
        self.names = names
        self.short = short_names(names)
        self.closed = set(view.closed_routes)

    def lines(self, area: Area, columns: int, wanted: Iterable[str] = ()) -> list[Text]:
        """The area, row by row; the cities that are wanted stand out."""
        canvas = Canvas(columns, area.rows)
        for route in self.view.edition.routes:
            self._draw_route(route, area, canvas)
        places = self._draw_cities(area, canvas, set(wanted))
        self._draw_names(places, area, canvas, set(wanted))
        return canvas.lines()

    def _cell(self, x: float, y: float, area: Area, canvas: Canvas) -> Cell:
        across = (x - area.x) / area.column + (canvas.columns - 1) / 2
        down = (y - area.y) / area.row + (canvas.rows - 1) / 2
        return Cell(round(across), round(down))

    def _draw_route(self, route: Route, area: Area, canvas: Canvas) -> None:
        place = self.layout.routes[route.id]
        for number, space in enumerate(place.spaces):
            sign, style, weight = self._sign(route, number)
            canvas.put(self._cell(space.x, space.y, area, canvas), sign, style, weight)
            if area.is_near:
                turn = math.radians(space.angle)
                for side in (-SIDE, SIDE):
                    x = space.x + side * self.layout.space_length * math.cos(turn)
                    y = space.y + side * self.layout.space_length * math.sin(turn)
                    canvas.put(self._cell(x, y, area, canvas), " ", style, BODY)
        if area.is_near:
            ends = (place.curve[0], place.curve[-1])
            for x, y in points_on(place.curve, np.linspace(0, 1, DOTS)).tolist():
                if min(math.dist((x, y), end) for end in ends) > self.layout.space_length:
                    canvas.put(self._cell(x, y, area, canvas), TRACK, "dim", LINE)

    def _sign(self, route: Route, space: int) -> tuple[str, str, int]:
        """What stands for a space: whose it is, or its color; its style, and how it matters."""
        owner = self.view.owners.get(route.id)
        if owner is not None:
            symbol = SEATS[owner % len(SEATS)]
            return symbol.mark, symbol.style, OWN if owner == self.view.seat else TAKEN
        symbol = SYMBOLS[LOCOMOTIVE if space < route.locomotives else route.color]
        style = f"{symbol.style} underline" if route.tunnel else symbol.style
        if route.id in self.closed:
            return LOST, "dim", CLOSED
        return symbol.mark, style, FREE

    def _draw_cities(self, area: Area, canvas: Canvas, wanted: set[str]) -> dict[str, Cell]:
        places: dict[str, Cell] = {}
        for city, place in self.layout.cities.items():
            cell = self._cell(place.x, place.y, area, canvas)
            if not canvas.holds(cell):
                continue
            places[city] = cell
            owner = self.view.stations.get(city)
            if owner is None:
                canvas.put(cell, CITY, WANTED if city in wanted else "bold", PLACE)
            else:
                canvas.put(cell, STATION, SEATS[owner % len(SEATS)].style, PLACE)
        return places

    def _draw_names(
        self, places: Mapping[str, Cell], area: Area, canvas: Canvas, wanted: set[str]
    ) -> None:
        """Names beside their cities where they hide least; whole ones from near by, those of wanted
        cities first."""
        for city in sorted(places, key=lambda one: (one not in wanted, one)):
            if not self.view.edition.cities[self.view.edition.city_numbers[city]].names.board:
                continue
            choices = [self.short[city]]
            if area.has_room:
                choices.insert(0, self.names[city])
            name, start = min(
                ((name, start) for name in choices for start in _starts(places[city], len(name))),
                key=lambda one: self._hidden(*one, canvas, shorter=one[0] != choices[0]),
            )
            for number, letter in enumerate(name):
                cell = Cell(start.across + number, start.down)
                style = WANTED if city in wanted else "bold"
                if canvas.weight(cell) < PLACE:
                    canvas.put(cell, letter, style, NAMED)

    def _hidden(self, name: str, start: Cell, canvas: Canvas, *, shorter: bool) -> float:
        """How much a name would hide there."""
        cells = [Cell(start.across + number, start.down) for number in range(len(name))]
        cost = 0.8 * shorter
        for cell in cells:
            weight = canvas.weight(cell)
            if not canvas.holds(cell) or weight >= NAMED:
                cost += 20
            elif weight > BODY:
                cost += weight
            elif weight >= 0:
                cost += 0.3
        ends = (Cell(start.across - 1, start.down), Cell(start.across + len(name), start.down))
        return cost + sum(2.0 for cell in ends if canvas.weight(cell) == NAMED)


def _starts(cell: Cell, length: int) -> list[Cell]:
    """Where a name may begin beside its city: right, left, below and above."""
    across, down = cell
    beside = [Cell(across + 1, down), Cell(across - length, down)]
    shifts = (-(length // 2), 0, 1 - length, 1, -length)
    return [
        *beside,
        *(Cell(across + shift, down + step) for step in (1, -1) for shift in shifts),
    ]
