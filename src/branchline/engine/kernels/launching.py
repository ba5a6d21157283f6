"""How kernels are launched: with how many threads, and with whole games in handy portions."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from ...limits import TICKET_DECKS, TICKETS
from ..backends.cuda import cuda
from ..batch.games import OUTCOME
from ..rules.records import LOG
from ..thinking.minds import MIND
from ..thinking.playouts import FIGURES
from .games import play_games
from .matches import play_matches
from .playouts import try_arms

BLOCK = 64
PER_MULTIPROCESSOR = 512
"""Threads that play on one multiprocessor: as many as its registers are enough for."""
LEAST_OVER = 32
"""Games of a warp that must have ended before they are scored and the next ones dealt: all."""
LEAST_LONG = 2
"""Bots of a warp that must have a long decision to make before they make it."""
PIECES = 2
"""Pieces of work for each thread, as long as there are so many play-outs: an imagined world serves
several arms only where all threads are busy without that."""
LONG_ENOUGH = 0.5
"""Seconds after which a portion is not made longer: so long an interruption may wait."""


def crew() -> tuple[int, int]:
    """Blocks, and threads in each, that suit the device."""
    processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    return processors * PER_MULTIPROCESSOR // BLOCK, BLOCK


def blocks_for(items: int) -> tuple[int, int]:
    """Blocks, and threads in each, for one thread an item."""
    return max(1, -(-items // BLOCK)), BLOCK


def put(values: Any) -> Any:
    """A copy of an array on the device."""
    return cuda.to_device(values)


def copy_into(target: Any, values: Any) -> None:
    """Put other numbers into an array on the device; they may be there already."""
    is_there = hasattr(values, "__cuda_array_interface__")
    target.copy_to_device(cuda.as_cuda_array(values) if is_there else values)


def new_counter() -> Any:
    """A counter on the device that begins at 0."""
    return cuda.to_device(np.zeros(1, np.int64))


def silent_log() -> Any:
    """The switched-off event log that all threads share."""
    return cuda.to_device(np.zeros(1, LOG))


def play_random(boards: Any, seats: int, words: Any, games: int) -> Iterator[Any]:
    """The outcomes of random games, portion by portion; the first portion is a single game, by the
    end of which everything is compiled, and is not counted."""
    shared = (cuda.to_device(boards), silent_log(), seats, cuda.to_device(words))

    def play(first: int, outcomes: Any) -> None:
        play_games[crew()](*shared, first, new_counter(), outcomes, LEAST_OVER)

    return _portions(play, games)


def play_minds(
    boards: Any, line_up: Any, words: Any, own_words: Callable[[int, int], Any], games: int
) -> Iterator[Any]:
    """As `play_random`, for games between minds; `own_words(first, number)` are three words for
    each seat of so many games, from which the random ones choose: of no games if none is random."""
    shared = (cuda.to_device(boards), silent_log(), cuda.to_device(line_up), cuda.to_device(words))

    def play(first: int, outcomes: Any) -> None:
        own = cuda.to_device(own_words(first, len(outcomes)))
        rest = (own, new_counter(), outcomes, LEAST_OVER, LEAST_LONG)
        play_matches[crew()](*shared, first, *rest)

    return _portions(play, games)


def _portions(play: Callable[[int, Any], None], games: int) -> Iterator[Any]:
    _portion(play, 0, 1)
    yield np.zeros(0, OUTCOME)
    blocks, threads = crew()
    first, number = 0, blocks * threads
    while first < games:
        began = time.perf_counter()
        outcomes = _portion(play, first, min(number, games - first))
        if time.perf_counter() - began < LONG_ENOUGH / 2:
            number *= 2
        first += len(outcomes)
        yield outcomes


def _portion(play: Callable[[int, Any], None], first: int, number: int) -> Any:
    """The outcomes of `number` games from number `first` on."""
    outcomes = cuda.to_device(np.zeros(number, OUTCOME))
    play(first, outcomes)
    return outcomes.copy_to_host()


def pieces_of(used: Any, asked: Any, each: int) -> Any:
    """The pieces of work of many decisions: the decision, one of its worlds, the first of so many
    arms. Pieces of one world stand side by side, so that those of a warp are alike."""
    parts = -(-used // each)
    numbers = parts * asked
    decision = np.repeat(np.arange(len(used)), numbers)
    number = np.arange(len(decision)) - np.repeat(np.cumsum(numbers) - numbers, numbers)
    world, part = number // parts[decision], number % parts[decision]
    return np.stack([decision, world, part * each], axis=1)


def try_decisions(
    boards: Any,
    styles: Sequence[Any],
    tables: Any,
    views: Any,
    seats: Any,
    chances: Any,
    odds: Any,
    words: Any,
    arms: Any,
    follows: Any,
    used: Any,
    first_worlds: Any,
    asked: Any,
) -> Any:
    """Play the arms of many decisions out, as `playouts.try_arms` says, each at one of several
    tables, which have a board and styles; returns the results."""
    most, threads = crew()
    playouts = int((used * asked).sum())
    each = max(1, playouts // (most * threads * PIECES))
    pieces = pieces_of(used, asked, each)
    places = np.cumsum(used * asked) - used * asked
    shared = np.zeros((len(styles), max(map(len, styles))), MIND)
    for number, minds in enumerate(styles):
        shared[number, : len(minds)] = minds
    given = (
        shared,
        tables,
        views,
        seats,
        chances,
        odds,
        words,
        arms,
        follows,
        used,
        first_worlds,
        asked,
        pieces,
    )
    blocks = min(most, blocks_for(len(pieces))[0])
    filled = cuda.to_device(np.zeros((playouts, FIGURES)))
    try_arms[blocks, threads](
        cuda.to_device(boards),
        silent_log(),
        *(cuda.to_device(one) for one in given),
        each,
        cuda.to_device(places),
        scratch_ways(),
        new_counter(),
        filled,
        LEAST_OVER,
        LEAST_LONG,
    )
    return filled.copy_to_host()


@cache
def scratch_ways() -> Any:
    """Scratch for as many threads as there can be; it is large, and kept."""
    blocks, threads = crew()
    return cuda.device_array((blocks * threads, TICKET_DECKS, TICKETS + 1, TICKETS + 1))
