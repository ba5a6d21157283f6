"""Scripted people: they talk to a server over sockets and know only what it tells them."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from branchline.game.legal import Choices
from branchline.game.notation import format_action
from branchline.game.shapes import Shape
from branchline.server.protocol import Done, Opened, Refusal, Scene

Message = Scene | Done | Refusal
SECONDS = 40.0
"""How long a scripted person waits for anything."""


class Refusing(Exception):
    """The server refused; the answer is the first argument."""


class Desk:
    """Tables over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=SECONDS)
        self.ids = 0

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(
        self, method: str, path: str, token: str = "", body: object = None, **headers: str
    ) -> Any:
        """The decoded answer; raises `Refusing`."""
        answer = self.http.request(
            method,
            path,
            json=body,
            headers={**({"Authorization": f"Bearer {token}"} if token else {}), **headers},
        )
        if answer.is_error:
            raise Refusing(answer.json(), answer.status_code)
        return answer.json()

    def open(self, edition: str = "europe", seats: int = 2, **settings: object) -> Opened:
        body = {"edition": edition, "seats": seats, **settings}
        return msgspec.convert(self.call("POST", "/api/tables", body=body), Opened)

    def join(self, table: str, token: str = "") -> tuple[int, str]:
        answer = self.call("POST", f"/api/tables/{table}/join", token)
        return answer["player"], answer["token"]

    def command(self, table: str, token: str, kind: str, **fields: object) -> int:
        """The number that the command has in the log."""
        self.ids += 1
        body = {"type": kind, "id": f"desk {self.ids}", **fields}
        return self.call("POST", f"/api/tables/{table}/commands", token, body)["number"]

    def sit(self, table: str, token: str, seat: int, name: str, contribution: str = "") -> int:
        return self.command(table, token, "sit", seat=seat, name=name, contribution=contribution)

    def table(self, table: str, token: str = "") -> Any:
        return self.call("GET", f"/api/tables/{table}", token)

    def record(self, table: str, token: str = "") -> bytes:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.get(f"/api/tables/{table}/record", headers=headers)
        if answer.is_error:
            raise Refusing(answer.json(), answer.status_code)
        return answer.content


def choose(choices: Choices, rng: random.Random) -> str:
    """One of the things that a seat may do, built from the message alone; claims come first."""
    if choices.offer:
        kept = rng.sample(choices.offer, rng.randint(choices.least, len(choices.offer)))
        return f"keep {','.join(kept)}"
    if choices.extras and rng.random() < 0.8:
        return _pay(rng.choice(choices.extras), rng)
    if choices.withdraw:
        return "withdraw"
    if choices.claims and rng.random() < 0.8:
        return _pay(rng.choice(choices.claims[rng.choice(list(choices.claims))]), rng)
    if choices.stations and rng.random() < 0.1:
        city = rng.choice(choices.station_cities)
        return _pay(msgspec.structs.replace(rng.choice(choices.stations), city=city), rng)
    simple = [f"take {slot}" for slot in choices.slots]
    simple += ["blind"] * (4 * choices.blind) + ["stop"] * choices.stop
    if simple:
        return rng.choice(simple)
    if choices.claims:
        return _pay(rng.choice(choices.claims[rng.choice(list(choices.claims))]), rng)
    if choices.tickets:
        return "tickets"
    assert choices.must_pass
    return "pass"


def _pay(shape: Shape, rng: random.Random) -> str:
    """A payment of a shape: gifts are added until nothing is due."""
    gifts: dict[str, int] = {}
    for _ in range(shape.due):
        gift = rng.choice([card for card, most in shape.most.items() if gifts.get(card, 0) < most])
        gifts[gift] = gifts.get(gift, 0) + 1
    return format_action(shape.action(shape.bag(gifts)))


@dataclass
class Person:
    """Sits in one seat and plays until the game is over, through cut sockets and dead servers."""

    address: Callable[[], str]
    table: str
    token: str
    seat: int | None
    rng: random.Random = field(default_factory=random.Random)
    twice: bool = False
    """Whether every command is sent two times."""
    language: str = "en"
    seen: int = 0
    scenes: list[Scene] = field(default_factory=list[Scene])
    done: dict[str, int] = field(default_factory=dict[str, int])
    """Commands that the server said were done, with their numbers."""
    sent: dict[str, str] = field(default_factory=dict[str, str])
    """Actions sent, by command."""
    refused: list[Refusal] = field(default_factory=list[Refusal])
    last: Scene | None = None

    async def connect(self) -> ClientConnection:
        """Greet the server, naming the last number seen."""
        address = self.address().replace("http", "ws", 1)
        socket = await connect(
            f"{address}/api/tables/{self.table}/socket", max_size=None, proxy=None
        )
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "seen": self.seen}
        await socket.send(msgspec.json.encode({**hello, "language": self.language}).decode())
        return socket

    async def hear(self, socket: ClientConnection) -> Message:
        """The next message."""
        line = await asyncio.wait_for(socket.recv(), SECONDS)
        message = msgspec.json.decode(line, type=Message)
        if isinstance(message, Scene):
            expected = [happened.number for happened in message.happened]
            assert expected == list(range(self.seen + 1, message.number + 1)), "numbers in order"
            self.seen = message.number
            self.scenes.append(message)
            self.last = message
        elif isinstance(message, Done):
            assert self.done.setdefault(message.id, message.number) == message.number
        else:
            self.refused.append(message)
        return message

    async def act(self, socket: ClientConnection, action: str, name: str = "") -> None:
        """Send an action."""
        name = name or f"{self.seat} {len(self.sent)}"
        self.sent[name] = action
        message = {"type": "act", "id": name, "seat": self.seat, "action": action}
        for _ in range(1 + self.twice):
            await socket.send(msgspec.json.encode(message).decode())

    async def play(self) -> Scene:
        """Play to the end; the last scene. After a lost connection the command on its way is sent
        again under its own name."""
        waiting: tuple[str, str] | None = None
        while True:
            try:
                async with await self.connect() as socket:
                    is_back = True
                    while True:
                        message = await self.hear(socket)
                        if isinstance(message, Done | Refusal):
                            if waiting and message.id == waiting[0]:
                                waiting = None
                        elif message.table.phase == "over":
                            return message
                        elif waiting and is_back:
                            await self.act(socket, waiting[1], waiting[0])
                        is_back = False
                        if waiting is None and self.last and self.last.choices:
                            if self._has_answered():
                                continue
                            name = f"{self.seat} {len(self.sent)}"
                            waiting = name, choose(self.last.choices, self.rng)
                            await self.act(socket, waiting[1], waiting[0])
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    def _has_answered(self) -> bool:
        """Whether something was done since the last scene."""
        assert self.last
        return any(number > self.last.number for number in self.done.values())


def play_together(*people: Person) -> list[Scene]:
    """Let people play until their game is over; their last scenes."""

    async def all_play() -> list[Scene]:
        return list(await asyncio.gather(*(person.play() for person in people)))

    return asyncio.run(all_play())
