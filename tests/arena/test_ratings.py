"""Ratings find the strengths that results were made from."""

import math
import random

import pytest

from branchline.contests.arena.ratings import anchored, bradley_terry, plackett_luce

STRENGTHS = {"random": 500.0, "greedy": 1000.0, "racer": 1150.0, "hard": 1500.0}


def odds(rating: float) -> float:
    return 10 ** (rating / 400)


def test_two_players_give_back_the_ratings_they_were_made_from() -> None:
    wins = {
        (one, other): 1e6 * odds(first) / (odds(first) + odds(second))
        for one, first in STRENGTHS.items()
        for other, second in STRENGTHS.items()
        if one != other
    }
    found = bradley_terry(wins)
    for name, rating in STRENGTHS.items():
        assert found[name] == pytest.approx(rating, abs=0.5)


def test_a_win_in_three_is_120_points_less() -> None:
    found = bradley_terry({("greedy", "other"): 2e6, ("other", "greedy"): 1e6})
    assert found["other"] == pytest.approx(1000 - 400 * math.log10(2), abs=0.01)


def test_a_bot_that_lost_all_games_is_rated_as_if_it_had_tied_one_more() -> None:
    found = bradley_terry({("greedy", "other"): 9.0, ("other", "greedy"): 0.0})
    assert found["other"] == pytest.approx(1000 - 400 * math.log10(9.5 / 0.5))


def test_without_greedy_the_mean_is_a_thousand() -> None:
    assert anchored({"a": 10.0, "b": 30.0}) == {"a": 990.0, "b": 1010.0}


def test_a_bot_against_itself_has_the_points_of_the_anchor() -> None:
    assert bradley_terry({("other", "other"): 0.0}) == {"other": 1000.0}


def test_four_players_are_rated_near_what_they_were_made_from() -> None:
    rng = random.Random("ratings")
    games: list[list[tuple[str, int]]] = []
    for _ in range(3000):
        left = list(STRENGTHS)
        placing: list[tuple[str, int]] = []
        while left:
            name = rng.choices(left, [odds(STRENGTHS[one]) for one in left])[0]
            left.remove(name)
            placing.append((name, len(placing) + 1))
        games.append(placing)
    found = plackett_luce(games, 4)
    assert found["greedy"] == 1000
    assert sorted(found, key=lambda name: found[name]) == list(STRENGTHS)
    for name, rating in STRENGTHS.items():
        assert found[name] == pytest.approx(rating, abs=120)


def test_a_bot_in_several_seats_has_one_rating() -> None:
    games = [[("hard", 1), ("greedy", 2), ("greedy", 3)]] * 20
    found = plackett_luce(games, 3)
    assert found["greedy"] == 1000
    assert found["hard"] > 1100
