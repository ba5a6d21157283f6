"""Card faces: the nine train cards, tickets and bonus cards, as small drawings of our own.

A train card is a travel poster: rails run to the horizon, and the color's shape stands in the sky
where the sun would be. The shape is in two corners too, so that it shows in a fan of cards. Tickets
are the small pasteboard tickets of the time; bonus cards carry an emblem.
"""

from math import cos, pi, sin

from branchline.editions.edition import COLORS, LOCOMOTIVE, Bonus, Edition, Language, Ticket
from branchline.render.emblems import EMBLEMS, SCENES, STEAM_ENGINE
from branchline.render.lettering import NAMES, TITLES
from branchline.render.palette import CARD_PAINTS, Theme
from branchline.render.shapes import SHAPES
from branchline.render.style import card_scope, card_style
from branchline.render.svg import element, group, number, title, words
from branchline.render.text import text_width
from branchline.text.words import card_name

WIDTH, HEIGHT = 100.0, 150.0
TICKET_WIDTH, TICKET_HEIGHT = 180.0, 100.0
EDGE = 5.0

POINTS: dict[Language, str] = {"en": "{n} points", "fr": "{n} points"}


def train_card(card: str, *, language: Language = "en", theme: Theme = "light") -> str:
    """The face of a train card."""
    paint = CARD_PAINTS[card]
    shape = SHAPES[paint.shape]
    scene = STEAM_ENGINE if card == LOCOMOTIVE else _landscape(card)
    glyph = 1.0 if card == LOCOMOTIVE else 1.25
    corners = [
        group(
            element("circle", r=9.0, class_="corner"),
            element("path", d=shape, transform=f"scale({glyph})", class_="glyph"),
            transform=f"translate({number(x)} {number(y)})",
        )
        for x, y in ((16, 16), (WIDTH - 16, HEIGHT - 16))
    ]
    parts = [
        title(card_name(card, language)),
        element("style", card_style(theme, card)),
        _frame(WIDTH, HEIGHT),
        element("defs", _window()),
        group(scene, clip_path="url(#w)"),
        _rectangle(EDGE, WIDTH, HEIGHT, class_="window"),
        *corners,
    ]
    return _svg(WIDTH, HEIGHT, card_scope(card), *parts, data_card=card)


def _landscape(card: str) -> str:
    """Sky, sun, what stands on the horizon, and the rails."""
    sun = element(
        "path",
        d=SHAPES[CARD_PAINTS[card].shape],
        transform="translate(50 48)scale(4.6)",
        class_="sun",
    )
    sky = element("rect", width=WIDTH, height=HEIGHT, class_="sky")
    rays = element("path", d=_rays(), class_="rays")
    ground = element("path", d="M0 96Q50 91 100 96V150H0Z", class_="ground")
    return sky + rays + sun + SCENES[card] + ground + rails()


def _rays() -> str:
    """A dozen rays from behind the sun."""
    path = ""
    for ray in range(12):
        first, second = pi / 6 * ray, pi / 6 * ray + pi / 12
        path += (
            f"M50 48L{number(50 + 120 * cos(first))} {number(48 + 120 * sin(first))}"
            f"L{number(50 + 120 * cos(second))} {number(48 + 120 * sin(second))}Z"
        )
    return path


def rails() -> str:
    """A track that runs to the horizon."""
    bed = element("path", d="M47.6 95H52.4L82 150H18Z", class_="ballast")
    sleepers = ""
    for step in range(9):
        depth = (step / 8) ** 1.9
        y, half, thick = 98 + 50 * depth, 2.6 + 27 * depth, 0.7 + 3.4 * depth
        across = number(2 * half)
        sleepers += f"M{number(50 - half)} {number(y)}h{across}v{number(thick)}h-{across}z"
    tracks = "M48.6 95L31 150h4.4L49.2 95ZM51.4 95L69 150h-4.4L50.8 95Z"
    return (
        bed
        + element("path", d=sleepers, class_="sleepers")
        + element("path", d=tracks, class_="rails")
    )


