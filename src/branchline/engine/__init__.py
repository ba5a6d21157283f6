"""Everything that is compiled: the rulebook, the bots' thinking, many games in one call.

The functions are plain Python over records. `branchline.engine` is one load of them, compiled where
numba is there; `load` gives a load with another backend, to be used beside it:

    load("plain").rules.payments     the same rules, left as they are
    load("cpu").batch.games          compiled, whatever the process uses otherwise

Inside, only relative imports are used, so that every load is made of its own modules.
"""

import importlib.util
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

FIRST = "branchline.engine"
PARTS = ("rules", "thinking", "batch", "backend")


@cache
def load(backend: str) -> ModuleType:
    """The engine with this backend: `plain` or `cpu`."""
    first = import_module(FIRST)
    if backend not in first.backend.BACKENDS:
        raise ValueError(f"the engine has no backend {backend!r}")
    if backend == first.backend.NAME:
        return first
    name = f"{FIRST}_{backend}"
    spec = importlib.util.spec_from_file_location(
        name, Path(__file__), submodule_search_locations=[str(Path(__file__).parent)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.BACKEND = backend
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def __getattr__(name: str) -> ModuleType:
    """The parts are imported when they are first asked for."""
    if name in PARTS:
        return import_module(f".{name}", __package__)
    raise AttributeError(f"the engine has no part {name!r}")
