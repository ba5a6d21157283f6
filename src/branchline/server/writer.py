"""Group commit: whoever waits to write shares one transaction, and is answered after its commit.

A commit costs a write to the disk itself; while one is under way, the next batch gathers. What most
of them want, rows added to logs, is written by a few statements for all together.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Value = TypeVar("Value")
Added = TypeVar("Added")
Job = Callable[[AsyncConnection], Awaitable[Any]]
DATABASE_ERRORS = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What comes of a database that is full, gone, or not there yet."""
MOST = 200
"""Wishes that share a transaction."""


class NotStored(Exception):
    """The database did not take it; whether it did after all must be read from there."""


class Writer(Generic[Added]):
    """Writes what it is given, many wishes a transaction."""

    def __init__(
        self,
        engine: AsyncEngine,
        write_all: Callable[[AsyncConnection, Sequence[Added]], Awaitable[list[bool]]],
    ) -> None:
        """`write_all` adds many things at once and says of each whether it was new."""
        self._engine = engine
        self._write_all = write_all
        self._waiting: asyncio.Queue[Wish[Added]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.jobs = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()

    async def do(self, job: Callable[[AsyncConnection], Awaitable[Value]]) -> Value:
        """Run the job in a transaction and return its answer once that is on disk."""
        wish: Wish[Added] = Wish(job=job)
        self._waiting.put_nowait(wish)
        return await wish.answer

    async def append(self, added: Added) -> bool:
        """Add something; whether it was new, once it is on disk."""
        wish = Wish(added=added)
        self._waiting.put_nowait(wish)
        return await wish.answer

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write(self, batch: Sequence["Wish[Added]"]) -> None:
        """Write a batch; if one wish of several spoils it, each is tried by itself."""
        try:
            async with self._engine.begin() as connection:
                answers = await self._answers(connection, batch)
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
                return
            is_ours = isinstance(error, DATABASE_ERRORS)
            batch[0].fail(NotStored(str(error)) if is_ours else error)
            return
        self.commits += 1
        self.jobs += len(batch)
        for wish, answer in zip(batch, answers, strict=True):
            wish.fulfil(answer)

    async def _answers(
        self, connection: AsyncConnection, batch: Sequence["Wish[Added]"]
    ) -> list[Any]:
        """What each wish is answered once the transaction is on disk."""
        added = [wish.added for wish in batch if wish.added is not None]
        are_new = iter(await self._write_all(connection, added) if added else ())
        return [await wish.job(connection) if wish.job else next(are_new) for wish in batch]


class Wish(Generic[Added]):
    """Something to write, and who waits for the answer."""

    def __init__(self, added: Added | None = None, job: Job | None = None) -> None:
        self.added = added
        self.job = job
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fulfil(self, answer: object) -> None:
        """It is on disk."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        """It is not."""
        if not self.answer.done():
            self.answer.set_exception(error)
