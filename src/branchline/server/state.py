"""A table as the fold of its log: who sits where, the game, the clocks.

`apply` takes an entry that was checked before it was stored; the game itself still refuses what
its rules forbid. Nothing here reads a clock or a database, so the same log always gives the same
table.
"""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from branchline.editions.edition import Edition
from branchline.game.actions import ChangePlayer
from branchline.game.events import Event, Turn
from branchline.game.game import Game, Player
from branchline.game.positions import state_from_fields
from branchline.game.shuffle import seed_of
from branchline.game.starts import start_of
from branchline.server.entries import (
    Aborted,
    Acted,
    AnyEntry,
    BotSat,
    Counted,
    Dropped,
    Forked,
    HostChanged,
    Intended,
    PrivateEntry,
    Rematched,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    Voted,
    WebhookSet,
    parse_entry,
)
from branchline.server.history import History, Step
from branchline.server.pace import Clocks
from branchline.server.protocol import Fork, Phase, TableSettings
from branchline.server.store import Row
from branchline.server.uptime import ALWAYS, Uptime
from branchline.table.seating import free_names


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
    claim: str = ""
    """By what the database knows the player's profile."""


class TableState:
    """A table at some number of its log."""

    def __init__(
        self,
        table: str,
        edition: Edition,
        settings: TableSettings,
        nonce: str,
        uptime: Uptime = ALWAYS,
    ) -> None:
        """What clocks show depends on `uptime`, and nothing else does."""
        self.table = table
        self.edition = edition
        self.settings = settings
        self.nonce = nonce
        self.number = 0
        self.chairs: list[Chair | None] = [None] * settings.seats
        self.host = 0
        self.game: Game | None = None
        self.fork: Fork | None = None
        """Where the game comes from, if it goes on from a position of another table."""
        self.is_aborted = False
        self.is_counted = False
        self.webhooks: frozenset[int] = frozenset()
        """The players who are told of their turns by webhooks."""
        self.clocks = Clocks(settings.pace, settings.seats, uptime)
        self.steps = History()
        self.rematch = ""
        self.intents: dict[int, str] = {}
        """What seats are to do when their turn begins."""
        self.votes: dict[int, frozenset[int]] = {}
        """The players who want a bot to play a seat that keeps the others waiting."""
        self.private: list[Step] = []
        """The rows that only their seats are shown."""
        self.acted = 0
        """The number of the last action."""
        self.shown: dict[Hashable, Any] = {}
        """What was made of it to be shown to several, kept until it changes."""

    def clone(self) -> "TableState":
        """A table of its own in the same state."""
        twin = object.__new__(TableState)
        twin.__dict__.update(self.__dict__)
        twin.chairs, twin.steps = self.chairs[:], self.steps.clone()
        twin.intents = dict(self.intents)
        twin.votes = dict(self.votes)
        twin.private = self.private[:]
        twin.shown = {}
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
        """Whether the server itself is to act next: begin a full table, ask a bot, do what a
        seat intended, or count a finished game."""
        is_to_begin = self.phase == "lobby" and self.is_full
        return is_to_begin or bool(self.bots_awaited or self.intents_due) or self.is_to_count

    @property
    def intents_due(self) -> tuple[int, ...]:
        """The seats whose turn begins and who have said before what they want to do."""
        is_beginning = self.game is not None and self.game.phase == "turn"
        asked = [seat for seat in self.awaited if is_beginning and not self.chair(seat).bot]
        return tuple(seat for seat in asked if seat in self.intents)

    @property
    def is_to_count(self) -> bool:
        """Whether the game is finished and profiles have played it, but it was not counted yet. An
        aborted game has no result."""
        is_claimed = any(chair and chair.claim for chair in self.chairs)
        has_result = self.game is not None and self.game.result is not None
        return is_claimed and has_result and not self.is_counted

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
        return self.seats_with((player,))

    def seats_with(self, players: Collection[int]) -> list[int]:
        """The seats that any of these players hold."""
        return [seat for seat, chair in enumerate(self.chairs) if chair and chair.player in players]

    @property
    def people(self) -> dict[int, int]:
        """The players who still play themselves, by seat."""
        return {
            seat: chair.player
            for seat, chair in enumerate(self.chairs)
            if chair and chair.player is not None and not chair.bot
        }

    def is_solo(self, seat: int) -> bool:
        """Whether a person plays the seat, and bots that the host chose all others: nobody else is
        wronged by hints and takebacks."""
        chairs = enumerate(self.chairs)
        return all(chair and (chair.player is not None) == (seat == one) for one, chair in chairs)

    @property
    def contributions(self) -> tuple[str, ...]:
        """What each seat added to the shuffle so far."""
        return tuple(chair.contribution if chair else "" for chair in self.chairs)

    @property
    def ended(self) -> int | None:
        """When the last event of a table's game happened, once it is over."""
        if self.phase != "over":
            return None
        return max(
            (step.time for step in self.steps if step.first_event < step.last_event), default=None
        )

    def events_of(self, step: Step) -> list[Event]:
        """The game's events that a row brought, hidden cards included."""
        return self.game.events[step.first_event : step.last_event] if self.game else []

    # What a seat is shown of the log.

    def steps_for(self, seat: int | None) -> Sequence[Step]:
        """The rows that a seat, or a spectator, may know of."""
        return (
            [step for step in self.steps if self._is_shown(step, seat)]
            if self.private
            else self.steps
        )

    def number_for(self, seat: int | None, number: int | None = None) -> int:
        """The number that a row, by default the last, has for a seat: rows that it may not know of
        are not counted, so that numbers tell nothing of them."""
        number = self.number if number is None else number
        hidden = [one for one in self.private if not self._is_shown(one, seat)]
        return number - sum(one.number <= number for one in hidden)

    def _is_shown(self, step: Step, seat: int | None) -> bool:
        return not isinstance(step.entry, PrivateEntry) or step.entry.seat == seat

    @property
    def changed(self) -> int:
        """When something happened that everybody may know of; 0 if nothing has."""
        last = self.steps_for(None)[-1:]
        return last[0].time if last else 0

    # The fold.

    def fold(self, row: Row) -> Step:
        """Go on by a row of the log; raises what the game raises, and is then worth nothing."""
        assert row.number == self.number + 1, f"row {row.number} after {self.number}"
        entry = parse_entry(row.entry)
        self.shown = {}
        first = len(self.game.events) if self.game else 0
        self._apply(entry)
        events = self.game.events if self.game else []
        self.number = row.number
        self._wind_clocks(entry, events[first:], row.time)
        if isinstance(entry, Acted):
            self.acted = row.number
        step = self.steps.add(row, entry, len(events))
        if isinstance(entry, PrivateEntry):
            self.private.append(step)
        return step

    def _apply(self, entry: AnyEntry) -> None:
        match entry:
            case Sat(seat, player, name, contribution, claim):
                self.chairs[seat] = Chair(name, player, contribution=contribution, claim=claim)
            case Stood(seat):
                self.chairs[seat] = None
            case BotSat(seat, bot, name):
                self.chairs[seat] = Chair(name or self._bot_name, bot=bot)
            case HostChanged(player):
                self.host = player
            case Started():
                self.game = self._new_game()
            case Forked(table, number, seat, start):
                self.fork = Fork(table, number, seat)
                self.game = self._new_game()
                position = state_from_fields(start)
                self.game.begin_at(position, start_of(self.edition, position, seat))
            case Acted(seat, action):
                is_beginning = self._played.phase == "turn"
                self._played.play(action, seat)
                if is_beginning:
                    self.intents.pop(seat, None)
                self.votes.pop(seat, None)
            case Intended(seat, action):
                self.intents[seat] = action
                if not action:
                    del self.intents[seat]
            case Dropped(seat):
                self.intents.pop(seat, None)
            case Voted(seat, player, wanted):
                others = self.votes.get(seat, frozenset()) - {player}
                self.votes[seat] = others | {player} if wanted else others
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
            case WebhookSet(player, is_on):
                self.webhooks = self.webhooks - {player} | ({player} if is_on else set())
            case Counted():
                self.is_counted = True
            case Said():
                pass

    @property
    def _played(self) -> Game:
        assert self.game is not None, "the game has not begun"
        return self.game

    @property
    def _bot_name(self) -> str:
        """What the next bot to sit down is called."""
        return free_names(chair.name for chair in self.chairs if chair)[0]

    def _new_game(self) -> Game:
        players = [
            Player(chair.name, f"bot:{chair.bot}" if chair.bot else "person")
            for chair in map(self.chair, range(len(self.chairs)))
        ]
        seed = seed_of(self.nonce, self.contributions)
        return Game(self.edition, players, seed=seed, options=self.settings.options)

    def _change_player(self, seat: int, bot: str, resigned: bool = False) -> None:
        """A bot steps in, or, without one, the player of the seat is back."""
        player = f"bot:{bot}" if bot else "person"
        self._played.play(ChangePlayer(player, resigned), seat)
        self.chairs[seat] = replace(self.chair(seat), bot=bot, resigned=resigned)
        people = frozenset(self.people.values())
        self.votes = {one: votes & people for one, votes in self.votes.items() if one != seat}

    def _wind_clocks(self, entry: AnyEntry, events: list[Event], time: int) -> None:
        if any(isinstance(event, Turn) for event in events):
            self.clocks.tell((), time)
        self.clocks.tell(self.awaited, time)
        if isinstance(entry, Returned | Replaced | Resigned):
            self.clocks.restart(entry.seat, time)
