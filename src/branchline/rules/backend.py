"""How the rulebook runs: the `rule` decorator, the compiled cache, and the plain twin.

The functions of this package are plain Python over records. Imported as `branchline.rules` they
are compiled by numba; loaded a second time by `plain_twin` they are left as they are and work on
the plain objects of `records`. Without numba, or with BRANCHLINE_BACKEND=plain, nothing is
compiled.
"""

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parent
COMPILED_PACKAGE = "branchline.rules"
PLAIN_PACKAGE = "branchline.plain_rules"
CACHES_KEPT = 4


def _is_plain() -> bool:
    if __package__ != COMPILED_PACKAGE or os.environ.get("BRANCHLINE_BACKEND") == "plain":
        return True
    return importlib.util.find_spec("numba") is None


PLAIN = _is_plain()
"""Whether the functions of this package are left uncompiled."""


def source_hash(*folders: Path) -> str:
    """Identifies the sources in `folders` and the tools that compile them."""
    import numba
    import numpy

    digest = hashlib.sha256(f"{numba.__version__} {numpy.__version__}".encode())
    digest.update(platform.python_version().encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for folder in folders:
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: numba does not notice an edit in a called module, so the folder
    is named after a hash of all sources."""
    home = os.environ.get("BRANCHLINE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    parent = Path(home) if home else Path.home() / ".cache"
    folders = [FOLDER, FOLDER.parent / "sim", FOLDER.parent / "bots" / "thinking"]
    return parent / "branchline" / source_hash(*folders)


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


if PLAIN:

    def rule(function: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the rulebook, left as it is."""
        return function

    entry = rule

else:
    import numba
    from numba.core import types
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler, CompilerBase
    from numba.core.compiler_machinery import PassManager
    from numba.core.registry import CPUDispatcher
    from numba.core.typed_passes import (
        IRLegalization,
        NativeLowering,
        NoPythonBackend,
        NopythonTypeInference,
        PreLowerStripPhis,
    )
    from numba.core.untyped_passes import (
        FixupArgs,
        IRProcessing,
        ReconstructSSA,
        TranslateByteCode,
    )

    RULE_PASSES = (
        TranslateByteCode,
        FixupArgs,
        IRProcessing,
        ReconstructSSA,
        NopythonTypeInference,
        PreLowerStripPhis,
        IRLegalization,
        NativeLowering,
        NoPythonBackend,
    )

    CACHE = cache_folder()
    if not CACHE.is_dir():
        forget_old_caches(CACHE)

    class NoEnvironment:
        """Stands for the code generator where a rule asks it to make its code runnable."""

        def set_env(self, name: str, environment: object) -> None:
            """Rules run inside entries, which have environments of their own."""

    class RuleLibrary(JITCodeLibrary):
        """Keeps a rule's code as it is until an entry links it in and optimises the whole."""

        @property
        def codegen(self):  # pyright: ignore[reportIncompatibleMethodOverride]
            return NoEnvironment()

        def _optimize_final_module(self):
            pass

        def _finalize_final_module(self):
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name):
            self._ensure_finalized()
            return 0

    class RuleCompiler(CompilerBase):
        """Compiles into a `RuleLibrary`, by the few passes that rules need: they hold no closures,
        no array expressions and nothing parallel (the full list takes 3 s longer)."""

        def define_pipelines(self):
            self.state.library = RuleLibrary(self.state.targetctx.codegen(), "rule")
            passes = PassManager("rule")
            for one in RULE_PASSES:
                passes.add_pass(one, one.name())
            passes.finalize()
            return [passes]

    class EntryLibrary(JITCodeLibrary):
        """Tells the optimiser that nobody else calls the rules linked into an entry, so that it
        inlines those called once and drops what no caller reads (12 % faster). They get names of
        their own, because the loader would take one entry's rule for another's of the same name.
        """

        def _optimize_final_module(self):
            for number, function in enumerate(self._final_module.functions):
                if function.linkage.name == "linkonce_odr":
                    function.linkage = "internal"
                    function.name = f"{self.name}.rule.{number}"
            super()._optimize_final_module()

    class EntryCompiler(Compiler):
        """Compiles into an `EntryLibrary`."""

        def define_pipelines(self):
            name = f"entry.{self.state.func_id.func_qualname}"
            self.state.library = EntryLibrary(self.state.targetctx.codegen(), name)
            self.state.library.enable_object_caching()
            return super().define_pipelines()

    class RuleDispatcher(CPUDispatcher):
        """Compiles a function once for all integers: a small field is widened before the call.

        Left alone, numba compiles one version for every mix of int8, int16 and int64 arguments
        (250 for 110 functions, which made a cold start take 54 s).
        """

        def get_call_template(self, args, kws):
            wide = tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
            return super().get_call_template(wide, kws)

        def __call__(self, *args, **kws):
            raise TypeError(
                f"{self.py_func.__name__} is a rule, which only compiled code can call; "
                "call an entry, or the function of the plain twin"
            )

    def rule(function: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the rulebook, compiled when another compiled function needs it."""
        options = {
            "nopython": True,
            "error_model": "numpy",
            "nogil": True,
            "no_cpython_wrapper": True,
            "no_cfunc_wrapper": True,
        }
        return RuleDispatcher(function, targetoptions=options, pipeline_class=RuleCompiler)

    def entry(function: Callable[..., Any]) -> Callable[..., Any]:
        """A function that Python calls: compiled on first use and kept on disk."""
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(CACHE)
        try:
            return numba.njit(
                error_model="numpy", nogil=True, cache=True, pipeline_class=EntryCompiler
            )(function)
        finally:
            numba.config.CACHE_DIR = before


def plain_twin() -> ModuleType:
    """The same rulebook a second time, never compiled."""
    if PLAIN_PACKAGE not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            PLAIN_PACKAGE, FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)]
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[PLAIN_PACKAGE] = module
        spec.loader.exec_module(module)
    return sys.modules[PLAIN_PACKAGE]
