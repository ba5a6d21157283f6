"""The strip under the map: the title, and what each sign on this board means."""

from collections.abc import Iterator
from dataclasses import dataclass

from branchline.editions.edition import COLORS, GRAY, LOCOMOTIVE, Edition, Language
from branchline.render.layout import Layout
from branchline.render.position import Position
from branchline.render.sentences import seat_name
from branchline.render.signs import (
    ARCTIC,
    CAPITAL,
    CLOSED,
    counts_arctic,
    counts_capitals,
    counts_countries,
    draw_mark,
    exchange_mark,
    mark_of,
)
from branchline.render.slots import CARRIAGE, SLOT, TUNNEL
from branchline.render.svg import element, group, number, use, words
from branchline.render.text import text_width
from branchline.text.catalogue import say
from branchline.text.words import card_name
from branchline.wording import counted

LINE = 25.0
GAP = 18.0
SPACE = 8.0
TABLE_FONT = 12.0
COLUMN = 24.0
"""The width of a column of the table of points."""
TITLE_SIZE = 40.0
TITLE_WIDER = 1.2
"""Titles are set in a wider face than the one whose widths we know."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign and its words."""

    sign: str
    room: float
    """How wide the sign is; it is drawn around its middle."""
    text: str

    def width(self, font: float) -> float:
        """How wide the whole entry is."""
        return self.room + SPACE + text_width(self.text, font)


def space_sign(color: str, *marks: str, bed: str = SLOT, route: str = "") -> str:
    """A space as it looks on the board, around the origin."""
    return group(use(bed), *map(use, marks), class_=f"bl-{color} {route}".strip())


def color_entries(edition: Edition, language: Language, room: float) -> Iterator[Entry]:
    """The colors of the routes with their shapes."""
    used = {route.color for route in edition.routes}
    for color in COLORS:
        if color in used:
            yield Entry(space_sign(color, mark_of(color)), room, card_name(color, language))
    if GRAY in used:
        yield Entry(space_sign(GRAY, mark_of(GRAY)), room, say("board-sign-gray", language))


def sign_entries(
    edition: Edition, position: Position, language: Language, room: float, disc: float
) -> Iterator[Entry]:
    """The signs that this edition has."""
    routes = edition.routes
    if any(route.locomotives for route in routes):
        sign = space_sign(GRAY, CARRIAGE, mark_of(LOCOMOTIVE))
        yield Entry(sign, room, say("board-sign-ferry", language))
    if any(route.tunnel for route in routes):
        yield Entry(
            space_sign(GRAY, mark_of(GRAY), bed=TUNNEL),
            room + 6,
            say("board-key-tunnel", language),
        )
    bonuses = sorted({route.draw_bonus for route in routes} - {0})
    if bonuses:
        sign = space_sign(GRAY, draw_mark(bonuses[0]))
        yield Entry(sign, room, say("board-sign-draw", language))
    for cards in sorted({route.exchange for route in routes} - {0}):
        sign = space_sign(GRAY, exchange_mark(cards))
        yield Entry(sign, room, say("board-sign-exchange", language, number=cards))
    pairs = [frozenset((route.city_a, route.city_b)) for route in routes]
    if len(set(pairs)) < len(pairs):
        sign = space_sign(GRAY, CLOSED, route="bl-closed")
        yield Entry(sign, room, say("board-sign-closed", language))
    if edition.rules.stations:
        name = f"station-{next(iter(position.stations.values()), 0)}"
        yield Entry(use(name), 20, say("board-sign-station", language))
    if counts_arctic(edition):
        line = element("path", d="M-16 0h32", class_="bl-arctic")
        yield Entry(line, 32, say("board-arctic-circle", language))
        yield Entry(_city_sign(ARCTIC, disc), 2 * disc + 8, say("board-arctic-city", language))
    if counts_capitals(edition):
        yield Entry(_city_sign(CAPITAL, disc), 2 * disc + 8, say("board-capital", language))


def _city_sign(sign: str, disc: float) -> str:
    """A city's disc with what stands around it."""
    return use(sign) + element("circle", r=disc, class_="bl-disc")


