"""Every color and shape that is drawn, in one table: cards, seats, and the themes of the paper.

The cards' ten colors lie at least 18 apart (CAM02-UCS) and the seats' five at least 28, in normal
sight and under each kind of color blindness; shapes and roof patterns say the same a second time.
By day a free space is light and a wagon dark, by night the other way round, so that claimed differs
from free for every seat on every color, its own included. Tests measure all this.
"""

from dataclasses import dataclass
from typing import Literal, get_args

from branchline.editions.edition import GRAY, LOCOMOTIVE

Theme = Literal["light", "dark", "contrast"]
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
    SeatPaint("yellow", "#ffeb23", DARK_INK, "diamonds"),
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
        "hairline": "#766a53",
        "bore": "#4d4236",
        "bar-edge": "#b5aa94",
        "inlay": "#fffaf0",
        "halo": "#faf2de",
        "paper": "#faf2de",
        "edge": "#3a2e25",
        "scale": "#d9c79d",
        "accent": "#a5281b",
        "disc": "#fdf8ea",
        "faint": "#6b5d4b",
        "choice": "#cfe6ff",
        "focus": "#0b57a4",
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
        "hairline": "#968c74",
        "bore": "#948a76",
        "bar-edge": "#332e26",
        "inlay": "#332e26",
        "halo": "#2b2721",
        "paper": "#2b2721",
        "edge": "#d8c9a6",
        "scale": "#6d6047",
        "accent": "#e0705a",
        "disc": "#f6ecd6",
        "faint": "#c3b594",
        "choice": "#8cc4ff",
        "focus": "#8cc4ff",
    },
    "contrast": {
        "sea": "#e6f1f6",
        "shore": "#f2f8fa",
        "land": "#ffffff",
        "river": "#a9c3cf",
        "coast": "#5a6b72",
        "grid": "#1d4f6b",
        "ink": "#000000",
        "outline": "#000000",
        "hairline": "#000000",
        "bore": "#000000",
        "bar-edge": "#ffffff",
        "inlay": "#ffffff",
        "halo": "#ffffff",
        "paper": "#ffffff",
        "edge": "#000000",
        "scale": "#d8d8d8",
        "accent": "#7a0c02",
        "disc": "#ffffff",
        "faint": "#1f1f1f",
        "choice": "#9fd0ff",
        "focus": "#0033a0",
    },
}
"""The colors of a theme; `outline` and `hairline` keep 3 : 1 to `land` and to `sea`."""

SPACE_FILLS: dict[Theme, dict[str, str]] = {
    "light": {},
    "dark": {"white": "#ebe9dd"},
    "contrast": {},
}
"""Where a space differs from its card: by night, paper white would outshine the wagons."""

PIECES = {"rim": "#17120e", "lip": "#fdf6e3", "gold": "#ffd34d", "brown": "#6b4a12"}
"""The same in all themes: outline and light edge of a piece, and the two colors of a ticket."""

_BY_DAY = {
    "lip-grow": 0.0,
    "fill-grow": 1.6,
    "shadow": 1.0,
    "hair": 0.7,
    "bar-line": 0.5,
    "mark-line": 2.6,
    "ridge": 1.9,
    "bands": 3.2,
    "vents": 3.8,
    "diamonds": 1.4,
    "lattice": 1.0,
    "missing-edge": 0.0,
}
MEASURES: dict[Theme, dict[str, float]] = {
    "light": _BY_DAY,
    "dark": {
        **_BY_DAY,
        "lip-grow": 3.4,
        "fill-grow": 0.0,
        "bar-line": 1.7,
        "mark-line": 1.0,
        "ridge": 2.6,
        "bands": 2.2,
        "vents": 4.2,
        "diamonds": 0.2,
        "lattice": 1.6,
    },
    "contrast": {**_BY_DAY, "shadow": 0.0, "hair": 1.0, "bar-line": 1.0, "missing-edge": 29.0},
}
"""Sizes that a theme sets: how far the light edge and the fill of a piece reach outwards (by day
its dark outline is broad, by night its light edge), shadows, the lines around a slot, its
bar and its mark, the strokes of the roof patterns by name, and how broad the edge of what a ticket
lacks is."""


def variables(theme: Theme) -> dict[str, str]:
    """Every CSS variable of a card with its value."""
    values = {f"--{name}": value for name, value in PAPERS[theme].items()}
    for card, paint in CARD_PAINTS.items():
        values[f"--{card}"] = paint.fill
        values[f"--on-{card}"] = paint.ink
    for seat, paint in enumerate(SEAT_PAINTS):
        values[f"--seat-{seat}"] = paint.fill
        values[f"--on-seat-{seat}"] = paint.ink
    return values


def board_variables(theme: Theme) -> dict[str, str]:
    """Every CSS variable of a board with its value: those of cards, spaces and pieces."""
    values = variables(theme)
    values |= {f"--{card}": fill for card, fill in SPACE_FILLS[theme].items()}
    values |= {f"--{name}": value for name, value in PIECES.items()}
    values |= {f"--{name}": f"{value:g}" for name, value in MEASURES[theme].items()}
    return values
