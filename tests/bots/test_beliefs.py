"""What the search believes of rivals: data that are complete, and signs that say what they mean."""

import shlex
import tomllib
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from bots.moments import copy_into, moments
from branchline.bots.beliefs import (
    KIND_OF,
    KIND_TERMS,
    KINDS,
    TICKET_TERMS,
    TICKETS_OF,
    add_beliefs,
    beliefs_at,
    first_beliefs,
    fitted_sections,
    guess,
    read_beliefs,
    section_of,
    signs_of,
    write_sections,
)
from branchline.bots.roster import SCRIPTED
from branchline.bots.tuned import COMMAND
from branchline.contests.believing import Fitting, fit
from branchline.editions.loading import edition
from branchline.engine.thinking.evidence import RIVAL_SIGNS, TICKET_SIGNS
from branchline.errors import BadOption
from branchline.game.game import Game
from conftest import TABLES, TINY
from positions import position


def test_kinds_are_scripted_bots_that_are_all_there_is() -> None:
    assert set(KINDS) <= set(SCRIPTED)
    assert sum(KINDS.values()) == pytest.approx(1)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_table_has_fitted_beliefs_with_their_command(key: str, seats: int) -> None:
    section = fitted_sections()[key][str(seats)]
    words = shlex.split(section[COMMAND])
    assert words[:3] == ["branchline", "fit", key]
    assert words[words.index("--players") + 1] == str(seats)
    assert set(section[TICKETS_OF]) == set(section[KIND_OF]) == set(KINDS)
    for kind in KINDS:
        assert tuple(section[TICKETS_OF][kind]) == TICKET_TERMS
        assert tuple(section[KIND_OF][kind]) == KIND_TERMS
    assert np.array_equal(beliefs_at(key, seats).tickets, read_beliefs(section).tickets)


def test_the_file_is_as_it_is_written() -> None:
    text = (files("branchline.bots") / "fitted" / "beliefs.toml").read_text()
    assert write_sections(tomllib.loads(text)) == text


def test_an_edition_of_ones_own_has_the_first_beliefs() -> None:
    assert np.array_equal(beliefs_at("somebodys-own", 3).kinds, first_beliefs().kinds)


def test_a_section_is_added_or_replaced(tmp_path: Path) -> None:
    path = tmp_path / "beliefs.toml"
    add_beliefs(path, "europe", 2, section_of("first", first_beliefs()))
    add_beliefs(path, "europe", 3, section_of("second", first_beliefs()))
    add_beliefs(path, "europe", 2, section_of("third", first_beliefs()))
    sections = tomllib.loads(path.read_text())["europe"]
    assert {seats: one[COMMAND] for seats, one in sections.items()} == {"2": "third", "3": "second"}


def test_signs_of_a_ticket_say_what_is_laid() -> None:
    """Houston to Kansas City is laid, to Winnipeg a part of it; Calgary is far away."""
    p = position("north-america")
    p.own(1, "dallas-houston-1", "dallas-oklahoma_city-1", "kansas_city-oklahoma_city-1")
    game = Game(p.edition, 2, seed="arranged", first_seat=0)
    copy_into(game.state, p.state)
    signs = signs_of(game.view(0))[0][1]
    done, begun, far = (
        dict(zip(TICKET_SIGNS, signs[p.ticket(one)], strict=True))
        for one in ("houston-kansas_city", "houston-winnipeg", "calgary-salt_lake_city")
    )
    assert (done["done"], done["share"], done["ends"], done["load"]) == (1, 1, 1, 0)
    assert (begun["done"], begun["ends"]) == (0, 0.5)
    assert 0 < begun["share"] < 1
    assert (far["share"], far["ends"]) == (0, 0)
    assert done["fit"] >= begun["fit"] > far["fit"]


def test_signs_of_a_rival_say_how_it_plays() -> None:
    p = position("north-america")
    p.own(1, "dallas-houston-1", "calgary-vancouver")
    game = Game(p.edition, 2, seed="arranged", first_seat=0)
    copy_into(game.state, p.state)
    signs = dict(zip(RIVAL_SIGNS, signs_of(game.view(0))[1][1], strict=True))
    assert signs["short"] == pytest.approx(1 / 4)
    assert signs["whole"] == pytest.approx(3 / 4)
    assert signs["long"] == 0


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_signs_are_of_about_one_size(key: str, seats: int) -> None:
    for game in moments(key, seats):
        tickets, rivals = signs_of(game.view(game.awaited[0]))
        assert np.isfinite(tickets).all()
        assert np.isfinite(rivals).all()
        assert np.abs(tickets).max() < 10
        assert np.abs(rivals).max() < 20


def test_a_fit_is_repeatable_and_tells_a_racer_by_its_long_routes() -> None:
    fitting = Fitting(edition("north-america"), 2, 60, "a test")
    one, two = (fit(fitting, lambda games: None) for _ in range(2))
    assert np.array_equal(one.tickets, two.tickets)
    assert np.array_equal(one.kinds, two.kinds)
    long, racer = KIND_TERMS.index("long"), list(KINDS).index("racer")
    assert one.kinds[racer, long] > one.kinds[list(KINDS).index("wary"), long]
    done = TICKET_TERMS.index("done")
    assert one.tickets[list(KINDS).index("wary"), done] > 0


def test_a_fit_works_on_any_edition() -> None:
    found = fit(Fitting(edition(TINY), 3, 20, "a test"), lambda games: None)
    game = moments(TINY, 3)[-1]
    assert guess(game.view(game.awaited[0]), found).chances.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("games", [0, 100_001])
def test_a_fit_refuses_a_wrong_number_of_games(games: int) -> None:
    with pytest.raises(BadOption, match="from 1 to 100000 games"):
        Fitting(edition(TINY), 2, games, "a test")
