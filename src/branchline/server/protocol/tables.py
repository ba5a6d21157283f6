"""Tables: how one is to be, what is told once when it is opened or joined, and what everybody may
know of it."""

from typing import Annotated, Literal

import msgspec

from branchline.game.result import Result
from branchline.game.shuffle import Shuffle
from branchline.server.pace import Pace, Untimed
from branchline.server.protocol.commands import SeatNumber

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


class VoteInfo(msgspec.Struct, frozen=True):
    """A vote on whether a bot is to play for somebody whom the others wait for."""

    possible: int
    """From when on there can be one, in milliseconds since 1970."""
    voters: tuple[int, ...]
    """The players who may vote."""
    votes: tuple[int, ...]
    """Those of them who want it."""
    needed: int
    """How many must."""


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
    banks: tuple[int, ...]
    """With a bank of time, how many milliseconds each seat has left, without what runs now; else
    empty."""
    shuffle: Shuffle
    votes: dict[int, VoteInfo] = {}
    """By seat, what is or can be voted on: whether a bot is to play for whoever is awaited."""
    result: Result | None = None
    rematch: str = ""
    """The table where the same people go on."""
    fork: Fork | None = None
    """The table from which this one was taken back."""
    ended: int | None = None
    """When a finished game ended, in milliseconds since 1970."""


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
