"""Marks of drawings: hashes that change whenever a drawing of an edition may look different."""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.abc import Traversable
from importlib.resources import files

from branchline.editions.edition import Edition

ROOMS = ("render", "text")
"""What draws and speaks."""
LENGTH = 16


def mark_of(edition: Edition) -> str:
    """The mark of an edition's drawings."""
    own = _hash([edition.folder]) if edition.folder else ""
    return _hashed(f"{edition.hash} {_rooms_mark()} {own}")[:LENGTH]


@cache
def _rooms_mark() -> str:
    return _hash([files("branchline") / room for room in ROOMS])


def _hash(folders: Iterable[Traversable]) -> str:
    """A hash of all that the folders hold."""
    held = [
        f"{name} {hashlib.sha256(content).hexdigest()}"
        for folder in folders
        for name, content in _contents(folder)
    ]
    return _hashed("\n".join(held))


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _contents(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _contents(entry)
        elif entry.is_file():
            yield entry.name, entry.read_bytes()
