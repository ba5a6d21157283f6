"""Whole games go as they went before."""

import pytest

from branchline.editions.loading import edition_keys
from conftest import TABLES, TINY
from perft import path_of as count_path
from transcripts import path_of, transcript


@pytest.mark.parametrize(("key", "seats"), [*TABLES, (TINY, 2)])
def test_the_game_goes_as_it_went(key: str, seats: int) -> None:
    """Every action is legal and has the events it had."""
    assert transcript(key, seats).splitlines() == path_of(key, seats).read_text().splitlines()


def test_every_edition_is_complete() -> None:
    """Each edition has a count file and a transcript for each number of seats."""
    missing = [
        path.name
        for key, seats in TABLES
        for path in (count_path(key, seats), path_of(key, seats))
        if not path.is_file()
    ]
    assert missing == []
    assert {key for key, _ in TABLES} == set(edition_keys())
