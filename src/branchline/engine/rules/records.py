"""The layout of board, state and event log as records, and their plain twins.

One padded layout serves all editions. In compiled code a record is an element of a NumPy array,
which Python reads through a ctypes structure; in plain Python it is a `Plain` object with the same
fields. Integers are signed and as small as their range allows (`tests/rules/test_records.py` holds
the bounds); cloning a game is copying one `STATE`.
"""

import ctypes
from functools import cache
from typing import Any

import numpy as np

from ...limits import (
    BONUSES,
    CITIES,
    DEGREE,
    FARES,
    FIRST_DEAL,
    GROUP,
    LENGTH,
    ROUTES,
    SEATS,
    STATIONS,
    TICKET_DECKS,
    TICKETS,
    TIE_BREAKS,
    TUNNEL_CARDS,
)
from ..backend import IS_PLAIN, rule
from .codes import CARDS, MARKET

EVENTS = 4096
SEARCH_DEPTH = 64

PILE = np.dtype([("card", "i1", CARDS), ("total", "i2")], align=True)
GENERATOR = np.dtype([("stream", "i8"), ("rng", "i8", 4)], align=True)

ROUTE = np.dtype(
    [
        ("a", "i1"),
        ("b", "i1"),
        ("length", "i1"),
        ("fare", "i1"),
        ("tunnel", "i1"),
        ("ferry", "i1"),
        ("draw_bonus", "i1"),
        ("mates", "i1"),
        ("mate", "i2", GROUP - 1),  # the other routes of the group, then itself
        ("rank", "i2"),  # place of its id in alphabetical order
    ],
    align=True,
)
FARE = np.dtype(
    [
        ("kind", "i1"),
        ("color", "i1"),
        ("length", "i1"),
        ("icons", "i1"),
        ("exchange", "i1"),
        ("first", "i2"),  # where its routes begin in `fare_route`
        ("last", "i2"),
    ],
    align=True,
)
CITY = np.dtype(
    [
        ("country", "i1"),
        ("arctic", "i1"),
        ("capital", "i1"),
        ("degree", "i1"),
        ("route", "i2", DEGREE),
    ],
    align=True,
)
TICKET = np.dtype([("a", "i1"), ("b", "i1"), ("points", "i1"), ("deck", "i1")], align=True)
BONUS = np.dtype([("kind", "i1"), ("points", "i1"), ("limit", "i1"), ("country", "i1")], align=True)
BOARD = np.dtype(
    [
        ("cities", "i2"),
        ("routes", "i2"),
        ("tickets", "i2"),
        ("fares", "i2"),
        ("first_special", "i2"),  # fares from here on are neither plain nor wild
        ("bonuses", "i2"),
        ("wagons", "i2"),
        ("starting_hand", "i2"),
        ("longest", "i2"),
        ("has_plain", "i1", LENGTH + 1),  # by length
        ("has_wild", "i1", LENGTH + 1),
        ("market_reset", "i1"),
        ("face_up_locomotive_ends_draw", "i1"),
        ("may_stop_after_one", "i1"),
        ("market_alone_suffices", "i1"),
        ("stacking", "i1"),
        ("tunnel_cards", "i1"),
        ("stations", "i1"),
        ("station_points", "i1"),
        ("ticket_decks", "i1"),
        ("first_deal", "i1", TICKET_DECKS),
        ("later_deal", "i1"),
        ("keep_first", "i1"),
        ("keep_later", "i1"),
        ("first_rejects_out", "i1"),
        ("later_rejects_out", "i1"),
        ("last_round_wagons", "i1"),
        ("bonuses_shown", "i1"),
        ("tie_breaks", "i1"),
        ("tie_break", "i1", TIE_BREAKS),
        ("turn_limit", "i2"),
        ("deck", PILE),
        ("points", "i1", LENGTH + 1),
        ("quota", "i1", (SEATS + 1, GROUP + 1)),  # by seats and group size
        ("wild", "i1", (LENGTH + 1, CARDS)),  # the fare by length and color, 0 if there is none
        ("plain", "i1", (LENGTH + 1, CARDS)),
        ("fare", FARE, FARES),
        ("fare_route", "i2", ROUTES),
        ("route", ROUTE, ROUTES),
        ("city", CITY, CITIES),
        ("ticket", TICKET, TICKETS),
        ("bonus", BONUS, BONUSES),
    ],
    align=True,
)

