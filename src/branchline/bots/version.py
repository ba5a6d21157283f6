"""Which bots these are: a hash of their code and weights."""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PARTS = ("bots/*.py", "bots/weights/*.toml", "bots/fitted/*.toml", "engine/thinking/*.py")
"""Where our bots are; bots of others are not among them."""


@cache
def bots_version() -> str:
    """Changes with every change of a bot of ours, so that games of two versions are not mixed."""
    digest = hashlib.sha256()
    for file in sorted(file for part in PARTS for file in PACKAGE.glob(part)):
        digest.update(file.relative_to(PACKAGE).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]
