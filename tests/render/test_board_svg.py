"""What a drawing of a board holds: every route, space and city, under the ids of the record format.

The drawings themselves are stored as an outline each (`snapshots/`): what is drawn where, a line a
thing, and a hash of the whole. After a change that is meant, look at the boards and renew them with
`python tests/render/test_board_svg.py`.
"""

import gzip
import hashlib
import random
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from branchline.editions.edition import CARDS, Edition, Language
from branchline.editions.loading import edition, edition_keys
from branchline.game.game import Game
from branchline.render.board import draw_board
from branchline.render.cards import train_card
from branchline.render.layout import load_layout
from branchline.render.palette import THEMES, Theme
from branchline.render.position import EMPTY, Position, position_of
from branchline.render.scale import CELLS
from branchline.text.catalogue import say

TINY = str(Path(__file__).parents[1] / "data" / "tiny")
BOARDS = [*edition_keys(), TINY]
IDS = [*edition_keys(), "tiny"]
SNAPSHOTS = Path(__file__).parent / "snapshots"
PICTURES = Path(__file__).parents[2] / "docs" / "boards"
SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 400_000
MOST_BYTES_GZIPPED = 100_000
MOST_BYTES_WITHOUT_FONTS = 40_000
"""Gzipped."""
PREFIX = "x"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [item for item in root.iter() if f"bl-{name}" in item.get("class", "").split()]


def drawn(board: Edition, **options: object) -> ElementTree.Element:
    """The drawing of a board whose ids begin with `x-`."""
    return parsed(draw_board(board, prefix=PREFIX, **options))  # type: ignore[arg-type]


def used_in(item: ElementTree.Element) -> list[str]:
    """The names of the drawings that are used there."""
    uses = item.iter(f"{SVG}use")
    return [use.get("href", "").removeprefix(f"#{PREFIX}-") for use in uses]


def title_of(item: ElementTree.Element) -> str:
    return item.findtext(f"{SVG}title") or ""


def some_position(board: Edition) -> Position:
    """Pieces of every seat, without playing: every third route, and stations if there are any."""
    seats = board.seats[1]
    owners = {route.id: index % seats for index, route in enumerate(board.routes) if index % 3 == 0}
    stations = {city.id: index for index, city in enumerate(board.cities[:seats])}
    return Position(
        seats=seats,
        names=tuple(f"Player {seat + 1}" for seat in range(seats)),
        owners=owners,
        stations=stations if board.rules.stations else {},
        points=tuple(7 * seat + 95 for seat in range(seats)),
        closed=frozenset({board.routes[1].id}),
    )


