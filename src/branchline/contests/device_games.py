"""Many games of random and scripted bots on a GPU: those that the seed gives on a processor."""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from branchline.bots.roster import SCRIPTED, new_minds
from branchline.contests.matches import RANDOM, is_scripted, line_up_of
from branchline.contests.simulation import Progress, Run, Summary, ignore_progress, summarise
from branchline.engine import load
from branchline.engine.batch.games import CHANCE, new_outcomes
from branchline.engine.rules.records import BOARD, slots_of
from branchline.errors import BadOption
from branchline.game.devices import CUDA, device_errors, part_on
from branchline.game.game import board_for, rules_with
from branchline.game.seeds import seed_text, seed_words
from branchline.table.seating import own_seed

chance = load("plain").rules.chance


def check_bots(bots: Sequence[str]) -> None:
    """Raise if one of the bots cannot play on a GPU."""
    for bot in bots:
        if not is_scripted([bot]):
            choices = ", ".join([RANDOM, *SCRIPTED])
            raise BadOption("error-device-bots", {"bot": bot, "choices": choices})


def simulate_on_device(
    run: Run, bots: Sequence[str], progress: Progress = ignore_progress
) -> Summary:
    """Play the run on the GPU, with a bot in each seat, and say what came of it."""
    return summarise(run, *play_on_device(run, bots, progress))


def play_on_device(
    run: Run, bots: Sequence[str], progress: Progress = ignore_progress
) -> tuple[Any, float]:
    """The outcomes of the run's games, and the seconds they took."""
    outcomes = new_outcomes(run.games)
    done = 0
    with device_errors():
        portions = play_portions(run, bots)
        next(portions)  # compile, or load what was compiled
        began = time.perf_counter()
        for part in portions:
            outcomes[done : done + len(part)] = part
            done += len(part)
            progress(len(part))
    return outcomes, time.perf_counter() - began


def play_portions(run: Run, bots: Sequence[str]) -> Iterator[Any]:
    """The outcomes of the run's games, portion by portion; an empty one comes before all others,
    once everything is compiled."""
    boards = slots_of(board_for(run.edition, rules_with(run.edition, run.options)), BOARD)
    words = np.array(seed_words(run.seed), np.int64)
    launching = part_on(CUDA, "kernels.launching")
    if {*bots} == {RANDOM}:
        return launching.play_random(boards, run.seats, words, run.games)
    minds = new_minds(line_up_of(bots, run.edition))

    def own_words(first: int, number: int) -> Any:
        return choosing_words(run, bots, first, number)

    return launching.play_minds(boards, minds, words, own_words, run.games)


def choosing_words(run: Run, bots: Sequence[str], first: int, number: int) -> Any:
    """The words from which the random bots of each game choose: of no games if no bot is random."""
    if RANDOM not in bots:
        return np.zeros((0, len(bots), 3), np.int64)
    words = np.zeros((number, len(bots), 3), np.int64)
    for i in range(number):
        dealt = [
            chance.derived_word(word, first + i, CHANCE + stream)
            for stream, word in enumerate(seed_words(run.seed))
        ]
        seed = seed_text(*dealt)
        for seat, name in enumerate(bots):
            if name == RANDOM:
                words[i, seat] = seed_words(own_seed(seed, seat, name))
    return words
