"""Imported records: checked, kept compressed, and bounded in number.

The name of an import is made from its content, so the same record twice is kept once.
"""

import asyncio
import gzip
import hashlib
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.editions.edition import Edition
from branchline.errors import BranchlineError
from branchline.game.record import Record, is_unfinished, parse_record, verify
from branchline.game.result import Result
from branchline.game.shuffle import Shuffle, Shuffled, verify_shuffle
from branchline.server.commands import cleaned
from branchline.server.protocol import NAME_LENGTH
from branchline.server.refusals import Refused
from branchline.server.schema import replays
from branchline.server.store import Store, now_ms

ID_LENGTH = 16
NAME = re.compile(rf"[0-9a-f]{{{ID_LENGTH}}}")
IMPORTS = 10_000
"""Records that are kept; the oldest goes when one more comes."""


class ImportSummary(msgspec.Struct, frozen=True):
    """What a list shows of an import."""

    names: tuple[str, ...]
    result: Result | None


class Import(msgspec.Struct, frozen=True):
    """A record that was checked, ready to be kept."""

    id: str
    edition: str
    summary: ImportSummary
    content: bytes


class Kept(msgspec.Struct, frozen=True):
    """An import as it was found again."""

    record: Record
    shuffle: Shuffle | None
    created: int
    content: bytes
    """The record as a line of a file."""


class ImportLine(msgspec.Struct, frozen=True):
    """An import in a list."""

    id: str
    created: int
    edition: str
    summary: ImportSummary


def checked_import(line: bytes, editions: Mapping[str, Edition]) -> Import:
    """A record that may be kept: of a finished game, played again and found right; raises
    `Refused`."""
    try:
        record = parse_record(line)
        if record.edition not in editions:
            raise Refused("server-no-edition", edition=record.edition, editions=", ".join(editions))
        verify(line, editions[record.edition])
        shuffle = _shuffle_of(line) if verify_shuffle(line) else None
    except BranchlineError as error:
        if isinstance(error, Refused):
            raise
        raise Refused("server-bad-record", reason=error) from None
    if is_unfinished(record):
        raise Refused("server-not-over")
    fields = msgspec.to_builtins(record)
    content = msgspec.json.encode(fields | ({"shuffle": shuffle} if shuffle else {}))
    return Import(
        hashlib.sha256(content).hexdigest()[:ID_LENGTH],
        record.edition,
        ImportSummary(shown_names(record), record.result),
        content,
    )


def shown_names(record: Record) -> tuple[str, ...]:
    """The players' names as a server shows names, whoever wrote the record."""
    return tuple(cleaned(player.name)[:NAME_LENGTH] for player in record.seats)


def _shuffle_of(line: bytes) -> Shuffle | None:
    return msgspec.json.decode(line, type=Shuffled).shuffle


class Archive:
    """All imports, through the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        dialect = postgresql if store.database.is_shared else sqlite
        self._insert: Any = dialect.insert

    async def add(self, line: bytes, editions: Mapping[str, Edition]) -> str:
        """Check a record and keep it; returns its name."""
        one = await asyncio.to_thread(checked_import, line, editions)

        async def job(connection: AsyncConnection) -> None:
            values = {
                "id": one.id,
                "created": now_ms(),
                "edition": one.edition,
                "summary": msgspec.json.encode(one.summary),
                "record": gzip.compress(one.content, mtime=0),
            }
            await connection.execute(
                self._insert(replays).values(**values).on_conflict_do_nothing()
            )
            newest = select(replays.c.id).order_by(replays.c.created.desc()).limit(IMPORTS)
            await connection.execute(delete(replays).where(replays.c.id.not_in(newest)))

        await self.store.writer.do(job)
        return one.id

    async def find(self, replay: str) -> Kept:
        """An import by its name; raises `Refused`."""
        if not NAME.fullmatch(replay):
            raise Refused("server-no-replay")
        wanted = select(replays.c.record, replays.c.created).where(replays.c.id == replay)
        async with self.store.database.reading.connect() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        if found is None:
            raise Refused("server-no-replay")
        line = gzip.decompress(found.record)
        return Kept(parse_record(line), _shuffle_of(line), found.created, line)

    async def recent(self, edition: str | None, before: int | None, most: int) -> list[ImportLine]:
        """Imports, the last first."""
        wanted = select(replays.c.id, replays.c.created, replays.c.edition, replays.c.summary)
        if edition is not None:
            wanted = wanted.where(replays.c.edition == edition)
        if before is not None:
            wanted = wanted.where(replays.c.created < before)
        wanted = wanted.order_by(replays.c.created.desc()).limit(most)
        async with self.store.database.reading.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            ImportLine(name, created, key, msgspec.json.decode(summary, type=ImportSummary))
            for name, created, key, summary in found
        ]
