"""Scripted people: they talk to a server over sockets and know only what it tells them."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from branchline.client.seat import RemoteSeat
from branchline.client.server import Server
from branchline.game.legal import Choices
from branchline.game.notation import format_action
from branchline.game.shapes import Shape
from branchline.server.protocol import Act, Command, Done, Opened, Refusal, Scene, SocketMessage

Message = SocketMessage
SECONDS = 40.0
"""How long a scripted person waits for anything."""
BREATH = 0.05
"""Between commands that are sent twice, so that a quick server is not asked too often."""
TOO_OFTEN = 429
PATIENCE = 5.0
"""How long somebody who is told to ask less often goes on asking."""


class Refusing(Exception):
    """The server refused; the answer is the first argument, its status the second."""


class Desk(Server):
    """Tables over HTTP, with what is answered as it was sent."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.ids = 0

    def call(
        self, method: str, path: str, token: str = "", body: object = None, **headers: str
    ) -> Any:
        """The decoded answer; raises `Refusing`."""
        content = self.ask(method, path, token, body, **headers)
        return msgspec.json.decode(content) if content else None

    def ask(
        self, method: str, path: str, token: str = "", body: object = None, **headers: str
    ) -> bytes:
        """The answer; raises `Refusing`. Who asks too often waits and asks again."""
        answer = self.patient(lambda: self.answer(method, path, token, body, **headers))
        if answer.is_error:
            raise Refusing(answer.json(), answer.status_code)
        return answer.content

    def patient(self, asking: Callable[[], httpx.Response]) -> httpx.Response:
        """The answer; who asks too often waits and asks again."""
        end = time.monotonic() + PATIENCE
        answer = asking()
        while answer.status_code == TOO_OFTEN and time.monotonic() < end:
            time.sleep(0.1)
            answer = asking()
        return answer

    def open(self, edition: str = "europe", seats: int = 2, **settings: object) -> Opened:
        return super().open(edition, seats, **settings)

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


class Person(RemoteSeat):
    """Sits in one seat and plays until the game is over, through cut sockets and dead servers;
    notes all that is said."""

    pauses = (0.02, 0.1)

    def __init__(
        self,
        address: Callable[[], str],
        table: str,
        token: str,
        seat: int | None,
        rng: random.Random | None = None,
        *,
        seen: int = 0,
        language: str = "en",
    ) -> None:
        super().__init__("", table, token, seat, seen=seen, language=language)
        self.address = address
        self.rng = rng or random.Random()
        self.twice = False
        """Whether every command is sent two times."""
        self.tickets = 0.0
        """How often more tickets are drawn where that is possible."""
        self.thinks = 0.0
        """Seconds that a choice takes at most."""
        self.scenes: list[Scene] = []
        self.done: dict[str, int] = {}
        """Commands that the server said were done, with their numbers."""
        self.sent: dict[str, str] = {}
        """Actions sent, by command."""
        self.refused: list[Any] = []
        self.last: Scene | None = None

    def where(self) -> str:
        """Where the server is by now."""
        return self.address()

    async def hear(self, socket: ClientConnection) -> Message:
        """The next message, noted."""
        before = self.seen
        async with asyncio.timeout(SECONDS):
            message = await super().hear(socket)
        if isinstance(message, Scene):
            expected = [happened.number for happened in message.happened]
            assert expected == list(range(before + 1, message.number + 1)), "numbers in order"
            self.scenes.append(message)
            self.last = message
        elif isinstance(message, Done):
            assert self.done.setdefault(message.id, message.number) == message.number
        elif isinstance(message, Refusal):
            self.refused.append(message)
        return message

    async def news(self, socket: ClientConnection) -> Scene:
        """The next scene in which something has happened."""
        while True:
            message = await self.hear(socket)
            if isinstance(message, Scene) and message.happened:
                return message

    async def say(self, socket: ClientConnection, command: Command) -> None:
        """Send a command, perhaps twice."""
        if isinstance(command, Act):
            self.sent[command.id] = command.action
        for _ in range(1 + self.twice):
            await super().say(socket, command)
        if self.twice:
            await asyncio.sleep(BREATH)

    def new_id(self) -> str:
        """Commands are numbered."""
        return f"{self.seat} {len(self.sent)}"

    async def say_action(self, socket: ClientConnection, action: str, name: str = "") -> None:
        """Send an action and leave it at that."""
        assert self.seat is not None
        await self.say(socket, Act(name or self.new_id(), self.seat, action))

    async def play(self) -> Scene:
        """Play to the end; the last scene."""
        async with self:
            return await super().play(self._think)

    def _think(self, scene: Scene) -> str:
        assert scene.choices
        if self.thinks:
            time.sleep(self.rng.uniform(0, self.thinks))
        if scene.choices.tickets and self.rng.random() < self.tickets:
            return "tickets"
        return choose(scene.choices, self.rng)


def play_together(*people: Person) -> list[Scene]:
    """Let people play until their game is over; their last scenes."""

    async def all_play() -> list[Scene]:
        return list(await asyncio.gather(*(person.play() for person in people)))

    return asyncio.run(all_play())
