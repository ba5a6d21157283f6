"""How routes come to their cities: near, with room for wagons, clear of names; cities on land."""

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from branchline.editions.edition import Edition
from branchline.editions.loading import edition, edition_keys
from branchline.render.geometry import TOUCHING, overlap, wagon_corners
from branchline.render.hubs import MOST_GAP, farthest_reach, hub_discs
from branchline.render.layout import LabelPlace, Layout, load_layout
from branchline.render.name_places import free_names
from branchline.render.soundness import FAR, far, gaps, struck_names, violations
from branchline.render.spaces import arc_length, spaces_along

TINY = Path(__file__).parents[1] / "data" / "tiny"
BOARDS = [*edition_keys(), str(TINY)]

boards = pytest.mark.parametrize("key", BOARDS, ids=[*edition_keys(), "tiny"])
shipped = pytest.mark.parametrize("key", edition_keys())


def board(key: str) -> tuple[Edition, Layout]:
    one = edition(key)
    return one, load_layout(one)


# Routes reach their cities.


@boards
def test_every_route_reaches_its_cities(key: str) -> None:
    """Twenty units at most from disc to space, at both ends of every route of every board."""
    one, layout = board(key)
    far_off = {
        route.id: gap for route in one.routes if (gap := max(gaps(layout, route))) > MOST_GAP
    }
    assert MOST_GAP == 20
    assert far_off == {}
    assert not list(far(one, layout))


@boards
def test_discs_are_alike_but_for_hubs(key: str) -> None:
    """A disc grows with its tracks from the ninth on; few do, and none beyond measure."""
    one, layout = board(key)
    wanted = hub_discs(one, layout.disc)
    assert {city: place.disc for city, place in layout.cities.items()} == wanted
    assert sum(disc > layout.disc for disc in wanted.values()) <= len(wanted) / 8
    assert max(wanted.values()) * 2 <= 1.6 * layout.space_length


@shipped
def test_spaces_lie_no_farther_apart_than_from_their_cities(key: str) -> None:
    """The room of a line goes to all gaps alike, until those between spaces are at their widest."""
    one, layout = board(key)
    for route in one.routes:
        total = arc_length(layout.routes[route.id].curve)
        count = route.length
        discs = layout.cities[route.city_a].disc + layout.cities[route.city_b].disc
        even = (total - discs - count * layout.space_length) / (count + 1)
        if even <= MOST_GAP:
            near, away = gaps(layout, route)
            assert near == pytest.approx(even, abs=4.5), route.id
            assert away == pytest.approx(even, abs=4.5), route.id


@pytest.mark.parametrize("discs", [(8.0, 8.0), (8.0, 14.0), (18.0, 10.0)])
def test_a_longer_line_would_leave_its_cities(discs: tuple[float, float]) -> None:
    reach = farthest_reach(3, 28, discs)
    straight = ((0.0, 0.0), (reach / 3, 0.0), (2 * reach / 3, 0.0), (reach, 0.0))
    first, _, last = spaces_along(straight, 3, length=28, discs=discs)
    assert first.x - 14 - discs[0] == pytest.approx(MOST_GAP)
    assert reach - last.x - 14 - discs[1] == pytest.approx(MOST_GAP)


def test_spaces_far_from_their_city_are_found() -> None:
    one, layout = board("europe")
    moved = replace(layout.cities["edinburgh"], y=layout.cities["edinburgh"].y - 40)
    wrong = replace(layout, cities={**layout.cities, "edinburgh": moved})
    found = {violation.first for violation in violations(one, wrong) if violation.kind == FAR}
    assert found == {"edinburgh-london-1", "edinburgh-london-2"}


# Room for wagons.


@boards
def test_wagons_of_different_routes_hardly_touch_on_a_full_board(key: str) -> None:
    one, layout = board(key)
    wagons = [(route.id, box) for route in one.routes for box in wagon_corners(layout, route.id)]
    centres = np.array([box.mean(axis=0) for _, box in wagons])
    apart = np.hypot(*(centres[:, None] - centres[None]).transpose(2, 0, 1))
    for i, j in np.argwhere(np.triu(apart < 40, 1)):
        (first, one_box), (second, other_box) = wagons[i], wagons[j]
        if first != second:
            assert overlap(one_box, other_box) <= TOUCHING, (first, second)


@boards
def test_wagons_of_one_route_stand_one_after_the_other(key: str) -> None:
    one, layout = board(key)
    for route in one.routes:
        centres = np.array([box.mean(axis=0) for box in wagon_corners(layout, route.id)])
        steps = np.hypot(*np.diff(centres, axis=0).T)
        assert (steps >= layout.space_length + 4).all(), route.id


# Names.


@boards
def test_no_line_runs_through_a_name_in_any_language(key: str) -> None:
    assert not list(struck_names(*board(key)))


def test_a_name_on_a_line_is_found_and_set_free() -> None:
    one, layout = board("europe")
    space = layout.routes["edinburgh-london-1"].spaces[0]
    place = layout.cities["edinburgh"]
    middle = LabelPlace((place.x + space.x) / 2, (place.y + space.y) / 2 + 4, "middle")
    moved = replace(place, label=middle)
    wrong = replace(layout, cities={**layout.cities, "edinburgh": moved})
    assert "edinburgh" in {violation.first for violation in struck_names(one, wrong)}
    assert free_names(one, wrong, ["edinburgh"]).cities["edinburgh"].label == middle
    mended = free_names(one, wrong, ())
    assert not violations(one, mended)
    assert {key for key, city in mended.cities.items() if city != wrong.cities[key]} == {
        "edinburgh"
    }


# Land.


def rings(path: str) -> list[np.ndarray]:
    """The closed rings of a path that begins with M and goes on in steps."""
    found: list[np.ndarray] = []
    for ring in path.split("z")[:-1]:
        numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", ring)]
        found.append(np.cumsum(np.array(numbers).reshape(-1, 2), axis=0))
    return found


def is_inside(x: float, y: float, path: str) -> bool:
    crossings = 0
    for ring in rings(path):
        (x1, y1), (x2, y2) = ring.T, np.roll(ring, -1, axis=0).T
        spans = (y1 > y) != (y2 > y)
        with np.errstate(divide="ignore", invalid="ignore"):
            at = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        crossings += int((spans & (x < at)).sum())
    return crossings % 2 == 1


@shipped
def test_every_city_stands_on_land(key: str) -> None:
    one, layout = board(key)
    for city in one.cities:
        place = layout.cities[city.id]
        assert is_inside(place.x, place.y, layout.background.land), city.id
        assert not is_inside(place.x, place.y, layout.background.lakes), city.id


def test_the_sea_is_no_land() -> None:
    _, layout = board("europe")
    start, end = layout.cities["palermo"], layout.cities["roma"]
    assert not is_inside((start.x + end.x) / 2, (start.y + end.y) / 2, layout.background.land)


@shipped
def test_small_maps_have_a_light_outline_of_the_same_land(key: str) -> None:
    one, layout = board(key)
    outline = layout.background.outline
    assert 500 < len(outline) < 12_000
    on_land = [is_inside(layout.cities[c.id].x, layout.cities[c.id].y, outline) for c in one.cities]
    assert np.mean(on_land) > 0.8
