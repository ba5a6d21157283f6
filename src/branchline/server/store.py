"""The store: tables, players and logs in the database. It knows rows, not rules."""

import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, bindparam, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.server.opening import Database
from branchline.server.refusals import Refused
from branchline.server.schema import claims, links, log, players, tables, webhooks
from branchline.server.writer import DATABASE_ERRORS, NotStored, Writer

Value = TypeVar("Value")
logger = logging.getLogger(__name__)
NO_DATABASE = "server-no-database"
"""Why something is refused while the database does not answer."""
NEWS = "branchline_news"
"""The channel on which processes tell each other of new rows."""


class Row(msgspec.Struct, frozen=True):
    """A row of a table's log."""

    number: int
    time: int
    """When, in milliseconds since 1970."""
    player: int | None
    """Who asked for it; None: the server itself."""
    command: str | None
    """The id that the player's client gave it."""
    entry: bytes


class Outline(msgspec.Struct, frozen=True):
    """What lists show of a table, kept beside its log."""

    status: str
    due: bool
    """Whether the server itself is to act next."""
    summary: bytes
    changed: int = 0
    """When something happened that everybody may know of; 0: with the last row."""


class NewTable(msgspec.Struct, frozen=True):
    """A table as it is opened."""

    id: str
    edition: str
    seats: int
    listed: bool
    settings: bytes
    nonce: str
    invite_hash: bytes
    players: Sequence[bytes]
    """The hashes of their tokens."""
    outline: Outline
    rows: Sequence[Row] = ()
    """The beginning of its log."""


class StoredTable(msgspec.Struct, frozen=True):
    """What never changes of a table."""

    id: str
    created: int
    settings: bytes
    nonce: str
    invite_hash: bytes


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    changed: int
    status: str
    settings: bytes
    summary: bytes


class Append(msgspec.Struct, frozen=True):
    """Rows for a table's log, and what lists show of it then."""

    table: str
    rows: tuple[Row, ...]
    outline: Outline
    beside: Sequence[Executable] = ()
    """What is written with the rows, if they are."""


OUTLINE_CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        changed=bindparam("new_changed"),
        status=bindparam("new_status"),
        due=bindparam("new_due"),
        summary=bindparam("new_summary"),
    )
)
TELL = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")


def _log_values(table: str, row: Row) -> dict[str, object]:
    return {
        "table_id": table,
        "number": row.number,
        "time": row.time,
        "player": row.player,
        "command": row.command,
        "entry": row.entry.decode(),
    }


def _outline_values(append: Append) -> dict[str, object]:
    return {
        "of_table": append.table,
        "new_changed": append.outline.changed or append.rows[-1].time,
        "new_status": append.outline.status,
        "new_due": append.outline.due,
        "new_summary": append.outline.summary,
    }