def outline(svg: str) -> str:
    """A drawing as text: a line for the sheet and for each route, city and marker."""
    root = parsed(svg)
    lines = [f"sheet {root.get('viewBox')} sha256 {hashlib.sha256(svg.encode()).hexdigest()}"]
    for route in of_class(root, "route"):
        if not route.get("data-route"):
            continue
        facts = " ".join(
            f"{name.removeprefix('data-')}={value}"
            for name, value in route.attrib.items()
            if name.startswith("data-")
        )
        places = " ".join(
            f"{space.get('transform')}[{','.join(used_in(space))}]"
            for space in of_class(route, "space")
        )
        lines.append(f"route {facts} {places}")
    names = {name.get("data-city"): name for name in of_class(root, "name")}
    for city in of_class(root, "city"):
        name = names.get(city.get("data-city"))
        label = "" if name is None else f"{name.text} at {name.get('x')} {name.get('y')}"
        disc = next(item for item in city if item.tag == f"{SVG}circle")
        lines.append(f"city {city.get('data-city')} {disc.get('cx')} {disc.get('cy')} {label}")
    lines += [
        f"marker {marker.get('data-seat')} {marker.get('data-points')}"
        for marker in of_class(root, "marker")
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("key", BOARDS, ids=IDS)
def test_every_route_and_space_is_drawn_under_its_id(key: str) -> None:
    board = edition(key)
    items = {item.get("data-route"): item for item in of_class(drawn(board), "route")}
    assert list(items) == [route.id for route in board.routes]
    for route in board.routes:
        item = items[route.id]
        assert item.tag == f"{SVG}g"
        assert (item.get("data-a"), item.get("data-b")) == (route.city_a, route.city_b)
        assert item.get("data-color") == route.color
        assert item.get("data-length") == str(route.length)
        assert item.get("data-tunnel") == ("true" if route.tunnel else None)
        assert int(item.get("data-locomotives", 0)) == route.locomotives
        assert int(item.get("data-draw-bonus", 0)) == route.draw_bonus
        assert int(item.get("data-exchange", 0)) == route.exchange
        assert len([child for child in item if child.get("class") == "bl-space"]) == route.length


@pytest.mark.parametrize("key", BOARDS, ids=IDS)
@pytest.mark.parametrize("names", ["board", "en", "fr"])
def test_every_city_has_a_disc_and_real_text(key: str, names: str) -> None:
    board = edition(key)
    layout = load_layout(board)
    root = drawn(board, names=names)
    cities = {item.get("data-city"): item for item in of_class(root, "city")}
    texts = {item.get("data-city"): item.text for item in of_class(root, "name")}
    assert list(cities) == [city.id for city in board.cities]
    for city in board.cities:
        assert cities[city.id].find(f"{SVG}circle") is not None
        if layout.cities[city.id].label is None:
            assert city.id not in texts
        else:
            assert texts[city.id] == city.names.in_language(names)


@pytest.mark.parametrize("key", BOARDS, ids=IDS)
def test_every_space_shows_its_color_and_signs(key: str) -> None:
    board = edition(key)
    items = {item.get("data-route"): item for item in of_class(drawn(board), "route")}
    for route in board.routes:
        used = used_in(items[route.id])
        assert used.count("mark-locomotive") == route.locomotives
        assert used.count(f"draw-{route.draw_bonus}") == (route.draw_bonus > 0)
        assert used.count(f"exchange-{route.exchange}") == (route.exchange > 0)
        assert used.count("tunnel") == (route.length if route.tunnel else 0)
        signs = route.locomotives + (route.draw_bonus > 0) + (route.exchange > 0)
        assert used.count(f"mark-{route.color}") == max(route.length - signs, 0)


@pytest.mark.parametrize("key", BOARDS, ids=IDS)
def test_the_signs_that_are_used_are_defined_and_explained(key: str) -> None:
    board = edition(key)
    root = drawn(board)
    ids = [item.get("id") for item in root.iter() if item.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"{PREFIX}-{name}" for name in used_in(root)} <= set(ids)
    (legend,) = of_class(root, "legend")
    shown = {name for item in of_class(root, "space") for name in used_in(item)}
    shown |= {name for item in of_class(root, "city") for name in used_in(item)}
    assert {name for name in shown if not name.startswith("draw-")} <= set(used_in(legend))
    texts = [text.text for text in legend.iter(f"{SVG}text")]
    expected = {
        "board-sign-ferry": any(route.locomotives for route in board.routes),
        "board-key-tunnel": any(route.tunnel for route in board.routes),
        "board-sign-draw": any(route.draw_bonus for route in board.routes),
        "board-sign-station": board.rules.stations > 0,
        "board-capital": any(bonus.kind == "capital_tickets" for bonus in board.bonuses),
        "board-arctic-city": any(bonus.kind.startswith("arctic") for bonus in board.bonuses),
    }
    for key_, is_expected in expected.items():
        assert (say(key_, "en") in texts) == is_expected, key_


@pytest.mark.parametrize("key", BOARDS, ids=IDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_legend_says_what_every_length_is_worth(key: str, language: Language) -> None:
    board = edition(key)
    (table,) = of_class(drawn(board, names=language), "points-table")
    texts = [text.text for text in table.iter(f"{SVG}text")]
    lengths = sorted({route.length for route in board.routes})
    cells = [text for length in lengths for text in (str(length), str(board.rules.points[length]))]
    assert texts == [
        say("board-lengths", language),
        say("board-points", language),
        *cells,
    ]


def test_cities_show_what_bonuses_count_about_them() -> None:
    marked = 0
    for key in BOARDS:
        board = edition(key)
        root = drawn(board)
        kinds = {bonus.kind for bonus in board.bonuses}
        asks = bool(kinds & {"countries", "country_routes"})
        flags = {name for name in used_in(root) if name.startswith("flag-")}
        assert len(flags) == (len({city.country for city in board.cities}) if asks else 0)
        arctic = bool(kinds & {"arctic_tickets", "arctic_routes"})
        if load_layout(board).background.arctic_circle:
            assert bool(of_class(root, "arctic")) == arctic
        items = {item.get("data-city"): item for item in of_class(root, "city")}
        for city in board.cities:
            is_capital = "capital_tickets" in kinds and city.capital
            assert ("capital" in used_in(items[city.id])) == is_capital
            assert ("arctic-city" in used_in(items[city.id])) == (arctic and city.arctic)
            said = title_of(items[city.id]).split(", ")
            assert ("capital" in said) == is_capital
            marked += is_capital
    assert marked > 3


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("names", ["board", "en", "fr"])
def test_a_page_may_name_the_halts_that_the_board_leaves_out(
    names: str, language: Language
) -> None:
    board = edition("northern-lights")
    halts = {city.id: city.names for city in board.cities if not city.names.board}
    assert halts
    assert not of_class(drawn(board, names=names), "halt")
    root = drawn(board, names=names, language=language, embed_fonts=False)
    spoken = language if names == "board" else names
    texts = {item.get("data-city"): item.text for item in of_class(root, "halt")}
    assert texts == {city: named.in_language(spoken) for city, named in halts.items()}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_route_is_a_sentence_for_screen_readers(language: str) -> None:
    board = edition(TINY)
    position = Position(
        2, ("Ada", "Bo"), {"ash-birch-1": 1}, {}, (0, 1), frozenset({"ash-birch-2"})
    )
    root = drawn(board, position=position, names=language)
    said = {item.get("data-route"): title_of(item) for item in of_class(root, "route")}
    expected = {
        "en": {
            "ash-birch-1": "Route Ash to Birch, 1 space, red, claimed by Bo",
            "ash-birch-2": "Route Ash to Birch, 1 space, blue, closed",
            "ash-cedar": "Route Ash to Cedar, 2 spaces, gray, tunnel, free",
            "birch-elm": "Route Birch to Elm, 2 spaces, gray, ferry with 1 locomotive, free",
            "elm-fir": "Route Elm to Fir, 2 spaces, black, draws 1 card on claiming, free",
        },
        "fr": {
            "ash-birch-1": "Route Frêne – Bouleau, 1 espace, rouge, prise par Bo",
            "ash-birch-2": "Route Frêne – Bouleau, 1 espace, bleue, fermée",
            "elm-fir": "Route Orme – Sapin, 2 espaces, noire, fait piocher 1 carte, libre",
        },
    }[language]
    for route, sentence in expected.items():
        assert said[route] == sentence


@pytest.mark.parametrize("key", BOARDS, ids=IDS)
def test_a_position_shows_wagons_stations_markers_and_closed_tracks(key: str) -> None:
    board = edition(key)
    position = some_position(board)
    root = drawn(board, position=position)
    for item in of_class(root, "route"):
        name = item.get("data-route", "")
        owner = position.owners.get(name)
        assert item.get("data-owner") == (None if owner is None else str(owner))
        wagons = [name for piece in of_class(item, "wagon") for name in used_in(piece)]
        expected = int(item.get("data-length", 0)) if owner is not None else 0
        assert wagons == ["shadow", f"wagon-{owner}"] * expected
        classes = item.get("class", "").split()
        assert ("bl-closed" in classes) == (name in position.closed)
        assert ("bl-claimed" in classes) == (owner is not None)
    stations = {
        item.get("data-city"): int(item.get("data-station", 0))
        for item in of_class(root, "city")
        if item.get("data-station")
    }
    assert stations == position.stations
    markers = of_class(root, "marker")
    assert [int(item.get("data-points", "")) for item in markers] == list(position.points)


def test_a_game_gives_the_position_that_everybody_sees() -> None:
    """R-ALL-CLM-3: with two seats the second track of a taken pair is closed."""
    game = Game(TINY, ["Ada", "Bo"], seed="a position")
    rng = random.Random(3)
    while not game.is_over:
        view, position = game.view(), position_of(game)
        assert position.owners == view.owners
        assert position.stations == view.stations
        assert position.points == tuple(seat.points for seat in view.seats)
        taken = {"ash-birch-1", "ash-birch-2"} & set(position.owners)
        assert len({"ash-birch-1", "ash-birch-2"} & position.closed) == len(taken)
        game.decide(rng.choice(game.decisions()))
    assert game.result
    assert position_of(game).points == tuple(score.total for score in game.result.scores)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", BOARDS, ids=IDS)
def test_a_drawing_is_small_and_the_same_every_time(key: str, theme: Theme) -> None:
    board = edition(key)
    position = some_position(board)
    svg = draw_board(board, position=position, theme=theme)
    assert svg == draw_board(board, position=position, theme=theme)
    assert len(svg.encode()) <= MOST_BYTES
    assert len(gzip.compress(svg.encode(), mtime=0)) <= MOST_BYTES_GZIPPED
    for shown in (EMPTY, position):
        bare = draw_board(board, position=shown, theme=theme, embed_fonts=False)
        assert len(gzip.compress(bare.encode(), mtime=0)) <= MOST_BYTES_WITHOUT_FONTS


def test_the_scale_has_a_hundred_cells_and_says_how_often_it_was_gone_round() -> None:
    board = edition(TINY)
    points = (7, CELLS + 7, 2 * CELLS + 89, -11)
    position = Position(4, ("A", "B", "C", "D"), points=points)
    markers = of_class(drawn(board, position=position), "marker")
    places = {next(item.iter(f"{SVG}use")).get("transform") for item in markers}
    assert len(places) == len(points)
    assert [item.get("data-laps") for item in markers] == [None, "1", "2", "-1"]
    assert [item.findtext(f".//{SVG}text") for item in markers] == [None, "+100", "+200", "−100"]
    assert title_of(markers[3]) == "D: −11"


def snapshots() -> dict[str, str]:
    """The outline of every board that we ship, empty and with pieces."""
    found: dict[str, str] = {}
    for key in edition_keys():
        board = edition(key)
        found[f"{key}.txt"] = outline(draw_board(board, prefix=PREFIX))
        found[f"{key}-position.txt"] = outline(
            draw_board(
                board, position=some_position(board), theme="dark", names="fr", prefix=PREFIX
            )
        )
    return found


@pytest.mark.parametrize(
    "name", [f"{key}{kind}.txt" for key in edition_keys() for kind in ("", "-position")]
)
def test_boards_look_as_they_did(name: str) -> None:
    stored = (SNAPSHOTS / name).read_text(encoding="utf-8")
    if snapshots_once()[name] != stored:
        ours, theirs = snapshots_once()[name].splitlines(), stored.splitlines()
        different = [line for line in ours if line not in theirs][:5]
        pytest.fail(f"{name} changed; look at the board and renew it. First lines: {different}")


_made: dict[str, str] = {}


def snapshots_once() -> dict[str, str]:
    if not _made:
        _made.update(snapshots())
    return _made


def test_the_documents_show_the_boards_as_they_are() -> None:
    """`python tools/draw_docs.py docs/boards` renews them."""
    for key in edition_keys():
        assert (PICTURES / f"{key}.svg").read_text(encoding="utf-8") == draw_board(edition(key))
    for card in CARDS:
        shown = (PICTURES / "cards" / f"{card}.svg").read_text(encoding="utf-8")
        assert shown == train_card(card)


if __name__ == "__main__":
    SNAPSHOTS.mkdir(exist_ok=True)
    for name, text in snapshots().items():
        (SNAPSHOTS / name).write_text(text, encoding="utf-8")


def test_a_legend_of_endless_names_ends() -> None:
    """Each name in a line of its own is as narrow as it gets."""
    board = edition("europe")
    position = Position(seats=2, names=("<b>Ada</b>" * 30, "Bo" * 200), points=(1, 2))
    drawn = draw_board(board, position=position, embed_fonts=False)
    assert "<b>Ada" not in drawn
    assert "Bo" * 200 in drawn
