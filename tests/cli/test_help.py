"""Help in French and English: every command and every option, from the catalogue."""

import inspect
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from branchline.cli import COMMANDS
from branchline.cli.helping import asks_for_help, docstring, key_of, language_of
from branchline.editions.edition import Language
from branchline.text.catalogue import LANGUAGES, say

NAMES = [command.__name__.replace("_", "-") for command in COMMANDS]


def help_page(*arguments: str, **environment: str) -> str:
    """What the program prints, in one line."""
    outcome = subprocess.run(
        [sys.executable, "-m", "branchline", *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={
            **{name: value for name, value in os.environ.items() if not name.startswith("LC_")},
            "LANG": "C.UTF-8",
            "PYTHONUTF8": "1",
            "COLUMNS": "200",
            **environment,
        },
    )
    return " ".join(outcome.stdout.replace("│", " ").split())


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_every_option_has_words(command: Callable[..., object], language: Language) -> None:
    text = docstring(command, language)
    for name in inspect.signature(command).parameters:
        words = say(f"{key_of(command)}.{name}", language)
        assert f"\n{name}\n    {words}" in text
        assert words.endswith((".", ")"))


def test_french_words_are_not_english_ones() -> None:
    """An option that was forgotten would have its English words twice."""
    for command in COMMANDS:
        key = key_of(command)
        names = [key, *(f"{key}.{name}" for name in inspect.signature(command).parameters)]
        for name in names:
            assert say(name, "fr") != say(name, "en"), name


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--help"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LC_ALL": "fr_CA.UTF-8"}, "fr"),
        (["-h"], {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_first_page_names_every_command(
    arguments: list[str], environment: dict[str, str], language: Language
) -> None:
    page = help_page(*arguments, **environment)
    assert page.startswith(squeezed(say("command-usage", language)))
    for command, name in zip(COMMANDS, NAMES, strict=True):
        first = say(key_of(command), language).split("\n")[0]
        assert f"{name} {squeezed(first)}" in page
    assert say("command-flag-help", language) in page
    assert say("command-flag-version", language) in page


@pytest.mark.parametrize("name", ["play", "arena", "board"])
def test_a_command_explains_its_options_in_french(name: str) -> None:
    page = help_page(name, "--help", LANG="fr_FR.UTF-8")
    command = COMMANDS[NAMES.index(name)]
    for option in inspect.signature(command).parameters:
        assert squeezed(say(f"{key_of(command)}.{option}", "fr")) in page, option
    assert "Utilisation" in page
    for english in ("Usage", "default", "required", "Parameters", "choices"):
        assert english not in page


def test_the_language_of_help_can_be_named() -> None:
    assert language_of(["play", "--help", "--lang", "fr"]) == "fr"
    assert language_of(["play", "--help", "--lang=fr"]) == "fr"
    assert asks_for_help(["play", "-h"])
    assert not asks_for_help(["play", "europe"])
    assert "Jouer dans le terminal" in help_page("play", "--lang", "fr", "--help")
