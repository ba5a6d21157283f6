"""Where the language is French, commands say in French what is wrong; in English nothing moves."""

import json
import re
import signal
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from branchline.cli import app
from branchline.cli.usage import usage_words
from branchline.game.record import read_records
from cli.test_commands import (
    ALTERATIONS,
    FULL_DEVICE,
    Command,
    Outcome,
    assert_refused,
    branchline,
    games,
    start,
)

__all__ = ["branchline", "games"]  # the fixtures

FRENCH = ("--lang", "fr")
NARROW = "\u202f"
WIDE = "\u00a0"
ENGLISH = re.compile(
    r"\b(the|is|are|not|with|choose(?!\()|cannot|did|see|file|of)\b", re.IGNORECASE
)


def assert_french(outcome: Outcome, words: str) -> None:
    """One line with the words, and no English one."""
    assert_refused(outcome, words)
    told = " ".join(word for word in outcome.err.split() if "/" not in word)
    assert not ENGLISH.search(told), told


# How the language is chosen.


def test_the_language_stands_anywhere_or_in_the_system(
    branchline: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("verify", "nowhere.jsonl")
    french = branchline(*FRENCH, *asked).err
    assert french.startswith("branchline: impossible de lire nowhere.jsonl")
    assert branchline("--lang=fr", *asked).err == french
    assert branchline(*asked, *FRENCH).err == french
    assert branchline("verify", "--lang=fr", "nowhere.jsonl").err == french
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert branchline(*asked).err == french
    assert_refused(branchline("--lang", "en", *asked), "cannot read nowhere.jsonl")


def test_a_language_alone_shows_the_first_page_in_it(branchline: Command) -> None:
    outcome = branchline(*FRENCH)
    assert outcome.code == 0
    assert "Jouer dans le terminal" in " ".join(outcome.out.split())


@pytest.mark.parametrize("arguments", [["--lang", "de", "editions"], ["--lang=de"], ["--lang"]])
def test_a_language_that_we_do_not_speak_is_refused(
    branchline: Command, arguments: list[str]
) -> None:
    assert_refused(branchline(*arguments), 'There is no language "(de)?". Choose en or fr.')


# What is typed wrongly.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            "simulat",
            f"commande «{WIDE}simulat{WIDE}» n'existe.*«{WIDE}simulate{WIDE}».* Voir branchl",
        ),
        ("simulate", "demande une valeur pour --edition. Voir branchline simulate --help."),
        ("simulate europe --gams 3", rf"L'option --gams .* Vouliez-vous dire --games{NARROW}\?"),
        ("simulate europe -xq", "-x n'est pas une option"),
        ("simulate europe asia lima", "'asia' 'lima' ne sert à rien ici"),
        ("simulate europe --players two", "--players ne convient.*two.*n'est pas un nombre entier"),
        ("simulate europe --games 99999999999999999999", "9+ est un nombre trop grand"),
        ("simulate europe --games 3 --games 5", "--games est donnée plusieurs fois"),
        ("simulate europe --json=maybe", "n'est ni yes ni no"),
        ("bench --seconds soon", "n'est pas un nombre"),
        ("play europe --level exprt", "Choisissez parmi .*Vouliez-vous dire .*expert"),
        ("arena europe --bot x", "Vouliez-vous dire --bots au lieu de --bot"),
        ("simulate europa", f"s'appelle 'europa'.*«{WIDE}europe{WIDE}».*le chemin du dossier"),
        ("simulate atlantis", "s'appelle 'atlantis'. Choisissez parmi north-america"),
        ("simulate europe --players 6", "se joue avec 2 à 5 places, pas 6"),
        ("simulate europe --games 0", "au moins 1 partie, pas 0"),
        ("simulate europe --threads 0", "1 à 1000 fils, pas 0"),
        ("simulate europe --bots greddy", rf"pas de robot .*vouliez-vous dire greedy.*{NARROW}\?"),
        ("simulate europe --bots zzz", "les robots sont random, greedy"),
        ("simulate europe --bots random,", "manque le nom d'un robot"),
        ("simulate europe --bots random,random,random", "3 robots pour 2 places"),
        ("play europe --players 4 --bots easy,hard", "2 robots pour 3 adversaires"),
        ("simulate europe --bots search:soon", "n'est pas un budget"),
        ("simulate europe --option wagons=true", "pas de règle .*wagons"),
        ("simulate europe --option x=true --option x=false", "met x à true et à false"),
        ("simulate europe --append", "--append dit ce que devient un fichier"),
        ("board europe --svg x --png x", "nomment le même fichier"),
        ("board europe --svg nowhere/x.svg", "écrire nowhere/x.svg.*n'existe pas.*un dossier qui"),
        ("simulate europe --records .", "c'est un dossier"),
        ("play europe --save nowhere/x", "écrire nowhere/x.*un autre fichier avec --save"),
        ("play europe --level easy --bots hard", "disent tous deux qui joue"),
        ("tune greddy", "vouliez-vous dire greedy"),
        ("simulate europe --bots exec:", "ne nomme aucun programme"),
        ("simulate europe --bots exec:no/such", "aucun programme 'no/such' ne peut être lancé"),
        ("simulate europe --bots python:mine", "ne nomme aucune classe"),
        ("simulate europe --bots python:json:Mine", "pas de classe 'Mine' dans json"),
        ("simulate europe --bots python:json:loads", "n'a pas de méthode"),
        ("simulate europe --bots python:nomodule:A", "impossible de charger nomodule .*No module"),
        ("simulate europe --bots exec/time=x:a", "'time=x' n'est pas un réglage de robot"),
        ("arena europe --bots greedy", "une table de 2 demande au moins deux robots, pas 1"),
        ("arena europe --players 4 --bots easy,hard,wary", "3 robots ne peuvent pas remplir 4 p"),
        ("calibrate europe --playouts 0", "prend de 1 à 1000000 parties imaginées, pas 0"),
        ("serve --port 70000", "--port est un nombre de 0 à 65535, pas 70000"),
        ("serve --bot-workers 0", "--bot-workers est un nombre de 1 à 64, pas 0"),
        ("serve --tables-per-address 0", "doit être 1 ou plus, pas 0"),
        ("serve --log-format xml", "--log-format est un de text, json, pas 'xml'"),
        ("serve --page .", rf"ne contient pas index.html{NARROW}; nommez le dossier"),
        ("serve --database mysql://x", "'mysql://x' n'est pas une base de données"),
        ("serve --database sqlite:////proc/x/y", rf"impossible d'ouvrir /proc/x/y{WIDE}: "),
        (
            "serve --host 192.0.2.1 --port 0",
            "port 0.*cette machine n'a pas cette adresse.*un autre --port",
        ),
        ("join nowhere", rf"'nowhere' n'est pas le lien d'une table{NARROW}; il ressemble"),
        (
            "join http://127.0.0.1:9/t/abc#def",
            r"127.0.0.1:9 ne répond pas \(connexion refusée\)",
        ),
        ("board europe --without map --without legend --without scale", "mais pas toutes"),
        ("verify .", "c'est un dossier"),
    ],
)
def test_bad_input_is_refused_in_french(
    branchline: Command,
    arguments: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_french(branchline(*FRENCH, *arguments.split()), words)


@pytest.mark.parametrize(
    "arguments",
    ["simulat", "zzzzzz", "simulate", "simulate europe --gams 3", "simulate europe --zzzz",
     "simulate europe -xq", "simulate europe -x", "play --level exprt", "play --level strong",
     "simulate europe --games 3 --games 5", "simulate europe --games", "arena europe --bot x",
     "board europe --without x", "simulate europe --players two", "bench --seconds soon",
     "warm-up --bots=maybe", "simulate europe --json=maybe", "bench --seconds"],
)  # fmt: skip
def test_english_says_what_the_parser_says(arguments: str) -> None:
    with pytest.raises(CycloptsError) as caught:
        app(arguments.split(), exit_on_error=False, print_error=False)
    words = str(caught.value)
    end = "" if words.endswith((".", "?")) else "."
    first = arguments.split(maxsplit=1)[0]
    command = f"branchline {first}" if first in app else "branchline"
    assert usage_words(caught.value, "en") == f"{words}{end} See {command} --help."


def test_a_file_that_is_there_is_named_in_french(branchline: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("old", encoding="utf-8")
    outcome = branchline(*FRENCH, "simulate", "europe", "--records", file)
    assert_french(outcome, "existe déjà.*--append.*--force")


# Records.


@pytest.mark.parametrize("name", ALTERATIONS)
def test_a_bad_record_has_its_reason_in_french(
    branchline: Command, games: Path, tmp_path: Path, name: str
) -> None:
    """What a library says of a line that it cannot read stays in brackets, as it is."""
    first, second, third = (line for _, line in read_records(games))
    file = tmp_path / "altered.jsonl"
    file.write_bytes(b"\n".join([first, ALTERATIONS[name][0](second), third]))
    outcome = branchline(*FRENCH, "verify", file)
    assert_refused(outcome, f"{re.escape(str(file))}, ligne 2{WIDE}: ")
    reason = re.sub(r"\(.*\)", "", outcome.err.partition("ligne 2")[2])
    assert not ENGLISH.search(reason), reason


def test_a_difference_is_named_in_french(branchline: Command, games: Path, tmp_path: Path) -> None:
    record = json.loads(next(read_records(games))[1])
    record["result"]["winners"] = [0, 1]
    file = tmp_path / "altered.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert_french(branchline(*FRENCH, "verify", file), "le résultat diffère en winners")
    assert_french(branchline(*FRENCH, "replay", file, "--game", 9), "contient 1 partie")


# The end.

if FULL_DEVICE.is_char_device():  # Linux has one

    def test_output_that_cannot_be_written_is_reported_in_french() -> None:
        with FULL_DEVICE.open("w", encoding="utf-8") as full:
            done = start(*FRENCH, "editions", stdout=full)
        assert done.returncode == 2
        assert f"impossible d'écrire la sortie{WIDE}: il n'y a plus de place" in done.stderr


def test_ctrl_c_is_one_french_line(branchline: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("branchline.contests.many_games.play_games", stop)
    hears = signal.getsignal(signal.SIGINT)
    try:
        outcome = branchline(*FRENCH, "simulate", "europe")
    finally:
        signal.signal(signal.SIGINT, hears)
    assert (outcome.code, outcome.err) == (130, "branchline: arrêté\n")
