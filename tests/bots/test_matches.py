"""Games compiled in one piece are the games that views and bots play step by step."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.line_ups import by_member, play_line_up
from branchline.bots.roster import ScriptedBot, weights_of
from branchline.game.chains import chance
from branchline.game.edition import Edition
from branchline.game.game import Game
from branchline.game.loading import edition
from branchline.game.seeds import seed_text, seed_words
from branchline.rules import records
from branchline.rules.backend import plain_twin
from branchline.sim.games import CHANCE, CHOICES
from conftest import TABLES, TINY

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]
LineUp = Sequence[Mapping[str, float] | None]


def line_up_of(key: str, seats: int) -> LineUp:
    """Bots that differ, a random one among them where there is room."""
    bots = [RACER_1, weights_of("wary", key, seats), None, GREEDY_1]
    return [weights_of("blocker", key, seats), *bots][:seats]


def derived(seed: str, deal: int, stream: int) -> tuple[int, int, int]:
    """The words of a deal."""
    high, middle, low = (
        chance.derived_word(word, deal, stream + index)
        for index, word in enumerate(seed_words(seed))
    )
    return high, middle, low


def step_by_step(one: Edition, line_up: LineUp, seed: str, number: int) -> Game:
    """Game number `number` of a line-up, every bot with the view of its seat."""
    seats = len(line_up)
    deal, rotation = divmod(number, seats)
    game = Game(one, seats, seed=seed_text(*derived(seed, deal, CHANCE)))
    generator: Any = plain_twin().records.new_record(records.GENERATOR)
    chance.seed_generator(generator, *derived(seed, deal, CHOICES))
    members = [line_up[(seat + rotation) % seats] for seat in range(seats)]
    bots = [None if weights is None else ScriptedBot(dict(weights)) for weights in members]
    while not game.is_over:
        seat = game.awaited[0]
        bot = bots[seat]
        game.decide(bot.decide(game.view(seat)) if bot else game.random_decision(generator))
    return game


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_compiled_games_are_the_games_played_step_by_step(key: str, seats: int) -> None:
    """One deal in all rotations, and the next deal's first."""
    one = edition(key)
    line_up = line_up_of(one.key, seats)
    outcomes = play_line_up(one, one.rules, line_up, "matches", 0, seats + 1)
    for number, outcome in enumerate(outcomes):
        result = step_by_step(one, line_up, "matches", number).result
        assert result is not None
        members = outcome["seat"][:seats]
        assert members["total"].tolist() == [score.total for score in result.scores]
        assert np.flatnonzero(members["winner"]).tolist() == list(result.winners)
        assert members["tickets"].tolist() == [len(score.tickets) for score in result.scores]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_a_game_does_not_depend_on_those_before_it(key: str, seats: int) -> None:
    """Plans, views and decks of the last game are forgotten."""
    one = edition(key)
    line_up = line_up_of(one.key, seats)
    whole = play_line_up(one, one.rules, line_up, "parts", 0, 3 * seats)
    first = random.Random(seats).randrange(1, 3 * seats)
    part = play_line_up(one, one.rules, line_up, "parts", first, 3 * seats - first)
    assert (whole[first:] == part).all()


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("first", [0, 1, 7])
def test_outcomes_are_told_by_member(seats: int, first: int) -> None:
    """Greedy is the first member and plays among random ones: it sits everywhere and wins."""
    one = edition("europe")
    line_up = [GREEDY_1, *[None] * (seats - 1)]
    outcomes = play_line_up(one, one.rules, line_up, "members", first, 2 * seats)
    winners = by_member(outcomes, seats, first)["winner"]
    assert winners[:, 0].all()
    assert not winners[:, 1:].any()
    seats_of_greedy = np.argmax(outcomes["seat"]["winner"][:, :seats], axis=1)
    assert set(seats_of_greedy.tolist()) == set(range(seats))


def test_duplicate_deals_are_the_same_deal() -> None:
    """With one bot at all seats, the rotations of a deal are one game."""
    one = edition("north-america")
    outcomes = play_line_up(one, one.rules, [GREEDY_1] * 3, "duplicate", 0, 6)
    assert (outcomes[:3] == outcomes[0]).all()
    assert (outcomes[3:] == outcomes[3]).all()
    assert outcomes[0] != outcomes[3]
