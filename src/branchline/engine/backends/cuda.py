"""Rules compiled by numba-cuda for a GPU, where each thread plays a game of its own.

Rules and entries alike become functions of the device, which kernels call (`engine.kernels`);
Python launches kernels alone.
"""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numba.core import types
from numba.cuda.compiler import compile_cuda, kernel_fixup
from numba.cuda.core import config, sigutils  # pyright: ignore[reportMissingImports] (an extra)
from numba.cuda.cudadrv import nvvm
from numba.cuda.dispatcher import CUDADispatcher, _Kernel

from ..cache import cache_folder, forget_old_caches

IS_PLAIN = False

cuda: Any = import_module("numba.cuda")
"""What kernels are written with; type checkers know little of it."""

CACHE = cache_folder()
if not CACHE.is_dir():
    forget_old_caches(CACHE)

if not hasattr(np, "row_stack"):
    np.__dict__["row_stack"] = np.vstack  # numba-cuda 0.30 still asks for it; NumPy 2.5 dropped it

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is no mistake

OPTIONS = {"device": False, "debug": False, "opt": True, "lineinfo": False, "fastmath": False}
EXACT = {"opt": 3, "fma": 0}
"""A product and a sum are rounded one by one, as on a processor: bots value their choices in
floating point, and play the same games only with the same bits."""


LABEL = re.compile(r'"?([\w.$-]+)"?:')
TARGET = re.compile(r'label %"?([\w.$-]+)"?')
FIRST_NOTE = 1_000_000
"""More notes than a module has by itself."""


class RuleDispatcher(CUDADispatcher):
    """Compiles a function once for all integers: a small field is widened before the call."""

    def get_call_template(self, args, kws):
        wide = tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
        return super().get_call_template(wide, kws)


class KernelDispatcher(CUDADispatcher):
    """Compiles kernels with the options that numba-cuda keeps to itself."""

    def compile(self, sig):
        arguments, _ = sigutils.normalize_signature(sig)
        kernel = self.overloads.get(arguments) or self._cache.load_overload(sig, self.targetctx)
        if kernel is None:
            kernel = compile_kernel(self.py_func, arguments)
            kernel.bind()
            self._cache.save_overload(sig, kernel)
        self.add_overload(kernel, arguments)
        return kernel


def compile_kernel(function: Callable[..., Any], arguments: Any) -> Any:
    """A kernel and all rules that it uses, for the device at hand."""
    capability = cuda.get_current_device().compute_capability
    result = compile_cuda(function, types.void, arguments, nvvm_options=EXACT, cc=capability)
    library = result.library
    kernel = library.get_function(result.fndesc.llvm_func_name)
    library._entry_name = kernel.name
    kernel_fixup(kernel, False)
    nvvm.set_launch_bounds(kernel, None)
    prepare(library)
    compiled = _Kernel._rebuild(
        cooperative=False,
        name=kernel.name,
        signature=result.signature,
        codelibrary=library,
        debug=False,
        lineinfo=False,
        call_helper=result.call_helper,
        extensions=[],
    )
    compiled.target_context = result.target_context  # asked for when it is kept on disk
    return compiled


def prepare(library: Any) -> None:
    """Give each rule to the compiler once, where numba-cuda gives it again for each of its callers,
    and with its loops kept."""
    once: dict[str, Any] = {}
    for module in library.modules:
        once.update((one.name, module) for one in module.functions if not one.is_declaration)
    modules = {id(module): module for module in once.values()}.values()
    library._llvm_strs = [keep_loops(str(module)) for module in modules]


def keep_loops(code: str) -> str:
    """Ask for loops to stay loops. Unrolled, the code is far larger than a GPU's instruction
    caches, and that is what threads wait for: kept, 1.5 times as many games are played.

    A loop's last branch goes back to a label that came before it; there the wish is noted.
    """
    lines: list[str] = []
    notes: list[str] = []
    passed: set[str] = set()
    for line in code.splitlines():
        label = LABEL.match(line)
        if line.startswith("define"):
            passed = set()
        elif label:
            passed.add(label[1])
        elif line.lstrip().startswith("br ") and passed.intersection(TARGET.findall(line)):
            loop = FIRST_NOTE + 2 * len(notes)
            notes.append(
                f"!{loop} = distinct !{{!{loop}, !{loop + 1}}}\n"
                f'!{loop + 1} = !{{!"llvm.loop.unroll.disable"}}'
            )
            line += f", !llvm.loop !{loop}"
        lines.append(line)
    return "\n".join([*lines, *notes, ""])


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the engine, compiled when a kernel needs it."""
    return RuleDispatcher(function, targetoptions={**OPTIONS, "device": True})


entry = rule


def kernel(function: Callable[..., Any]) -> Any:
    """A function that Python launches on the device: compiled on first use and kept on disk."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE)
    try:
        dispatcher = KernelDispatcher(function, targetoptions=OPTIONS)
        dispatcher.enable_caching()
        return dispatcher
    finally:
        config.CACHE_DIR = before
