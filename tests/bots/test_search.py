"""The search: repeatable, legal, in time, and worth its thinking."""

import math
import random
import time

import numpy as np
import pytest

from bots.moments import copy_into, moments, place_in
from branchline.bots.beliefs import beliefs_at
from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.registry import make_bot
from branchline.bots.roster import ScriptedBot, weights_of
from branchline.bots.search import (
    LUCK,
    ROOM,
    SETTLED,
    SHARES,
    WIN_SHARE,
    Budget,
    Choice,
    Search,
    expected_excess,
    margin_scale,
)
from branchline.bots.search_bot import SearchBot
from branchline.bots.styles import PLAYS_ON, Follow, make_styles, variation
from branchline.game.game import Game
from conftest import TABLES, TINY
from positions import Position, position

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]


def search_of(
    game: Game, budget: Budget, threads: int = 1, seed: str = "seed", enough: float = SETTLED
) -> Search:
    """A search for the first awaited seat, run."""
    seat = game.awaited[0]
    style = weights_of(PLAYS_ON, game.edition.key, len(game.players))
    kinds = [style, style, GREEDY_1, GREEDY_1, RACER_1]
    follows = [Follow(2, (2, 6, 10)), Follow(5, (2, 6)), Follow(6, (3,))]
    styles = make_styles([style, *kinds, variation(style, 8)], follows)
    beliefs = beliefs_at(game.edition.key, len(game.players))
    search = Search(game.view(seat), styles, beliefs, seed, threads)
    search.run(budget, enough)
    return search


def told(choices: list[Choice]) -> str:
    """Choices as text, so that what was not tried is equal to itself."""
    return "\n".join(map(str, choices))


# Repeatable.


@pytest.mark.parametrize("playouts", [1, 3, 16])
@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_threads_change_nothing(key: str, seats: int, playouts: int) -> None:
    for game in moments(key, seats, each=1):
        one, *others = (search_of(game, Budget(playouts=playouts), n) for n in (1, 2, 3))
        for other in others:
            assert told(other.choices()) == told(one.choices())
            assert np.array_equal(other.results, one.results, equal_nan=True)
            assert other.made == one.made


def test_the_same_view_and_seed_give_the_same_choices() -> None:
    """Nothing is left over from a search before."""
    for game in moments("europe", 3):
        seat = game.awaited[0]
        bot = make_bot("search:40", place_in(game, seat))
        assert isinstance(bot, SearchBot)
        before = told(bot.search(game.view(seat), 1).choices())
        assert told(bot.search(game.view(seat), 1).choices()) == before
        other = SearchBot(place_in(game, seat), Budget(playouts=40))
        assert told(other.search(game.view(seat), 1).choices()) == before


def test_another_seed_imagines_other_worlds() -> None:
    game = moments("europe", 3)[-1]
    results = [search_of(game, Budget(playouts=16), seed=seed).results for seed in ("a", "b")]
    assert not np.array_equal(*results, equal_nan=True)


# Legal.


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_the_search_plays_whole_games_legally(key: str, seats: int) -> None:
    """One seat searches, the others play at random or by a script."""
    for number in range(2):
        game = Game(key, seats, seed=f"search {number}")
        rng = random.Random(number)
        searching = (number * (seats - 1)) % seats
        bot = make_bot("search:3", place_in(game, searching))
        rival = ScriptedBot(GREEDY_1)
        while not game.is_over:
            seat = game.awaited[0]
            legal = game.decisions()
            if seat == searching:
                decision = bot.decide(game.view(seat))
            else:
                decision = rival.decide(game.view(seat)) if number else rng.choice(legal)
            assert decision in legal
            game.decide(decision)
        assert game.result is not None


# In time.


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_budget_of_time_is_kept(key: str, seats: int) -> None:
    """Generously: the machine may be busy."""
    search_of(moments(key, seats)[-1], Budget(playouts=1))
    for game in moments(key, seats, each=1):
        before = time.perf_counter()
        search = search_of(game, Budget(ms=50))
        assert time.perf_counter() - before < 2
        assert search.choices()[0].decision in game.decisions()


