"""The backs of cards: rails under a lamp for train cards, a ticket, and a medal for bonuses.

They look the same in both themes, as a deck of cards does by day and by night.
"""

from branchline.editions.edition import LOCOMOTIVE, Language
from branchline.render.card_style import card_style
from branchline.render.cards import EDGE, HEIGHT, WIDTH, card_svg, frame, rectangle
from branchline.render.palette import CARD_PAINTS
from branchline.render.shapes import SHAPES
from branchline.render.svg import element, group, number, title
from branchline.text.catalogue import say

TICKET = "M-27 -14H27V-6A6 6 0 0 0 27 6V14H-27V6A6 6 0 0 0 -27 -6Z"
STAR = "M0 -20L4.7 -6.5L19 -6.2L7.6 2.5L11.8 16.2L0 8L-11.8 16.2L-7.6 2.5L-19 -6.2L-4.7 -6.5Z"
BACKS = {"train": "card-back-train", "ticket": "card-back-ticket", "bonus": "card-back-bonus"}
"""By deck: the message that a screen reader says."""


def card_back(deck: str, *, language: Language = "en") -> str:
    """The back of a deck's cards: `train`, `ticket` or `bonus`."""
    picture = {"train": _train, "ticket": _ticket, "bonus": _bonus}[deck]()
    parts = [
        title(say(BACKS[deck], language)),
        element("style", card_style("back")),
        frame(WIDTH, HEIGHT, class_="bl-card-back-face"),
        rectangle(EDGE, WIDTH, HEIGHT, class_=f"bl-card-back-{deck}"),
        picture,
        rectangle(EDGE + 4, WIDTH, HEIGHT, class_="bl-card-gold-line"),
    ]
    return card_svg(WIDTH, HEIGHT, "back", language, *parts, data_back=deck)


def _train() -> str:
    """Rails that run to the horizon, and the locomotive's sign above them as a lamp."""
    sleepers = ""
    for step in range(8):
        depth = (step / 7) ** 1.7
        y, half, thick = 82 + 52 * depth, 5 + 24 * depth, 1 + 2.6 * depth
        across = number(2 * half)
        sleepers += f"M{number(50 - half)} {number(y)}h{across}v{number(thick)}h-{across}z"
    lamp = group(
        element("circle", r=21.0, class_="bl-card-lamp-ring"),
        element("circle", r=17.0, class_="bl-card-lamp-glass"),
        element(
            "path",
            d=SHAPES[CARD_PAINTS[LOCOMOTIVE].shape],
            transform="scale(2.3)",
            class_="bl-card-cream",
        ),
        transform="translate(50 46)",
    )
    rails = "M46.6 78L23 139h5L48.4 78ZM53.4 78L77 139h-5L51.6 78Z"
    return (
        element("path", d=sleepers, class_="bl-card-tie")
        + element("path", d=rails, class_="bl-card-gold")
        + lamp
    )


def _ticket() -> str:
    """A ticket askew, punched, with a tear line."""
    return group(
        element("path", d=TICKET, class_="bl-card-cream"),
        element("path", d="M10 -14V14", class_="bl-card-tear"),
        *(element("circle", cx=x, cy=0.0, r=2.6, class_="bl-card-punch") for x in (-16.0, -3.0)),
        transform="translate(50 75)rotate(-32)scale(1.15)",
    )


def _bonus() -> str:
    """A medal with a star on its ribbon."""
    return (
        element(
            "path",
            d="M38 84L30 124L41 117L50 126V92ZM62 84L70 124L59 117L50 126V92Z",
            class_="bl-card-ribbon",
        )
        + element("circle", cx=50.0, cy=64.0, r=29.0, class_="bl-card-cream")
        + element("circle", cx=50.0, cy=64.0, r=25.0, class_="bl-card-medal-rim")
        + element("path", d=STAR, transform="translate(50 65)scale(.95)", class_="bl-card-star")
    )
