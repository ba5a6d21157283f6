"""Whether the games can be played on a GPU, and if not, why: asked before anything is loaded."""

import importlib.util

EXTRA, DRIVER, NONE_THERE, OLD, MEMORY = "extra", "driver", "none", "old", "memory"
"""Why not: the package is missing, there is no driver, there is no GPU, the driver is too old for
the package, or the GPU has too little memory."""

NO_DEVICE = 100
OUT_OF_MEMORY = 2
OLD_DRIVER = (35, 222, 803)
"""The driver's own numbers for what went wrong."""


def trouble() -> str:
    """Why no GPU can be used; empty if one can."""
    if importlib.util.find_spec("numba_cuda") is None:
        return EXTRA
    from numba.cuda.cudadrv.driver import driver

    try:
        available = driver.is_available
    except ImportError:
        available = False
    if available:
        return ""
    message = str(driver.initialization_error)
    if f"({NO_DEVICE})" in message:
        return NONE_THERE
    return OLD if any(f"({number})" in message for number in OLD_DRIVER) else DRIVER


def trouble_of(error: BaseException) -> str:
    """What an error of the driver, or of the compiler's libraries, means; empty if it is none."""
    code = getattr(error, "code", None)
    if code == OUT_OF_MEMORY:
        return MEMORY
    if code in OLD_DRIVER:
        return OLD
    if code == NO_DEVICE:
        return NONE_THERE
    libraries = {"NvvmSupportError", "NvrtcSupportError", "DynamicLibNotFoundError"}
    return EXTRA if type(error).__name__ in libraries else ""
