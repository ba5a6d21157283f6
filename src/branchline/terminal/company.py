"""What a person's way to an action needs of the game and of those around: met by a game here and by
one on a server."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from branchline.editions.edition import Edition, Language
from branchline.errors import BranchlineError
from branchline.game.actions import Action
from branchline.game.events import Event
from branchline.game.legal import LegalActions
from branchline.game.result import Result
from branchline.game.view import View
from branchline.terminal.board import BoardScreen
from branchline.terminal.hints import Adviser
from branchline.terminal.screen import Screen
from branchline.terminal.speaker import Speaker


class SeenGame(Protocol):
    """A game as far as somebody in a seat needs it."""

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        ...

    @property
    def events(self) -> Sequence[Event]:
        """What has happened."""
        ...

    @property
    def result(self) -> Result | None:
        """How it ended."""
        ...

    def view(self, seat: int) -> View:
        """All that the seat may know."""
        ...

    def legal_actions(self, seat: int) -> LegalActions:
        """What the seat may do."""
        ...

    def why_not(self, action: Action, seat: int) -> BranchlineError | None:
        """Why the action is refused; None if it is legal."""
        ...

    def events_for(self, seat: int) -> list[Event]:
        """The events as the seat may see them."""
        ...


class Company(Protocol):
    """Those around somebody who is about to choose."""

    language: Language
    hints: bool
    is_shared: bool
    """Whether several people take turns at the terminal."""

    @property
    def game(self) -> SeenGame:
        """The game that is played."""
        ...

    @property
    def screen(self) -> Screen:
        """Where it is shown."""
        ...

    @property
    def adviser(self) -> Adviser:
        """Who gives hints."""
        ...

    @property
    def board(self) -> BoardScreen:
        """Where the board is shown."""
        ...

    @property
    def since(self) -> Mapping[int, int]:
        """How many events there were when each seat's last turn had ended."""
        ...

    def speaker(self, seat: int | None) -> Speaker:
        """Speaks to a seat."""
        ...

    def tell(self, seat: int) -> bool:
        """Say what happened since the seat was told last; whether there was anything."""
        ...

    def news(self, seat: int, since: int) -> list[str]:
        """What a seat has seen happen after so many events."""
        ...

    def typed_ahead(self) -> str:
        """What was typed before it was asked for, once."""
        ...

    def no_hints(self) -> str:
        """Why there are no hints; empty if there are."""
        ...

    def undo(self, seat: int) -> str:
        """Take the seat's last action back; returns why that cannot be."""
        ...
