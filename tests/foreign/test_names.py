"""Names of foreign bots mean a program or a class, or are refused in one clear line."""

import shlex
import sys
from pathlib import Path

import pytest

from branchline.bots.foreign.choosing import ForeignBot
from branchline.bots.foreign.names import failure_of, is_foreign, parse_foreign
from branchline.bots.foreign.process import Limits, ProcessBot
from branchline.bots.registry import check_bot, make_bot
from branchline.errors import BadBot, BadOption, UnknownBot
from branchline.game.game import Game
from foreign.meeting import ask, place_in, play_to_the_end

GAME = Game("europe", 2, seed="names")
PYTHON = shlex.quote(sys.executable)
SOURCE = """
class Plain:
    def choose(self, view, legal):
        return legal[0]

class Placed(Plain):
    def __init__(self, place):
        self.number = place.seat

    def choose(self, view, legal):
        return legal[self.number]

class Broken(Plain):
    def __init__(self):
        raise RuntimeError("no model")

class NoBot:
    pass

number = 5
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "some bots.py"
    path.write_text(SOURCE)
    return path


@pytest.mark.parametrize("name", ["exec:./my_bot", "exec/time=1:x", "python:a:B", "exec:"])
def test_prefixes_make_a_name_foreign(name: str) -> None:
    assert is_foreign(name)


@pytest.mark.parametrize("name", ["greedy", "executive", "python", "exec", "my:exec", ""])
def test_other_names_are_not(name: str) -> None:
    assert not is_foreign(name)
    with pytest.raises(UnknownBot):
        parse_foreign(name)


def test_a_name_holds_settings() -> None:
    parsed = parse_foreign("exec/time=0.5/start=30/trouble=fallback:./bot --with a/b:c")
    assert parsed.limits == Limits(start=30, time=0.5)
    assert parsed.on_failure == "fallback"
    assert parsed.target == "./bot --with a/b:c"


@pytest.mark.parametrize("setting", ["time=0", "time=-1", "time=soon", "speed=3", "trouble=x", ""])
def test_an_unknown_setting_is_refused(setting: str) -> None:
    with pytest.raises(BadOption, match="is no setting of a bot; write time=SECONDS"):
        check_bot(f"exec/{setting}:{PYTHON}")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("exec:", "names no program"),
        ("exec:no-such-program-anywhere", "there is no program 'no-such-program-anywhere'"),
        ("exec:./no/such/program x", "there is no program './no/such/program'"),
        ("exec:'open quote", "cannot read the command"),
        ("python:", "names no class"),
        ("python:json", "names no class"),
        ("python:no_such_module_anywhere:Bot", "cannot load no_such_module_anywhere"),
        ("python:no/such/file.py:Bot", "cannot load no/such/file.py"),
        ("python:json:Bot", "there is no class 'Bot' in json"),
        ("python:json:JSONDecoder", "has no method choose"),
    ],
)
def test_what_is_not_there_is_refused(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words) as caught:
        check_bot(name)
    assert "\n" not in str(caught.value)
    with pytest.raises(UnknownBot, match=words):
        make_bot(name, place_in(GAME, 0))


def test_a_file_that_may_not_be_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/bin/sh\n")
    with pytest.raises(UnknownBot, match="that may be run; check its name and its permissions"):
        check_bot(f"exec:{path}")


def test_a_command_is_made_a_process_bot() -> None:
    bot = make_bot(f"exec/time=0.5:{PYTHON} 'my bot.py' 3", place_in(GAME, 0))
    assert isinstance(bot, ForeignBot)
    assert isinstance(bot.bot, ProcessBot)
    assert bot.bot.command == (sys.executable, "my bot.py", "3")
    assert bot.bot.limits == Limits(time=0.5)


def test_a_class_in_a_file_plays(source: Path) -> None:
    name = f"python:{source}:Plain"
    check_bot(name)
    bot = make_bot(name, place_in(GAME, 0))
    assert ask(bot, GAME) == GAME.legal_actions(0)[0]


def test_a_class_that_asks_for_its_place_gets_it(source: Path) -> None:
    bot = make_bot(f"python:{source}:Placed", place_in(GAME, 1))
    assert ask(bot, GAME, 1) == GAME.legal_actions(1)[1]


@pytest.mark.parametrize(("kind", "words"), [("NoBot", "no method choose"), ("number", "no class")])
def test_what_cannot_choose_is_no_bot(source: Path, kind: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        check_bot(f"python:{source}:{kind}")


def test_a_class_that_cannot_be_made_is_a_bad_bot(source: Path) -> None:
    bot = make_bot(f"python:{source}:Broken", place_in(GAME, 0))
    with pytest.raises(BadBot, match="Broken cannot be made: RuntimeError: no model"):
        ask(bot, GAME)
    game = Game("europe", 2, seed="spare")
    names = [f"python/trouble=fallback:{source}:Broken", "greedy"]
    table = play_to_the_end(game, names)
    assert game.result is not None
    assert list(table.failures) == [0]
    assert game.players[0].player == "bot:greedy"


def test_a_name_may_say_what_follows_on_a_failure() -> None:
    """A name that says nothing leaves it to whoever runs the game."""
    assert failure_of("python/trouble=fallback:bots.py:Mine") == "fallback"
    assert failure_of("exec/trouble=forfeit:./mine") == "forfeit"
    assert failure_of("exec/time=1:./mine") is None
    assert failure_of("greedy") is None
