"""The language in which commands speak: `branchline --lang fr editions`, else that of the command's
own `--lang`, else that of the system."""

import sys
from collections.abc import Sequence

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


def behind_language(arguments: Sequence[str]) -> list[str]:
    """The arguments without a language that stands before the command."""
    first, *rest = arguments or [""]
    name, sign, value = first.partition("=")
    if name != LANGUAGE_OPTION:
        return list(arguments)
    if not sign:
        value, *rest = rest or [""]
    _check(value)
    return rest


def _check(value: str) -> None:
    from branchline.text.catalogue import LANGUAGES

    if value not in LANGUAGES:
        raise BadOption("typed-language", {"text": value})
