"""Scripted bots play legally, honestly and better than chance."""

import random

import pytest

from branchline.bots.frozen import GREEDY_1 as GREEDY
from branchline.bots.roster import ScriptedBot
from branchline.bots.thinking.minds import WEIGHTS
from branchline.game.game import Game
from branchline.game.view import view_of
from branchline.rules import records
from conftest import TABLES, TINY
from game.test_views import permute_hidden


def play(key: str, seats: int, seed: str, bots: list[ScriptedBot | None]) -> Game:
    """A whole game; seats without a bot play at random."""
    game = Game(key, seats, seed=seed)
    rng = random.Random(seed)
    while not game.is_over:
        seat = game.awaited[0]
        bot = bots[seat]
        legal = game.decisions()
        decision = bot.decide(game.view(seat)) if bot else rng.choice(legal)
        assert decision in legal
        game.decide(decision)
    return game


def test_every_weight_is_set() -> None:
    assert set(GREEDY) == set(WEIGHTS.names or ())


@pytest.mark.parametrize(("key", "seats"), [*TABLES, (TINY, 2), (TINY, 3)])
def test_greedy_decides_legally_at_every_table(key: str, seats: int) -> None:
    for number in range(3):
        game = play(key, seats, f"legal {number}", [ScriptedBot(GREEDY) for _ in range(seats)])
        assert game.result is not None


@pytest.mark.parametrize("key", sorted({key for key, _ in TABLES}))
def test_greedy_beats_random_play(key: str) -> None:
    """A bot that lost its plan, or its way of paying, would not win all of ten games."""
    for number in range(10):
        seat = number % 2
        bots: list[ScriptedBot | None] = [None, None]
        bots[seat] = ScriptedBot(GREEDY)
        result = play(key, 2, f"match {number}", bots).result
        assert result is not None
        assert result.winners == (seat,)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_hidden_cards_never_change_a_decision(key: str, seats: int) -> None:
    """R-ALL-INF-2: deal everything hidden anew, and the bot decides the same."""
    game = Game(key, seats, seed="honest")
    rng = random.Random(1)
    while not game.is_over:
        seat = game.awaited[0]
        decision = ScriptedBot(GREEDY).decide(game.view(seat))
        state = records.copy_record(game.state, records.STATE)
        permute_hidden(state, game.edition, seat, rng)
        other = view_of(game.edition, game.rules, game.board, state, seat)
        assert ScriptedBot(GREEDY).decide(other) == decision
        game.decide(decision)


def test_greedy_borrows_by_stations() -> None:
    """R-EU-STA: where rivals are in the way, the yardstick builds stations."""
    built = 0
    for number in range(5):
        game = play("europe", 4, f"stations {number}", [ScriptedBot(GREEDY) for _ in range(4)])
        built += len(game.view().stations)
    assert built > 0
