"""The messages between Branchline and a bot's process: one JSON object a line.

`docs/bot-protocol.md` is the specification. Everything about the game comes from a `View`.
"""

from itertools import chain
from typing import TypeVar

import msgspec

from branchline.bots.bot import Place
from branchline.editions.complaints import quote
from branchline.editions.edition import (
    SWITCHES,
    Bonus,
    City,
    Names,
    Route,
    Rules,
    Ticket,
    TicketDeck,
)
from branchline.errors import BadBot
from branchline.game.actions import Bag
from branchline.game.game import RULES_VERSION
from branchline.game.legal import LegalActions
from branchline.game.notation import format_action
from branchline.game.result import Result
from branchline.game.shapes import Shape
from branchline.game.view import SeatView, TunnelView, View
from branchline.letters import one_line

PROTOCOL = 1
LISTED = 2000
"""Up to this number, legal actions are listed one by one; of more, those alike are listed once."""

Message = TypeVar("Message")


class EditionMessage(msgspec.Struct, frozen=True):
    """The edition as a bot needs it: map, tickets, parameters."""

    key: str
    hash: str
    names: Names
    rules: Rules
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    ticket_decks: tuple[TicketDeck, ...]
    bonuses: tuple[Bonus, ...]


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line to a process."""

    protocol: int
    rules_version: int
    edition: EditionMessage
    options: dict[str, bool]
    seats: int
    seat: int
    seed: str
    start_ms: int
    time_ms: int


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Its answer."""

    name: str = ""


class ViewMessage(msgspec.Struct, frozen=True):
    """A view, field by field."""

    phase: str
    turns: int
    last_turns: int | None
    first_seat: int
    market: tuple[str | None, ...]
    deck_size: int
    discard: Bag
    ticket_deck_size: int
    bonuses: tuple[str, ...]
    hand: Bag
    tickets: tuple[str, ...]
    offer: tuple[str, ...]
    owners: dict[str, int]
    stations: dict[str, int]
    tunnel: TunnelView | None
    seats: tuple[SeatView, ...]


class Choose(msgspec.Struct, frozen=True, tag="choose", omit_defaults=True):
    """Something is to be decided."""

    id: int
    view: ViewMessage
    legal: tuple[str, ...]
    all_listed: bool
    time_ms: int
    shapes: tuple[Shape, ...] = ()
    """Where not all actions are listed: the shapes from which all claims can be built."""


class Chosen(msgspec.Struct, frozen=True, tag="action"):
    """The answer to `choose`, with its id."""

    id: int
    action: str


class Goodbye(msgspec.Struct, frozen=True, tag="end"):
    """The last line to a process."""

    result: Result | None


def milliseconds(seconds: float) -> int:
    """Whole milliseconds, as messages have them."""
    return round(seconds * 1000)


def hello(place: Place, start: float, time: float) -> Hello:
    """The greeting for a place at the table; `start` and `time` are the limits in seconds."""
    edition = place.edition
    return Hello(
        protocol=PROTOCOL,
        rules_version=RULES_VERSION,
        edition=EditionMessage(
            key=edition.key,
            hash=edition.hash,
            names=edition.names,
            rules=place.rules,
            cities=edition.cities,
            routes=edition.routes,
            tickets=edition.tickets,
            ticket_decks=edition.ticket_decks,
            bonuses=edition.bonuses,
        ),
        options={name: getattr(place.rules, name) for name in SWITCHES},
        seats=place.seats,
        seat=place.seat,
        seed=place.seed,
        start_ms=milliseconds(start),
        time_ms=milliseconds(time),
    )


def choose(number: int, view: View, legal: LegalActions, time: float) -> Choose:
    """The question what to do."""
    all_listed = len(legal) <= LISTED
    actions = legal if all_listed else legal.sparing()
    fields = {name: getattr(view, name) for name in ViewMessage.__struct_fields__}
    return Choose(
        id=number,
        view=ViewMessage(**fields),
        legal=tuple(format_action(action) for action in actions),
        all_listed=all_listed,
        time_ms=milliseconds(time),
        shapes=() if all_listed else tuple(chain.from_iterable(legal.claims.values())),
    )


def read_ready(line: bytes) -> Ready:
    """The answer to `hello`; raises `BadBot` if it is none."""
    return _read(line, Ready, '{"type":"ready","name":"NAME"}')


def read_chosen(line: bytes, number: int) -> str:
    """The action that answers question `number`; raises `BadBot` if it is no such answer."""
    answer = _read(line, Chosen, f'{{"type":"action","id":{number},"action":"TEXT"}}')
    if answer.id != number:
        values = {"answered": str(answer.id), "asked": str(number)}
        raise BadBot("bot-other-question", values)
    return answer.action


def _read(line: bytes, kind: type[Message], pattern: str) -> Message:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        text = quote(line.decode(errors="replace"))
        values = {"text": text, "pattern": pattern, "why": one_line(error)}
        raise BadBot("bot-answered", values) from None
