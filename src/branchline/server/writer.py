"""Group commit: whoever waits to write shares one transaction, and is answered after its commit.

A commit costs a write to the disk itself; while one is under way, the next batch gathers.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Value = TypeVar("Value")
Job = Callable[[AsyncConnection], Awaitable[Any]]
MOST = 200
"""Jobs that share a transaction."""


class NotStored(Exception):
    """The database did not take it; whether it did after all must be read from there."""


class Writer:
    """Writes what it is given, many jobs a transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
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
        answer: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, answer))
        return await answer

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """Write a batch; if one job of several spoils it, each is tried by itself."""
        try:
            async with self._engine.begin() as connection:
                answers = [await job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
                return
            is_ours = isinstance(error, SQLAlchemyError | OSError)
            _settle(batch[0][1], NotStored(str(error)) if is_ours else error)
            return
        self.commits += 1
        self.jobs += len(batch)
        for (_, waiting), answer in zip(batch, answers, strict=True):
            if not waiting.done():
                waiting.set_result(answer)


def _settle(waiting: asyncio.Future[Any], error: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(error)
