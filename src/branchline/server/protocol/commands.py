"""What a player may ask for: commands, over HTTP or a socket, and questions, which change nothing.

Every one has its kind in `type` and an id of the client's choice.
"""

from typing import Annotated

import msgspec

SAID_LENGTH = 300

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
"""What a client calls its command, without control characters; the same id twice is done once."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Contribution = Annotated[str, msgspec.Meta(max_length=128)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


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


class Vote(msgspec.Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Want a bot to play for somebody who keeps the others waiting, or want it no longer. It does
    once more than half of the others want it."""

    id: Id
    seat: SeatNumber
    wanted: bool = True


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
    | Vote
    | Return
    | Resign
    | Abort
    | Say
)


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would be good to do? Only in a game against bots alone."""

    id: Id


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why may the seat not do this now? A claim or a station may come without its payment."""

    id: Id
    action: Annotated[str, msgspec.Meta(max_length=2000)]


SocketQuestion = Hint | Why
