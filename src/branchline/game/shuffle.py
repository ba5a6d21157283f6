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
from branchline.game.starts import FORMAT_WITH_START

NONCE_BYTES = 32
KIND = "branchline-shuffle/1"


class Shuffle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be known of a table's shuffle; nonce and seed only once the game is over."""

    commitment: str
    contributions: tuple[str, ...] = ()
    """By seat; empty for a bot."""
    nonce: str = ""
    seed: str = ""
    is_fork: bool = False
    """Whether the seed dealt only what was unknown in a position of another game."""


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


class Shuffled(msgspec.Struct, frozen=True):
    """A record, as far as its shuffle is concerned."""

    format: str
    seed: str
    seats: tuple[msgspec.Raw, ...]
    shuffle: Shuffle | None = None


def verify_shuffle(line: bytes) -> bool:
    """Check the shuffle of a record; False if it has none. Raises `BadRecord` if the seed was not
    made as was promised."""
    try:
        record = msgspec.json.decode(line, type=Shuffled)
    except msgspec.DecodeError as error:
        raise BadRecord("error-shuffle-damaged", {"why": str(error)}) from None
    shuffle = record.shuffle
    if shuffle is None:
        return False
    if commitment_of(shuffle.nonce) != shuffle.commitment:
        raise BadRecord("error-shuffle-nonce", {})
    if len(shuffle.contributions) != len(record.seats):
        raise BadRecord("error-shuffle-contributions", {})
    if shuffle.is_fork != (record.format == FORMAT_WITH_START):
        raise BadRecord("error-shuffle-fork", {})
    if seed_of(shuffle.nonce, shuffle.contributions) != record.seed:
        raise BadRecord("error-shuffle-seed", {})
    return True
