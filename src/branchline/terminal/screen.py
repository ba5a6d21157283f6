"""The terminal itself: printing, asking, turning pages, and leaving politely."""

import codecs
import contextlib
import importlib
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager

from rich.console import Console, RenderableType
from rich.text import Text

from branchline.editions.edition import Language
from branchline.letters import escaped, plainly
from branchline.output import Output
from branchline.terminal.symbols import LETTERS
from branchline.text.catalogue import say

ANSWER = 6
"""Columns behind a question that an answer has at least."""
MARGIN = 3
"""Lines of the window that a page leaves free."""


class Left(Exception):
    """The person leaves; not an error."""


class Interrupted(Left):
    """The person leaves by Ctrl-C."""


class Screen:
    """Prints, and reads what is typed; without a terminal it never waits."""

    def __init__(
        self,
        console: Console | None = None,
        reader: Callable[[str], str] = input,
        pages: bool | None = None,
    ) -> None:
        self.console = console or new_console()
        self.reader = reader
        is_terminal = self.console.is_terminal and sys.stdin.isatty()
        self.pages = is_terminal if pages is None else pages

    @property
    def width(self) -> int:
        """Columns of the window."""
        return self.console.width

    @property
    def height(self) -> int:
        """Rows of the window."""
        return self.console.height

    def show(self, *contents: RenderableType) -> None:
        """Print each below the other."""
        for content in contents:
            self.console.print(content)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text("\n".join(map(escaped, text.split("\n"))), style))

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Something moves beside the text for as long as somebody has to wait."""
        return self.console.status(Text(text))

    def ask(self, question: str) -> str:
        """What the person types; raises `Left` on Ctrl-D and `Interrupted` on Ctrl-C."""
        try:
            *above, last = self._wrapped(f"{question} ›")
            self.show(*above)
            return " ".join(self.reader(f"{last} ").split())
        except EOFError:
            self.console.print()
            raise Left from None
        except KeyboardInterrupt:
            self.console.print()
            raise Interrupted from None

    def _wrapped(self, question: str) -> list[str]:
        """The lines of a question, broken between words; the last leaves room for an answer."""
        lines = Text(question).wrap(self.console, self.width - ANSWER)
        return [line.plain.rstrip() for line in lines]

    def page(self, content: RenderableType, language: Language) -> str:
        """Print something a window at a time; returns what was typed instead of going on."""
        with self.console.capture() as capture:
            self.console.print(content)
        lines = capture.get().splitlines()
        step = max(1, self.console.height - MARGIN) if self.pages else max(1, len(lines))
        for start in range(0, len(lines), step):
            self.console.file.write("\n".join(lines[start : start + step]) + "\n")
            self.console.file.flush()
            if start + step < len(lines):
                typed = self.ask(say("answer-more", language))
                if typed:
                    return "" if is_no(typed) else typed
        return ""

    def pause(self, language: Language) -> None:
        """Wait for Enter where somebody is there."""
        if self.pages:
            self.ask(say("answer-go-on", language))

    def clear(self) -> None:
        """Empty the window."""
        self.console.clear()


def is_no(text: str) -> bool:
    """Whether the answer is a no, or enough."""
    return text.casefold() in ("q", "n", "no", "non", "quit")


def is_yes(text: str) -> bool:
    """Whether the answer is a yes."""
    return text.casefold() in ("y", "yes", "o", "oui")


def spell_out(error: UnicodeError) -> tuple[str, int]:
    """Letters for what a terminal cannot write: a shape's letter, a letter without its accent."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return plainly("".join(LETTERS.get(sign, sign) for sign in text)) or "?", error.end


def new_console() -> Console:
    """The console of the standard output, which never fails at a letter it cannot write."""
    codecs.register_error("spell_out", spell_out)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="spell_out")
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # `input` then knows arrows and history
    return Output(highlight=False, markup=False, emoji=False)
