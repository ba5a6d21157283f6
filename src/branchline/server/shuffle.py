"""A shuffle that nobody can choose, and that anybody can check afterwards.

Before anybody sits down the server publishes the hash of a secret nonce. Whoever sits down adds a
text of their own. The seed is made of all of them, so neither the server, which is bound to its
nonce, nor a player, who does not know it, can choose the cards. At the end the nonce is revealed.
"""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from branchline.errors import BadRecord
from branchline.game.seeds import WORD, WORDS
from branchline.server.tokens import is_same

NONCE_BYTES = 32
KIND = "branchline-shuffle/1"


class Shuffle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be known of a table's shuffle; nonce and seed only once the game is over."""

    commitment: str
    contributions: tuple[str, ...] = ()
    """By seat; empty for a bot."""
    nonce: str = ""
    seed: str = ""


def new_nonce() -> str:
    """The server's secret part."""
    return secrets.token_hex(NONCE_BYTES)


def commitment_of(nonce: str) -> str:
    """What is published before the first player sits down."""
    return hashlib.sha256(f"{KIND} nonce {nonce}".encode()).hexdigest()


def seed_of(nonce: str, contributions: Sequence[str]) -> str:
    """The seed of a game, from everybody's part."""
    parts = msgspec.json.encode([KIND, nonce, *contributions])
    return hashlib.sha256(parts).hexdigest()[: WORD * WORDS]


def check_shuffle(shuffle: Shuffle, seed: str) -> None:
    """Raise `BadRecord` if the seed was not made as was promised."""
    if not is_same(commitment_of(shuffle.nonce).encode(), shuffle.commitment.encode()):
        raise BadRecord("the shuffle's nonce is not the one that was promised before the game")
    if seed != seed_of(shuffle.nonce, shuffle.contributions):
        raise BadRecord("the seed was not made of the nonce and the players' contributions")
