"""Plans are what the rulebook would allow if the seat's turn began now."""

import random

import pytest

from branchline.editions.loading import edition_keys
from branchline.game.game import Game
from branchline.game.legal import Choices, legal
from branchline.game.plans import plans
from branchline.game.view import View
from policies import play_game, random_choice

SEATS = 2


def views_of(key: str) -> list[View]:
    """What both seats saw all through a random game, between whole actions."""
    views: list[View] = []

    def watch(game: Game) -> None:
        if game.phase != "surrender":
            views.extend(game.view(seat) for seat in range(SEATS))

    play_game(key, SEATS, "plans", [random_choice] * SEATS, random.Random("plans"), watch)
    return views


def buildings(choices: Choices) -> Choices:
    return Choices(
        claims=choices.claims,
        station_cities=choices.station_cities,
        stations=choices.stations,
    )


@pytest.mark.parametrize("key", edition_keys())
def test_at_the_beginning_of_the_own_turn_plans_are_the_choices(key: str) -> None:
    compared = 0
    for view in views_of(key):
        if view.is_awaited and view.phase == "turn":
            assert plans(view) == buildings(legal(view).choices())
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("key", edition_keys())
def test_who_waits_may_plan_and_nothing_is_changed_by_asking(key: str) -> None:
    planned = 0
    for view in views_of(key):
        if not view.is_awaited and view.phase != "over":
            before = view.numbers()
            planned += bool(plans(view).claims)
            assert view.numbers() == before
            assert not legal(view).choices().claims
    assert planned > 10
