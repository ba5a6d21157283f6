"""Over a real socket: aids, sentences, and why something is not allowed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from branchline.server.protocol import Because, Refusal, Scene, SocketMessage
from server.clients import SECONDS, Desk
from server.processes import ServerProcess

Conversation = Callable[["Talk"], Awaitable[None]]


class Talk:
    """A socket that asks for aids."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Scene | None = None
        self.lines: dict[int, str] = {}

    async def hear(self) -> SocketMessage:
        line = await asyncio.wait_for(self.socket.recv(), SECONDS)
        message = msgspec.json.decode(line, type=SocketMessage)
        if isinstance(message, Scene):
            self.last = message
            for row in message.happened:
                assert isinstance(row.lines, tuple)
                self.lines |= {told.id: told.sentence for told in row.lines}
        return message

    async def scene(self, is_it: Callable[[Scene], bool] = lambda scene: True) -> Scene:
        while self.last is None or not is_it(self.last):
            await self.hear()
        return self.last

    async def answer(self, **message: object) -> SocketMessage:
        await self.socket.send(msgspec.json.encode({"id": "q", **message}).decode())
        while True:
            heard = await self.hear()
            if not isinstance(heard, Scene):
                return heard


def talk(server: ServerProcess, table: str, hello: dict[str, Any], say: Conversation) -> None:
    async def run() -> None:
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, max_size=None, proxy=None) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", **hello}).decode())
            await say(Talk(socket))

    asyncio.run(run())


def solo(desk: Desk, edition: str = "europe") -> tuple[str, str]:
    one = desk.open(edition, 2)
    desk.command(one.table, one.token, "seat_bot", seat=1, bot="easy")
    desk.sit(one.table, one.token, 0, "Ada")
    return one.table, one.token


def test_a_client_that_asks_gets_aids_and_sentences(server: ServerProcess, desk: Desk) -> None:
    table, token = solo(desk)

    async def say(talk: Talk) -> None:
        scene = await talk.scene(lambda scene: scene.choices is not None)
        assert scene.view
        assert scene.aids
        assert scene.aids.is_solo
        assert [one.ticket for one in scene.aids.offer] == list(scene.view.offer)
        assert all(one.state == "open" and one.missing for one in scene.aids.offer)
        assert scene.aids.station_cost == 1
        assert scene.aids.longest
        assert [one.length for one in scene.aids.longest] == [0, 0]
        kept = ",".join(scene.view.offer)
        assert not isinstance(await talk.answer(type="act", seat=0, action=f"keep {kept}"), Refusal)
        scene = await talk.scene(
            lambda scene: scene.choices is not None and scene.choices.blind and bool(scene.aids)
        )
        assert scene.aids
        assert scene.view
        assert [one.ticket for one in scene.aids.tickets] == list(scene.view.tickets)
        assert scene.aids.helpful
        assert set().union(*scene.aids.helpful.values()) <= set(scene.view.tickets)
        told = " ".join(talk.lines.values())
        assert "Vous vous asseyez." in told
        assert "La partie commence." in told
        assert "Vous gardez" in told

    hello = {"token": token, "seat": 0, "language": "fr", "aids": True, "names": "en"}
    talk(server, table, hello, say)


def test_who_has_chosen_first_tickets_is_shown_them_on_every_device(
    server: ServerProcess, desk: Desk
) -> None:
    one = desk.open("europe", 3, visibility="listed")
    seats = {0: one.token}
    for seat in (1, 2):
        seats[seat] = desk.join(one.table, one.invite)[1]
    for seat, token in seats.items():
        desk.sit(one.table, token, seat, f"Person {seat}")

    def look(token: str, seat: int | None) -> Scene:
        scenes: list[Scene] = []

        async def say(talk: Talk) -> None:
            scenes.append(await talk.scene(lambda scene: scene.view is not None))

        talk(server, one.table, {"token": token, "seat": seat, "aids": True}, say)
        return scenes[0]

    before = look(one.token, 0)
    assert before.view
    assert before.kept == ()
    kept = before.view.offer[:2]
    desk.command(one.table, one.token, "act", seat=0, action=f"keep {','.join(kept)}")
    for _ in range(2):
        scene = look(one.token, 0)
        assert scene.kept == kept
        assert scene.choices is None
        assert scene.aids
        assert [ticket.ticket for ticket in scene.aids.tickets] == list(kept)
        assert scene.aids.offer == ()
        assert set().union(*scene.aids.helpful.values()) == set(kept)
    for token, seat in ((seats[1], 1), (seats[2], 2), ("", None)):
        scene = look(token, seat)
        assert scene.kept == ()
        sent = msgspec.json.encode(scene)
        assert not any(ticket.encode() in sent for ticket in kept)
        assert scene.aids
        assert scene.aids.tickets == ()
        assert scene.aids.helpful == {}


