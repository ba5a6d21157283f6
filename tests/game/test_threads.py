"""Games in several threads at once: what the rulebook writes on is each thread's own."""

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from branchline.engine.rules import decisions
from branchline.game.events import Blind
from branchline.game.game import Game
from branchline.game.record import record_of
from policies import play_on, random_choice

THREADS = 4


def played(number: int) -> bytes:
    game = Game("northern-lights", 3, seed=f"thread {number}")
    play_on(game, [random_choice] * 3, random.Random(number))
    return record_of(game).to_json()


def test_games_in_several_threads_do_not_mix() -> None:
    alone = [played(number) for number in range(THREADS)]
    together = Barrier(THREADS)

    def play(number: int) -> bytes:
        together.wait()
        return played(number)

    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(play, range(THREADS))) == alone


def test_a_decision_that_was_interrupted_leaves_nothing_to_another_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl-C comes right after the rulebook wrote what happened."""
    whole = decisions.apply_decision

    def interrupted(*arguments: object) -> None:
        whole(*arguments)
        raise KeyboardInterrupt

    game = Game("europe", 2, seed="interrupted")
    for seat in game.awaited:
        game.play(game.legal_actions(seat)[0], seat)
    monkeypatch.setattr(decisions, "apply_decision", interrupted)
    with pytest.raises(KeyboardInterrupt):
        game.play("blind")
    monkeypatch.undo()
    assert not any(isinstance(event, Blind) for event in Game("europe", 2, seed="next").events)
    other = Game("europe", 2, seed="interrupted")
    for seat in other.awaited:
        other.play(other.legal_actions(seat)[0], seat)
    assert len(other.play("blind")) == 1
