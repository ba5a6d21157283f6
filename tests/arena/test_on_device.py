"""A contest whose play-outs are made together: the same games as one by one.

The device is the processor here; `tests/backends/test_gpu.py` compares a GPU with it.
"""

from pathlib import Path

import msgspec
import pytest

from branchline.contests.arena.blocks import Block
from branchline.contests.arena.checkpoint import Checkpoint
from branchline.contests.arena.contest import Contest
from branchline.contests.arena.on_device import check_on_device, play_on_device
from branchline.contests.arena.playing import play_one
from branchline.contests.arena.report import make_report
from branchline.contests.arena.running import run_contest
from branchline.editions.loading import edition
from branchline.errors import BadOption


def contest(*bots: str, games: int = 4) -> Contest:
    return Contest(edition("europe"), bots, 2, games, "together", {})


def test_games_are_those_of_a_core_but_for_their_time() -> None:
    asked = contest("search:40", "greedy")
    lines = list(play_on_device(asked, asked.blocks(), "cpu"))
    blocks = [msgspec.json.decode(line, type=Block) for line in lines]
    assert [block.key for block in blocks] == list(asked.blocks())
    for block in blocks:
        seating = block.line_up
        for game in block.games:
            alone = play_one(asked, seating, block.deal).result
            assert game == msgspec.structs.replace(alone, seconds=())
            seating = seating[1:] + seating[:1]


def test_a_report_tells_no_time_where_bots_waited_for_each_other(tmp_path: Path) -> None:
    asked = contest("search:3", "greedy", games=2)
    with Checkpoint(tmp_path / "kept", asked) as kept:
        for line in play_on_device(asked, asked.blocks(), "cpu"):
            kept.append(line)
        report = make_report(asked, run_contest(asked, kept), "command")
    assert {one.ms_per_decision for one in report.bots.values()} == {None}
    assert report.games == 2


def test_a_search_by_the_clock_and_a_contest_without_search_are_refused() -> None:
    with pytest.raises(BadOption, match="search:250ms"):
        check_on_device(contest("search:250ms", "expert"), "cpu")
    with pytest.raises(BadOption, match="none of these"):
        check_on_device(contest("hard", "greedy"), "cpu")
    check_on_device(contest("expert-1", "search-1:800"), "cpu")
