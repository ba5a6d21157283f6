"""The front door: every public name can be had from `branchline`, is short to print, and documents
use nothing else."""

import ast
import importlib.metadata
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import branchline
from branchline import (
    Action,
    BuildStation,
    ChangePlayer,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    Game,
    KeepTickets,
    Pass,
    PayExtra,
    RecordKeeper,
    Rules,
    StopDrawing,
    Table,
    TakeCard,
    Withdraw,
    edition,
    make_bot,
    parse_record,
    place_at,
    record_of,
    seat_bots,
)

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
DOCUMENTS.remove(ROOT / "docs" / "api.md")  # its blocks are signatures, and its examples are run
EXAMPLES = sorted((ROOT / "examples").rglob("*.py"))
BOT = ROOT / "examples" / "longest_route_bot.py"


# The names.


def imported_for_types() -> Iterator[str]:
    """What type checkers are told to find, from the source."""
    tree = ast.parse(Path(branchline.__file__).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("branchline"):
            yield from (alias.name for alias in node.names)


def test_the_lists_of_names_agree() -> None:
    assert sorted(imported_for_types()) == sorted(branchline.__all__)
    homes = [name for names in branchline._HOMES.values() for name in names.split()]
    assert sorted([*homes, "events"]) == sorted(branchline.__all__)


def test_every_name_is_there_and_listed() -> None:
    for name in branchline.__all__:
        assert getattr(branchline, name) is not None
        assert name in dir(branchline)
    with pytest.raises(AttributeError, match="branchline has no name 'Gmae'"):
        _ = branchline.Gmae


def test_every_class_of_action_is_a_public_name() -> None:
    assert {kind.__name__ for kind in get_args(Action)} <= set(branchline.__all__)


def test_the_version_is_that_of_the_package() -> None:
    assert branchline.__version__ == importlib.metadata.version("branchline")
    assert "__version__" in dir(branchline)


def test_nothing_is_imported_before_it_is_used() -> None:
    program = (
        "import sys, branchline; dir(branchline)\n"
        "print([name for name in sys.modules if name.startswith('branchline.')])\n"
        "print([name for name in ('numpy', 'msgspec', 'numba') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("[]\n[]\n", "")


# What things say they are.

ACTIONS = [
    TakeCard(2),
    DrawBlind(),
    StopDrawing(),
    DrawTickets(),
    KeepTickets(("a-b",), ("c-d", "e-f")),
    ClaimRoute("a-b-1", {"red": 2, "locomotive": 1}),
    BuildStation("wien", {"locomotive": 1}),
    PayExtra({"green": 1}),
    Withdraw(),
    Pass(),
    ChangePlayer("bot:random", resigned=True),
]


def test_all_kinds_of_actions_are_tried() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(Action))


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_an_action_is_rebuilt_from_what_it_prints(action: Action) -> None:
    assert eval(repr(action), vars(branchline)) == action


@pytest.mark.parametrize("key", branchline.edition_keys())
def test_rules_print_what_differs_from_the_base_game(key: str) -> None:
    rules = edition(key).rules
    assert eval(repr(rules), {"Rules": Rules}) == rules
    assert repr(Rules()) == "Rules()"


def test_large_things_print_short() -> None:
    game = Game("europe", ["Ada", "Bo"], seed="short")
    keeper = RecordKeeper()
    table = Table(game, [*seat_bots(game, ["greedy"]), None], [keeper])
    assert repr(game.edition) == "<Edition europe>"
    assert repr(table) == "<Table europe first_keep: Ada <ScriptedBot greedy>, Bo asked elsewhere>"
    assert repr(game.legal_actions()) == f"<{len(game.legal_actions())} legal actions of seat 0>"
    Table(game, seat_bots(game, ["greedy", "wary"]), [keeper]).run()
    winners = game.result.winners if game.result else ()
    record = record_of(game)
    assert repr(record) == (
        f"<Record europe seats=2 seed='short' actions={len(game.actions)} winners={winners}>"
    )
    assert repr(parse_record(keeper.lines[0])) == repr(record)
    assert repr(keeper) == "<RecordKeeper of 1>"
    for seat in (0, 1, None):
        assert len(repr(game.view(seat))) < 500
    assert len(repr(place_at(game, 0, "greedy"))) < 600


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("random", "<RandomBot>"),
        ("wary", "<ScriptedBot wary>"),
        ("easy", "<SlippingBot around <ScriptedBot medium>>"),
        ("search:800", "<SearchBot Budget(ms=None, playouts=800)>"),
        (f"python:{BOT}:LongestRouteBot", f"<ForeignBot python:{BOT}:"),
    ],
)
def test_a_bot_prints_its_name(name: str, printed: str) -> None:
    assert repr(make_bot(name, place_at(Game("europe", 2), 0, name))).startswith(printed)


# Documents and examples.


def python_in(path: Path) -> Iterator[str]:
    """The Python programs of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield text
    else:
        blocks = re.findall(r"^ *```python\n(.+?)^ *```", text, re.MULTILINE | re.DOTALL)
        yield from map(textwrap.dedent, blocks)


def names_taken(program: str) -> Iterator[str]:
    """What a program takes from Branchline; dotted where it does not come by the front door."""
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("branchline"):
            inside = (node.module or "").removeprefix("branchline")
            yield from (f"{inside}.{alias.name}".removeprefix(".") for alias in node.names)
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
            yield from (name for name in names if name.startswith("branchline."))


@pytest.mark.parametrize("path", [*DOCUMENTS, *EXAMPLES], ids=lambda path: path.name)
def test_documents_and_examples_use_the_front_door(path: Path) -> None:
    taken = {name for program in python_in(path) for name in names_taken(program)}
    assert taken <= set(branchline.__all__), taken - set(branchline.__all__)


def test_the_search_for_other_doors_would_find_one() -> None:
    assert [*names_taken("from branchline.game.actions import Pass")] == ["game.actions.Pass"]
    assert [*names_taken("import branchline.bots\nfrom branchline import Pass")] == [
        "branchline.bots",
        "Pass",
    ]
    assert [name for path in DOCUMENTS for one in python_in(path) for name in names_taken(one)]
    assert EXAMPLES
