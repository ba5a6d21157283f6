"""Running a server: its port, its database, its parts, and a quiet end."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager

import msgspec
import uvicorn

from branchline.errors import CannotServe
from branchline.game.game import Game
from branchline.server.app import make_app
from branchline.server.courier import Courier
from branchline.server.describing import about_of
from branchline.server.hall import Hall
from branchline.server.house import House
from branchline.server.messenger import Messenger
from branchline.server.opening import open_database
from branchline.server.page_files import read_files
from branchline.server.runs import begin_run
from branchline.server.settings import Settings
from branchline.server.steward import Steward
from branchline.server.store import Store
from branchline.server.workers import Workers
from branchline.table.seating import rehearse

MESSAGE_BYTES = 16 * 1024
"""The largest message that a socket takes."""
SOCKETS = 20_000
"""Connections at once; more are answered that the server is busy."""
PING_SECONDS = 20.0
END_SECONDS = 5
logger = logging.getLogger(__name__)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens on the port; raises `CannotServe`."""
    ear: socket.socket | None = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # Named by its protocol: else asyncio leaves Nagle's algorithm on, and answers wait 40 ms.
        ear = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ear.bind((host, port))
        ear.listen(1024)
    except OSError as error:
        if ear is not None:
            ear.close()
        values = {"host": host, "port": str(port), "why": error}
        raise CannotServe("error-listen", values) from None
    return ear


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop; `ready` is called with the server's address."""
    ear = listening(settings.host, settings.port)
    try:
        database = await open_database(settings.database)
    except BaseException:
        ear.close()
        raise
    store = Store(database)
    store.writer.start()
    await asyncio.to_thread(_rehearse, settings)
    hall = Hall(store, settings.editions, await begin_run(store))
    steward = Steward(hall, Workers(settings.bot_workers, settings.folders))
    courier = Courier(hall, settings.allow_private_webhooks)
    house = House(settings, store, hall, steward, courier)
    house.page = read_files(settings.page, msgspec.json.encode(about_of(house)))
    messenger = None
    if store.database.is_shared:
        messenger = Messenger(settings.database, hall, house.presence)
    try:
        if messenger:
            await messenger.start()
        await steward.start()
        courier.start()
        host, port = ear.getsockname()[:2]
        server = _server(house)
        _settle()
        ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")
        logger.info("serving on port %s", port)
        await server.serve([ear])
    finally:
        if messenger:
            await messenger.close()
        await courier.close()
        await steward.close()
        await store.close()
        logger.info("ended; everything that was answered is stored")


def _settle() -> None:
    """Let the garbage collector leave alone what is there at the start and stays: looking through
    all of it took a tenth of a second, in which nobody was answered."""
    gc.collect()
    gc.freeze()


def _rehearse(settings: Settings) -> None:
    """Use the rulebook once, so that no player waits until it is loaded."""
    edition = next(iter(settings.editions.values()))
    rehearse(Game(edition, edition.seats[0], seed="rehearsal"), ())


class _Server(uvicorn.Server):
    """Leaves signals to us: they end the serving, not the process."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Nothing to capture."""
        yield


def _server(house: House) -> _Server:
    """A server that stops when the process is told to."""
    config = uvicorn.Config(
        make_app(house),  # pyright: ignore[reportArgumentType]
        lifespan="off",
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # costs more time and memory than a scene is long
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        limit_concurrency=SOCKETS,
        timeout_graceful_shutdown=END_SECONDS,
        server_header=False,
        proxy_headers=True,
    )
    server = _Server(config)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.handle_exit, number, None)
    return server
