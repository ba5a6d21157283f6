"""Whatever a client sends: an answer or a closed socket, and the server goes on."""

import asyncio
import json
import random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from branchline.server.protocol import Refusal
from server.clients import Desk, Message, Person
from server.processes import ServerProcess, wait_until

FRAMES, SOAK_FRAMES = 3_000, 1_000_000
AT_ONCE = 50
SCRAPS = [
    *("", "{", "[]", "null", "1e999", '"', "\x00", "\ud7ff", "{}" * 99, "[" * 5000),
    '{"type":"act"}',
    '{"type":"act","id":"","seat":0,"action":"blind"}',
    '{"type":"act","id":"x","seat":9,"action":"blind"}',
    '{"type":"act","id":"x","seat":-1,"action":"blind"}',
    '{"type":"act","id":"x","seat":0,"action":"claim brest-dieppe red:999999999999999999999"}',
    '{"type":"act","id":"x","seat":0,"action":"keep ,,,"}',
    '{"type":"act","id":"x","seat":0.5,"action":"blind"}',
    '{"type":"hello"}',
    '{"type":"start","id":"x","bot":"exec:sh"}',
]


def address_of(server: ServerProcess, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"


def spoilt(rng: random.Random) -> str:
    """A frame that is hardly ever right."""
    text = rng.choice(SCRAPS)
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(text) + 1)
        text = (
            text[:at] + chr(rng.choice((34, 44, 92, 123, 0x7F, 0xE9, 0x2028, 0x1F682))) + text[at:]
        )
    return text


@pytest.mark.parametrize("frames", [FRAMES, pytest.param(SOAK_FRAMES, marks=pytest.mark.soak)])
def test_spoilt_frames_are_refused_and_change_nothing(
    server: ServerProcess, desk: Desk, frames: int
) -> None:
    one = desk.open("europe", 2)
    desk.sit(one.table, one.token, 0, "Ada")
    before = desk.table(one.table, one.token)
    person = Person(lambda: server.address, one.table, one.token, 0)
    rng = random.Random("frames")

    async def send_all() -> int:
        answers = 0
        async with await person.connect() as socket:
            await person.hear(socket)
            for _ in range(frames // AT_ONCE):
                for _ in range(AT_ONCE):
                    await socket.send(spoilt(rng))
                for _ in range(AT_ONCE):
                    answer = msgspec.json.decode(await socket.recv(), type=Message)
                    assert isinstance(answer, Refusal)
                    answers += 1
        return answers

    assert asyncio.run(send_all()) == frames
    assert desk.table(one.table, one.token) == before


@pytest.mark.parametrize("greeting", [*SCRAPS[:9], '{"type":"hello","seat":0}', '{"type":"sit"}'])
def test_a_spoilt_greeting_ends_the_socket(
    server: ServerProcess, desk: Desk, greeting: str
) -> None:
    one = desk.open("europe", 2)

    async def greet() -> int | None:
        async with connect(address_of(server, one.table), proxy=None) as socket:
            await socket.send(greeting)
            return await closed(socket)

    assert asyncio.run(greet()) == 4403


async def closed(socket: ClientConnection) -> int | None:
    """Wait until the server closes the socket; with which code."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 40)
    except ConnectionClosed:
        return socket.close_code


def test_a_frame_that_is_too_large_ends_the_socket(server: ServerProcess, desk: Desk) -> None:
    one = desk.open("europe", 2)
    person = Person(lambda: server.address, one.table, one.token, None)

    async def send_much() -> int | None:
        async with await person.connect() as socket:
            await person.hear(socket)
            await socket.send("x" * 20_000)
            return await closed(socket)

    assert asyncio.run(send_much()) == 1009
    assert httpx.get(server.address + "/healthz").status_code == 200


def test_binary_frames_do_no_harm(server: ServerProcess, desk: Desk) -> None:
    one = desk.open("europe", 2)
    person = Person(lambda: server.address, one.table, one.token, None)

    async def send_bytes() -> None:
        async with await person.connect() as socket:
            await person.hear(socket)
            await socket.send(b"\xff\x00\xfe")
            await closed_or_refused(socket)

    asyncio.run(send_bytes())
    assert desk.table(one.table, one.token)["phase"] == "lobby"


async def closed_or_refused(socket: ClientConnection) -> None:
    try:
        answer = json.loads(await asyncio.wait_for(socket.recv(), 40))
    except ConnectionClosed:
        return
    assert answer["type"] == "refused"


def test_pages_of_other_sites_get_no_socket(server: ServerProcess, desk: Desk) -> None:
    one = desk.open("europe", 2)

    async def open_from(origin: str) -> str:
        async with connect(
            address_of(server, one.table),
            origin=origin,
            proxy=None,  # type: ignore[arg-type]
        ) as socket:
            if origin == server.address:
                await socket.send(json.dumps({"type": "hello", "token": one.token}))
            answer = json.loads(await socket.recv())
            return answer.get("key", answer["type"])

    assert asyncio.run(open_from("https://elsewhere.example")) == "server-other-origin"
    assert asyncio.run(open_from(server.address)) == "scene"


def test_a_client_that_never_reads_costs_nothing_but_its_socket(
    server: ServerProcess, desk: Desk
) -> None:
    """Bots play a whole game while somebody watches without reading."""
    one = desk.open("north-america", 2)

    async def stare() -> None:
        watcher = Person(lambda: server.address, one.table, one.token, None)
        socket = await watcher.connect()
        await asyncio.to_thread(desk.command, one.table, one.token, "start", bot="easy")
        await asyncio.to_thread(
            wait_until, lambda: desk.table(one.table, one.token)["phase"] == "over"
        )
        while True:
            message = await watcher.hear(socket)
            assert not isinstance(message, Refusal)
            if watcher.last and watcher.last.table.phase == "over":
                break
        await socket.close()

    asyncio.run(stare())


def test_a_client_may_not_ask_without_end(server: ServerProcess, desk: Desk) -> None:
    one = desk.open("europe", 2)
    person = Person(lambda: server.address, one.table, one.token, None)

    async def flood() -> set[str]:
        async with await person.connect() as socket:
            await person.hear(socket)
            frame = json.dumps({"type": "say", "id": "x", "text": "x"})
            for _ in range(400):
                await socket.send(frame)
            return {json.loads(await socket.recv())["key"] for _ in range(400)}

    assert asyncio.run(flood()) == {"server-chat-off", "server-busy"}
