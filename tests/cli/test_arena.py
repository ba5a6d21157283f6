"""`branchline arena` as it is typed."""

import json
from pathlib import Path

import pytest

from cli.test_commands import Command, assert_refused, branchline, names_in
from conftest import TINY

__all__ = ["branchline"]  # the fixture

CONTEST = ("arena", "europe", "--bots", "random,greedy", "--games", "6", "--threads", "1")
FIGURES = {
    "win_share",
    "low",
    "high",
    "rating",
    "mean_score",
    "margin",
    "margin_low",
    "margin_high",
    "tickets",
    "completed",
    "turns",
    "longest_path",
    "ms_per_decision",
    "games",
    "forfeits",
}


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where checkpoints lie that nobody named."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "branchline" / "arena"


def test_the_json_has_all_figures(branchline: Command, state: Path) -> None:
    outcome = branchline(*CONTEST, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    report = json.loads(outcome.out)
    assert (report["edition"], report["players"], report["games"]) == ("europe", 2, 6)
    assert report["seed"] == "1"
    assert report["command"].startswith("branchline arena europe --bots random,greedy")
    assert list(report["bots"]) == ["greedy", "random"]
    for bot in report["bots"].values():
        assert set(bot) >= FIGURES
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
    assert report["bots"]["greedy"]["rating"] == 1000
    assert report["pairs"]["greedy"]["random"]["win_share"] == 1
    assert names_in(state) == []


@pytest.mark.parametrize("columns", ["80", "120"])
def test_the_tables_fit_the_terminal(
    branchline: Command, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    outcome = branchline(*CONTEST, "--players", "4")
    assert outcome.code == 0
    assert max(map(len, outcome.out.splitlines())) <= int(columns)
    assert "…" not in outcome.out
    for words in ("Europe, 4 players, 8 games", "finishes ahead of", "greedy = 1000", "25.0 %"):
        assert words in outcome.out


def test_records_are_written_and_verify(branchline: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert branchline(*CONTEST, "--records", file).code == 0
    assert branchline("verify", file).out == "6 games verified\n"


def test_a_named_checkpoint_stays_and_is_gone_on_from(branchline: Command, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    assert branchline(*CONTEST, "--checkpoint", file, "--json").err == ""
    more = [argument.replace("6", "8") for argument in CONTEST]
    outcome = branchline(*more, "--checkpoint", file, "--json")
    assert outcome.err == "branchline: going on from 6 finished games\n"
    assert json.loads(outcome.out)["games"] == 8


def test_a_folder_of_ones_own_is_played(branchline: Command) -> None:
    outcome = branchline("arena", TINY, "--bots", "random,random", "--games", 2, "--threads", 1)
    assert outcome.code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--bots gredy,random", "there is no bot 'gredy'; did you mean greedy"),
        ("--bots greedy", "at least two bots, not 1; for a bot against itself, name it twice"),
        ("--bots greedy,random,greedy --players 4", "3 bots cannot fill 4 seats; name two"),
        ("--bots greedy,random --players 9", "2 to 5 seats, not 9"),
        ("--bots greedy,random --games 0", "at least 1 game"),
        ("--bots greedy,random --threads 0", "1 to 1000 threads"),
        ("--bots greedy,random --option x=true", "there is no option 'x'"),
        ("--bots greedy,random --on-failure cry", "cry"),
        ("--bots greedy,random --records /no-such/x", "cannot write /no-such/x"),
    ],
)
def test_bad_input_is_refused_in_one_line(branchline: Command, arguments: str, words: str) -> None:
    assert_refused(branchline("arena", "europe", *arguments.split()), words)


def test_a_file_that_is_no_checkpoint_is_refused(branchline: Command, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes\n")
    outcome = branchline(*CONTEST, "--checkpoint", file)
    assert_refused(outcome, "is no checkpoint of an arena; name another file with --checkpoint")
    assert file.read_text() == "my notes\n"
