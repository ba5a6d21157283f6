"""`branchline calibrate` as a person calls it."""

import json
from pathlib import Path

import pytest

from cli.test_commands import Command, assert_refused, branchline, names_in

__all__ = ["branchline"]  # the fixture

FIGURES = {
    "decisions",
    "mean_predicted",
    "mean_actual",
    "brier",
    "brier_skill",
    "calibration_error",
    "own_score_bias",
    "rival_score_bias",
}


def test_figures_and_a_diagram(branchline: Command, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    small = ("calibrate", "europe", "--games", 1, "--playouts", 40)
    outcome = branchline(*small, "--json", "--plot", plot)
    assert outcome.code == 0, outcome.err
    figures = json.loads(outcome.out)
    assert figures.keys() >= FIGURES
    assert [third.keys() for third in figures["thirds"]] == [FIGURES] * 3
    assert sum(third["decisions"] for third in figures["thirds"]) == figures["decisions"] > 0
    assert sum(one["decisions"] for one in figures["bins"]) == figures["decisions"]
    assert plot.read_text(encoding="utf-8").count("<circle") == len(figures["bins"])
    assert names_in(tmp_path) == ["plot.svg"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("atlantis", "atlantis"),
        ("europe --players 9", "2 to 5 seats, not 9"),
        ("europe --games 0", "at least 1 game"),
        ("europe --playouts 0", "play-outs, not 0"),
        ("europe --threads 0", "threads, not 0"),
        ("europe --bots nobody", "no bot 'nobody'"),
        ("europe --bots hard,hard,hard", "3 bots for 2 seats"),
        ("europe --games 2.5", "no whole number"),
    ],
)
def test_bad_input_is_one_line_and_leaves_nothing(
    branchline: Command, tmp_path: Path, arguments: str, words: str
) -> None:
    plot = tmp_path / "plot.svg"
    plot.write_text("mine", encoding="utf-8")
    assert_refused(branchline("calibrate", *arguments.split(), "--plot", plot), words)
    assert plot.read_text(encoding="utf-8") == "mine"
    assert names_in(tmp_path) == ["plot.svg"]


def test_a_place_that_cannot_be_written_is_refused_before_the_work(
    branchline: Command, tmp_path: Path
) -> None:
    long = ("calibrate", "europe", "--games", 90_000_000, "--plot")
    assert_refused(branchline(*long, tmp_path / "no" / "x.svg"), "cannot write")
    assert_refused(branchline(*long, tmp_path), "it is a folder")
