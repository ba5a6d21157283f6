"""Claimed is claimed: at a glance a wagon differs from the free space below it, for every eye.

Boards are drawn and looked at from afar: what counts is the mean light of a disc of 9 units around
each space, on the empty board and on the board with a wagon there, as a distance in CAM02-UCS.
`PYTHONPATH=tests python tests/render/test_glance.py` prints the smallest distances of each theme.
"""

from functools import cache

import numpy as np
import pytest

from branchline.editions.edition import Edition
from branchline.editions.loading import edition, edition_keys
from branchline.render.board import draw_board
from branchline.render.layout import Layout, load_layout
from branchline.render.palette import SEAT_PAINTS, THEMES, Theme
from branchline.render.places import board_places
from branchline.render.png import rasterise
from branchline.render.position import EMPTY, Position
from pixels import SIGHTS, Floats, as_seen, decode, mean_color

RADIUS = 9.0
NORMAL_FLOOR, BLIND_FLOOR = 15.0, 12.0
SEATS = len(SEAT_PAINTS)


@cache
def sheet(key: str) -> tuple[Edition, Layout]:
    board = edition(key)
    return board, load_layout(board)


@cache
def glances(key: str, theme: Theme, shift: int | None) -> Floats:
    """The mean color of every space: of the empty board, or with one seat a route in turn."""
    board, layout = sheet(key)
    position = EMPTY if shift is None else position_with(board, shift)
    places = board_places(board, layout)
    left, top, right, _ = places.view
    svg = draw_board(
        board,
        layout=layout,
        position=position,
        theme=theme,
        without=("scale", "legend"),
    )
    picture = decode(rasterise(svg, theme, width=round(right - left)))
    return np.array(
        [
            mean_color(picture, space.x - left, space.y - top, RADIUS)
            for route in places.routes
            for space in route.spaces
        ]
    )


def position_with(board: Edition, shift: int) -> Position:
    """Every route claimed; routes that look alike go to the seats in turn."""
    seen: dict[object, int] = {}
    owners: dict[str, int] = {}
    for route in board.routes:
        looks = (route.color, route.tunnel, route.locomotives > 0)
        seen[looks] = seen.get(looks, -1) + 1
        owners[route.id] = (seen[looks] + shift) % SEATS
    return Position(seats=SEATS, owners=owners)


def distances(key: str, theme: Theme, shift: int, sight: str) -> Floats:
    """How much every space changes when its route is claimed."""
    free, claimed = (as_seen(glances(key, theme, at), sight) for at in (None, shift))
    return np.hypot.reduce(free - claimed, axis=1)


def too_near(key: str, theme: Theme, shift: int) -> list[str]:
    """The spaces where claimed looks like free to somebody."""
    board = edition(key)
    owners = position_with(board, shift).owners
    spaces = [
        f"{SEAT_PAINTS[owners[route.id]].color} on {route.color} {route.id}"
        for route in board.routes
        for _ in range(route.length)
    ]
    found: list[tuple[float, str]] = []
    for sight in SIGHTS:
        apart = distances(key, theme, shift, sight)
        floor = NORMAL_FLOOR if sight == "normal" else BLIND_FLOOR
        found += [(apart[i], f"{sight}: {spaces[i]}") for i in np.flatnonzero(apart < floor)]
    return [f"{apart:.1f} {what}" for apart, what in sorted(found)]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("key", edition_keys())
def test_a_wagon_differs_from_the_space_it_stands_on(key: str, theme: Theme) -> None:
    assert not too_near(key, theme, shift=0)


def test_a_wagon_differs_from_its_space_in_high_contrast() -> None:
    assert not too_near(edition_keys()[2], "contrast", shift=0)


@pytest.mark.soak
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", edition_keys())
def test_every_seat_differs_from_every_space(key: str, theme: Theme) -> None:
    for shift in range(SEATS):
        assert not too_near(key, theme, shift)


if __name__ == "__main__":
    for theme in THEMES:
        smallest = [
            min(
                distances(key, theme, shift, sight).min()
                for key in edition_keys()
                for shift in range(SEATS)
            )
            for sight in SIGHTS
        ]
        print(
            theme, *(f"{sight} {apart:.1f}" for sight, apart in zip(SIGHTS, smallest, strict=True))
        )