def test_more_time_tries_more_worlds() -> None:
    game = moments("europe", 3)[-1]
    search_of(game, Budget(playouts=1))
    little, much = (search_of(game, Budget(ms=ms), enough=0.0).made for ms in (5, 500))
    assert little < much


def test_a_budget_of_playouts_is_about_kept() -> None:
    """Every round tries what is left in one world at least."""
    for key, seats in TABLES[::3]:
        for playouts in (1, 24, 100):
            for game in moments(key, seats, each=1):
                search = search_of(game, Budget(playouts=playouts))
                tried = int((~np.isnan(search.results[:, :, 0])).sum())
                assert tried <= max(SHARES.get(game.phase, 1) * playouts, 2 * ROOM)
                assert tried >= min(playouts, 2) or len(search.arms) == 1


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_one_playout_is_enough_to_decide(key: str, seats: int) -> None:
    for game in moments(key, seats, each=1):
        assert search_of(game, Budget(playouts=1)).choices()[0].decision in game.decisions()


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_a_forced_choice_is_not_searched(key: str, seats: int) -> None:
    for game in moments(key, seats):
        search = search_of(game, Budget(playouts=8))
        if len(game.decisions()) == 1:
            assert len(search.arms) == 1
        assert (search.made == 0) == (len(search.arms) == 1)
        assert (search.worlds == 0) == (len(search.arms) == 1)


def test_nothing_is_searched_where_only_a_pass_is_left() -> None:
    p = position("north-america").market("").deck("").ticket_deck()
    game = game_of(p)
    assert game.legal_actions().must_pass
    search = search_of(game, Budget(ms=60_000))
    assert search.choices()[0].decision == game.decisions()[0]
    assert search.made == 0


# What it says about its choices.


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_choices_are_distinct_and_the_best_comes_first(key: str, seats: int) -> None:
    for game in moments(key, seats, each=1):
        search = search_of(game, Budget(playouts=60))
        choices = search.choices()
        assert len({one.decision for one in choices}) == len(choices)
        assert {one.decision for one in choices} <= set(search.arms.tolist())
        assert choices[0].worlds == max(one.worlds for one in choices)
        tried = [one.worlds > 0 for one in choices]
        assert tried == sorted(tried, reverse=True)
        if search.worlds:
            assert_sorted(search, choices)


def assert_sorted(search: Search, choices: list[Choice]) -> None:
    """The best of those never dropped; then the others by how far behind it they may be."""
    best, *others = [search.arms.tolist().index(one.decision) for one in choices if one.worlds]
    assert best in search.alive
    assert gain_of(search, best) == max(gain_of(search, arm) for arm in search.alive)
    every = range(len(search.arms))
    behind = np.array([worth_of(search, best) - worth_of(search, arm) for arm in every])
    errors = np.nanstd(behind) / np.sqrt((~np.isnan(behind)).sum(axis=1)[others])
    farthest = np.round(np.nanmean(behind[others], axis=1) + LUCK * errors, 9).tolist()
    assert farthest == sorted(farthest)


def worth_of(search: Search, arm: int) -> np.ndarray:
    """What the arm made of each world: a little the win, mostly the margin."""
    win, margin, _ = search.results[arm].T
    scale = margin_scale(search.results[0, :, 1])
    return WIN_SHARE * win + (1 - WIN_SHARE) / (1 + np.exp(-margin / scale))


def gain_of(search: Search, arm: int) -> float:
    """What an arm gained on the script's own choice."""
    return round(float(np.nanmean(worth_of(search, arm) - worth_of(search, 0))), 9)


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_chances_and_points_are_possible(key: str, seats: int) -> None:
    for game in moments(key, seats, each=1):
        for one in search_of(game, Budget(playouts=24)).choices():
            if one.worlds == 0:
                assert math.isnan(one.win_chance)
            else:
                assert 0 <= one.win_chance <= 1
                assert -1000 < one.score < 500
                assert -1000 < one.margin < 1000


