"""Every kind of bonus has a few words and a sentence, with its limit, country and capitals."""

import pytest

from branchline.editions.edition import BONUS_KINDS, Bonus, Language, Names
from branchline.editions.loading import edition
from branchline.text.bonuses import bonus_sentence, bonus_words
from branchline.text.catalogue import say

BOARD = edition("northern-lights")
BONUSES = {bonus.id: bonus for bonus in BOARD.bonuses}


@pytest.mark.parametrize("kind", BONUS_KINDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_bonus_has_a_sentence(kind: str, language: Language) -> None:
    for limit in (1, 5):
        bonus = Bonus("x", kind, 3, Names(en="A", fr="B"), limit, "no")
        sentence = bonus_sentence(bonus, BOARD, language)
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert len(bonus_words(bonus, BOARD, language)) <= len(sentence) < 90


@pytest.mark.parametrize("kind", [kind for kind in BONUS_KINDS if kind != "longest_path"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_every_kind_counts_has_a_name(kind: str, language: Language) -> None:
    for number in (1, 5):
        counted = say("scoring-counted", language, kind=kind, number=number)
        assert counted.startswith(f"{number} ")


def test_sentences_name_capitals_limits_and_countries() -> None:
    said = {key: bonus_sentence(bonus, BOARD, "fr") for key, bonus in BONUSES.items()}
    assert "Copenhague, Helsinki, Oslo ou Stockholm" in said["capital_investment"]
    assert "5 points ou moins" in said["local_network"]
    assert "un seul espace" in said["small_steps"]
    assert "Norvège" in said["wild_west"]
    assert "in Norway" in bonus_sentence(BONUSES["wild_west"], BOARD, "en")


def test_a_limit_of_one_is_said_otherwise() -> None:
    def said(kind: str, limit: int) -> str:
        return bonus_sentence(Bonus("x", kind, 3, Names(en="A", fr="B"), limit), BOARD, "en")

    assert said("short_routes", 1) == "Most routes of a single space."
    assert said("short_routes", 2) == "Most routes of 2 spaces or fewer."
    assert said("small_tickets", 1) == "Most completed tickets worth 1 point."
    assert said("small_tickets", 4) == "Most completed tickets worth 4 points or less."
