"""A remote seat for programs that wait, such as a terminal: the connection lives in a thread."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, Self, TypeVar

from branchline.client.seat import RemoteSeat
from branchline.server.protocol import Return, Scene

Value = TypeVar("Value")
LOOK = 0.1
"""Seconds after which somebody who waits looks around."""


class WaitingSeat:
    """A remote seat whose answers are waited for; while one waits, `meanwhile` is called often."""

    def __init__(self, remote: RemoteSeat, meanwhile: Callable[[], None]) -> None:
        self.remote = remote
        self.meanwhile = meanwhile
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._wait(self.remote.__aenter__())
        return self

    def __exit__(self, *_: object) -> None:
        self._wait(self.remote.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def scene(self) -> Scene:
        """The next scene; raises `ServerRefused`."""
        return self._wait(self.remote.scene())

    def act(self, action: str) -> int:
        """Do something with the seat; raises `ServerRefused`."""
        return self._wait(self.remote.act(action))

    def come_back(self) -> int:
        """Take the seat back from the bot that plays it; raises `ServerRefused`."""
        assert self.remote.seat is not None, "a spectator has no seat"
        return self._wait(self.remote.do(Return(self.remote.new_id(), self.remote.seat)))

    def _wait(self, work: Coroutine[Any, Any, Value]) -> Value:
        future: Future[Value] = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            while True:
                self.meanwhile()
                try:
                    return future.result(LOOK)
                except TimeoutError:
                    if future.done():
                        raise
        finally:
            future.cancel()
