"""Databases of earlier versions, kept as they were, are carried along with all they hold."""

import sqlite3
from pathlib import Path

import pytest

from branchline.game.record import verify
from branchline.server import schema
from server.clients import Desk
from server.processes import ServerProcess, sqlite_in

DATA = Path(__file__).parent / "data"
OVER, PLAYING = "upd6rsi4yoy1", "i5adi060idde"
ADA = "vvNUdHWfiqqC8yjPqUDesCJNRLQBMzny"
EARLIER = sorted(DATA.glob("version-*.sql"))


def version(file: Path) -> int:
    with sqlite3.connect(file) as database:
        [(number,)] = database.execute("SELECT version FROM branchline")
    database.close()
    return number


def shape(file: Path) -> set[tuple[object, ...]]:
    """Every column of every table, and every column of every index."""
    with sqlite3.connect(file) as database:
        made = database.execute("SELECT type, name FROM sqlite_master").fetchall()
        found = {
            (kind, name, *part[1:4], part[5:])
            for kind, name in made
            for part in database.execute(f"PRAGMA {kind}_info({name})")
        }
    database.close()
    return found


@pytest.mark.parametrize("dump", EARLIER, ids=lambda path: path.stem)
def test_an_earlier_database_is_carried_along_with_its_games(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    database.close()
    assert version(file) == int(dump.stem.removeprefix("version-"))
    with ServerProcess(sqlite_in(tmp_path), tmp_path) as server, Desk(server.address) as desk:
        assert verify(desk.record(OVER)).result is not None
        assert [line["table"] for line in desk.call("GET", "/api/tables?phase=over")["tables"]] == [
            OVER
        ]
        table = desk.table(PLAYING, ADA)
        assert table["phase"] == "playing"
        assert table["awaited"] == [0, 1]
        desk.command(PLAYING, ADA, "say", preset="hello")
        assert server.stop() == 0
    assert version(file) == len(schema.STEPS)


@pytest.mark.parametrize("dump", EARLIER, ids=lambda path: path.stem)
def test_a_database_carried_along_has_the_shape_of_a_new_one(dump: Path, tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
    with sqlite3.connect(old / "tables.sqlite") as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    database.close()
    for folder in (old, new):
        with ServerProcess(sqlite_in(folder), folder) as server:
            assert server.stop() == 0
    assert shape(old / "tables.sqlite") == shape(new / "tables.sqlite")
