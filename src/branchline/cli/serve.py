"""`branchline serve`: tables for people and bots, over the network."""

import asyncio
import os
import sys
import webbrowser
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.spoken import told
from branchline.errors import BadOption

PORTS = 65_536
MOST_WORKERS = 64


def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8720,
    database: Annotated[str | None, Parameter(env_var="BRANCHLINE_DATABASE")] = None,
    bot_workers: Whole | None = None,
    edition: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    origin: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    tables_per_address: Whole = 200,
    log_format: str = "text",
    allow_private_webhooks: Annotated[bool, Parameter(negative=())] = False,
    open_page: Annotated[bool, Parameter(name="--open", negative=())] = False,
    page: File | None = None,
) -> None:
    """Host tables that people and bots play at, until you press Ctrl+C."""
    if not 0 <= port < PORTS:
        raise BadOption("error-port", {"most": str(PORTS - 1), "port": str(port)})
    if bot_workers is not None and not 1 <= bot_workers <= MOST_WORKERS:
        values = {"most": str(MOST_WORKERS), "workers": str(bot_workers)}
        raise BadOption("error-bot-workers", values)
    if tables_per_address < 1:
        raise BadOption("error-tables", {"tables": str(tables_per_address)})
    from branchline.server.logs import FORMATS, log_to_stderr
    from branchline.server.page_files import INDEX
    from branchline.server.running import serve
    from branchline.server.settings import (
        PAGE,
        Settings,
        check_database,
        default_database,
        editions_with,
    )

    if log_format not in FORMATS:
        values = {"formats": ", ".join(FORMATS), "format": repr(log_format)}
        raise BadOption("error-log-format", values)
    if page is not None and not (page / INDEX).is_file():
        raise BadOption("error-page", {"page": page, "file": INDEX})
    settings = Settings(
        host=host,
        port=port,
        database=check_database(database or default_database()),
        bot_workers=bot_workers or max(1, (os.cpu_count() or 1) - 1),
        editions=editions_with(edition),
        folders=edition,
        origins=origin,
        tables_per_address=tables_per_address,
        allow_private_webhooks=allow_private_webhooks,
        page=page or PAGE,
    )
    log_to_stderr(is_json=log_format == "json")
    console = Console(soft_wrap=True, highlight=False)

    def ready(address: str) -> None:
        console.print(told("report-serves", address=address))
        if open_page and has_screen():
            webbrowser.open(address)

    asyncio.run(serve(settings, ready))


def has_screen() -> bool:
    """Whether a browser has somewhere to show itself: not on a bare server."""
    shows = (
        sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return bool(shows)
