"""A small picture of a board: a few kilobytes, and still the same board."""

import gzip
import re
from xml.etree import ElementTree

import pytest

from branchline.editions.loading import edition
from branchline.render.board import draw_board
from branchline.render.palette import SEAT_PAINTS, THEMES, Theme, board_variables
from branchline.render.places import board_places
from branchline.render.position import Position
from branchline.render.thumbnail import coarse, outline, outline_paints, thumbnail

EDITIONS = ("north-america", "europe", "nordic-countries", "northern-lights")
SVG = "{http://www.w3.org/2000/svg}"


def test_a_coarse_path_keeps_its_shape_and_drops_trembling() -> None:
    assert coarse("M10.2 10.4l.3 .2 .4 -.3 20.1 0 0 15.2z") == "M10 10l21 0 0 16z"
    assert coarse("M1 1l40 0M5 5l.2 .2z") == "M1 1l40 0", "what is smaller than a step is gone"
    assert coarse("M0 0L10 0L10 .5L20 5L0 20z") == "M0 0l10 0 10 5 -20 15z"


def test_a_ring_that_ends_where_it_begins_keeps_its_far_side() -> None:
    assert coarse("M0 0L50 0L50 50L0 50L0 0z") == "M0 0l50 0 0 50 -50 0 0 -50z"


def test_steps_do_not_add_up_to_an_error() -> None:
    steps = " ".join(f"3.4 {5 * (-1) ** step}" for step in range(100))
    assert sum(int(x) for x in coarse(f"M0 0l{steps}").split("l")[1].split()[::2]) == 340


@pytest.mark.parametrize("key", EDITIONS)
def test_a_picture_is_light_and_has_every_space(key: str) -> None:
    one = edition(key)
    drawn = draw_board(one, without=("scale", "legend", "names"), embed_fonts=False)
    owners = {route.id: at % 2 for at, route in enumerate(one.routes) if at % 3}
    small = thumbnail(one, Position(seats=2, owners=owners))
    assert len(gzip.compress(small.encode())) < 9_000
    root = ElementTree.fromstring(small)
    whole = ElementTree.fromstring(drawn).get("viewBox") or ""
    assert root.get("viewBox") == " ".join(str(round(float(part))) for part in whole.split())
    spaces = {place.id: len(place.spaces) for place in board_places(one).routes}
    paths = {
        group.get("id"): "".join(path.get("d", "") for path in group)
        for group in root.iter(f"{SVG}g")
    }
    claimed = sum(number for route, number in spaces.items() if route in owners)
    assert paths["wagons"].count("M") == claimed
    assert paths["slots"].count("M") == sum(spaces.values()) - claimed
    assert paths["cities"].count("M") == len(one.cities)


def test_a_wagon_stands_where_its_space_is_in_its_seats_color() -> None:
    one = edition("europe")
    place = board_places(one).routes[0]
    small = thumbnail(one, Position(seats=5, owners={place.id: 4}))
    wagons = re.search(r'<path d="([^"]*)" color="([^"]*)"/></g></defs><use href="#wagons"', small)
    assert wagons
    path, color = wagons.groups()
    assert color == SEAT_PAINTS[4].fill
    for (left, top, x, y), space in zip(
        re.findall(r"M(-?\d+) (-?\d+)l(-?\d+) (-?\d+)", path), place.spaces, strict=True
    ):
        middle = (int(left) + int(x) / 2) / 2, (int(top) + int(y) / 2) / 2
        assert middle == pytest.approx((space.x, space.y), abs=1)


@pytest.mark.parametrize("key", EDITIONS)
def test_an_outline_is_the_map_and_nothing_on_it(key: str) -> None:
    one = edition(key)
    drawn = outline(one)
    assert len(gzip.compress(drawn.encode())) < 4_000
    assert ElementTree.fromstring(drawn).get("viewBox") == ElementTree.fromstring(
        thumbnail(one)
    ).get("viewBox")
    assert drawn.count("<style>") == 1, "where the page puts the colors"
    assert "#slots" not in drawn
    assert "#cities" not in drawn


@pytest.mark.parametrize("theme", THEMES)
def test_an_outline_has_all_its_colors_from_a_theme(theme: Theme) -> None:
    paints = outline_paints(theme)
    assert f"--sea:{board_variables(theme)['--sea']};" in paints
    asked = set(
        re.findall(r"[:\"]var\((--[a-z]+)\)", outline(edition("europe")).split("</style>")[1])
    )
    assert asked == set(re.findall(r"--[a-z]+(?=:)", paints))


def test_stations_are_shown() -> None:
    small = thumbnail(edition("europe"), Position(seats=2, stations={"paris": 1}))
    assert f'color="{SEAT_PAINTS[1].fill}"/></g></defs><use href="#stations"' in small
