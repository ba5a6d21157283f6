"""A table asks its seats in order, tells all who listen, and plays what the game would."""

from itertools import groupby

import pytest

from branchline.errors import IllegalAction
from branchline.game.actions import Action
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.record import record_of, verify
from branchline.game.view import View
from branchline.table.observers import RecordKeeper
from branchline.table.seating import seat_bots
from branchline.table.table import Table
from conftest import TABLES, TINY
from table.sitters import Listener, Sitter

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]
NAMES = ["greedy", "random", "wary", "racer", "easy"]


def test_seats_are_asked_in_order() -> None:
    """R-ALL-SET-2: whoever the game awaits, and nobody else; first tickets seat by seat."""
    asked: list[int] = []

    class Noting(Sitter):
        def choose(self, view: View, legal: LegalActions) -> Action:
            assert view.seat is not None
            assert game.awaited[0] == view.seat
            asked.append(view.seat)
            return super().choose(view, legal)

    game = Game(TINY, 3, seed="order", first_seat=1)
    Table(game, [Noting() for _ in range(3)]).run()
    assert asked[:3] == [0, 1, 2]
    assert asked == [seat for seat, _ in game.actions]
    assert [seat for seat, _ in groupby(asked[3:])][:6] == [1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_a_game_at_a_table_is_the_game_played_by_hand(key: str, seats: int) -> None:
    """The records are equal byte for byte, and hold what the same bots choose from their views."""
    keeper = RecordKeeper()
    at_table = Game(key, seats, seed="alike")
    result = Table(at_table, seat_bots(at_table, NAMES[:seats]), [keeper]).run()
    game = Game(key, seats, seed="alike")
    bots = seat_bots(game, NAMES[:seats])
    while not game.is_over:
        seat = game.awaited[0]
        game.play(bots[seat].choose(game.view(seat), game.legal_actions(seat)), seat)
    assert keeper.lines == [record_of(game).to_json() + b"\n"]
    assert verify(keeper.lines[0], game.edition).result == result == game.result


@pytest.mark.parametrize("key", ["europe", "nordic-countries"])
def test_all_who_listen_hear_every_event_in_order_and_the_end_once(key: str) -> None:
    game = Game(key, 3, seed="listen")
    before = len(game.events)
    listeners = Listener(), Listener()
    Table(game, seat_bots(game, NAMES[:3]), listeners).run()
    for listener in listeners:
        assert listener.heard == [*game.events[before:], "end"]


def test_an_action_from_outside_is_heard_too() -> None:
    game = Game("europe", 2, seed="outside")
    before = len(game.events)
    listener = Listener()
    table = Table(game, [None, None], [listener])
    for seat in (0, 1):
        table.play(game.legal_actions(seat)[0], seat)
    assert listener.heard == game.events[before:] != []


def test_first_tickets_are_chosen_at_the_same_time() -> None:
    """R-ALL-SET-3: in any order, and nothing happens before all have chosen; the record has the
    order of the seats."""
    records: list[bytes] = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        game = Game("europe", 3, seed="together")
        listener = Listener()
        table = Table(game, [None] * 3, [listener])
        for seat in order[:-1]:
            assert table.play(game.legal_actions(seat)[seat], seat) == []
            assert seat not in game.awaited
            with pytest.raises(IllegalAction, match="wait for the others"):
                table.play("tickets", seat)
        assert game.phase == "first_keep"
        assert not listener.heard
        assert table.play(game.legal_actions(order[-1])[order[-1]], order[-1]) == listener.heard
        assert [seat for seat, _ in game.actions] == [0, 1, 2]
        assert game.phase == "turn"
        game.abandon()
        records.append(record_of(game).to_json())
    assert len(set(records)) == 1


def test_a_seat_without_a_player_is_played_from_outside() -> None:
    """The table asks the bots; somebody else plays for the empty seat whenever it is awaited."""
    game = Game(TINY, 2, seed="one outside")
    bot = Sitter()
    table = Table(game, [bot, None])
    while game.awaited:
        if game.awaited[0] == 0:
            table.ask(0)
        else:
            table.play(game.legal_actions(1)[0], 1)
    table.close()
    assert bot.asked == sum(seat == 0 for seat, _ in game.actions)
    assert bot.told == [game.result]
    verify(record_of(game).to_json(), game.edition)


def test_a_seat_without_a_player_cannot_be_asked() -> None:
    with pytest.raises(AssertionError, match="without a player"):
        Table(Game("europe", 2, seed="nobody"), [None, None]).run()


def test_what_the_game_refuses_is_refused_and_not_heard() -> None:
    listener = Listener()
    table = Table(Game("europe", 2, seed="refused"), [None, None], [listener])
    with pytest.raises(IllegalAction):
        table.play("blind", 0)
    assert not listener.heard


def test_every_player_is_told_the_result_once() -> None:
    game = Game(TINY, 3, seed="told")
    players = [Sitter() for _ in range(3)]
    table = Table(game, players)
    result = table.run()
    table.close()
    assert result is not None
    assert [player.told for player in players] == [[result]] * 3


def test_players_are_let_go_when_a_game_is_broken_off() -> None:
    class Interrupted(Sitter):
        def choose(self, view: View, legal: LegalActions) -> Action:
            raise KeyboardInterrupt

    players = [Sitter(), Interrupted()]
    with pytest.raises(KeyboardInterrupt):
        Table(Game("europe", 2, seed="interrupted"), players).run()
    assert [player.told for player in players] == [[None], [None]]
