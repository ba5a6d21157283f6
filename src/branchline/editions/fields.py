"""Turning loose values into typed ones, field by field, with a complaint for each bad field.

A field that is bad gets a harmless stand-in so that reading goes on and finds the other mistakes.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from branchline.editions.complaints import Complaints, Place, quote, suggest
from branchline.letters import is_harmless
from branchline.wording import Wording

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Kind = TypeVar("Kind", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Expected:
    """What a field must hold beyond being of its type, and how to say so."""

    words: Wording
    low: float = -math.inf
    high: float = math.inf
    choices: tuple[str, ...] = ()
    pattern: str = ""

    def accepts(self, value: object) -> bool:
        """Whether `value`, already of the right type, is in range, among the choices, in form."""
        if isinstance(value, str):
            in_form = not self.pattern or re.fullmatch(self.pattern, value) is not None
            return in_form and (not self.choices or value in self.choices)
        if isinstance(value, int | float):
            return self.low <= value <= self.high
        return True


def whole(low: int, high: int) -> Expected:
    """A whole number within bounds."""
    return Expected(_between("complaint-whole", low, high), low, high)


def number(low: float, high: float) -> Expected:
    """Any number within bounds."""
    return Expected(_between("complaint-number", low, high), low, high)


def one_of(choices: tuple[str, ...]) -> Expected:
    """One word out of a few."""
    return Expected(_one_of(choices), choices=choices)


def matching(pattern: str, key: str) -> Expected:
    """Text of a certain form."""
    return Expected(Wording(key), pattern=pattern)


def such_as(key: str, example: str) -> Expected:
    """What an example shows better than words."""
    return Expected(Wording(key, {"example": example}))


def _between(key: str, low: float, high: float) -> Wording:
    return Wording(key, {"low": f"{low:g}", "high": f"{high:g}"})


def _one_of(choices: Sequence[str]) -> Wording:
    return Wording("complaint-one-of", {"choices": ", ".join(choices)})


ID = matching(r"[a-z0-9_]+", "complaint-id")
TEXT = matching(r"(?s).*\S.*", "complaint-text")

_WORDS: dict[object, str] = {
    bool: "complaint-bool",
    int: "complaint-any-whole",
    float: "complaint-any-number",
    str: "complaint-any-text",
}
_STAND_INS: dict[object, object] = {bool: False, int: 0, float: 0.0, str: ""}


def read_fields(
    kind: type[Kind],
    values: Mapping[str, object],
    where: Place,
    complaints: Complaints,
    expected: Mapping[str, Expected],
    strict: bool = True,
) -> Kind:
    """A `kind` made of `values`; unless `strict`, numbers and truth values may be text."""
    hints = _hints(kind)
    for name in values:
        if name not in hints:
            complaints.add(where, "complaint-unknown", name=quote(name), hope=suggest(name, hints))
    arguments: dict[str, object] = {}
    for field in fields(kind):
        hint, wanted = hints[field.name], expected.get(field.name)
        if field.name not in values:
            if field.default is MISSING and field.default_factory is MISSING:
                complaints.add(where, "complaint-missing", field=field.name)
                arguments[field.name] = _stand_in(field, hint, wanted)
            continue
        value = values[field.name]
        if is_dataclass(hint) and isinstance(hint, type) and isinstance(value, dict):
            inner = cast(dict[str, object], value)
            place = Wording("complaint-inside", {"where": where, "field": field.name})
            arguments[field.name] = read_fields(hint, inner, place, complaints, expected, strict)
            continue
        try:
            converted: object = msgspec.convert(value, hint, strict=strict, str_keys=True)
        except (msgspec.ValidationError, ValueError, OverflowError):
            converted = MISSING
        if isinstance(converted, str) and not _is_readable(converted):
            complaints.add(where, "complaint-control", field=field.name, value=quote(value))
            converted = _stand_in(field, hint, wanted)
        elif converted is MISSING or not (wanted is None or wanted.accepts(converted)):
            words = wanted.words if wanted else describe(hint)
            choices = get_args(hint) if get_origin(hint) is Literal else ()
            known = cast(tuple[str, ...], choices) or (wanted.choices if wanted else ())
            hope = suggest(value, known) if isinstance(value, str) else ""
            complaints.add(
                where,
                "complaint-must",
                field=field.name,
                value=quote(value),
                words=words,
                hope=hope,
            )
            converted = _stand_in(field, hint, wanted)
        arguments[field.name] = converted
    return cast(Callable[..., Kind], kind)(**arguments)


def _is_readable(text: str) -> bool:
    """Whether a text holds nothing but what people read."""
    return text.isprintable() or all(map(is_harmless, text))


@cache
def _hints(kind: type) -> dict[str, object]:
    """The types of a kind's fields, found once for the hundreds of rows of a table."""
    return get_type_hints(kind)


def describe(hint: object) -> Wording:
    """A type in an author's words."""
    if get_origin(hint) is Literal:
        return _one_of(get_args(hint))
    if get_origin(hint) is dict:
        return Wording("complaint-table")
    if get_origin(hint) in (tuple, list):
        return Wording("complaint-list")
    if hint in _WORDS:
        return Wording(_WORDS[hint])
    return Wording("complaint-table-such", {"example": "{ en = 'Oslo', fr = 'Oslo' }"})


def _stand_in(field: "Field[object]", hint: object, wanted: Expected | None) -> object:
    if field.default is not MISSING:
        return field.default
    if field.default_factory is not MISSING:
        return field.default_factory()
    if wanted and wanted.choices:
        return wanted.choices[0]
    if hint is int and wanted and math.isfinite(wanted.low):
        return int(wanted.low)
    origin = get_origin(hint)
    if origin in (dict, list):
        return cast(type, origin)()
    if origin is tuple:
        return (2, 2)
    if is_dataclass(hint) and isinstance(hint, type):
        return cast(Callable[..., object], hint)("?", "?")
    return _STAND_INS.get(hint, "")
