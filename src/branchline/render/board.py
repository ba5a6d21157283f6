"""A board as SVG: an edition's map, empty or with the pieces of a position.

    draw_board(edition("europe"))                               the empty board
    draw_board(game.edition, position=position_of(game))        with everything on it

One `<g class="route">` a route with one `class="space"` child a space and one `<g class="city">` a
city, under the ids of the record format; colors come from CSS variables. Where things lie is
`layout`'s affair.
"""

from math import cos, radians, sin

from branchline.editions.edition import LOCOMOTIVE, Edition, Language, Route
from branchline.errors import BadOption
from branchline.render import signs
from branchline.render.layout import Layout, RoutePlace, load_layout
from branchline.render.legend import legend
from branchline.render.legend import text_for as legend_text
from branchline.render.palette import SEAT_PAINTS, THEMES, Theme
from branchline.render.pieces import marker, station, wagon
from branchline.render.position import EMPTY, Position
from branchline.render.scale import BAND, Scale
from branchline.render.style import style_sheet
from branchline.render.svg import element, group, number, title, use, words

MARGIN = 10.0
"""Paper around the scale."""
NARROWEST = 560.0
"""A sheet is at least as wide as this, for its legend."""
SHORE_WIDTHS = (15, 8)
NAMINGS = ("board", "en", "fr")


def draw_board(
    edition: Edition,
    *,
    layout: Layout | None = None,
    position: Position = EMPTY,
    names: str = "board",
    theme: Theme = "light",
    embed_fonts: bool = True,
) -> str:
    """The SVG of a board; `names` says how cities are called: `board`, `en` or `fr`."""
    if names not in NAMINGS:
        raise BadOption(f"there are no names '{names}'; choose {', '.join(NAMINGS)}")
    if theme not in THEMES:
        raise BadOption(f"there is no theme '{theme}'; choose {' or '.join(THEMES)}")
    drawing = _Drawing(edition, layout or load_layout(edition), position, names)
    return drawing.svg(style_sheet(theme, drawing.layout.font, embed=embed_fonts), theme)


