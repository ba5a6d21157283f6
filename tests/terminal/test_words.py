"""Symbols tell cards apart without color, and names are found."""

import codecs

import pytest
from rich.cells import cell_len
from rich.text import Text

from branchline.editions.edition import CARDS, GRAY, Language
from branchline.editions.loading import edition
from branchline.game.claim_reasons import ends
from branchline.game.game import Game
from branchline.terminal.commands import TOPICS, command_in
from branchline.terminal.languages import default_language
from branchline.terminal.routes import route_text
from branchline.terminal.screen import new_console, spell_out
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import SEATS, SYMBOLS
from branchline.text.catalogue import LANGUAGES, put, say
from terminal.scripted import EDITIONS, Paper


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
        assert put(ends(game.view(0), route), language) == speaker.route(route.id)
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
    assert text.encode("ascii", "spell_out").decode() == "R Andalsnes-Tromso + 2 >"
    assert "Quoi\u202f?".encode("ascii", "spell_out") == b"Quoi ?"


def test_lines_do_not_break_at_no_break_spaces() -> None:
    console = new_console()
    text = Text("un deux\u202f? trois quatre\u00a0: cinq")
    lines = [line.plain.rstrip() for line in text.wrap(console, 8)]
    assert lines == ["un", "deux\u202f?", "trois", "quatre\u00a0:", "cinq"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_help_names_is_understood(language: Language) -> None:
    for topic in TOPICS[3:]:
        word = say(f"help-type-{topic}", language)
        assert topic == "action" or command_in(word.lower()), word


def test_questions_break_between_words() -> None:
    paper = Paper(["x"], 40)
    assert paper.ask("Which route? A number, or a city to narrow down (Enter: back)") == "x"
    lines = paper.text.splitlines()
    assert lines == ["Which route? A number, or a city", "to narrow down (Enter: back) › "]
