"""The map of the lesson: the base game, made small."""

import pytest

from branchline.contests.line_ups import simulate_line_up
from branchline.contests.simulation import Run
from branchline.editions.edition import Rules
from branchline.editions.loading import LESSON, edition, edition_keys, is_shipped

CORSICA = edition(LESSON)


def test_it_ships_but_is_not_one_to_choose_from() -> None:
    assert is_shipped(LESSON)
    assert LESSON not in edition_keys()


def test_it_teaches_the_base_game_and_no_special_rule() -> None:
    base = edition(edition_keys()[0])
    assert CORSICA.rules == Rules(
        wagons=12,
        parallel_routes={2: {2: 1, 3: 1}},
        market_alone_suffices=base.rules.market_alone_suffices,
        tie_breaks=base.rules.tie_breaks,
    )
    assert [bonus.kind for bonus in CORSICA.bonuses] == [bonus.kind for bonus in base.bonuses]
    special = ("tunnel", "locomotives", "draw_bonus", "exchange")
    assert not any(getattr(route, name) for route in CORSICA.routes for name in special)


def test_it_shows_what_the_lesson_speaks_of() -> None:
    """Routes of every color and gray ones, three lengths, and two tracks side by side."""
    assert len({route.color for route in CORSICA.routes}) == 9
    assert {route.length for route in CORSICA.routes} == {1, 2, 3}
    assert "ajaccio-corte-2" in CORSICA.route_numbers


@pytest.mark.parametrize("seats", [2, 3])
def test_its_games_are_short_and_end_by_wagons(seats: int) -> None:
    run = Run(CORSICA, seats=seats, games=100, seed="lesson", options={}, threads=1)
    summary = simulate_line_up(run, ["medium"] * seats)
    assert summary.ends == {"wagons": 100}
    assert summary.mean_turns < 15 * seats
