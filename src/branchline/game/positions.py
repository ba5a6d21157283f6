"""A position of the whole game as plain data, by the names of the rulebook's fields, so that a game
can go on from it in another process, or years later."""

from typing import Any

import numpy as np

from branchline.engine.rules import records

Fields = dict[str, Any]
"""Numbers, lists and further fields by name."""


def position_fields(state: Any) -> Fields:
    """A state as plain data, scratch left out; hidden cards are in it."""
    return _fields(state, records.STATE)


def state_from_fields(fields: Fields) -> Any:
    """The state that `position_fields` was asked of; trusted. A field that is missing is 0."""
    state = records.new_record(records.STATE)
    _fill(state, fields, records.STATE)
    return state


def _fields(record: Any, dtype: np.dtype[Any]) -> Fields:
    fields: Fields = {}
    for name in dtype.names or ():
        if name == records.FIRST_SCRATCH:
            break
        fields[name] = _plain(getattr(record, name), dtype[name])
    return fields


def _plain(value: Any, dtype: np.dtype[Any]) -> Any:
    if dtype.subdtype:
        item = _item(dtype)
        return [_plain(one, item) for one in value]
    return _fields(value, dtype) if dtype.names else int(value)


def _fill(record: Any, fields: Fields, dtype: np.dtype[Any]) -> None:
    for name, value in fields.items():
        if dtype[name].subdtype or dtype[name].names:
            _fill_part(getattr(record, name), value, dtype[name])
        else:
            setattr(record, name, value)


def _fill_part(part: Any, value: Any, dtype: np.dtype[Any]) -> None:
    if not dtype.subdtype:
        _fill(part, value, dtype)
        return
    item = _item(dtype)
    for index, one in enumerate(value):
        if item.subdtype or item.names:
            _fill_part(part[index], one, item)
        else:
            part[index] = one


def _item(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """What a list of fields is made of."""
    assert dtype.subdtype is not None
    base, (_, *inner) = dtype.subdtype
    return np.dtype((base, tuple(inner)))
