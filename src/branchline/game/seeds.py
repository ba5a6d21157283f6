"""Seeds as text, and the words they give the generators.

Twenty-four hexadecimal digits are used as they are; any other text is hashed. The game's chance and
the choices of its random bots come from separate words.
"""

import hashlib
import re
import secrets

from branchline.errors import BadOption

WORD = 8
WORDS = 3
EXACT = re.compile(rf"[0-9a-f]{{{WORD * WORDS}}}")


def new_seed() -> str:
    """An unguessable seed."""
    return secrets.token_hex(WORD * WORDS // 2)


def seed_words(seed: str) -> tuple[int, int, int]:
    """The three 32-bit words of a seed."""
    digits = seed if EXACT.fullmatch(seed) else _hash(seed)
    high, middle, low = (int(digits[WORD * i : WORD * (i + 1)], 16) for i in range(WORDS))
    return high, middle, low


def _hash(seed: str) -> str:
    try:
        return hashlib.sha256(seed.encode()).hexdigest()
    except UnicodeEncodeError:
        raise BadOption("error-seed", {"seed": repr(seed)}) from None


def seed_text(high: int, middle: int, low: int) -> str:
    """The seed that has these words."""
    return f"{high:08x}{middle:08x}{low:08x}"
