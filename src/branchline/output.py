"""The console that commands write to."""

from typing import NoReturn

from rich.console import Console


class Output(Console):
    """A console that tells whoever writes to it when nobody reads any more; `rich` alone would end
    the program as if something had failed."""

    def on_broken_pipe(self) -> NoReturn:
        """Nobody reads what is written; nothing more is."""
        self.quiet = True
        raise BrokenPipeError
