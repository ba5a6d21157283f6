"""Blocks played by processes of this machine, one core each."""

import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process

from branchline.contests.arena.blocks import play_block, warm_up
from branchline.contests.arena.contest import BlockKey, Contest
from branchline.errors import BadBot

WAITING = 4
"""Blocks handed out for each process, so that none is ever idle."""
THREADS = "BRANCHLINE_THREADS"
"""The environment variable that tells a bot how many cores it has."""

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
    others = set(active_children())
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin, (contest,))
    queue = iter(keys)
    try:
        running = {pool.submit(_play, key) for key in islice(queue, WAITING * processes)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            yield from _lines(finished)
            running |= {pool.submit(_play, key) for key in islice(queue, len(finished))}
    except BrokenProcessPool:
        raise BadBot(
            "a process died while its bots were playing (out of memory, or a crash in a bot); "
            "finished games are kept, the same command goes on from them"
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()


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
    """Make this process ready to play; it ends with the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    os.environ[THREADS] = "1"
    warm_up(contest)
    _contests.append(contest)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(key: BlockKey) -> bytes:
    return play_block(_contests[-1], key)
