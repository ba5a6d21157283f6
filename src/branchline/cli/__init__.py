"""The command line: one function a command, thin. Errors are one line and exit code 2."""

import os
import sys
from typing import Any, NoReturn

from cyclopts import App, CycloptsError
from rich.console import Console

from branchline.cli import (
    arena,
    bench,
    board,
    editions,
    layout,
    play,
    replay,
    serve,
    simulate,
    tune,
    warm_up,
)
from branchline.errors import BranchlineError

app = App(
    name="branchline",
    help="Play, simulate and study four train-route board games.",
    version_flags=["--version"],
)
app.command(play.play)
app.command(editions.editions)
app.command(editions.check)
app.command(serve.serve)
app.command(simulate.simulate)
app.command(arena.arena)
app.command(replay.replay)
app.command(replay.verify)
app.command(board.board)
app.command(layout.layout)
app.command(tune.tune)
app.command(bench.bench)
app.command(warm_up.warm_up)

BAD_INPUT = 2


def main() -> None:
    """Run the command that the arguments name."""
    _replace_strange_letters(sys.stdout)
    try:
        code = app(sys.argv[1:], exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except BranchlineError as error:
        fail(str(error))
    except CycloptsError as error:
        message = str(error).strip()
        fail(f"{message}{'' if message.endswith(('.', '?')) else '.'} See branchline --help.")
    except KeyboardInterrupt:
        fail("stopped")
    except BrokenPipeError:
        _discard_output()
        sys.exit(0)
    except OSError as error:
        if error.filename is not None:
            fail(f"{error.filename}: {error.strerror}; check the name and who may use it")
        _discard_output()
        fail(f"cannot write the output: {error.strerror or error}; send it where there is room")
    sys.exit(code if isinstance(code, int) else 0)


def _replace_strange_letters(stream: Any) -> None:
    """A terminal that knows no é and no – still shows the rest."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """What is still to be written goes nowhere, so that Python's own ending does not fail on it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def fail(message: str) -> NoReturn:
    """Say what is wrong in one line and leave."""
    line = " ".join(message.split())
    Console(stderr=True, soft_wrap=True).print(f"branchline: {line}", markup=False, highlight=False)
    sys.exit(BAD_INPUT)
