"""Line-ups of any bots: the same games on any number of processes, with and without records."""

import json
from pathlib import Path
from typing import Any

import pytest

from branchline.cli.simulate import simulate
from branchline.contests.line_ups import play_one
from branchline.contests.simulation import Run, play_recorded
from branchline.editions.loading import edition
from branchline.game.record import read_records, verify
from conftest import TINY

TIMES = ("seconds", "games_per_s", "decisions_per_s")


def summary_of(capsys: pytest.CaptureFixture[str], **options: Any) -> dict[str, Any]:
    simulate(TINY, games=5, json=True, **options)
    summary = json.loads(capsys.readouterr().out)
    return {name: value for name, value in summary.items() if name not in TIMES}


def test_a_line_up_plays_the_same_games_on_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    bots = "greedy,random"
    recorded = summary_of(capsys, bots=bots, threads=2, records=file)
    assert summary_of(capsys, bots=bots, threads=1) == recorded
    assert recorded["bots"] == ["greedy", "random"]
    records = [json.loads(line) for _, line in read_records(file)]
    assert len(records) == 5
    run = Run(edition(TINY), 2, 5, "1", {})
    for number, (_, line) in enumerate(read_records(file)):
        verify(line, edition=run.edition)
        assert records[number]["seats"] == [
            {"name": "Greedy 1", "player": "bot:greedy"},
            {"name": "Random 2", "player": "bot:random"},
        ]
        game = play_one(run, ["greedy", "random"], number)
        assert records[number]["actions"] == [list(action) for action in game.actions]


def test_one_name_fills_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    simulate(TINY, players=3, games=1, bots="medium")
    assert capsys.readouterr().out.count("│ medium │") == 3


def test_bots_get_the_deals_that_random_bots_get() -> None:
    run = Run(edition("europe"), 2, 3, "deals", {})
    for number in range(3):
        assert play_one(run, ["random", "easy"], number).seed == (play_recorded(run, number).seed)


def test_a_search_bot_plays_a_line_up() -> None:
    run = Run(edition(TINY), 2, 1, "search", {})
    game = play_one(run, ["search:600", "random"], 0)
    assert game.is_over
    assert sum(game.decided) > 10
