"""Players who note what happens to them, and an observer who notes what it hears."""

from collections.abc import Sequence

from branchline.errors import BadBot
from branchline.game.actions import Action
from branchline.game.events import Event
from branchline.game.legal import LegalActions
from branchline.game.result import Result
from branchline.game.view import View
from branchline.table.observers import Observer
from branchline.table.table import Table


class Sitter:
    """Chooses the last legal action, and fails once it has been asked so many times."""

    def __init__(self, fails_at: int | None = None) -> None:
        self.fails_at = fails_at
        self.asked = 0
        self.told: list[Result | None] = []
        """What it heard when it was closed."""

    def choose(self, view: View, legal: LegalActions) -> Action:
        assert legal.view is view
        self.asked += 1
        if self.asked == self.fails_at:
            raise BadBot("it fell over")
        return legal[-1]

    def close(self, result: Result | None) -> None:
        self.told.append(result)


class Listener(Observer):
    """Notes all that it hears, in order: events, failures by their seat, and the end."""

    def __init__(self) -> None:
        self.heard: list[Event | int | str] = []

    def hear(self, table: Table, events: Sequence[Event]) -> None:
        assert table.game.events[len(table.game.events) - len(events) :] == list(events)
        self.heard += events

    def hear_failure(self, table: Table, seat: int, failure: BadBot) -> None:
        assert str(failure) == "it fell over"
        self.heard.append(seat)

    def hear_end(self, table: Table) -> None:
        assert table.game.is_over
        self.heard.append("end")
