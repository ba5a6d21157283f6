"""The board during play: drawn in characters, as a picture in three ways, or as a file."""

import base64
import io
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from branchline.editions.edition import Language
from branchline.errors import MissingExtra
from branchline.game.aids import aids_of
from branchline.game.game import Game
from branchline.render.board import draw_board
from branchline.render.layout import load_layout
from branchline.terminal import board, pictures
from branchline.terminal.board import BoardScreen, cities_named, ways_in
from branchline.terminal.drawing import CITY, STATION, Drawing, around, extent, short_names, whole
from branchline.terminal.pictures import Way, send, way_of_terminal
from branchline.terminal.sixels import decode, sixels
from branchline.terminal.speaker import Speaker, plain
from branchline.terminal.symbols import LOST, SEATS, SYMBOLS
from branchline.text.catalogue import say
from pixels import decode as decode_otherwise
from terminal.pseudo import PseudoTerminal
from terminal.scripted import EDITIONS, LANGUAGES, Paper, random_game

MARKS = {symbol.mark for symbol in (*SYMBOLS.values(), *SEATS)} | {LOST}
SIZES = [(80, 18), (120, 34), (60, 18)]


def speaker_of(game: Game, language: Language = "en") -> Speaker:
    return Speaker(game.edition, [player.name for player in game.players], language, 0)


