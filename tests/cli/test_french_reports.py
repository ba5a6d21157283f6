"""Where the language is French, reports of commands are French; JSON and files stay as they are."""

import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from branchline.bench.gpu import GpuSpeeds
from branchline.cli.bench import print_figures
from branchline.cli.serve import serve
from branchline.game.record import begin, parse_record, record_of
from cli.test_commands import Command, Outcome, branchline, games, names_in
from cli.test_french import ENGLISH, FRENCH, NARROW, WIDE
from conftest import TINY
from typography import bad_spaces

__all__ = ["branchline", "games"]  # the fixtures

BROKEN = "class Mine:\n    def choose(self, view, legal):\n        raise ValueError('of no use')\n"


def assert_french(outcome: Outcome, *words: str) -> None:
    """The words are there, no English ones, and the marks have their spaces."""
    assert outcome.code == 0, outcome.err
    text = re.sub(r"[ \n]+", " ", outcome.out)
    for word in words:
        assert word in text, text
    told = re.sub(r"\S*/\S*|--\S+", "", text)
    assert not ENGLISH.search(told), told
    assert not bad_spaces(told)


def test_editions(branchline: Command) -> None:
    outcome = branchline(*FRENCH, "editions")
    assert_french(outcome, "clé", "nom français", "places", "Aurores boréales")
    assert "northern-lights" in outcome.out


def test_check(branchline: Command, tmp_path: Path) -> None:
    words = f"Minuscule{WIDE}: 6 villes, 11 routes, 8 tickets{NARROW}; aucune erreur\n"
    outcome = branchline(*FRENCH, "check", TINY)
    assert outcome.out == words
    assert_french(outcome)
    outcome = branchline(*FRENCH, "check", tmp_path)
    assert outcome.code == 2
    assert f"cities.csv{WIDE}: le fichier manque\n" in outcome.out
    assert outcome.out.endswith(f"4 erreurs dans {tmp_path}\n")


def test_an_edition_with_mistakes_is_refused_in_french(branchline: Command, tmp_path: Path) -> None:
    outcome = branchline(*FRENCH, "simulate", tmp_path)
    assert outcome.code == 2
    assert f"{tmp_path}{WIDE}: 4 erreurs, dont la première{WIDE}: edition.toml" in outcome.err
    assert f"(pour les voir toutes{WIDE}: branchline check {tmp_path})" in outcome.err


