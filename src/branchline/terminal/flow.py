"""Short items side by side, as many a line as fit, never broken inside."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Items in lines; with `even`, in columns of one width, filled downwards."""

    def __init__(self, items: Sequence[Text], gap: int = 3, even: bool = False) -> None:
        self.items = items
        self.gap = gap
        self.even = even

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((item.cell_len for item in self.items), default=0)
        whole = sum(item.cell_len + self.gap for item in self.items)
        return Measurement(min(widest, options.max_width), min(whole, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._columns(options.max_width) if self.even else self._lines(options.max_width)

    def _lines(self, width: int) -> Iterator[Text]:
        line = Text()
        for item in self.items:
            if line and line.cell_len + self.gap + item.cell_len > width:
                yield line
                line = Text()
            if line:
                line.append(" " * self.gap)
            line.append_text(item)
        if line:
            yield line

    def _columns(self, width: int) -> Iterator[Text]:
        if not self.items:
            return
        widest = max(item.cell_len for item in self.items)
        columns = max(1, (width + self.gap) // (widest + self.gap))
        rows = -(-len(self.items) // columns)
        for row in range(rows):
            line = Text()
            for item in self.items[row::rows]:
                if line:
                    line.append(" " * self.gap)
                line.append_text(item)
                line.append(" " * (widest - item.cell_len))
            line.rstrip()
            line.overflow = "fold"
            yield line
