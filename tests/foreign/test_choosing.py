"""Bots that others write are watched: they choose something legal, or have failed."""

import random
import sys
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arranged import begun, hold
from branchline.bots.closing import close_bot
from branchline.bots.foreign.choosing import ForeignBot
from branchline.errors import BadBot
from branchline.game.actions import Action, ClaimRoute, DrawBlind, KeepTickets, TakeCard
from branchline.game.chains import payment_chain
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.notation import format_action
from branchline.game.record import record_of, verify
from branchline.game.result import Result
from branchline.game.view import View
from branchline.table.table import Table
from conftest import TABLES
from foreign.meeting import ask
from policies import codes


class Chooser:
    """Chooses by a function."""

    def __init__(self, function: Callable[[View, LegalActions], Action | str]) -> None:
        self.choose = function


class AnyLegal:
    """Chooses at random, as text or not, and prefers claims with many cards."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        assert view.phase != "surrender"
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        action = self.rng.choice(claims or list(legal))
        return format_action(action) if self.rng.random() < 0.5 else action


@settings(max_examples=25, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
def test_a_game_of_whole_actions_comes_to_its_end(table: tuple[str, int], seed: int) -> None:
    """R-ALL-CLM-12: the game has written down what was chosen."""
    key, seats = table
    game = Game(key, seats, seed=seed)
    Table(game, [ForeignBot(AnyLegal(seed + seat)) for seat in range(seats)]).run()
    assert game.result is not None
    verify(record_of(game).to_json())


def payment_chain_of(game: Game, claim: ClaimRoute) -> list[int]:
    """The small decisions of a claim."""
    return payment_chain(game.board, game.edition.route_numbers[claim.route], claim.payment)


def claimed_with_substitutes(game: Game) -> ClaimRoute:
    """A claim whose payment is several decisions."""
    return next(
        action
        for action in game.legal_actions()
        if isinstance(action, ClaimRoute) and len(payment_chain_of(game, action)) > 2
    )


def test_a_payment_is_asked_for_once() -> None:
    """R-ALL-CLM-12."""
    game = begun("nordic-countries")
    hold(game, 0, {"red": 9, "blue": 9, "white": 3})
    wanted = claimed_with_substitutes(game)
    asked: list[str] = []

    def choose(view: View, legal: LegalActions) -> Action:
        asked.append(view.phase)
        return wanted

    Table(game, [ForeignBot(Chooser(choose)), None]).ask(0)
    assert asked == ["turn"]
    assert game.actions[-1] == (0, format_action(wanted))


BAD_ANSWERS = [
    ("fly to Roma", "'fly to Roma' is no action"),
    ("", "is no action"),
    ("take 9", "is no action"),
    ("stop", "'stop', which is not legal: Your turn begins"),
    ("claim berlin-roma red:3", "which is not legal: There is no route"),
    ("player person", "which only people may"),
    (TakeCard(7), "which is not legal: The market has 5 places"),
    (TakeCard("one"), "which is no action"),
    (ClaimRoute("berlin-wien", {"red": "many"}), "which is no action"),
    (ClaimRoute("berlin-wien", 3), "which is no action"),
    (KeepTickets(()), "not legal"),
    (None, "chose None, which is no action"),
    (5, "chose 5, which is no action"),
    (object(), "which is no action"),
]


@pytest.mark.parametrize(("answer", "words"), BAD_ANSWERS)
def test_a_bad_answer_is_refused_in_one_line(answer: Action | str, words: str) -> None:
    bot = ForeignBot(Chooser(lambda view, legal: answer))
    with pytest.raises(BadBot, match=words) as caught:
        ask(bot, begun("europe"))
    assert str(caught.value).startswith("Chooser chose ")
    assert "\n" not in str(caught.value)


def test_a_bot_that_raises_is_a_bad_bot_and_is_asked_no_more() -> None:
    asked = 0

    def choose(view: View, legal: LegalActions) -> Action:
        nonlocal asked
        asked += 1
        raise KeyError("roma")

    bot = ForeignBot(Chooser(choose), "python:mine:Mine")
    for _ in range(2):
        with pytest.raises(BadBot, match=r"python:mine:Mine raised KeyError: 'roma'"):
            ask(bot, begun("europe"))
    assert asked == 1


def test_a_bot_that_leaves_does_not_take_the_game_with_it() -> None:
    bot = ForeignBot(Chooser(lambda view, legal: sys.exit("enough")))
    with pytest.raises(BadBot, match="Chooser raised SystemExit: enough"):
        ask(bot, begun("europe"))


def test_a_bot_may_do_what_it_likes_with_what_it_is_given() -> None:
    """What it spoils is its own: the answer is checked against the view that it was shown."""

    def choose(view: View, legal: LegalActions) -> Action | str:
        assert len(legal) > 1
        view.record.phase = codes.TUNNEL
        legal.__dict__.clear()
        return "withdraw"

    game = begun("europe")
    with pytest.raises(BadBot, match="which is not legal: Your turn begins"):
        ask(ForeignBot(Chooser(choose)), game)


class Closing:
    """Remembers how it was closed."""

    def __init__(self) -> None:
        self.closed: list[object] = []

    def choose(self, view: View, legal: LegalActions) -> Action:
        return DrawBlind()

    def close(self, result: Result | None) -> None:
        self.closed.append(result)


def test_a_bot_is_told_the_end() -> None:
    bot, result = Closing(), Result((), (0,))
    close_bot(ForeignBot(bot), result)
    assert bot.closed == [result]


def test_a_bot_that_fails_is_closed_then_and_not_again() -> None:
    bot = Closing()
    watched = ForeignBot(bot)
    with pytest.raises(BadBot, match="which is not legal: First choose"):
        ask(watched, Game("europe", 2, seed="closed"))
    assert bot.closed == [None]
    close_bot(watched, Result((), (0,)))
    assert bot.closed == [None]


def test_a_close_without_a_result_will_do() -> None:
    class Simple:
        is_closed = False

        def close(self) -> None:
            self.is_closed = True

    simple = Simple()
    close_bot(simple)
    assert simple.is_closed


def test_a_close_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    class Failing:
        def close(self) -> None:
            raise OSError("no room")

    close_bot(Failing())
    assert caplog.messages == ["Failing raised OSError('no room') when it was closed"]
