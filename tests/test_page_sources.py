"""What no source of the page may hold: an edition, or a number that a rule sets."""

import re
from pathlib import Path

import pytest

from branchline.editions.loading import LESSON, edition_keys

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    path for path in (ROOT / "ui" / "src").rglob("*") if path.suffix in (".ts", ".svelte")
)
KEYS = re.compile("|".join((*edition_keys(), LESSON)))
RULE_NUMBERS = re.compile(
    r"\b(?:wagons|locomotives|tickets|stations|players|seats|length|extra|points)"
    r"(?:_left|Left|\.length)?\s*(?:[<>]=?|[!=]==?)\s*(?:[2-9]|[1-9]\d+)\b"
)
"""Comparisons such as `wagons < 3`: what is legal, and when the end is near, is the server's to
say."""


def test_there_are_sources() -> None:
    assert len(SOURCES) > 10


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_the_page_knows_no_edition_by_name(path: Path) -> None:
    assert not KEYS.search(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_the_page_compares_with_no_number_of_a_rule(path: Path) -> None:
    assert not RULE_NUMBERS.search(path.read_text(encoding="utf-8"))


def test_such_things_are_found() -> None:
    assert KEYS.search('if (edition === "europe")')
    assert RULE_NUMBERS.search("seat.wagons < 3")
    assert RULE_NUMBERS.search("choices.tickets.length >= 2")
    assert not RULE_NUMBERS.search("choices.tickets.length > 1")
