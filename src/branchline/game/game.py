"""A game from its seed to its result: the checked, convenient front of the rulebook.

    game = Game("europe", 3, seed="a seed")
    game.play("keep berlin-roma,…")          # or a typed action; refused with a reason, or done
    game.view(0)                             # what seat 0 may know

`play` takes what a person does and `decide` one of the rulebook's small decisions; both write down
the action and the events.
"""

import dataclasses
import threading
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Self

import msgspec

from branchline.editions.edition import SWITCHES, Edition, Rules
from branchline.editions.loading import edition as load
from branchline.engine.rules import decisions, records, setup
from branchline.errors import BadOption, BadSeats, BranchlineError, IllegalAction
from branchline.game.actions import Action, ChangePlayer, KeepTickets
from branchline.game.boards import make_board
from branchline.game.chains import (
    action_of,
    chain_of,
    codes,
    finished_claim,
    is_open,
    keep_action,
    offer_of,
)
from branchline.game.events import End, Event, EventReader, PlayerChanged, rows_of, seen_by
from branchline.game.legal import LegalActions, is_legal_chain, legal, list_decisions
from branchline.game.notation import PLAYER, format_action, parse_action
from branchline.game.reasons import why_not
from branchline.game.result import Result, result_of
from branchline.game.seeds import new_seed, seed_words
from branchline.game.starts import StartPosition
from branchline.game.view import PHASES, View, sample_state, view_of

RULES_VERSION = 2
"""The version of the rules, which records carry; moves only when behaviour moves."""


class Player(msgspec.Struct, frozen=True):
    """Whoever fills a seat."""

    name: str
    """What others call them."""
    player: str = "person"
    """`person` or `bot:NAME`."""


_boards: dict[tuple[str, str, tuple[bool, ...]], Any] = {}


def board_for(edition: Edition, rules: Rules) -> Any:
    """The board record of an edition with its switches, made once."""
    key = edition.key, edition.hash, tuple(getattr(rules, name) for name in SWITCHES)
    if key not in _boards:
        _boards[key] = make_board(edition, rules)
    return _boards[key]


def rules_with(edition: Edition, options: Mapping[str, bool]) -> Rules:
    """The edition's rules with some switches set differently."""
    for name, value in options.items():
        if name not in SWITCHES:
            raise BadOption("error-no-option", {"name": name, "options": ", ".join(SWITCHES)})
        if type(value) is not bool:
            raise BadOption("error-option-value", {"name": name, "value": repr(value)})
    return dataclasses.replace(edition.rules, **options)


def check_seats(edition: Edition, seats: int) -> None:
    """Raise if the edition cannot be played with this number of seats."""
    fewest, most = edition.seats
    if not fewest <= seats <= most:
        raise BadSeats(
            "error-seats",
            {"map": edition.names, "fewest": fewest, "most": most, "seats": str(seats)},
        )


class _Desk(threading.local):
    """What the rulebook writes on while it carries out one decision, shared by all games of a
    thread: the log alone is twenty times as large as a state."""

    def __init__(self) -> None:
        self.log = records.new_record(records.LOG)
        self.log.on = 1
        self.scratch = records.new_slots(records.STATE, 1)
        self._logs = records.slots_of(self.log, records.LOG)

    def clear(self) -> Any:
        """The log, without what an interrupted decision may have left in it."""
        self.log.used = 0
        return self._logs


_desk = _Desk()


@lru_cache(4096)
def _written(seat: int, text: str) -> tuple[int, str]:
    """An action as games keep it: one object for all that drew such a card."""
    return seat, text


