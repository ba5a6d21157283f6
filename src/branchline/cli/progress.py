"""The bar that shows how many games are played; nothing where nobody watches."""

from typing import TYPE_CHECKING

from branchline.output import Output

if TYPE_CHECKING:
    from rich.progress import Progress


def games_bar(console: Output) -> "Progress":
    """A bar that counts games and leaves no trace."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