def drawing_of(game: Game, language: Language = "en") -> Drawing:
    return Drawing(game.view(0), load_layout(game.edition), speaker_of(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_short_names_tell_cities_apart(key: str, language: Language) -> None:
    game = Game(key, 2, seed="names")
    names = {city.id: city.names.in_language(language) for city in game.edition.cities}
    short = short_names(names)
    assert len({plain(name) for name in short.values()}) == len(names)
    assert all(names[city].startswith(name) for city, name in short.items())
    assert sum(len(name) == 3 for name in short.values()) > len(names) / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns_rows", SIZES)
@pytest.mark.parametrize("key", EDITIONS)
def test_the_whole_board_fits_the_width_and_names_every_city(
    key: str, columns_rows: tuple[int, int], language: Language
) -> None:
    columns, rows = columns_rows
    game = random_game(key, 3, "whole", 90)
    drawing = drawing_of(game, language)
    lines = drawing.lines(whole(drawing.layout, columns, rows), columns)
    text = "\n".join(line.plain for line in lines)
    assert max(line.cell_len for line in lines) <= columns
    named = [city.id for city in game.edition.cities if city.names.board]
    missing = [city for city in named if drawing.short[city] not in text]
    assert len(missing) <= (0 if columns >= 80 else 3), missing
    assert text.count(CITY) + text.count(STATION) == len(game.edition.cities)


@pytest.mark.parametrize("key", EDITIONS)
def test_from_near_by_every_space_is_a_sign_of_its_own(key: str) -> None:
    """Around each city, the signs are exactly those of the spaces within the window that no name
    hides: free ones by color, claimed ones by whoever holds them."""
    game = random_game(key, 2, "near", 120)
    drawing = drawing_of(game)
    drawing.names = drawing.short = dict.fromkeys(drawing.names, "")
    layout, view = drawing.layout, game.view(0)
    cells: set[tuple[int, int]] = set()
    for city in layout.cities:
        area = around(layout, [city], 80, 20)
        lines = drawing.lines(area, 80)
        shown = Counter(sign for line in lines for sign in line.plain if sign in MARKS)
        expected: Counter[str] = Counter()
        for route in game.edition.routes:
            owner = view.owners.get(route.id)
            for number, space in enumerate(layout.routes[route.id].spaces):
                across = round((space.x - area.x) / area.column + 79 / 2)
                down = round((space.y - area.y) / area.row + 19 / 2)
                if not (0 <= across < 80 and 0 <= down < 20):
                    continue
                cells.add((across, down))
                color = "locomotive" if number < route.locomotives else route.color
                sign = SYMBOLS[color].mark if owner is None else SEATS[owner].mark
                expected[LOST if route.id in view.closed_routes else sign] += 1
        assert shown == expected, city
    assert len(cells) > 100


def test_an_area_with_two_cities_shows_both_and_a_window_stays_on_the_board() -> None:
    game = random_game("europe", 2, "area", 60)
    drawing = drawing_of(game)
    for pair in (["lisboa", "moskva"], ["paris", "wien"], ["petrograd"], ["cadiz"]):
        area = around(drawing.layout, pair, 80, 20)
        text = "\n".join(line.plain for line in drawing.lines(area, 80))
        assert all(drawing.short[city] in text for city in pair)
        left, top, right, bottom = extent(drawing.layout)
        if area.row * 20 < bottom - top:
            assert area.y - 9.5 * area.row >= top - 1
            assert area.y + 9.5 * area.row <= bottom + 1
        assert left <= area.x <= right


def test_cities_of_tickets_stand_out() -> None:
    game = random_game("europe", 2, "wanted", 2)
    drawing = drawing_of(game)
    area = whole(drawing.layout, 80, 18)
    lines = drawing.lines(area, 80, ["paris"])
    reversed_text = "".join(
        line.plain[span.start : span.end]
        for line in lines
        for span in line.spans
        if "reverse" in str(span.style)
    )
    assert sorted(reversed_text) == sorted(CITY + "Par")


@pytest.mark.parametrize(
    ("text", "cities"),
    [("oslo", ["oslo"]), ("stock oslo", ["stockholm", "oslo"]), ("Oslo-Bergen", ["oslo", "bergen"]),
     ("nowhere", []), ("", [])],
)  # fmt: skip
def test_cities_are_named_one_or_two_at_a_time(text: str, cities: list[str]) -> None:
    game = Game("northern-lights", 2, seed="named")
    assert cities_named(text, speaker_of(game)) == cities


def shown(game: Game, text: str, *, width: int = 80, language: Language = "en") -> str:
    paper = Paper([], width)
    BoardScreen(paper).show(game.view(0), speaker_of(game, language), text)
    return paper.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_with_a_key(language: Language) -> None:
    game = random_game("europe", 2, "key", 60)
    text = shown(game, "", language=language)
    assert ("tunnel (underlined)" if language == "en" else "tunnel (souligné)") in text
    assert "Zoé" in text
    assert max(map(len, text.splitlines())) <= 80
    assert "xyz" in shown(game, "xyz", language=language)


def test_a_direction_moves_the_window() -> None:
    game = random_game("europe", 2, "moved", 60)
    paper = Paper([], 80)
    screen, speaker = BoardScreen(paper), speaker_of(game)
    screen.show(game.view(0), speaker, "paris")
    before = screen.area
    screen.show(game.view(0), speaker, "est")
    after = screen.area
    assert before
    assert after
    assert after.x == pytest.approx(before.x + 40 * before.column)
    assert after.y == before.y
    screen.show(game.view(0), speaker, "north")
    assert screen.area
    assert screen.area.y < after.y


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_narrow_window_or_when_asked_the_board_becomes_a_file(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(board, "open_file", lambda file: False)
    game = random_game("europe", 2, "file", 60)
    file = tmp_path / "branchline" / "boards" / "europe.svg"
    for text, width in (("svg", 80), ("", 30)):
        said = shown(game, text, width=width, language=language)
        assert str(file) in said.replace("\n", "")
        assert file.read_text().startswith("<svg")
        file.unlink()
    file.parent.rmdir()
    file.parent.write_text("in the way")
    assert ("cannot be" if language == "en" else "ne peut pas") in shown(
        game, "svg", language=language
    )


# Pictures.


@pytest.fixture(scope="module")
def png() -> bytes:
    from branchline.editions.loading import edition
    from branchline.render.board import draw_board
    from branchline.render.png import rasterise

    return rasterise(draw_board(edition("europe"), without=("scale", "legend")), "light", width=240)


def test_a_picture_is_read_as_others_read_it(png: bytes) -> None:
    assert (decode(png) == decode_otherwise(png)).all()


def test_sixels_show_the_picture(png: bytes) -> None:
    """Read back by the rules of sixels, every pixel has nearly its color."""
    pixels = decode(png)[:, :, :3]
    text = sixels(png)
    assert text.startswith("\x1bP0;1q")
    assert text.endswith("\x1b\\")
    height, width, _ = pixels.shape
    colors = {
        int(number): tuple(int(part) * 255 / 100 for part in parts.split(";"))
        for number, parts in re.findall(r"#(\d+);2;(\d+;\d+;\d+)", text)
    }
    assert len(colors) <= 256
    body = re.sub(r"#\d+;2;\d+;\d+;\d+", "", text.partition(f"{width};{height}")[2])[:-2]
    wrong = 0
    seen = 0
    for top, band in enumerate(body.split("-")):
        for row in filter(None, band.split("$")):
            number, signs = re.fullmatch(r"#(\d+)(.*)", row, re.DOTALL).groups()  # type: ignore[union-attr]
            x = 0
            for count, sign in re.findall(r"(?:!(\d+))?([?-~])", signs):
                bits = ord(sign) - 63
                for _ in range(int(count or 1)):
                    for bit in range(6):
                        if bits >> bit & 1:
                            far = abs(pixels[6 * top + bit, x] - colors[int(number)]).max()
                            wrong += far > 40
                            seen += 1
                    x += 1
            assert x == width
    assert seen == width * height
    assert wrong < seen / 100


def sent(png: bytes, way: Way) -> str:
    file = io.StringIO()
    send(png, way, file)
    return file.getvalue()


def test_kitty_gets_the_picture_in_pieces(png: bytes) -> None:
    pieces = re.findall(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\", sent(png, Way.KITTY))
    assert pieces[0][0].startswith("a=T,f=100")
    assert [keys.rpartition("m=")[2] for keys, _ in pieces] == ["1"] * (len(pieces) - 1) + ["0"]
    assert all(len(data) <= 4096 for _, data in pieces)
    assert base64.b64decode("".join(data for _, data in pieces)) == png


def test_iterm_gets_the_picture_whole(png: bytes) -> None:
    found = re.search(r"\x1b\]1337;File=inline=1;size=(\d+)[^:]*:([^\a]*)\a", sent(png, Way.ITERM))
    assert found
    assert int(found[1]) == len(png)
    assert base64.b64decode(found[2]) == png


@pytest.mark.parametrize(
    ("environment", "answer", "way"),
    [
        ({}, "\x1b_Gi=31;OK\x1b\\\x1b[?62;c", Way.KITTY),
        ({}, "\x1b[?62;4;22c", Way.SIXEL),
        ({}, "\x1b[?4;22c", None),  # a VT132, not a terminal with sixels
        ({}, "\x1b[?62;22c", None),
        ({}, "", None),
        ({"TERM_PROGRAM": "iTerm.app"}, "", Way.ITERM),
        ({"LC_TERMINAL": "iTerm2"}, "", Way.ITERM),
        ({"TERM_PROGRAM": "iTerm.app", "TMUX": "1"}, "\x1b[?1;2;4c", Way.SIXEL),
        ({"LC_TERMINAL": "iTerm2", "STY": "1"}, "\x1b[?1;2c", None),
        ({"BRANCHLINE_PICTURES": "none", "TERM_PROGRAM": "iTerm.app"}, "", None),
        ({"BRANCHLINE_PICTURES": "sixel"}, "", Way.SIXEL),
    ],
)
def test_a_terminal_says_how_it_shows_pictures(
    environment: dict[str, str], answer: str, way: Way | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "ask_terminal", lambda question: answer)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    assert way_of_terminal(environment) is way


def test_where_nobody_looks_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    monkeypatch.setattr(pictures, "ask_terminal", lambda question: pytest.fail("asked"))
    assert way_of_terminal({}) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "columns", "rows"), [("", 80, 24), ("", 120, 60), ("wien", 80, 24)]
)
def test_a_picture_fits_the_window_with_names_for_its_size(
    language: Language, text: str, columns: int, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names are made for the width that is shown, of a part for that of the whole board."""
    asked: list[int | None] = []
    shown: list[tuple[str, int]] = []

    def draw(*arguments: Any, pixels: int | None, **options: Any) -> str:
        asked.append(pixels)
        return draw_board(*arguments, pixels=pixels, **options)

    def rasterise(svg: str, theme: str, width: int) -> bytes:
        shown.append((svg, width))
        return b"a picture"

    monkeypatch.setattr(board, "draw_board", draw)
    monkeypatch.setattr("branchline.render.png.rasterise", rasterise)
    monkeypatch.setattr(board, "cell_size", lambda: (8, 17))
    paper = Paper(lambda prompt: "", width=columns, pages=True)
    monkeypatch.setattr(type(paper), "height", rows)
    screen = BoardScreen(paper)
    screen.way = Way.KITTY
    game = random_game("europe", 2, "picture", 40)
    screen.show(game.view(0), speaker_of(game, language), text)
    ((svg, width),) = shown
    wide, high = board.size_of(svg)
    assert width <= columns * 8
    assert width * high / wide <= (rows - board.BELOW) * 17 + 1
    whole_wide, _ = board.size_of(draw_board(game.edition, without=("scale", "legend")))
    assert asked[-1] == pytest.approx(width * whole_wide / wide, abs=1)
    assert say("board-key-ways", language).split(",")[0] in paper.text.replace("\n", " ")


def test_a_picture_points_out_the_ways_of_tickets() -> None:
    game = random_game("europe", 2, "ways", 60)
    view = game.view(0)
    aids = aids_of(view)
    ways = ways_in(view)
    missing = {route for aid in aids.tickets for route in aid.missing}
    assert missing
    assert set(ways.ticket) | set(ways.missing) >= missing
    assert not set(ways.ticket) & set(ways.missing)
    fresh = Game("europe", 2, seed="ways").view(0)
    assert set(ways_in(fresh).missing) == {
        route for aid in aids_of(fresh).offer for route in aid.missing
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_extra_the_board_is_drawn_in_characters(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*arguments: object, **options: object) -> bytes:
        raise MissingExtra("no resvg")

    monkeypatch.setattr("branchline.render.png.rasterise", missing)
    game, paper = random_game("europe", 2, "extra", 40), Paper(lambda prompt: "", pages=True)
    screen = BoardScreen(paper)
    screen.way = Way.KITTY
    screen.show(game.view(0), speaker_of(game, language), "")
    assert "pip install 'branchline[png]'" in paper.text
    assert CITY in paper.text
    screen.show(game.view(0), speaker_of(game, language), "")
    assert paper.text.count("pip install") == 1


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (b"\x1b_Gi=31;OK\x1b\\\x1b[?62;c", "\x1b_Ga=T,f=100"),
        (b"\x1b[?62;4c", "\x1bP0;1q"),
        (b"\x1b[?62;22c", CITY),
    ],
)
def test_at_a_real_terminal_the_board_comes_as_the_terminal_can(
    answer: bytes, expected: str, tmp_path: Path
) -> None:
    game = PseudoTerminal("play", "europe", "--seed", "a", home=tmp_path, answers=answer)
    game.read()
    game.type("all")
    game.type("board")
    game.type("b")
    assert expected in game.raw
    assert "Traceback" not in game.shown
    text = game.type("board vienna")
    assert expected in game.raw
    if expected == CITY:
        assert "Vienna" in text
    game.type("quit")
    game.type("y")
    assert game.end() == 0


def board_at(home: Path, answers: bytes) -> str:
    """What a terminal that answers so is sent for the board, codes included."""
    game = PseudoTerminal("play", "europe", "--seed", "a", home=home, answers=answers)
    game.read()
    game.type("all")
    game.type("board")
    game.type("quit")
    game.type("y")
    assert game.end() == 0
    return game.raw


def test_terminals_of_every_kind_are_sent_the_same_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taken from the bytes that a terminal reads: a whole picture, as large as the window lets it
    be, that is the same by all three ways."""
    for name in ("TMUX", "STY", "TERM_PROGRAM", "LC_TERMINAL", "BRANCHLINE_PICTURES"):
        monkeypatch.delenv(name, raising=False)
    by_kitty = board_at(tmp_path, b"\x1b_Gi=31;OK\x1b\\\x1b[?62;c")
    pieces = re.findall(r"\x1b_G(?:a=T,f=100,q=2,)?m=[01];([^\x1b]*)\x1b\\", by_kitty)
    png = base64.b64decode("".join(pieces), validate=True)
    height, width, channels = decode(png).shape
    assert (decode(png) == decode_otherwise(png)).all()
    assert channels == 4
    assert len(np.unique(decode(png).reshape(-1, 4), axis=0)) > 100, "a board has many colors"
    columns, rows = 80, 24
    across, down = pictures.USUAL_CELL
    assert width == columns * across or height >= (rows - board.BELOW) * down - 1
    assert width <= columns * across
    assert height <= (rows - board.BELOW) * down + 1
    by_sixels = board_at(tmp_path, b"\x1b[?62;4c")
    assert sixels(png) in by_sixels
    monkeypatch.setenv("TERM_PROGRAM", "iTerm.app")
    by_iterm = board_at(tmp_path, b"")
    (text,) = re.findall(r"\x1b\]1337;File=inline=1;size=\d+[^:]*:([^\a]*)\a", by_iterm)
    assert base64.b64decode(text, validate=True) == png
