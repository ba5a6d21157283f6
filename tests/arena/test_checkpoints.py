"""Finished blocks outlive interruptions; what is no checkpoint of the contest is refused."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.contests.arena.checkpoint import Checkpoint
from branchline.contests.arena.contest import Contest
from branchline.contests.arena.report import make_report
from branchline.contests.arena.running import run_contest
from branchline.editions.loading import edition
from branchline.errors import BadCheckpoint, BadOption, CannotWrite
from branchline.game.record import verify

SOURCES = Path(__file__).parents[2] / "src"


def contest(**changes: Any) -> Contest:
    values = {"bots": ("random", "greedy"), "players": 2, "games": 12, "seed": "s", "options": {}}
    return Contest(edition=edition("europe"), **(values | changes))


def without_times(report: Any) -> Any:
    """The figures that must be equal whenever the same contest is played."""
    figures = json.loads(report) if isinstance(report, str) else msgspec.to_builtins(report)
    del figures["command"]
    for bot in figures["bots"].values():
        del bot["ms_per_decision"]
    return figures


def play(contest: Contest, path: Path, **options: Any) -> Any:
    with Checkpoint(path, contest) as checkpoint:
        return without_times(make_report(contest, run_contest(contest, checkpoint, **options)))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkpoint of a finished contest."""
    path = tmp_path_factory.mktemp("whole") / "checkpoint.jsonl"
    play(contest(), path)
    return path


def test_the_number_of_processes_changes_nothing(tmp_path: Path, whole: Path) -> None:
    assert play(contest(), tmp_path / "three.jsonl", threads=3) == play(contest(), whole)


def test_a_finished_contest_is_not_played_again(whole: Path) -> None:
    before = whole.read_bytes()
    play(contest(), whole, progress=pytest.fail)
    assert whole.read_bytes() == before


def test_more_games_are_added_and_fewer_are_counted(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "checkpoint.jsonl"
    path.write_bytes(whole.read_bytes())
    played: list[int] = []
    assert play(contest(games=16), path, progress=played.append)["games"] == 16
    assert sum(played) == 4
    assert play(contest(games=6), whole) == play(contest(games=6), tmp_path / "few.jsonl")


@pytest.mark.parametrize("cut", [1, 40, 2000])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, whole: Path, cut: int) -> None:
    path = tmp_path / "checkpoint.jsonl"
    path.write_bytes(whole.read_bytes()[:-cut])
    assert play(contest(), path) == play(contest(), whole)
    assert path.read_bytes().count(b"\n") == 7


@pytest.mark.parametrize("length", [0, 1, 100])
def test_a_header_that_was_cut_off_is_written_again(
    tmp_path: Path, whole: Path, length: int
) -> None:
    path = tmp_path / "checkpoint.jsonl"
    path.write_bytes(whole.read_bytes()[:length])
    assert play(contest(), path) == play(contest(), whole)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seed": "other"}, 'its seed is "s", not "other"'),
        ({"bots": ("greedy", "random")}, "its bots"),
        ({"options": {"may_stop_after_one": False}}, "its options"),
        ({"on_failure": "fallback"}, "its on_failure"),
        ({"players": 3}, "its players is 2, not 3"),
        ({"edition": edition("north-america")}, 'its edition is "europe"'),
    ],
)
def test_a_checkpoint_of_another_contest_is_refused(
    whole: Path, changes: dict[str, Any], words: str
) -> None:
    before = whole.read_bytes()
    other = Contest(
        **({"edition": edition("europe"), "bots": ("random", "greedy"), "players": 2} | changes)
        | {"games": 12, "seed": changes.get("seed", "s"), "options": changes.get("options", {})}
    )
    with pytest.raises(BadCheckpoint, match=words):
        Checkpoint(whole, other)
    assert whole.read_bytes() == before


def test_games_of_other_versions_of_the_bots_are_not_mixed(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "checkpoint.jsonl"
    path.write_bytes(whole.read_bytes())
    monkeypatch.setattr("branchline.contests.arena.contest.bots_version", lambda: "newer")
    with pytest.raises(BadCheckpoint, match="bots_version"):
        play(contest(), path)
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("text", [b"my notes", b"my\nnotes\n", b"{}\n", b"\xff\xfe\n", b"[1]\n"])
def test_a_file_that_is_no_checkpoint_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(BadCheckpoint, match="no checkpoint of an arena; name another file"):
        Checkpoint(path, contest())
    assert path.read_bytes() == text


def test_a_damaged_line_is_named(tmp_path: Path, whole: Path) -> None:
    lines = whole.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"line_up": 3}\n'
    path = tmp_path / "checkpoint.jsonl"
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadCheckpoint, match=r"line 3 of .* is damaged"):
        Checkpoint(path, contest())


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.jsonl"
    with Checkpoint(path, contest()), pytest.raises(BadCheckpoint, match="another run"):
        Checkpoint(path, contest())


def test_a_folder_is_no_checkpoint(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="--checkpoint"):
        Checkpoint(tmp_path, contest())


@pytest.mark.parametrize("threads", [0, 5000])
def test_an_impossible_number_of_threads_is_refused(tmp_path: Path, threads: int) -> None:
    with pytest.raises(BadOption, match="1 to 1000 threads"):
        play(contest(), tmp_path / "checkpoint.jsonl", threads=threads)


def test_records_come_in_the_contests_order_and_verify(tmp_path: Path, whole: Path) -> None:
    """Blocks that were finished without records are played again when records are wanted."""
    path = tmp_path / "checkpoint.jsonl"
    path.write_bytes(whole.read_bytes())
    recorded = contest(keeps_records=True)
    assert play(recorded, path, threads=2) == play(contest(), whole)
    with Checkpoint(path, recorded) as checkpoint:
        records = [verify(line) for line in checkpoint.records()]
    assert [record.seed for record in records] == [f"s deal {game // 2}" for game in range(12)]
    assert [record.seats[0].name for record in records] == ["random", "greedy"] * 6


def start_arena(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    paths = [str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])]
    command = "arena europe --bots random,greedy --games 480 --threads 2 --json".split()
    return subprocess.Popen(
        [sys.executable, "-m", "branchline", *command, *arguments],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "XDG_STATE_HOME": str(folder / "state"),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_blocks(folder: Path, number: int) -> Path:
    """The checkpoint of a run, as soon as it holds some blocks."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        for path in folder.rglob("*.jsonl"):
            if path.read_bytes().count(b"\n") > number:
                return path
        time.sleep(0.02)
    raise AssertionError("no block was finished")


@pytest.mark.usefixtures("hears_interrupts")
def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    """Interrupted, then killed without warning, then left alone: the same as in one go."""
    records = tmp_path / "games.records"
    options = ["--records", str(records)]
    finished = 0
    for ending in (signal.SIGINT, signal.SIGKILL):
        run = start_arena(tmp_path, *options)
        kept = wait_for_blocks(tmp_path / "state", finished + 10)
        run.send_signal(ending)
        _, err = run.communicate(timeout=60)
        assert run.returncode != 0
        assert ("games are finished and kept; go on with: " in err) == (ending == signal.SIGINT)
        assert ("going on from" in err) == (finished > 0)
        finished = kept.read_bytes().count(b"\n")
        assert finished <= 240
        assert not records.exists()
    run = start_arena(tmp_path, *options)
    out, err = run.communicate(timeout=120)
    assert run.returncode == 0
    assert "going on from" in err
    assert list((tmp_path / "state").rglob("*.jsonl")) == []
    assert without_times(out) == play(contest(games=480, seed="1"), tmp_path / "again.jsonl")
    assert records.read_bytes().count(b"\n") == 480