SEAT = np.dtype(
    [
        ("hand", PILE),
        ("known", PILE),  # cards of the hand that everybody has seen
        ("since", PILE),  # cards drawn blind since the last reshuffle
        ("wagons", "i1"),
        ("stations", "i1"),  # left to build
        ("tickets", "i1"),
        ("offered", "i1"),
        ("offer", "i1", FIRST_DEAL),
        ("resigned", "i1"),
        ("route_points", "i2"),
        ("open", "i1", FARES),  # routes the seat may claim, cards and wagons aside, by fare
        ("network", "i1", CITIES),  # a label for each city, equal where own routes join
        # The result, once the game is over.
        ("ticket_points", "i2"),
        ("completed", "i1"),
        ("path", "i1"),  # NONE where it did not matter
        ("bonus_points", "i2"),
        ("bonuses_won", "i1"),
        ("borrows", "i1"),
        ("borrowed", "i2", STATIONS),
        ("total", "i2"),
        ("winner", "i1"),
    ],
    align=True,
)
STATE = np.dtype(
    [
        ("rng", "i8", 4),
        ("seats", "i1"),
        ("first", "i1"),
        ("active", "i1"),
        ("phase", "i1"),
        ("passes", "i1"),
        ("last_turns", "i1"),  # NONE until the end is triggered
        ("reason", "i1"),
        ("turns", "i2"),
        ("deck", PILE),
        ("discard", PILE),
        ("fresh", PILE),  # the deck after the last reshuffle, less what was seen leaving it
        ("market", "i1", MARKET),
        # The payment under way.
        ("route", "i2"),
        ("color", "i1"),
        ("own", "i1"),  # cards of that color laid for the route itself
        ("substitutes", "i1"),
        ("due", "i1"),
        ("least", "i1"),
        ("extra", "i1"),
        ("laid", PILE),
        ("revealed", "i1", TUNNEL_CARDS),
        ("reveals", "i1"),
        ("owner", "i1", ROUTES),
        ("station", "i1", CITIES),
        ("free_cities", "i1"),
        ("ticket_place", "i1", TICKETS),
        ("ticket_known", "i1", TICKETS),
        ("ticket_deck", "i1", TICKETS),
        ("ticket_top", "i1"),
        ("ticket_count", "i1"),
        ("above_rejects", "i1"),  # tickets above the shuffled first rejects
        ("rejects", "i1"),  # how many of those there are, while none was drawn
        ("bonus_shown", "i1", BONUSES),
        ("bonus_won", "i1", BONUSES),  # a bit for each seat
        ("ticket_done", "i1", TICKETS),
        ("seat", SEAT, SEATS),
        # Scratch: no part of the game.
        ("claims", "i2", LENGTH + 1),
        ("special_claims", "i4", FARES),
        ("gifts", "i2"),
        ("odd", "i1", CITIES),
        ("odd_in", "i1", CITIES),
        ("reach", "i1", CITIES),
        ("inside", "i1", CITIES),
        ("inside_count", "i1"),
        ("part", "i1", CITIES),
        ("weight", "i1", CITIES),
        ("failed", "i1", TICKETS),
        ("failures", "i1"),
        ("mark", "i1", ROUTES),
        ("mine", "i2", SEARCH_DEPTH),
        ("mine_count", "i1"),
        ("at", "i1", SEARCH_DEPTH),
        ("branch", "i1", SEARCH_DEPTH),
        ("dropped", "i2", SEARCH_DEPTH),
    ],
    align=True,
)
FIRST_SCRATCH = "claims"

EVENT = np.dtype(
    [("kind", "i2"), ("seat", "i2"), ("thing", "i2"), ("number", "i2"), ("bag", "i1", CARDS)],
    align=True,
)
LOG = np.dtype([("on", "i1"), ("used", "i2"), ("row", EVENT, EVENTS)], align=True)


