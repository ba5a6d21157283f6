"""Rules compiled by numba for this machine's processor, and kept on disk.

A *rule* is compiled only into the *entries* that use it; Python calls entries alone.
"""

from collections.abc import Callable
from typing import Any

import numba
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.llvm_bindings import create_pass_builder
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

from ..cache import cache_folder, forget_old_caches

IS_PLAIN = False

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

    Then optimises once, where numba does it twice for the sake of reference counts, and joins
    neighboring loads and stores (SLP, which numba leaves out since a compiler of 2023 got some
    of them wrong; tests compare compiled and plain rules after every decision).
    """

    def _optimize_final_module(self):
        for number, function in enumerate(self._final_module.functions):
            if function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
                function.name = f"{self.name}.rule.{number}"
        machine = self._codegen._tm
        builder = create_pass_builder(machine, opt=3, loop_vectorize=True, slp_vectorize=True)
        builder.getModulePassManager().run(self._final_module, builder)


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
