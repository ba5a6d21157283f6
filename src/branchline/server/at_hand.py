"""Tables at hand: folded from their logs and kept in memory while somebody uses them, and of the
others those that were used last."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from branchline.server.state import TableState

KEPT = 500
"""Tables kept for when they are used again."""
KEPT_OVER = 50
"""The same, of finished games, which are seldom looked at for long."""


class LiveTable:
    """A table at hand."""

    def __init__(self, table: str, state: TableState) -> None:
        self.table = table
        self.state = state
        self.is_stale = False
        """Whether the log may have more than is folded here."""
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()

    def wake(self) -> None:
        """Tell all who look that there is news."""
        for watcher in self.watchers:
            watcher.set()


class AtHand:
    """Tables by id. Whoever uses a table holds it, and as long as anybody does it is found here, so
    that there is never a second one of the same id; beyond that, the last used are held here."""

    def __init__(self, kept: int = KEPT, kept_over: int = KEPT_OVER) -> None:
        self._all: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._in_play: OrderedDict[str, LiveTable] = OrderedDict()
        self._over: OrderedDict[str, LiveTable] = OrderedDict()
        self._kept, self._kept_over = kept, kept_over

    def __len__(self) -> int:
        return len(self._all)

    def get(self, table: str) -> LiveTable | None:
        """The table, if it is at hand."""
        return self._all.get(table)

    def all(self) -> list[LiveTable]:
        """Every table at hand."""
        return list(self._all.values())

    def keep(self, live: LiveTable) -> None:
        """The table was used just now."""
        self._all[live.table] = live
        is_over = live.state.phase == "over"
        kept, most = (self._over, self._kept_over) if is_over else (self._in_play, self._kept)
        if is_over:
            self._in_play.pop(live.table, None)
        kept[live.table] = live
        kept.move_to_end(live.table)
        if len(kept) > most:
            kept.popitem(last=False)

    def forget(self, live: LiveTable) -> None:
        """The table is no more."""
        for tables in (self._all, self._in_play, self._over):
            tables.pop(live.table, None)
