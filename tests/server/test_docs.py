"""docs/protocol.md names every message and every field."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from branchline.bots.foreign.messages import ViewMessage
from branchline.game.aids import Aids, TicketAid
from branchline.game.legal import Choices
from branchline.game.shapes import Shape
from branchline.game.shuffle import Shuffle
from branchline.game.standings import BonusStanding, LongestPath
from branchline.server import protocol
from branchline.server.app import HANDLERS
from branchline.server.describing import About, BonusInfo, EditionInfo, EditionLine
from branchline.server.entries import AnyEntry
from branchline.server.replay_endpoints import ReplayLine, Replays, Stored
from branchline.server.replaying import Frame, Replay
from branchline.server.scoring import LengthScore, Scoring, SeatScoring, TicketConnection
from branchline.text.lines import LogLine

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"\w+", TEXT))
STRUCTS = [
    kind
    for kind in vars(protocol).values()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind.__module__.startswith(protocol.__name__)
]
DESCRIBED = [
    About,
    EditionLine,
    EditionInfo,
    BonusInfo,
    Aids,
    TicketAid,
    LongestPath,
    BonusStanding,
    LogLine,
    *(Scoring, SeatScoring, LengthScore, TicketConnection),
    *(Replay, Frame, ReplayLine, Replays, Stored),
]
UNSAID = {
    *("route", "city", "is_extra"),  # a shape's, which say what is paid for
    *("before", "changed"),
}


@pytest.mark.parametrize("kind", [*STRUCTS, *DESCRIBED, ViewMessage, Choices, Shape, Shuffle])
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    assert set(kind.__struct_fields__) <= WORDS | UNSAID


@pytest.mark.parametrize(
    "kind",
    [*get_args(protocol.Command), *get_args(protocol.SocketQuestion), *get_args(AnyEntry)],
)
def test_every_kind_is_described(kind: type[msgspec.Struct]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in TEXT


@pytest.mark.parametrize("endpoint", HANDLERS)
def test_every_endpoint_is_described(endpoint: object) -> None:
    [path] = getattr(endpoint, "paths")  # noqa: B009
    spoken = re.sub(r"{(\w+):str}", lambda match: match[1].upper(), path)
    assert spoken in TEXT


SECURITY = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(test_\w+)` \|", SECURITY)


@pytest.mark.parametrize("name", NAMED)
def test_every_threat_names_a_test_that_exists(name: str) -> None:
    tests = Path(__file__).parents[1]
    sources = [*tests.glob("server/*.py"), *tests.glob("game/*.py")]
    assert any(f"def {name}(" in path.read_text(encoding="utf-8") for path in sources)


def test_every_threat_has_a_test() -> None:
    lines = [line for line in SECURITY.splitlines() if line.startswith("| ")]
    assert len(NAMED) == len(lines) - 1
