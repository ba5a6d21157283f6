"""Play over a socket: a greeting, then commands in, and scenes and answers out.

A socket looks through the eyes of one seat, or of a spectator. It is sent what the table has become
since the last time, never a queue of its own: a slow client gets fewer and larger scenes.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from branchline.editions.edition import Language
from branchline.errors import BranchlineError, IllegalAction
from branchline.game.far_views import LAYOUT
from branchline.server.at_hand import LiveTable
from branchline.server.guards import check_may_see, check_origin
from branchline.server.house import House
from branchline.server.narrating import Reader
from branchline.server.protocol import (
    REFUSED,
    Because,
    Command,
    Done,
    Hello,
    Hint,
    Hinted,
    Refusal,
    SocketMessage,
    SocketQuestion,
    Why,
)
from branchline.server.rates import Rate
from branchline.server.refusals import Refused, reason_of
from branchline.server.showing import because, scene
from branchline.server.state import TableState
from branchline.text.catalogue import put
from branchline.wording import Wording

GREETING_SECONDS = 10.0
BURST, PER_SECOND = 100, 50
"""Commands that a socket may send at once, and in the long run."""

AnySocket = WebSocket[Any, Any, Any]
_hellos = msgspec.json.Decoder(Hello)
_messages: msgspec.json.Decoder[Command | SocketQuestion]
_messages = msgspec.json.Decoder(Command | SocketQuestion)
_encoder = msgspec.json.Encoder()


def refusal(error: Refused | IllegalAction, language: Language, command: str = "") -> Refusal:
    """A refusal as a message."""
    rule, key, values = reason_of(error)
    if isinstance(error, Refused):
        values = {name: _told(value, language) for name, value in values.items()}
    return Refusal(key, error.sentence(language), command, rule, dict(values))


def _told(value: object, language: Language) -> object:
    """A reason in words; other values are as they are."""
    if isinstance(value, BranchlineError):
        return value.said(language)
    return put(value, language) if isinstance(value, Wording) else value


@websocket("/api/tables/{table:str}/socket")
async def play(socket: AnySocket, table: FromPath[str], house: NamedDependency[House]) -> None:
    """A client plays or looks on."""
    await socket.accept()
    language: Language = "en"
    house.sockets += 1
    try:
        check_origin(socket, house)
        hello = await _greeting(socket)
        language = hello.language
        player = await check_may_see(table, hello.token, house)
        live = await house.hall.find(table)
        await Guest(socket, house, live, hello, player).stay()
    except Refused as error:
        await _close(socket, refusal(error, language))
    except WebSocketDisconnect:
        pass
    finally:
        house.sockets -= 1


async def _greeting(socket: AnySocket) -> Hello:
    try:
        line = await asyncio.wait_for(socket.receive_data("text"), GREETING_SECONDS)
        return _hellos.decode(line)
    except TimeoutError:
        raise Refused("server-bad-message", reason=Wording("server-no-greeting")) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("server-bad-message", reason=str(error)) from None


async def _close(socket: AnySocket, last: Refusal) -> None:
    try:
        await _send(socket, last)
        await socket.close(REFUSED, last.key)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _send(socket: AnySocket, message: SocketMessage) -> None:
    await socket.send_data(_encoder.encode(message).decode())


class Guest:
    """A client at a table."""

    def __init__(
        self, socket: AnySocket, house: House, live: LiveTable, hello: Hello, player: int | None
    ) -> None:
        self.socket = socket
        self.house = house
        self.live = live
        self.hello = hello
        self.player = player
        self.seen = min(hello.seen, live.state.number_for(hello.seat))
        self.news = asyncio.Event()
        self.rate = Rate(BURST, PER_SECOND)
        self.reader = Reader(hello.language, hello.names)
        self.hinting: asyncio.Task[None] | None = None
        self._check_eyes(live.state)
        if hello.numbers not in ("", LAYOUT):
            raise Refused("server-other-numbers")

    def _check_eyes(self, state: TableState) -> None:
        """Raise unless the client may look through the eyes it asked for."""
        seat = self.hello.seat
        own = [] if self.player is None else state.seats_of(self.player)
        if seat is not None:
            if seat not in own:
                raise Refused("server-not-your-seat")
        elif not (state.settings.spectators or own or state.phase == "lobby"):
            raise Refused("server-unwatched")

    async def stay(self) -> None:
        """Show what happens and do what the client says, until it leaves."""
        self.live.watchers.add(self.news)
        if self.player is not None:
            self.house.presence.enter(self.live.table, self.player)
        self.news.set()
        showing = asyncio.create_task(self._show())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait((showing, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.watchers.discard(self.news)
            if self.player is not None:
                self.house.presence.leave(self.live.table, self.player)
            for task in (showing, hearing, self.hinting):
                if task:
                    task.cancel()
            ended = await asyncio.gather(showing, hearing, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _show(self) -> None:
        shown = None
        while True:
            await self.news.wait()
            self.news.clear()
            state = self.live.state
            present = self.house.presence.at(self.live.table)
            now = state.number_for(self.hello.seat), state.seats_with(present)
            if now == shown:
                continue
            self._check_eyes(state)
            hello = self.hello
            reader = self.reader if hello.aids else None
            message = scene(state, hello.seat, self.seen, present, reader, bool(hello.numbers))
            await _send(self.socket, message)
            self.seen, shown = now[0], now

    async def _hear(self) -> None:
        while True:
            line = await self.socket.receive_data("text")
            self.house.commands += 1
            if answer := await self._answer(line):
                await _send(self.socket, answer)

    async def _answer(self, line: str) -> Done | Because | Refusal | None:
        """The answer; None if it comes later."""
        name = ""
        try:
            message = _decoded(line)
            name = message.id
            if not self.rate.allows(""):
                raise Refused("server-busy")
            if isinstance(message, Why):
                return because(self.live.state, self.hello.seat, message.action, self.reader, name)
            if self.player is None:
                raise Refused("server-not-your-seat")
            if isinstance(message, Hint):
                return self._begin_hint(name)
            number = await self.house.hall.do(self.live.table, self.player, message)
            return Done(name, self.live.state.number_for(self.hello.seat, number))
        except (Refused, IllegalAction) as error:
            return self._refusal(error, name)

    def _refusal(self, error: Refused | IllegalAction, name: str) -> Refusal:
        self.house.refusals += 1
        return refusal(error, self.hello.language, name)

    def _begin_hint(self, name: str) -> None:
        """Think in the background, so that the client may say something else meanwhile."""
        if self.hello.seat is None:
            raise Refused("server-not-your-seat")
        if self.hinting and not self.hinting.done():
            raise Refused("server-busy")
        self.hinting = asyncio.create_task(self._hint(name, self.hello.seat))

    async def _hint(self, name: str, seat: int) -> None:
        try:
            state, reader = self.live.state, self.reader
            answer = Hinted(name, await self.house.hints.hint(state, seat, reader))
        except Refused as error:
            answer = self._refusal(error, name)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await _send(self.socket, answer)


def _decoded(line: str) -> Command | SocketQuestion:
    try:
        return _messages.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("server-bad-message", reason=str(error)) from None
