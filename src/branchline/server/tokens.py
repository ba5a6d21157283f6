"""Unguessable tokens: told once, kept as hashes, compared in constant time."""

import hashlib
import hmac
import secrets
import string

TOKEN_BYTES = 24
"""192 bits."""
ID_LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 12


def new_token() -> str:
    """A token for a player or an invitation."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table; no secret."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def hash_token(token: str) -> bytes:
    """What is kept of a token. It has enough bits to need no slow hash."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def is_same(token_hash: bytes, kept: bytes) -> bool:
    """Whether two hashes are those of one token; takes equally long whether they are or not."""
    return hmac.compare_digest(token_hash, kept)
