"""What the search foretells against what comes: bots play games, and at decisions all through them
the search says what it expects for the seat that decides.

A game is played to its end first. Then its actions are cut into equal parts, one decision is drawn
from each, and the search is asked there from the view of the deciding seat. The game, the draws and
the search depend on nothing but the seed.
"""

import os
import random
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass

from branchline.bots.advice import advise
from branchline.bots.gathering import AT_ONCE, Gathering
from branchline.bots.odds import Odds, lateness
from branchline.bots.search import Budget
from branchline.contests.line_ups import play_one
from branchline.contests.processes import Workers
from branchline.contests.reliability import THIRDS, Prediction
from branchline.contests.simulation import Progress, Run, ignore_progress
from branchline.errors import BadBot, BadOption
from branchline.game.devices import CPU, check_device
from branchline.game.game import Game
from branchline.game.record import begin, record_of
from branchline.game.result import Result
from branchline.table.seating import rehearse, rehearse_advice

A_GAME = 12
"""Decisions drawn from a game, as many from each third."""
MOST_PLAYOUTS = 1_000_000


def predict(
    run: Run,
    bots: Sequence[str],
    playouts: int,
    odds: Odds | None = None,
    progress: Progress = ignore_progress,
    device: str = CPU,
) -> list[Prediction]:
    """What the search foretold in the run's games, in their order. The search may use this many
    play-outs a decision; where there is nothing to choose it foretells nothing. What it finds is
    mended by these odds, or by those known for the table."""
    if device != CPU:
        check_device(device)
    if not 1 <= playouts <= MOST_PLAYOUTS:
        values = {"most": str(MOST_PLAYOUTS), "playouts": str(playouts)}
        raise BadOption("error-playouts", values)
    predictions: list[Prediction] = []
    task = Task(run, bots, playouts, odds)
    with closing(task.parts() if device == CPU else task.parts_on(device)) as parts:
        for part in parts:
            predictions += part
            progress(1)
    return predictions


@dataclass(frozen=True, slots=True)
class Task:
    """A run, its bots, the play-outs of a decision, and the odds."""

    run: Run
    bots: Sequence[str]
    playouts: int
    odds: Odds | None

    def parts(self) -> Generator[list[Prediction]]:
        """The predictions of each game. What must be compiled is compiled here, once, and only
        loaded by the processes."""
        run = self.run
        self.warm_up()
        processes = min(run.threads, run.games, os.cpu_count() or 1)
        with Workers(processes, _begin, (self,)) as pool:
            try:
                yield from pool.map(_predict_game, range(run.games))
            except BrokenProcessPool:
                raise BadBot("bot-process-died", {}) from None

    def parts_on(self, device: str) -> Generator[list[Prediction]]:
        """The same, all games at once: the device makes the play-outs of all searches."""
        self.warm_up()
        with ThreadPoolExecutor(AT_ONCE) as pool, Gathering(device) as gathering:
            games = [
                pool.submit(gathering.run, self.predict_game, number)
                for number in range(self.run.games)
            ]
            try:
                for game in games:
                    yield game.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def warm_up(self) -> None:
        """Compile what the games need, or load what was compiled."""
        run = self.run
        game = Game(run.edition, run.seats, seed=run.seed, options=run.options)
        rehearse(game, set(self.bots))
        rehearse_advice(game)

    def predict_game(self, number: int) -> list[Prediction]:
        """Play a game of the run and ask the search about it."""
        game = play_one(self.run, self.bots, number)
        assert game.result is not None, "a bot that fails is raised"
        seed = f"{self.run.seed} decisions {number}"
        return predictions_in(game, game.result, self.playouts, seed, self.odds)


def predictions_in(
    game: Game, result: Result, playouts: int, seed: str, odds: Odds | None = None
) -> list[Prediction]:
    """What the search foretells at decisions of a finished game."""
    rng = random.Random(seed)
    number = len(game.actions)
    parts = range(A_GAME)
    drawn = {
        rng.randrange(number * part // A_GAME, number * (part + 1) // A_GAME): part
        for part in parts
        if number * part // A_GAME < number * (part + 1) // A_GAME
    }
    again = begin(record_of(game), game.edition)
    predictions: list[Prediction] = []
    for index, (seat, text) in enumerate(game.actions):
        if index in drawn and seat in again.awaited:
            third = drawn[index] * THIRDS // A_GAME
            predictions += _prediction(again, seat, result, playouts, third, odds)
        again.play(text, seat)
    return predictions


def _prediction(
    game: Game, seat: int, result: Result, playouts: int, third: int, odds: Odds | None
) -> list[Prediction]:
    """What the best hint tells the seat now; nothing where there is nothing to choose."""
    view = game.view(seat)
    best = advise(view, Budget(playouts=playouts), most=1, odds=odds)[0]
    if best.win_chance is None or best.score is None or best.margin is None:
        return []
    totals = [score.total for score in result.scores]
    return [
        Prediction(
            third=third,
            late=lateness(view),
            chance=best.win_chance,
            won=(seat in result.winners) / len(result.winners),
            score=best.score,
            final_score=totals[seat],
            rival_score=best.score - best.margin,
            final_rival_score=max(total for other, total in enumerate(totals) if other != seat),
        )
    ]


# Inside a process.

_tasks: list[Task] = []
"""What this process does."""


def _begin(task: Task) -> None:
    """Make this process ready."""
    task.warm_up()
    _tasks.append(task)


def _predict_game(number: int) -> list[Prediction]:
    return _tasks[-1].predict_game(number)
