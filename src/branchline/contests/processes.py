"""Processes of this machine that play, one core each."""

import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from types import TracebackType
from typing import Any, ParamSpec, TypeVar, cast

THREADS = "BRANCHLINE_THREADS"
"""The environment variable that tells a bot how many cores it has."""

Arguments = ParamSpec("Arguments")
Given = TypeVar("Given")


class Workers(ProcessPoolExecutor):
    """Processes that end with this one, and at once when the block is left.

    An interruption (Ctrl-C reaches all processes of a terminal) is the business of this process
    alone: the others never notice it, not even while they start.
    """

    def __init__(self, processes: int, begin: Callable[..., None], arguments: tuple[Any, ...]):
        self._others = set(active_children())
        _start_tracker()
        super().__init__(processes, get_context("spawn"), _begin, (begin, arguments))

    def submit(
        self,
        fn: Callable[Arguments, Given],
        /,
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Future[Given]:
        """Hand out work; a process that is started for it inherits that signals wait."""
        with _uninterrupted():
            return super().submit(fn, *args, **kwargs)

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_val: BaseException | None,
        exc_tb: TracebackType | None,
    ) -> None:
        """Nobody waits for what is not finished, nor for the rest of an answer that a process was
        giving when it was ended: whoever reads it hears that no more will come."""
        results = cast("Any", self)._result_queue
        self.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - self._others:
            child.terminate()
        results._writer.close()


def _start_tracker() -> None:
    """Python's own process that notes what processes share tells of being ended. It is deaf to
    Ctrl-C and SIGTERM, and here also to a terminal that is closed."""
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        resource_tracker.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def _uninterrupted() -> Generator[None]:
    """An interruption waits for the end of the block; processes started in it inherit that it is
    blocked."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda sign, frame: came.append(sign))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


def _begin(begin: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Make a process ready to play: it thinks on one thread."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()
    os.environ[THREADS] = "1"
    begin(*arguments)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
