"""The strip under the map: the title, and what each sign on this board means."""

from collections.abc import Iterator
from dataclasses import dataclass

from branchline.editions.edition import COLORS, GRAY, LOCOMOTIVE, Edition, Language
from branchline.render.layout import Layout
from branchline.render.position import Position
from branchline.render.signs import (
    BED,
    CLOSED,
    LOCOMOTIVE_BED,
    TUNNEL_BED,
    counts_arctic,
    counts_countries,
    draw_mark,
    exchange_mark,
    mark_of,
    seat_name,
)
from branchline.render.svg import element, group, use, words
from branchline.render.text import text_width
from branchline.text.words import card_name

TEXTS: dict[str, dict[Language, str]] = {
    "gray": {"en": "gray: any one color", "fr": "grise : une couleur au choix"},
    "ferry": {"en": "ferry: a locomotive each", "fr": "ferry : une locomotive par symbole"},
    "tunnel": {"en": "tunnel", "fr": "tunnel"},
    "draw": {"en": "draw so many cards", "fr": "piochez autant de cartes"},
    "exchange": {
        "en": "any {n} cards for one of the color",
        "fr": "{n} cartes quelconques pour une de la couleur",
    },
    "closed": {"en": "closed track", "fr": "voie fermée"},
    "station": {"en": "station", "fr": "gare"},
    "arctic": {"en": "Arctic Circle", "fr": "cercle polaire"},
    "points": {"en": "{n} points", "fr": "{n} points"},
    "point": {"en": "1 point", "fr": "1 point"},
    "seats": {"en": "{a}–{b} players", "fr": "{a} à {b} joueurs"},
}
LINE = 25.0
GAP = 18.0
SPACE = 8.0
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


def text_for(key: str, language: Language, **values: object) -> str:
    """A text of the legend."""
    return TEXTS[key][language].format(**values)


def space_sign(color: str, *marks: str, bed: str = BED, route: str = "") -> str:
    """A space as it looks on the board, around the origin."""
    return group(use(bed), *map(use, marks), class_=f"{route} {color}".strip())


def color_entries(edition: Edition, language: Language, room: float) -> Iterator[Entry]:
    """The colors of the routes with their shapes."""
    used = {route.color for route in edition.routes}
    for color in COLORS:
        if color in used:
            yield Entry(space_sign(color, mark_of(color)), room, card_name(color, language))
    if GRAY in used:
        yield Entry(space_sign(GRAY, mark_of(GRAY)), room, text_for("gray", language))


def sign_entries(
    edition: Edition, position: Position, language: Language, room: float
) -> Iterator[Entry]:
    """The signs that this edition has."""
    routes = edition.routes
    if any(route.locomotives for route in routes):
        sign = space_sign(GRAY, LOCOMOTIVE_BED, mark_of(LOCOMOTIVE))
        yield Entry(sign, room, text_for("ferry", language))
    if any(route.tunnel for route in routes):
        yield Entry(
            space_sign(GRAY, mark_of(GRAY), bed=TUNNEL_BED),
            room + 6,
            text_for("tunnel", language),
        )
    bonuses = sorted({route.draw_bonus for route in routes} - {0})
    if bonuses:
        sign = space_sign(GRAY, draw_mark(bonuses[0]))
        yield Entry(sign, room, text_for("draw", language))
    for cards in sorted({route.exchange for route in routes} - {0}):
        sign = space_sign(GRAY, exchange_mark(cards))
        yield Entry(sign, room, text_for("exchange", language, n=cards))
    pairs = [frozenset((route.city_a, route.city_b)) for route in routes]
    if len(set(pairs)) < len(pairs):
        sign = space_sign(GRAY, CLOSED, route="route closed")
        yield Entry(sign, room, text_for("closed", language))
    if edition.rules.stations:
        name = f"station-{next(iter(position.stations.values()), 0)}"
        yield Entry(use(name), 20, text_for("station", language))
    if counts_arctic(edition):
        line = element("path", d="M-16 0h32", class_="arctic")
        yield Entry(line, 32, text_for("arctic", language))


def country_entries(edition: Edition, language: Language, disc: float) -> Iterator[Entry]:
    """The countries whose marks the cities carry."""
    if counts_countries(edition):
        for country in sorted({city.country for city in edition.cities}):
            names = edition.countries.get(country)
            sign = use(f"flag-{country}") + element("circle", r=disc - 1, class_="rim")
            text = names.in_language(language) if names else country
            yield Entry(sign, 2 * disc, text)


def seat_entries(position: Position, language: Language, room: float) -> Iterator[Entry]:
    """Who plays with which pieces, and their points."""
    for seat, points in enumerate(position.points):
        key = "point" if points == 1 else "points"
        text = (
            f"{seat_name(position, seat, language)}, {text_for(key, language, n=_signed(points))}"
        )
        yield Entry(use(f"wagon-{seat}"), room, text)


def _signed(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", "−")


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
    while len(lines) == len(best) > 1:
        best, room = lines, room - GAP
        lines = _filled(entries, room, font)
    return best


def legend(
    edition: Edition, layout: Layout, position: Position, language: Language, width: float
) -> tuple[str, float]:
    """The strip, drawn from 0, 0 downwards, and its height."""
    font = layout.font
    room = layout.space_length + 2
    name = edition.names.in_language(language)
    title_width = text_width(name, TITLE_SIZE) * TITLE_WIDER
    is_narrow = width < title_width + 600
    left, top = (12.0, 2 * LINE + 10) if is_narrow else (title_width + 48, 0.0)
    groups = [
        list(seat_entries(position, language, room)),
        list(color_entries(edition, language, room)),
        list(sign_entries(edition, position, language, room)),
        list(country_entries(edition, language, layout.disc)),
    ]
    lines = [line for entries in groups for line in flow(entries, width - 8 - left, font)]
    seats = text_for("seats", language, a=edition.seats[0], b=edition.seats[1])
    if is_narrow:
        height = top + len(lines) * LINE + 14
        title_y, seats_x, seats_y = 48.0, title_width + 24, 48.0
    else:
        height = max(len(lines), 3) * LINE + 10
        title_y, seats_x, seats_y = height / 2 + 5, 14.0, height / 2 + 26
    parts = [
        words(name, 12, title_y, class_="display title"),
        words(seats, seats_x, seats_y, class_="small"),
    ]
    y = top + (height - top - (len(lines) - 1) * LINE) / 2
    for line in lines:
        x = left
        for entry in line:
            middle = x + entry.room / 2
            parts.append(group(entry.sign, transform=f"translate({middle:.1f} {y:.1f})"))
            parts.append(words(entry.text, x + entry.room + SPACE, y + font * 0.34))
            x += entry.width(font) + GAP
        y += LINE
    return group(*parts, class_="legend"), height
