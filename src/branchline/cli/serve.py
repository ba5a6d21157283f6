"""`branchline serve`: tables for people and bots, over the network."""

import asyncio
import os
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from branchline.cli.numbers import Whole
from branchline.errors import BadOption

PORTS = 65_536
MOST_WORKERS = 64


def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8720,
    database: str | None = None,
    bot_workers: Whole | None = None,
    edition: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    origin: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    tables_per_address: Whole = 200,
) -> None:
    """Host tables that people and bots play at, until you press Ctrl+C.

    Parameters
    ----------
    host
        The address to listen on; the default can be reached from this machine only.
    port
        The port; 0 takes any that is free.
    database
        sqlite:///PATH or postgresql://…; by default a file in your data folder.
    bot_workers
        Processes in which bots think; by default one for each core but one.
    edition
        The folder of an edition of your own that can be played too; may be given several times.
    origin
        Another site whose pages may play here, such as https://example.org.
    tables_per_address
        Tables that one address may open in an hour.
    """
    if not 0 <= port < PORTS:
        raise BadOption(f"--port is a number from 0 to {PORTS - 1}, not {port}")
    if bot_workers is not None and not 1 <= bot_workers <= MOST_WORKERS:
        raise BadOption(f"--bot-workers is a number from 1 to {MOST_WORKERS}, not {bot_workers}")
    if tables_per_address < 1:
        raise BadOption(f"--tables-per-address is 1 or more, not {tables_per_address}")
    from branchline.server.running import log_to_stderr, serve
    from branchline.server.settings import (
        Settings,
        check_database,
        default_database,
        editions_with,
    )

    settings = Settings(
        host=host,
        port=port,
        database=check_database(database or default_database()),
        bot_workers=bot_workers or max(1, (os.cpu_count() or 1) - 1),
        editions=editions_with(edition),
        folders=edition,
        origins=origin,
        tables_per_address=tables_per_address,
    )
    log_to_stderr()
    console = Console(soft_wrap=True, highlight=False)

    def ready(address: str) -> None:
        console.print(f"Branchline serves at {address} (Ctrl+C ends it).")

    asyncio.run(serve(settings, ready))
