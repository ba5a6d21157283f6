"""The play-outs of many searches in one go are those of each alone."""

import numpy as np

from branchline.bots.bot import Place
from branchline.bots.playouts import try_together
from branchline.bots.search import Budget, Search
from branchline.bots.search_bot import SearchBot
from branchline.game.game import Game
from conftest import TINY


def test_play_outs_together_are_those_of_each_search() -> None:
    searches: list[Search] = []
    for seed in range(3):
        game = Game(TINY, 2, seed=f"together {seed}")
        bot = SearchBot(Place(game.edition, game.rules, 2, 0, "seed"), Budget(playouts=1))
        view = game.view(0)
        search = Search(view, bot.style, bot.kinds, bot.beliefs, str(seed), 1, bot.care)
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
