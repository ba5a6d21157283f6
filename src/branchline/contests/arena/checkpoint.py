"""Finished blocks in a file, so that an interrupted contest goes on where it was.

JSON Lines: the contest's identity, then one line a block, each appended whole as soon as the block
is finished. A last line that was cut off is dropped; anything else that is no block is refused.
"""

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from branchline.contests.arena.blocks import Block, RecordedBlock
from branchline.contests.arena.contest import BlockKey, Contest, Identity
from branchline.errors import BadCheckpoint, CannotWrite


def default_path(contest: Contest) -> Path:
    """Where a contest's results are kept while nobody names a file."""
    home = os.environ.get("XDG_STATE_HOME")
    parent = Path(home) if home else Path.home() / ".local" / "state"
    return parent / "branchline" / "arena" / f"{contest.identity.digest}.jsonl"


class Checkpoint:
    """The file of a contest, held open by one run at a time."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self._contest = contest
        self._file = self._open()
        try:
            self._lock()
            self.blocks: dict[BlockKey, Block] = {}
            """Finished blocks that the contest asks for."""
            self._places: dict[BlockKey, int] = {}
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def append(self, line: bytes) -> Block:
        """Keep a finished block."""
        block = msgspec.json.decode(line, type=Block)
        try:
            place = self._file.seek(0, os.SEEK_END)
            self._file.write(line + b"\n")
            self._file.flush()
        except OSError as error:
            values = {"file": self.path, "why": error}
            raise CannotWrite("error-checkpoint-room", values) from None
        self._note(block, place)
        return block

    def records(self) -> Iterator[bytes]:
        """The records of all games, in the order of the contest."""
        for key in self._contest.blocks():
            self._file.seek(self._places[key])
            block = msgspec.json.decode(self._file.readline(), type=RecordedBlock)
            yield from map(bytes, block.records)

    def remove(self) -> None:
        """The contest is finished and its results are elsewhere."""
        self.path.unlink(missing_ok=True)

    def _open(self) -> BinaryIO:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            return os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        except OSError as error:
            values = {"file": self.path, "why": error, "option": "--checkpoint"}
            raise CannotWrite("error-write-option", values) from None

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadCheckpoint("error-checkpoint-busy", {"file": self.path}) from None
        except OSError:
            pass  # some network file systems know no locks

    def _read(self) -> None:
        header = msgspec.json.encode(self._contest.identity) + b"\n"
        first = self._file.readline()
        if header.startswith(first) and first != header:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(header)
            self._file.flush()
            return
        self._check_identity(first)
        place = self._file.tell()
        for number, line in enumerate(self._file, 2):
            if not line.endswith(b"\n"):
                self._file.truncate(place)
                return
            self._note(self._parse(line, number), place)
            place += len(line)

    def _check_identity(self, line: bytes) -> None:
        try:
            theirs = msgspec.json.decode(line, type=Identity)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadCheckpoint("error-no-checkpoint", {"file": self.path}) from None
        ours = self._contest.identity
        for field in Identity.__struct_fields__:
            kept, asked = getattr(theirs, field), getattr(ours, field)
            if kept != asked:
                values = {"field": field, "kept": _text(kept), "asked": _text(asked)}
                raise BadCheckpoint("error-checkpoint-other", {"file": self.path, **values})

    def _parse(self, line: bytes, number: int) -> Block:
        try:
            return msgspec.json.decode(line, type=Block)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            values = {"file": self.path, "line": str(number), "why": str(error)}
            raise BadCheckpoint("error-checkpoint-line", values) from None

    def _note(self, block: Block, place: int) -> None:
        """A block without records is played again if records are wanted."""
        if self._contest.keeps_records and not block.has_records:
            return
        self.blocks[block.key] = block
        self._places[block.key] = place


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
