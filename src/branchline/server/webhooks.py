"""Webhooks: where players want to be told of their turns, and the notices that are still to go.

A notice is written in the same transaction as the row that begins the turn, so a turn has exactly
one, whatever process plays it and whenever that ends.
"""

import msgspec
from sqlalchemy import Executable, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.game.events import Turn
from branchline.server.entries import Started
from branchline.server.schema import notices, webhooks
from branchline.server.state import TableState
from branchline.server.store import Store, now_ms

LEASE = 30_000
"""Milliseconds after which a notice that a process has taken is taken for not sent."""
TAKEN = 50
"""Notices that are taken at a time."""


class Webhook(msgspec.Struct, frozen=True):
    """Where a player of a table wants to be told of turns."""

    url: str
    secret: str
    """What notices are signed with."""
    site: str
    """How the player's page names this server, such as https://example.org."""


class Notice(msgspec.Struct, frozen=True):
    """A turn that somebody is to be told of."""

    table: str
    seat: int
    number: int
    """The row of the log with which the turn began."""
    player: int
    attempts: int
    """How often it was tried to send it, the try for which it was taken included."""


def turn_began(state: TableState) -> int:
    """The number of the row with which what is asked now began: the last turn's, or the deal's."""
    for step in reversed(state.steps):
        events = state.events_of(step)
        if isinstance(step.entry, Started) or any(isinstance(event, Turn) for event in events):
            return step.number
    return 0


def is_asked(state: TableState, seat: int) -> bool:
    """Whether a seat is to decide, and its player is to do it."""
    return seat in state.awaited and not state.chair(seat).bot


class Webhooks:
    """All webhooks and notices, through the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._insert = (postgresql if store.database.is_shared else sqlite).insert

    def beside(self, before: TableState, after: TableState) -> list[Executable]:
        """What is to be written together with the rows between two states of a table."""
        if not after.webhooks or before.phase == "over":
            return []
        if after.phase == "over":
            return [
                delete(kept).where(kept.c.table_id == after.table) for kept in (webhooks, notices)
            ]
        began = turn_began(after)
        if began <= before.number:
            return []
        rows = [
            {
                "table_id": after.table,
                "seat": seat,
                "number": began,
                "player": after.chair(seat).player,
                "attempts": 0,
                "due": now_ms(),
            }
            for seat in after.awaited
            if is_asked(after, seat) and after.chair(seat).player in after.webhooks
        ]
        return [notices.insert().values(rows)] if rows else []

    async def set(self, table: str, player: int, webhook: Webhook) -> None:
        """Keep a player's webhook, in the place of an earlier one."""
        values = msgspec.structs.asdict(webhook)
        adding = self._insert(webhooks).values(table_id=table, player=player, **values)
        setting = adding.on_conflict_do_update(index_elements=["table_id", "player"], set_=values)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(setting)

        await self.store.writer.do(job)

    async def remove(self, table: str, player: int) -> None:
        """Forget a player's webhook, and what it was still to be told."""

        async def job(connection: AsyncConnection) -> None:
            for kept in (webhooks, notices):
                mine = (kept.c.table_id == table) & (kept.c.player == player)
                await connection.execute(delete(kept).where(mine))

        await self.store.writer.do(job)

    async def find(self, table: str, player: int) -> Webhook | None:
        """A player's webhook."""
        kept = webhooks.c
        mine = (kept.table_id == table) & (kept.player == player)
        async with self.store.reading() as connection:
            wanted = select(kept.url, kept.secret, kept.site).where(mine)
            row = (await connection.execute(wanted)).first()
        return Webhook(*row) if row else None

    async def take(self) -> list[Notice]:
        """Notices that are due, for this process alone; another gets them when a while has gone by
        and they are still there."""
        now, kept = now_ms(), notices.c
        is_due = kept.due <= now
        first = select(kept.table_id, kept.seat, kept.number).where(is_due)
        first = first.order_by(kept.due).limit(TAKEN)
        async with self.store.reading() as connection:
            if (await connection.execute(first.limit(1))).first() is None:
                return []
        taking = (
            update(notices)
            .where(is_due & tuple_(kept.table_id, kept.seat, kept.number).in_(first))
            .values(attempts=kept.attempts + 1, due=now + LEASE)
            .returning(kept.table_id, kept.seat, kept.number, kept.player, kept.attempts)
        )

        async def job(connection: AsyncConnection) -> list[Notice]:
            return [Notice(*row) for row in (await connection.execute(taking)).all()]

        return await self.store.writer.do(job)

    async def finish(self, notice: Notice, again: int | None = None) -> None:
        """The notice was sent, or is to be sent again in so many milliseconds."""
        kept = notices.c
        mine = (kept.table_id == notice.table) & (kept.seat == notice.seat)
        mine &= kept.number == notice.number
        done = delete(notices) if again is None else update(notices).values(due=now_ms() + again)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(done.where(mine))

        await self.store.writer.do(job)