class _Drawing:
    """One board on its way to paper."""

    def __init__(self, edition: Edition, layout: Layout, position: Position, names: str) -> None:
        self.edition = edition
        self.layout = layout
        self.position = position
        self.language: Language = "fr" if names == "fr" else "en"
        self.names = {city.id: city.names.in_language(names) for city in edition.cities}
        self.with_flags = signs.counts_countries(edition)

    def svg(self, style: str, theme: Theme) -> str:
        frame = self.layout.frame
        scale = Scale(frame.width, frame.height)
        side = BAND + MARGIN
        width = max(frame.width + 2 * side, NARROWEST)
        strip, strip_height = legend(
            self.edition, self.layout, self.position, self.language, width - 2 * side
        )
        height = frame.height + 2 * side + strip_height
        left = (width - frame.width) / 2
        name = self.edition.names.in_language(self.language)
        parts = [
            title(name),
            element("style", style),
            element("defs", *self.definitions()),
            element("rect", width=width, height=height, class_="paper"),
            group(
                scale.draw(),
                self.background(),
                group(*map(self.route, self.edition.routes), class_="routes"),
                group(*(self.city(city.id) for city in self.edition.cities), class_="cities"),
                self.edges(),
                scale.markers(self.position, BAND * 0.45),
                transform=f"translate({number(left)} {number(side)})",
            ),
            group(
                strip, transform=f"translate({number(side)} {number(height - strip_height - 6)})"
            ),
        ]
        return (
            element(
                "svg",
                *parts,
                xmlns="http://www.w3.org/2000/svg",
                viewBox=f"0 0 {number(width)} {number(height)}",
                class_="board",
                lang=self.language,
                data_edition=self.edition.key,
                data_theme=theme,
            )
            + "\n"
        )

    # What is drawn many times.

    def definitions(self) -> list[str]:
        length, width, disc = (
            self.layout.space_length,
            self.layout.space_width,
            self.layout.disc,
        )
        frame = self.layout.frame
        bed = self._rectangle(length, width, 2.4, class_="bed")
        bore = self._rectangle(length + 3, width + 3, 3.4, class_="bore")
        ground = self._rectangle(length + 3, width + 3, 3.4, class_="bore-ground")
        window = element("rect", width=frame.width, height=frame.height)
        seats = self._seats_shown()
        return [
            element("clipPath", window, id="window"),
            element("g", bed, id=signs.BED),
            element("g", ground, bore, bed, id=signs.TUNNEL_BED),
            *signs.mark_definitions(self.edition, length, width),
            *(signs.flag_definitions(self.edition, disc) if self.with_flags else ()),
            *(
                element("g", wagon(seat, length - 0.5, width + 2), id=f"wagon-{seat}")
                for seat in seats
            ),
            *(element("g", station(seat, 2.5 * disc), id=f"station-{seat}") for seat in seats),
            *(element("g", marker(seat, BAND * 0.4), id=f"marker-{seat}") for seat in seats),
        ]

    def _seats_shown(self) -> range:
        """Pieces of these seats are defined; an empty board needs one for its legend."""
        return range(min(max(self.position.seats, 1), len(SEAT_PAINTS)))

    def _rectangle(self, length: float, width: float, radius: float, *, class_: str) -> str:
        return element(
            "rect",
            x=-length / 2,
            y=-width / 2,
            width=length,
            height=width,
            rx=radius,
            class_=class_,
        )

    # From the bottom to the top.

    def background(self) -> str:
        frame, paths = self.layout.frame, self.layout.background
        parts = [element("rect", width=frame.width, height=frame.height, class_="sea")]
        if paths.land:
            parts.append(element("defs", element("path", id="land", d=paths.land)))
            parts += [use("land", class_="shore", stroke_width=width) for width in SHORE_WIDTHS]
            parts.append(use("land", class_="land"))
        if paths.rivers:
            parts.append(element("path", d=paths.rivers, class_="rivers"))
        if paths.lakes:
            parts.append(element("path", d=paths.lakes, class_="lakes"))
        if paths.graticule:
            parts.append(element("path", d=paths.graticule, class_="graticule"))
        if paths.arctic_circle and signs.counts_arctic(self.edition):
            parts.append(element("path", id="circle", d=paths.arctic_circle, class_="arctic"))
            name = legend_text("arctic", self.language).upper()
            along = element("textPath", name, href="#circle", startOffset=44)
            parts.append(element("text", along, dy=-7, class_="arctic-name"))
        return group(*parts, class_="background", clip_path="url(#window)")

    def route(self, route: Route) -> str:
        place = self.layout.routes[route.id]
        owner = self.position.owners.get(route.id)
        is_closed = route.id in self.position.closed
        classes = ["route", route.color]
        if route.locomotives:
            classes.append("ferry")
        if is_closed:
            classes.append("closed")
        return group(
            title(signs.route_sentence(route, self.names, self.position, self.language)),
            element("path", d=self._track(route, place), class_="track"),
            *self._spaces(route, place, owner, is_closed),
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

    def _track(self, route: Route, place: RoutePlace) -> str:
        """The line under the spaces, from city to city."""
        start, end = self.layout.cities[route.city_a], self.layout.cities[route.city_b]
        points = [f"{number(at.x)} {number(at.y)}" for at in (start, *place.spaces, end)]
        return f"M{'L'.join(points)}"

    def _spaces(
        self, route: Route, place: RoutePlace, owner: int | None, is_closed: bool
    ) -> list[str]:
        bed = signs.TUNNEL_BED if route.tunnel else signs.BED
        spaces: list[str] = []
        for space, marks in zip(place.spaces, signs.marks_of(route), strict=True):
            turn = _upright(space.angle)
            parts = [use(bed, turn=turn)]
            if owner is not None:
                parts.append(use(f"wagon-{owner}", turn=space.angle, class_="wagon"))
            elif is_closed:
                parts.append(use(signs.CLOSED))
            else:
                parts += self._marks(marks, turn)
            at = f"translate({number(space.x)} {number(space.y)})"
            spaces.append(group(*parts, class_="space", transform=at))
        return spaces

    def _marks(self, marks: list[str], turn: float) -> list[str]:
        """What stands on a free space, upright; two marks stand side by side along it."""
        has_locomotive = marks[0] == signs.mark_of(LOCOMOTIVE)
        parts = [use(signs.LOCOMOTIVE_BED, turn=turn)] if has_locomotive else []
        step = self.layout.space_length / 4.6
        for index, mark in enumerate(marks):
            along = step * (2 * index - len(marks) + 1)
            x, y = along * cos(radians(turn)), along * sin(radians(turn))
            parts.append(use(mark, x=x, y=y))
        return parts

    def city(self, city_id: str) -> str:
        place = self.layout.cities[city_id]
        city = next(city for city in self.edition.cities if city.id == city_id)
        disc = self.layout.disc
        parts = [
            title(
                signs.city_sentence(self.edition, city_id, self.names, self.position, self.language)
            ),
            element("circle", cx=place.x, cy=place.y, r=disc, class_="disc"),
        ]
        if self.with_flags:
            parts.append(use(f"flag-{city.country}", x=place.x, y=place.y))
        else:
            parts.append(element("circle", cx=place.x, cy=place.y, r=disc * 0.42, class_="dot"))
        seat = self.position.stations.get(city_id)
        if seat is not None:
            parts.append(
                use(f"station-{seat}", x=place.x, y=place.y - disc * 0.1, class_="station")
            )
        if place.label is not None:
            label = place.label
            anchor = label.anchor if label.anchor != "start" else None
            name = self.names[city_id]
            parts.append(words(name, label.x, label.y, class_="name", text_anchor=anchor))
        return group(
            *parts,
            class_="city",
            role="img",
            data_city=city_id,
            data_country=city.country if self.with_flags else None,
            data_station=seat,
        )

    def edges(self) -> str:
        """The lines around the map and around its scale."""
        frame = self.layout.frame
        inner = element("rect", width=frame.width, height=frame.height, class_="edge")
        outer = element(
            "rect",
            x=-BAND,
            y=-BAND,
            width=frame.width + 2 * BAND,
            height=frame.height + 2 * BAND,
            class_="edge",
        )
        return inner + outer


def _upright(angle: float) -> float:
    """The same direction, turned by half a circle where signs would stand on their heads."""
    return (angle + 90) % 180 - 90
