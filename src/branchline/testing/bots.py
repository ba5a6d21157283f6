"""Whether a bot keeps the rules of the house: legal, in time, honest, and the same every time.

from branchline.testing import check_bot

def test_my_bot():
    check_bot("exec:./my_bot")
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from branchline.bots.bot import Bot, Place
from branchline.bots.closing import close_bot
from branchline.bots.foreign.choosing import ForeignBot
from branchline.bots.registry import make_bot
from branchline.editions.edition import Edition
from branchline.editions.loading import edition as load
from branchline.editions.loading import edition_keys
from branchline.errors import BadBot
from branchline.game.actions import Action
from branchline.game.events import Event
from branchline.game.game import Game, sample_world
from branchline.game.legal import LegalActions, legal
from branchline.game.notation import format_action, parse_action
from branchline.game.reasons import why_not
from branchline.game.result import Result
from branchline.game.view import View
from branchline.table.observers import Observer
from branchline.table.seating import place_at, seat_bots
from branchline.table.table import Table

Factory = Callable[[Place], Bot]


@dataclass(slots=True)
class Conformance:
    """What was played and what is wrong."""

    bot: str
    """The bot's name."""
    games: int = 0
    """Games played."""
    decisions: int = 0
    """How often the bot was asked."""
    slowest: float = 0.0
    """Seconds of the longest decision."""
    phases: set[str] = field(default_factory=set[str])
    """Phases in which the bot was asked."""
    complaints: list[str] = field(default_factory=list[str])
    """What is wrong; empty if the bot keeps the rules of the house."""

    def __str__(self) -> str:
        played = (
            f"{self.bot}: {self.games} games, {self.decisions} decisions, "
            f"the slowest took {self.slowest:.3f} s"
        )
        return "\n- ".join([f"{played}; {len(self.complaints)} complaints", *self.complaints])


def check_bot(
    bot: str | Factory,
    *,
    editions: Sequence[str] | None = None,
    seats: Sequence[int] | None = None,
    games: int = 1,
    time_limit: float = 2.0,
    is_deterministic: bool = True,
    seed: str = "conformance",
    must_pass: bool = True,
) -> Conformance:
    """Play whole games against random rivals on the editions (by default all of ours) with the seat
    counts (by default all that an edition allows), and show the bot every phase out of the blue.

    `bot` is a name, as in `branchline arena`, or makes a bot for a place. With `must_pass`
    complaints raise an `AssertionError` that lists them.

    >>> report = check_bot("greedy", editions=["nordic-countries"], seats=[2])
    >>> report.games, report.complaints
    (1, [])
    """
    name = bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot))
    check = _Check(_factory(bot), Conformance(name), time_limit, is_deterministic)
    for edition in map(load, editions or edition_keys()):
        for table in _tables(edition, seats):
            for number in range(games):
                check.play(edition, table, number % table, f"{seed} {number}")
            check.surprise(edition, table, seed)
    if must_pass and check.report.complaints:
        raise AssertionError(str(check.report))
    return check.report


def _factory(bot: str | Factory) -> Factory:
    return partial(make_bot, bot) if isinstance(bot, str) else lambda place: ForeignBot(bot(place))


def _tables(edition: Edition, seats: Sequence[int] | None) -> Iterator[int]:
    """The seat counts that are both asked for and allowed."""
    fewest, most = edition.seats
    for table in range(fewest, most + 1):
        if seats is None or table in seats:
            yield table


class _Watched:
    """The bot at a table, watched: what it sees and chooses is noted for a second bot."""

    def __init__(self, check: "_Check", bot: Bot, rng: random.Random) -> None:
        self.check = check
        self.bot = bot
        self.rng = rng
        self.shown: list[tuple[View, Action]] = []

    def choose(self, view: View, legal: LegalActions) -> Action:
        """What the bot chooses; raises `BadBot` if there is no going on."""
        again = sample_world(view, self.rng).view(view.seat)
        action = self.check.ask(self.bot, view)
        if action is None:
            raise BadBot("bot-fails", {"bot": type(self.bot).__name__, "what": ""})
        self.shown.append((again, action))
        return action

    def close(self, result: Result | None = None) -> None:
        """The game is over."""
        close_bot(self.bot, result)


class _Curious(Observer):
    """Keeps a view of every phase that a game meets."""

    def __init__(self) -> None:
        self.views: dict[str, View] = {}

    def hear(self, table: Table, events: Sequence[Event]) -> None:
        """Look over the shoulder of whoever is to decide."""
        for seat in table.game.awaited[:1]:
            self.views[table.game.phase] = table.game.view(seat)


@dataclass(slots=True)
class _Check:
    make: Factory
    report: Conformance
    time_limit: float
    is_deterministic: bool

    def play(self, edition: Edition, seats: int, seat: int, seed: str) -> None:
        """One game against random rivals to its end, and the same views a second time."""
        game = Game(edition, seats, seed=seed)
        place = place_at(game, seat, self.report.bot)
        watched = _Watched(self, self.make(place), random.Random(seed))
        players = seat_bots(game, ["random"] * seats)
        players[seat] = watched
        try:
            Table(game, players).run()
        except BadBot:
            return
        self.report.games += 1
        if self.is_deterministic:
            self.repeat(place, watched.shown)

    def repeat(self, place: Place, shown: list[tuple[View, Action]]) -> None:
        """A second bot with the same seed sees the same, all that is hidden dealt anew: it must
        choose the same."""
        bot = self.make(place)
        try:
            for view, action in shown:
                second = self.ask(bot, view)
                if second is not None and second != action:
                    texts = format_action(action), format_action(second)
                    what = f"chose {texts[0]!r}, and then {texts[1]!r} from the same view"
                    self.complain(view, what)
                if second != action:
                    return
        finally:
            close_bot(bot)

    def surprise(self, edition: Edition, seats: int, seed: str) -> None:
        """A new bot takes over in every phase that a random game meets."""
        game = Game(edition, seats, seed=seed)
        curious = _Curious()
        curious.views[game.phase] = game.view(0)
        Table(game, seat_bots(game, ["random"] * seats), [curious]).run()
        for view in curious.views.values():
            assert view.seat is not None
            bot = self.make(place_at(game, view.seat, self.report.bot))
            self.ask(bot, view)
            close_bot(bot)

    def ask(self, bot: Bot, view: View) -> Action | None:
        """What the bot chooses, with its time and whether it is legal; None if there is no going
        on."""
        self.report.phases.add(view.phase)
        begun = time.perf_counter()
        try:
            answer = bot.choose(view, legal(view))
        except BadBot as error:
            self.complain(view, str(error))
            return None
        except Exception as error:
            self.complain(view, f"raised {type(error).__name__}: {error}")
            return None
        taken = time.perf_counter() - begun
        self.report.decisions += 1
        self.report.slowest = max(self.report.slowest, taken)
        if taken > self.time_limit:
            self.complain(view, f"took {taken:.3f} s to decide; {self.time_limit:g} s are allowed")
        action = parse_action(answer) if isinstance(answer, str) else answer
        reason = why_not(view, action)
        if reason:
            self.complain(view, f"chose {format_action(action)!r}, which is not legal: {reason}")
            return None
        return action

    def complain(self, view: View, what: str) -> None:
        """Note what is wrong, and where."""
        table = f"{view.edition.key}, {len(view.seats)} seats"
        where = f"{table}, seat {view.seat}, turn {view.turns}, phase {view.phase}"
        self.report.complaints.append(f"{where}: {what}")
