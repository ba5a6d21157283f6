"""The rows of a table's log that were folded in, kept in columns: a row costs a few numbers, and
what the game makes of it again costs nothing. So a long game takes little room."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self, overload

from branchline.server.entries import AnyEntry
from branchline.server.store import Row

NOBODY = -1
NO_COMMAND = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A row that was folded in, and which of the game's events it brought."""

    number: int
    time: int
    entry: AnyEntry
    first_event: int
    last_event: int


class History(Sequence[Step]):
    """All rows that were folded in; a `Step` is made when one is asked for."""

    def __init__(self) -> None:
        self._entries: list[AnyEntry] = []
        self._times = array("q")
        self._last_events = array("i")
        self._players = array("i")
        self._commands = array("q")

    def clone(self) -> Self:
        """A history of its own with the same rows."""
        twin = object.__new__(type(self))
        for name, column in vars(self).items():
            setattr(twin, name, column[:])
        return twin

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        if isinstance(index, slice):
            return [self._step(one) for one in range(len(self))[index]]
        return self._step(range(len(self))[index])

    def _step(self, index: int) -> Step:
        first = self._last_events[index - 1] if index else 0
        last = self._last_events[index]
        return Step(index + 1, self._times[index], self._entries[index], first, last)

    def add(self, row: Row, entry: AnyEntry, last_event: int) -> Step:
        """The next row, and how many events the game has had with it."""
        self._entries.append(entry)
        self._times.append(row.time)
        self._last_events.append(last_event)
        self._players.append(NOBODY if row.player is None else row.player)
        is_asked_for = row.player is not None and row.command is not None
        self._commands.append(_mark(row.player, row.command) if is_asked_for else NO_COMMAND)
        return self[-1]

    def number_of(self, player: int, command: str) -> int | None:
        """The number under which a player's command was stored; None if it was not."""
        try:
            return self._commands.index(_mark(player, command)) + 1
        except ValueError:
            return None

    def last_word_of(self, player: int) -> int:
        """When the last row was stored that the player asked for; 0 if none was."""
        own = [index for index, one in enumerate(self._players) if one == player]
        return self._times[own[-1]] if own else 0


def _mark(player: int | None, command: str | None) -> int:
    """What is kept of a command: 64 bits that nobody outside can foresee, because Python hashes
    texts with a secret that each process makes for itself."""
    return hash((player, command)) or 1
