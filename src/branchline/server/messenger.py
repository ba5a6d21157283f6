"""News between processes on the same PostgreSQL: which table has a new row, and its number; who
looks at which table."""

import asyncio
import logging
import time
from typing import Any, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import msgspec

from branchline.server.hall import Hall
from branchline.server.presence import Presence, PresenceNews
from branchline.server.refusals import Refused
from branchline.server.store import NEWS

logger = logging.getLogger(__name__)
_connect = cast(Any, asyncpg.connect)  # pyright: ignore[reportUnknownMemberType]
"""The library has no types."""
RETRY = 1.0
"""Seconds between attempts to be heard by the database again."""
PRESENCE = "branchline_presence"
"""The channel on which processes tell each other who looks at which table."""
TELL = "SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one"
BEAT = 3.0
"""Seconds after which a process lets the others know that it lives."""


class Messenger:
    """Listens and speaks on a connection of its own. While that is lost nothing is heard, so
    afterwards every table is doubted, and presence told anew."""

    def __init__(self, url: str, hall: Hall, presence: Presence) -> None:
        self._url = url
        self._hall = hall
        self._presence = presence
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()
        self._untold: list[PresenceNews] = []
        self._has_news = asyncio.Event()
        self._connection: Any = None
        self._lost = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen, and to speak."""
        await self._listen()
        self._presence.tell = self._tell
        self._presence.begin_anew()
        self._tasks = [asyncio.create_task(one) for one in (self._stay(), self._speak())]

    async def close(self) -> None:
        """Say goodbye, and listen no longer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection:
            self._untold = [PresenceNews(self._presence.process, ends=True)]
            await self._send()
            await self._connection.close()

    async def _listen(self) -> None:
        if self._connection:
            self._connection.terminate()
        connection = await _connect(self._url)
        self._lost.clear()
        connection.add_termination_listener(self._lose)
        await connection.add_listener(NEWS, self._hear)
        await connection.add_listener(PRESENCE, self._hear_of_presence)
        self._connection = connection

    def _lose(self, _connection: object) -> None:
        self._lost.set()

    async def _stay(self) -> None:
        while True:
            await self._lost.wait()
            logger.warning("the database's news are lost; trying again")
            try:
                await self._listen()
                self._presence.begin_anew()
                await self._hall.doubt_all()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Refused) as error:
                logger.warning("the database does not answer: %s", error)
                await asyncio.sleep(RETRY)
                self._lost.set()

    def _hear(self, _connection: object, _process: int, _channel: str, news: str) -> None:
        table, _, number = news.partition(" ")
        task = asyncio.create_task(self._refresh(table, int(number)))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _refresh(self, table: str, number: int) -> None:
        """What cannot be read now is doubted, and read before it is used again."""
        try:
            await self._hall.hear_of(table, number)
        except Refused as error:
            logger.warning("table %s: %s", table, error)

    # Presence.

    def _hear_of_presence(self, _connection: object, _pid: int, _channel: str, news: str) -> None:
        self._presence.hear(msgspec.json.decode(news, type=PresenceNews), time.monotonic())

    def _tell(self, news: PresenceNews) -> None:
        self._untold.append(news)
        self._has_news.set()

    async def _speak(self) -> None:
        """Tell what there is to tell at once, and otherwise that the process lives."""
        while True:
            try:
                await asyncio.wait_for(self._has_news.wait(), BEAT)
            except TimeoutError:
                self._tell(PresenceNews(self._presence.process))
            self._has_news.clear()
            self._presence.forget_lost(time.monotonic())
            await self._send()

    async def _send(self) -> None:
        """What is lost with the connection is told anew on the next one."""
        lines = [msgspec.json.encode(news).decode() for news in self._untold]
        self._untold = []
        try:
            await self._connection.execute(TELL, PRESENCE, lines)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            logger.warning("others cannot be told who is there: %s", error)
