"""A board as SVG: an edition's map, empty or with the pieces of a position.

    draw_board(edition("europe"))                               the empty board
    draw_board(game.edition, position=position_of(game))        with everything on it
    draw_board(edition("europe"), without=("scale", "legend"))  the map alone

One `<g class="bl-route">` a route with one `class="bl-space"` child a space and one
`<g class="bl-city">` a city, under the ids of the record format; colors come from CSS variables.
Where things lie is `places`' affair.
"""

from collections.abc import Collection
from math import cos, radians, sin
from typing import Literal, get_args

from branchline.editions.edition import LOCOMOTIVE, Edition, Language, Route
from branchline.errors import BadOption
from branchline.render import signs
from branchline.render.board_style import style_sheet
from branchline.render.cities import Cities
from branchline.render.geometry import Box
from branchline.render.ground import background
from branchline.render.hits import hit_layer
from branchline.render.layers import (
    NOTHING,
    Highlights,
    ghost_layer,
    layers_below,
    line_name,
    wagons_on,
)
from branchline.render.layout import Layout, load_layout
from branchline.render.legend import legend
from branchline.render.naming import size_for
from branchline.render.palette import SEAT_PAINTS, THEMES, Theme
from branchline.render.pieces import marker, station, wagon, wagon_shadow
from branchline.render.places import RouteAt, board_places
from branchline.render.position import EMPTY, Position
from branchline.render.scale import BAND, Scale
from branchline.render.sentences import route_sentence, spoken_with
from branchline.render.slots import CARRIAGE, SLOT, TUNNEL, slot_definitions
from branchline.render.svg import element, group, number, title, use, with_prefix
from branchline.text.catalogue import say

Part = Literal["map", "scale", "legend", "names"]
PARTS: tuple[Part, ...] = get_args(Part)
ON_THE_MAP = {"names"}
"""Parts that are nothing by themselves."""
MARGIN = 10.0
"""Paper around the score track."""
NARROWEST = 560.0
"""A legend is at least as wide as this."""
NAMINGS = ("board", "en", "fr")


def draw_board(
    edition: Edition,
    *,
    layout: Layout | None = None,
    position: Position = EMPTY,
    highlights: Highlights = NOTHING,
    names: str = "board",
    language: Language | None = None,
    theme: Theme = "light",
    without: Collection[Part] = (),
    pixels: float | None = None,
    prefix: str | None = None,
    embed_fonts: bool = True,
) -> str:
    """The SVG of a board.

    `names` says how cities are called: `board`, `en` or `fr`; everything else is in `language`, by
    default French with French names, else English. `without` says which parts are left out.
    With `pixels`, the width it will be shown at, names and legend are large enough to read, and
    names without room are left out. `prefix` begins every id, for two boards of one edition on one
    page. A drawing without typefaces is for a page that has them, and puts pieces on it.
    """
    if names not in NAMINGS:
        raise BadOption("error-no-names", {"names": names, "choices": ", ".join(NAMINGS)})
    if theme not in THEMES:
        raise BadOption("error-no-theme", {"theme": theme, "choices": ", ".join(THEMES)})
    parts = set(PARTS) - set(without)
    if not parts - ON_THE_MAP or not set(without) <= set(PARTS):
        raise BadOption("error-parts", {"parts": ", ".join(PARTS)})
    drawing = _Drawing(
        edition,
        layout or load_layout(edition),
        position,
        highlights,
        names,
        language or spoken_with(names),
        for_page=not embed_fonts,
    )
    svg = drawing.svg(theme, parts, pixels)
    return with_prefix(svg, f"{prefix or edition.key}-")