def test_the_bot_takes_the_first_of_its_choices() -> None:
    for game in moments("northern-lights", 4):
        seat = game.awaited[0]
        bot = SearchBot(place_in(game, seat), Budget(playouts=24))
        assert bot.decide(game.view(seat)) == bot.search(game.view(seat), 1).choices()[0].decision


# Worth its thinking.


def game_of(p: Position) -> Game:
    """A position as a game."""
    game = Game(p.edition, p.seats, seed="arranged", first_seat=0)
    copy_into(game.state, p.state)
    return game


def last_turn(hand: str) -> Position:
    """The last turn of a game, seat 0's: two gray spaces from Houston to New Orleans finish a
    ticket of 20 points, while the rival is ahead."""
    p = position("north-america").tickets(0, "los_angeles-miami").tickets(1, "boston-chicago")
    p.own(0, "el_paso-los_angeles", "el_paso-houston", "miami-new_orleans")
    p.own(1, "helena-seattle", "sault_ste_marie-winnipeg").hand(0, hand)
    p.state.last_turns = 1
    p.state.seat[1].route_points = 70
    return p


def test_the_search_finishes_a_ticket_that_wins_the_game() -> None:
    """The script, which likes long routes near the end, takes fifteen points and loses."""
    game = game_of(last_turn("RROOOOOO"))
    script = ScriptedBot(weights_of(PLAYS_ON, "north-america", 2)).decide(game.view(0))
    lost = game.clone()
    lost.decide(script)
    assert lost.result is not None
    assert lost.result.winners == (1,)
    best = search_of(game, Budget(playouts=120)).choices()[0]
    assert best.win_chance == 1
    game.decide(best.decision)
    assert game.result is not None
    assert game.result.winners == (0,)
    assert game.result.scores[0].total == best.score


def test_the_search_knows_a_game_that_cannot_be_won() -> None:
    p = last_turn("RROOOOOO")
    p.state.seat[1].route_points = 300
    for choice in search_of(game_of(p), Budget(playouts=120)).choices():
        assert choice.worlds == 0 or choice.win_chance == 0


def test_a_decision_not_tried_raises_no_warning() -> None:
    """A small budget narrows the arms; the means of the others are means of nothing."""
    assert search_of(moments("europe", 3)[-1], Budget(playouts=24)).choices()


def test_a_budget_spent_before_the_first_world_is_no_warning() -> None:
    game = moments("europe", 3)[-1]
    assert search_of(game, Budget(ms=0.001)).choices()[0].decision in game.decisions()


def test_threads_change_nothing_with_a_larger_budget() -> None:
    """Hopeless arms were dropped after steps whose length was the number of threads."""
    for game in moments("europe", 5):
        one, two, three = (search_of(game, Budget(playouts=200), n) for n in (1, 2, 3))
        assert told(one.choices()) == told(two.choices()) == told(three.choices())


# Over when it is settled.


def test_what_is_left_to_hope_is_the_mean_excess() -> None:
    """Against a plain average over many draws."""
    draws = np.random.default_rng(1).normal(0, 2.0, 400_000)
    for gap in (0.0, 1.0, 3.0):
        excess = np.maximum(0, draws - gap).mean()
        assert expected_excess(gap, 2.0) == pytest.approx(excess, rel=0.03)


def test_a_search_ends_when_going_on_promises_little() -> None:
    """The same search with no patience, the usual one, and all of it."""
    budget = Budget(playouts=2000)
    for game in moments("europe", 2):
        hasty, usual, patient = (
            search_of(game, budget, enough=enough).worlds for enough in (math.inf, SETTLED, 0.0)
        )
        assert hasty <= usual <= patient
        if len(search_of(game, Budget(playouts=1)).arms) > 1:
            assert hasty < patient


def test_near_the_end_the_win_counts_more_than_points() -> None:
    """The surer the margin, the steeper its worth; never beyond bounds."""
    scales = [margin_scale(spread * np.array([-1.0, 1.0])) for spread in (0, 4, 10, 24, 60)]
    assert scales == sorted(scales)
    assert scales == [5, 8, 20, 48, 50]
