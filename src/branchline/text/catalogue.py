"""The catalogue: messages in the format of Project Fluent, one folder a language.

The first word of a key names its file: `event-claim` stands in `event.ftl`. A file is read when
one of its messages is first asked for, as reading takes long and most commands say little. A key
may end in an attribute: `event-claim.you`.
"""

import errno
import re
import socket
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from branchline.editions.edition import CARDS, Language, Names
from branchline.errors import BranchlineError
from branchline.game.wording import card_name
from branchline.wording import Wording

LANGUAGES: tuple[Language, ...] = ("en", "fr")


def say(key: str, language: Language, /, **values: object) -> str:
    """A message in a language, filled in."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(language, name.partition("-")[0])
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{key} has attributes only"
    shown = {name: _plain(value, language) for name, value in values.items()}
    text, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise errors[0]
    return cast("str", text)


def put(wording: Wording, language: Language) -> str:
    """A wording in a language."""
    return say(wording.key, language, **wording.values)


def listed(parts: Sequence[object], language: Language, joined: str = "words-and") -> str:
    """The parts as a list in a sentence: a, b and c, or with `words-or` a, b or c."""
    if not parts:
        return ""
    *most, last = [str(_plain(part, language)) for part in parts]
    if not most:
        return last
    first = most[0]
    for part in most[1:]:
        first = say("words-comma", language, first=first, next=part)
    return say(joined, language, first=first, last=last)


def bag_words(bag: Mapping[str, int], language: Language) -> str:
    """Cards in words: 2 red and 1 locomotive."""
    parts = [
        Wording("card-counted", {"number": bag[card], "name": card_name(card, bag[card])})
        for card in CARDS
        if bag.get(card)
    ]
    return listed(parts, language) or say("words-nothing", language)


SYSTEM = {
    errno.ENOENT: "error-system-missing",
    errno.EACCES: "error-system-forbidden",
    errno.EPERM: "error-system-not-permitted",
    errno.EISDIR: "error-system-folder",
    errno.ENOTDIR: "error-system-no-folder",
    errno.EEXIST: "error-system-exists",
    errno.ENOSPC: "error-system-full",
    errno.EROFS: "error-system-read-only",
    errno.ENAMETOOLONG: "error-system-long-name",
    errno.ELOOP: "error-system-links",
    errno.EADDRINUSE: "error-system-port-used",
    errno.EADDRNOTAVAIL: "error-system-no-address",
    errno.ECONNREFUSED: "error-system-refused",
}
"""What a system most often says of a file or an address."""


def system_words(error: OSError, language: Language) -> str:
    """Why the system refuses; what it says itself where we have no words for it."""
    is_unknown = isinstance(error, socket.gaierror) and error.errno == socket.EAI_NONAME
    key = "error-system-no-host" if is_unknown else SYSTEM.get(error.errno or 0)
    return say(key, language) if key else str(error.strerror or error)


def _plain(value: object, language: Language) -> str | int | float:
    """A value as Fluent takes it: a number, which can choose a plural, or a text."""
    match value:
        case int() | float() | str():
            return value
        case Wording():
            return put(value, language)
        case Names():
            return value.in_language(language)
        case Mapping():
            return bag_words(cast("Mapping[str, int]", value), language)
        case BranchlineError():
            return value.said(language)
        case OSError():
            return system_words(value, language)
        case Sequence():
            return listed(cast("Sequence[object]", value), language)
        case _:
            return str(value)


def _signed(number: int) -> str:
    """A number that may be negative, with a proper minus sign."""
    return str(int(number)).replace("-", "−")


def _of(name: object) -> str:
    """Whose something is, in French: de Dorian, d'Ada."""
    plain = unicodedata.normalize("NFD", str(name))
    return f"d'{name}" if re.match("[aeiou]|y[^aeiou]", plain, re.IGNORECASE) else f"de {name}"


FUNCTIONS = cast("dict[str, Callable[[Any], Any]]", {"SIGNED": _signed, "DE": _of})
"""What the messages call beyond Fluent's own functions."""


@cache
def _bundle(language: Language, file: str) -> FluentBundle:
    """The messages of one file."""
    path = files("branchline.text") / language / f"{file}.ftl"
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