class _Drawing:
    """One board on its way to paper."""

    def __init__(
        self,
        edition: Edition,
        layout: Layout,
        position: Position,
        highlights: Highlights,
        naming: str,
        language: Language,
        *,
        for_page: bool,
    ) -> None:
        self.edition = edition
        self.layout = layout
        self.places = board_places(edition, layout)
        self.position = position
        self.highlights = highlights
        self.naming = naming
        self.language: Language = language
        self.for_page = for_page
        self.names = {city.id: city.names.in_language(naming) for city in edition.cities}

    def svg(self, theme: Theme, parts: set[Part], pixels: float | None) -> str:
        left, top, right, bottom = self.sheet(parts)
        drawn: list[str] = []
        width = max(right - left, NARROWEST if "legend" in parts else 0)
        left -= (width - (right - left)) / 2
        size = size_for(width, pixels, self.layout.font) if pixels else 1.0
        if "map" in parts:
            drawn.append(self.map(size if "names" in parts else None))
        if "scale" in parts:
            drawn.append(self.scale())
        if "legend" in parts:
            strip, high = legend(
                self.edition, self.layout, self.position, self.language, width / size - 2 * MARGIN
            )
            at = f"translate({number(left + MARGIN * size)} {number(bottom)})"
            if size > 1:
                at += f"scale({size:.3g})"
            drawn.append(group(strip, transform=at))
            bottom += high * size
        height = bottom - top
        name = self.edition.names.in_language(self.language)
        body = [
            element("style", style_sheet(self.layout.font, embed=not self.for_page)),
            element("defs", *self.definitions()),
            element("rect", x=left, y=top, width=width, height=height, class_="bl-paper"),
            *drawn,
        ]
        root = element(
            "svg",
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=" ".join(map(number, (left, top, width, height))),
            class_="bl-board",
            style=f"--names:{size:.3g}" if size > 1 else None,
            lang=self.language,
            role="group",
            aria_label=say("board-drawing", self.language, map=name),
            data_edition=self.edition.key,
            data_font=self.layout.font if self.for_page else None,
            data_theme=theme,
        )
        return root + "\n"

    def sheet(self, parts: set[Part]) -> Box:
        """What the map and its score track take; nothing without both."""
        left, top, right, bottom = self.places.view
        if "scale" in parts:
            side = BAND + MARGIN
            return (left - side, top - side, right + side, bottom + side)
        return (left, top, right, bottom) if "map" in parts else (left, top, right, top)

    # What is drawn many times.

    def definitions(self) -> list[str]:
        length, width = self.places.space
        left, top, right, bottom = self.places.view
        window = element("rect", x=left, y=top, width=right - left, height=bottom - top)
        seats = range(len(SEAT_PAINTS))
        return [
            element("clipPath", window, id="window"),
            *slot_definitions(length, width),
            *signs.mark_definitions(self.edition, width),
            *signs.city_definitions(self.edition, self.places.disc),
            _symbol("shadow", wagon_shadow(*self.places.wagon)),
            *(_symbol(f"wagon-{seat}", wagon(seat, *self.places.wagon)) for seat in seats),
            *(_symbol(f"station-{seat}", station(seat)) for seat in seats),
            *(_symbol(f"marker-{seat}", marker(seat, BAND * 0.45)) for seat in seats),
        ]

    # From the bottom to the top.

    def map(self, size: float | None) -> str:
        """The board itself; names grow to this size, or are left out."""
        left, top, right, bottom = self.places.view
        edge = element(
            "rect", x=left, y=top, width=right - left, height=bottom - top, class_="bl-edge"
        )
        routes = {route.id: route for route in self.edition.routes}
        cities = Cities(
            self.edition,
            self.places,
            self.position,
            self.names,
            self.language,
            for_page=self.for_page,
        )
        return group(
            background(
                self.layout,
                self.places.view,
                self.language,
                with_arctic=signs.counts_arctic(self.edition),
            ),
            *layers_below(self.highlights),
            hit_layer(self.places),
            group(
                *(self.route(routes[at.id], at) for at in self.places.routes), class_="bl-routes"
            ),
            ghost_layer(self.places, self.highlights),
            cities.discs(),
            cities.written(self.naming, size) if size else "",
            edge,
            class_="bl-map",
        )

    def route(self, route: Route, at: RouteAt) -> str:
        owner = self.position.owners.get(route.id)
        is_closed = route.id in self.position.closed
        classes = ["bl-route", f"bl-{route.color}"]
        if route.locomotives:
            classes.append("bl-ferry")
        if owner is not None:
            classes.append("bl-claimed")
        if is_closed:
            classes.append("bl-closed")
        line = element("path", id=line_name(route.id), d=self._path(at))
        spaces = (
            self._slots(route, at, is_closed)
            if owner is None
            else wagons_on(at, owner, class_="bl-space bl-wagon")
        )
        return group(
            title(route_sentence(route, self.names, self.position, self.language)),
            group(line, class_="bl-track"),
            *spaces,
            class_=" ".join(classes),
            role="img",
            data_route=route.id,
            data_a=route.city_a,
            data_b=route.city_b,
            data_color=route.color,
            data_length=route.length,
            data_tunnel="true" if route.tunnel else None,
            data_locomotives=route.locomotives or None,
            data_draw_bonus=route.draw_bonus or None,
            data_exchange=route.exchange or None,
            data_owner=owner,
            data_closed="true" if is_closed else None,
        )

    def _path(self, at: RouteAt) -> str:
        """The line under the spaces; a track beside others starts and ends in its cities too."""
        points = [f"{number(x)} {number(y)}" for x, y in at.line]
        curve = f"{points[0]}C{' '.join(points[1:])}"
        first, last = (self.layout.cities[city] for city in (at.city_a, at.city_b))
        start, end = (f"{number(city.x)} {number(city.y)}" for city in (first, last))
        before = "" if start == points[0] else f"{start}L"
        after = "" if end == points[-1] else f"L{end}"
        return f"M{before}{curve}{after}"

    def _slots(self, route: Route, at: RouteAt, is_closed: bool) -> list[str]:
        bed = TUNNEL if route.tunnel else SLOT
        spaces: list[str] = []
        for space, marks in zip(at.spaces, signs.marks_of(route), strict=True):
            turn = _upright(space.angle)
            parts = [use(bed, turn=turn)]
            parts += [use(signs.CLOSED)] if is_closed else self._marks(marks, turn)
            where = f"translate({number(space.x)} {number(space.y)})"
            spaces.append(group(*parts, class_="bl-space", transform=where))
        return spaces

    def _marks(self, marks: list[str], turn: float) -> list[str]:
        """What stands on a free space, upright; two marks stand side by side along it."""
        has_locomotive = marks[0] == signs.mark_of(LOCOMOTIVE)
        parts = [use(CARRIAGE, turn=turn)] if has_locomotive else []
        step = self.places.space[0] / 3.4
        for index, mark in enumerate(marks):
            along = step * (2 * index - len(marks) + 1)
            x, y = along * cos(radians(turn)), along * sin(radians(turn))
            parts.append(use(mark, x=x, y=y))
        return parts

    def scale(self) -> str:
        """The score track around the map."""
        left, top, right, bottom = self.places.view
        scale = Scale(right - left, bottom - top)
        outer = element(
            "rect",
            x=-BAND,
            y=-BAND,
            width=scale.width + 2 * BAND,
            height=scale.height + 2 * BAND,
            class_="bl-edge",
        )
        inner = element("rect", width=scale.width, height=scale.height, class_="bl-edge")
        return group(
            scale.draw(),
            outer,
            inner,
            scale.markers(self.position, BAND * 0.45, self.language),
            transform=f"translate({number(left)} {number(top)})",
        )


def _symbol(name: str, *children: str) -> str:
    """A piece that a page can use too, anywhere."""
    return element("symbol", *children, id=name, overflow="visible")


def _upright(angle: float) -> float:
    """The same direction, turned by half a circle where signs would stand on their heads."""
    return (angle + 90) % 180 - 90
