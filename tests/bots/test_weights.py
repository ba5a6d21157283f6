"""The weights of scripted bots: complete everywhere, frozen where they are frozen."""

import hashlib
import json
import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

from branchline.bots.character import Character
from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.roster import FROZEN, ROSTER, SCRIPTED, new_minds, weights_of
from branchline.bots.tuned import (
    COMMAND,
    add_section,
    read_sections,
    start_at,
    tuned_sections,
    weights_at,
    write_sections,
)
from branchline.editions.loading import edition_keys
from branchline.engine.rules import records
from branchline.engine.thinking.minds import MIND, WEIGHTS
from conftest import TABLES

NAMES = set(WEIGHTS.names or ())
FILES = sorted(Path(str(files("branchline.bots") / "weights")).glob("*.toml"))
SECTIONS = [
    pytest.param(path.stem, key, seats, id=f"{path.stem}-{key}-{seats}")
    for path in FILES
    for key, tables in read_sections(path.read_text()).items()
    for seats in tables
]
SOMEBODYS_OWN = "an-edition-nobody-tuned-for"
DIGESTS = {
    "greedy-1": "7d440f28c9bd8202",
    "racer-1": "847780e1fe7df903",
}


def digest_of(weights: dict[str, float]) -> str:
    """A short name of some weights; one that is 0 has no say in it."""
    text = json.dumps({name: float(value) for name, value in sorted(weights.items()) if value})
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", sorted(FROZEN))
def test_frozen_weights_never_change(name: str) -> None:
    """Ratings are measured against them. A new yardstick is a new bot: greedy-2."""
    assert digest_of(FROZEN[name]) == DIGESTS[name]
    for key, seats in [*TABLES, (SOMEBODYS_OWN, 3)]:
        assert weights_of(name, key, seats) == FROZEN[name]


def test_the_frozen_bots_are_the_ones_of_the_digests() -> None:
    assert {"greedy-1": GREEDY_1, "racer-1": RACER_1} == FROZEN
    assert set(DIGESTS) == set(FROZEN)


@pytest.mark.parametrize("name", SCRIPTED)
def test_a_scripted_bot_has_every_weight_at_every_table(name: str) -> None:
    for key, seats in [*TABLES, (SOMEBODYS_OWN, 2), (SOMEBODYS_OWN, 7)]:
        weights = weights_of(name, key, seats)
        assert set(weights) == NAMES
        assert all(type(value) is float for value in weights.values())


@pytest.mark.parametrize("character", ROSTER.values(), ids=list(ROSTER))
def test_a_nature_holds_at_every_table(character: Character) -> None:
    for key, seats in [*TABLES, (SOMEBODYS_OWN, 4)]:
        for weights in (weights_at(character, key, seats), start_at(character, key, seats)):
            assert {name: weights[name] for name in character.nature} == character.nature


def test_bots_of_one_roster_differ() -> None:
    for key, seats in [*TABLES, (SOMEBODYS_OWN, 4)]:
        weights = [digest_of(weights_of(name, key, seats)) for name in ROSTER]
        assert len(set(weights)) == len(weights)


def test_a_mind_gets_the_weights_it_was_given() -> None:
    """In their order too; None is a random bot."""
    minds = new_minds([GREEDY_1, None, RACER_1])
    for index, weights in enumerate((GREEDY_1, None, RACER_1)):
        mind = records.record_at(minds, index, MIND)
        assert mind.is_random == (weights is None)
        for name, value in (weights or {}).items():
            assert getattr(mind.weights, name) == value


# The files of tuned weights.


def test_there_are_files_of_weights_for_bots_only() -> None:
    assert FILES
    assert {path.stem for path in FILES} <= set(ROSTER)


@pytest.mark.parametrize(("name", "key", "seats"), SECTIONS)
def test_a_section_is_complete(name: str, key: str, seats: str) -> None:
    """Every weight, those of the bot's nature unmoved, and the command that made them."""
    section = dict(tuned_sections(name)[key][seats])
    command = section.pop(COMMAND)
    assert set(section) == NAMES
    nature = ROSTER[name].nature
    assert {weight: section[weight] for weight in nature} == nature
    assert (key, int(seats)) in TABLES
    assert isinstance(command, str)
    words = shlex.split(command)
    assert words[:4] == ["branchline", "tune", name, key]
    assert words[words.index("--players") + 1] == seats
    assert int(words[words.index("--generations") + 1]) > 0
    assert words[words.index("--seed") + 1]


@pytest.mark.parametrize(("name", "key", "seats"), SECTIONS)
def test_a_bot_plays_with_the_weights_of_its_section(name: str, key: str, seats: str) -> None:
    section = tuned_sections(name)[key][seats]
    assert weights_of(name, key, int(seats)) == {
        weight: section[weight] for weight in section if weight != COMMAND
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_of_weights_is_as_it_is_written(path: Path) -> None:
    text = path.read_text()
    assert write_sections(read_sections(text)) == text
    assert re.search(r"^\[[a-z-]+\.\d\]$", text, re.MULTILINE)


def test_a_section_is_added_or_replaced(tmp_path: Path) -> None:
    path = tmp_path / "wary.toml"
    add_section(path, "europe", 3, "first", {"claim": 1.0})
    add_section(path, "europe", 2, "second", {"claim": 2.0})
    add_section(path, "europe", 3, "third", {"claim": 3.125})
    assert read_sections(path.read_text()) == {
        "europe": {
            "2": {COMMAND: "second", "claim": 2.0},
            "3": {COMMAND: "third", "claim": 3.125},
        }
    }


def test_a_child_starts_from_its_parents_tuned_weights() -> None:
    wary = ROSTER["wary"]
    assert wary.parent is not None
    for key in edition_keys():
        parent = weights_at(wary.parent, key, 2)
        own = {**wary.start, **wary.nature}
        assert start_at(wary, key, 2) == {**parent, **own}


@pytest.mark.parametrize("bot", list(ROSTER))
def test_tuning_for_more_seats_starts_from_fewer(bot: str) -> None:
    for key, seats in TABLES:
        if seats > 2:
            assert start_at(ROSTER[bot], key, seats) == weights_at(ROSTER[bot], key, seats - 1)


@pytest.mark.parametrize("seed", ['a "quoted" seed', "back\\slash"])
def test_any_seed_can_be_written_into_a_file_of_weights(seed: str) -> None:
    sections = {"europe": {"2": {COMMAND: f"branchline tune --seed {seed}", "claim": 1.0}}}
    assert read_sections(write_sections(sections)) == sections
