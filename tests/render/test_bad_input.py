"""Drawing refuses what cannot be drawn, says why in one line, and writes nothing."""

import builtins
import shutil
from pathlib import Path

import pytest

from branchline.cli.board import board
from branchline.editions.loading import load_edition
from branchline.errors import (
    BadEdition,
    BadOption,
    BadRecord,
    BranchlineError,
    CannotWrite,
    MissingExtra,
    StaleRecord,
)
from branchline.game.game import Game
from branchline.game.record import record_of
from branchline.render.layout import format_layout, load_layout
from pixels import decode

TINY = Path(__file__).parents[1] / "data" / "tiny"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the small edition that a test may spoil."""
    return Path(shutil.copytree(TINY, tmp_path / "edition"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game on the small edition."""
    game = Game(str(TINY), 2, seed="drawn")
    for _ in range(12):
        game.decide(game.decisions()[0])
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_of(game).to_json() + b"\n")
    return path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def refused(error: type[BranchlineError], tmp_path: Path, *words: str, **arguments: object) -> None:
    target = tmp_path / "out.svg"
    arguments.setdefault("svg", target)
    with pytest.raises(error) as caught:
        board(**arguments)  # type: ignore[arg-type]
    message = str(caught.value)
    for word in words:
        assert word in message
    assert "\n" not in message
    assert not list(tmp_path.glob("out.*"))


def test_a_city_without_coordinates(folder: Path, tmp_path: Path) -> None:
    change(folder / "cities.csv", "63.0,12.5", ",12.5")
    refused(BadEdition, tmp_path, "cities.csv row 5", "latitude", edition=str(folder))


def test_a_route_too_long_to_fit(folder: Path, tmp_path: Path) -> None:
    layout = load_layout(load_edition(folder))
    (folder / "layout.toml").write_text(format_layout(layout), encoding="utf-8")
    board(str(folder), svg=tmp_path / "fine.svg")
    change(folder / "edition.toml", "3 = 4 }", "3 = 4, 9 = 30 }")
    change(folder / "routes.csv", "cedar,elm,yellow,1", "cedar,elm,yellow,9")
    words = ("layout.toml", "cedar-elm-1", "too short", "9 spaces")
    refused(BadEdition, tmp_path, *words, edition=str(folder))


def test_a_record_of_another_edition(record: Path, tmp_path: Path) -> None:
    refused(BadRecord, tmp_path, "line 1", "tiny", "europe", edition="europe", record=record)


def test_a_record_of_other_data(record: Path, folder: Path, tmp_path: Path) -> None:
    change(folder / "tickets.csv", "ash,elm,3", "ash,elm,4")
    refused(BadRecord, tmp_path, "line 1", "hash", edition=str(folder), record=record)
    assert issubclass(StaleRecord, BadRecord)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("hello\n")
    refused(BadRecord, tmp_path, "notes.txt, line 1", edition=str(TINY), record=path)
    missing = tmp_path / "missing.jsonl"
    refused(BadRecord, tmp_path, "missing.jsonl", edition=str(TINY), record=missing)


def test_a_moment_or_a_game_that_the_record_has_not(record: Path, tmp_path: Path) -> None:
    for at in (-1, 9999):
        refused(BadOption, tmp_path, "--at", str(at), edition=str(TINY), record=record, at=at)
    refused(BadOption, tmp_path, "1 games", edition=str(TINY), record=record, game=2)
    refused(BadOption, tmp_path, "--record", edition=str(TINY), at=1)


def test_every_moment_of_a_record_can_be_drawn(record: Path, tmp_path: Path) -> None:
    for at in (0, 1, 2, 3, None):
        board(str(TINY), svg=tmp_path / "fine.svg", record=record, at=at)
        assert (tmp_path / "fine.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_width_that_no_picture_has(tmp_path: Path) -> None:
    refused(BadOption, tmp_path, "--png", edition=str(TINY), width=390)
    for width in (0, 10**6):
        picture = {"png": tmp_path / "out.png", "width": width}
        refused(BadOption, tmp_path, "--width", str(width), edition=str(TINY), **picture)


def test_a_drawing_without_any_part(tmp_path: Path) -> None:
    for parts in (["map", "scale", "legend"], ["map", "scale", "legend", "names"]):
        refused(BadOption, tmp_path, "but not all", edition=str(TINY), without=parts)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    refused(CannotWrite, tmp_path, "nowhere", edition=str(TINY), svg=tmp_path / "nowhere" / "a.svg")
    both = {"svg": tmp_path / "out.svg", "png": tmp_path / "nowhere" / "out.png"}
    pytest.importorskip("resvg_py")
    refused(CannotWrite, tmp_path, "nowhere", edition=str(TINY), **both)


def test_a_picture_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import branchline.render.png as png

    def fail(name: str) -> object:
        raise builtins.ImportError(name)

    monkeypatch.setattr(png, "import_module", fail)
    refused(MissingExtra, tmp_path, "branchline[png]", edition=str(TINY), png=tmp_path / "out.png")


def test_a_picture_with_the_extra(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    board(str(TINY), png=tmp_path / "fine.png", theme="dark")
    assert (tmp_path / "fine.png").read_bytes().startswith(b"\x89PNG")
    assert not (tmp_path / "tiny.svg").exists()
    board(str(TINY), png=tmp_path / "small.png", width=123, without=["scale", "legend"])
    assert decode((tmp_path / "small.png").read_bytes()).shape[1] == 123
