"""The console that commands write to."""

import importlib
import re
from typing import Any, NoReturn

from rich.console import Console

WORD = re.compile("[^\\S\u00a0\u202f]*[\\S\u00a0\u202f]+[^\\S\u00a0\u202f]*")
"""A word with the spaces around it; no-break spaces are part of it."""


class Output(Console):
    """A console that tells whoever writes to it when nobody reads any more; `rich` alone would end
    the program as if something had failed, and would break lines at no-break spaces."""

    def __init__(self, **settings: Any) -> None:
        wrapping: Any = importlib.import_module("rich._wrap")
        wrapping.re_word = WORD
        super().__init__(**settings)

    def on_broken_pipe(self) -> NoReturn:
        """Nobody reads what is written; nothing more is."""
        self.quiet = True
        raise BrokenPipeError
