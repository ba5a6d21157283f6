"""A table as the fold of its log: who sits where, the game, the clocks.

`apply` takes an entry that was checked before it was stored; the game itself still refuses what
its rules forbid. Nothing here reads a clock or a database, so the same log always gives the same
table.
"""

from dataclasses import dataclass, replace

from branchline.editions.edition import Edition
from branchline.game.actions import ChangePlayer
from branchline.game.events import Event, Turn
from branchline.game.game import Game, Player
from branchline.game.shuffle import seed_of
from branchline.server.entries import (
    Aborted,
    Acted,
    AnyEntry,
    BotSat,
    HostChanged,
    Rematched,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    parse_entry,
)
from branchline.server.pace import Clocks
from branchline.server.protocol import Phase, TableSettings
from branchline.server.store import Row


@dataclass(frozen=True, slots=True)
class Chair:
    """A filled seat."""

    name: str
    player: int | None = None
    """Who holds it; None for a bot that the host put there."""
    bot: str = ""
    """The bot that plays it, perhaps in a player's place."""
    contribution: str = ""
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A row that was folded in, and which of the game's events it brought."""

    number: int
    time: int
    entry: AnyEntry
    first_event: int
    last_event: int


class TableState:
    """A table at some number of its log."""

    def __init__(self, table: str, edition: Edition, settings: TableSettings, nonce: str) -> None:
        self.table = table
        self.edition = edition
        self.settings = settings
        self.nonce = nonce
        self.number = 0
        self.chairs: list[Chair | None] = [None] * settings.seats
        self.host = 0
        self.game: Game | None = None
        self.is_aborted = False
        self.clocks = Clocks(settings.pace, settings.seats)
        self.steps: list[Step] = []
        self.commands: dict[tuple[int, str], int] = {}
        """The number under which each player's command was stored."""
        self.rematch = ""
        self.acted = 0
        """The number of the last action."""

    def clone(self) -> "TableState":
        """A table of its own in the same state."""
        twin = object.__new__(TableState)
        twin.__dict__.update(self.__dict__)
        twin.chairs, twin.steps = self.chairs[:], self.steps[:]
        twin.commands = dict(self.commands)
        twin.clocks = self.clocks.clone()
        twin.game = self.game.clone() if self.game else None
        return twin

    # What can be asked.

    @property
    def phase(self) -> Phase:
        """Whether people still sit down, play, or are done."""
        if self.is_aborted or (self.game and self.game.is_over):
            return "over"
        return "playing" if self.game else "lobby"

    @property
    def is_full(self) -> bool:
        """Whether every seat is filled."""
        return None not in self.chairs

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to decide."""
        return self.game.awaited if self.game and self.phase == "playing" else ()

    @property
    def bots_awaited(self) -> tuple[int, ...]:
        """Those of them that bots play."""
        return tuple(seat for seat in self.awaited if self.chair(seat).bot)

    @property
    def is_due(self) -> bool:
        """Whether the server itself is to act next: begin a full table, or ask a bot."""
        return (self.phase == "lobby" and self.is_full) or bool(self.bots_awaited)

    @property
    def moment(self) -> int:
        """What is being decided: the number of the last action, 0 while first tickets are chosen.
        What is said meanwhile does not change it."""
        return 0 if self.game and self.game.phase == "first_keep" else self.acted

    def chair(self, seat: int) -> Chair:
        """A filled seat."""
        chair = self.chairs[seat]
        assert chair is not None
        return chair

    def seats_of(self, player: int) -> list[int]:
        """The seats that a player holds."""
        return [seat for seat, chair in enumerate(self.chairs) if chair and chair.player == player]

    @property
    def contributions(self) -> tuple[str, ...]:
        """What each seat added to the shuffle so far."""
        return tuple(chair.contribution if chair else "" for chair in self.chairs)

    def events_of(self, step: Step) -> list[Event]:
        """The game's events that a row brought, hidden cards included."""
        return self.game.events[step.first_event : step.last_event] if self.game else []

    # The fold.

    def fold(self, row: Row) -> Step:
        """Go on by a row of the log; raises what the game raises, and is then worth nothing."""
        assert row.number == self.number + 1, f"row {row.number} after {self.number}"
        entry = parse_entry(row.entry)
        first = len(self.game.events) if self.game else 0
        self._apply(entry)
        events = self.game.events if self.game else []
        self.number = row.number
        if row.player is not None and row.command is not None:
            self.commands[row.player, row.command] = row.number
        self._wind_clocks(entry, events[first:], row.time)
        if isinstance(entry, Acted):
            self.acted = row.number
        step = Step(row.number, row.time, entry, first, len(events))
        self.steps.append(step)
        return step

    def _apply(self, entry: AnyEntry) -> None:
        match entry:
            case Sat(seat, player, name, contribution):
                self.chairs[seat] = Chair(name, player, contribution=contribution)
            case Stood(seat):
                self.chairs[seat] = None
            case BotSat(seat, bot):
                self.chairs[seat] = Chair(self._bot_name(bot), bot=bot)
            case HostChanged(player):
                self.host = player
            case Started():
                self._start()
            case Acted(seat, action):
                self._played.play(action, seat)
            case Replaced(seat, bot):
                self._change_player(seat, bot)
            case Returned(seat):
                self._change_player(seat, "")
            case Resigned(seat, bot):
                self._change_player(seat, bot, resigned=True)
            case Aborted():
                self.is_aborted = True
                if self.game:
                    self.game.abandon()
            case Rematched(table):
                self.rematch = table
            case Said():
                pass

    @property
    def _played(self) -> Game:
        assert self.game is not None, "the game has not begun"
        return self.game

    def _bot_name(self, bot: str) -> str:
        """A bot's name at the table: the second medium one is Medium 2."""
        number = 1 + sum(chair is not None and chair.bot == bot for chair in self.chairs)
        return bot.capitalize() if number == 1 else f"{bot.capitalize()} {number}"

    def _start(self) -> None:
        players = [
            Player(chair.name, f"bot:{chair.bot}" if chair.bot else "person")
            for chair in map(self.chair, range(len(self.chairs)))
        ]
        seed = seed_of(self.nonce, self.contributions)
        self.game = Game(self.edition, players, seed=seed, options=self.settings.options)

    def _change_player(self, seat: int, bot: str, resigned: bool = False) -> None:
        """A bot steps in, or, without one, the player of the seat is back."""
        player = f"bot:{bot}" if bot else "person"
        self._played.play(ChangePlayer(player, resigned), seat)
        self.chairs[seat] = replace(self.chair(seat), bot=bot, resigned=resigned)

    def _wind_clocks(self, entry: AnyEntry, events: list[Event], time: int) -> None:
        if any(isinstance(event, Turn) for event in events):
            self.clocks.tell((), time)
        self.clocks.tell(self.awaited, time)
        if isinstance(entry, Returned | Replaced | Resigned):
            self.clocks.restart(entry.seat, time)
