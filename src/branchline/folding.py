"""Tables that stay whole in a narrow window."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from branchline.output import WORD

Cell = str | Text
WIDE = 10_000
"""Columns of a window in which everything has room."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A column: what stands over it, its side, and how wide it may become."""

    text: Text
    justify: Literal["left", "right"]
    most: int


class FoldingTable:
    """A table whose columns, where they have no room, go below the others, beside the first ones
    once more; no column is dropped and no word cut while it fits a line.

    `keys` is how many columns are repeated; the settings are those of a `rich` table.
    """

    def __init__(self, keys: int = 1, **settings: Any) -> None:
        self.keys = keys
        self.title: str = settings.pop("title", "")
        self.settings = settings
        self.headings: list[Heading] = []
        self.rows: list[list[Text]] = []

    def add_column(
        self, heading: Cell, *, justify: Literal["left", "right"] = "left", most: int = WIDE
    ) -> None:
        """A column, `most` characters wide at most."""
        self.headings.append(Heading(_text(heading), justify, most))

    def add_row(self, *cells: Cell) -> None:
        """A row, a cell for each column."""
        assert len(cells) == len(self.headings), "a row has a cell for each column"
        self.rows.append([_text(cell) for cell in cells])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """From the narrowest fold to all columns side by side."""
        sizes = self._sizes(console, options)
        every = range(len(sizes))
        widest = self._room(console, options, every) + sum(size.maximum for size in sizes)
        keys = [*range(self.keys)]
        narrowest = max(
            self._room(console, options, [*keys, one])
            + sum(sizes[index].minimum for index in [*keys, one])
            for one in every[self.keys :]
        )
        return Measurement(min(narrowest, widest), widest).clamp(max_width=options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As few tables below each other as the window allows."""
        sizes = self._sizes(console, options)
        title = self.title
        for part in self._parts(console, options, sizes):
            room = options.max_width - self._room(console, options, part)
            widths = _widths([sizes[index] for index in part], room)
            yield self._table(part, widths, title)
            title = ""

    def _sizes(self, console: Console, options: ConsoleOptions) -> list[Measurement]:
        """What each column needs at least, and at most."""
        sizes: list[Measurement] = []
        for index, heading in enumerate(self.headings):
            cells = [heading.text, *(row[index] for row in self.rows)]
            each = [Measurement.get(console, options.update(width=WIDE), cell) for cell in cells]
            least = min(heading.most, max(_longest_word(cell) for cell in cells))
            sizes.append(Measurement(least, min(heading.most, max(one.maximum for one in each))))
        return sizes

    def _room(self, console: Console, options: ConsoleOptions, part: Sequence[int]) -> int:
        """The columns of the window that lines and gaps take."""
        table = self._table(part, [1] * len(part), "")
        whole = Measurement.get(console, options.update(width=WIDE), table)
        return whole.maximum - len(part)

    def _parts(
        self, console: Console, options: ConsoleOptions, sizes: Sequence[Measurement]
    ) -> list[list[int]]:
        """The columns of each table, the repeated ones first."""
        keys = [*range(self.keys)]
        parts = [keys]
        for index in range(self.keys, len(sizes)):
            longer = [*parts[-1], index]
            needed = sum(sizes[one].minimum for one in longer)
            fits = needed + self._room(console, options, longer) <= options.max_width
            if fits or parts[-1] == keys:
                parts[-1] = longer
            else:
                parts.append([*keys, index])
        return parts

    def _table(self, part: Sequence[int], widths: Sequence[int], title: str) -> Table:
        table = Table(title=title or None, **self.settings)
        for index, width in zip(part, widths, strict=True):
            heading = self.headings[index]
            table.add_column(
                heading.text, justify=heading.justify, width=width, overflow="fold", no_wrap=False
            )
        for row in self.rows:
            table.add_row(*(row[index] for index in part))
        return table


def _text(cell: Cell) -> Text:
    return Text(cell) if isinstance(cell, str) else cell


def _longest_word(cell: Text) -> int:
    """How wide a cell must be at least."""
    return max((cell_len(word.strip()) for word in WORD.findall(cell.plain)), default=0)


def _widths(sizes: Sequence[Measurement], room: int) -> list[int]:
    """A width for each column: what it needs, and then, from the left, what it would like. Where
    even that is too much, the widest give way."""
    widths = [size.minimum for size in sizes]
    while sum(widths) > room and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    left = room - sum(widths)
    for index, size in enumerate(sizes):
        more = max(0, min(left, size.maximum - widths[index]))
        widths[index] += more
        left -= more
    return widths
