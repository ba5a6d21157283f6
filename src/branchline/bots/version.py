"""Which bots these are: a hash of their code and weights."""

import hashlib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@cache
def bots_version() -> str:
    """Changes with every change of a bot of ours, so that games of two versions are not mixed."""
    digest = hashlib.sha256()
    for file in sorted((*FOLDER.rglob("*.py"), *FOLDER.rglob("*.toml"))):
        digest.update(file.relative_to(FOLDER).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]
