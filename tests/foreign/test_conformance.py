"""The checks of `branchline.testing` pass good bots and say what is wrong with others."""

import random
import time
from pathlib import Path

import pytest

from branchline.bots.bot import Bot, Place
from branchline.bots.registry import make_bot
from branchline.game.actions import Action, ClaimRoute
from branchline.game.legal import LegalActions
from branchline.game.view import View
from branchline.testing import Conformance, check_bot
from conftest import TINY
from foreign.meeting import meet


class First:
    """Takes the first legal action."""

    def choose(self, view: View, legal: LegalActions) -> Action:
        return legal[0]


class Moody:
    """Decides differently every time."""

    rng = random.Random(1)

    def choose(self, view: View, legal: LegalActions) -> Action:
        return self.rng.choice(legal)


class Slow(First):
    """Takes its time, now and then."""

    def choose(self, view: View, legal: LegalActions) -> Action:
        if view.phase == "keep":
            time.sleep(0.02)
        return super().choose(view, legal)


class Forgetful(First):
    """Knows no tunnels."""

    def choose(self, view: View, legal: LegalActions) -> Action:
        if view.phase == "tunnel":
            raise NotImplementedError
        return super().choose(view, legal)


class Cheat:
    """Takes what it likes."""

    def choose(self, view: View, legal: LegalActions) -> Action:
        return ClaimRoute(view.edition.routes[0].id, {"locomotive": 12})


class Unforgetting:
    """Sits at every table at once and remembers them all."""

    def __init__(self) -> None:
        self.asked = 0

    def sit(self, place: Place) -> "Unforgetting":
        return self

    def choose(self, view: View, legal: LegalActions) -> Action:
        self.asked += 1
        return legal[self.asked % len(legal)]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_our_own_bots_pass_everywhere(name: str) -> None:
    report = check_bot(name)
    assert report.games == 14
    assert report.phases == {"first_keep", "turn", "second_card", "tunnel", "keep"}


def test_a_class_and_a_function_that_makes_bots_will_do() -> None:
    def greedy(place: Place) -> Bot:
        return make_bot("greedy", place)

    assert check_bot(greedy, editions=[TINY], games=3).games == 6
    report = check_bot(lambda place: First(), editions=[TINY], seats=[2])
    assert report.games == 1
    assert report.decisions > 10


def complaints(bot: object, **settings: object) -> Conformance:
    """The report on a class of bots in Europe with two seats."""

    def make(place: Place) -> object:
        return bot() if isinstance(bot, type) else bot

    return check_bot(make, editions=["europe"], seats=[2], must_pass=False, **settings)  # type: ignore[arg-type]


def test_a_moody_bot_is_found_out() -> None:
    report = complaints(Moody)
    assert any("from the same view" in line for line in report.complaints)
    assert not complaints(Moody, is_deterministic=False).complaints


def test_a_bot_that_knows_more_than_its_view_is_found_out() -> None:
    report = check_bot(Unforgetting().sit, editions=["europe"], seats=[2], must_pass=False)
    assert any("from the same view" in line for line in report.complaints)


def test_a_slow_bot_is_found_out() -> None:
    report = complaints(Slow, time_limit=0.015)
    assert any("s to decide; 0.015 s are allowed" in line for line in report.complaints)
    assert report.slowest > 0.015


def test_a_bot_that_knows_no_tunnels_is_found_out_even_if_it_never_dug_one() -> None:
    report = complaints(Forgetful)
    assert report.complaints
    assert all("phase tunnel: Forgetful raised" in line for line in report.complaints)


def test_illegal_actions_are_found_out() -> None:
    report = complaints(Cheat)
    assert report.games == 0
    assert "which is not legal" in report.complaints[0]


def test_complaints_are_raised_readably(tmp_path: Path) -> None:
    meeting = meet("dies later", tmp_path)
    with pytest.raises(AssertionError, match=r"complaints\n- tiny, 2 seats, seat 0, .+: exec") as e:
        check_bot(meeting.name, editions=[TINY], seats=[2])
    assert "exited with status 3" in str(e.value)


def test_a_process_passes(tmp_path: Path) -> None:
    assert check_bot(meet("well behaved", tmp_path).name, editions=[TINY]).games == 2
