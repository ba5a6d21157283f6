"""Whether a bot keeps the rules of the house: legal, in time, honest, and the same every time.

from branchline.testing import check_bot

def test_my_bot():
    check_bot("exec:./my_bot")
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from branchline.bots.bot import Bot, Place
from branchline.bots.foreign.choosing import Chooser, ChoosingBot
from branchline.bots.foreign.closing import close_bot
from branchline.bots.registry import make_bot
from branchline.editions.edition import Edition
from branchline.editions.loading import edition as load
from branchline.editions.loading import edition_keys
from branchline.errors import BadBot
from branchline.game.chains import action_of
from branchline.game.game import Game, sample_world
from branchline.game.notation import format_action
from branchline.game.view import View

Factory = Callable[[Place], Bot | Chooser]


@dataclass(slots=True)
class Report:
    """What was played and what is wrong."""

    bot: str
    games: int = 0
    decisions: int = 0
    slowest: float = 0.0
    """Seconds of the longest decision."""
    phases: set[str] = field(default_factory=set[str])
    """Phases in which the bot was asked."""
    complaints: list[str] = field(default_factory=list[str])

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
) -> Report:
    """Play whole games against random rivals on the editions (by default all of ours) with the seat
    counts (by default all that an edition allows), and show the bot every phase out of the blue.

    `bot` is a name, as in `branchline arena`, or makes a bot or a chooser for a place. With
    `must_pass` complaints raise an `AssertionError` that lists them.
    """
    name = bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot))
    check = _Check(_factory(bot), Report(name), time_limit, is_deterministic)
    for edition in map(load, editions or edition_keys()):
        for table in _tables(edition, seats):
            for number in range(games):
                check.play(edition, table, number % table, f"{seed} {number}")
            check.surprise(edition, table, seed)
    if must_pass and check.report.complaints:
        raise AssertionError(str(check.report))
    return check.report


def _factory(bot: str | Factory) -> Callable[[Place], Bot]:
    def make(place: Place) -> Bot:
        made: Any = make_bot(bot, place) if isinstance(bot, str) else bot(place)
        return made if hasattr(made, "decide") else ChoosingBot(made)

    return make


def _tables(edition: Edition, seats: Sequence[int] | None) -> Iterator[int]:
    """The seat counts that are both asked for and allowed."""
    fewest, most = edition.seats
    for table in range(fewest, most + 1):
        if seats is None or table in seats:
            yield table


@dataclass(slots=True)
class _Check:
    make: Callable[[Place], Bot]
    report: Report
    time_limit: float
    is_deterministic: bool

    def play(self, edition: Edition, seats: int, seat: int, seed: str) -> None:
        """One game to its end, and the same views a second time."""
        game = Game(edition, seats, seed=seed)
        place = Place(edition, game.rules, seats, seat, seed)
        rng = random.Random(seed)
        bot = self.make(place)
        shown: list[tuple[View, int]] = []
        try:
            while not game.is_over:
                if game.awaited[0] != seat:
                    game.decide(rng.choice(game.decisions()))
                    continue
                again = sample_world(game.view(seat), rng).view(seat)
                decision = self.ask(bot, game.view(seat), game.decisions())
                if decision is None:
                    return
                shown.append((again, decision))
                game.decide(decision)
            self.report.games += 1
        finally:
            close_bot(bot, game.result)
        if self.is_deterministic:
            self.repeat(place, shown)

    def repeat(self, place: Place, shown: list[tuple[View, int]]) -> None:
        """A second bot with the same seed sees the same, all that is hidden dealt anew: it must
        decide the same."""
        bot = self.make(place)
        try:
            for view, decision in shown:
                second = self.ask(bot, view, None)
                if second is not None and second != decision:
                    first_text, second_text = _text(view, decision), _text(view, second)
                    what = f"decided {first_text!r}, and then {second_text!r} from the same view"
                    self.complain(view, what)
                if second != decision:
                    return
        finally:
            close_bot(bot)

    def surprise(self, edition: Edition, seats: int, seed: str) -> None:
        """A new bot takes over in every phase that a random game meets."""
        game = Game(edition, seats, seed=seed)
        rng = random.Random(seed)
        views: dict[str, tuple[View, list[int]]] = {}
        while not game.is_over:
            legal = game.decisions()
            views[game.phase] = game.view(game.awaited[0]), legal
            game.decide(rng.choice(legal))
        for view, legal in views.values():
            assert view.seat is not None
            bot = self.make(Place(edition, game.rules, seats, view.seat, seed))
            self.ask(bot, view, legal)
            close_bot(bot)

    def ask(self, bot: Bot, view: View, legal: list[int] | None) -> int | None:
        """The bot's decision, with its time and whether it is one of the legal ones; None if there
        is no going on."""
        self.report.phases.add(view.phase)
        begun = time.perf_counter()
        try:
            decision = bot.decide(view)
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
        if legal is not None and decision not in legal:
            self.complain(view, f"made the decision {decision!r}, which is not legal")
            return None
        return decision

    def complain(self, view: View, what: str) -> None:
        """Note what is wrong, and where."""
        table = f"{view.edition.key}, {len(view.seats)} seats"
        where = f"{table}, seat {view.seat}, turn {view.turns}, phase {view.phase}"
        self.report.complaints.append(f"{where}: {what}")


def _text(view: View, decision: int) -> str:
    """A small decision in words, as far as it goes."""
    if view.phase == "surrender":
        return f"give card {decision}"
    return format_action(action_of(view.edition, view.board, view.record, [decision]))
