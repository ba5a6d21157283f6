"""The messages between server and clients, over HTTP and sockets (docs/protocol.md).

Every message is JSON. A message of a socket, and a command over HTTP, has its kind in `type`.
"""

from typing import Annotated, Any, Literal

import msgspec

from branchline.bots.foreign.messages import ViewMessage
from branchline.editions.edition import Language
from branchline.game.events import Event
from branchline.game.legal import Choices
from branchline.game.result import Result
from branchline.game.shuffle import Shuffle
from branchline.server.entries import AnyEntry
from branchline.server.pace import Pace, Untimed

PROTOCOL = 1
NAME_LENGTH = 24
SAID_LENGTH = 300

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""What a client calls its command; the same id twice is done once."""
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=128)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Contribution = Annotated[str, msgspec.Meta(max_length=128)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]

Phase = Literal["lobby", "playing", "over"]


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is to be; sent to open one."""

    edition: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    options: dict[str, bool] = {}
    """Switches of the rules that differ from the edition's."""
    visibility: Literal["private", "listed"] = "private"
    pace: Pace = Untimed()
    spectators: bool = True
    chat: Literal["off", "presets", "free"] = "presets"


class Opened(msgspec.Struct, frozen=True):
    """A table is open; its host is player 0. The tokens are told once."""

    table: str
    player: int
    token: str
    invite: str
    commitment: str


class Joined(msgspec.Struct, frozen=True):
    """Somebody may speak at the table."""

    player: int
    token: str


# Commands.


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take a free seat; somebody who has one may take another, at one screen."""

    id: Id
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=200)]
    contribution: Contribution = ""
    """Anything, as random as can be: it goes into the shuffle."""


class Stand(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave a seat before the game; the host may free any."""

    id: Id
    seat: SeatNumber


class SeatBot(msgspec.Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """The host puts a bot into a free seat."""

    id: Id
    seat: SeatNumber
    bot: BotName


class Start(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host begins; a bot sits down in every seat that is still free. (A table whose seats are
    all filled begins by itself.)"""

    id: Id
    bot: BotName = "medium"


class PassHost(msgspec.Struct, frozen=True, tag="pass_host", forbid_unknown_fields=True):
    """Somebody else is to be the host."""

    id: Id
    player: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do something with a seat; the action is in our notation (docs/notation.md)."""

    id: Id
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=2000)]


class Replace(msgspec.Struct, frozen=True, tag="replace", forbid_unknown_fields=True):
    """Let a bot play a seat whose player is out of time."""

    id: Id
    seat: SeatNumber
    bot: BotName = "medium"


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take one's own seat back from the bot."""

    id: Id
    seat: SeatNumber


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up; a bot plays on."""

    id: Id
    seat: SeatNumber


class Abort(msgspec.Struct, frozen=True, tag="abort", forbid_unknown_fields=True):
    """The host ends everything before the first turn."""

    id: Id


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something: a preset by its key, or a text."""

    id: Id
    preset: Annotated[str, msgspec.Meta(max_length=32)] = ""
    text: Annotated[str, msgspec.Meta(max_length=SAID_LENGTH)] = ""


Command = Sit | Stand | SeatBot | Start | PassHost | Act | Replace | Return | Resign | Abort | Say

# Answers.


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The command is done, and on disk, as this number of the log."""

    id: str
    number: int


class Refusal(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """The command, or the request, is refused; nothing has changed."""

    key: str
    sentence: str
    id: str = ""
    """The command's; empty if it could not be read."""
    rule: str = ""
    """The id of the rule of the game that forbids it."""
    values: dict[str, Any] = {}


# What is shown.


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    seat: int
    name: str = ""
    player: int | None = None
    """The number of the player who holds it; None if it is free or a bot's."""
    bot: str = ""
    """The bot that plays it, perhaps in a player's place."""
    resigned: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table besides the game itself."""

    table: str
    number: int
    phase: Phase
    settings: TableSettings
    host: int
    seats: tuple[SeatInfo, ...]
    awaited: tuple[int, ...]
    """The seats that are to decide."""
    deadlines: dict[int, int]
    """When their time is up, in milliseconds since 1970."""
    shuffle: Shuffle
    result: Result | None = None
    rematch: str = ""
    """The table where the same people go on."""


class Happened(msgspec.Struct, frozen=True):
    """A row of the log as the seat may see it."""

    number: int
    time: int
    entry: AnyEntry
    events: tuple[Event, ...]


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket: who is there, for which seat, and what it has seen."""

    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    """A player's, or the invitation's for a spectator of a private table."""
    seat: SeatNumber | None = None
    """Whose eyes to look through; None: a spectator."""
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The last number that the client has seen; what came after it is sent."""
    language: Language = "en"


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


class Page(msgspec.Struct, frozen=True):
    """Tables in a list, the last changed first."""

    tables: tuple["Line", ...]
    before: str | None
    """What to ask for to get the next page; None on the last."""


class Line(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    changed: int
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    result: Result | None