def ticket_card(
    edition: Edition,
    ticket: Ticket,
    *,
    names: str = "board",
    theme: Theme = "light",
    embed_fonts: bool = True,
) -> str:
    """A ticket: the two cities, a line between them and what it is worth."""
    language: Language = "fr" if names == "fr" else "en"
    cities = {city.id: city.names.in_language(names) for city in edition.cities}
    start, end = cities[ticket.city_a], cities[ticket.city_b]
    points = POINTS[language].format(n=ticket.points)
    width, height = TICKET_WIDTH, TICKET_HEIGHT
    line = element("path", d=f"M30 54H{number(width - 76)}", class_="line")
    stops = "".join(
        element("circle", cx=x, cy=54.0, r=5.0, class_="stop") for x in (30.0, width - 76)
    )
    stub = width - 58
    parts = [
        title(f"{start} – {end}, {points}"),
        element("style", card_style(theme, None, embed=(NAMES, TITLES) if embed_fonts else ())),
        element("path", d=_pasteboard(width, height, 0.8), class_="pasteboard"),
        element("path", d=_pasteboard(width, height, EDGE), class_="inner"),
        element("path", d=f"M{number(stub)} 8V{number(height - 8)}", class_="perforation"),
        line,
        stops,
        _fitted(start, 22, 40, stub - 34, anchor=None),
        _fitted(end, stub - 12, 78, stub - 34, anchor="end"),
        words(edition.names.in_language(language), 22, 21, class_="small"),
        words(str(ticket.points), width - 34, 61, class_="display worth"),
    ]
    return _svg(width, height, card_scope(None), *parts, data_ticket=ticket.id)


def bonus_card(
    edition: Edition,
    bonus: Bonus,
    *,
    language: Language = "en",
    theme: Theme = "light",
    embed_fonts: bool = True,
) -> str:
    """A bonus: its emblem, its name and its points."""
    name = bonus.names.in_language(language)
    points = POINTS[language].format(n=bonus.points)
    lines = _wrapped(name, WIDTH - 24, 12)
    first = 104 - 6.5 * (len(lines) - 1)
    parts = [
        title(f"{name}, {points}"),
        element("style", card_style(theme, None, embed=(NAMES, TITLES) if embed_fonts else ())),
        _frame(WIDTH, HEIGHT),
        _rectangle(EDGE, WIDTH, HEIGHT, class_="inner"),
        element("circle", cx=50.0, cy=47.0, r=33.0, class_="medal"),
        element("circle", cx=50.0, cy=47.0, r=29.5, class_="medal-line"),
        group(EMBLEMS[bonus.kind], transform="translate(50 47)", class_="emblem"),
        *(
            words(line, 50, first + 13 * index, class_="display name", text_anchor="middle")
            for index, line in enumerate(lines)
        ),
        words(str(bonus.points), 50, 137, class_="display worth small-worth"),
    ]
    return _svg(WIDTH, HEIGHT, card_scope(None), *parts, data_bonus=bonus.id)


def train_cards() -> tuple[str, ...]:
    """The cards that have a face."""
    return (*COLORS, LOCOMOTIVE)


def _svg(width: float, height: float, scope: str, *parts: str, **values: str) -> str:
    body = element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_=f"card {scope}",
        role="img",
        **values,
    )
    return body + "\n"


def _frame(width: float, height: float) -> str:
    return element(
        "rect",
        x=0.8,
        y=0.8,
        width=width - 1.6,
        height=height - 1.6,
        rx=7.0,
        class_="face",
    )


def _rectangle(inset: float, width: float, height: float, *, class_: str) -> str:
    return element(
        "rect",
        x=inset,
        y=inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        rx=4.0,
        class_=class_,
    )


def _window() -> str:
    return element("clipPath", _rectangle(EDGE, WIDTH, HEIGHT, class_="none"), id="w")


def _pasteboard(width: float, height: float, inset: float) -> str:
    """A ticket with a bite of the conductor's pliers in each short side."""
    left, right, low = number(inset), number(width - inset), number(height - inset)
    near, far, deep = number(inset + 4), number(width - inset - 4), number(height - inset - 4)
    radius = 8 + inset
    half = (radius**2 - inset**2) ** 0.5
    top, bottom, r = number(height / 2 - half), number(height / 2 + half), number(radius)
    return (
        f"M{near} {left}H{far}Q{right} {left} {right} {near}V{top}A{r} {r} 0 0 0 {right} {bottom}"
        f"V{deep}Q{right} {low} {far} {low}H{near}Q{left} {low} {left} {deep}V{bottom}"
        f"A{r} {r} 0 0 0 {left} {top}V{near}Q{left} {left} {near} {left}Z"
    )


def _fitted(text: str, x: float, y: float, room: float, *, anchor: str | None) -> str:
    """A name as large as its room allows."""
    size = min(19.0, 19.0 * room / (text_width(text, 19.0) * 1.05))
    return words(text, x, y, class_="town", style=f"font-size:{number(size)}px", text_anchor=anchor)


def _wrapped(text: str, room: float, size: float) -> list[str]:
    """The text in lines that fit the room."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) * 1.12 > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
