"""Runs of many games: the same games every time, summed up rightly, written whole or not at all."""

import dataclasses
import os
import resource
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.contests import simulation as run_module
from branchline.contests.simulation import (
    MOST_GAMES,
    MOST_THREADS,
    Run,
    Summary,
    play_recorded,
    simulate,
    simulate_with_records,
    summarise,
    whole_file,
)
from branchline.editions.loading import edition
from branchline.engine.batch.games import new_outcomes
from branchline.errors import BadOption, BadSeats, CannotWrite
from branchline.game.record import read_records, record_of, verify
from conftest import TINY

TIMES = ("seconds", "games_per_s", "decisions_per_s")

FULL_DEVICE = Path("/dev/full")


def a_run(key: str = "europe", seats: int = 2, **changes: Any) -> Run:
    values = {"games": 200, "seed": "run", "options": {}, "threads": 1, **changes}
    return Run(edition(key), seats, **values)


def told(summary: Summary) -> dict[str, Any]:
    """The summary without the times."""
    fields = dataclasses.asdict(summary)
    return {name: value for name, value in fields.items() if name not in TIMES}


# The same games.


def test_the_number_of_threads_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "CHUNK", 7)
    summaries = [told(simulate(a_run(threads=threads))) for threads in (1, 2, 5, 64)]
    assert all(summary == summaries[0] for summary in summaries)
    monkeypatch.setattr(run_module, "CHUNK", 1000)
    assert told(simulate(a_run())) == summaries[0]


def test_several_threads_really_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "CHUNK", 5)
    both = threading.Barrier(2, timeout=20)
    real, meetings = run_module._play_chunk, 0

    def play(boards: Any, seats: int, words: Any, first: int, outcomes: Any) -> None:
        nonlocal meetings
        if len(outcomes) == 5:
            both.wait()
            meetings += 1
        real(boards, seats, words, first, outcomes)

    monkeypatch.setattr(run_module, "_play_chunk", play)
    simulate(a_run(games=20, threads=2))
    assert meetings == 4


def test_another_seed_gives_other_games() -> None:
    assert told(simulate(a_run(seed="one"))) != told(simulate(a_run(seed="two")))


def test_a_longer_run_begins_with_the_same_games(tmp_path: Path) -> None:
    lines: list[list[bytes]] = []
    for games in (2, 4):
        file = tmp_path / f"{games}.jsonl"
        simulate_with_records(a_run(games=games), file)
        lines.append([line for _, line in read_records(file)])
    assert lines[0] == lines[1][:2]
    assert len(set(lines[1])) == 4


def test_options_reach_the_games() -> None:
    """R-ALL-DRAW-6: where nobody may stop, games go otherwise."""
    options = {"may_stop_after_one": False}
    assert told(simulate(a_run())) != told(simulate(a_run(options=options)))
    assert play_recorded(a_run(options=options), 0).options == options
    with pytest.raises(BadOption, match="there is no option 'wings'"):
        simulate(a_run(options={"wings": True}))


# Records.


def test_records_change_nothing_in_the_summary(table: tuple[str, int], tmp_path: Path) -> None:
    run = a_run(*table, games=3)
    recorded = simulate_with_records(run, tmp_path / "games.jsonl")
    assert told(recorded) == told(simulate(run))


def test_any_game_of_a_run_can_be_played_alone(tmp_path: Path) -> None:
    run = a_run("northern-lights", 4, games=3)
    file = tmp_path / "games.jsonl"
    simulate_with_records(run, file)
    for index, (number, line) in enumerate(read_records(file)):
        assert number == index + 1
        game = play_recorded(run, index)
        assert record_of(game).to_json() == line
        assert verify(line).seats[0].player == "bot:random"


def test_a_run_of_somebodys_own_edition_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "tiny.jsonl"
    run = a_run(TINY, 3, games=5)
    simulate_with_records(run, file)
    for _, line in read_records(file):
        verify(line, run.edition)


# Summaries.


def test_win_shares_add_up_to_one(table: tuple[str, int]) -> None:
    summary = simulate(a_run(*table, games=300))
    assert len(summary.seat_win_share) == table[1]
    assert sum(summary.seat_win_share) == pytest.approx(1, abs=0.001)
    assert all(share >= 0 for share in summary.seat_win_share)


def test_a_shared_win_counts_in_parts() -> None:
    outcomes = new_outcomes(4)
    for game, winners in enumerate([(0,), (0, 1), (1,), (0, 1, 2)]):
        for seat in winners:
            outcomes["seat"][game][seat]["winner"] = 1
    outcomes["reason"] = 1
    summary = summarise(a_run(seats=3, games=4), outcomes, 1.0)
    assert summary.seat_win_share == pytest.approx([11 / 24, 11 / 24, 2 / 24], abs=0.0001)


