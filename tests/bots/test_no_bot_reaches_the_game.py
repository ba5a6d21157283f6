"""Between a bot and the true state there is no way: not through a view, not through an import."""

import ast
import ctypes
import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from bots.moments import moments, place_in
from branchline.bots.registry import BOTS, make_bot
from branchline.engine.rules import records
from branchline.game.game import Game
from branchline.game.legal import legal
from branchline.game.view import View
from conftest import TABLES
from test_layers import PACKAGE, ROOT, imported_modules

ASKED = [*(name for name in BOTS if not name.startswith("expert")), "search:24"]

NO_BOTS = {"closing.py"}  # asks a bot's `close` what it takes
SOURCES = sorted([*PACKAGE.glob("bots/*.py"), *PACKAGE.glob("engine/thinking/*.py")])
BOT_SOURCES = [path for path in SOURCES if path.name not in NO_BOTS]
GAMES = {"branchline.game.game", "branchline.game.record"}
PEEPHOLES = {"gc", "inspect", "ctypes", "sys", "traceback", "weakref"}
STATE_NAMES = {"state", "_states", "set_state"}

CHILD = """
import json, sys
import numpy as np
from branchline.bots.bot import Place
from branchline.bots.registry import make_bot
from branchline.game.game import board_for
from branchline.editions.loading import edition
from branchline.game.view import View
from branchline.engine.rules import records

decisions = []
for name, key, seats, seat, seed, numbers in json.load(sys.stdin):
    one = edition(key)
    slots = np.frombuffer(bytearray.fromhex(numbers), records.STATE)
    record = records.record_at(slots, 0, records.STATE)
    view = View(one, one.rules, board_for(one, one.rules), seat, record)
    decisions.append(make_bot(name, Place(one, one.rules, seats, seat, seed)).decide(view))
json.dump(decisions, sys.stdout)
"""


def test_a_bot_far_from_the_game_decides_the_same() -> None:
    """Another process, given the bytes of the views and nothing else, comes to the same."""
    asked: list[tuple[str, str, int, int, str, str]] = []
    here: list[int] = []
    for key, seats in TABLES:
        for number, game in enumerate(moments(key, seats)):
            seat = game.awaited[0]
            view = game.view(seat)
            numbers = bytes(view.record).hex()
            for name in ASKED[number % 2 :: 2]:
                place = place_in(game, seat, f"far {number}")
                here.append(make_bot(name, place).decide(game.view(seat)))
                asked.append((name, key, seats, seat, place.seed, numbers))
    assert decided_far_away(asked) == here


def decided_far_away(asked: list[Any]) -> list[int]:
    """The decisions of a fresh Python process."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        input=json.dumps(asked),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# What a view holds on to.


def reachable(root: Any) -> Iterator[Any]:
    """Everything an object holds on to, however far; code and types, which lead everywhere, are
    left out."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, type | ModuleType | FunctionType):
            continue
        seen.add(id(one))
        yield one
        waiting += gc.get_referents(one)


def is_in(memory: range, thing: Any) -> bool:
    """Whether a piece of memory lies inside another."""
    if isinstance(thing, ctypes.Structure | ctypes.Array):
        return ctypes.addressof(thing) in memory
    start = getattr(thing, "__array_interface__", {"data": (0, False)})["data"][0]
    return start in memory


def ways_to_the_game(root: Any, game: Game) -> list[str]:
    """What an object holds on to that is the game, its state, or a piece of its state."""
    start = ctypes.addressof(game.state)
    memory = range(start, start + ctypes.sizeof(game.state))
    private = (game.actions, game.events)
    return [
        type(thing).__name__
        for thing in reachable(root)
        if isinstance(thing, Game) or any(thing is one for one in private) or is_in(memory, thing)
    ]


def is_whole(game: Game) -> bool:
    """Whether a whole action is to be chosen, not the next card of a payment."""
    return game.phase != "surrender"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_view_and_what_is_legal_hold_on_to_nothing_of_the_game(key: str, seats: int) -> None:
    for game in moments(key, seats):
        for seat in (*range(seats), None):
            allowed = legal(game.view(seat))
            assert bool(list(islice(allowed, 9))) == (seat in game.awaited and is_whole(game))
            assert allowed.view.seat == seat
            assert not ways_to_the_game(allowed, game)


