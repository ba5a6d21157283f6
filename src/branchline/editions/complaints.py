"""Complaints about an edition folder: collected, so that an author sees all of them at once."""

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_QUOTE = 60


class Complaints:
    """What is wrong with a folder, in the order found, each thing once."""

    def __init__(self) -> None:
        self._lines: dict[str, None] = {}

    def add(self, where: str, what: str) -> None:
        """Note that `what` is wrong at `where` (a file, and a row or section if there is one)."""
        self._lines[f"{where}: {what}"] = None

    @property
    def lines(self) -> list[str]:
        """All complaints, one line each."""
        return list(self._lines)


def quote(value: object) -> str:
    """The value as an author wrote it, on one line, shortened if it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def suggest(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'kiruna'?`, or nothing when no known word is near."""
    near = nearest(word, known)
    return f"; did you mean {near!r}?" if near else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one, or nothing when none is near."""
    return next(iter(get_close_matches(word[:LONGEST_QUOTE], list(known), n=1)), "")


def listing(words: Iterable[str], at_most: int = 6) -> str:
    """`a, b, c`, cut after a few."""
    everything = list(words)
    text = ", ".join(everything[:at_most])
    rest = len(everything) - at_most
    return f"{text} and {rest} more" if rest > 0 else text
