"""A view for somebody far away: its numbers travel, and are a view again in another process."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from branchline.editions.edition import Edition
from branchline.engine.rules import records
from branchline.game.game import board_for, rules_with
from branchline.game.view import View


def _layout() -> str:
    """The fields before the scratch, as a short hash."""
    names = records.STATE.names or ()
    kept = names[: names.index(records.FIRST_SCRATCH)]
    text = repr([(name, records.STATE[name].descr) for name in kept])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


LAYOUT = _layout()
"""What the numbers of a view mean; programs with the same layout understand each other's."""


def view_from_numbers(
    edition: Edition,
    options: Mapping[str, bool],
    seat: int | None,
    numbers: Sequence[int],
    names: tuple[str, ...] = (),
    kept: tuple[str, ...] = (),
) -> View:
    """The view that `View.numbers` was asked of, in a game of the edition with these switches."""
    rules = rules_with(edition, options)
    record = records.new_record(records.STATE)
    rest = iter(numbers)
    _fill(record, records.STATE, rest)
    return View(edition, rules, board_for(edition, rules), seat, record, names, kept)


def _fill(record: Any, dtype: np.dtype[Any], numbers: Iterator[int]) -> None:
    """Set the fields in the order of `records.flatten`, scratch left out."""
    for name in dtype.names or ():
        if name == records.FIRST_SCRATCH:
            break
        field = dtype[name]
        if field.subdtype:
            _fill_list(getattr(record, name), field, numbers)
        elif field.names:
            _fill(getattr(record, name), field, numbers)
        else:
            setattr(record, name, next(numbers))


def _fill_list(values: Any, dtype: np.dtype[Any], numbers: Iterator[int]) -> None:
    assert dtype.subdtype is not None
    base, (length, *inner) = dtype.subdtype
    item = np.dtype((base, tuple(inner)))
    for index in range(length):
        if item.subdtype:
            _fill_list(values[index], item, numbers)
        elif item.names:
            _fill(values[index], item, numbers)
        else:
            values[index] = next(numbers)
