"""Where the play-outs of searches are made: on this process's threads, or together with those of
other searches, on all cores or on a GPU."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.roster import new_minds
from branchline.engine.rules.records import GENERATOR, LOG, STATE, new_slots
from branchline.engine.thinking.playouts import FIGURES, try_arms
from branchline.errors import BadOption
from branchline.game.devices import CPU, CUDA, check_device, device_errors, part_on
from branchline.limits import SEATS, TICKET_DECKS, TICKETS

if TYPE_CHECKING:
    from branchline.bots.search import Search

MOST_THREADS = 1000
Ask = Callable[["Search", int], Any]
"""Tries the arms of a search that are left in its next so many worlds: `results[arm, world]`."""

ASKED_ELSEWHERE: ContextVar[Ask | None] = ContextVar("asked_elsewhere", default=None)
"""Who makes the play-outs of the searches that are run in this context; None: its own threads."""


def threads_allowed() -> int:
    """Cores that one bot may use; BRANCHLINE_THREADS lowers it where several think at once."""
    asked = os.environ.get("BRANCHLINE_THREADS", "")
    if not asked:
        return os.cpu_count() or 1
    if not asked.isdecimal() or not 1 <= int(asked) <= MOST_THREADS:
        raise BadOption("error-bot-threads", {"most": str(MOST_THREADS), "asked": asked})
    return int(asked)


@cache
def pool_of(threads: int) -> ThreadPoolExecutor:
    """The threads that all searches of this process share."""
    return ThreadPoolExecutor(threads)


class Scratch:
    """What one thread needs to play worlds out."""

    def __init__(self, minds: Any) -> None:
        self.states = new_slots(STATE, 2)
        self.minds = minds
        self.logs = new_slots(LOG, 1)
        self.generators = new_slots(GENERATOR, 1)
        self.drawn = np.ones((SEATS, TICKETS))
        self.ways = np.zeros((TICKET_DECKS, TICKETS + 1, TICKETS + 1))


def play_out(search: "Search", worlds: int) -> tuple[Any, int]:
    """The arms that are left in the search's next so many worlds, and the decisions made in these
    play-outs; those made elsewhere are not counted."""
    ask = ASKED_ELSEWHERE.get()
    if ask is not None:
        return ask(search, worlds), 0
    results = np.zeros((len(search.alive), worlds, FIGURES))
    parts = np.array_split(np.arange(worlds), min(search.threads, worlds))
    while len(search.scratch) < len(parts):
        search.scratch.append(Scratch(new_minds([None] * SEATS)))

    def part(number: int) -> int:
        first, end = int(parts[number][0]), int(parts[number][-1]) + 1
        return _try(search, search.scratch[number], first, results[:, first:end])

    if len(parts) == 1:
        return results, part(0)
    return results, sum(pool_of(search.threads).map(part, range(len(parts))))


def _try(search: "Search", scratch: Scratch, first: int, results: Any) -> int:
    """Fill in the results of the search's worlds from the first one of the next on; returns the
    decisions made."""
    return try_arms(
        search.boards,
        search.views,
        search.seat,
        search.guess.chances,
        search.guess.odds,
        search.words,
        search.arms[search.alive],
        search.follows[search.alive],
        search.styles.minds,
        scratch.states,
        scratch.minds,
        scratch.logs,
        scratch.generators,
        scratch.drawn,
        scratch.ways,
        search.worlds + first,
        results,
    )


def try_together(searches: Sequence["Search"], worlds: Sequence[int], device: str = CPU) -> Any:
    """For each search, `results[arm, world]` of the arms that are left, in its next so many worlds:
    what `Search.imagine` finds, and the searches stay as they are."""
    if device == CPU:
        return list(pool_of(os.cpu_count() or 1).map(_try_here, searches, worlds))
    check_device(device)
    with device_errors():
        return _try_on_gpu(searches, worlds)


def _try_here(search: "Search", worlds: int) -> Any:
    results = np.zeros((len(search.alive), worlds, FIGURES))
    _try(search, Scratch(new_minds([None] * SEATS)), 0, results)
    return results


def _try_on_gpu(searches: Sequence["Search"], worlds: Sequence[int]) -> list[Any]:
    """The longest play-outs begin first, so that no thread is busy long after the others."""
    order = sorted(range(len(searches)), key=lambda one: int(searches[one].views[0]["turns"]))
    found = _try_in_order([searches[one] for one in order], [worlds[one] for one in order])
    results: list[Any] = [None] * len(searches)
    for one, its in zip(order, found, strict=True):
        results[one] = its
    return results


def _try_in_order(searches: Sequence["Search"], worlds: Sequence[int]) -> list[Any]:
    used = np.array([len(search.alive) for search in searches], np.int64)
    arms, follows = np.zeros((2, len(searches), used.max()), np.int64)
    for number, search in enumerate(searches):
        arms[number, : used[number]] = search.arms[search.alive]
        follows[number, : used[number]] = search.follows[search.alive]
    asked = np.array(worlds, np.int64)
    places = [(id(search.board), id(search.styles)) for search in searches]
    tables = dict(zip(places, searches, strict=True))
    numbers = {place: number for number, place in enumerate(tables)}
    results = part_on(CUDA, "kernels.launching").try_decisions(
        np.concatenate([search.boards for search in tables.values()]),
        [search.styles.minds for search in tables.values()],
        np.array([numbers[place] for place in places], np.int64),
        np.concatenate([search.views for search in searches]),
        np.array([search.seat for search in searches], np.int64),
        np.stack([search.guess.chances for search in searches]),
        np.stack([search.guess.odds for search in searches]),
        np.stack([search.words for search in searches]),
        arms,
        follows,
        used,
        np.array([search.worlds for search in searches], np.int64),
        asked,
    )
    ends = np.cumsum(used * asked)
    parts = np.split(results, ends[:-1])
    return [
        part.reshape(most, number, FIGURES)
        for part, most, number in zip(parts, used, asked, strict=True)
    ]
