"""News from other processes on the same PostgreSQL: which table has a new row, and its number."""

import asyncio
import logging
from typing import Any, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from branchline.server.hall import Hall
from branchline.server.store import NEWS

logger = logging.getLogger(__name__)
_connect = cast(Any, asyncpg.connect)  # pyright: ignore[reportUnknownMemberType]
"""The library has no types."""
RETRY = 1.0
"""Seconds between attempts to be heard by the database again."""


class Messenger:
    """Listens on a connection of its own. While that is lost nothing is heard, so afterwards every
    table is doubted."""

    def __init__(self, url: str, hall: Hall) -> None:
        self._url = url
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()
        self._connection: Any = None
        self._lost = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen."""
        await self._listen()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Listen no longer."""
        if self._task:
            self._task.cancel()
        if self._connection:
            await self._connection.close()

    async def _listen(self) -> None:
        connection = await _connect(self._url)
        self._lost.clear()
        connection.add_termination_listener(self._lose)
        await connection.add_listener(NEWS, self._hear)
        self._connection = connection

    def _lose(self, _connection: object) -> None:
        self._lost.set()

    async def _stay(self) -> None:
        while True:
            await self._lost.wait()
            logger.warning("the database's news are lost; trying again")
            try:
                await self._listen()
                await self._hall.doubt_all()
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("the database does not answer: %s", error)
                await asyncio.sleep(RETRY)

    def _hear(self, _connection: object, _process: int, _channel: str, news: str) -> None:
        table, _, number = news.partition(" ")
        task = asyncio.create_task(self._hall.hear_of(table, int(number)))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)
