"""Board, state and event log as records, and their plain twins.

In compiled code a record is an element of a NumPy array, which Python reads through a ctypes
structure; in plain Python it is a `Plain` object with the same fields (`layouts` lists them).
"""

import ctypes
from functools import cache
from typing import Any

import numpy as np

from ..backend import IS_PLAIN, rule
from .layouts import BOARD, EVENT, EVENTS, FIRST_SCRATCH, GENERATOR, LOG, SEARCH_DEPTH, STATE

__all__ = [
    "BOARD",
    "EVENT",
    "EVENTS",
    "FIRST_SCRATCH",
    "GENERATOR",
    "LOG",
    "SEARCH_DEPTH",
    "STATE",
    "Plain",
    "clone",
    "copy_record",
    "fill",
    "flatten",
    "new_record",
    "new_slots",
    "record_at",
    "slots_of",
]


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
    plain_bytes = slots.view(np.uint8)  # describing all fields to ctypes would take 9 µs
    return _structure(dtype).from_buffer(plain_bytes, index * dtype.itemsize)


def new_slots(dtype: np.dtype[Any], length: int) -> Any:
    """`length` records of zeros, to clone into."""
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
