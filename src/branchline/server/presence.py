"""Who looks at which table, at this process and at others on the same database.

Nothing of this is stored: it is what a process sees of its own sockets and has lately heard from
other processes. One that has not been heard of for a while is taken for dead.
"""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator

import msgspec

TABLES = 40
"""Tables in one piece of news; PostgreSQL takes less than 8,000 bytes."""
LOST = 10.0
"""Seconds without a word after which another process is taken for dead."""
AWAY = 600.0
"""Seconds after which somebody who no longer looks at a table counts as away."""


class PresenceNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others."""

    process: str
    tables: dict[str, tuple[int, ...]] = {}
    """The players who look at these tables there now; none: nobody any more."""
    asks: bool = False
    """The others are to tell all they have."""
    ends: bool = False
    """The process stops."""


class Presence:
    """The players who look at each table."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.process = secrets.token_hex(8)
        self._here: dict[str, Counter[int]] = {}
        """How many sockets each player has at a table here."""
        self._far: dict[str, dict[str, tuple[int, ...]]] = {}
        """What other processes have told: their tables, and the players there."""
        self._heard: dict[str, float] = {}
        """When each of them was last heard of."""
        self.now = now
        self._began = now()
        self._left: dict[tuple[str, int], float] = {}
        """When players stopped to look at a table, unless that is so long ago that they are
        away."""
        self.on_change: Callable[[str], None] = lambda table: None
        """Called with a table when the players who look at it may have changed."""
        self.tell: Callable[[PresenceNews], None] = lambda news: None
        """Tells the other processes, where there are any."""

    def at(self, table: str) -> frozenset[int]:
        """The players who look at the table, wherever that is."""
        players = set(self._here.get(table, ()))
        for tables in self._far.values():
            players.update(tables.get(table, ()))
        return frozenset(players)

    def is_away(self, table: str, player: int) -> bool:
        """Whether the player has not looked at the table for long, as far as this process can know:
        what was before it began counts as looking."""
        since = self._left.get((table, player), self._began)
        return player not in self.at(table) and self.now() - since >= AWAY

    def _note_leaving(self, table: str, players: Collection[int]) -> None:
        now = self.now()
        for one, left in list(self._left.items()):
            if now - left < AWAY:
                break
            del self._left[one]
        for player in players:
            self._left.pop((table, player), None)
            self._left[table, player] = now

    # At this process.

    def enter(self, table: str, player: int) -> None:
        """A player's socket looks at the table from here on."""
        sockets = self._here.setdefault(table, Counter())
        sockets[player] += 1
        if sockets[player] == 1:
            self._changed_here(table)

    def leave(self, table: str, player: int) -> None:
        """One of the player's sockets is gone."""
        sockets = self._here[table]
        sockets[player] -= 1
        if not sockets[player]:
            del sockets[player]
            if not sockets:
                del self._here[table]
            self._note_leaving(table, [player])
            self._changed_here(table)

    def _changed_here(self, table: str) -> None:
        self.tell(PresenceNews(self.process, self._told([table])))
        self.on_change(table)

    def _told(self, tables: Collection[str]) -> dict[str, tuple[int, ...]]:
        return {table: tuple(self._here.get(table, ())) for table in tables}

    def all_news(self) -> Iterator[PresenceNews]:
        """Everything about this process, in pieces."""
        tables = list(self._here)
        for start in range(0, len(tables), TABLES):
            yield PresenceNews(self.process, self._told(tables[start : start + TABLES]))

    # At others.

    def hear(self, news: PresenceNews, now: float) -> None:
        """Another process has told something."""
        if news.process == self.process:
            return
        if news.ends:
            self._forget(news.process)
            return
        self._heard[news.process] = now
        far = self._far.setdefault(news.process, {})
        for table, players in news.tables.items():
            self._note_leaving(table, set(far.get(table, ())) - set(players))
            if players:
                far[table] = players
            else:
                far.pop(table, None)
            self.on_change(table)
        if news.asks:
            for answer in self.all_news():
                self.tell(answer)

    def forget_lost(self, now: float) -> None:
        """Forget processes that have not been heard of for a while."""
        for process, heard in list(self._heard.items()):
            if now - heard > LOST:
                self._forget(process)

    def begin_anew(self) -> None:
        """News may have been missed: forget the others, ask them, and tell them of this process."""
        for process in list(self._heard):
            self._forget(process)
        self.tell(PresenceNews(self.process, asks=True))
        for news in self.all_news():
            self.tell(news)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table, players in self._far.pop(process, {}).items():
            self._note_leaving(table, players)
            self.on_change(table)
