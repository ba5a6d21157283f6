"""Complaints about an edition folder: collected, so that an author sees all of them at once."""

from collections.abc import Iterable
from difflib import get_close_matches

from branchline.wording import Wording

LONGEST_QUOTE = 60


Place = str | Wording
"""Where something is wrong: a file, and a row or section if there is one."""


class Complaints:
    """What is wrong with a folder, in the order found, each thing once; in no language yet."""

    def __init__(self) -> None:
        self.found: list[Wording] = []

    def add(self, where: Place, key: str, **values: object) -> None:
        """Note what is wrong at `where`, by the key of its message."""
        complaint = Wording("complaint-at", {"where": where, "what": Wording(key, values)})
        if complaint not in self.found:
            self.found.append(complaint)


def quote(value: object) -> str:
    """The value as an author wrote it, on one line, shortened if it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def suggest(word: str, known: Iterable[str]) -> Wording | str:
    """`; did you mean 'kiruna'?`, or nothing when no known word is near."""
    near = nearest(word, known)
    return Wording("complaint-near", {"near": repr(near)}) if near else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one, or nothing when none is near."""
    return next(iter(get_close_matches(word[:LONGEST_QUOTE], list(known), n=1)), "")


def listing(words: Iterable[str], at_most: int = 6) -> Wording | str:
    """`a, b, c`, cut after a few."""
    everything = list(words)
    text = ", ".join(everything[:at_most])
    rest = len(everything) - at_most
    return Wording("words-and-more", {"words": text, "rest": rest}) if rest > 0 else text


def row_of(file: str, line: int) -> Wording:
    """A row of a table, where the header is row 1."""
    return Wording("complaint-row", {"file": file, "line": str(line)})
