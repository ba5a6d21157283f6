"""A run of many games on several threads, and what came of it."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots.random_bot import RandomBot
from branchline.editions.edition import Edition
from branchline.engine import load
from branchline.engine.batch.games import CHANCE, CHOICES, SEAT_OUTCOME, new_outcomes, play_games
from branchline.engine.rules.records import BOARD, GENERATOR, LOG, STATE, new_slots, slots_of
from branchline.errors import BadOption
from branchline.files import whole_file
from branchline.game.events import REASONS
from branchline.game.game import Game, board_for, check_seats, rules_with
from branchline.game.seeds import seed_text, seed_words
from branchline.table.observers import Observer, RecordKeeper
from branchline.table.seating import bot_player
from branchline.table.table import Table

CHUNK = 1000
"""Games a thread plays between two reports of progress."""
MOST_THREADS = 1000
MOST_GAMES = 100_000_000
"""Their outcomes, kept until the end, fill some 5 GB."""

plain = load("plain").rules
chance = plain.chance
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Run:
    """Which games to play."""

    edition: Edition
    seats: int
    games: int
    seed: str
    options: dict[str, bool]
    threads: int = 1

    def __post_init__(self) -> None:
        check_seats(self.edition, self.seats)
        if self.games < 1:
            raise BadOption("error-run-games", {"games": str(self.games)})
        if self.games > MOST_GAMES:
            raise BadOption("error-run-most", {"games": str(self.games), "most": str(MOST_GAMES)})
        if not 1 <= self.threads <= MOST_THREADS:
            raise BadOption(
                "error-run-threads", {"most": str(MOST_THREADS), "threads": str(self.threads)}
            )


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of many games; lists are by seat."""

    edition: str
    """The edition's key."""
    players: int
    """How many seats there were."""
    games: int
    """Games played."""
    seed: str
    """What all chance came from."""
    decisions: int
    """Small decisions made in them."""
    seconds: float
    """Spent playing, without start-up and compiling."""
    games_per_s: float
    """Games a second."""
    decisions_per_s: float
    """Decisions a second."""
    mean_scores: list[float]
    """The average total."""
    best_scores: list[int]
    """The highest total."""
    worst_scores: list[int]
    """The lowest total."""
    seat_win_share: list[float]
    """Shares add up to 1: a shared win counts in parts."""
    mean_turns: float
    """Turns of a game, on average."""
    longest_game: int
    """Turns of the longest game."""
    mean_tickets: list[float]
    """Tickets kept in a game."""
    mean_completed: list[float]
    """Tickets completed in a game."""
    ends: dict[str, int]
    """Games by the reason they ended."""


def summarise(run: Run, outcomes: Any, seconds: float) -> Summary:
    """Count the outcomes of a run."""
    seats = outcomes["seat"][:, : run.seats]
    winners = seats["winner"] / seats["winner"].sum(axis=1, keepdims=True)
    played = int(outcomes["decisions"].sum())
    reasons, counts = np.unique(outcomes["reason"], return_counts=True)
    return Summary(
        edition=run.edition.key,
        players=run.seats,
        games=run.games,
        seed=run.seed,
        decisions=played,
        seconds=seconds,
        games_per_s=run.games / seconds,
        decisions_per_s=played / seconds,
        mean_scores=seats["total"].mean(axis=0).round(3).tolist(),
        best_scores=seats["total"].max(axis=0).tolist(),
        worst_scores=seats["total"].min(axis=0).tolist(),
        seat_win_share=winners.mean(axis=0).round(4).tolist(),
        mean_turns=round(float(outcomes["turns"].mean()), 2),
        longest_game=int(outcomes["turns"].max()),
        mean_tickets=seats["tickets"].mean(axis=0).round(3).tolist(),
        mean_completed=seats["completed"].mean(axis=0).round(3).tolist(),
        ends={REASONS[reason]: int(n) for reason, n in zip(reasons, counts, strict=True)},
    )


def ignore_progress(games: int) -> None:
    """Nobody wants to know."""


def simulate(run: Run, progress: Progress = ignore_progress) -> Summary:
    """Play the games compiled and say what came of them."""
    return summarise(run, *play_run(run, progress))


def play_run(run: Run, progress: Progress = ignore_progress) -> tuple[Any, float]:
    """The outcomes of the games, played on as many threads as the run says, and the seconds that
    took."""
    boards = slots_of(board_for(run.edition, rules_with(run.edition, run.options)), BOARD)
    words = np.array(seed_words(run.seed), np.int64)
    _play_chunk(boards, run.seats, words, 0, new_outcomes(1))  # compile, or load what was compiled
    outcomes = new_outcomes(run.games)
    starts = range(0, run.games, CHUNK)

    def play(start: int) -> None:
        part = outcomes[start : start + CHUNK]
        _play_chunk(boards, run.seats, words, start, part)
        progress(len(part))

    began = time.perf_counter()
    with ThreadPoolExecutor(run.threads) as pool:
        try:
            for _ in pool.map(play, starts):
                pass
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # what is left is not played
            raise
    return outcomes, time.perf_counter() - began


def _play_chunk(boards: Any, seats: int, words: Any, first: int, outcomes: Any) -> None:
    states, logs, generators = (new_slots(layout, 1) for layout in (STATE, LOG, GENERATOR))
    play_games(boards, states, logs, generators, seats, words, first, outcomes)


def simulate_with_records(run: Run, path: Path, progress: Progress = ignore_progress) -> Summary:
    """Play the same games one by one and write their records; nothing is left half-written."""
    outcomes = new_outcomes(run.games)
    seconds = 0.0
    with whole_file(path) as file:
        play_recorded(run, 0)  # compile, or load what was compiled
        for number in range(run.games):
            keeper = RecordKeeper()
            began = time.perf_counter()
            game = play_recorded(run, number, keeper)
            seconds += time.perf_counter() - began
            note_state(game.state, sum(game.decided), outcomes[number])
            file.writelines(keeper.lines)
            progress(1)
    return summarise(run, outcomes, seconds)


def play_recorded(run: Run, number: int, *observers: Observer) -> Game:
    """Game number `number` of a run, with its history; all seats choose by one generator."""
    words = seed_words(run.seed)
    seed = [chance.derived_word(word, number, CHANCE + i) for i, word in enumerate(words)]
    choices = [chance.derived_word(word, number, CHOICES + i) for i, word in enumerate(words)]
    players = [bot_player(f"Random {seat + 1}", "random") for seat in range(run.seats)]
    game = Game(run.edition, players, seed=seed_text(*seed), options=run.options)
    Table(game, [RandomBot(*choices)] * run.seats, observers).run()
    return game


def note_state(state: Any, made: int, outcome: Any) -> None:
    """Write down how a game went, from its last state."""
    outcome["decisions"], outcome["turns"], outcome["reason"] = made, state.turns, state.reason
    for seat in range(state.seats):
        for name in SEAT_OUTCOME.names or ():
            outcome["seat"][seat][name] = getattr(state.seat[seat], name)
