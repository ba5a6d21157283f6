"""One-time links: a player's seats on another device, for whoever comes first, for a while.

The player's token itself travels, so that it is one player on both devices, and at every table that
follows. The database has it sealed with the link, of which it keeps a hash: neither can be read
from there.
"""

import hashlib
import hmac
from collections.abc import Callable

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.server.schema import links, players
from branchline.server.store import Store, now_ms
from branchline.server.tokens import hash_token, is_same, new_token

LASTS = 60 * 60 * 1000
"""Milliseconds that a link is good for."""


def seal(token: str, link: str) -> bytes:
    """The token, mixed with what only the link gives; a link seals one token only."""
    return _mixed(token.encode(), link)


def unseal(sealed: bytes, link: str) -> str:
    """The token that was sealed with the link."""
    return _mixed(sealed, link).decode()


def _mixed(letters: bytes, link: str) -> bytes:
    pad = hmac.digest(link.encode(), b"branchline seat link", hashlib.sha256)
    return bytes(one ^ other for one, other in zip(letters, pad, strict=True))


class Links:
    """All links, through the store."""

    def __init__(self, store: Store, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.now = now
        self._insert = (postgresql if store.database.is_shared else sqlite).insert

    async def make(self, table: str, player: int, token: str) -> tuple[str, int]:
        """A link for a player's token, and when it expires; an earlier one is worth nothing."""
        link, expires = new_token(), self.now() + LASTS
        values = {"link_hash": hash_token(link), "sealed": seal(token, link), "expires": expires}
        adding = self._insert(links).values(table_id=table, player=player, **values)
        setting = adding.on_conflict_do_update(index_elements=["table_id", "player"], set_=values)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(setting)

        await self.store.writer.do(job)
        return link, expires

    async def use(self, table: str, link: str) -> tuple[int, str] | None:
        """The player and the token of a link, which is used up by it; None if it is worth nothing:
        never made, used, expired, replaced, or the token was renewed since."""
        link_hash, now = hash_token(link), self.now()
        wanted = (
            select(links.c.player, links.c.link_hash, players.c.token_hash)
            .join(
                players,
                (players.c.table_id == links.c.table_id) & (players.c.number == links.c.player),
            )
            .where((links.c.table_id == table) & (links.c.expires > now))
        )

        async def job(connection: AsyncConnection) -> tuple[int, str] | None:
            found = None
            for player, kept, token_hash in (await connection.execute(wanted)).all():
                if is_same(link_hash, kept):
                    found = player, token_hash
            if found is None:
                return None
            player, token_hash = found
            mine = (links.c.table_id == table) & (links.c.player == player)
            using = delete(links).where(mine & (links.c.link_hash == link_hash))
            used = (await connection.execute(using.returning(links.c.sealed))).first()
            token = unseal(used[0], link) if used else ""
            return (player, token) if is_same(hash_token(token), token_hash) else None

        return await self.store.writer.do(job)
