"""Styles that the search tries: data that are complete, and variations that differ as they say."""

import shlex
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from branchline.bots.beliefs import KINDS
from branchline.bots.roster import weights_of
from branchline.bots.styles import (
    FILE,
    FIRST_PLACE,
    LIKED,
    OWN,
    PLAYS_ON,
    WAYS,
    add_variations,
    first_styles,
    fitted_sections,
    styles_at,
    variation,
    varied_styles,
    write_sections,
)
from branchline.bots.tuned import COMMAND
from conftest import TABLES

FITTED = [(key, int(seats)) for key, tables in fitted_sections().items() for seats in tables]


@pytest.mark.parametrize(("key", "seats"), FITTED)
def test_fitted_variations_have_their_command(key: str, seats: int) -> None:
    section = fitted_sections()[key][str(seats)]
    words = shlex.split(section[COMMAND])
    assert words[:3] == ["python", "tools/styles.py", key]
    assert words[words.index("--players") + 1] == str(seats)
    numbers = section["variations"]
    assert len(set(numbers)) == len(numbers) == int(words[words.index("--taken") + 1])
    own = weights_of(PLAYS_ON, key, seats)
    styles = styles_at(key, seats)
    assert styles.weights[OWN] == own
    assert styles.weights[1 + len(KINDS) :] == [variation(own, number) for number in numbers]
    assert len(styles.minds) == len(styles.weights)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_table_has_the_variations_of_the_nearest_that_was_fitted(
    key: str, seats: int
) -> None:
    numbers = fitted_sections()[key]
    nearest = min(numbers, key=lambda one: (abs(int(one) - seats), one))
    assert abs(int(nearest) - seats) <= 1
    own = weights_of(PLAYS_ON, key, seats)
    taken = [variation(own, number) for number in numbers[nearest]["variations"]]
    assert styles_at(key, seats).weights[1 + len(KINDS) :] == taken


def test_every_style_that_follows_has_places_of_its_own() -> None:
    follows = varied_styles("europe", 2, [4, 7, 9]).follows
    assert [follow.style for follow in follows] == [*LIKED, 6, 7, 8]
    assert [follow.places for follow in follows[-3:]] == [
        (FIRST_PLACE,),
        (FIRST_PLACE + 1,),
        (FIRST_PLACE + 2,),
    ]


def test_the_file_is_as_it_is_written() -> None:
    text = (files("branchline.bots") / "fitted" / FILE).read_text()
    assert write_sections(tomllib.loads(text)) == text


def test_variations_differ_by_their_number() -> None:
    """Odd ones cost ways otherwise and nothing else; even ones value everything otherwise."""
    own = weights_of(PLAYS_ON, "europe", 2)
    assert variation(own, 3) == variation(own, 3) != variation(own, 5)
    changed = {name for name, value in variation(own, 3).items() if value != own[name]}
    assert changed
    assert all(name.startswith(WAYS) for name in changed)
    even = variation(own, 4)
    assert all(even[name] != value for name, value in own.items() if value)
    assert list(even) == list(own)
    shifted = variation({"claim_point": 0.0, "tunnel_risk": 0.0}, 4)
    assert shifted["claim_point"] != 0 == shifted["tunnel_risk"]


def test_an_edition_of_ones_own_has_no_variations() -> None:
    assert len(styles_at("somebodys-own", 3).weights) == 1 + len(KINDS)


def test_at_first_no_style_followed_and_nobody_minded_tunnels() -> None:
    styles = first_styles("europe", 2)
    assert not styles.follows
    assert {weights["tunnel_risk"] for weights in styles.weights} == {0}
    assert weights_of(PLAYS_ON, "europe", 2)["tunnel_risk"] > 0


def test_variations_are_added_or_replaced(tmp_path: Path) -> None:
    path = tmp_path / FILE
    add_variations(path, "europe", 2, "first", [1])
    add_variations(path, "europe", 3, "second", [2, 3])
    add_variations(path, "europe", 2, "third", [4])
    sections = tomllib.loads(path.read_text())["europe"]
    assert sections == {
        "2": {COMMAND: "third", "variations": [4]},
        "3": {COMMAND: "second", "variations": [2, 3]},
    }
