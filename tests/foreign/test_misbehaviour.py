"""Whatever a bot's process does, the game goes on or is forfeited, soon, and nothing is left."""

import logging
import os
import time
from pathlib import Path

import pytest

from branchline.bots.closing import close_bot
from branchline.bots.registry import make_bot
from branchline.contests.line_ups import play_one
from branchline.contests.simulation import Run
from branchline.editions.loading import edition
from branchline.errors import BadBot
from branchline.game.game import Game
from branchline.game.record import record_of, verify
from branchline.table.observers import FailureLog
from branchline.table.seating import seat_bots
from branchline.table.table import Table
from foreign.meeting import ask, is_gone, meet, place_in, play_to_the_end

SOON = 15.0
"""Far less than the minute that awkward bots sleep."""

WAYS = {
    "dies at start": "exited with status 1; its last complaint was 'so long'",
    "never ready": "no answer within 1 s",
    "never reads": "no answer within 1 s",
    "closes its input": "no answer within 1 s",
    "closes its output": "closed its output",
    "forks and dies": "no answer within 1 s",
    "nonsense": "answered 'what was the question.' instead of",
    "nested": "instead of",
    "no letters": "instead of",
    "another kind": "instead of",
    "no text": "Expected `str`, got `int`",
    "another id": "answered question 2 when it was asked question 1",
    "no action": "'go to Roma' is no action",
    "illegal": "chose 'stop', which is not legal: First choose which tickets to keep",
    "another player": "which only people may",
    "late": "no answer within 0.3 s",
    "ignores SIGTERM": "no answer within 0.3 s",
    "dies later": "exited with status 3",
    "is killed": "was killed",
    "floods": "more than 64 KiB where one line was due",
    "floods lines": "instead of|more than 64 KiB",
    "floods errors": "no answer within 0.3 s; its last complaint was 'xxx",
    "part of a line": "no answer within 0.3 s",
    "part of a line and dies": "exited with status 0",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_bot_that_misbehaves_forfeits_soon_and_leaves_nothing(way: str, tmp_path: Path) -> None:
    start = "1" if "1 s" in WAYS[way] else "10"
    limit = "0.3" if "0.3 s" in WAYS[way] else "10"
    meeting = meet(way, tmp_path, f"/time={limit}/start={start}")
    game = Game("europe", 2, seed=way)
    bots = seat_bots(game, [meeting.name, "random"])
    begun = time.monotonic()
    with pytest.raises(BadBot, match=WAYS[way]) as caught:
        Table(game, bots).run()
    assert time.monotonic() - begun < SOON
    assert str(caught.value).startswith("exec")
    assert "\n" not in str(caught.value)
    leader, *others = meeting.processes()
    with pytest.raises(ProcessLookupError):
        os.kill(leader, 0)
    assert all(is_gone(other) for other in others)
    with pytest.raises(BadBot, match=WAYS[way]):
        ask(bots[0], game)


@pytest.mark.parametrize("way", ["dies at start", "illegal", "dies later", "late"])
def test_with_a_fallback_the_game_goes_on(
    way: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    meeting = meet(way, tmp_path, "/time=0.5/trouble=fallback")
    game = Game("europe", 2, seed=way)
    with caplog.at_level(logging.WARNING):
        table = play_to_the_end(game, [meeting.name, "greedy"], FailureLog())
    assert game.result is not None
    failure = str(table.failures[0])
    assert failure.startswith(meeting.name)
    assert [record.getMessage() for record in caplog.records] == [
        f"the bot in seat 0 failed: {failure}"
    ]
    assert (0, "player bot:greedy") in game.actions
    verify(record_of(game).to_json())
    assert all(is_gone(process) for process in meeting.processes())


def test_a_run_of_games_warns_where_a_stand_in_plays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    names = [meet("dies later", tmp_path, "/time=10/trouble=fallback").name, "greedy"]
    run = Run(edition("europe"), seats=2, games=1, seed="warned", options={})
    assert play_one(run, names, 0).result is not None
    (warning,) = caplog.messages
    assert warning.startswith("the bot in seat 0 failed: exec")


@pytest.mark.parametrize("way", ["well behaved", "noisy", "forks", "ignores the end"])
def test_a_bot_that_plays_well_may_be_untidy(way: str, tmp_path: Path) -> None:
    """Errors are read as they come, and whatever runs on after the game is ended."""
    meeting = meet(way, tmp_path)
    game = Game("north-america", 2, seed=way)
    begun = time.monotonic()
    play_to_the_end(game, [meeting.name, "greedy"])
    assert time.monotonic() - begun < SOON
    assert game.result is not None
    assert all(is_gone(process) for process in meeting.processes())


def test_a_bot_learns_how_the_game_ended(tmp_path: Path) -> None:
    meeting = meet("writes the end down", tmp_path)
    game = Game("north-america", 2, seed="end")
    play_to_the_end(game, [meeting.name, "greedy"])
    assert meeting.notes.read_text().splitlines()[-1].startswith('{"type":"end","result":{"scores"')


def test_a_bot_that_nobody_closes_ends_with_whoever_held_it(tmp_path: Path) -> None:
    meeting = meet("well behaved", tmp_path)
    game = Game("north-america", 2, seed="forgotten")
    bot = make_bot(meeting.name, place_in(game, 0))
    ask(bot, game)
    (process,) = meeting.processes()
    os.kill(process, 0)
    del bot
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_closing_twice_or_before_the_start_does_no_harm(tmp_path: Path) -> None:
    meeting = meet("well behaved", tmp_path)
    game = Game("north-america", 2, seed="closed")
    bot = make_bot(meeting.name, place_in(game, 0))
    close_bot(bot)
    ask(bot, game)
    close_bot(bot)
    close_bot(bot)
    assert all(is_gone(process) for process in meeting.processes())
    close_bot(make_bot("random", place_in(game, 0)))


def test_a_file_that_is_no_program_is_a_bad_bot(tmp_path: Path) -> None:
    program = tmp_path / "empty"
    program.write_text("\x7fELF and nothing else")
    program.chmod(0o755)
    game = Game("north-america", 2, seed="no program")
    with pytest.raises(BadBot, match="cannot be started"):
        ask(make_bot(f"exec:{program}", place_in(game, 0)), game)
