"""The program at a pseudo-terminal, as a person has it."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROMPT = "› "
SIZES = ("COLUMNS", "LINES")
"""What would say another size than that of the window."""
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[_P\]][^\x1b\a]*(?:\x1b\\|\a)|\x1b[=>]|\r")
PRESSES = 4
"""How often somebody presses Ctrl-C until something comes of it."""
PATIENCE = 180.0
"""Seconds within which a question comes: rules may have to be compiled on a busy machine."""
NOTICED = 5.0
"""Seconds within which something does."""
QUESTION = "\x1b[c"
"""By which a terminal is asked what it can do."""


def environment(home: Path, language: str = "en") -> dict[str, str]:
    """What the program finds around it: a home of its own, and no size of a window."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **{name: value for name, value in os.environ.items() if name not in SIZES},
        "PYTHONPATH": os.pathsep.join(paths),
        "XDG_DATA_HOME": str(home),
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "LANG": f"{language}_{language.upper()}.UTF-8",
    }


class PseudoTerminal:
    """A command in a window; what it shows is read up to its next question."""

    def __init__(
        self,
        *arguments: str,
        home: Path,
        columns: int = 80,
        lines: int = 24,
        language: str = "en",
        answers: bytes = b"\x1b[?62;22c",
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "branchline", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, language),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.shown = ""
        """Everything shown so far, without codes."""
        self.raw = ""
        """And with them."""
        self.answers = answers

    def read(self, seconds: float = PATIENCE) -> str:
        """What is shown until a question stands there or the program ends."""
        limit, text = time.monotonic() + seconds, ""
        while time.monotonic() < limit:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if not ready:
                if text.rstrip("\n").endswith(PROMPT):
                    break
                continue
            try:
                part = os.read(self.master, 65536)
            except OSError:
                break
            if not part:
                break
            heard = self.decoder.decode(part)
            self.raw += heard
            if QUESTION in heard:
                os.write(self.master, self.answers)
            text = CODES.sub("", text + heard)
            if text.endswith(PROMPT):
                break
        else:
            raise AssertionError(f"no question within {seconds} s: {text[-500:]}")
        self.shown += text
        return text

    def post(self, line: str) -> None:
        """Type a line and leave it at that."""
        os.write(self.master, f"{line}\n".encode())

    def read_until(self, words: str, seconds: float = PATIENCE) -> str:
        """What is shown until the words are."""
        limit, text = time.monotonic() + seconds, ""
        while words not in text:
            assert time.monotonic() < limit, f"no {words!r} within {seconds} s: {text[-500:]}"
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                part = self.decoder.decode(os.read(self.master, 65536))
                text = CODES.sub("", text + part)
        self.shown += text
        return text

    def type(self, line: str) -> str:
        """Type a line and read on."""
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def interrupt(self) -> str:
        """Press Ctrl-C; once more if nothing comes of it, as a person would: Python does not notice
        one that arrives just as it begins to wait for a line."""
        for _ in range(PRESSES - 1):
            os.write(self.master, b"\x03")
            try:
                return self.read(NOTICED)
            except AssertionError:
                continue
        os.write(self.master, b"\x03")
        return self.read()

    def end(self) -> int:
        """How the program ended."""
        try:
            return self.process.wait(30)
        finally:
            if self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
            os.close(self.master)

    @property
    def is_running(self) -> bool:
        """Whether the program goes on."""
        return self.process.poll() is None
