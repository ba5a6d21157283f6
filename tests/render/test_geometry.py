"""The geometry of every board: what is in the way, even, parallel, and large enough to hit."""

import json
import re
from dataclasses import replace
from itertools import pairwise
from math import dist
from pathlib import Path

import numpy as np
import pytest

from branchline.editions.edition import Edition
from branchline.editions.loading import edition, edition_keys
from branchline.render.geometry import (
    PARALLEL_HIT,
    SINGLE_HIT,
    Violation,
    crossings,
    distance_to,
    groups_of,
    hit_widths,
    hits,
    name_box,
    names_of,
    outside,
    overlap,
    overlaps,
    parallels,
    pixel,
    space_corners,
    track_distances,
    uneven,
    wagon_corners,
)
from branchline.render.layout import (
    BACKGROUND_FILE,
    FILE,
    LabelPlace,
    Layout,
    format_layout,
    load_layout,
)
from branchline.render.overrides import read_overrides
from branchline.render.plan import true_map
from branchline.render.slots import WAGON_CORNER, wagon_size
from branchline.render.soundness import violations
from branchline.render.spaces import SpacePlace, arc_length, room_needed, spaces_along
from branchline.render.text import text_ascent, text_width

TINY = Path(__file__).parents[1] / "data" / "tiny"
BOARDS = [*edition_keys(), str(TINY)]
MOST_BACKGROUND = 150_000
"""Bytes."""

boards = pytest.mark.parametrize("key", BOARDS, ids=[*edition_keys(), "tiny"])


def board(key: str) -> tuple[Edition, Layout]:
    one = edition(key)
    return one, load_layout(one)


# Every board.


@boards
def test_spaces_discs_and_names_keep_clear_of_each_other_in_every_language(key: str) -> None:
    assert not list(overlaps(*board(key)))


@boards
def test_nothing_leaves_the_frame(key: str) -> None:
    assert not list(outside(*board(key)))


@boards
def test_no_route_crosses_another_or_leads_over_a_foreign_city(key: str) -> None:
    assert not list(crossings(*board(key)))


@boards
def test_spaces_are_in_order_and_evenly_set_between_the_cities(key: str) -> None:
    assert not list(uneven(*board(key)))


@boards
def test_parallel_routes_run_side_by_side(key: str) -> None:
    assert not list(parallels(*board(key)))


@boards
def test_every_route_can_be_hit(key: str) -> None:
    one, layout = board(key)
    assert not list(hits(one, layout))
    widths = hit_widths(one, layout)
    for group in groups_of(one):
        least = SINGLE_HIT if len(group) == 1 else PARALLEL_HIT
        for route in group:
            assert widths[route.id] / pixel(layout) >= least
        for first, second in pairwise(group):
            apart = float(track_distances(layout, first.id, second.id).min())
            assert apart > (widths[first.id] + widths[second.id]) / 2


@boards
def test_every_route_leads_from_its_first_city_to_its_second(key: str) -> None:
    one, layout = board(key)
    widest = {
        route.id: (len(group) - 1) / 2 * 1.6 * layout.space_width
        for group in groups_of(one)
        for route in group
    }
    for route in one.routes:
        curve = layout.routes[route.id].curve
        for city, end in ((route.city_a, curve[0]), (route.city_b, curve[3])):
            place = layout.cities[city]
            assert dist(end, (place.x, place.y)) <= widest[route.id] + 0.2, route.id
        assert len(layout.routes[route.id].spaces) == route.length


@boards
def test_every_city_has_a_name_unless_the_board_names_it_not(key: str) -> None:
    one, layout = board(key)
    for city in one.cities:
        assert (layout.cities[city.id].label is None) == (not city.names.board)


def test_the_northern_maps_are_tall_and_the_others_wide() -> None:
    frames = {key: load_layout(edition(key)).frame for key in edition_keys()}
    tall = {key for key, frame in frames.items() if frame.height > frame.width}
    northern = {key for key in edition_keys() if min(c.latitude for c in edition(key).cities) > 50}
    assert tall == northern


@boards
def test_neighbours_keep_their_direction(key: str) -> None:
    """Of the pairs that a route joins, few may turn by more than a quarter of a right angle."""
    one, layout = board(key)
    turned = true_map(one, read_overrides(one).turn)
    flat = dict(zip([city.id for city in one.cities], turned, strict=True))
    turns: list[float] = []
    for group in groups_of(one):
        a, b = group[0].city_a, group[0].city_b
        here = np.array(
            [layout.cities[b].x - layout.cities[a].x, layout.cities[b].y - layout.cities[a].y]
        )
        there = flat[b] - flat[a]
        cosine = here @ there / np.hypot(*here) / np.hypot(*there)
        turns.append(float(np.degrees(np.arccos(np.clip(cosine, -1, 1)))))
    assert np.median(turns) < 12
    assert max(turns) < 65


