"""A drawing in parts, cropped to what matters, with names that can be read at every size."""

import xml.etree.ElementTree as ElementTree
from itertools import combinations

import msgspec
import numpy as np
import pytest

from branchline.editions.loading import edition, edition_keys
from branchline.errors import BadOption
from branchline.render.board import PARTS, draw_board
from branchline.render.geometry import Box
from branchline.render.layout import load_layout
from branchline.render.naming import LEAST_PIXELS, TABLET, size_for, tablet_size
from branchline.render.places import AROUND, BoardPlaces, CityAt, board_places
from branchline.render.png import rasterise
from branchline.render.scale import BAND
from branchline.render.signs import PLATE_FONT
from branchline.render.text import text_width
from pixels import decode

SVG = "{http://www.w3.org/2000/svg}"
NAMINGS = ("board", "en", "fr")
PHONE = 390
"""Pixels across a phone."""
FAR_OFF = 80.0
"""From a piece, in units of the layout."""
MOST_EMPTY = {
    "north-america": 0.23,
    "europe": 0.27,
    "nordic-countries": 0.28,
    "northern-lights": 0.22,
}
boards = pytest.mark.parametrize("key", edition_keys())


def view_box(svg: str) -> list[float]:
    return [float(word) for word in ElementTree.fromstring(svg).get("viewBox", "").split()]


def grown(city: CityAt, naming: str, size: float) -> Box:
    """The box of a name that has grown around its point."""
    assert city.name is not None
    left, top, right, bottom = city.name.boxes[naming]
    x, y = city.name.grows_from
    return (
        x + (left - x) * size,
        y + (top - y) * size,
        x + (right - x) * size,
        y + (bottom - y) * size,
    )


def overlap(one: Box, two: Box) -> bool:
    return (
        min(one[2], two[2]) - max(one[0], two[0]) > 0.2
        and min(one[3], two[3]) - max(one[1], two[1]) > 0.2
    )


def shown(places: BoardPlaces, naming: str, size: float) -> list[CityAt]:
    return [c for c in places.cities if c.name is not None and c.name.greatest[naming] >= size]


@boards
def test_every_part_can_be_left_out(key: str) -> None:
    """Names go with the map."""
    board = edition(key)
    for without in [(), *combinations(PARTS, 1), *combinations(PARTS, 2)]:
        svg = draw_board(board, without=without, embed_fonts=False)
        for part in PARTS:
            is_drawn = part not in without and not (part == "names" and "map" in without)
            assert (f'class="bl-{part}"' in svg) == is_drawn
    with pytest.raises(BadOption, match="map, scale, legend"):
        draw_board(board, without=PARTS)


@boards
def test_the_frame_is_cropped_to_what_matters(key: str) -> None:
    board = edition(key)
    places = board_places(board)
    left, top, right, bottom = places.view
    assert view_box(draw_board(board, without=("scale", "legend"))) == pytest.approx(
        [left, top, right - left, bottom - top]
    )
    assert view_box(draw_board(board, without=("legend",)))[2] > right - left + 2 * BAND
    points = [(space.x, space.y) for route in places.routes for space in route.spaces]
    points += [(city.x, city.y) for city in places.cities]
    boxes = [
        grown(city, naming, size)
        for city in places.cities
        if city.name
        for naming in NAMINGS
        for size in (1, tablet_size(load_layout(board)))
    ]
    points += [point for box in boxes for point in ((box[0], box[1]), (box[2], box[3]))]
    reach = AROUND + places.space[0]
    low, high = np.min(points, axis=0), np.max(points, axis=0)
    for gap in (low[0] - left, low[1] - top, right - high[0], bottom - high[1]):
        assert 0 <= gap <= reach


def empty_share(places: BoardPlaces) -> float:
    """The part of the view that lies farther than `FAR_OFF` from the middle of any piece."""
    left, top, right, bottom = places.view
    across, down = np.meshgrid(np.arange(left + 2, right, 4), np.arange(top + 2, bottom, 4))
    nearest = np.full(across.shape, np.inf)
    pieces = [(space.x, space.y) for route in places.routes for space in route.spaces]
    for x, y in [*pieces, *((city.x, city.y) for city in places.cities)]:
        np.minimum(nearest, (across - x) ** 2 + (down - y) ** 2, out=nearest)
    return float(np.mean(nearest > FAR_OFF**2))


@boards
def test_little_of_the_view_is_empty(key: str) -> None:
    """The tall map of the most routes was a third empty before it was turned."""
    assert empty_share(board_places(edition(key))) <= MOST_EMPTY[key]