def test_simulate(branchline: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    outcome = branchline(*FRENCH, "simulate", "europe", "--games", 3, "--records", file)
    assert_french(outcome, "Europe, 2 joueurs, 3 parties", "réussis", "3 par les wagons")
    assert f"Enregistrements{WIDE}: " in outcome.out
    assert re.search(rf"−?\d+,\d .*\d+,\d{NARROW}%", outcome.out)
    french = file.read_bytes()
    assert branchline("simulate", "europe", "--games", 3, "--records", file, "--force").code == 0
    assert file.read_bytes() == french


def test_figures_of_programs_are_the_same_in_every_language(branchline: Command) -> None:
    def figures(*language: str) -> dict[str, Any]:
        command = ("arena", "europe", "--bots", "random,greedy", "--games", 2, "--json")
        told = json.loads(branchline(*language, *command).out)
        times = {"ms_per_decision": None}
        told["bots"] = {name: bot | times for name, bot in told["bots"].items()}
        return told | {"command": None}

    assert figures(*FRENCH) == figures()


def test_arena(branchline: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first trouble of a bot is told in French too; in JSON it is English."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(BROKEN, encoding="utf-8")
    bots = "python:mine.py:Mine,random,greedy"
    command = ("arena", "europe", "--bots", bots, "--games", 2, "--checkpoint", "kept.jsonl")
    outcome = branchline(*FRENCH, *command)
    said = re.sub(r"\S*\w:\S+|: of no use", "", outcome.out)
    trouble = f"forfait dans 4 parties sur 4{NARROW}; le premier ennui{WIDE}:"
    assert trouble in re.sub(r"[ \n]+", " ", said)
    assert_french(outcome._replace(out=said), "a levé ValueError", "mine.py, ligne 3", "Cote")
    again = branchline(*FRENCH, *command, "--json")
    assert again.err == "branchline: reprise après 6 parties finies\n"
    assert "raised ValueError: of no use" in next(iter(json.loads(again.out)["troubles"].values()))


def test_calibrate(branchline: Command, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    command = ("calibrate", "europe", "--games", 1, "--playouts", 20, "--plot", plot)
    outcome = branchline(*FRENCH, *command)
    assert_french(outcome, "Europe, 2 joueurs, 1 partie", "annoncé", "dernier tiers", "Gain")
    assert f"Écrit{WIDE}: {plot}" in outcome.out
    drawn = plot.read_text(encoding="utf-8")
    assert "chances de gagner annoncées" in drawn
    assert f"20{NARROW}%" in drawn
    assert "told" not in drawn


def test_verify_board_and_layout(branchline: Command, games: Path, tmp_path: Path) -> None:
    assert branchline(*FRENCH, "verify", games).out == "3 parties vérifiées\n"
    first = games.read_bytes().splitlines()[0]
    game = begin(parse_record(first))
    file = tmp_path / "cut.jsonl"
    file.write_bytes(record_of(game).to_json() + b"\n")
    words = "1 partie vérifiée, dont 1 inachevée (ligne 1)\n"
    assert branchline(*FRENCH, "verify", file).out == words
    picture = tmp_path / "tiny.svg"
    outcome = branchline(*FRENCH, "board", TINY, "--svg", picture)
    assert outcome.out == f"Écrit{WIDE}: {picture}\n"
    outcome = branchline(*FRENCH, "layout", TINY, "--output", tmp_path / "layout.toml")
    assert outcome.err == "", "no bar where nobody watches"
    assert_french(outcome, "layout.toml", "6 villes, 11 routes")
    assert names_in(tmp_path) == ["cut.jsonl", "layout.toml", "tiny.svg"]


def test_warm_up(branchline: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.contests.warm_rulebook.compile_all", lambda: None)
    monkeypatch.setattr("branchline.contests.warm_bots.compile_bots", lambda: None)
    outcome = branchline(*FRENCH, "warm-up")
    assert_french(outcome, "Les règles sont compilées (0,", "Les robots sont compilés (0,")


def test_tune_says_how_far_it_is(branchline: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def evolve(tuning: Any, progress: Any) -> dict[str, float]:
        progress(tuning.games, 0.5)
        return {}

    monkeypatch.setattr("branchline.contests.tuning.tune", evolve)
    monkeypatch.setattr("rich.progress.Progress.update", lambda *_, worth, **__: told.append(worth))
    assert branchline(*FRENCH, "tune", "greedy", "europe", "--players", 2).code == 0
    assert told == ["valeur 0,500"]


def test_serve(
    branchline: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def stand_in(settings: object, ready: Any) -> None:
        ready("http://127.0.0.1:8720/")

    monkeypatch.setattr("branchline.server.running.serve", stand_in)
    monkeypatch.setattr(sys, "argv", ["branchline", *FRENCH, "serve"])
    serve(port=0)
    assert (
        capsys.readouterr().out == "Branchline sert à http://127.0.0.1:8720/ (Ctrl+C l'arrête).\n"
    )


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Figures that were not measured, told as if they were."""
    row = {"edition": "europe", "seats": 2, "games_per_s": 41234.5, "decisions_per_s": 8_123_456}
    row |= {"games_per_loop": 20000.4, "games_per_s_all_cores": 80000, "decisions_per_s": 8e6}
    row |= {"plain_decisions_per_s": 48000.0, "plain_decisions_per_s_at_reference": 47000.0}
    row |= {"decisions_per_s_at_reference": 7_900_000.0}
    bots = {"greedy_games_per_s": 3000.0, "decision_us": 7.3, "playout_decisions_per_s": 2e6}
    drawing = {"milliseconds": 24.9, "kilobytes": 320.0, "kilobytes_gzipped": 62.0}
    figures = {
        "play": [row],
        "cores": 2,
        "bots": [SimpleNamespace(edition="europe", **bots)],
        "gpu": [GpuSpeeds("europe", 2, 2_104_000.0, 551_600.0)],
        "drawing": [SimpleNamespace(edition="europe", **drawing)],
        "longest_path_us": {"networks": 400, "median": 3.2, "p99": 59.0, "max": 140.0},
        "reference_loop_s": 0.523,
        "clone_ns": 41.0,
        "state_bytes": 3560,
        "cold_compile_s": 20.7,
        "warm_start_s": 0.9,
    }
    monkeypatch.setattr(sys, "argv", ["branchline", *FRENCH, "bench"])
    monkeypatch.setenv("COLUMNS", "100")
    print_figures(figures)
    out = capsys.readouterr().out
    words = (f"41{NARROW}234", "8,00 M", "compilation à froid", "20,7 s", "NON", "p99 59,0 µs")
    assert_french(Outcome(0, out, ""), *words, f"3{NARROW}560 octets", "0,523 s")
    assert_french(Outcome(0, out, ""), "sur le GPU", f"551{NARROW}600")
