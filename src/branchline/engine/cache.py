"""Where compiled code is kept between runs.

numba does not notice an edit in a called module, so the folder is named after a hash of all that
the engine is made of.
"""

import hashlib
import os
import platform
import shutil
from pathlib import Path

from .. import limits

ENGINE = Path(__file__).parent
CACHES_KEPT = 4


def engine_sources() -> list[Path]:
    """All that the engine is made of, and the limits it is built for, in a fixed order."""
    return [*sorted(ENGINE.rglob("*.py")), Path(limits.__file__)]


def source_hash() -> str:
    """Identifies the engine's sources and the tools that compile them."""
    import numba
    import numpy

    digest = hashlib.sha256(f"{numba.__version__} {numpy.__version__}".encode())
    digest.update(platform.python_version().encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for source in engine_sources():
        name = source.relative_to(ENGINE.parent).as_posix()
        digest.update(name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder for what is compiled from these sources."""
    home = os.environ.get("BRANCHLINE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    parent = Path(home) if home else Path.home() / ".cache"
    return parent / "branchline" / source_hash()


def forget_old_caches(current: Path) -> None:
    """Remove all but the newest few compiled caches."""
    if not current.parent.is_dir():
        return
    others = [
        folder for folder in current.parent.iterdir() if folder.is_dir() and folder != current
    ]
    others.sort(key=lambda folder: folder.stat().st_mtime)
    for folder in others[: 1 - CACHES_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
