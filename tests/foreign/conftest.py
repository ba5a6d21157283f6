"""Compiles what games need, so that no test of a time limit waits for it."""

import pytest

from branchline.game.game import Game
from foreign.meeting import play_to_the_end


@pytest.fixture(scope="package", autouse=True)
def _compiled() -> None:
    game = Game("europe", 2, seed="warm")
    assert game.legal_actions(0)
    play_to_the_end(game, ["greedy", "random"])
