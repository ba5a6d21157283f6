"""What follows when a bot fails at a table: it is raised, the game is lost, or a stand-in plays."""

import pytest

from branchline.bots.bot import Place
from branchline.errors import BadBot
from branchline.game.actions import Action, ClaimRoute
from branchline.game.events import End, PlayerChanged
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.record import record_of, verify
from branchline.game.view import View
from branchline.table.table import STAND_IN, AfterFailure, Table
from conftest import TINY
from table.sitters import Listener, Sitter

EVERYWHERE = [1, 2, 5]
"""Questions at which a bot fails: first tickets, its first turn, later."""

# The name says nothing, or it says what follows.
RAISED = [("raise", "greedy"), ("raise", "exec:./bot"), ("raise", "exec/trouble=forfeit:./bot")]
FORFEITED = [
    ("forfeit", "greedy"),
    ("forfeit", "python/trouble=forfeit:bots:Bot"),
    ("fallback", "exec/trouble=forfeit:./bot"),
]
REPLACED = [
    ("fallback", "greedy"),
    ("fallback", "exec:./bot"),
    ("forfeit", "exec/trouble=fallback:./bot"),
    ("raise", "python/time=1/trouble=fallback:bots:Bot"),
]


class Sat:
    """A table at which the bot in seat 1 of three fails."""

    def __init__(self, after_failure: AfterFailure, name: str, fails_at: int) -> None:
        self.game = Game(TINY, 3, seed="failing", first_seat=0)
        self.before = len(self.game.events)
        self.players = Sitter(), Sitter(fails_at), Sitter()
        self.listener = Listener()
        self.table = Table(
            self.game,
            self.players,
            [self.listener],
            names=["greedy", name, "greedy"],
            after_failure=after_failure,
        )

    @property
    def told(self) -> list[object]:
        """What each player heard at its end."""
        return [player.told for player in self.players]


@pytest.mark.parametrize("fails_at", EVERYWHERE)
@pytest.mark.parametrize(("after_failure", "name"), RAISED)
def test_a_failure_is_raised(after_failure: AfterFailure, name: str, fails_at: int) -> None:
    """Where nobody counts losses, there is nothing to forfeit."""
    sat = Sat(after_failure, name, fails_at)
    with pytest.raises(BadBot, match="it fell over"):
        sat.table.run()
    assert not sat.game.is_over
    assert not sat.table.failures
    assert sat.told == [[None], [None], [None]]
    assert sat.listener.heard == sat.game.events[sat.before :]


@pytest.mark.parametrize("fails_at", EVERYWHERE)
@pytest.mark.parametrize(("after_failure", "name"), FORFEITED)
def test_a_game_is_forfeited(after_failure: AfterFailure, name: str, fails_at: int) -> None:
    sat = Sat(after_failure, name, fails_at)
    assert sat.table.run() is None
    assert sat.game.is_over
    assert list(sat.table.failures) == [1]
    assert sat.told == [[None], [None], [None]]
    *events, failed, end, over = sat.listener.heard
    assert (failed, end, over) == (1, End("abandoned"), "end")
    assert [*events, end] == sat.game.events[sat.before :]
    verify(record_of(sat.game).to_json(), sat.game.edition)


@pytest.mark.parametrize("fails_at", EVERYWHERE)
@pytest.mark.parametrize(("after_failure", "name"), REPLACED)
def test_a_stand_in_plays_on(after_failure: AfterFailure, name: str, fails_at: int) -> None:
    sat = Sat(after_failure, name, fails_at)
    result = sat.table.run()
    assert result is not None
    assert {seat: str(why) for seat, why in sat.table.failures.items()} == {1: "it fell over"}
    assert sat.players[1].asked == fails_at
    assert sat.told == [[result], [None], [result]]
    change = PlayerChanged(1, f"bot:{STAND_IN}", False)
    heard = sat.listener.heard
    assert heard[heard.index(1) + 1] == change
    assert heard.count(change) == heard.count(1) == heard.count("end") == 1
    assert [one for one in heard if one != 1] == [*sat.game.events[sat.before :], "end"]
    assert (1, f"player bot:{STAND_IN}") in sat.game.actions
    assert sat.game.players[1].player == f"bot:{STAND_IN}"
    assert sat.game.players[1].name == sat.game.first_players[1].name
    verify(record_of(sat.game).to_json(), sat.game.edition)


def test_two_seats_may_fail() -> None:
    game = Game(TINY, 3, seed="two fail")
    table = Table(game, [Sitter(2), Sitter(), Sitter(1)], after_failure="fallback")
    assert table.run() is not None
    assert list(table.failures) == [2, 0]


def test_a_stand_in_that_fails_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_ins: list[Sitter] = []

    def make(name: str, place: Place) -> Sitter:
        assert (name, place.seat) == (STAND_IN, 1)
        stand_ins.append(Sitter(fails_at=3))
        return stand_ins[-1]

    monkeypatch.setattr("branchline.table.table.make_bot", make)
    sat = Sat("fallback", "greedy", 2)
    with pytest.raises(BadBot, match="it fell over"):
        sat.table.run()
    assert [stand_in.told for stand_in in stand_ins] == [[None]]
    assert sat.told == [[None], [None], [None]]


def test_whoever_waits_for_answers_elsewhere_can_report_a_failure() -> None:
    """A server asks seats in its own time: `fail` is all it needs."""
    sat = Sat("fallback", "greedy", 99)
    sat.table.fail(1, BadBot("it fell over"))
    assert sat.players[1].asked == 0
    assert sat.table.run() is not None
    assert (1, f"player bot:{STAND_IN}") == sat.game.actions[0]


@pytest.mark.parametrize("answer", [ClaimRoute("no-where", {}), "blind", "fly to Roma"])
def test_a_bot_that_chooses_what_is_not_legal_has_failed(answer: Action | str) -> None:
    """R-ALL-ACT-1: whatever the bot is, the game decides."""

    class Cheat:
        def choose(self, view: View, legal: LegalActions) -> Action | str:
            return answer

    table = Table(Game(TINY, ["Ada", "Bo"], seed="cheat"), [Cheat(), Sitter()])
    with pytest.raises(BadBot, match=r"Ada chose what is not legal: .+"):
        table.ask(0)
    assert not table.game.actions


def test_a_mistake_of_ours_is_no_failure_of_a_bot() -> None:
    class Broken:
        def choose(self, view: View, legal: LegalActions) -> Action:
            raise ZeroDivisionError

    table = Table(Game(TINY, 2, seed="mistake"), [Broken(), Sitter()], after_failure="fallback")
    with pytest.raises(ZeroDivisionError):
        table.run()
