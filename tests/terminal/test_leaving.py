"""Games at a pseudo-terminal: left, gone on with, interrupted, and shared by two people."""

import random
import sys
from pathlib import Path

import pytest

from branchline.game.game import Game, Player
from branchline.game.record import read_records, verify
from branchline.table.seating import bot_player
from branchline.terminal.saving import bots_of
from cli.test_commands import Command, assert_refused, branchline
from terminal.pseudo import PseudoTerminal

__all__ = ["branchline"]  # the fixture
pytestmark = pytest.mark.usefixtures("hears_interrupts")

EXAMPLE = Path(__file__).parents[1] / "foreign" / "obedient_bot.py"
RESUME = {"en": "go on with: branchline play --resume", "fr": "branchline play --resume --lang fr"}
TITLE = {"en": "Your turn", "fr": "À vous de jouer"}


def kept(home: Path) -> list[Path]:
    return list((home / "branchline" / "games").glob("*"))


@pytest.mark.parametrize(("language", "columns"), [("en", 80), ("fr", 40)])
def test_a_game_is_left_gone_on_with_and_finished(
    tmp_path: Path, language: str, columns: int
) -> None:
    """A whole game of Tiny's kind of typing, in two sittings; the record of it verifies."""
    place = {"home": tmp_path, "columns": columns}
    rng = random.Random(language)
    begun = PseudoTerminal(
        "play", "nordic-countries", "--seed", "a", "--lang", language, "--level", "easy", **place
    )
    begun.read()
    assert "1)" in begun.shown
    text = begun.type("all")
    assert TITLE[language] in text
    begun.type("6")
    assert len(kept(tmp_path)) == 1
    begun.type("quit")
    text = begun.type("y" if language == "en" else "o")
    assert RESUME[language] in " ".join(text.split())
    assert begun.end() == 0

    record = tmp_path / "game.jsonl"
    later = PseudoTerminal("play", "--resume", "--lang", language, "--save", str(record), **place)
    text = later.read()
    assert ("goes on" if language == "en" else "continue") in text
    for _ in range(3000):
        if not later.is_running:
            break
        ask = text.rstrip().splitlines()[-1] if text.strip() else ""
        answer = "1 2" if "1 3" in ask else rng.choice(["8", "6", "6", "1", "2", "3", "0", ""])
        try:
            text = later.type(answer)
        except OSError:
            break
    assert later.end() == 0
    assert "Traceback" not in later.shown
    assert kept(tmp_path) == []
    ((_, line),) = read_records(record)
    whole = verify(line)
    assert whole.result is not None
    assert whole.result.winners
    assert whole.seed == "a"


def test_a_game_with_a_bot_of_ones_own_goes_on_with_it(tmp_path: Path) -> None:
    """A command with spaces, which a record writes with dashes."""
    bot = f"exec/trouble=forfeit:{sys.executable} {EXAMPLE}"
    begun = PseudoTerminal("play", "europe", "--seed", "a", "--bots", bot, home=tmp_path)
    begun.read()
    begun.type("all")
    begun.type("quit")
    begun.type("y")
    assert begun.end() == 0
    later = PseudoTerminal("play", "--resume", home=tmp_path)
    assert "goes on" in later.read()
    later.type("6")
    text = later.type("6")
    assert "Ada " in text
    assert "failed" not in later.shown
    later.type("quit")
    later.type("y")
    assert later.end() == 0


def test_a_seat_that_another_bot_has_taken_keeps_that_one() -> None:
    game = Game("europe", [Player("Zoé"), bot_player("Ada", "exec:a b")], seed="a")
    assert bots_of(game, {1: "exec:a b"}) == {1: "exec:a b"}
    assert bots_of(game, {}) == {1: "exec:a-b"}
    game.play("player bot:greedy", 1)
    assert bots_of(game, {1: "exec:a b"}) == {1: "greedy"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_ctrl_c_ends_with_130_and_one_line_that_says_how_to_go_on(
    tmp_path: Path, language: str
) -> None:
    game = PseudoTerminal("play", "europe", "--seed", "a", "--lang", language, home=tmp_path)
    game.read()
    game.type("all")
    text = game.interrupt()
    assert game.end() == 130
    (line,) = [line for line in text.splitlines() if line.startswith("branchline: ")]
    stopped = {"en": "stopped", "fr": "arrêté"}[language]
    assert line.startswith(f"branchline: {stopped}; ")
    assert RESUME[language] in line
    assert "Traceback" not in text
    assert len(kept(tmp_path)) == 1


def test_two_people_share_a_terminal(tmp_path: Path) -> None:
    game = PseudoTerminal(
        "play", "europe", "--people", "2", "--name", "Zoé,Yann", "--seed", "a", home=tmp_path
    )
    assert "look away" in game.read()
    game.type("")
    assert "look away" in game.type("all")
    assert "Yann · First tickets" in game.type("")
    game.type("quit")
    game.type("y")
    assert game.end() == 0


def test_the_news_stay_and_can_be_asked_for_again(tmp_path: Path) -> None:
    game = PseudoTerminal("play", "europe", "--seed", "a", home=tmp_path)
    game.read()
    game.type("all")
    game.type("6")
    news = game.type("6")
    told = [line for line in news.splitlines() if line.startswith("Ada ")]
    assert told
    for typed in ("", "last"):
        assert told[0] in game.type(typed)
    game.type("quit")
    game.type("y")
    assert game.end() == 0


def test_what_cannot_be_gone_on_with_is_said(
    branchline: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert_refused(branchline("play", "--resume"), "no game is kept to go on with")
    assert_refused(branchline("play", "--resume", "--seed", "a"), "leave out who plays")
    assert_refused(branchline("play", "--resume", "--people", 2), "how many")
    assert_refused(branchline("play", "europe", "--name", "a,b"), "2 names for 1 people")
    folder = tmp_path / "branchline" / "games"
    folder.mkdir(parents=True)
    (folder / "x.jsonl").write_bytes(b"{}\n")
    assert_refused(branchline("play", "--resume"), "the format is")