def test_a_view_without_pieces_nearby_is_empty() -> None:
    places = board_places(edition(edition_keys()[1]))
    left, top, right, bottom = places.view
    wide = msgspec.structs.replace(places, view=(left, top, right + (right - left), bottom))
    assert empty_share(wide) > 0.5


@boards
@pytest.mark.parametrize("naming", NAMINGS)
def test_names_grow_without_meeting(key: str, naming: str) -> None:
    places = board_places(edition(key))
    left, top, right, bottom = places.view
    for size in (1.0, 1.3, 1.7, 2.2, 2.8, 4.0):
        names = shown(places, naming, size)
        boxes = [grown(city, naming, size) for city in names]
        assert min(box[0] for box in boxes) >= left
        assert min(box[1] for box in boxes) >= top
        assert max(box[2] for box in boxes) <= right
        assert max(box[3] for box in boxes) <= bottom
        assert not [
            (one.id, two.id)
            for (one, box), (two, other) in combinations(zip(names, boxes, strict=True), 2)
            if overlap(box, other)
        ]


@boards
def test_a_phone_shows_names_that_can_be_read_and_all_of_them_when_zoomed(key: str) -> None:
    places = board_places(edition(key))
    width = places.view[2] - places.view[0]
    named = [city for city in places.cities if city.name is not None]
    fitted = size_for(width, PHONE, places.font)
    assert fitted * places.font * PHONE / width >= LEAST_PIXELS - 1e-9
    assert len(shown(places, "board", fitted)) >= len(named) / 2
    zoomed = size_for(width / 3, PHONE, places.font)
    assert zoomed * places.font * PHONE / (width / 3) >= LEAST_PIXELS - 1e-9
    assert len(shown(places, "board", zoomed)) == len(named)


@boards
@pytest.mark.parametrize("naming", NAMINGS)
def test_a_tablet_shows_every_name(key: str, naming: str) -> None:
    """None is left out at the edge of the view or beside another."""
    places = board_places(edition(key))
    size = size_for(places.view[2] - places.view[0], TABLET, places.font)
    left_out = {city.id for city in places.cities if city.name} - {
        city.id for city in shown(places, naming, size)
    }
    assert left_out == set()


@boards
@pytest.mark.parametrize("naming", NAMINGS)
def test_a_phone_shows_a_legend_that_can_be_read(key: str, naming: str) -> None:
    """Its letters have the least size too, and it stays within the sheet."""
    board = edition(key)
    svg = draw_board(board, names=naming, without=("scale",), pixels=PHONE)
    _, _, width, _ = view_box(svg)
    root = ElementTree.fromstring(svg)
    strip = next(
        group for group in root.iter(f"{SVG}g") if group.find(f"{SVG}g[@class='bl-legend']")
    )
    scale = float(strip.get("transform", "").rpartition("scale(")[2].rstrip(")"))
    assert board_places(board).font * scale * PHONE / width >= LEAST_PIXELS * 0.99
    for line in strip.findall(f"{SVG}g/{SVG}text"):
        if line.get("class") is None:
            end = float(line.get("x", "")) + text_width(line.text or "", board_places(board).font)
            assert end * scale <= width


@boards
def test_signs_can_be_read_on_a_screen(key: str) -> None:
    """The whole sheet at 1280 pixels, the way `branchline board` draws it."""
    board = edition(key)
    _, _, width, height = view_box(draw_board(board))
    assert PLATE_FONT * 1280 / max(width, height) >= 9


def test_hubs_keep_their_names_first() -> None:
    places = board_places(edition(edition_keys()[1]))
    routes = [city for route in places.routes for city in (route.city_a, route.city_b)]
    ranked = {city.name.rank: city.id for city in places.cities if city.name is not None}
    degrees = [routes.count(ranked[rank]) for rank in sorted(ranked)]
    assert degrees == sorted(degrees, reverse=True)


@boards
def test_a_picture_of_a_width_has_that_width_and_larger_names(key: str) -> None:
    board = edition(key)
    svg = draw_board(board, without=("scale", "legend"), pixels=PHONE)
    picture = decode(rasterise(svg, "light", width=PHONE))
    assert picture.shape[1] == PHONE
    size = size_for(view_box(svg)[2], PHONE, board_places(board).font)
    assert f'style="--names:{size:.3g}"' in svg
    assert svg.count("<text") < draw_board(board, without=("scale", "legend")).count("<text")
