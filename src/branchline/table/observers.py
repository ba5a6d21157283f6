"""Who listens at a table: records, statistics, a screen, a socket."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from branchline.errors import BadBot
from branchline.game.events import Event
from branchline.game.record import record_of
from branchline.letters import escaped

if TYPE_CHECKING:
    from branchline.table.table import Table

log = logging.getLogger("branchline.table")


class Observer:
    """Hears everything that happens at a table, hidden cards included: whoever passes it on to a
    seat filters it (`seen_by`). Here nothing is done with it.

    >>> class Counter(Observer):
    ...     claims = 0
    ...
    ...     def hear(self, table, heard):
    ...         self.claims += sum(isinstance(one, events.Claim) for one in heard)
    >>> game, counter = Game("europe", 2, seed="a look"), Counter()
    >>> result = Table(game, seat_bots(game, ["greedy", "wary"]), [counter]).run()
    >>> counter.claims
    28
    """

    def hear(self, table: "Table", events: Sequence[Event]) -> None:
        """Something happened."""

    def hear_failure(self, table: "Table", seat: int, failure: BadBot) -> None:
        """The bot in a seat failed; what follows on it is heard next."""

    def hear_end(self, table: "Table") -> None:
        """The game is over."""


class FailureLog(Observer):
    """Warns of failures where nothing else tells of them."""

    def hear_failure(self, table: "Table", seat: int, failure: BadBot) -> None:
        """Say what happened."""
        log.warning("the bot in seat %s failed: %s", seat, escaped(str(failure)))


class RecordKeeper(Observer):
    """Keeps the records of finished games, a line each.

    >>> game, keeper = Game("europe", 2, seed="a look"), RecordKeeper()
    >>> result = Table(game, seat_bots(game, ["greedy", "wary"]), [keeper]).run()
    >>> keeper
    <RecordKeeper of 1>
    """

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        """The records, each with its line's end."""

    def __repr__(self) -> str:
        return f"<RecordKeeper of {len(self.lines)}>"

    def hear_end(self, table: "Table") -> None:
        """Keep the game's record."""
        self.lines.append(record_of(table.game).to_json() + b"\n")
