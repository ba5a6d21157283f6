"""What is said over a socket besides commands: its greeting, and what the table has become."""

from typing import Annotated

import msgspec

from branchline.bots.foreign.messages import ViewMessage
from branchline.editions.edition import Language, Naming
from branchline.game.aids import Aids
from branchline.game.events import Event
from branchline.game.legal import Choices
from branchline.server.entries import AnyEntry
from branchline.server.protocol.answers import Because, Done, Hinted, Refusal
from branchline.server.protocol.commands import SeatNumber
from branchline.server.protocol.tables import TableInfo
from branchline.text.lines import LogLine

REFUSED = 4403
"""The code of a socket that is closed because something was refused."""


class Happened(msgspec.Struct, frozen=True):
    """A row of the log as the seat may see it."""

    number: int
    time: int
    entry: AnyEntry
    events: tuple[Event, ...]
    lines: tuple[LogLine, ...] | msgspec.UnsetType = msgspec.UNSET
    """What it says to people, if the greeting asked for aids."""


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket: who is there, for which seat, and what it has seen."""

    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    """A player's, or the invitation's for a spectator of a private table."""
    seat: SeatNumber | None = None
    """Whose eyes to look through; None: a spectator."""
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The last number that the client has seen; what came after it is sent."""
    language: Language = "en"
    aids: bool = False
    """Whether scenes are to have aids, and sentences for what happened."""
    names: Naming = "board"
    """How cities are called in those."""
    numbers: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The layout of numbers that the client reads: scenes then have the view as numbers, too."""


class Scene(msgspec.Struct, frozen=True, tag="scene"):
    """What has happened since the last message, and all that the seat may know now. The first scene
    of a socket has everything behind the number its client had seen."""

    number: int
    happened: tuple[Happened, ...]
    table: TableInfo
    view: ViewMessage | None
    """None before the game."""
    choices: Choices | None
    """What the seat may do, if it is to decide."""
    intent: str
    """What the seat is to do when its next turn begins; empty: nothing."""
    kept: tuple[str, ...] = ()
    """The first tickets that the seat has chosen while others still choose theirs."""
    plans: Choices | None = None
    """Claims and stations that the seat may intend, if it may and the greeting asked for aids."""
    aids: Aids | None = None
    """What helps the seat beyond its view, if the greeting asked for it."""
    numbers: tuple[int, ...] = ()
    """The view as our rulebook has it, for programs that think with it, if the greeting asked."""


SocketMessage = Scene | Done | Refusal | Hinted | Because
"""What the server says over a socket."""
