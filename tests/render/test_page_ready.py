"""What a page needs of a board: things to hit, layers to fill, pieces to place, names and roles."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from math import dist

import msgspec
import numpy as np
import pytest

from branchline.editions.edition import CARDS
from branchline.editions.loading import edition, edition_keys
from branchline.render.board import draw_board
from branchline.render.cards import train_card
from branchline.render.geometry import SINGLE_HIT, name_box, names_of, pixel
from branchline.render.hits import STEPS
from branchline.render.layers import STROKES, Highlights
from branchline.render.layout import load_layout
from branchline.render.palette import SEAT_PAINTS, THEMES, board_variables
from branchline.render.places import BoardPlaces, board_places
from branchline.render.position import Position
from branchline.render.slots import bore_width
from branchline.render.spaces import points_on
from branchline.render.station_spots import REACH

SVG = "{http://www.w3.org/2000/svg}"
ROUNDED = 0.3
"""Lines are sampled and their numbers rounded: what that may amount to."""
boards = pytest.mark.parametrize("key", edition_keys())


def drawn(key: str, **options: object) -> ElementTree.Element:
    svg = draw_board(edition(key), prefix="x", **options)  # type: ignore[arg-type]
    return ElementTree.fromstring(svg)


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [item for item in root.iter() if name in item.get("class", "").split()]


# Hits.


def distances(places: BoardPlaces, points: np.ndarray) -> np.ndarray:
    """From every point to the line of every route."""
    found: list[np.ndarray] = []
    for route in places.routes:
        line = points_on(route.line, np.linspace(0, 1, 200))
        found.append(np.hypot(*(points[:, None] - line[None]).transpose(2, 0, 1)).min(axis=1))
    return np.stack(found, axis=1)


@boards
def test_the_nearest_line_is_hit(key: str) -> None:
    """Strokes are painted one over the other: the topmost around a point is the one hit."""
    places = board_places(edition(key))
    rng = np.random.default_rng(7)
    left, top, right, bottom = places.view
    points = rng.uniform((left, top), (right, bottom), (600, 2))
    apart = distances(places, points)
    order = {route.id: index for index, route in enumerate(places.routes)}
    (layer,) = of_class(drawn(key), "bl-hits")
    hit = np.full(len(points), -1)
    for ring in layer:
        for stroke in ring:
            route = order[stroke.get("data-hit", "")]
            hit[apart[:, route] <= float(ring.get("stroke-width", 0)) / 2] = route
    widths = np.array([route.hit_width for route in places.routes])
    step = widths.max() / STEPS / 2
    within = apart <= widths / 2 - ROUNDED
    met = 0
    for point in range(len(points)):
        if not within[point].any():
            assert hit[point] == -1 or apart[point, hit[point]] <= widths[hit[point]] / 2 + ROUNDED
            continue
        nearest = np.where(within[point], apart[point], np.inf).min()
        assert apart[point, hit[point]] <= nearest + step + ROUNDED
        met += within[point].sum() > 1
    assert met > 5, "points within reach of two lines were tried"


@boards
def test_hit_areas_are_wide_and_lie_below_all_spaces(key: str) -> None:
    board = edition(key)
    layout = load_layout(board)
    root = drawn(key)
    (layer,) = of_class(root, "bl-hits")
    kinds = [item.get("class", "") for item in of_class(root, "bl-map")[0]]
    assert kinds.index("bl-hits") < kinds.index("bl-routes") < kinds.index("bl-cities")
    assert {stroke.get("data-hit") for ring in layer for stroke in ring} == {
        route.id for route in board.routes
    }
    widest = max(float(ring.get("stroke-width", 0)) for ring in layer)
    assert widest >= SINGLE_HIT * pixel(layout) - 0.1
    places = board_places(board)
    shown = max(places.view[2] - places.view[0], places.view[3] - places.view[1])
    assert widest * 1280 / shown >= SINGLE_HIT


# Layers and symbols.


@boards
def test_an_empty_board_has_all_layers_and_all_seats_pieces(key: str) -> None:
    root = drawn(key)
    layers = {item.get("data-layer"): len(item) for item in of_class(root, "bl-layer")}
    assert layers == dict.fromkeys([*STROKES, "ghost"], 0)
    symbols = {item.get("id", "") for item in root.iter(f"{SVG}symbol")}
    for seat in range(len(SEAT_PAINTS)):
        assert {f"x-{piece}-{seat}" for piece in ("wagon", "station", "marker")} <= symbols
    for symbol in root.iter(f"{SVG}symbol"):
        seat = symbol.get("id", "")[-1]
        if seat.isdigit():
            body = ElementTree.tostring(symbol, "unicode")
            assert f"var(--seat-{seat})" in body
            assert f"var(--on-seat-{seat})" in body


def test_highlights_are_lines_of_routes_and_ghosts_are_wagons() -> None:
    key = edition_keys()[1]
    first, second, third, *_ = (route for route in edition(key).routes if route.length > 2)
    highlights = Highlights(
        last=(first.id,), ticket=(second.id,), missing=(third.id,), ghosts={third.id: 4}
    )
    root = drawn(key, highlights=highlights)
    layers = {item.get("data-layer"): item for item in of_class(root, "bl-layer")}
    for name, route in (("last", first), ("ticket", second), ("missing", third)):
        assert [use.get("class") for use in layers[name]] == list(STROKES[name])
        assert {use.get("href") for use in layers[name]} == {f"#x-line-{route.id}"}
    assert len(layers["choice"]) == 0
    wagons = [use.get("href") for use in layers["ghost"].iter(f"{SVG}use")]
    assert wagons.count("#x-wagon-4") == third.length
    rules = "".join(style.text or "" for style in root.iter(f"{SVG}style"))
    for classes in STROKES.values():
        for name in classes:
            assert f".{name}{{" in rules


# One page, many drawings.


def test_ids_and_classes_of_boards_and_cards_do_not_collide() -> None:
    drawings = [draw_board(edition(key)) for key in edition_keys()]
    drawings.append(draw_board(edition(edition_keys()[0]), prefix="second"))
    ids = [name for svg in drawings for name in re.findall(r' id="([^"]+)"', svg)]
    assert len(ids) == len(set(ids))
    cards = [train_card(card) for card in CARDS]
    assert not set(ids) & {name for svg in cards for name in re.findall(r' id="([^"]+)"', svg)}
    for svg in drawings:
        root = ElementTree.fromstring(svg)
        classes = {name for item in root.iter() for name in item.get("class", "").split()}
        assert all(name.startswith("bl-") for name in classes)
        rules = re.sub(r"@font-face\{[^}]*\}", "", root.findtext(f"{SVG}style") or "")
        for selectors in re.findall(r"([^{}]+)\{", rules):
            for selector in selectors.split(","):
                assert selector.startswith(".bl-"), selector


def test_one_file_holds_all_themes() -> None:
    for first in THEMES:
        svg = draw_board(edition(edition_keys()[0]), theme=first, embed_fonts=False)
        root = ElementTree.fromstring(svg)
        assert root.get("data-theme") == first
        rules = root.findtext(f"{SVG}style") or ""
        start = re.search(r"\.bl-board\{([^}]*)\}", rules)
        assert start is not None
        for theme in THEMES:
            found = re.search(rf'\.bl-board\[data-theme="{theme}"\]\{{([^}}]*)\}}', rules)
            declared = f"{start[1]};{found[1] if found else ''}"
            values = dict(pair.split(":") for pair in declared.split(";") if pair)
            assert values.pop("--names") == "1"
            assert values == board_variables(theme)
        used = set(re.findall(r"var\((--[\w-]+)\)", svg)) - {"--names"}
        assert used <= set(board_variables(first))


@boards
def test_board_and_routes_have_roles_and_names(key: str) -> None:
    for naming, word in (("en", "Board"), ("fr", "Plateau")):
        root = drawn(key, names=naming)
        assert root.get("role") == "group"
        assert root.get("aria-label", "").startswith(word)
        for item in [*of_class(root, "bl-route"), *of_class(root, "bl-city")]:
            assert item.get("role") == "img"
            assert item.find(f"{SVG}title") is not None


# Geometry as data.


@boards
def test_places_are_json_and_say_where_everything_is_drawn(key: str) -> None:
    board = edition(key)
    places = board_places(board)
    assert msgspec.json.decode(msgspec.json.encode(places), type=BoardPlaces) == places
    root = drawn(key)
    spaces = {
        item.get("data-route"): [space.get("transform") for space in of_class(item, "bl-space")]
        for item in of_class(root, "bl-route")
    }
    for route in places.routes:
        assert [f"translate({s.x:g} {s.y:g})" for s in route.spaces] == spaces[route.id]
        line = points_on(route.line, np.linspace(0, 1, 100))
        assert min(dist(route.centre, point) for point in line) < 3
        assert len(route.hit) == len(route.spaces) + 2
        assert all(one != two for one, two in pairwise(route.hit))
    layout = load_layout(board)
    for city in places.cities:
        place = layout.cities[city.id]
        assert (city.x, city.y) == (place.x, place.y)
        assert (city.name is None) == (place.label is None)


# Stations and tunnels.


def test_a_station_stands_beside_its_disc_and_on_no_name() -> None:
    seen = 0
    for key in edition_keys():
        board = edition(key)
        layout = load_layout(board)
        places = board_places(board, layout)
        boxes = [
            name_box(name, label, layout.font)
            for city in board.cities
            if (label := layout.cities[city.id].label) is not None
            for name in names_of(city)
        ]
        for city in places.cities:
            assert (city.station is not None) == (board.rules.stations > 0)
            if city.station is None:
                continue
            seen += 1
            x, y = city.station
            for left, top, right, bottom in boxes:
                near = (min(max(x, left), right), min(max(y, top), bottom))
                assert dist((x, y), near) >= REACH - 0.6, city.id
            for other in places.cities:
                assert dist((x, y), (other.x, other.y)) >= REACH + other.disc - 0.6, city.id
            others = [c.station for c in places.cities if c.station and c is not city]
            assert all(dist((x, y), other) >= 2 * REACH - 0.6 for other in others), city.id
    assert seen > 40


def test_a_station_is_drawn_at_its_place() -> None:
    key = edition_keys()[1]
    board = edition(key)
    places = board_places(board)
    position = Position(5, stations={city.id: i % 5 for i, city in enumerate(board.cities)})
    root = drawn(key, position=position)
    drawn_at = [use.get("transform") for use in of_class(root, "bl-station")]
    assert drawn_at == [
        f"translate({c.station[0]:g} {c.station[1]:g})" for c in places.cities if c.station
    ]


@boards
def test_tunnels_do_not_touch_their_twins(key: str) -> None:
    places = board_places(edition(key))
    tunnels = [route.id for route in edition(key).routes if route.tunnel]
    spaces = {route.id: [(s.x, s.y) for s in route.spaces] for route in places.routes}
    ends = {route.id: {route.city_a, route.city_b} for route in places.routes}
    for tunnel in tunnels:
        for twin, cities in ends.items():
            if twin != tunnel and cities == ends[tunnel]:
                apart = min(dist(a, b) for a in spaces[tunnel] for b in spaces[twin])
                assert apart >= bore_width(places.space[1]) + 0.4


@boards
def test_a_drawing_for_a_page_says_where_stations_stand_and_how_large_names_are(key: str) -> None:
    places = board_places(edition(key))
    page = drawn(key, embed_fonts=False)
    assert page.get("data-font") == f"{places.font:g}"
    spots = {
        city.get("data-city"): city.get("data-station-at") for city in of_class(page, "bl-city")
    }
    for city in places.cities:
        told = spots[city.id]
        assert (told is None) == (city.station is None)
        if told and city.station:
            assert tuple(map(float, told.split())) == pytest.approx(city.station, abs=0.06)
    alone = ElementTree.tostring(drawn(key), "unicode")
    assert "data-font" not in alone
    assert "data-station-at" not in alone