class Game:
    """One game. The state is private to the rulebook; look at it through `view`.

    `seats` are a number, or names, or players; `seed` is any text, and the same seed deals the same
    game; `options` set rule switches (`SWITCHES`) differently.

    >>> game = Game("europe", ["Ada", "Bo"], seed="a first game", first_seat=0)
    >>> game
    <Game europe seats=2 seed='a first game' actions=0 first_keep>
    >>> for seat in game.awaited:
    ...     happened = game.play(game.legal_actions(seat)[0], seat)
    >>> game.play("blind")
    [Blind(seat=0, card='locomotive')]
    >>> game.phase, game.awaited
    ('second_card', (0,))
    >>> try:
    ...     game.play("tickets")
    ... except IllegalAction as reason:
    ...     print(reason.rule)
    R-ALL-ACT-1
    """

    def __init__(
        self,
        edition: Edition | str,
        seats: int | Sequence[str | Player],
        *,
        seed: str | int | None = None,
        first_seat: int | None = None,
        options: Mapping[str, bool] | None = None,
    ) -> None:
        self.edition: Edition = load(edition) if isinstance(edition, str) else edition
        """The edition that is played."""
        self.players: list[Player] = _players(seats)
        """Who fills each seat now."""
        self.first_players: tuple[Player, ...] = tuple(self.players)
        """Who filled them at the start."""
        check_seats(self.edition, len(self.players))
        if first_seat is not None and not 0 <= first_seat < len(self.players):
            values = {"most": str(len(self.players) - 1), "seat": str(first_seat)}
            raise BadSeats("error-first-seat", values)
        self.rules: Rules = rules_with(self.edition, options or {})
        """The edition's rules with the game's switches."""
        self.options: dict[str, bool] = {
            name: getattr(self.rules, name)
            for name in SWITCHES
            if getattr(self.rules, name) != getattr(self.edition.rules, name)
        }
        """Switches that differ from the edition's."""
        self.start: StartPosition | None = None
        """Where it began, if it goes on from a position of another game."""
        self.board = board_for(self.edition, self.rules)
        self.seed: str = new_seed() if seed is None else str(seed)
        """What all chance comes from."""
        self.set_state(records.new_record(records.STATE))
        self.actions: list[tuple[int, str]] = []
        """Seat and text of every action so far."""
        self.events: list[Event] = []
        """What has happened, hidden cards included."""
        self.decided: list[int] = [0] * len(self.players)
        """Small decisions that each seat has made."""
        self._reader = EventReader(self.edition)
        self._boards = records.slots_of(self.board, records.BOARD)
        self._first_keeps: dict[int, int] = {}
        first = codes.NONE if first_seat is None else first_seat
        words = seed_words(self.seed)
        logs = _desk.clear()
        setup.set_up(self._boards, self._states, logs, len(self.players), first, *words)
        self.events += self._reader.read(rows_of(_desk.log))

    def __repr__(self) -> str:
        return (
            f"<Game {self.edition.key} seats={len(self.players)} seed={self.seed!r} "
            f"actions={len(self.actions)} {self.phase}>"
        )

    def clone(self) -> Self:
        """A game of its own in the same position, with the same history."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.players = self.players[:]
        twin.set_state(records.copy_record(self.state, records.STATE))
        twin.actions, twin.events = self.actions[:], self.events[:]
        twin.decided = self.decided[:]
        twin._first_keeps = dict(self._first_keeps)
        return twin

    def set_state(self, state: Any) -> None:
        """Go on from another state of the same edition and seats; trusted."""
        self.state = state
        self._states = records.slots_of(state, records.STATE)

    def begin_at(self, state: Any, start: StartPosition | None = None) -> None:
        """Begin in another state, trusted: actions and events are what comes after it; `start` is
        what a record will say of it."""
        self.set_state(state)
        self.start = start
        self.actions, self.events = [], []

    # What everybody may ask.

    @property
    def first_seat(self) -> int:
        """The seat that plays first."""
        return int(self.state.first)

    @property
    def phase(self) -> str:
        """Which kind of decision is awaited: a name from `PHASES`."""
        return PHASES[int(self.state.phase)]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == codes.OVER

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to decide: several only while first tickets are chosen."""
        if self.is_over:
            return ()
        if self.state.phase == codes.FIRST_KEEP:
            seats = range(len(self.players))
            return tuple(seat for seat in seats if seat not in self._first_keeps)
        return (int(self.state.active),)

    @property
    def result(self) -> Result | None:
        """Scores and winners, once the game is over; an abandoned game has none."""
        is_scored = self.is_over and self.state.reason != codes.ABANDONED
        return result_of(self.edition, self.state) if is_scored else None

    def name(self, seat: int) -> str:
        """The name of whoever fills the seat."""
        return self.players[seat].name

    def offer(self, seat: int) -> list[str]:
        """The tickets that the seat is to choose from."""
        return offer_of(self.edition, self.state, seat)

    def view(self, seat: int | None = None) -> View:
        """All that the seat may know (None: a spectator)."""
        names = tuple(player.name for player in self.players)
        kept = () if seat is None else self._kept_by(seat)
        return view_of(self.edition, self.rules, self.board, self.state, seat, names, kept)

    def events_for(self, seat: int | None = None) -> list[Event]:
        """The events as the seat may see them."""
        return [seen_by(event, seat) for event in self.events]

    # What a seat may do.

    def decisions(self, seat: int | None = None) -> list[int]:
        """The legal small decisions of an awaited seat, by default the first."""
        if self.is_over:
            return []
        chooser = self.awaited[0] if seat is None else seat
        return list_decisions(self.board, self.state, chooser).tolist()

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What an awaited seat (by default the first) may do, found as it is asked for."""
        return legal(self.view(self._seat(seat)))

    def why_not(self, action: Action | str, seat: int | None = None) -> BranchlineError | None:
        """Why the action is refused (by default to the first awaited seat); None if it is legal."""
        if isinstance(action, str):
            action = parse_action(action)
        seat = self._seat(seat)
        if not 0 <= seat < len(self.players):
            last = str(len(self.players) - 1)
            return BadSeats("error-no-seat", {"seat": str(seat), "last": last})
        if isinstance(action, ChangePlayer) and not PLAYER.fullmatch(action.player):
            return BadOption("error-no-player", {"player": repr(action.player)})
        return why_not(self.view(seat), action)

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Do what a seat wants (by default the first awaited one) and return what happened.

        Raises `IllegalAction` with the rule and the reason; a refused action changes nothing.
        """
        if isinstance(action, str):
            action = parse_action(action)
        seat = self._seat(seat)
        if seat in self.awaited:
            chain = chain_of(self.edition, self.board, self.state, seat, action)
            if is_legal_chain(self._boards, self._states, _desk.scratch, seat, chain):
                return self._play_chain(seat, chain, action)
        reason = self.why_not(action, seat)
        if reason:
            raise reason
        assert isinstance(action, ChangePlayer)
        return self._change_player(seat, action)

    def _play_chain(self, seat: int, chain: Sequence[int], action: Action) -> list[Event]:
        """Make the decisions of an action. A choice of tickets is written down with all that it
        leaves open, every other action as it is."""
        if isinstance(action, KeepTickets):
            return self._decide(seat, chain[0])
        self.decided[seat] += len(chain)
        self._write_down(seat, action)
        events: list[Event] = []
        for decision in chain:
            events += self._apply(decision)
        return events

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant: by default the first awaited one."""
        if seat is None:
            return self.awaited[0] if self.awaited else 0
        return seat

    def decide(self, decision: int) -> list[Event]:
        """Make a legal small decision for the first awaited seat; trusted, as the rulebook does."""
        return self._decide(self.awaited[0], decision)

    def abandon(self) -> list[Event]:
        """Stop the game where it is, without a result."""
        if self.is_over:
            raise IllegalAction("R-ALL-END-2", "refusal-game-over")
        event = End("abandoned")
        self.events.append(event)
        self.state.phase = codes.OVER
        self.state.reason = codes.ABANDONED
        return [event]

    def _decide(self, seat: int, decision: int) -> list[Event]:
        self.decided[seat] += 1
        if self.state.phase == codes.FIRST_KEEP:
            return self._keep_first(seat, decision)
        is_paying = self.state.phase == codes.SURRENDER
        if is_paying and self.state.due == 1:
            self._write_down(seat, finished_claim(self.edition, self.board, self.state, decision))
        elif not is_paying and not is_open(decision):
            self._write_down(seat, action_of(self.edition, self.board, self.state, [decision]))
        return self._apply(decision)

    def _keep_first(self, seat: int, decision: int) -> list[Event]:
        """First tickets are chosen at the same time: nothing happens before all have chosen."""
        self._first_keeps[seat] = decision
        if self.awaited:
            return []
        events: list[Event] = []
        for chooser in range(len(self.players)):
            self.state.active = chooser
            kept = [self._first_keeps[chooser]]
            self._write_down(chooser, action_of(self.edition, self.board, self.state, kept))
            events += self._apply(self._first_keeps[chooser])
        return events

    def _kept_by(self, seat: int) -> tuple[str, ...]:
        """The first tickets that the seat has chosen while others still choose."""
        decision = self._first_keeps.get(seat)
        if decision is None or self.state.phase != codes.FIRST_KEEP:
            return ()
        return keep_action(self.offer(seat), decision).tickets

    def _write_down(self, seat: int, action: Action) -> None:
        self.actions.append(_written(seat, format_action(action)))

    def _apply(self, decision: int) -> list[Event]:
        decisions.apply_decision(self._boards, self._states, _desk.clear(), decision)
        events = self._reader.read(rows_of(_desk.log))
        self.events += events
        return events

    def _change_player(self, seat: int, action: ChangePlayer) -> list[Event]:
        self.players[seat] = Player(self.name(seat), action.player)
        if action.resigned:
            self.state.seat[seat].resigned = 1
        event = PlayerChanged(seat, action.player, action.resigned)
        self.events.append(event)
        self._write_down(seat, action)
        return [event]


def _players(seats: int | Sequence[str | Player]) -> list[Player]:
    if isinstance(seats, int):
        return [Player(f"Seat {seat + 1}") for seat in range(seats)]
    return [Player(seat) if isinstance(seat, str) else seat for seat in seats]


def game_at(view: View, state: Any, seed: str) -> Game:
    """A game at the view's table that goes on from a state; its actions and events begin here."""
    game = Game(
        view.edition,
        int(view.record.seats),
        seed=seed,
        options={name: getattr(view.rules, name) for name in SWITCHES},
    )
    game.begin_at(state)
    return game


def sample_world(view: View, rng: Any) -> Game:
    """A game that agrees with everything the view's seat has seen, its unknown filled in at random.

    It has no history: its actions and events begin here.

    >>> import random
    >>> view = Game("europe", 2, seed="a look").view(0)
    >>> world = sample_world(view, random.Random(1))
    >>> world.view(0) == view
    True
    """
    seed = f"{rng.getrandbits(96):024x}"
    return game_at(view, sample_state(view, rng), seed)
