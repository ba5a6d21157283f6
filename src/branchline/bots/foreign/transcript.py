"""The conversation with processes, kept in a file for somebody who looks for a mistake.

    with keep_conversations(Path("talk.log")):
        ...    every process that is started meanwhile, here or in a worker, is listened to

A line has the time, the number of our process, the seat and a sign: `>` was sent to the bot, `<`
came back, `!` it complained of, `*` is why it was given up.
"""

import os
from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from branchline.errors import CannotWrite
from branchline.letters import escaped

VARIABLE = "BRANCHLINE_LOG"
"""Where the file stands for our workers, which inherit it."""
SENT, RECEIVED, COMPLAINED, FAILED = "><!*"


class Transcript:
    """What is said between us and the bot in one seat, added to a file line by line; without a file
    nothing is kept."""

    def __init__(self, file: Path | None, seat: int = 0) -> None:
        self.file = file
        self.seat = seat

    def note(self, sign: str, line: bytes) -> None:
        """Add a line. Several processes may write at once, so it is written in one go."""
        if self.file is None:
            return
        time = datetime.now().astimezone().isoformat(timespec="milliseconds")
        text = escaped(line.decode(errors="replace"))
        whole = f"{time} {os.getpid()} seat {self.seat} {sign} {text}\n"
        number = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(number, whole.encode())
        finally:
            os.close(number)


SILENT = Transcript(None)


def transcript_of(seat: int) -> Transcript:
    """Where the conversation with the bot in a seat is kept, if it is."""
    file = os.environ.get(VARIABLE)
    return Transcript(Path(file) if file else None, seat)


@contextmanager
def keep_conversations(file: Path | None) -> Generator[None]:
    """Keep what processes say, as long as this lasts; raises `CannotWrite` beforehand."""
    if file is None:
        yield
        return
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise CannotWrite(
            "error-write-option", {"file": file, "why": error, "option": "--log"}
        ) from None
    os.environ[VARIABLE] = str(file.absolute())
    try:
        yield
    finally:
        del os.environ[VARIABLE]