@pytest.mark.parametrize("name", ASKED)
def test_a_bot_that_has_decided_holds_on_to_nothing_of_the_game(name: str) -> None:
    game = moments("europe", 3)[-1]
    view = game.view(game.awaited[0])
    allowed = legal(view)
    bot = make_bot(name, place_in(game, game.awaited[0]))
    assert bot.choose(view, allowed) in allowed
    assert not ways_to_the_game(bot, game)


def test_a_view_that_wraps_the_state_is_found_out() -> None:
    game = Game("europe", 2, seed="wrapped")
    whole = View(game.edition, game.rules, game.board, 0, game.state)
    assert ways_to_the_game(whole, game)
    assert ways_to_the_game({"seat": [game]}, game)
    slots = records.slots_of(game.state, records.STATE)
    assert ways_to_the_game(slots[0]["seat"][1:], game)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_bot_can_write_over_its_view_without_touching_the_game(key: str, seats: int) -> None:
    for game in moments(key, seats):
        before = bytes(game.state)
        view = game.view(game.awaited[0])
        ctypes.memset(ctypes.addressof(view.record), 77, ctypes.sizeof(view.record))
        assert bytes(game.state) == before
        assert bytes(game.view(game.awaited[0]).record) != bytes(view.record)


@pytest.mark.parametrize("name", ASKED)
def test_a_decision_changes_neither_view_nor_game(name: str) -> None:
    for game in moments("nordic-countries", 3):
        view = game.view(game.awaited[0])
        state, numbers, board = bytes(game.state), view.numbers(), bytes(game.board)
        make_bot(name, place_in(game, game.awaited[0])).decide(view)
        assert view.numbers() == numbers
        assert bytes(game.state) == state
        assert bytes(game.board) == board


# What the sources of bots may name.


def trespasses(source: str, path: Path) -> list[str]:
    """Imports and names by which a bot could get at a game's state."""
    found = [f"import {name}" for name in imported_modules(path) if name in PEEPHOLES | GAMES]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in STATE_NAMES:
            found.append(f"line {node.lineno}: .{node.attr}")
        if isinstance(node, ast.Constant) and node.value in STATE_NAMES:
            found.append(f"line {node.lineno}: {node.value!r}")
    return found


@pytest.mark.parametrize("path", BOT_SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_bot_sources_name_no_game_and_no_state(path: Path) -> None:
    assert not trespasses(path.read_text(encoding="utf-8"), path)


def test_the_files_of_the_bots_are_there() -> None:
    """All that bots decide with, wherever it is; what is no bot is named and exists."""
    names = {path.relative_to(PACKAGE).as_posix() for path in BOT_SOURCES}
    assert names >= {"bots/search.py", "bots/random_bot.py", "engine/thinking/choosing.py"}
    assert {path.name for path in SOURCES} >= NO_BOTS


def test_a_bot_that_reads_a_state_is_found_out() -> None:
    assert trespasses("peek = lambda game: game.state.deck", PACKAGE / "bots" / "bot.py")
    assert trespasses("peek = lambda game: getattr(game, '_states')", PACKAGE / "bots" / "bot.py")
    assert trespasses("", PACKAGE / "table" / "table.py") == ["import branchline.game.game"]
    assert trespasses("", PACKAGE / "bots" / "closing.py") == ["import inspect"]


def statements(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every block of a program."""
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                yield block


def unblanked_choices(source: str) -> list[str]:
    """Calls of `choose` not right behind the lines that copy the state into a view and blank it."""
    found: list[str] = []
    for block in statements(ast.parse(source)):
        for index, statement in enumerate(block):
            if isinstance(statement, ast.Assign) and "choose(" in ast.unparse(statement.value):
                lines = [ast.unparse(one) for one in block[max(0, index - 2) : index + 1]]
                if lines != BLANKED:
                    found += lines
    return found


BLANKED = [
    "clone(views, 0, s)",
    "blank(board, views[0], p)",
    "decision = choose(board, views[0], p, minds[p])",
]


def test_whole_games_hand_a_bot_its_blanked_view_alone() -> None:
    source = (PACKAGE / "engine" / "batch" / "matches.py").read_text(encoding="utf-8")
    assert source.count("choose(") == 1
    assert BLANKED[-1] in source
    assert not unblanked_choices(source)
    assert unblanked_choices(source.replace("blank(board, views[0], p)", "pass"))
    assert unblanked_choices(source.replace("choose(board, views[0]", "choose(board, s"))
