"""Seats on servers that somebody took from this terminal: their keys, so that one can come back."""

import os
from pathlib import Path

import msgspec

from branchline.client.links import TableLink
from branchline.errors import CannotWrite
from branchline.files import whole_file
from branchline.terminal.saving import games_folder

MOST = 100
"""Seats that are remembered; the oldest goes first."""
PRIVATE = 0o600


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat, and the token that is its key."""

    address: str
    table: str
    token: str
    seat: int


def kept_seat(link: TableLink) -> KeptSeat | None:
    """The seat that was taken at a table before."""
    for kept in _read():
        if (kept.address, kept.table) == (link.address, link.table):
            return kept
    return None


def keep_seat(seat: KeptSeat) -> bool:
    """Remember a seat; whether that was possible."""
    others = [one for one in _read() if (one.address, one.table) != (seat.address, seat.table)]
    return _write([*others, seat][-MOST:])


def forget_seat(seat: KeptSeat) -> None:
    """The game is over."""
    _write([one for one in _read() if one != seat])


def _read() -> list[KeptSeat]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=list[KeptSeat])
    except (OSError, msgspec.DecodeError):
        return []


def _write(seats: list[KeptSeat]) -> bool:
    file = _file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(file) as target:
            os.fchmod(target.fileno(), PRIVATE)
            target.write(msgspec.json.encode(seats) + b"\n")
    except (OSError, CannotWrite):
        return False
    return True


def _file() -> Path:
    return games_folder().parent / "seats.json"
