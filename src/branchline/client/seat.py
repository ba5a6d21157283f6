"""A seat at a table of a server, over a socket that comes back by itself after cuts.

A command that was on its way when the socket was cut is sent again under its own id, which the
server does once; the greeting names the last number seen, so that nothing is missed.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from branchline.client.server import new_command_id, refused
from branchline.editions.edition import Language
from branchline.errors import ServerRefused
from branchline.server.protocol import (
    REFUSED,
    Act,
    Command,
    Done,
    Hello,
    Refusal,
    Scene,
    SocketMessage,
)

FOR_NOW = {"server-busy", "server-not-stored", "server-failed"}
"""Refusals that are worth another try."""
AGAIN = 0.5
"""Seconds before such a try."""
NEWER = 5.0
"""Seconds in which a scene must come that explains why an action is not legal any more."""

_decoder: msgspec.json.Decoder[SocketMessage] = msgspec.json.Decoder(SocketMessage)
_encoder = msgspec.json.Encoder()


class RemoteSeat:
    """A seat at a table of a server, or with no seat a place to look on from.

    Used by `async with`; then `async for scene in seat` gives what happens, and `act` and `do` are
    answered once they are on the server's disk, however often the connection was lost meanwhile.
    """

    pauses: tuple[float, ...] = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)
    """Seconds before one tries to come back, the first time and after."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str = "",
        seat: int | None = None,
        *,
        seen: int = 0,
        language: Language = "en",
        numbers: str = "",
        tell: Callable[[bool], None] | None = None,
    ) -> None:
        self.address = address
        self.table: str = table
        """The table's id."""
        self.token: str = token
        """The player's, or the invitation of somebody who looks on."""
        self.seat: int | None = seat
        """Through whose eyes one looks; None is a spectator's."""
        self.seen: int = seen
        """The last number of the log that was seen."""
        self.language: Language = language
        self.numbers = numbers
        self.tell = tell
        self.cuts: int = 0
        """How often the connection was lost."""
        self._scenes: asyncio.Queue[Scene | Exception] = asyncio.Queue()
        self._waiting: dict[str, tuple[Command, asyncio.Future[int]]] = {}
        self._socket: ClientConnection | None = None
        self._last_refusal: Refusal | None = None
        self._staying: asyncio.Task[None] | None = None
        self._end: Exception | None = None
        """Why one could not stay."""

    async def __aenter__(self) -> Self:
        self._staying = asyncio.create_task(self._stay())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._staying:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    # One connection.

    def where(self) -> str:
        """The address of the server to connect to now."""
        return self.address

    async def connect(self) -> ClientConnection:
        """A socket on which the server was greeted with the last number seen."""
        path = f"{self.where().replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        socket = await connect(path, max_size=None, proxy=None, compression=None)
        hello = Hello(self.token, self.seat, self.seen, self.language, numbers=self.numbers)
        await socket.send(_encoder.encode(hello).decode())
        return socket

    async def hear(self, socket: ClientConnection) -> SocketMessage:
        """The next message of a socket."""
        message = _decoder.decode(await socket.recv())
        if isinstance(message, Scene):
            self.seen = message.number
        return message

    async def say(self, socket: ClientConnection, command: Command) -> None:
        """Send a command."""
        await socket.send(_encoder.encode(command).decode())

    async def _stay(self) -> None:
        """Connect, hear, and connect again, until the server refuses for good."""
        tries = 0
        while True:
            try:
                async with await self.connect() as socket:
                    self._socket = socket
                    for command, _ in list(self._waiting.values()):
                        await self.say(socket, command)
                    while True:
                        self._take(await self.hear(socket))
                        if tries and self.tell:
                            self.tell(True)
                        tries = 0
            except (OSError, WebSocketException, TimeoutError) as error:
                self._socket = None
                if self._is_final(error):
                    return
            except Exception as error:
                self._give_up(error)
                raise
            self.cuts += not tries
            if not tries and self.tell:
                self.tell(False)
            await asyncio.sleep(self.pauses[min(tries, len(self.pauses) - 1)])
            tries += 1

    def _is_final(self, error: Exception) -> bool:
        """Whether the server has closed the socket because it refuses for good."""
        refusal, self._last_refusal = self._last_refusal, None
        frame = error.rcvd if isinstance(error, ConnectionClosed) else None
        is_refused = frame is not None and frame.code == REFUSED
        if not is_refused or refusal is None or refusal.key in FOR_NOW:
            return False
        self._give_up(refused(refusal))
        return True

    def _give_up(self, error: Exception) -> None:
        self._end = error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self._scenes.put_nowait(error)

    def _take(self, message: SocketMessage) -> None:
        if isinstance(message, Scene):
            self._scenes.put_nowait(message)
            return
        known = self._waiting.get(message.id)
        if isinstance(message, Refusal) and known is None:
            self._last_refusal = message
        if known and not known[1].done():
            if isinstance(message, Done):
                known[1].set_result(message.number)
            elif isinstance(message, Refusal):
                known[1].set_exception(refused(message))

    # Playing.

    async def scene(self) -> Scene:
        """The next scene; raises `ServerRefused` if the server does not let one stay."""
        scene = await self._scenes.get()
        if isinstance(scene, Exception):
            raise scene
        return scene

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Scene:
        return await self.scene()

    async def do(self, command: Command) -> int:
        """Do something; the number that it has in the log. Raises `ServerRefused`."""
        while True:
            if self._end:
                raise self._end
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._waiting[command.id] = command, answer
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self.say(self._socket, command)
            try:
                return await answer
            except ServerRefused as error:
                if error.key not in FOR_NOW:
                    raise
            finally:
                self._waiting.pop(command.id, None)
            await asyncio.sleep(AGAIN)

    def new_id(self) -> str:
        """An id for a new command."""
        return new_command_id()

    async def act(self, action: str) -> int:
        """Do something with the seat, in our notation."""
        assert self.seat is not None, "a spectator does not act"
        return await self.do(Act(self.new_id(), self.seat, action))

    async def play(self, choose: Callable[[Scene], str]) -> Scene:
        """Play to the end, whatever `choose` answers when the seat is asked; the last scene. It is
        called in a thread of its own, and may think."""
        acted, refusal = 0, None
        while True:
            scene = await self._scene_after(refusal)
            refusal = None
            if scene.table.phase == "over":
                return scene
            if scene.choices and scene.number >= acted:
                try:
                    acted = await self.act(await asyncio.to_thread(choose, scene))
                except ServerRefused as error:
                    refusal = error

    async def _scene_after(self, refusal: ServerRefused | None) -> Scene:
        """The next scene. One that explains a refusal, because the seat was played from elsewhere
        or its time was up, comes soon; if it does not, the refusal is raised."""
        if refusal is None:
            return await self.scene()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(NEWER):
                return await self.scene()
        raise refusal
