"""Opening a database: SQLite with a commit that survives a power cut, or PostgreSQL."""

import fcntl
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from branchline.errors import CannotServe
from branchline.server.schema import migrate
from branchline.server.settings import POSTGRESQL, SQLITE

BUSY_MS = 2000
"""How long SQLite waits for somebody else's lock."""
CHECKED_BYTES = 64 << 20
"""A larger file is not read through at the start."""
READERS = 4
START_LOCK = 0x6272616E
"""The lock that processes on PostgreSQL take in turns at their start."""


@dataclass(slots=True)
class Database:
    """An open database: one engine to write, one to read; on PostgreSQL they are the same."""

    url: str
    writing: AsyncEngine
    reading: AsyncEngine
    lock: IO[bytes] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it at the same time."""
        return self.lock is None

    async def close(self) -> None:
        """Let go of it."""
        await self.writing.dispose()
        await self.reading.dispose()
        if self.lock:
            self.lock.close()


async def open_database(url: str) -> Database:
    """Open, create or carry along the database; raises `CannotServe` in words."""
    database = _open_file(url) if url.startswith(SQLITE) else _open_postgresql(url)
    try:
        async with database.writing.begin() as connection:
            if database.is_shared:
                await take_turns(connection)
            elif _file_of(url).stat().st_size < CHECKED_BYTES:
                found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
                if found != "ok":
                    raise CannotServe("error-database-damaged", {"file": _file_of(url)})
            await connection.run_sync(migrate)
    except CannotServe:
        await database.close()
        raise
    except (DBAPIError, OSError) as error:
        await database.close()
        raise _cannot(url, error) from None
    return database


async def take_turns(connection: AsyncConnection) -> None:
    """Wait on PostgreSQL until no other process is in the same place of its start."""
    await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({START_LOCK})")


def _file_of(url: str) -> Path:
    return Path(url.removeprefix(SQLITE))


def _open_file(url: str) -> Database:
    """SQLite: write-ahead log, every commit on the disk, one server at a time."""
    path = _file_of(url)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("ab")
    except OSError as error:
        raise CannotServe("error-database-file", {"file": path, "why": error}) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise CannotServe("error-database-used", {"file": path}) from None
    address = f"sqlite+aiosqlite:///{path}"
    writing = create_async_engine(address, pool_size=1, max_overflow=0, hide_parameters=True)
    reading = create_async_engine(address, pool_size=READERS, max_overflow=0, hide_parameters=True)
    for engine, begin in ((writing, "BEGIN IMMEDIATE"), (reading, "BEGIN")):
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _beginning(begin))
    return Database(url, writing, reading, lock)


def _prepare(connection: Any, _: object) -> None:
    """Transactions begin when we say so, and not when Python's sqlite3 guesses."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _beginning(statement: str) -> Callable[[Connection], object]:
    def begin(connection: Connection) -> object:
        return connection.exec_driver_sql(statement)

    return begin


def _open_postgresql(url: str) -> Database:
    address = f"postgresql+asyncpg://{url.removeprefix(POSTGRESQL)}"
    try:
        engine = create_async_engine(
            address, pool_size=READERS * 2, pool_pre_ping=True, hide_parameters=True
        )
    except Exception:
        raise CannotServe("error-database-url", {}) from None
    return Database(url, engine, engine)


def _cannot(url: str, error: Exception) -> CannotServe:
    """What went wrong; a URL's password is not repeated."""
    why = str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
    if not url.startswith(SQLITE):
        return CannotServe("error-postgresql", {"why": why})
    path = _file_of(url)
    if "locked" in why:
        return CannotServe("error-database-locked", {"file": path})
    if "not a database" in why or "malformed" in why:
        return CannotServe("error-no-database", {"file": path})
    return CannotServe("error-database-open", {"file": path, "why": why})
