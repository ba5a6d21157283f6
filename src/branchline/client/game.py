"""A game on a server as one seat sees it, kept up to date scene by scene."""

from branchline.client.views import view_of
from branchline.editions.edition import Edition
from branchline.errors import BranchlineError
from branchline.game.actions import Action
from branchline.game.events import Event
from branchline.game.legal import LegalActions, legal
from branchline.game.reasons import why_not
from branchline.game.result import Result
from branchline.game.view import View
from branchline.server.entries import Said, Voted
from branchline.server.protocol import Scene, TableInfo


class RemoteGame:
    """What a seat knows of a game: all that happened, the view, what is legal. Its scenes must be
    those of a socket that was greeted with the layout of numbers and had seen nothing before."""

    def __init__(self, edition: Edition, seat: int, first: Scene) -> None:
        self.edition = edition
        self.seat = seat
        self.events: list[Event] = []
        """What happened, as the seat may see it."""
        self.scene = first
        self.take(first)

    def take(self, scene: Scene) -> None:
        """Go on by a scene."""
        self.scene = scene
        for row in scene.happened:
            self.events += row.events

    @property
    def said(self) -> list[Said]:
        """What people said in the last scene."""
        return [row.entry for row in self.scene.happened if isinstance(row.entry, Said)]

    @property
    def voted(self) -> list[Voted]:
        """The votes of people in the last scene."""
        return [row.entry for row in self.scene.happened if isinstance(row.entry, Voted)]

    @property
    def is_asked(self) -> bool:
        """Whether the seat is to choose something."""
        return self.scene.choices is not None

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays the seat while its player is away."""
        own = self.scene.table.seats[self.seat]
        return bool(own.bot) and not own.resigned

    @property
    def is_against_bots(self) -> bool:
        """Whether all other seats are those of bots."""
        seats = self.scene.table.seats
        return all(one.player is None for one in seats if one.seat != self.seat)

    @property
    def table(self) -> TableInfo:
        """The table as everybody may see it."""
        return self.scene.table

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self.scene.table.result

    def player_name(self, player: int) -> str:
        """What a player is called who sits at the table, or once has."""
        seats = self.seats_of(player)
        return self.name(seats[0]) if seats else "?"

    def seats_of(self, player: int) -> list[int]:
        """The seats that a player holds."""
        return [one.seat for one in self.scene.table.seats if one.player == player]

    def name(self, seat: int) -> str:
        """The name of whoever fills a seat."""
        return self.scene.table.seats[seat].name

    def view(self, seat: int | None) -> View:
        """All that the seat may know, which is the only one that can be asked."""
        assert seat == self.seat, "a seat sees with its own eyes"
        view = view_of(self.scene, self.edition, seat)
        assert view is not None, "the game has not begun"
        return view

    def legal_actions(self, seat: int) -> LegalActions:
        """What the seat may do."""
        return legal(self.view(seat))

    def why_not(self, action: Action, seat: int) -> BranchlineError | None:
        """Why the action is refused; None if it is legal."""
        return why_not(self.view(seat), action)

    def events_for(self, seat: int | None) -> list[Event]:
        """All that the seat has seen happen."""
        assert seat == self.seat, "a seat sees with its own eyes"
        return self.events
