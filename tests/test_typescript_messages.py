"""The page's message types are those of the server's structs."""

from pathlib import Path
from typing import get_args

import pytest
from typescript_messages import Messages

from branchline.game.events import Event
from branchline.server.entries import AnyEntry
from branchline.server.protocol import Command, SocketMessage

FILE = Path(__file__).parents[1] / "ui" / "src" / "messages.ts"
PAGE = Messages().page()


def test_the_types_are_those_of_the_structs() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == PAGE, "run: python tools/typescript_messages.py ui/src/messages.ts"


@pytest.mark.parametrize("union", [Command, SocketMessage, AnyEntry, Event])
def test_every_kind_of_a_union_is_told_by_its_tag(union: object) -> None:
    for kind in get_args(union):
        tag_field, tag = kind.__struct_config__.tag_field, kind.__struct_config__.tag
        head = f'export interface {kind.__name__} {{\n  {tag_field}: "{tag}";\n'
        assert head in PAGE


def test_a_default_may_be_left_out_when_sending_and_is_there_in_answers() -> None:
    received, sent = PAGE.split("export interface TableSettingsSent {")
    assert '  visibility: "private" | "listed";' in received
    assert '  visibility?: "private" | "listed";' in sent
    assert "  pace?: PaceSent;" in sent


def test_names_of_the_browser_are_left_to_it() -> None:
    assert "export type GameEvent =" in PAGE
    assert "export type Event =" not in PAGE
