"""Processes in which bots think; one that dies, or thinks too long, is replaced and asked again."""

import asyncio
import logging
import os
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from branchline.server.thinking import Advised, Answer, Question

logger = logging.getLogger(__name__)
PATIENCE = 20.0
"""Seconds for one answer; the strongest bot takes about one."""
FIRST_PATIENCE = 300.0
"""The first answer of a bot may have to wait until everything is compiled."""
ATTEMPTS = 4
THREADS = "BRANCHLINE_THREADS"
"""The environment variable that tells a bot how many cores it has."""


class NoAnswer(Exception):
    """A bot could not be made to decide."""


class Worker:
    """One process, and those who wait for its answers."""

    def __init__(self, folders: Sequence[str]) -> None:
        self._folders = folders
        self._process: Process | None = None
        self._lock = asyncio.Lock()
        self._has_answered: set[str] = set()
        """The kinds of questions that the process has answered."""
        self.deaths = 0

    @property
    def pid(self) -> int | None:
        """The process's number, if it runs."""
        return self._process.pid if self._process else None

    async def ask(self, question: Question) -> Answer:
        """The answer to a question; one at a time."""
        line = msgspec.json.encode(question) + b"\n"
        async with self._lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._ask(line, question.kind)
                except (OSError, TimeoutError, EOFError, msgspec.DecodeError) as error:
                    self.deaths += 1
                    logger.warning("a bot's process is replaced: %r", error)
                    await self._stop()
        raise NoAnswer(f"the process of {question.kind} failed {ATTEMPTS} times")

    async def _ask(self, line: bytes, kind: str) -> Answer:
        process = self._process or await self._start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(line)
        await process.stdin.drain()
        patience = PATIENCE if kind in self._has_answered else FIRST_PATIENCE
        reply = await asyncio.wait_for(process.stdout.readline(), patience)
        if not reply:
            raise EOFError("it has ended")
        answer = msgspec.json.decode(reply, type=Answer)
        if answer.problem:
            raise NoAnswer(answer.problem)
        self._has_answered.add(kind)
        return answer

    async def _start(self) -> Process:
        self._has_answered = set()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "branchline.server.thinking",
            *self._folders,
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, THREADS: "1"},
        )
        return self._process

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process."""
        await self._stop()


class Workers:
    """Several processes; a table's bots always think in the same one."""

    def __init__(self, number: int, folders: Sequence[str]) -> None:
        self._workers = [Worker(folders) for _ in range(number)]

    async def ask(self, question: Question) -> str:
        """The action that a bot chooses; raises `NoAnswer`."""
        return (await self._answer(question)).action

    async def advise(self, question: Question) -> tuple[Advised, ...]:
        """The best few actions of a seat; raises `NoAnswer`."""
        return (await self._answer(question)).advised

    async def _answer(self, question: Question) -> Answer:
        place = zlib.crc32(question.table.encode()) % len(self._workers)
        return await self._workers[place].ask(question)

    @property
    def deaths(self) -> int:
        """Processes that had to be replaced."""
        return sum(worker.deaths for worker in self._workers)

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.close()