def test_a_client_that_does_not_ask_gets_none(server: ServerProcess, desk: Desk) -> None:
    table, token = solo(desk)

    async def run() -> None:
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, max_size=None, proxy=None) as socket:
            await socket.send(f'{{"type": "hello", "token": "{token}", "seat": 0}}')
            scene = msgspec.json.decode(await asyncio.wait_for(socket.recv(), SECONDS))
            assert scene["aids"] is None
            assert all("lines" not in row for row in scene["happened"])

    asyncio.run(run())


def test_a_spectator_is_helped_with_what_is_public(server: ServerProcess, desk: Desk) -> None:
    one = desk.open("northern-lights", 2, visibility="listed")
    desk.command(one.table, one.token, "start", bot="easy")

    async def say(talk: Talk) -> None:
        scene = await talk.scene(lambda scene: scene.view is not None)
        assert scene.aids
        assert scene.aids.tickets == ()
        assert not scene.aids.is_solo
        answer = await talk.answer(type="why", action="blind")
        assert isinstance(answer, Because)
        assert answer.key == "refusal-spectator" or answer.rule == "R-ALL-END-2"

    talk(server, one.table, {"aids": True}, say)


@pytest.mark.parametrize("names", ["board", "fr"])
def test_why_something_is_not_allowed(server: ServerProcess, desk: Desk, names: str) -> None:
    table, token = solo(desk, "europe")

    async def say(talk: Talk) -> None:
        scene = await talk.scene(lambda scene: scene.choices is not None)
        first = await talk.answer(type="why", action="claim dieppe-london-1")
        assert isinstance(first, Because)
        assert first.rule == "R-ALL-SET-3"
        assert "(R-ALL-SET-3)" in first.sentence
        assert scene.view
        kept = ",".join(scene.view.offer)
        await talk.answer(type="act", seat=0, action=f"keep {kept}")
        scene = await talk.scene(lambda scene: bool(scene.choices and scene.choices.blind))
        assert scene.choices
        number = scene.number
        for route in scene.choices.claims:
            allowed = await talk.answer(type="why", action=f"claim {route}")
            assert allowed == Because("q")
        for city in scene.choices.station_cities[:2]:
            assert await talk.answer(type="why", action=f"station {city}") == Because("q")
        poor = await talk.answer(type="why", action="claim budapest-kyiv")
        assert isinstance(poor, Because)
        assert poor.key == "refusal-hand-too-poor"
        assert ("Kiev" if names == "fr" else "Kyiv") in poor.sentence
        wrong = await talk.answer(type="why", action="claim budapest-kyiv red:9")
        assert isinstance(wrong, Because)
        assert wrong.rule == "R-ALL-CLM-5"
        assert await talk.answer(type="why", action="blind") == Because("q")
        nonsense = await talk.answer(type="why", action="fly to the moon")
        assert isinstance(nonsense, Refusal)
        assert talk.last
        assert talk.last.number == number, "nothing has changed"

    talk(server, table, {"token": token, "seat": 0, "aids": True, "names": names}, say)


def test_before_the_game_nothing_is_explained(server: ServerProcess, desk: Desk) -> None:
    one = desk.open()

    async def say(talk: Talk) -> None:
        answer = await talk.answer(type="why", action="blind")
        assert isinstance(answer, Refusal)
        assert answer.key == "server-not-begun"

    talk(server, one.table, {"token": one.token, "aids": True}, say)


def test_what_is_said_is_a_line(server: ServerProcess, desk: Desk) -> None:
    one = desk.open(chat="free")
    desk.sit(one.table, one.token, 0, "Ada")
    desk.command(one.table, one.token, "say", preset="well_played")
    desk.command(one.table, one.token, "say", text="Tea?")
    _, token = desk.join(one.table, one.invite)
    desk.command(one.table, token, "say", preset="hello")

    async def say(talk: Talk) -> None:
        scene = await talk.scene()
        kinds = [line.kind for row in scene.happened for line in row.lines or ()]
        assert kinds == ["table", "said", "said", "said"]
        assert list(talk.lines.values()) == [
            "Ada sits down.",
            "Ada: Well played!",
            "Ada: Tea?",
            "Player 2: Hello!",
        ]

    async def own(talk: Talk) -> None:
        await talk.scene()
        assert list(talk.lines.values())[1:3] == ["You: Well played!", "You: Tea?"]

    talk(server, one.table, {"token": one.token, "aids": True}, say)
    talk(server, one.table, {"token": one.token, "seat": 0, "aids": True}, own)
