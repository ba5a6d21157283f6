"""The store: one schema, versions, and rows that are on disk once they are acknowledged."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.errors import CannotServe
from branchline.server import schema
from branchline.server.opening import open_database
from branchline.server.store import NewTable, Outline, Row, Store
from branchline.server.writer import NotStored
from server.processes import sqlite_in

OUTLINE = Outline("lobby", False, b"{}")
TABLE = NewTable("one", "europe", 2, True, b"{}", "nonce", b"invite", [b"token"], OUTLINE)


def row(number: int, entry: bytes = b"{}") -> Row:
    return Row(number, 1000 + number, 0, f"command {number}", entry)


def with_store(url: str, use: Callable[[Store], Awaitable[object]]) -> None:
    """Open a store, use it, close it."""

    async def run() -> None:
        store = Store(await open_database(url))
        store.writer.start()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def refusal(url: str) -> str:
    with pytest.raises(CannotServe) as error:
        with_store(url, lambda store: store.is_ready())
    return str(error.value)


def test_rows_are_there_after_closing(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.add_table(TABLE)
        assert await store.append("one", [row(1), row(2)], OUTLINE)

    async def read(store: Store) -> None:
        assert await store.rows("one") == [row(1), row(2)]
        assert await store.rows("one", after=1) == [row(2)]
        stored = await store.table("one")
        assert stored is not None
        assert stored.nonce == "nonce"

    with_store(sqlite_in(tmp_path), write)
    with_store(sqlite_in(tmp_path), read)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        taken = await asyncio.gather(
            *(store.append("one", [row(1, b'{"who":%d}' % who)], OUTLINE) for who in range(20))
        )
        assert taken.count(True) == 1
        assert len(await store.rows("one")) == 1

    with_store(sqlite_in(tmp_path), use)


def test_rows_of_one_command_are_stored_all_or_none(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        assert await store.append("one", [row(2)], OUTLINE)
        with pytest.raises(NotStored):
            await store.append("one", [row(1), row(2)], OUTLINE)
        assert await store.rows("one") == [row(2)]

    with_store(sqlite_in(tmp_path), use)


def test_many_who_wait_share_a_transaction(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        before = store.writer.commits
        await asyncio.gather(
            *(store.append("one", [row(number)], OUTLINE) for number in range(1, 101))
        )
        assert store.writer.commits - before <= 3
        assert len(await store.rows("one")) == 100

    with_store(sqlite_in(tmp_path), use)


def test_one_who_spoils_a_transaction_spoils_it_for_nobody_else(tmp_path: Path) -> None:
    async def spoil(connection: AsyncConnection) -> None:
        await connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        good = [store.append("one", [row(number)], OUTLINE) for number in (1, 2, 3)]
        *stored, spoilt = await asyncio.gather(
            *good, store.writer.do(spoil), return_exceptions=True
        )
        assert stored == [True, True, True]
        assert isinstance(spoilt, NotStored)

    with_store(sqlite_in(tmp_path), use)


def test_commits_reach_the_disk(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        async with store.database.writing.connect() as connection:
            journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        assert (journal, synchronous) == ("wal", 2)

    with_store(sqlite_in(tmp_path), use)


def test_a_full_disk_is_an_error_and_no_half_row(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        async with store.database.writing.connect() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        large = b'"' + b"x" * 100_000 + b'"'
        with pytest.raises(NotStored, match="full"):
            await store.append("one", [row(1, large)], OUTLINE)
        assert await store.rows("one") == []
        async with store.database.writing.connect() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        assert await store.append("one", [row(1, large)], OUTLINE)

    with_store(sqlite_in(tmp_path), use)


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    with_store(sqlite_in(tmp_path), lambda store: store.is_ready())
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE branchline SET version = 99")
    database.close()
    assert "version 99" in refusal(sqlite_in(tmp_path))
    assert "newer Branchline" in refusal(sqlite_in(tmp_path))


def test_an_older_database_is_carried_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(sqlite_in(tmp_path), lambda store: store.add_table(TABLE))
    later = schema.Table("later", schema.MetaData(), schema.Column("id", schema.Integer))
    monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, [schema.CreateTable(later)]])

    async def use(store: Store) -> None:
        assert await store.table("one") is not None
        async with store.database.reading.connect() as connection:
            assert (await connection.execute(text("SELECT * FROM later"))).all() == []
            assert (await connection.execute(text("SELECT version FROM branchline"))).all() == [
                (len(schema.STEPS),)
            ]

    with_store(sqlite_in(tmp_path), use)


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(sqlite_in(tmp_path), lambda store: store.add_table(TABLE))
    later = schema.Table("later", schema.MetaData(), schema.Column("id", schema.Integer))
    steps = [*schema.STEPS, [schema.CreateTable(later), schema.CreateTable(schema.log)]]
    monkeypatch.setattr(schema, "STEPS", steps)
    assert "already exists" in refusal(sqlite_in(tmp_path))
    monkeypatch.undo()

    async def use(store: Store) -> None:
        async with store.database.reading.connect() as connection:
            with pytest.raises(OperationalError, match="no such table"):
                await connection.execute(text("SELECT * FROM later"))

    with_store(sqlite_in(tmp_path), use)


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    assert "'recipes'" in refusal(sqlite_in(tmp_path))


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"not a database at all" * 500)
    assert "damaged" in refusal(sqlite_in(tmp_path))


def test_a_database_with_a_damaged_page_is_refused(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.add_table(TABLE)
        for number in range(1, 200):
            await store.append("one", [row(number, b'"' + b"x" * 500 + b'"')], OUTLINE)

    with_store(sqlite_in(tmp_path), write)
    file = tmp_path / "tables.sqlite"
    content = bytearray(file.read_bytes())
    content[20_000:24_000] = b"\xff" * 4_000
    file.write_bytes(content)
    assert "damaged" in refusal(sqlite_in(tmp_path))


def test_a_database_that_another_program_locks_is_refused(tmp_path: Path) -> None:
    with_store(sqlite_in(tmp_path), lambda store: store.is_ready())
    database = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    database.execute("BEGIN EXCLUSIVE")
    assert "locked by another program" in refusal(sqlite_in(tmp_path))
    database.close()


def test_a_database_in_use_by_another_server_is_refused(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(CannotServe, match="another server uses"):
            await open_database(sqlite_in(tmp_path))

    with_store(sqlite_in(tmp_path), use)
    with_store(sqlite_in(tmp_path), lambda store: store.is_ready())


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot open" in refusal(f"sqlite:///{tmp_path}/file/tables.sqlite")


def test_tables_where_nobody_begins_are_removed_after_a_while(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        await store.append("one", [row(1)], OUTLINE)
        assert await store.forget_lobbies(1000) == 0
        assert await store.forget_lobbies(1001) == 1
        assert await store.table("one") is None
        assert await store.rows("one") == []
        assert await store.player_hashes("one") == []

    with_store(sqlite_in(tmp_path), use)


def test_pages_of_a_list_leave_nothing_out(tmp_path: Path) -> None:
    """Though all changed in the same millisecond."""

    async def use(store: Store) -> None:
        names = [f"table{number:02}" for number in range(20)]
        for name in names:
            await store.add_table(msgspec.structs.replace(TABLE, id=name))
            await store.append(name, [row(1)], OUTLINE)
        found: list[str] = []
        mark = None
        while page := await store.listed("lobby", "europe", 2, mark, 3):
            found += [one.id for one in page]
            mark = page[-1].changed, page[-1].id
        assert found == names[::-1]

    with_store(sqlite_in(tmp_path), use)
