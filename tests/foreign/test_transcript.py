"""`--log`: the conversation with a process bot, line by line, wherever it is played."""

import json
import os
import re
import sys
from pathlib import Path

import pytest

from branchline.bots.foreign.transcript import VARIABLE, keep_conversations, transcript_of
from branchline.errors import CannotWrite
from branchline.terminal.play import play_game
from cli.test_commands import Command, assert_refused, branchline
from terminal.scripted import Paper

__all__ = ["branchline"]  # the fixture
LINE = re.compile(r"(\S+) (\d+) seat (\d) ([><!*]) (.*)")
BOT = """
import json, sys
print("good\\x1b[31m morning", file=sys.stderr, flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1, "name": "Chatty"}), flush=True)
    elif message["type"] == "choose":
        if "--fails" in sys.argv:
            print("what?", flush=True)
        else:
            print(json.dumps({"type": "action", "id": message["id"], "action":
                message["legal"][0] if message["legal"] else "blind"}), flush=True)
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    file = tmp_path / "chatty.py"
    file.write_text(BOT)
    return f"exec:{sys.executable} {file}"


def lines_in(file: Path) -> list[tuple[str, int, str, str]]:
    """Process, seat, sign and text of every line."""
    found = [LINE.fullmatch(line) for line in file.read_text().splitlines()]
    assert all(found)
    return [(line[2], int(line[3]), line[4], line[5]) for line in found if line]


def test_a_game_at_the_terminal_keeps_what_was_said(bot: str, tmp_path: Path) -> None:
    file = tmp_path / "talk.log"
    with keep_conversations(file):
        play_game("europe", "Zoé", [bot], seed="talk", screen=Paper(["all", "6", "6"]))
    lines = lines_in(file)
    said = [(sign, json.loads(text)["type"]) for _, _, sign, text in lines if sign in "><"]
    assert said[:3] == [(">", "hello"), ("<", "ready"), (">", "choose")]
    assert said[-1] == (">", "end")
    assert {seat for _, seat, _, _ in lines} == {1}
    assert any(sign == "!" and "good" in text and "\x1b" not in text for _, _, sign, text in lines)
    assert transcript_of(0).file is None, "nothing is kept any more"


def test_why_a_bot_was_given_up_is_kept(bot: str, tmp_path: Path) -> None:
    file = tmp_path / "talk.log"
    with keep_conversations(file):
        play_game("europe", "Zoé", [f"{bot} --fails"], seed="talk", screen=Paper(["all", "6"]))
    (why,) = [text for _, _, sign, text in lines_in(file) if sign == "*"]
    assert "what?" in why
    assert ("<", "what?") in [(sign, text) for _, _, sign, text in lines_in(file)]


def test_workers_of_a_simulation_and_of_the_arena_write_to_one_file(
    branchline: Command, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "talk.log"
    played = branchline(
        "simulate", "nordic-countries", "--bots", f"{bot},random", "--games", 2, "--log", file
    )
    assert played.code == 0, played.err
    first = lines_in(file)
    hellos = [line for line in first if '"hello"' in line[3]]
    assert len(hellos) == 2
    played = branchline(
        "arena", "nordic-countries", "--bots", f"{bot},random", "--games", 2, "--log", file
    )
    assert played.code == 0, played.err
    both = lines_in(file)
    assert both[: len(first)] == first, "the file is added to"
    assert len([line for line in both if '"hello"' in line[3]]) > len(hellos)
    assert VARIABLE not in os.environ


def test_a_log_that_cannot_be_written_is_said_before_the_game(
    branchline: Command, tmp_path: Path
) -> None:
    with pytest.raises(CannotWrite, match="choose another file with --log"):
        keep_conversations(tmp_path / "no" / "log").__enter__()
    call = ("europe", "--log", tmp_path / "no" / "log")
    assert_refused(branchline("simulate", *call, "--games", 1), "another file with --log")
    assert_refused(branchline("play", *call), "another file with --log")
    assert_refused(
        branchline("arena", *call, "--bots", "random,greedy", "--ray", "local"), "leave it out"
    )
