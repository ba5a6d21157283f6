"""Profiles: names that somebody has claimed, known by a token that is told once.

A profile is a name, the hash of its token, and what was counted of its games. The log of a table
never names it, but a claim, a random word that only the database connects with the profile: so
nothing is left of a profile that is deleted, not even which games were its own.
"""

import unicodedata
from typing import Any

import msgspec
from sqlalchemy import Select, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.server import ratings
from branchline.server.commands import cleaned
from branchline.server.protocol import NAME_LENGTH, Leader, Leaders, Profile, ProfileLine
from branchline.server.ratings import Outcome
from branchline.server.refusals import Refused
from branchline.server.schema import claims, profiles, standings
from branchline.server.store import Store, now_ms
from branchline.server.tokens import hash_token, new_id, new_token

JOINTS = " -_.'’"
"""What may stand in a profile's name besides letters and digits, but not at its beginning."""
LEADERS = 100
"""Lines of a leaderboard."""


class StoredProfile(msgspec.Struct, frozen=True):
    """A profile as it is kept."""

    id: str
    created: int
    name: str


def checked_name(name: str) -> str:
    """A name that can be claimed, and stand in a path; raises `Refused`."""
    name = cleaned(name)
    is_plain = all(one.isalnum() or unicodedata.combining(one) or one in JOINTS for one in name)
    if not 1 <= len(name) <= NAME_LENGTH or not is_plain or not name[0].isalnum():
        raise Refused("server-bad-profile-name", most=NAME_LENGTH)
    return name


def folded(name: str) -> str:
    """What names are compared by: Ada and ADA are one."""
    return unicodedata.normalize("NFKC", cleaned(name)).casefold()


class Profiles:
    """All profiles, through the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        dialect = postgresql if store.database.is_shared else sqlite
        self._insert: Any = dialect.insert

    async def create(self, name: str) -> tuple[str, str]:
        """Claim a name; returns it and the token."""
        name, token = checked_name(name), new_token()
        row = {
            "id": new_id(),
            "created": now_ms(),
            "name": name,
            "folded_name": folded(name),
            "token_hash": hash_token(token),
        }

        async def job(connection: AsyncConnection) -> bool:
            adding = self._insert(profiles).values(row).on_conflict_do_nothing()
            return bool((await connection.execute(adding.returning(profiles.c.id))).first())

        if not await self.store.writer.do(job):
            raise Refused("server-name-taken", name=name)
        return name, token

    async def known(self, token: str) -> StoredProfile:
        """The profile whose token it is; raises `Refused`."""
        found = await self._one(profiles.c.token_hash == hash_token(token))
        if found is None:
            raise Refused("server-no-profile")
        return found

    async def _one(self, is_wanted: Any) -> StoredProfile | None:
        wanted = select(profiles.c.id, profiles.c.created, profiles.c.name).where(is_wanted)
        rows = await self._read(wanted)
        return StoredProfile(*rows[0]) if rows else None

    async def _read(self, wanted: Select[Any]) -> list[Any]:
        async with self.store.reading() as connection:
            return list((await connection.execute(wanted)).all())

    async def rename(self, profile: StoredProfile, name: str) -> str:
        """Give a profile another name; the old one is free again."""
        name = checked_name(name)

        async def job(connection: AsyncConnection) -> bool:
            mine = profiles.c.id == profile.id
            renaming = update(profiles).where(mine).values(name=name, folded_name=folded(name))
            try:
                async with connection.begin_nested():
                    await connection.execute(renaming)
            except IntegrityError:
                return False
            return True

        if not await self.store.writer.do(job):
            raise Refused("server-name-taken", name=name)
        return name

    async def renew(self, profile: StoredProfile) -> str:
        """A new token in the place of the old one."""
        token = new_token()

        async def job(connection: AsyncConnection) -> None:
            renewing = update(profiles).where(profiles.c.id == profile.id)
            await connection.execute(renewing.values(token_hash=hash_token(token)))

        await self.store.writer.do(job)
        return token

    async def delete(self, profile: StoredProfile) -> None:
        """Remove a profile and everything of it."""

        async def job(connection: AsyncConnection) -> None:
            for table in (claims, standings):
                await connection.execute(delete(table).where(table.c.profile_id == profile.id))
            await connection.execute(delete(profiles).where(profiles.c.id == profile.id))

        await self.store.writer.do(job)

    async def claim(self, table: str, profile: StoredProfile) -> str:
        """A word by which the log of a table may name the profile."""
        claim = new_id()
        row = {"id": claim, "table_id": table, "profile_id": profile.id, "counted": False}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(claims.insert().values(row))

        await self.store.writer.do(job)
        return claim

    async def count(self, outcome: Outcome) -> None:
        """Count a finished game; once, however often it is asked for."""
        await self.store.writer.do(
            lambda connection: ratings.count(connection, outcome, self._insert)
        )

    async def show(self, name: str) -> Profile:
        """What everybody may know of a profile; raises `Refused`."""
        found = await self._one(profiles.c.folded_name == folded(name))
        if found is None:
            raise Refused("server-no-profile")
        return await self.shown(found)

    async def shown(self, profile: StoredProfile) -> Profile:
        """What everybody may know of it."""
        kept = standings.c
        wanted = select(
            *(kept.edition, kept.seats, kept.games, kept.won, kept.left_early),
            *(kept.points, kept.best, kept.rated, kept.rating, kept.deviation),
        ).where(kept.profile_id == profile.id)
        rows = await self._read(wanted.order_by(kept.edition, kept.seats))
        return Profile(profile.name, profile.created, tuple(_line(*row) for row in rows))

    async def leaders(self, edition: str, seats: int) -> Leaders:
        """The leaderboard of an edition with a number of seats."""
        kept = standings.c
        wanted = (
            select(profiles.c.name, kept.games, kept.won, kept.rated, kept.rating, kept.deviation)
            .join_from(standings, profiles, kept.profile_id == profiles.c.id)
            .where((kept.edition == edition) & (kept.seats == seats) & (kept.rated > 0))
            .order_by(kept.place.desc())
            .limit(LEADERS)
        )
        rows = await self._read(wanted)
        return Leaders(
            edition,
            seats,
            tuple(
                Leader(name, games, won, rated, round(rating), round(deviation))
                for name, games, won, rated, rating, deviation in rows
            ),
        )


def _line(
    edition: str,
    seats: int,
    games: int,
    won: int,
    left_early: int,
    points: int,
    best: int,
    rated: int,
    rating: float,
    deviation: float,
) -> ProfileLine:
    return ProfileLine(
        edition,
        seats,
        games,
        won,
        left_early,
        average=round(points / games, 1),
        best=best,
        rated=rated,
        rating=round(rating) if rated else None,
        deviation=round(deviation) if rated else None,
    )
