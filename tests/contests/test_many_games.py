"""Many games in one call: any bots, any edition, with or without records, always the same games."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from branchline import BadOption, BadSeats, UnknownBot, edition, play_games, read_records, verify
from branchline.contests.simulation import Run, Summary, simulate
from conftest import TINY

TIMES = ("seconds", "games_per_s", "decisions_per_s")


def told(summary: Summary) -> dict[str, Any]:
    """The summary without the times."""
    fields = dataclasses.asdict(summary)
    return {name: value for name, value in fields.items() if name not in TIMES}


def test_random_games_are_those_of_a_run() -> None:
    run = Run(edition("europe"), 3, 50, "7", {"may_stop_after_one": False})
    options = {"may_stop_after_one": False}
    summary = play_games("europe", games=50, seed=7, seats=3, options=options, threads=2)
    assert told(summary) == told(simulate(run))
    assert told(summary) != told(play_games("europe", games=50, seed=7, seats=3))


def test_records_change_nothing_and_verify(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told_with = told(play_games(TINY, games=4, seed="x", records=str(file)))
    assert told_with == told(play_games(TINY, games=4, seed="x"))
    lines = [line for _, line in read_records(file)]
    assert len(lines) == 4
    for line in lines:
        verify(line, edition(TINY))


def test_a_line_up_takes_its_seats(tmp_path: Path) -> None:
    """As many seats as names; a text with commas means the same as a list."""
    file = tmp_path / "games.jsonl"
    summary = play_games(TINY, ["greedy", "random", "wary"], 2, threads=1, records=file)
    assert (summary.players, summary.games) == (3, 2)
    for _, line in read_records(file):
        players = [seat.player for seat in verify(line, edition(TINY)).seats]
        assert players == ["bot:greedy", "bot:random", "bot:wary"]
    assert told(play_games(TINY, "greedy,random,wary", 2, threads=2)) == told(summary)


def test_progress_counts_every_game() -> None:
    played: list[int] = []
    play_games(edition(TINY), games=30, progress=played.append)
    assert sum(played) == 30


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (BadOption, {"bots": ["random"] * 3, "seats": 2}),
        (BadOption, {"bots": []}),
        (UnknownBot, {"bots": "clever"}),
        (BadSeats, {"seats": 9}),
        (BadOption, {"games": 0}),
        (BadOption, {"threads": 0}),
        (BadOption, {"options": {"wagons": True}}),
    ],
)
def test_what_cannot_be_played_is_refused(error: type[Exception], arguments: Any) -> None:
    with pytest.raises(error):
        play_games("europe", **arguments)
