"""Four train-route board games: the public names, all described in docs/api.md.

They are imported on first use, so that a command that needs none of them starts at once. The
classes of events are reached through their module: `events.Claim`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.bots.advice import Advice, advise
    from branchline.bots.bot import Bot, Place
    from branchline.bots.registry import bot_names, make_bot
    from branchline.bots.search import Budget
    from branchline.client.links import TableLink
    from branchline.client.seat import RemoteSeat
    from branchline.client.server import Server
    from branchline.contests.many_games import play_games
    from branchline.contests.simulation import Summary
    from branchline.editions.edition import (
        BONUS_KINDS,
        CARDS,
        COLORS,
        GRAY,
        LOCOMOTIVE,
        SWITCHES,
        TIE_BREAKS,
        Bonus,
        City,
        Edition,
        Names,
        Route,
        Rules,
        Ticket,
        TicketDeck,
    )
    from branchline.editions.loading import check_folder, edition, edition_keys
    from branchline.errors import (
        BadBot,
        BadCheckpoint,
        BadEdition,
        BadNotation,
        BadOption,
        BadRecord,
        BadSeats,
        BranchlineError,
        CannotReach,
        CannotWrite,
        IllegalAction,
        MissingExtra,
        NoDevice,
        ServerRefused,
        StaleRecord,
        UnknownBot,
        UnknownEdition,
    )
    from branchline.game import events
    from branchline.game.actions import (
        Action,
        BuildStation,
        ChangePlayer,
        ClaimRoute,
        DrawBlind,
        DrawTickets,
        KeepTickets,
        Pass,
        PayExtra,
        StopDrawing,
        TakeCard,
        Withdraw,
    )
    from branchline.game.bags import Bag
    from branchline.game.batches import Batch
    from branchline.game.events import Event, seen_by
    from branchline.game.game import RULES_VERSION, Game, Player, sample_world
    from branchline.game.legal import Choices, LegalActions, legal
    from branchline.game.notation import format_action, parse_action
    from branchline.game.reasons import why_not
    from branchline.game.record import Record, parse_record, read_records, record_of, replay, verify
    from branchline.game.result import Result, SeatScore, TicketScore
    from branchline.game.shapes import Shape
    from branchline.game.starts import StartPosition, StartSeat, StartTunnel
    from branchline.game.view import PHASES, SeatView, TunnelView, View
    from branchline.table.observers import Observer, RecordKeeper
    from branchline.table.seating import place_at, seat_bots
    from branchline.table.table import Table
    from branchline.testing.bots import Conformance, check_bot

    __version__: str

__all__ = [
    "BONUS_KINDS",
    "CARDS",
    "COLORS",
    "GRAY",
    "LOCOMOTIVE",
    "PHASES",
    "RULES_VERSION",
    "SWITCHES",
    "TIE_BREAKS",
    "Action",
    "Advice",
    "BadBot",
    "BadCheckpoint",
    "BadEdition",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Bag",
    "Batch",
    "Bonus",
    "Bot",
    "BranchlineError",
    "Budget",
    "BuildStation",
    "CannotReach",
    "CannotWrite",
    "ChangePlayer",
    "Choices",
    "City",
    "ClaimRoute",
    "Conformance",
    "DrawBlind",
    "DrawTickets",
    "Edition",
    "Event",
    "Game",
    "IllegalAction",
    "KeepTickets",
    "LegalActions",
    "MissingExtra",
    "Names",
    "NoDevice",
    "Observer",
    "Pass",
    "PayExtra",
    "Place",
    "Player",
    "Record",
    "RecordKeeper",
    "RemoteSeat",
    "Result",
    "Route",
    "Rules",
    "SeatScore",
    "SeatView",
    "Server",
    "ServerRefused",
    "Shape",
    "StaleRecord",
    "StartPosition",
    "StartSeat",
    "StartTunnel",
    "StopDrawing",
    "Summary",
    "Table",
    "TableLink",
    "TakeCard",
    "Ticket",
    "TicketDeck",
    "TicketScore",
    "TunnelView",
    "UnknownBot",
    "UnknownEdition",
    "View",
    "Withdraw",
    "advise",
    "bot_names",
    "check_bot",
    "check_folder",
    "edition",
    "edition_keys",
    "events",
    "format_action",
    "legal",
    "make_bot",
    "parse_action",
    "parse_record",
    "place_at",
    "play_games",
    "read_records",
    "record_of",
    "replay",
    "sample_world",
    "seat_bots",
    "seen_by",
    "verify",
    "why_not",
]

_HOMES = {
    "bots.advice": "Advice advise",
    "bots.bot": "Bot Place",
    "bots.registry": "bot_names make_bot",
    "bots.search": "Budget",
    "client.links": "TableLink",
    "client.seat": "RemoteSeat",
    "client.server": "Server",
    "contests.many_games": "play_games",
    "contests.simulation": "Summary",
    "editions.edition": (
        "BONUS_KINDS CARDS COLORS GRAY LOCOMOTIVE SWITCHES TIE_BREAKS Bonus City Edition "
        "Names Route Rules Ticket TicketDeck"
    ),
    "editions.loading": "check_folder edition edition_keys",
    "errors": (
        "BadBot BadCheckpoint BadEdition BadNotation BadOption BadRecord BadSeats "
        "BranchlineError CannotReach CannotWrite IllegalAction MissingExtra NoDevice "
        "ServerRefused StaleRecord UnknownBot UnknownEdition"
    ),
    "game.actions": (
        "Action BuildStation ChangePlayer ClaimRoute DrawBlind DrawTickets KeepTickets Pass "
        "PayExtra StopDrawing TakeCard Withdraw"
    ),
    "game.bags": "Bag",
    "game.batches": "Batch",
    "game.events": "Event seen_by",
    "game.game": "RULES_VERSION Game Player sample_world",
    "game.legal": "Choices LegalActions legal",
    "game.notation": "format_action parse_action",
    "game.reasons": "why_not",
    "game.record": "Record parse_record read_records record_of replay verify",
    "game.result": "Result SeatScore TicketScore",
    "game.shapes": "Shape",
    "game.starts": "StartPosition StartSeat StartTunnel",
    "game.view": "PHASES SeatView TunnelView View",
    "table.observers": "Observer RecordKeeper",
    "table.seating": "place_at seat_bots",
    "table.table": "Table",
    "testing.bots": "Conformance check_bot",
}
"""The names that each module gives."""


def __getattr__(name: str) -> object:
    """A public name, imported and kept."""
    value = globals()[name] = _find(name)
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def _find(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        return version("branchline")
    if name == "events":
        return import_module("branchline.game.events")
    for home, names in _HOMES.items():
        if name in names.split():
            return getattr(import_module(f"branchline.{home}"), name)
    raise AttributeError(f"branchline has no name {name!r}")