async def stored(writing: Awaitable[Value]) -> Value:
    """What was written; raises `Refused` if the database did not take it."""
    try:
        return await writing
    except NotStored as error:
        logger.error("not stored: %s", error)
        raise Refused("server-not-stored") from None


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """All that is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database.writing, self._write)
        dialect = postgresql if database.is_shared else sqlite
        self._insert: Any = dialect.insert
        # SQLAlchemy keeps this form compiled, and not the other, which PostgreSQL needs.
        adding: Any = log.insert().prefix_with("OR IGNORE")
        if database.is_shared:
            adding = postgresql.insert(log).on_conflict_do_nothing()
        self._add_rows = adding.returning(log.c.table_id, log.c.number)

    async def add_table(self, table: NewTable) -> None:
        """Keep a new table with its first players."""

        async def job(connection: AsyncConnection) -> None:
            now = now_ms()
            await connection.execute(
                tables.insert().values(
                    id=table.id,
                    created=now,
                    changed=now,
                    edition=table.edition,
                    seats=table.seats,
                    listed=table.listed,
                    status=table.outline.status,
                    due=table.outline.due,
                    settings=table.settings,
                    summary=table.outline.summary,
                    nonce=table.nonce,
                    invite_hash=table.invite_hash,
                )
            )
            await connection.execute(
                players.insert(),
                [
                    {"table_id": table.id, "number": number, "token_hash": token_hash}
                    for number, token_hash in enumerate(table.players)
                ],
            )
            if table.rows:
                values = [_log_values(table.id, row) for row in table.rows]
                await connection.execute(log.insert(), values)

        await self.writer.do(job)

    async def add_player(self, table: str, token_hash: bytes, most: int) -> int | None:
        """Let somebody speak at a table; returns the player's number, None if there are `most`."""

        async def job(connection: AsyncConnection) -> int | None:
            count = select(func.count()).where(players.c.table_id == table)
            number = (await connection.execute(count)).scalar_one()
            if number >= most:
                return None
            row = {"table_id": table, "number": number, "token_hash": token_hash}
            added = self._insert(players).values(row).on_conflict_do_nothing()
            done = await connection.execute(added.returning(players.c.number))
            return number if done.first() else await job(connection)

        return await self.writer.do(job)

    async def renew_player(self, table: str, number: int, token_hash: bytes) -> None:
        """Another token for a player; the old one, and a link to it, are worth nothing from here
        on."""

        async def job(connection: AsyncConnection) -> None:
            mine = (players.c.table_id == table) & (players.c.number == number)
            await connection.execute(update(players).where(mine).values(token_hash=token_hash))
            made = (links.c.table_id == table) & (links.c.player == number)
            await connection.execute(delete(links).where(made))

        await self.writer.do(job)

    async def append(
        self, table: str, rows: Sequence[Row], outline: Outline, beside: Sequence[Executable] = ()
    ) -> bool:
        """Add rows to a table's log, and what is to be written beside them, all or none; False if
        there is a row of such a number already. When this returns, they are on disk."""
        return await self.writer.append(Append(table, tuple(rows), outline, beside))

    async def _write(self, connection: AsyncConnection, appends: Sequence[Append]) -> list[bool]:
        """Write what many tables add, in three statements; who comes second with a number is told
        so. In the order of tables, so that processes do not wait for each other in a ring."""
        first: dict[tuple[str, int], Append] = {}
        for append in appends:
            for row in append.rows:
                first.setdefault((append.table, row.number), append)
        values = [
            _log_values(append.table, row)
            for append in sorted(appends, key=lambda append: append.table)
            for row in append.rows
            if first[append.table, row.number] is append
        ]
        adding = await connection.execute(self._add_rows, values)
        added = {tuple(one) for one in adding.all()}
        answers: list[bool] = []
        for append in appends:
            keys = [(append.table, row.number) for row in append.rows]
            is_new = [key in added and first[key] is append for key in keys]
            if any(is_new) and not all(is_new):
                raise NotStored(f"table {append.table} has some of the rows already")
            answers.append(all(is_new))
        stored = [append for append, is_new in zip(appends, answers, strict=True) if is_new]
        if stored:
            await connection.execute(OUTLINE_CHANGE, [_outline_values(one) for one in stored])
            for statement in [statement for one in stored for statement in one.beside]:
                await connection.execute(statement)
            if self.database.is_shared:
                news = [f"{one.table} {one.rows[-1].number}" for one in stored]
                await connection.execute(TELL, {"channel": NEWS, "news": news})
        return answers

    async def table(self, table: str) -> StoredTable | None:
        """A table, without its log."""
        wanted = select(
            tables.c.id,
            tables.c.created,
            tables.c.settings,
            tables.c.nonce,
            tables.c.invite_hash,
        ).where(tables.c.id == table)
        async with self.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return StoredTable(*row) if row else None

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table's log behind a number, in order."""
        wanted = (
            select(log.c.number, log.c.time, log.c.player, log.c.command, log.c.entry)
            .where((log.c.table_id == table) & (log.c.number > after))
            .order_by(log.c.number)
        )
        async with self.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            Row(number, time, player, command, entry.encode())
            for number, time, player, command, entry in found
        ]

    async def player_hashes(self, table: str) -> list[tuple[int, bytes]]:
        """The players of a table with the hashes of their tokens."""
        wanted = select(players.c.number, players.c.token_hash).where(players.c.table_id == table)
        async with self.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return [(number, token_hash) for number, token_hash in found]

    async def listed(
        self,
        status: str,
        edition: str | None,
        seats: int | None,
        before: tuple[int, str] | None,
        most: int,
    ) -> list[Listed]:
        """Listed tables, the last changed first; `before` is when the last of the page before
        changed, and its id."""
        # Written out, because an index of finished games alone is not used for a status unknown.
        chosen = tables.c.listed & (
            tables.c.status == bindparam(None, status, literal_execute=True)
        )
        if edition is not None:
            chosen &= tables.c.edition == edition
        if seats is not None:
            chosen &= tables.c.seats == seats
        if before is not None:
            changed, table = before
            chosen &= tables.c.changed <= changed
            chosen &= (tables.c.changed < changed) | (tables.c.id < table)
        wanted = (
            select(
                tables.c.id,
                tables.c.changed,
                tables.c.status,
                tables.c.settings,
                tables.c.summary,
            )
            .where(chosen)
            .order_by(tables.c.changed.desc(), tables.c.id.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return [Listed(*row) for row in found]

    async def due(self, unchanged_since: int) -> list[str]:
        """Tables where the server itself is to act, and has not for some time."""
        wanted = select(tables.c.id).where(tables.c.due & (tables.c.changed <= unchanged_since))
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def forget_lobbies(self, unchanged_since: int) -> int:
        """Remove tables where nobody has begun to play for long; returns how many."""

        async def job(connection: AsyncConnection) -> int:
            idle = (tables.c.status == "lobby") & (tables.c.changed <= unchanged_since)
            ids = list((await connection.execute(select(tables.c.id).where(idle))).scalars())
            for table in (log, players, claims, webhooks, links):
                await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            return len(ids)

        return await self.writer.do(job)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A connection to read with; raises `Refused` if the database does not answer."""
        try:
            async with self.database.reading.connect() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            logger.error("not read: %s", error)
            raise Refused(NO_DATABASE) from None

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        async with self.reading() as connection:
            return (await connection.execute(select(1))).scalar() == 1

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.close()
        await self.database.close()
