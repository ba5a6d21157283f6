"""How long a drawing takes and how large it is: the figures that `branchline bench` prints."""

import gzip
import time
from dataclasses import dataclass

from branchline.editions.edition import Edition
from branchline.render.board import draw_board
from branchline.render.layout import load_layout
from branchline.render.palette import SEAT_PAINTS
from branchline.render.position import Position

MOST_MILLISECONDS = 50
MOST_KILOBYTES = 400
MOST_KILOBYTES_GZIPPED = 100
REPEATS = 5


@dataclass(frozen=True, slots=True)
class DrawingFigures:
    """What drawing a full board of an edition costs."""

    edition: str
    milliseconds: float
    kilobytes: float
    kilobytes_gzipped: float


def full_position(edition: Edition) -> Position:
    """A board with a wagon on every space."""
    seats = min(edition.seats[1], len(SEAT_PAINTS))
    owners = {route.id: index % seats for index, route in enumerate(edition.routes)}
    names = tuple(f"Seat {seat + 1}" for seat in range(seats))
    return Position(seats=seats, names=names, owners=owners, points=(50,) * seats)


def measure_drawing(edition: Edition) -> DrawingFigures:
    """Draw a full board a few times; the layout is read beforehand, as a server would."""
    layout = load_layout(edition)
    position = full_position(edition)
    best = float("inf")
    svg = ""
    for _ in range(REPEATS):
        began = time.perf_counter()
        svg = draw_board(edition, layout=layout, position=position)
        best = min(best, time.perf_counter() - began)
    data = svg.encode()
    return DrawingFigures(
        edition.key, best * 1000, len(data) / 1000, len(gzip.compress(data, mtime=0)) / 1000
    )
