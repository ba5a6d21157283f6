"""Games compiled in one piece are the games that views and bots play step by step."""

from collections.abc import Mapping, Sequence

import pytest

from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.random_bot import RandomBot
from branchline.bots.roster import ScriptedBot, weights_of
from branchline.contests.matches import fare, play_seeded
from branchline.editions.loading import edition
from branchline.engine.rules import records
from branchline.game.game import Game
from branchline.game.seeds import seed_words
from conftest import TABLES, TINY

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]
LineUp = Sequence[Mapping[str, float] | None]


def line_up_of(key: str, seats: int) -> LineUp:
    """Bots that differ, a random one among them where there is room."""
    bots = [RACER_1, weights_of("wary", key, seats), None, GREEDY_1]
    return [weights_of("blocker", key, seats), *bots][:seats]


def step_by_step(key: str, line_up: LineUp, seed: str, own_seeds: Sequence[str]) -> Game:
    """The game of a seed, every bot with the view of its seat."""
    game = Game(key, len(line_up), seed=seed)
    bots = [
        RandomBot(*seed_words(own_seed)) if weights is None else ScriptedBot(dict(weights))
        for weights, own_seed in zip(line_up, own_seeds, strict=True)
    ]
    while not game.is_over:
        seat = game.awaited[0]
        game.decide(bots[seat].decide(game.view(seat)))
    return game


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_compiled_games_are_the_games_played_step_by_step(key: str, seats: int) -> None:
    one = edition(key)
    for line_up in (line_up_of(key, seats), line_up_of(key, seats)[::-1]):
        own_seeds = [f"seat {seat}" for seat in range(seats)]
        game = step_by_step(key, line_up, "a match", own_seeds)
        ended = play_seeded(one, one.rules, line_up, seed_words("a match"), own_seeds)
        played = records.flatten(ended.state, records.STATE)
        assert played == records.flatten(game.state, records.STATE)
        assert sum(ended.made) >= len(game.actions)


def test_duplicate_deals_are_fair_to_equals() -> None:
    """A bot against itself wins exactly half of all deals played in both rotations."""
    standings = fare(edition("europe"), [GREEDY_1, GREEDY_1], "equals", 6)
    assert len(standings) == 12
    assert sum(one.win for one in standings) == 6
    assert sum(one.margin for one in standings) == 0


def test_the_stronger_member_fares_better_in_every_rotation() -> None:
    standings = fare(edition("northern-lights"), [GREEDY_1, RACER_1, RACER_1], "unequal", 4)
    assert len(standings) == 12
    assert sum(one.win for one in standings) > 6
