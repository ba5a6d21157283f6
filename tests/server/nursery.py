"""A process that has everything loaded, from which servers are forked: one starts in an instant.

The forked process runs the same command as `branchline serve` and dies by the same `kill -9`; only
the import of libraries, which takes most of a start, was done before. Orders come as lines of JSON:
the arguments, where to write the log, and the pipe that is told the address.
"""

import json
import os
import signal
import sys

from branchline.cli import main
from branchline.game.game import Game
from branchline.server import running, settings
from branchline.table.seating import rehearse


def serve(order: dict[str, str]) -> None:
    """Become a server, in the forked process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(order["pipe"], os.O_WRONLY), 1)
    os.dup2(os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    sys.argv = ["branchline", "serve", *order["arguments"]]
    main()


def run() -> None:
    """Fork a server for every order; tell its number."""
    assert running.serve
    for edition in settings.editions_with(()).values():
        rehearse(Game(edition, edition.seats[0], seed="rehearsal"), ())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            serve(json.loads(line))
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    run()
