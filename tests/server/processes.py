"""A real server process, started on a free port, killed and started again."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

START_SECONDS = 300
"""The first start may have to compile the rulebook."""


PROGRAM = ("-m", "branchline")
"""What Python runs."""


def command(*arguments: str, program: Sequence[str] = PROGRAM) -> list[str]:
    """The command line that starts a server."""
    return [sys.executable, *program, "serve", *arguments]


def failed_start(*arguments: str) -> tuple[int, str]:
    """Start a server that should not start; its exit code and what it said."""
    done = subprocess.run(
        command(*arguments), capture_output=True, text=True, timeout=START_SECONDS, check=False
    )
    return done.returncode, done.stderr


class ServerProcess:
    """A server with a database of its own."""

    program: Sequence[str] = PROGRAM

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        self.database = database
        self.log = folder / f"server-{id(self)}.log"
        self.arguments = arguments
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, or start again on the same port, and wait until it serves."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command(
                    *("--port", str(self.port), "--database", self.database, *self.arguments),
                    program=self.program,
                ),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout
        self._note_port(self.process.stdout.readline())
        return self

    def _note_port(self, line: str) -> None:
        assert "serves at" in line, f"{line}{self.log.read_text()}"
        self.port = int(line.split("//127.0.0.1:")[1].split("/", maxsplit=1)[0])

    def kill(self) -> None:
        """End it by `kill -9`."""
        assert self.process
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """Ask it to stop; returns its exit code."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        assert self.process
        assert self.process.stdout
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        self.process = None
        return code

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        assert self.process
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(one) for one in listed.split()]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process:
            self.kill()


class Nursery:
    """Servers that start in an instant, forked from a process that has everything loaded."""

    def __init__(self) -> None:
        script = Path(__file__).with_name("nursery.py")
        self.process = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def fork(self, arguments: list[str], pipe: Path, log: Path) -> int:
        """Start a server; its number."""
        assert self.process.stdin
        assert self.process.stdout
        order = {"arguments": arguments, "pipe": str(pipe), "log": str(log)}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()


class ForkedServer(ServerProcess):
    """A server from the nursery."""

    def __init__(self, nursery: Nursery, database: str, folder: Path, *arguments: str) -> None:
        super().__init__(database, folder, *arguments)
        self.nursery = nursery
        self.pipe = folder / f"address-{id(self)}"
        self.pid = 0

    def start(self) -> Self:
        """Start, or start again on the same port, and wait until it serves."""
        self.pipe.unlink(missing_ok=True)
        os.mkfifo(self.pipe)
        arguments = ["--port", str(self.port), "--database", self.database, *self.arguments]
        self.pid = self.nursery.fork(arguments, self.pipe, self.log)
        with self.pipe.open() as told:
            self._note_port(told.readline())
        return self

    def kill(self) -> None:
        """End it by `kill -9`."""
        pid, self.pid = self.pid, 0
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not Path(f"/proc/{pid}").exists())

    def __exit__(self, *_: object) -> None:
        if self.pid:
            self.kill()


def sqlite_in(folder: Path) -> str:
    """The URL of a database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


def wait_until(is_so: object, seconds: float = 60) -> None:
    """Wait until a question is answered with yes."""
    assert callable(is_so)
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
