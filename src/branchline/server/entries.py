"""What can happen at a table: the entries of its log, stored as they are written here.

Entries are facts: they were checked before they were stored, and folding them (`state.py`) gives
the table again, today or in years. So a kind of entry keeps its meaning for ever.
"""

from functools import lru_cache
from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True, gc=False):
    """Something that happened at a table."""


class Sat(Entry, frozen=True, tag="sat"):
    """A player took a seat, and added something to the shuffle."""

    seat: int
    player: int
    name: str
    contribution: str
    claim: str = ""
    """By what the database knows the player's profile; empty without one."""


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is free again."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """The host put a bot into a seat."""

    seat: int
    bot: str
    name: str = ""
    """Empty: the first name that is free."""


class HostChanged(Entry, frozen=True, tag="host"):
    """Somebody else is the host."""

    player: int


class Started(Entry, frozen=True, tag="started"):
    """All seats are filled and the cards are dealt."""


class Forked(Entry, frozen=True, tag="forked"):
    """The game goes on from a position of another table, right before a row of its log, its hidden
    cards dealt anew from what a seat could know there."""

    table: str
    number: int
    seat: int
    start: dict[str, Any] = {}
    """The whole position (`game/positions.py`), which nobody is shown."""


class Acted(Entry, frozen=True, tag="acted"):
    """A seat did something; the action is in our notation. While first tickets are chosen nobody
    else is shown it."""

    seat: int
    action: str


class Intended(Entry, frozen=True, tag="intended"):
    """A seat is to do this when its next turn begins; an empty action: nothing any more. Nobody
    else learns that there is such a row."""

    seat: int
    action: str


class Dropped(Entry, frozen=True, tag="dropped"):
    """What a seat intended is not allowed now that its turn has begun. Nobody else learns of it."""

    seat: int
    action: str
    rule: str = ""
    """The rule that forbids it."""
    sentences: dict[str, str] = {}
    """Why, by language."""


class Voted(Entry, frozen=True, tag="voted"):
    """A player wants a bot to play a seat that keeps the others waiting, or wants it no longer."""

    seat: int
    player: int
    wanted: bool
    votes: int
    """How many players want it now."""
    needed: int
    """How many must."""


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays a seat whose player is out of time, or was voted out."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """The player of a seat has come back."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A player has given up; a bot plays on, and the seat cannot win."""

    seat: int
    bot: str


class Aborted(Entry, frozen=True, tag="aborted"):
    """The game is over before its first turn, without a result."""


class Said(Entry, frozen=True, tag="said"):
    """A player said one of the ready-made things, or something else where that is allowed."""

    player: int
    preset: str = ""
    text: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


class Counted(Entry, frozen=True, tag="counted"):
    """The finished game was added to the profiles of those who played it."""


class WebhookSet(Entry, frozen=True, tag="webhook"):
    """A player is told of turns by a webhook from here on, or no longer."""

    player: int
    is_on: bool


AnyEntry = (
    Sat
    | Stood
    | BotSat
    | HostChanged
    | Started
    | Forked
    | Acted
    | Intended
    | Dropped
    | Voted
    | Replaced
    | Returned
    | Resigned
    | Aborted
    | Said
    | Rematched
    | Counted
    | WebhookSet
)
PrivateEntry = Intended | Dropped
"""Entries that are shown to their seat alone."""
_decoder = msgspec.json.Decoder(AnyEntry)
SHORT, KEPT = 64, 4096
"""Bytes of an entry that may well happen at many tables, and how many of those are kept."""


def format_entry(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def parse_entry(line: bytes) -> AnyEntry:
    """The entry that `format_entry` wrote. What happens again and again, such as drawing a card, is
    one object for all tables."""
    return _parse_short(line) if len(line) <= SHORT else _decoder.decode(line)


@lru_cache(KEPT)
def _parse_short(line: bytes) -> AnyEntry:
    return _decoder.decode(line)
