"""What the search foretells against what comes: bots play games, and at decisions all through them
the search says what it expects for the seat that decides.

A game is played to its end first. Then its actions are cut into equal parts, one decision is drawn
from each, and the search is asked there from the view of the deciding seat. The game, the draws and
the search depend on nothing but the seed.
"""

import os
import random
from collections.abc import Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing

from branchline.bots.advice import advise
from branchline.bots.odds import Odds, lateness
from branchline.bots.search import Budget
from branchline.contests.line_ups import play_one
from branchline.contests.processes import Workers
from branchline.contests.reliability import THIRDS, Prediction
from branchline.contests.simulation import Progress, Run, ignore_progress
from branchline.errors import BadBot, BadOption
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
) -> list[Prediction]:
    """What the search foretold in the run's games, in their order. The search may use this many
    play-outs a decision; where there is nothing to choose it foretells nothing. What it finds is
    mended by these odds, or by those known for the table."""
    if not 1 <= playouts <= MOST_PLAYOUTS:
        values = {"most": str(MOST_PLAYOUTS), "playouts": str(playouts)}
        raise BadOption("error-playouts", values)
    predictions: list[Prediction] = []
    with closing(_parts(run, bots, playouts, odds)) as parts:
        for part in parts:
            predictions += part
            progress(1)
    return predictions


def _parts(
    run: Run, bots: Sequence[str], playouts: int, odds: Odds | None
) -> Generator[list[Prediction]]:
    """The predictions of each game. What must be compiled is compiled here, once, and only loaded
    by the processes."""
    _warm_up(run, bots)
    processes = min(run.threads, run.games, os.cpu_count() or 1)
    with Workers(processes, _begin, (run, bots, playouts, odds)) as pool:
        try:
            yield from pool.map(_predict_game, range(run.games))
        except BrokenProcessPool:
            raise BadBot("bot-process-died", {}) from None


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


def _warm_up(run: Run, bots: Sequence[str]) -> None:
    """Compile what the games need, or load what was compiled."""
    game = Game(run.edition, run.seats, seed=run.seed, options=run.options)
    rehearse(game, set(bots))
    rehearse_advice(game)


# Inside a process.

_tasks: list[tuple[Run, Sequence[str], int, Odds | None]] = []
"""The run that this process plays, its bots, the play-outs of a decision, and the odds."""


def _begin(run: Run, bots: Sequence[str], playouts: int, odds: Odds | None) -> None:
    """Make this process ready."""
    _warm_up(run, bots)
    _tasks.append((run, bots, playouts, odds))


def _predict_game(number: int) -> list[Prediction]:
    """Play a game of the run and ask the search about it."""
    run, bots, playouts, odds = _tasks[-1]
    game = play_one(run, bots, number)
    assert game.result is not None, "a bot that fails is raised"
    return predictions_in(game, game.result, playouts, f"{run.seed} decisions {number}", odds)
