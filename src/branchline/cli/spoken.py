"""The language in which commands speak: `branchline --lang fr editions`, else that of the command's
own `--lang`, else that of the system."""

import sys
from collections.abc import Collection, Sequence

from branchline.cli.helping import LANGUAGE_OPTION, language_of
from branchline.editions.edition import Language
from branchline.errors import BadOption


def spoken() -> Language:
    """The language of what was typed."""
    return language_of(sys.argv[1:])


def told(key: str, **values: object) -> str:
    """A message of the catalogue in that language."""
    from branchline.text.catalogue import say

    return say(key, spoken(), **values)


def told_figure(value: float | None, form: str) -> str:
    """A measured number as that language writes it."""
    from branchline.text.figures import figure

    return figure(value, form, spoken())


def without_language(arguments: Sequence[str], own: Collection[str]) -> list[str]:
    """The arguments without the language of what is said, before the command or behind it; the
    commands of `own` have an option of that name themselves."""
    left, found = _cut(arguments, 0)
    if left and left[0] not in own:
        for place, word in enumerate(left):
            if word.partition("=")[0] == LANGUAGE_OPTION:
                if found:
                    raise BadOption("typed-repeated", {"option": LANGUAGE_OPTION})
                left, found = _cut(left, place)
                break
    return left


def _cut(arguments: Sequence[str], place: int) -> tuple[list[str], bool]:
    """The arguments without the language at a place, and whether there is one."""
    before, [first, *rest] = list(arguments[:place]), arguments[place:] or [""]
    name, sign, value = first.partition("=")
    if name != LANGUAGE_OPTION:
        return list(arguments), False
    if not sign:
        value, *rest = rest or [""]
    _check(value)
    return [*before, *rest], True


def _check(value: str) -> None:
    from branchline.text.catalogue import LANGUAGES

    if value not in LANGUAGES:
        raise BadOption("typed-language", {"text": value})
