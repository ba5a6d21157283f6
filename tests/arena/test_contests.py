"""Which line-ups and deals a contest has."""

from typing import Any

import pytest

from branchline.contests.arena.contest import Contest, line_ups, seatings
from branchline.editions.loading import edition
from branchline.errors import BadOption, BadSeats, UnknownBot


def contest(**changes: Any) -> Contest:
    values = {"bots": ("random", "greedy"), "players": 2, "games": 4, "seed": "s", "options": {}}
    return Contest(edition=edition("europe"), **(values | changes))


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("aa", 2, ["aa"]),
        ("aab", 2, ["aa", "ab"]),
        ("abc", 3, ["abc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 4, ["abbb"]),
        ("aa", 3, ["aaa"]),
    ],
)
def test_line_ups(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(line_up) for line_up in line_ups(tuple(bots), players)] == expected


@pytest.mark.parametrize(("bots", "players"), [("a", 2), ("a", 3), ("abc", 4), ("abcd", 5)])
def test_too_few_bots_are_refused(bots: str, players: int) -> None:
    with pytest.raises(BadOption, match="two"):
        line_ups(tuple(bots), players)


@pytest.mark.parametrize(
    ("line_up", "expected"),
    [("ab", "ab ba"), ("abc", "abc bca cab"), ("aa", "aa"), ("abbb", "abbb bbba bbab babb")],
)
def test_every_bot_sits_everywhere_and_no_seating_comes_twice(line_up: str, expected: str) -> None:
    assert ["".join(one) for one in seatings(tuple(line_up))] == expected.split()


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert contest(games=5).all_games == 6
    assert contest(games=5, players=4).all_games == 8
    assert contest(games=5, bots=("greedy", "greedy")).all_games == 5


def test_the_number_of_games_is_no_part_of_the_identity() -> None:
    assert contest(games=5).identity == contest(games=500).identity
    assert contest().identity.digest != contest(seed="other").identity.digest
    assert contest(options={"may_stop_after_one": True}).identity == contest().identity


@pytest.mark.parametrize(
    ("changes", "error", "words"),
    [
        ({"games": 0}, BadOption, "at least 1 game"),
        ({"games": 10**9}, BadOption, "too many"),
        ({"players": 6}, BadSeats, "2 to 5 seats"),
        ({"bots": ("gredy", "random")}, UnknownBot, "did you mean greedy"),
        ({"seed": "\udcff"}, BadOption, "UTF-8"),
        ({"options": {"no_such": True}}, BadOption, "no option"),
    ],
)
def test_what_cannot_be_played_is_refused(
    changes: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        contest(**changes)
