"""What `simulate` does to files that are there, and what a bot of one's own that fails shows."""

from datetime import timedelta
from pathlib import Path

from rich.progress import Progress

from branchline.cli.progress import remaining
from cli.test_commands import Command, assert_refused, branchline, names_in

__all__ = ["branchline"]  # the fixture

SIMULATE = ("simulate", "europe", "--games", 2, "--records")


def test_records_are_not_overwritten_unless_somebody_says_so(
    branchline: Command, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    assert branchline(*SIMULATE, file).code == 0
    first = file.read_bytes()
    assert_refused(branchline(*SIMULATE, file), "games.jsonl is there already; .*--append.*--force")
    assert file.read_bytes() == first
    assert branchline(*SIMULATE, file, "--append", "--seed", "b").code == 0
    assert file.read_bytes().startswith(first)
    assert branchline("verify", file).out == "4 games verified\n"
    assert branchline(*SIMULATE, file, "--force").code == 0
    assert file.read_bytes() == first
    assert names_in(tmp_path) == ["games.jsonl"]


def test_adding_and_overwriting_contradict_each_other(branchline: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert_refused(branchline(*SIMULATE, file, "--append", "--force"), "choose one")
    assert_refused(branchline("simulate", "europe", "--append"), "name it with --records")
    assert_refused(branchline("simulate", "europe", "--force"), "name it with --records")
    assert_refused(branchline(*SIMULATE, tmp_path / "no" / "x", "--append"), "cannot write")
    assert names_in(tmp_path) == []


def test_a_bot_of_ones_own_that_fails_shows_its_line_and_traceback(
    branchline: Command, tmp_path: Path
) -> None:
    file = tmp_path / "broken.py"
    file.write_text(
        "class Mine:\n    def choose(self, view, legal):\n        return self.think(view)\n\n"
        "    def think(self, view):\n        return view.nothing['\\x1b']\n",
        encoding="utf-8",
    )
    outcome = branchline("simulate", "europe", "--games", 1, "--bots", f"python:{file}:Mine,random")
    assert outcome.code == 2
    *trace, line = outcome.err.splitlines()
    assert line.startswith("branchline: python:")
    assert line.endswith("(broken.py, line 6)")
    assert [text.strip().partition(", ")[2] for text in trace if "File" in text] == [
        "line 3, in choose",
        "line 6, in think",
    ]
    assert "src/branchline" not in outcome.err


def test_the_estimate_moves_between_two_reports() -> None:
    now = 0.0
    bar = Progress(get_time=lambda: now, disable=True)
    number = bar.add_task("Playing", total=110, completed=10, before=10)
    task = bar.tasks[number]
    assert remaining(task) == "-:--:--"
    now = 10.0
    bar.advance(task.id, 10)
    assert remaining(task) == str(timedelta(seconds=90))
    now = 20.0
    assert remaining(task) == str(timedelta(seconds=180))
