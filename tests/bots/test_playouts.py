"""The play-outs of many searches in one go are those of each alone."""

import numpy as np
import pytest

from bots.moments import moments, place_in
from branchline.bots.bot import Place
from branchline.bots.playouts import try_together
from branchline.bots.search import Budget, Search
from branchline.bots.search_bot import SearchBot
from branchline.game.game import Game
from conftest import TABLES, TINY


def test_play_outs_together_are_those_of_each_search() -> None:
    searches: list[Search] = []
    for seed in range(3):
        game = Game(TINY, 2, seed=f"together {seed}")
        bot = SearchBot(Place(game.edition, game.rules, 2, 0, "seed"), Budget(playouts=1))
        view = game.view(0)
        search = bot.begin(view, 1)
        search.worlds = seed
        search.results = np.zeros((len(search.arms), seed, 3))
        searches.append(search)
    worlds = [5, 1, 17]
    found = try_together(searches, worlds)
    for search, number, results in zip(searches, worlds, found, strict=True):
        before = search.worlds
        search.imagine(number)
        assert len(search.alive) > 1
        assert np.array_equal(search.results[:, before:], results)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_arm_is_worth_the_same_whatever_was_tried_before_it(key: str, seats: int) -> None:
    """Nobody in a play-out remembers those before it: a tunnel that was given up there, say."""
    for game in moments(key, seats):
        seat = game.awaited[0]
        bot = SearchBot(place_in(game, seat), Budget(playouts=1))
        together, alone = (bot.begin(game.view(seat), 1) for _ in range(2))
        (found,) = try_together([together], [4])
        for arm in together.alive:
            alone.alive = [arm]
            (results,) = try_together([alone], [4])
            assert np.array_equal(results[0], found[arm])
