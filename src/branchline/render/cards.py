"""The faces of the nine train cards, and what all cards share.

A train card is a travel poster: rails run to the horizon, and the color's shape stands in the sky
where the sun would be. The shape is in two corners too, so that it shows in a fan of cards.
"""

from math import cos, pi, sin

from branchline.editions.edition import COLORS, LOCOMOTIVE, Language
from branchline.render.card_style import card_style
from branchline.render.emblems import SCENES, STEAM_ENGINE
from branchline.render.palette import CARD_PAINTS, Theme
from branchline.render.shapes import SHAPES
from branchline.render.svg import element, group, number, title, with_prefix
from branchline.render.text import text_width
from branchline.text.words import card_name

WIDTH, HEIGHT = 100.0, 150.0
EDGE = 5.0


def train_card(
    card: str,
    *,
    language: Language = "en",
    theme: Theme = "light",
    prefix: str | None = None,
) -> str:
    """The face of a train card. `prefix` begins every id, for two equal cards on one page."""
    paint = CARD_PAINTS[card]
    shape = SHAPES[paint.shape]
    scene = STEAM_ENGINE if card == LOCOMOTIVE else _landscape(card)
    glyph = 1.0 if card == LOCOMOTIVE else 1.25
    corners = [
        group(
            element("circle", r=9.0, class_="bl-card-corner"),
            element("path", d=shape, transform=f"scale({glyph})", class_="bl-card-glyph"),
            transform=f"translate({number(x)} {number(y)})",
        )
        for x, y in ((16, 16), (WIDTH - 16, HEIGHT - 16))
    ]
    parts = [
        title(card_name(card, language)),
        element("style", card_style("train", card=card)),
        frame(WIDTH, HEIGHT),
        element("defs", _window()),
        group(scene, clip_path="url(#window)"),
        rectangle(EDGE, WIDTH, HEIGHT, class_="bl-card-window"),
        *corners,
    ]
    kind = f"train bl-card-{card}"
    svg = card_svg(WIDTH, HEIGHT, kind, language, *parts, data_theme=theme, data_card=card)
    return with_prefix(svg, f"{prefix or f'bl-card-{card}'}-")


def _landscape(card: str) -> str:
    """Sky, sun, what stands on the horizon, and the rails."""
    sun = element(
        "path",
        d=SHAPES[CARD_PAINTS[card].shape],
        transform="translate(50 48)scale(4.6)",
        class_="bl-card-sun",
    )
    sky = element("rect", width=WIDTH, height=HEIGHT, class_="bl-card-sky")
    rays = element("path", d=_rays(), class_="bl-card-rays")
    ground = element("path", d="M0 96Q50 91 100 96V150H0Z", class_="bl-card-ground")
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
    bed = element("path", d="M47.6 95H52.4L82 150H18Z", class_="bl-card-ballast")
    sleepers = ""
    for step in range(9):
        depth = (step / 8) ** 1.9
        y, half, thick = 98 + 50 * depth, 2.6 + 27 * depth, 0.7 + 3.4 * depth
        across = number(2 * half)
        sleepers += f"M{number(50 - half)} {number(y)}h{across}v{number(thick)}h-{across}z"
    tracks = "M48.6 95L31 150h4.4L49.2 95ZM51.4 95L69 150h-4.4L50.8 95Z"
    return (
        bed
        + element("path", d=sleepers, class_="bl-card-sleepers")
        + element("path", d=tracks, class_="bl-card-rails")
    )


def train_cards() -> tuple[str, ...]:
    """The cards that have a face."""
    return (*COLORS, LOCOMOTIVE)


def card_svg(
    width: float, height: float, kind: str, language: Language, *parts: str, **values: str
) -> str:
    """A drawing of its own, whose rules are those of a kind of card."""
    body = element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_=f"bl-card bl-card-{kind}",
        lang=language,
        role="img",
        **values,
    )
    return body + "\n"


def frame(width: float, height: float, *, class_: str = "bl-card-face") -> str:
    """The edge of a card."""
    return element(
        "rect",
        x=0.8,
        y=0.8,
        width=width - 1.6,
        height=height - 1.6,
        rx=7.0,
        class_=class_,
    )


def rectangle(inset: float, width: float, height: float, *, class_: str | None) -> str:
    """A rectangle inside a card's edge."""
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
    pane = rectangle(EDGE, WIDTH, HEIGHT, class_=None)
    return element("clipPath", pane, id="window")


def wrapped(text: str, room: float, size: float) -> list[str]:
    """The text in as few lines as fit the room, and these as even as may be."""
    lines = _filled(text, room, size)
    while True:
        room *= 0.96
        narrower = _filled(text, room, size)
        if len(narrower) > len(lines) or any(text_width(line, size) > room for line in narrower):
            return lines
        lines = narrower


def _filled(text: str, room: float, size: float) -> list[str]:
    """The text in lines, each filled before the next is begun."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
