"""Many games of any bots in fixed seats, on several processes, with or without their records.

The games are those of the seed, whatever the number of processes; only bots that think by the clock
may decide otherwise another time.
"""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from branchline.contests.matches import is_scripted, line_up_of, play_seeded
from branchline.contests.processes import Workers
from branchline.contests.simulation import (
    Progress,
    Run,
    Summary,
    ignore_progress,
    note_state,
    summarise,
)
from branchline.engine import load
from branchline.engine.batch.games import CHANCE, new_outcomes
from branchline.errors import BadBot
from branchline.files import whole_file
from branchline.game.game import Game
from branchline.game.seeds import seed_text, seed_words
from branchline.table.observers import FailureLog, Observer, RecordKeeper
from branchline.table.seating import bot_player, own_seed, rehearse, seat_bots
from branchline.table.table import Table

MOST_AT_ONCE = 16
"""Games that a process plays between two reports of progress."""

GUARD = "if __name__ == '__main__':"
"""What a script that starts processes needs around its doing."""

chance = load("plain").rules.chance


@dataclass(frozen=True, slots=True)
class Part:
    """Some games of a run, as a process hands them back."""

    outcomes: Any
    records: list[bytes]
    seconds: float


def simulate_line_up(
    run: Run,
    bots: Sequence[str],
    records: Path | None = None,
    progress: Progress = ignore_progress,
) -> Summary:
    """Play the run with a bot in each seat; writes the records, if they are wanted, as a whole."""
    outcomes = new_outcomes(run.games)
    processes = min(run.threads, run.games, os.cpu_count() or 1)
    done, seconds = 0, 0.0
    with whole_file(records) if records else nullcontext() as file:
        for part in _play_parts(run, bots, processes, keep_records=records is not None):
            if file:
                file.writelines(part.records)
            outcomes[done : done + len(part.outcomes)] = part.outcomes
            done += len(part.outcomes)
            seconds += part.seconds
            progress(len(part.outcomes))
    return summarise(run, outcomes, seconds / processes)


def _play_parts(
    run: Run, bots: Sequence[str], processes: int, *, keep_records: bool
) -> Iterator[Part]:
    """The parts of a run in their order. What must be compiled is compiled here, once, and only
    loaded by the processes."""
    _warm_up(run, bots, keep_records)
    step = max(1, min(MOST_AT_ONCE, run.games // (4 * processes)))
    with Workers(processes, _begin, (run, bots, keep_records)) as pool:
        try:
            yield from pool.map(
                _play_part,
                range(0, run.games, step),
                (min(start + step, run.games) for start in range(0, run.games, step)),
            )
        except BrokenProcessPool:
            raise BadBot("bot-process-died-main", {"guard": GUARD}) from None


def play_one(run: Run, bots: Sequence[str], number: int, *observers: Observer) -> Game:
    """Game number `number` of a run, with its history."""
    game = _deal(run, bots, number)
    Table(game, seat_bots(game, bots), [*observers, FailureLog()], names=bots).run()
    return game


def play_compiled(run: Run, bots: Sequence[str], number: int) -> tuple[Any, int]:
    """The last state of the same game between random and scripted bots, played in one piece, and
    how many decisions it took."""
    game = _deal(run, bots, number)
    seeds = [own_seed(game.seed, seat, name) for seat, name in enumerate(bots)]
    state, made = play_seeded(
        run.edition, game.rules, line_up_of(bots, run.edition), seed_words(game.seed), seeds
    )
    return state, sum(made)


def _deal(run: Run, bots: Sequence[str], number: int) -> Game:
    """The game before its first decision; the same deal as that of random bots."""
    words = enumerate(seed_words(run.seed))
    seed = [chance.derived_word(word, number, CHANCE + i) for i, word in words]
    players = [bot_player(f"{name.capitalize()} {seat}", name) for seat, name in enumerate(bots, 1)]
    return Game(run.edition, players, seed=seed_text(*seed), options=run.options)


def _is_compiled(bots: Sequence[str], keep_records: bool) -> bool:
    """Whether games are played in one piece, which leaves no records."""
    return not keep_records and is_scripted(bots)


def _warm_up(run: Run, bots: Sequence[str], keep_records: bool) -> None:
    """Compile what the games need, or load what was compiled."""
    if _is_compiled(bots, keep_records):
        play_compiled(run, bots, 0)
    else:
        rehearse(_deal(run, bots, 0), set(bots))


# Inside a process.

_task: dict[str, Any] = {}


def _begin(run: Run, bots: Sequence[str], keep_records: bool) -> None:
    """Prepare the process."""
    _warm_up(run, bots, keep_records)
    _task.update(run=run, bots=bots, keep_records=keep_records)


def _play_part(start: int, end: int) -> Part:
    """Play the games from number `start` to before `end`."""
    run, bots, keep_records = _task["run"], _task["bots"], _task["keep_records"]
    is_compiled = _is_compiled(bots, keep_records)
    outcomes = new_outcomes(end - start)
    keeper = RecordKeeper()
    seconds = 0.0
    for number in range(start, end):
        began = time.perf_counter()
        if is_compiled:
            state, made = play_compiled(run, bots, number)
        else:
            game = play_one(run, bots, number, *([keeper] if keep_records else []))
            state, made = game.state, sum(game.decided)
        seconds += time.perf_counter() - began
        note_state(state, made, outcomes[number - start])
    return Part(outcomes, keeper.lines, seconds)
