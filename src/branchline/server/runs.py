"""The runs of servers on a database, from which the next one knows when none ran.

Whoever serves writes every few seconds that it does, so a run that was cut off ends with its last
word: a player may be given a few seconds, and is never charged for any in which nobody served.
"""

from itertools import pairwise

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.errors import CannotServe
from branchline.server.opening import take_turns
from branchline.server.schema import runs
from branchline.server.store import Store, now_ms
from branchline.server.uptime import Uptime
from branchline.server.writer import NotStored

SILENCE = 15_000
"""Milliseconds after which processes that share a database, none of which has written that it
serves, have all ended."""


async def begin_run(store: Store) -> Uptime:
    """A process begins to serve, alone or beside others whose run goes on; raises `CannotServe`."""

    async def job(connection: AsyncConnection) -> Uptime:
        if store.database.is_shared:
            await take_turns(connection)
        now = now_ms()
        in_order = select(runs.c.began, runs.c.ended).order_by(runs.c.began)
        found = [(began, ended) for began, ended in await connection.execute(in_order)]
        silence = SILENCE if store.database.is_shared else 0
        if not found or now - found[-1][1] > silence:
            found.append((now, now))
            await connection.execute(runs.insert().values(began=now, ended=now))
        gaps = [(ended, began) for (_, ended), (began, _) in pairwise(found)]
        return Uptime(now, tuple(gaps))

    try:
        return await store.writer.do(job)
    except NotStored as error:
        raise CannotServe("error-database-write", {"why": str(error)}) from None


async def go_on(store: Store) -> None:
    """Write that the last run has lasted until now."""

    async def job(connection: AsyncConnection) -> None:
        last = select(func.max(runs.c.began)).scalar_subquery()
        now = now_ms()
        is_later = (runs.c.began == last) & (runs.c.ended < now)
        await connection.execute(update(runs).where(is_later).values(ended=now))

    await store.writer.do(job)
