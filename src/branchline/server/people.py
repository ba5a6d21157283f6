"""Who may speak at a table: players by number, each known by a token of which a hash is kept."""

from branchline.server.refusals import Refused
from branchline.server.store import Store, stored
from branchline.server.tokens import hash_token, is_same, new_token

PLAYERS = 50
"""People who may join a table, spectators without a word left out."""


class People:
    """The players of all tables, through the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def join(self, table: str) -> tuple[int, str]:
        """Let somebody speak at a table; returns the player's number and token."""
        token = new_token()
        number = await stored(self.store.add_player(table, hash_token(token), PLAYERS))
        if number is None:
            raise Refused("server-table-full")
        return number, token

    async def renew(self, table: str, player: int) -> str:
        """A new token in the place of a player's old one."""
        token = new_token()
        await stored(self.store.renew_player(table, player, hash_token(token)))
        return token

    async def player_of(self, table: str, token: str) -> int | None:
        """Whose token it is; all are compared, so that time tells nothing."""
        token_hash = hash_token(token)
        found = None
        for number, kept in await self.store.player_hashes(table):
            if is_same(token_hash, kept):
                found = number
        return found

    async def is_invited(self, table: str, token: str) -> bool:
        """Whether the token is the table's invitation."""
        kept = await self.store.table(table)
        return kept is not None and is_same(hash_token(token), kept.invite_hash)
