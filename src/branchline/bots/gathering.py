"""Searches that think at once, each in a thread of its own, have their play-outs made together.

    with Gathering("cuda") as gathering, ThreadPoolExecutor(256) as pool:
        pool.submit(gathering.run, play_a_game)

A search asks for the results of some worlds and waits; one thread makes all play-outs that were
asked for in one go, while the threads that have their results think on. What a search finds does
not depend on who else thinks.
"""

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, ParamSpec, Self, TypeVar

from branchline.bots.playouts import ASKED_ELSEWHERE, try_together
from branchline.bots.search import Search

AT_ONCE = 1024
"""Games that are best played at once, so that a GPU is kept busy."""
READY = 0.75
"""Play-outs are made as soon as this share of those who play waits for them."""

Arguments = ParamSpec("Arguments")
Given = TypeVar("Given")


@dataclass(frozen=True, slots=True)
class Asked:
    """Play-outs that a search waits for."""

    search: Search
    worlds: int
    answer: Future[Any] = field(default_factory=Future)


class Gathering:
    """Makes play-outs on a device for all searches that are run in it; one table for all."""

    def __init__(self, device: str) -> None:
        self._device = device
        self._changed = threading.Condition()
        self._asked: list[Asked] = []
        self._players = 0
        self._is_over = False
        self._answering = threading.Thread(target=self._answer, daemon=True)

    def __enter__(self) -> Self:
        self._answering.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Whoever still waits hears that no answer will come."""
        with self._changed:
            self._is_over = True
            self._changed.notify_all()
        self._answering.join()

    def run(
        self,
        play: Callable[Arguments, Given],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Given:
        """Play in this thread; searches ask here."""
        before = ASKED_ELSEWHERE.set(self._ask)
        self._count(1)
        try:
            return play(*args, **kwargs)
        finally:
            self._count(-1)
            ASKED_ELSEWHERE.reset(before)

    def _count(self, players: int) -> None:
        with self._changed:
            self._players += players
            self._changed.notify_all()

    def _ask(self, search: Search, worlds: int) -> Any:
        asked = Asked(search, worlds)
        with self._changed:
            if self._is_over:
                raise CancelledError
            self._asked.append(asked)
            self._changed.notify_all()
        return asked.answer.result()

    def _answer(self) -> None:
        while asked := self._next():
            try:
                found = try_together(
                    [one.search for one in asked], [one.worlds for one in asked], self._device
                )
            except BaseException as error:  # whoever waits is told of whatever went wrong
                for one in asked:
                    one.answer.set_exception(error)
            else:
                for one, results in zip(asked, found, strict=True):
                    one.answer.set_result(results)

    def _next(self) -> list[Asked]:
        """What is to be answered in one go; nothing once all is over."""
        with self._changed:
            self._changed.wait_for(self._is_time)
            asked, self._asked = self._asked, []
        if self._is_over:
            for one in asked:
                one.answer.set_exception(CancelledError())
            return []
        return asked

    def _is_time(self) -> bool:
        waiting = len(self._asked)
        return self._is_over or (waiting > 0 and waiting >= READY * self._players)
