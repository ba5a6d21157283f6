"""The bar that shows how many games are played; nothing where nobody watches."""

from datetime import timedelta
from typing import TYPE_CHECKING

from rich.text import Text

from branchline.output import Output

if TYPE_CHECKING:
    from rich.progress import Progress, Task


def remaining(task: "Task") -> str:
    """Hours, minutes and seconds, at the pace since the start; games that were finished before it
    (`before`) say nothing of the pace."""
    played = task.completed - task.fields.get("before", 0)
    if not played or task.elapsed is None or task.remaining is None:
        return "-:--:--"
    return str(timedelta(seconds=round(task.elapsed * task.remaining / played)))


def games_bar(console: Output) -> "Progress":
    """A bar that counts games and leaves no trace."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn

    class Remaining(ProgressColumn):
        """How long it will still take; it moves between two reports as well."""

        def render(self, task: "Task") -> Text:
            """From all that was played since the start."""
            return Text(remaining(task), "progress.remaining")

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Remaining(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
