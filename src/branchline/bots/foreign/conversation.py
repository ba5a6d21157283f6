"""Lines to and from one process, every one within a time.

The three pipes are watched together and never waited for one by one, so that a process which
does not read, does not answer, floods its output or fills its errors cannot make us wait longer
than we said. The process leads a group of its own, and the whole group is ended with it.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from typing import IO, cast

from branchline.bots.foreign.transcript import COMPLAINED, RECEIVED, SENT, SILENT, Transcript
from branchline.editions.complaints import quote
from branchline.errors import BadBot
from branchline.wording import Wording

LONGEST_LINE = 64 * 1024
KEPT_ERRORS = 4 * 1024
READ_SIZE = 16 * 1024
PATIENCE = 0.5
"""Seconds that a process has to leave when it is told to."""
LAST_WAIT = 5.0


class Conversation:
    """A process that is asked line by line. Raises `BadBot` for whatever it does wrong."""

    def __init__(self, command: Sequence[str], transcript: Transcript = SILENT) -> None:
        self._transcript = transcript
        try:
            process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BadBot("bot-not-started", {"why": error}) from None
        self._process = process
        self._input = cast(IO[bytes], process.stdin)
        self._output = cast(IO[bytes], process.stdout)
        self._errors = cast(IO[bytes], process.stderr)
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe.fileno(), False)
        self._received = b""
        self._complaints = b""
        self._kill = weakref.finalize(self, end_group, process, os.getpid())

    @property
    def is_open(self) -> bool:
        """Whether the process may still be asked."""
        return self._kill.alive

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the line that comes back in time, without its end."""
        if not self.is_open:
            raise BadBot("bot-after-end", {})
        self._transcript.note(SENT, line)
        deadline = time.monotonic() + seconds
        unsent = line + b"\n"
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE)
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._errors, selectors.EVENT_READ)
            while unsent or b"\n" not in self._received:
                left = deadline - time.monotonic()
                if left <= 0:
                    values = {"seconds": f"{seconds:g}", "last": self._last_words()}
                    raise BadBot("bot-silent", values)
                for key, _ in selector.select(left):
                    if key.fileobj is self._input:
                        unsent = self._send(unsent)
                        if not unsent:
                            selector.unregister(self._input)
                    elif key.fileobj is self._output:
                        self._receive()
                    elif not self._listen_to_errors():
                        selector.unregister(self._errors)
        answer, _, self._received = self._received.partition(b"\n")
        self._transcript.note(RECEIVED, answer)
        return answer

    def close(self, goodbye: bytes | None = None) -> None:
        """End the process: with a last line and some patience, or at once."""
        if not self.is_open:
            return
        if goodbye is not None:
            self._transcript.note(SENT, goodbye)
            self._send(goodbye + b"\n")
            with contextlib.suppress(OSError):
                self._input.close()
            self._wait_for_silence()
        signal_group(self._process.pid, signal.SIGTERM)
        self._wait_for_silence()
        self._kill()

    def _send(self, unsent: bytes) -> bytes:
        """What is still unsent after sending what fits; nothing if nobody reads any more."""
        try:
            return unsent[os.write(self._input.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except OSError:
            return b""

    def _receive(self) -> None:
        part = os.read(self._output.fileno(), READ_SIZE)
        if not part:
            self._kill()
            raise self._ended()
        self._received += part
        if len(self._received) > LONGEST_LINE:
            raise BadBot("bot-long-line", {"most": str(LONGEST_LINE // 1024)})

    def _listen_to_errors(self) -> bool:
        """Keep the last of what the process complains of; False once it cannot any more."""
        part = os.read(self._errors.fileno(), READ_SIZE)
        for complaint in part.splitlines():
            self._transcript.note(COMPLAINED, complaint)
        self._complaints = (self._complaints + part)[-KEPT_ERRORS:]
        return bool(part)

    def _wait_for_silence(self) -> None:
        """Wait until the process closes its output, which it does at the latest when it ends."""
        deadline = time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._errors, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                for key, _ in selector.select(left):
                    if key.fileobj is self._errors:
                        if not self._listen_to_errors():
                            selector.unregister(self._errors)
                    elif not os.read(self._output.fileno(), READ_SIZE):
                        return

    def _ended(self) -> BadBot:
        """How the process has left."""
        code, last = self._process.returncode, self._last_words()
        if code == -signal.SIGKILL:
            return BadBot("bot-closed", {"last": last})
        if code < 0:
            return BadBot("bot-signal", {"signal": str(-code), "last": last})
        return BadBot("bot-exited", {"status": str(code), "last": last})

    def _last_words(self) -> Wording | str:
        lines = self._complaints.decode(errors="replace").split("\n")
        words = [line.strip() for line in lines if line.strip()]
        return Wording("bot-last-words", {"text": quote(words[-1])}) if words else ""


def signal_group(group: int, number: int) -> None:
    """Send a signal to a group of processes, some or all of which may have ended."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)


def end_group(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill a process with its group, before it is waited for and its number can mean another. A
    fork of its owner leaves it alone."""
    if os.getpid() != owner:
        return
    signal_group(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(LAST_WAIT)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            with contextlib.suppress(OSError):
                pipe.close()