class Plain:
    """A record as a plain object: integers, lists, and `Plain` for the records inside."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        for name in dtype.names or ():
            setattr(self, name, _plain_field(dtype[name]))

    def copy(self) -> "Plain":
        """A record of its own with the same values."""
        twin = object.__new__(Plain)
        for name, value in vars(self).items():
            setattr(twin, name, _copy_field(value))
        return twin


def _plain_field(dtype: np.dtype[Any]) -> Any:
    if dtype.subdtype:
        base, (length, *inner) = dtype.subdtype
        return [_plain_field(np.dtype((base, tuple(inner)))) for _ in range(length)]
    return Plain(dtype) if dtype.names else 0


def _copy_field(value: Any) -> Any:
    if isinstance(value, list):
        if value and isinstance(value[0], int):
            return value[:]
        return [_copy_field(item) for item in value]
    return value.copy() if isinstance(value, Plain) else value


@cache
def _structure(dtype: np.dtype[Any]) -> Any:
    """The layout as a ctypes structure: its fields are read many times faster than NumPy's."""
    fields = [(name, _ctype(dtype[name])) for name in dtype.names or ()]
    structure = type("Record", (ctypes.Structure,), {"_fields_": fields})
    if ctypes.sizeof(structure) != dtype.itemsize:
        raise TypeError(f"{dtype} and its structure differ in size")
    return structure


def _ctype(dtype: np.dtype[Any]) -> Any:
    if dtype.subdtype:
        base, shape = dtype.subdtype
        kind = _ctype(base)
        for length in reversed(shape):
            kind = kind * length
        return kind
    return _structure(dtype) if dtype.names else np.ctypeslib.as_ctypes_type(dtype)


def new_record(dtype: np.dtype[Any]) -> Any:
    """A record of zeros for the backend in use, for Python to read and write."""
    return Plain(dtype) if IS_PLAIN else _structure(dtype)()


def slots_of(record: Any, dtype: np.dtype[Any]) -> Any:
    """The record as the one-element array that entries take (in plain Python a list)."""
    return [record] if IS_PLAIN else np.frombuffer(record, dtype)


def record_at(slots: Any, index: int, dtype: np.dtype[Any]) -> Any:
    """The record in a slot, for Python to read and write."""
    if IS_PLAIN:
        return slots[index]
    return _structure(dtype).from_buffer(slots, index * dtype.itemsize)


def new_slots(dtype: np.dtype[Any], length: int) -> Any:
    """So many records of zeros, to clone into."""
    if IS_PLAIN:
        return [Plain(dtype) for _ in range(length)]
    return np.zeros(length, dtype)


def flatten(record: Any, dtype: np.dtype[Any]) -> list[int]:
    """All numbers of a record in order, scratch left out; equal for all backends."""
    numbers: list[int] = []
    for name in dtype.names or ():
        if name == FIRST_SCRATCH:
            break
        _flatten_field(getattr(record, name), dtype[name], numbers)
    return numbers


def _flatten_field(value: Any, dtype: np.dtype[Any], numbers: list[int]) -> None:
    if dtype.subdtype:
        base, (_, *inner) = dtype.subdtype
        item = np.dtype((base, tuple(inner)))
        for one in value:
            _flatten_field(one, item, numbers)
    elif dtype.names:
        numbers += flatten(value, dtype)
    else:
        numbers.append(int(value))


def copy_record(record: Any, dtype: np.dtype[Any]) -> Any:
    """A record of its own with the same values."""
    return record.copy() if IS_PLAIN else _structure(dtype).from_buffer_copy(record)


if IS_PLAIN:

    def clone(slots: Any, index: int, state: Any) -> None:
        """Put a copy of the state into `slots[index]`."""
        slots[index] = state.copy()

else:

    @rule
    def clone(slots, index, state):
        """Put a copy of the state into `slots[index]`."""
        slots[index] = state


@rule
def fill(values, value):
    """Set every entry."""
    for i in range(len(values)):
        values[i] = value
