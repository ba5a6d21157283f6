"""The backend of this load of the engine: `rule`, `entry`, and whether records are plain objects.

`load` in the engine's `__init__` names the backend of a load before anything of it is imported; the
first load, `branchline.engine` itself, takes the one in BRANCHLINE_BACKEND, else `cpu`, or `plain`
where numba is missing.
"""

import importlib.util
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

BACKENDS = ("plain", "cpu", "cuda")


def usual_backend() -> str:
    """The backend of `branchline.engine` itself."""
    asked = os.environ.get("BRANCHLINE_BACKEND", "")
    if asked in BACKENDS:
        return asked
    return "cpu" if importlib.util.find_spec("numba") else "plain"


NAME: str = getattr(sys.modules[str(__package__)], "BACKEND", "") or usual_backend()
"""`plain` or `cpu`."""

if TYPE_CHECKING:
    from .backends.plain import IS_PLAIN, entry, rule
else:
    _backend = import_module(f".backends.{NAME}", __package__)
    IS_PLAIN, rule, entry = _backend.IS_PLAIN, _backend.rule, _backend.entry

__all__ = ["BACKENDS", "IS_PLAIN", "NAME", "entry", "rule", "usual_backend"]
