"""The command line: one function a command, thin. Errors are one line and exit code 2."""

import sys

from cyclopts import App, CycloptsError
from rich.console import Console

from branchline.cli import bench, editions, play, replay, simulate, warm_up
from branchline.errors import BranchlineError

app = App(
    name="branchline",
    help="Play, simulate and study four train-route board games.",
    version_flags=["--version"],
)
app.command(play.play)
app.command(editions.editions)
app.command(editions.check)
app.command(simulate.simulate)
app.command(replay.replay)
app.command(replay.verify)
app.command(bench.bench)
app.command(warm_up.warm_up)

BAD_INPUT = 2


def main() -> None:
    """Run the command that the arguments name."""
    try:
        code = app(exit_on_error=False, print_error=False)
    except (BranchlineError, CycloptsError) as error:
        fail(str(error))
    except KeyboardInterrupt:
        fail("stopped")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> None:
    """Say what is wrong in one line and leave."""
    line = " ".join(message.split())
    Console(stderr=True, soft_wrap=True).print(f"branchline: {line}", markup=False, highlight=False)
    sys.exit(BAD_INPUT)
