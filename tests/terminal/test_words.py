"""French and English are complete, symbols tell cards apart without color, names are found."""

import codecs
import string

import pytest
from rich.cells import cell_len

from branchline.game.claim_reasons import ends
from branchline.game.edition import BONUS_KINDS, CARDS, GRAY, TIE_BREAKS, Language
from branchline.game.game import Game
from branchline.game.loading import edition
from branchline.terminal import phrases, sentences
from branchline.terminal.languages import default_language
from branchline.terminal.routes import route_text
from branchline.terminal.screen import spell_out
from branchline.terminal.speaker import NOUNS, Speaker, count
from branchline.terminal.symbols import SEATS, SYMBOLS
from terminal.scripted import EDITIONS

BOTH = {"en", "fr"}


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


TABLES: dict[str, dict[str, dict[Language, str]]] = {
    "phrases": phrases.PHRASES,
    "common": sentences.COMMON,
    "ends": sentences.ENDS,
    "bonuses": phrases.BONUS_KINDS,
    "tie-breaks": phrases.TIE_BREAKS,
}


@pytest.mark.parametrize("name", TABLES)
def test_every_phrase_is_there_in_both_languages(name: str) -> None:
    for key, texts in TABLES[name].items():
        assert set(texts) == BOTH, key
        assert fields(texts["en"]) == fields(texts["fr"]), key


def test_every_personal_sentence_is_there_in_both_languages() -> None:
    for key, texts in sentences.PERSONAL.items():
        assert set(texts) == BOTH, key
        to_english, of_english = map(fields, texts["en"])
        assert to_english == fields(texts["fr"][0]), key
        assert of_english == fields(texts["fr"][1]) == to_english | {"name"}, key


def test_every_bonus_and_tie_break_has_words() -> None:
    assert set(phrases.BONUS_KINDS) == set(BONUS_KINDS)
    assert set(phrases.TIE_BREAKS) == set(TIE_BREAKS)
    assert all(set(words) == set(meaning) == BOTH for words, meaning in phrases.HELP)


def test_plurals() -> None:
    assert count(0, "card", "en") == "0 cards"
    assert count(0, "card", "fr") == "0 carte"
    assert count(-7, "point", "fr") == "−7 points"
    assert all(set(forms) == BOTH for forms in NOUNS.values())


def test_every_card_has_a_shape_of_its_own() -> None:
    assert set(SYMBOLS) == {*CARDS, GRAY}
    for attribute in ("mark", "shape", "style", "letter"):
        assert len({getattr(symbol, attribute) for symbol in SYMBOLS.values()}) == len(SYMBOLS)
    marks = [symbol.mark for symbol in (*SYMBOLS.values(), *SEATS)]
    assert all(cell_len(mark) == 1 for mark in marks)


@pytest.mark.parametrize("key", EDITIONS)
def test_names_of_cities_are_short_and_different(key: str) -> None:
    chosen = edition(key)
    for language in ("en", "fr"):
        speaker = Speaker(chosen, [], language)
        names = [speaker.city(city.id) for city in chosen.cities]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= 24


def test_a_stop_without_a_name_on_the_board_is_called_the_same_in_lists_and_refusals() -> None:
    chosen = edition("northern-lights")
    game = Game("northern-lights", ["Ada", "Bo"], seed="halt")
    route = next(route for route in chosen.routes if route.city_b == "junction_se_north")
    called: dict[Language, str] = {"en": "Lapland halt", "fr": "Halte de Laponie"}
    for language, halt in called.items():
        speaker = Speaker(chosen, [], language)
        assert speaker.route(route.id).endswith(f"–{halt}")
        assert ends(game, route, language) == speaker.route(route.id)
        assert route_text(route, speaker).plain.startswith(speaker.route(route.id))


@pytest.mark.parametrize("text", ["wien", "Vienne", "VIENNA", "vien"])
def test_cities_are_found_in_any_spelling(text: str) -> None:
    speaker = Speaker(edition("europe"), [], "en")
    assert [city.id for city in speaker.find_cities(text)] == ["wien"]


def test_the_language_follows_the_system() -> None:
    assert default_language({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert default_language({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}) == "en"
    assert default_language({}) == "en"


def test_terminals_without_these_signs_get_letters() -> None:
    codecs.register_error("spell_out", spell_out)
    text = "▲ Åndalsnes–Tromsø ✓ ❷ ›"
    assert text.encode("ascii", "spell_out").decode() == "R Andalsnes-Troms? + 2 >"
