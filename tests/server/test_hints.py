"""Hints: for a person against bots alone, found where bots think, while the server goes on."""

import asyncio
import time

import msgspec

from branchline.editions.loading import edition
from branchline.game.actions import KeepTickets
from branchline.game.notation import parse_action
from branchline.server.entries import BotSat, Replaced, Sat, Started
from branchline.server.protocol import Done, Hinted, Refusal, Scene, TableSettings
from branchline.server.state import TableState
from server.clients import Desk, Person
from server.processes import START_SECONDS, wait_until
from server.test_leaks import folded
from server.test_leaving import table_of_two


def solo_table(desk: Desk, **settings: object) -> tuple[str, str]:
    """A table of a person in seat 0 and a bot in seat 1, where both choose first tickets."""
    one = desk.open("europe", 2, **settings)
    desk.sit(one.table, one.token, 0, "Ada")
    desk.command(one.table, one.token, "seat_bot", seat=1, bot="easy")
    wait_until(lambda: desk.table(one.table, one.token)["awaited"] == [0])
    return one.table, one.token


def asked(desk: Desk, table: str, token: str, seat: int | None, language: str = "en") -> object:
    """The answer to a hint that a seat asks for."""

    async def ask() -> object:
        person = Person(lambda: desk.address, table, token, seat, language=language)
        async with await person.connect() as socket:
            await socket.send(msgspec.json.encode({"type": "hint", "id": "help"}).decode())
            while isinstance(answer := await person.hear(socket), Scene):
                pass
            return answer

    return asyncio.run(ask())


def hinted(desk: Desk, table: str, token: str, language: str = "en") -> Hinted:
    """A hint for seat 0; a server's first may wait for a compiler, and is asked for again."""
    found: list[Hinted] = []

    def is_found() -> bool:
        answer = asked(desk, table, token, 0, language)
        if isinstance(answer, Refusal):
            assert answer.key in ("server-no-hint", "server-busy")
            return False
        assert isinstance(answer, Hinted)
        found.append(answer)
        return True

    wait_until(is_found, START_SECONDS)
    return found[0]


def board_name(ticket: str) -> str:
    """A city of a ticket, as the board spells it: so cities are called unless asked otherwise."""
    europe = edition("europe")
    city = europe.tickets[europe.ticket_numbers[ticket]].city_a
    return next(one for one in europe.cities if one.id == city).names.board


def test_a_person_against_bots_is_told_the_best_few_actions(desk: Desk) -> None:
    table, token = solo_table(desk)
    for language, verb in (("en", "keep"), ("fr", "garder")):
        answer = hinted(desk, table, token, language)
        assert answer.id == "help"
        assert 1 < len(answer.choices) <= 5
        for choice in answer.choices:
            action = parse_action(choice.action)
            assert isinstance(action, KeepTickets)
            assert board_name(action.tickets[0]) in choice.sentence, "in whatever language"
            assert choice.win is not None
            assert 0 <= choice.win <= 1
            assert choice.margin is not None
            assert choice.sentence.startswith(verb)
            ahead = abs(round(choice.margin))
            assert not ahead or choice.odds.startswith(f"{ahead} "), "points ahead are told"
        margins = [round(choice.margin or 0) for choice in answer.choices]
        assert margins[1:] == sorted(margins[1:], reverse=True), "in the order of what is told"
    desk.command(table, token, "act", seat=0, action=answer.choices[0].action)


def test_the_server_goes_on_while_a_hint_is_thought_of(desk: Desk) -> None:
    table, token = solo_table(desk)
    hinted(desk, table, token)

    async def ask() -> None:
        person = Person(lambda: desk.address, table, token, 0)
        async with await person.connect() as socket:
            await person.hear(socket)
            say = {"type": "say", "id": "said", "preset": "hello"}
            for message in ({"type": "hint", "id": "slow"}, {"type": "hint", "id": "more"}, say):
                await socket.send(msgspec.json.encode(message).decode())
            began = time.monotonic()
            answers: list[object] = []
            while not answers or not isinstance(answers[-1], Hinted):
                message = await person.hear(socket)
                answers += [] if isinstance(message, Scene) else [message]
            assert time.monotonic() - began < 20
            busy, done, hint = answers
            assert isinstance(busy, Refusal)
            assert (busy.id, busy.key) == ("more", "server-busy")
            assert isinstance(done, Done), "what was said was answered before the hint"
            assert isinstance(hint, Hinted)
            assert hint.id == "slow"

    asyncio.run(ask())


def key_of(answer: object) -> str:
    assert isinstance(answer, Refusal)
    assert answer.id == "help"
    return answer.key


def test_hints_are_for_games_against_bots_alone_and_for_who_is_asked(desk: Desk) -> None:
    shared, ada, _ = table_of_two(desk)
    assert key_of(asked(desk, shared, ada, 0)) == "server-not-solo"
    table, token = solo_table(desk)
    assert key_of(asked(desk, table, token, None)) == "server-not-your-seat"
    _, guest = desk.join(table, token)
    assert key_of(asked(desk, table, guest, None)) == "server-not-your-seat"
    desk.command(table, token, "resign", seat=0)
    assert key_of(asked(desk, table, token, 0)) == "server-not-asked"


def test_a_seat_that_a_bot_plays_for_a_person_is_not_a_bots() -> None:
    state = TableState("table", edition("europe"), TableSettings("europe", 3), "nonce")
    folded(state, Sat(0, 0, "Ada", ""), Sat(1, 1, "Bo", ""), BotSat(2, "easy"), Started())
    folded(state, Replaced(1, "easy"))
    assert not any(state.is_solo(seat) for seat in range(3))
    hot_seat = TableState("table", edition("europe"), TableSettings("europe", 2), "nonce")
    folded(hot_seat, Sat(0, 0, "Ada", ""))
    assert not hot_seat.is_solo(0), "somebody may still sit down"
    folded(hot_seat, Sat(1, 0, "Bo", ""), Started())
    assert not hot_seat.is_solo(0)
