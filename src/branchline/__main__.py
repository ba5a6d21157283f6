"""The command `branchline`, also as `python -m branchline`."""

import signal
import sys
import threading
import time
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

AGAIN_SECONDS = 0.05
PATIENCE = 10.0
"""Seconds for which an interruption waits until something is imported."""
IMPORTS = "<frozen importlib._bootstrap>"

_first: list[float] = []
"""When an interruption began to wait."""


def main() -> None:
    """Load the commands and run one; an interruption while they load is one line, too."""
    sys.unraisablehook = hear_again
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt)
    try:
        from branchline.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.stderr.write("branchline: stopped\n")
        sys.exit(130)
    finally:
        # An interruption that passed through a text run by `exec` is remembered by Python, which
        # then ends by the signal instead of our exit code, until another text is run.
        eval("None")


def interrupt(sign: int, frame: FrameType | None) -> None:
    """Ctrl-C. While something is imported it waits for the end of that, because compiled modules
    that call Python on the way, as those of NumPy do, swallow what is raised there."""
    if is_importing(frame) and time.monotonic() - (_first or [time.monotonic()])[0] < PATIENCE:
        _first.append(time.monotonic())
        come_back()
        return
    _first.clear()
    raise KeyboardInterrupt


def is_importing(frame: FrameType | None) -> bool:
    """Whether the program is inside an import statement."""
    while frame is not None:
        if frame.f_code.co_filename == IMPORTS:
            return True
        frame = frame.f_back
    return False


def come_back() -> None:
    """Interrupt once more, a little later; by a real signal, which ends a wait of the system."""
    main_thread = threading.main_thread().ident
    again = threading.Timer(AGAIN_SECONDS, signal.pthread_kill, (main_thread, signal.SIGINT))
    again.daemon = True
    again.start()


def hear_again(lost: "UnraisableHookArgs") -> None:
    """Interrupt once more where Python had to ignore it, as in the callback of a weak reference."""
    if not issubclass(lost.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(lost)
        return
    come_back()


if __name__ == "__main__":
    main()