def points_entry(edition: Edition, language: Language) -> Entry:
    """What a route of each length is worth, for the lengths this board has."""
    lengths = sorted({route.length for route in edition.routes})
    rows = (say("board-lengths", language), say("board-points", language))
    head = max(text_width(row, TABLE_FONT) for row in rows) + 10
    room = head + COLUMN * len(lengths)
    left, half = -room / 2, LINE * 0.44
    parts = [
        element(
            "rect", x=left, y=-2 * half, width=room, height=4 * half, rx=3.0, class_="bl-table"
        ),
        element(
            "path",
            d="".join(
                f"M{number(left + head + COLUMN * index)} {number(-2 * half)}v{number(4 * half)}"
                for index in range(len(lengths))
            )
            + f"M{number(left)} 0h{number(room)}",
            class_="bl-table-lines",
        ),
    ]
    for row, y in zip(rows, (-half, half), strict=True):
        parts.append(words(row, left + 5, y + 4, class_="bl-cell-head"))
    for index, length in enumerate(lengths):
        middle = left + head + COLUMN * (index + 0.5)
        parts.append(words(str(length), middle, -half + 4, class_="bl-cell-words"))
        worth = str(edition.rules.points[length])
        parts.append(words(worth, middle, half + 4, class_="bl-cell-words"))
    return Entry(group(*parts, class_="bl-points-table"), room, "")


def country_entries(edition: Edition, language: Language, disc: float) -> Iterator[Entry]:
    """The countries whose marks the cities carry."""
    if counts_countries(edition):
        for country in sorted({city.country for city in edition.cities}):
            names = edition.countries.get(country)
            sign = use(f"flag-{country}") + element("circle", r=disc - 1, class_="bl-ring")
            text = names.in_language(language) if names else country
            yield Entry(sign, 2 * disc, text)


def seat_entries(position: Position, language: Language, room: float) -> Iterator[Entry]:
    """Who plays with which pieces, and their points."""
    for seat, points in enumerate(position.points):
        name = seat_name(position, seat, language)
        text = say("board-seat", language, name=name, points=counted(points, "point"))
        yield Entry(use(f"wagon-{seat}"), room, text)


def _filled(entries: list[Entry], room: float, font: float) -> list[list[Entry]]:
    """The entries in lines, each as full as it gets."""
    lines: list[list[Entry]] = []
    left = 0.0
    for entry in entries:
        wide = entry.width(font)
        if not lines or wide > left:
            lines.append([])
            left = room
        lines[-1].append(entry)
        left -= wide + GAP
    return lines


def flow(entries: list[Entry], room: float, font: float) -> list[list[Entry]]:
    """The entries in as few lines as fit the room, of about the same length."""
    best = lines = _filled(entries, room, font)
    while len(lines) == len(best) > 1 and room > GAP:
        best, room = lines, room - GAP
        lines = _filled(entries, room, font)
    return best


def legend(
    edition: Edition, layout: Layout, position: Position, language: Language, width: float
) -> tuple[str, float]:
    """The strip, drawn from 0, 0 downwards, and its height."""
    font, disc = layout.font, layout.disc
    room = layout.space_length + 6
    name = edition.names.in_language(language)
    title_width = text_width(name, TITLE_SIZE) * TITLE_WIDER
    table = points_entry(edition, language)
    is_narrow = width < max(title_width, table.room) + 600
    is_slender = width < title_width + table.room + 40
    left, top = (12.0, 2 * LINE + 22) if is_narrow else (max(title_width, table.room) + 48, 8.0)
    if is_slender:
        top += 2.4 * LINE
    groups = [
        list(seat_entries(position, language, room)),
        list(color_entries(edition, language, room)),
        list(sign_entries(edition, position, language, room, disc)),
        list(country_entries(edition, language, disc)),
    ]
    lines = [line for entries in groups for line in flow(entries, width - 8 - left, font)]
    seats = say("board-seats", language, least=edition.seats[0], most=edition.seats[1])
    if is_narrow:
        height = top + len(lines) * LINE + 8
        title_y, seats_at = 46.0, (14.0, 66.0)
        table_x, table_y = width - 12 - table.room / 2, LINE + 12
        if is_slender:
            table_x, table_y = 12 + table.room / 2, 66 + LINE * 1.4
    else:
        height = max(len(lines) * LINE + 14, 5.4 * LINE)
        title_y, seats_at = height / 2 - 20, (14.0, height / 2)
        table_x, table_y = 12 + table.room / 2, height / 2 + LINE * 1.4
    parts = [
        words(name, 12, title_y, class_="bl-display bl-title"),
        words(seats, *seats_at, class_="bl-small"),
        group(table.sign, transform=f"translate({number(table_x)} {number(table_y)})"),
    ]
    y = top + (height - top - (len(lines) - 1) * LINE) / 2
    for line in lines:
        x = left
        for entry in line:
            middle = x + entry.room / 2
            parts.append(group(entry.sign, transform=f"translate({number(middle)} {number(y)})"))
            parts.append(words(entry.text, x + entry.room + SPACE, y + font * 0.34))
            x += entry.width(font) + GAP
        y += LINE
    return group(*parts, class_="bl-legend"), height
