"""Compiles what games need, so that no test of a time limit waits for it."""

import pytest

from branchline.bots.foreign.legal import legal_actions
from branchline.bots.registry import make_bot
from branchline.game.game import Game
from foreign.meeting import place_in, play_to_the_end


@pytest.fixture(scope="package", autouse=True)
def _compiled() -> None:
    game = Game("europe", 2, seed="warm")
    assert legal_actions(game.view(0))
    play_to_the_end(game, [make_bot("greedy", place_in(game, seat)) for seat in range(2)])
