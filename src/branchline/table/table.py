"""A table: a game, whoever fills its seats, and whoever listens.

    game = Game("europe", ["Ada", "Bo"], seed="a table")
    table = Table(game, seat_bots(game, ["greedy", "wary"]), [RecordKeeper()])
    table.run()

A contest runs the table in one go; a terminal's people are asked in the same loop and answer in
their own time; a server asks and plays seat by seat (`play`, `fail`) as answers come in. The table
itself reads no clock, no key and no socket.
"""

from collections.abc import Sequence
from typing import Literal

from branchline.bots.bot import Bot
from branchline.bots.closing import close_bot
from branchline.bots.foreign.names import failure_of
from branchline.bots.registry import make_bot
from branchline.errors import BadBot, BadNotation, IllegalAction
from branchline.game.actions import Action, ChangePlayer
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.legal import legal
from branchline.game.result import Result
from branchline.table.observers import Observer
from branchline.table.seating import bot_player, place_at

STAND_IN = "greedy"
"""The bot that plays on where another has failed."""

AfterFailure = Literal["raise", "forfeit", "fallback"]
"""What follows when a bot fails: its `BadBot` is raised to whoever runs the table, the game ends
and the bot has lost it, or a stand-in plays on. A bot's name may ask for one of the last two."""


class Table:
    """One game and those who play it; in a seat without a player, somebody else calls `play`.

    When a bot fails, its `BadBot` is raised, or the game ends there and the bot has lost it
    (`after_failure="forfeit"`), or a stand-in plays on (`"fallback"`). `names` are the names of the
    bots, by seat, which may ask for one of the last two.

    >>> game = Game("europe", ["Ada", "Bo"], seed="a look")
    >>> table = Table(game, seat_bots(game, ["greedy", "wary"]))
    >>> table
    <Table europe first_keep: Ada <ScriptedBot greedy>, Bo <ScriptedBot wary>>
    >>> table.run().winners
    (1,)
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Bot | None],
        observers: Sequence[Observer] = (),
        *,
        names: Sequence[str] = (),
        after_failure: AfterFailure = "raise",
    ) -> None:
        self.game: Game = game
        """The game that is played."""
        self.players: list[Bot | None] = list(players)
        """Who is asked in each seat; None where somebody else calls `play`."""
        self.observers: list[Observer] = list(observers)
        """Who hears what happens."""
        self.failures: dict[int, BadBot] = {}
        """The first failure of each seat."""
        self._after = [after_failure] * len(self.players)
        for seat, name in enumerate(names):
            self._after[seat] = _after_failure_of(name, after_failure)

    def __repr__(self) -> str:
        seats = enumerate(self.players)
        players = ", ".join(
            f"{self.game.name(seat)} {player or 'asked elsewhere'}" for seat, player in seats
        )
        return f"<Table {self.game.edition.key} {self.game.phase}: {players}>"

    def run(self) -> Result | None:
        """Ask seat after seat until the game is over, then let everybody go."""
        try:
            while self.game.awaited:
                self.ask(self.game.awaited[0])
        finally:
            self.close()
        return self.game.result

    def ask(self, seat: int) -> None:
        """Ask whoever fills an awaited seat, and play what it wants."""
        player = self.players[seat]
        assert player is not None, "a seat without a player cannot be asked"
        view = self.game.view(seat)
        try:
            events = self.game.play(player.choose(view, legal(view)), seat)
        except BadBot as failure:
            self.fail(seat, failure)
        except (IllegalAction, BadNotation) as reason:
            values = {"bot": self.game.name(seat), "why": reason}
            self.fail(seat, BadBot("bot-chose-illegal", values))
        else:
            self._tell(events)

    def play(self, action: Action | str, seat: int) -> list[Event]:
        """Do what a seat wants and tell it to all who listen; raises `IllegalAction`, as the game
        does."""
        return self._tell(self.game.play(action, seat))

    def fail(self, seat: int, failure: BadBot) -> None:
        """The bot in the seat has failed; a stand-in that fails is not replaced again."""
        after = self._after[seat]
        if after == "raise" or seat in self.failures:
            raise failure
        self.failures[seat] = failure
        for observer in self.observers:
            observer.hear_failure(self, seat, failure)
        self._let_go(seat)
        if after == "forfeit":
            self._tell(self.game.abandon())
        else:
            self.stand_in(seat)

    def stand_in(self, seat: int) -> None:
        """A bot plays on in the seat."""
        self.players[seat] = make_bot(STAND_IN, place_at(self.game, seat, STAND_IN))
        player = bot_player(self.game.name(seat), STAND_IN).player
        self.play(ChangePlayer(player), seat)

    def close(self) -> None:
        """Tell everybody how the game ended, and empty the seats; twice does no harm."""
        for seat in range(len(self.players)):
            self._let_go(seat)

    def _let_go(self, seat: int) -> None:
        """Whoever fills the seat leaves, and is told so once."""
        player, self.players[seat] = self.players[seat], None
        close_bot(player, self.game.result)

    def _tell(self, events: list[Event]) -> list[Event]:
        for observer in self.observers:
            observer.hear(self, events)
            if self.game.is_over:
                observer.hear_end(self)
        return events


def _after_failure_of(name: str, usual: AfterFailure) -> AfterFailure:
    """What the bot's name asks for; where nobody counts losses, a loss is raised."""
    said = failure_of(name)
    return usual if said is None or (usual == "raise" and said == "forfeit") else said