def test_a_summary_is_what_the_records_say(tmp_path: Path) -> None:
    run = a_run("europe", 3, games=4)
    file = tmp_path / "games.jsonl"
    summary = simulate_with_records(run, file)
    records = [msgspec.json.decode(line) for _, line in read_records(file)]
    for seat in range(3):
        totals = [record["result"]["scores"][seat]["total"] for record in records]
        tickets = [record["result"]["scores"][seat]["tickets"] for record in records]
        assert summary.mean_scores[seat] == pytest.approx(sum(totals) / 4, abs=0.001)
        assert summary.best_scores[seat] == max(totals)
        assert summary.worst_scores[seat] == min(totals)
        assert summary.mean_tickets[seat] == pytest.approx(sum(map(len, tickets)) / 4, abs=0.001)
        completed = sum(ticket["completed"] for held in tickets for ticket in held)
        assert summary.mean_completed[seat] == pytest.approx(completed / 4, abs=0.001)
    turns = [sum(event["e"] == "turn" for event in record["events"]) for record in records]
    assert summary.longest_game == max(turns)
    assert summary.mean_turns == pytest.approx(sum(turns) / 4, abs=0.01)
    assert sum(summary.ends.values()) == summary.games == 4
    assert set(summary.ends) == {record["events"][-1]["reason"] for record in records}
    assert summary.decisions_per_s == pytest.approx(summary.decisions / summary.seconds)
    assert summary.games_per_s == pytest.approx(4 / summary.seconds)


def test_progress_adds_up_to_the_number_of_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_module, "CHUNK", 30)
    parts: list[int] = []
    simulate(a_run(games=100), parts.append)
    assert sorted(parts) == [10, 30, 30, 30]
    parts.clear()
    simulate_with_records(a_run(games=3), tmp_path / "games.jsonl", parts.append)
    assert parts == [1, 1, 1]


@pytest.mark.parametrize(
    ("changes", "kind", "words"),
    [
        ({"games": 0}, BadOption, "at least 1 game, not 0"),
        ({"games": -1}, BadOption, "at least 1 game, not -1"),
        ({"games": MOST_GAMES + 1}, BadOption, "too many for one run; play at most"),
        ({"threads": 0}, BadOption, "1 to 1000 threads, not 0"),
        ({"threads": MOST_THREADS + 1}, BadOption, "1 to 1000 threads, not 1001"),
        ({"seats": 1}, BadSeats, "choose a number from 2 to 5"),
        ({"seats": 6}, BadSeats, "choose a number from 2 to 5"),
    ],
)
def test_an_impossible_run_is_refused(
    changes: dict[str, int], kind: type[Exception], words: str
) -> None:
    with pytest.raises(kind, match=words):
        a_run(**changes)


# Files that are written whole or not at all.


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_appears_when_all_of_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with whole_file(path) as file:
        file.write(b"one")
        assert not path.exists()
        file.write(b" two")
    assert path.read_bytes() == b"one two"
    assert names_in(tmp_path) == ["games.jsonl"]


def test_a_file_that_was_there_is_replaced_only_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"old")
    with whole_file(path) as file:
        file.write(b"new")
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt, BadOption])
def test_an_error_inside_leaves_what_was_there(tmp_path: Path, error: type[BaseException]) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"old")

    def write() -> None:
        with whole_file(path) as file:
            file.write(b"half of it")
            raise error("inside")

    with pytest.raises(error, match="inside"):
        write()
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["games.jsonl"]


@contextmanager
def little_room() -> Iterator[None]:
    """Files may not grow beyond 10 kB, as on a disk that runs full.

    This holds for the file that the tests report to as well, so nothing may be reported inside.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_runs_full_leaves_nothing_half_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"old")
    with pytest.raises(CannotWrite, match=r"games\.jsonl.*has room"), little_room():
        simulate_with_records(a_run(games=20), path)
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["games.jsonl"]


if FULL_DEVICE.is_char_device():  # Linux has one

    def test_a_full_device_is_reported_and_stays_a_device() -> None:
        with pytest.raises(CannotWrite, match="No space left"):
            simulate_with_records(a_run(games=2), FULL_DEVICE)
        assert stat.S_ISCHR(FULL_DEVICE.stat().st_mode)
        assert not Path("/dev/full.unfinished").exists()


def test_a_pipe_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    with whole_file(pipe) as file:
        file.write(b"through the pipe")
    reader.join(timeout=20)
    assert read == [b"through the pipe"]
    assert pipe.is_fifo()


def test_a_link_leads_to_the_file_and_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "link.jsonl"
    link.symlink_to(tmp_path / "there" / "games.jsonl")
    with whole_file(link) as file:
        file.write(b"text")
    assert link.is_symlink()
    assert (tmp_path / "there" / "games.jsonl").read_bytes() == b"text"
    assert names_in(tmp_path / "there") == ["games.jsonl"]
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(CannotWrite, match="loop"), whole_file(loop):
        pass


def test_a_place_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (
        tmp_path / "missing" / "games.jsonl",
        tmp_path / "file" / "games.jsonl",
        tmp_path / ("x" * 300),
    ):
        with pytest.raises(CannotWrite, match="choose a folder that exists and has room"):
            simulate_with_records(a_run(games=1), path)
    for path in (tmp_path, Path("/"), Path()):
        with pytest.raises(CannotWrite, match="it is a folder; name a file in it"):
            simulate_with_records(a_run(games=1), path)
    assert names_in(tmp_path) == ["file"]
