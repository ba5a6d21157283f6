"""Whatever a client sends: an answer or a closed socket, and the server goes on."""

import asyncio
import json
import random
import socket
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from branchline.server.protocol import Command, Refusal, Scene, SocketQuestion
from server.clients import Desk, Message, Person
from server.processes import ServerProcess, wait_until

FRAMES, SOAK_FRAMES = 100_000, 1_000_000
SOCKETS = 4
ON_THEIR_WAY = 100
"""Frames that a socket sends ahead of the answers."""
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


MESSAGES: list[dict[str, Any]] = [
    {"type": "sit", "id": "x", "seat": 1, "name": "Bo", "contribution": "a", "profile": ""},
    {"type": "stand", "id": "x", "seat": 0},
    {"type": "seat_bot", "id": "x", "seat": 1, "bot": "easy"},
    {"type": "start", "id": "x", "bot": "easy"},
    {"type": "pass_host", "id": "x", "player": 0},
    {"type": "take_host", "id": "x"},
    {"type": "act", "id": "x", "seat": 0, "action": "blind"},
    {"type": "intend", "id": "x", "seat": 0, "action": "claim brest-dieppe red:2"},
    {"type": "replace", "id": "x", "seat": 0, "bot": "easy"},
    {"type": "vote", "id": "x", "seat": 0, "wanted": True},
    {"type": "return", "id": "x", "seat": 0},
    {"type": "resign", "id": "x", "seat": 0},
    {"type": "abort", "id": "x"},
    {"type": "say", "id": "x", "preset": "hello", "text": "hello"},
    {"type": "hint", "id": "x"},
    {"type": "why", "id": "x", "action": "blind"},
]
NEVER: tuple[object, ...] = (
    *(None, True, 1.5, -1, 2**70, [], {}, [[]], {"id": "x"}, "\0" * 2400, "x" * 3000),
)
"""What no field of a message may be."""


def test_every_message_is_among_those_that_are_spoilt() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(Command | SocketQuestion)}
    assert {message["type"] for message in MESSAGES} == kinds
    for message in MESSAGES:
        msgspec.convert(message, Command | SocketQuestion)


def broken(rng: random.Random) -> str:
    """A message of which one thing is wrong."""
    message = dict(rng.choice(MESSAGES))
    match rng.randrange(4):
        case 0:
            message[rng.choice([key for key in message if key != "type"])] = rng.choice(NEVER)
        case 1:
            message[rng.choice(("", "x", "seats", "\0", "\u202e"))] = rng.choice(NEVER)
        case 2:
            del message[rng.choice(("type", "id"))]
        case _:
            message["type"] = rng.choice(("", "hello", "scene", "Sit", "\0", 5))
    return json.dumps(message)


def spoilt(rng: random.Random) -> str:
    """A frame that is never right."""
    if rng.random() < 0.5:
        return broken(rng)
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

    async def send_all() -> None:
        await asyncio.gather(*(pour(number) for number in range(SOCKETS)))

    async def pour(number: int) -> None:
        """Send a socket's share, many before the first answer, of which there is one to each."""
        decoder = msgspec.json.Decoder(Message)
        person = Person(lambda: server.address, one.table, one.token, 0)
        rng = random.Random(f"frames {number}")
        async with await person.connect() as socket:
            await person.hear(socket)
            share, sent, answers = frames // SOCKETS, 0, 0
            while answers < share:
                while sent < min(share, answers + ON_THEIR_WAY):
                    await socket.send(spoilt(rng))
                    sent += 1
                message = decoder.decode(await socket.recv())
                if not isinstance(message, Scene):
                    assert isinstance(message, Refusal)
                    answers += 1

    asyncio.run(send_all())
    after = desk.table(one.table, one.token)
    assert {**after, "seats": before["seats"]} == before
    assert [seat.get("name") for seat in after["seats"]] == ["Ada", None]


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


def upgrade(server: ServerProcess, table: str) -> bytes:
    """The request that opens a socket."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def test_clients_that_only_half_come_keep_nobody_waiting(server: ServerProcess, desk: Desk) -> None:
    """Some say nothing at all, some half a request, some open a socket and never greet; those who
    never greet are shown out, and meanwhile everybody else is answered at once."""
    one = desk.open("europe", 2)
    request = upgrade(server, one.table)

    async def come_half(said: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(said)
        heard = await reader.read() if said == request else b""
        writer.close()
        return heard

    async def besiege() -> list[bytes]:
        half = [come_half(said) for said in (b"", request[:40], request) for _ in range(20)]
        coming = asyncio.gather(*half)
        for _ in range(20):
            await asyncio.to_thread(desk.table, one.table, one.token)
        assert not coming.done(), "they were answered while others still waited"
        return await coming

    heard = asyncio.run(besiege())[-20:]
    assert all(b"server-bad-message" in one for one in heard)


def test_a_client_that_sends_byte_by_byte_is_heard_in_the_end(
    server: ServerProcess, desk: Desk
) -> None:
    one = desk.open("europe", 2)
    hello = json.dumps({"type": "hello", "token": one.token}).encode()
    mask = bytes(4)
    frame = bytes([0x81, 0x80 | len(hello)]) + mask + hello

    async def dribble() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(upgrade(server, one.table))
        await reader.readuntil(b"\r\n\r\n")
        for byte in frame:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.002)
        heard = await reader.readuntil(b'"scene"')
        writer.close()
        return heard

    assert b'"type":"scene"' in asyncio.run(dribble())


@pytest.mark.soak
def test_a_client_that_falls_silent_is_gone_in_less_than_a_minute(
    server: ServerProcess, desk: Desk
) -> None:
    """Its connection stays open and answers no ping, as that of a machine that lost its net."""
    one = desk.open("europe", 2)
    desk.sit(one.table, one.token, 0, "Ada")
    hello = json.dumps({"type": "hello", "token": one.token, "seat": 0}).encode()
    frame = bytes([0x81, 0xFE]) + len(hello).to_bytes(2) + bytes(4) + hello

    def is_there() -> bool:
        return bool(desk.table(one.table, one.token)["seats"][0].get("connected"))

    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(upgrade(server, one.table))
        line.recv(4096)
        line.sendall(frame)
        wait_until(is_there, 20)
        wait_until(lambda: not is_there(), 60)
