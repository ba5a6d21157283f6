"""Blocks played by processes of this machine, one core each."""

import os
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from branchline.contests.arena.blocks import play_block, warm_up
from branchline.contests.arena.contest import BlockKey, Contest
from branchline.contests.processes import THREADS, Workers
from branchline.errors import BadBot

WAITING = 4
"""Blocks handed out for each process, so that none is ever idle."""

_contests: list[Contest] = []
"""The contest that this process plays."""


def play_here(contest: Contest, keys: Iterable[BlockKey]) -> Generator[bytes]:
    """Play blocks one after the other in this process."""
    before = os.environ.get(THREADS)
    os.environ[THREADS] = "1"
    try:
        warm_up(contest)
        for key in keys:
            yield play_block(contest, key)
    finally:
        if before is None:
            del os.environ[THREADS]
        else:
            os.environ[THREADS] = before


def play_in_processes(
    contest: Contest, keys: Iterable[BlockKey], processes: int
) -> Generator[bytes]:
    """Play blocks in several processes; lines come in the order in which blocks are finished.

    What must be compiled is compiled here, once, and only loaded by them.
    """
    warm_up(contest)
    queue = iter(keys)
    with Workers(processes, _begin, (contest,)) as pool:
        try:
            running = {pool.submit(_play, key) for key in islice(queue, WAITING * processes)}
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                yield from _lines(finished)
                running |= {pool.submit(_play, key) for key in islice(queue, len(finished))}
        except BrokenProcessPool:
            raise BadBot("bot-process-died-kept", {}) from None


def _lines(finished: set[Future[bytes]]) -> Generator[bytes]:
    """What was finished, even if one of several failed."""
    failed: BaseException | None = None
    for future in finished:
        if error := future.exception():
            failed = error
        else:
            yield future.result()
    if failed:
        raise failed


def _begin(contest: Contest) -> None:
    """Make this process ready to play."""
    warm_up(contest)
    _contests.append(contest)


def _play(key: BlockKey) -> bytes:
    return play_block(_contests[-1], key)
