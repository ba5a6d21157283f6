"""What the documents show works as it is shown."""

import re
import shlex
import textwrap
from pathlib import Path

import msgspec
import pytest

from arranged import begun, hold
from branchline.bots.foreign import messages
from branchline.bots.foreign.conversation import LONGEST_LINE, PATIENCE
from branchline.bots.foreign.names import is_foreign, parse_foreign
from branchline.bots.foreign.process import Limits
from branchline.bots.registry import check_bot as check_name
from branchline.editions.edition import Bonus, Route, Ticket
from branchline.game.notation import parse_action
from branchline.game.shapes import Shape
from branchline.game.view import SeatView, TunnelView
from branchline.testing import check_bot
from conftest import TINY

DOCS = Path(__file__).parents[2] / "docs"
RECIPE = (DOCS / "writing-a-bot.md").read_text()
PROTOCOL = (DOCS / "bot-protocol.md").read_text()


def blocks(text: str, language: str) -> list[str]:
    found = re.findall(rf"^ *```{language}\n(.+?)^ *```", text, re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(block) for block in found]


CLASS, PROGRAM, TEST, REMOTE = blocks(RECIPE, "python")


def test_the_class_of_the_recipe_conforms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(CLASS)
    assert check_bot("python:my_bot.py:MyBot", editions=[TINY], games=3).games == 6


def test_the_program_of_the_recipe_conforms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot").write_text(PROGRAM)
    Path("my_bot").chmod(0o755)
    assert check_bot("exec/time=10:./my_bot", editions=[TINY]).games == 2


def test_the_names_for_a_seat_on_a_server_are_there() -> None:
    names: dict[str, object] = {}
    exec(compile(REMOTE, "writing-a-bot.md", "exec"), names)
    assert callable(names["join"])


def test_the_test_of_the_recipe_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(CLASS)
    names: dict[str, object] = {}
    exec(compile(TEST, "writing-a-bot.md", "exec"), names)
    test = names["test_my_bot"]
    assert callable(test)
    test()


def test_the_names_of_the_recipe_are_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot").write_text("#!/bin/sh\n")
    Path("my_bot").chmod(0o755)
    names = re.findall(r"`(exec[:/][^`]+)`", RECIPE)
    assert len(names) >= 5
    for name in names:
        check_name(name)
    (command,) = re.findall(r"^    (branchline arena .+)$", RECIPE, re.MULTILINE)
    words = shlex.split(command)
    foreign, own = words[words.index("--bots") + 1].split(",")
    assert is_foreign(foreign)
    check_name(foreign)
    check_name(own)


def test_every_example_of_the_protocol_is_a_message() -> None:
    kinds = messages.Hello | messages.Ready | messages.Choose | messages.Chosen | messages.Goodbye
    sent = [block for block in blocks(PROTOCOL, "json") if '"type"' in block]
    examples = [msgspec.json.decode(block, type=kinds) for block in sent]
    assert [type(example).__name__ for example in examples] == [
        "Hello",
        "Ready",
        "Choose",
        "Chosen",
        "Goodbye",
    ]
    for example, block in zip(examples, sent, strict=True):
        assert msgspec.json.decode(msgspec.json.encode(example)) == msgspec.json.decode(block)


def test_the_shape_of_the_protocol_is_one_of_the_game() -> None:
    """With the claim that is built from it; every field that a question can have is described."""
    game = begun("nordic-countries")
    hold(game, 0, {"red": 3, "blue": 6, "locomotive": 2})
    (block,) = (block for block in blocks(PROTOCOL, "json") if '"type"' not in block)
    shape = msgspec.json.decode(block, type=Shape)
    assert msgspec.json.decode(msgspec.json.encode(shape)) == msgspec.json.decode(block)
    assert shape.route is not None
    assert shape in game.legal_actions(0).claims[shape.route]
    (claim,) = re.findall(rf"`(claim {shape.route} [^`]+)`", PROTOCOL)
    assert parse_action(claim) in [shape.action(bag) for bag in shape.bags()]
    assert claim in game.legal_actions(0)
    fields = {*Shape.__struct_fields__} - {"city", "is_extra"}  # of payments that are no claims
    assert [name for name in fields if f"`{name}`" not in PROTOCOL] == []


@pytest.mark.parametrize(
    "kind",
    [
        messages.Hello,
        messages.EditionMessage,
        messages.Choose,
        messages.ViewMessage,
        messages.Chosen,
        TunnelView,
        SeatView,
        Route,
        Ticket,
        Bonus,
    ],
)
def test_the_protocol_describes_every_field(kind: type) -> None:
    fields = getattr(kind, "__struct_fields__", None) or getattr(kind, "__dataclass_fields__", ())
    assert fields
    missing = [name for name in fields if f"`{name}`" not in PROTOCOL]
    assert not missing, f"bot-protocol.md does not describe {', '.join(missing)}"


def test_the_limits_are_those_of_the_documents() -> None:
    assert f"{Limits().start:g} s (`start`)" in PROTOCOL
    assert f"{Limits().time:g} s (`time`)" in PROTOCOL
    assert f"| {LONGEST_LINE // 1024} KiB |" in PROTOCOL
    assert f"| {PATIENCE:g} s |" in PROTOCOL
    assert f"Up to {messages.LISTED} legal actions" in PROTOCOL
    assert parse_foreign("exec:x").on_failure is None
