"""Every color and shape that is drawn, in one table: cards, seats, and the two themes of the paper.

The cards' ten colors lie at least 18 apart (CAM02-UCS) and the seats' five at least 28, in normal
sight and under each kind of color blindness; shapes and roof patterns say the same a second time.
Pieces stand out from land and sea by their outline, not by their fill. Tests measure all this.
"""

from dataclasses import dataclass
from typing import Literal, get_args

from branchline.editions.edition import GRAY, LOCOMOTIVE

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)

DARK_INK = "#1c1a19"
LIGHT_INK = "#fdf9ee"


@dataclass(frozen=True, slots=True)
class Paint:
    """How a card, and every space that takes it, looks."""

    fill: str
    ink: str
    """The color of the shape on the fill."""
    shape: str
    """A name from `shapes.SHAPES`."""


CARD_PAINTS: dict[str, Paint] = {
    "purple": Paint("#7a3774", LIGHT_INK, "crescent"),
    "blue": Paint("#3361de", LIGHT_INK, "diamond"),
    "orange": Paint("#dc750d", DARK_INK, "hexagon"),
    "white": Paint("#faf8ea", DARK_INK, "circle"),
    "green": Paint("#57b280", DARK_INK, "cross"),
    "yellow": Paint("#f6c91e", DARK_INK, "star"),
    "black": Paint("#1c1a19", LIGHT_INK, "square"),
    "red": Paint("#b01c13", LIGHT_INK, "triangle"),
    LOCOMOTIVE: Paint("#b2dbfa", DARK_INK, "locomotive"),
    GRAY: Paint("#6e6c65", LIGHT_INK, "ring"),
}


@dataclass(frozen=True, slots=True)
class SeatPaint:
    """How the pieces of a seat look."""

    color: str
    """What the color is called."""
    fill: str
    ink: str
    """The color of the pattern on the fill."""
    pattern: str
    """A name from `pieces.ROOFS`."""


SEAT_PAINTS: tuple[SeatPaint, ...] = (
    SeatPaint("red", "#b8200e", LIGHT_INK, "ridge"),
    SeatPaint("green", "#4cc29f", DARK_INK, "bands"),
    SeatPaint("blue", "#184dab", LIGHT_INK, "vents"),
    SeatPaint("yellow", "#ffeb23", DARK_INK, "chevrons"),
    SeatPaint("black", "#0b0d0b", LIGHT_INK, "lattice"),
)

PAPERS: dict[Theme, dict[str, str]] = {
    "light": {
        "sea": "#bad3d3",
        "shore": "#cfe0da",
        "land": "#f4e5c4",
        "river": "#9dbfc3",
        "coast": "#9c8d6c",
        "grid": "#4f7f98",
        "ink": "#2b231d",
        "outline": "#2b231d",
        "halo": "#faf2de",
        "paper": "#faf2de",
        "edge": "#3a2e25",
        "scale": "#d9c79d",
        "accent": "#a5281b",
        "disc": "#fdf8ea",
        "faint": "#6b5d4b",
    },
    "dark": {
        "sea": "#1b2a31",
        "shore": "#243842",
        "land": "#413b30",
        "river": "#58737a",
        "coast": "#8b7d5f",
        "grid": "#7fa4b5",
        "ink": "#f6ecd6",
        "outline": "#f6ecd6",
        "halo": "#2b2721",
        "paper": "#2b2721",
        "edge": "#d8c9a6",
        "scale": "#6d6047",
        "accent": "#e0705a",
        "disc": "#f6ecd6",
        "faint": "#c3b594",
    },
}
"""The variables of a theme; `outline` keeps 3 : 1 to `land` and to `sea`."""


def variables(theme: Theme) -> dict[str, str]:
    """Every CSS variable of a drawing with its value."""
    values = {f"--{name}": value for name, value in PAPERS[theme].items()}
    for card, paint in CARD_PAINTS.items():
        values[f"--{card}"] = paint.fill
        values[f"--on-{card}"] = paint.ink
    for seat, paint in enumerate(SEAT_PAINTS):
        values[f"--seat-{seat}"] = paint.fill
        values[f"--on-seat-{seat}"] = paint.ink
    return values
