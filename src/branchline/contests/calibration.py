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
    run: Run, bots: Sequence[str], playouts: int, progress: Progress = ignore_progress
) -> list[Prediction]:
    """What the search foretold in the run's games, in their order. The search may use this many
    play-outs a decision; where there is nothing to choose it foretells nothing."""
    if not 1 <= playouts <= MOST_PLAYOUTS:
        raise BadOption(f"a decision takes 1 to {MOST_PLAYOUTS} play-outs, not {playouts}")
    predictions: list[Prediction] = []
    with closing(_parts(run, bots, playouts)) as parts:
        for part in parts:
            predictions += part
            progress(1)
    return predictions


def _parts(run: Run, bots: Sequence[str], playouts: int) -> Generator[list[Prediction]]:
    """The predictions of each game. What must be compiled is compiled here, once, and only loaded
    by the processes."""
    _warm_up(run, bots)
    processes = min(run.threads, run.games, os.cpu_count() or 1)
    with Workers(processes, _begin, (run, bots, playouts)) as pool:
        try:
            yield from pool.map(_predict_game, range(run.games))
        except BrokenProcessPool:
            raise BadBot(
                "a process died while its bots were playing (out of memory, or a crash in a bot); "
                "try fewer threads"
            ) from None


def predictions_in(game: Game, result: Result, playouts: int, seed: str) -> list[Prediction]:
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
            predictions += _prediction(again, seat, result, playouts, third)
        again.play(text, seat)
    return predictions


def _prediction(
    game: Game, seat: int, result: Result, playouts: int, third: int
) -> list[Prediction]:
    """What the best hint tells the seat now; nothing where there is nothing to choose."""
    best = advise(game.view(seat), Budget(playouts=playouts), most=1)[0]
    if best.win_chance is None or best.score is None or best.margin is None:
        return []
    totals = [score.total for score in result.scores]
    return [
        Prediction(
            third=third,
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

_tasks: list[tuple[Run, Sequence[str], int]] = []
"""The run that this process plays, its bots, and the play-outs of a decision."""


def _begin(run: Run, bots: Sequence[str], playouts: int) -> None:
    """Make this process ready."""
    _warm_up(run, bots)
    _tasks.append((run, bots, playouts))


def _predict_game(number: int) -> list[Prediction]:
    """Play a game of the run and ask the search about it."""
    run, bots, playouts = _tasks[-1]
    game = play_one(run, bots, number)
    assert game.result is not None, "a bot that fails is raised"
    return predictions_in(game, game.result, playouts, f"{run.seed} decisions {number}")