# The files.


@pytest.mark.parametrize("key", edition_keys())
def test_a_layout_is_written_as_it_was_read(key: str) -> None:
    one, layout = board(key)
    assert one.folder is not None
    assert format_layout(layout) == one.folder.joinpath(FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("key", edition_keys())
def test_a_background_names_its_source_and_is_small(key: str) -> None:
    one, layout = board(key)
    assert one.folder is not None
    file = one.folder.joinpath(BACKGROUND_FILE)
    assert len(file.read_bytes()) <= MOST_BACKGROUND
    paths = json.loads(file.read_text(encoding="utf-8"))
    assert "Natural Earth" in paths["source"]
    assert paths["licence"] == "public domain"
    for layer in ("land", "lakes", "rivers"):
        assert re.fullmatch(r"(M-?[\d.]+ -?[\d.]+(l[-\d. ]+)?z?)+", paths[layer])
    assert layout.background.land == paths["land"]


def test_the_arctic_circle_parts_arctic_cities_from_the_others() -> None:
    crossed = 0
    for key in edition_keys():
        one, layout = board(key)
        path = layout.background.arctic_circle
        if not path:
            assert not any(city.arctic for city in one.cities)
            continue
        start, _, steps = path.removeprefix("M").partition("l")
        numbers = [float(word) for word in f"{start} {steps}".split()]
        line = np.cumsum(np.array(numbers).reshape(-1, 2), axis=0)
        for city in one.cities:
            place = layout.cities[city.id]
            at = float(np.interp(place.x, line[:, 0], line[:, 1]))
            assert (place.y < at) == city.arctic, city.id
            assert abs(at - place.y) > place.disc, city.id
        crossed += 1
    assert crossed == 2


# The measures themselves.


def europe() -> tuple[Edition, Layout]:
    return board(edition_keys()[1])


def kinds(found: list[Violation]) -> set[str]:
    return {violation.kind for violation in found}


def test_a_name_on_a_space_is_found() -> None:
    one, layout = europe()
    space = layout.routes["berlin-wien"].spaces[1]
    moved = replace(layout.cities["berlin"], label=LabelPlace(space.x, space.y, "middle"))
    wrong = replace(layout, cities={**layout.cities, "berlin": moved})
    found = kinds(violations(one, wrong))
    assert found == {"unsound-name-on-space", "unsound-line-through"}


def test_a_name_outside_and_a_name_on_a_name_are_found() -> None:
    one, layout = europe()
    berlin, wien = layout.cities["berlin"], layout.cities["wien"]
    assert wien.label is not None
    for label, kind in (
        (LabelPlace(-5, 40, "start"), "unsound-name-outside"),
        (wien.label, "unsound-names-overlap"),
    ):
        wrong = replace(layout, cities={**layout.cities, "berlin": replace(berlin, label=label)})
        assert kind in kinds(violations(one, wrong))


def test_a_long_translation_is_measured_too() -> None:
    one, layout = europe()
    names = replace(one.cities[4].names, fr="Une très longue traduction de Berlin, la ville")
    cities = (*one.cities[:4], replace(one.cities[4], names=names), *one.cities[5:])
    assert kinds(violations(replace(one, cities=cities), layout)) & {"unsound-name-on-space"}


def test_a_city_on_a_route_is_found() -> None:
    one, layout = europe()
    space = layout.routes["berlin-wien"].spaces[1]
    moved = replace(layout.cities["cadiz"], x=space.x, y=space.y)
    found = kinds(violations(one, replace(layout, cities={**layout.cities, "cadiz": moved})))
    assert {"unsound-space-on-disc", "unsound-leads-over"} <= found


def test_uneven_and_crossing_spaces_are_found() -> None:
    one, layout = europe()
    place = layout.routes["berlin-wien"]
    first, *rest = place.spaces
    shifted = replace(place, spaces=(replace(first, x=first.x + 9, y=first.y + 9), *rest))
    backwards = replace(place, spaces=place.spaces[::-1])
    for spaces, kind in ((shifted, "unsound-uneven"), (backwards, "unsound-order")):
        wrong = replace(layout, routes={**layout.routes, "berlin-wien": spaces})
        assert kind in kinds(violations(one, wrong))
    other = layout.routes["berlin-danzig"]
    covered = layout.routes["berlin-warszawa-2"].spaces
    middle = covered[1]
    down = tuple(SpacePlace(middle.x + 20, middle.y + step, 90) for step in (-50, -16, 16, 50))
    for spaces, kind in ((covered, "unsound-spaces-overlap"), (down, "unsound-crossing")):
        routes = {**layout.routes, "berlin-danzig": replace(other, spaces=spaces)}
        assert kind in kinds(violations(one, replace(layout, routes=routes)))


def test_tracks_that_part_or_touch_are_found() -> None:
    one, layout = europe()
    place = layout.routes["berlin-warszawa-1"]
    a, b, c, d = place.curve
    parting = replace(place, curve=(a, b, (c[0], c[1] - 60), d))
    wrong = replace(layout, routes={**layout.routes, "berlin-warszawa-1": parting})
    assert {"unsound-not-parallel", "unsound-not-beside"} <= kinds(violations(one, wrong))
    small = replace(layout, frame=replace(layout.frame, width=4 * layout.frame.width))
    assert "unsound-narrow" in kinds(violations(one, small))


def test_overlap_is_exact_for_turned_rectangles() -> None:
    _, layout = europe()
    half = layout.space_length / 2
    place = layout.routes["berlin-wien"]
    at_origin = replace(place, spaces=(SpacePlace(0, 0, 0), SpacePlace(2 * half - 1, 0, 0)))
    corners = space_corners(replace(layout, routes={"x": at_origin}), "x")
    assert overlap(corners[0], corners[1]) == pytest.approx(1)
    diagonal = replace(place, spaces=(SpacePlace(0, 0, 0), SpacePlace(half + 11, 17, 45)))
    corners = space_corners(replace(layout, routes={"x": diagonal}), "x")
    assert overlap(corners[0], corners[1]) < 0


def test_the_round_corners_of_wagons_are_cut_off() -> None:
    _, layout = europe()
    place = replace(layout.routes["berlin-wien"], spaces=(SpacePlace(0, 0, 0),))
    wagon = wagon_corners(replace(layout, routes={"x": place}), "x")[0]
    length, width = wagon_size(layout.space_length, layout.space_width)
    assert tuple(np.ptp(wagon, axis=0)) == pytest.approx((length, width))
    corner = np.array([length / 2, width / 2])
    assert distance_to(wagon, corner) == pytest.approx(WAGON_CORNER * (2**0.5 - 1))
    assert distance_to(wagon, np.zeros(2)) == 0
    assert distance_to(wagon, np.array([0, 20])) == pytest.approx(20 - width / 2)


def test_spaces_on_a_straight_line_have_equal_gaps_to_the_discs() -> None:
    curve = ((0.0, 0.0), (45.0, 0.0), (90.0, 0.0), (135.0, 0.0))
    spaces = spaces_along(curve, 3, length=30, discs=(8, 8))
    gap = (135 - 16 - 90) / 4
    assert [space.x for space in spaces] == pytest.approx([8 + gap + 15, 67.5, 135 - 8 - gap - 15])
    assert all(space.angle == pytest.approx(0) for space in spaces)
    assert arc_length(curve) == pytest.approx(135)
    assert room_needed(3, 30, (8, 8)) <= 135


def test_far_apart_cities_keep_the_spaces_together_in_the_middle() -> None:
    curve = ((0.0, 0.0), (0.0, 100.0), (0.0, 200.0), (0.0, 300.0))
    first, second = spaces_along(curve, 2, length=30, discs=(8, 8))
    assert first.y + second.y == pytest.approx(300)
    assert second.y - first.y < 52
    assert first.angle == pytest.approx(90)


def test_names_are_measured_by_the_font() -> None:
    assert text_width("Wien", 10) == pytest.approx((771 + 235 + 484 + 491) / 100)
    assert text_width("漢", 10) == 10
    assert text_ascent("Århus", 10) > text_ascent("Oslo", 10)
    box = name_box("Oslo", LabelPlace(100, 50, "end"), 10)
    assert box[2] == pytest.approx(100)
    assert box[0] == pytest.approx(100 - text_width("Oslo", 10))


def test_a_city_that_the_board_names_not_has_no_names() -> None:
    for key in edition_keys():
        for city in edition(key).cities:
            assert bool(names_of(city)) == bool(city.names.board)
