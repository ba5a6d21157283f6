"""The messages between server and clients, over HTTP and sockets (docs/protocol.md).

Every message is JSON. A message of a socket, and a command over HTTP, has its kind in `type`.
"""

from typing import Annotated, Any, Literal

import msgspec

from branchline.bots.foreign.messages import ViewMessage
from branchline.editions.edition import Language, Naming
from branchline.game.aids import Aids
from branchline.game.events import Event
from branchline.game.legal import Choices
from branchline.game.result import Result
from branchline.game.shuffle import Shuffle
from branchline.server.entries import AnyEntry
from branchline.server.pace import Pace, Untimed
from branchline.text.lines import LogLine

PROTOCOL = 2
NAME_LENGTH = 24
SAID_LENGTH = 300
REFUSED = 4403
"""The code of a socket that is closed because something was refused."""

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


class SeatLink(msgspec.Struct, frozen=True):
    """A link to a player's seats that is good once; told once."""

    link: str
    expires: int
    """Until when, in milliseconds since 1970."""


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from before an action of one's own, in a game against bots alone."""

    seat: SeatNumber
    number: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """The row of the action; by default the seat's last."""


class Again(msgspec.Struct, frozen=True):
    """The table where the same people go on, with the same tokens."""

    table: str


# Commands.


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take a free seat; somebody who has one may take another, at one screen."""

    id: Id
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=200)]
    contribution: Contribution = ""
    """Anything, as random as can be: it goes into the shuffle."""
    profile: Annotated[str, msgspec.Meta(max_length=128)] = ""
    """A profile's token; the seat then has the profile's name, and the game counts for it."""


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


class TakeHost(msgspec.Struct, frozen=True, tag="take_host", forbid_unknown_fields=True):
    """Be the host in the place of one who has been away for long."""

    id: Id


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do something with a seat; the action is in our notation (docs/notation.md)."""

    id: Id
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=2000)]


class Intend(msgspec.Struct, frozen=True, tag="intend", forbid_unknown_fields=True):
    """Claim a route, or build a station, when the seat's next turn begins, if that is allowed then;
    in the place of what was intended before. An empty action: nothing any more."""

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


Command = (
    Sit
    | Stand
    | SeatBot
    | Start
    | PassHost
    | TakeHost
    | Act
    | Intend
    | Replace
    | Return
    | Resign
    | Abort
    | Say
)

# Questions over a socket, which change nothing.


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would be good to do? Only in a game against bots alone."""

    id: Id


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why may the seat not do this now? A claim or a station may come without its payment."""

    id: Id
    action: Annotated[str, msgspec.Meta(max_length=2000)]


SocketQuestion = Hint | Why

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


class HintChoice(msgspec.Struct, frozen=True):
    """An action that is advised, and what it is expected to lead to."""

    action: str
    sentence: str
    """The action in words."""
    win: float | None
    """The chance to win, from 0 to 1; None, as the next, where there is nothing to choose."""
    margin: float | None
    """Points ahead of the best rival."""


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The best few actions, the best first."""

    id: str
    choices: tuple[HintChoice, ...]


class Because(msgspec.Struct, frozen=True, tag="because"):
    """Why the seat may not; everything is empty if it may."""

    id: str
    rule: str = ""
    key: str = ""
    values: dict[str, Any] = {}
    sentence: str = ""


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
    connected: bool = False
    """Whether its player looks at the table now."""
    claimed: bool = False
    """Whether the name is that of a profile, for which the game counts."""


class Fork(msgspec.Struct, frozen=True):
    """Where a game comes from that goes on from a position of another table."""

    table: str
    number: int
    """Right before this row of its log."""
    seat: int
    """What this seat could not know was dealt anew."""


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
    fork: Fork | None = None
    """The table from which this one was taken back."""


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
    aids: Aids | None = None
    """What helps the seat beyond its view, if the greeting asked for it."""
    numbers: tuple[int, ...] = ()
    """The view as our rulebook has it, for programs that think with it, if the greeting asked."""


SocketMessage = Scene | Done | Refusal | Hinted | Because
"""What the server says over a socket."""


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


# Profiles.


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a profile is to have."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class ClaimedName(msgspec.Struct, frozen=True):
    """A profile and the token that is the only key to it, told once."""

    name: str
    token: str


class ProfileLine(msgspec.Struct, frozen=True):
    """What a profile has done in an edition with a number of seats."""

    edition: str
    seats: int
    games: int
    won: int
    left_early: int
    """Games that it gave up or left to a bot."""
    average: float
    """Points of a game."""
    best: int
    rated: int
    """Games against other profiles, which its rating comes from."""
    rating: int | None
    """None before the first of them."""
    deviation: int | None
    """How far from the truth the rating may well be."""


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a profile."""

    name: str
    since: int
    """When it was claimed, in milliseconds since 1970."""
    standings: tuple[ProfileLine, ...]


class Leader(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    name: str
    games: int
    won: int
    rated: int
    rating: int
    deviation: int


class Leaders(msgspec.Struct, frozen=True):
    """The leaderboard of an edition with a number of seats, the best first."""

    edition: str
    seats: int
    leaders: tuple[Leader, ...]


# Webhooks.


class WebhookUrl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player wants to be told of turns."""

    url: Annotated[str, msgspec.Meta(max_length=2000)]


class WebhookSecret(msgspec.Struct, frozen=True):
    """What notices are signed with, told once."""

    secret: str


class TurnNotice(msgspec.Struct, frozen=True, tag="turn"):
    """What a webhook is told: a seat is to decide. There is no secret in it."""

    table: str
    link: str
    """Where the table is; whoever has its seat's token goes on there."""
    edition: str
    seat: int
    player: int
    name: str
    number: int
    """The number of the log with which the turn began."""
    time: int
    """When this was sent, in milliseconds since 1970."""
    deadline: int | None
    """When the player's time is up."""
