"""The command `branchline`, also as `python -m branchline`."""

import _thread
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

AGAIN_SECONDS = 0.05


def main() -> None:
    """Load the commands and run one; an interruption while they load is one line, too."""
    sys.unraisablehook = hear_again
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


def hear_again(lost: "UnraisableHookArgs") -> None:
    """Interrupt once more where Python had to ignore it, as in the callback of a weak reference."""
    if not issubclass(lost.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(lost)
        return
    again = threading.Timer(AGAIN_SECONDS, _thread.interrupt_main)
    again.daemon = True
    again.start()


if __name__ == "__main__":
    main()
