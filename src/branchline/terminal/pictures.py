"""Pictures in a terminal: how it shows them, if it does, how large a cell is, and sending one.

A terminal is asked, for most answer: kitty's protocol by a picture of one pixel that is only a
question, sixels by the list of what a terminal can do. iTerm2's own way is known by the name of the
program. Inside tmux or screen names say nothing of the terminal outside.
"""

import base64
import contextlib
import os
import re
import select
import struct
import sys
import time
from collections.abc import Mapping
from enum import Enum
from typing import IO

from branchline.terminal.sixels import sixels

PATIENCE = 0.4
"""Seconds that a terminal has to answer."""
QUESTION = "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[c"
ABILITIES = re.compile(r"\x1b\[\?([\d;]*)c")
KITTY_ANSWER = "\x1b_Gi=31;OK"
SIXEL_ABILITY = "4"
CHUNK = 4096
USUAL_CELL = 9, 18
"""Pixels of a cell where a terminal does not say."""
ITERM_NAMES = ("iTerm.app", "WezTerm", "mintty")
VARIABLE = "BRANCHLINE_PICTURES"
"""Says how the terminal shows pictures, so that it is not asked: kitty, iterm, sixel or none."""


class Way(Enum):
    """How a terminal shows a picture."""

    KITTY = "kitty"
    ITERM = "iterm"
    SIXEL = "sixel"


def way_of_terminal(environment: Mapping[str, str] = os.environ) -> Way | None:
    """How this process's terminal shows pictures; None if it does not, or is none."""
    said = environment.get(VARIABLE)
    if said is not None:
        return next((way for way in Way if way.value == said), None)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    is_inside = bool(environment.get("TMUX") or environment.get("STY"))
    programs = environment.get("TERM_PROGRAM"), environment.get("LC_TERMINAL")
    if not is_inside and (programs[0] in ITERM_NAMES or programs[1] == "iTerm2"):
        return Way.ITERM
    answer = ask_terminal(QUESTION)
    if KITTY_ANSWER in answer:
        return Way.KITTY
    abilities = ABILITIES.search(answer)
    if abilities and SIXEL_ABILITY in abilities[1].split(";")[1:]:
        return Way.SIXEL
    return None


def ask_terminal(question: str) -> str:
    """What the terminal answers to a question that ends with asking what it can do; nothing where
    it keeps silent."""
    try:
        import termios
        import tty
    except ImportError:
        return ""
    source = sys.stdin.fileno()
    before = termios.tcgetattr(source)
    answer = ""
    try:
        tty.setcbreak(source)
        sys.stdout.write(question)
        sys.stdout.flush()
        limit = time.monotonic() + PATIENCE
        while not ABILITIES.search(answer) and (left := limit - time.monotonic()) > 0:
            if select.select([source], [], [], left)[0]:
                answer += os.read(source, 1024).decode("ascii", "replace")
    finally:
        termios.tcsetattr(source, termios.TCSADRAIN, before)
    return answer


def cell_size() -> tuple[int, int]:
    """How many pixels a cell is wide and high."""
    with contextlib.suppress(ImportError, OSError):
        import fcntl
        import termios

        size = fcntl.ioctl(sys.stdout.fileno(), termios.TIOCGWINSZ, b"\0" * 8)
        rows, columns, width, height = struct.unpack("HHHH", size)
        if rows and columns and width and height:
            return width // columns, height // rows
    return USUAL_CELL


def send(png: bytes, way: Way, file: IO[str]) -> None:
    """Show the picture where the cursor is; the cursor comes to stand below it."""
    match way:
        case Way.KITTY:
            file.write(_kitty(png))
        case Way.ITERM:
            file.write(_iterm(png))
        case Way.SIXEL:
            file.write(sixels(png))
    file.write("\n")
    file.flush()


def _kitty(png: bytes) -> str:
    text = base64.standard_b64encode(png).decode()
    chunks = [text[start : start + CHUNK] for start in range(0, len(text), CHUNK)]
    parts: list[str] = []
    for number, chunk in enumerate(chunks):
        first = "a=T,f=100,q=2," if number == 0 else ""
        more = int(number < len(chunks) - 1)
        parts.append(f"\x1b_G{first}m={more};{chunk}\x1b\\")
    return "".join(parts)


def _iterm(png: bytes) -> str:
    text = base64.standard_b64encode(png).decode()
    return f"\x1b]1337;File=inline=1;size={len(png)};width=auto;preserveAspectRatio=1:{text}\a"
