"""What the server is told at its start, and where its database lies by default."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from branchline.editions.edition import Edition
from branchline.editions.loading import LESSON, edition_keys
from branchline.editions.loading import edition as load
from branchline.errors import BadOption

SQLITE = "sqlite:///"
POSTGRESQL = "postgresql://"
FILE_NAME = "tables.sqlite"
PAGE = Path(__file__).parents[1] / "page"
"""Where the page is built, and lies in what is installed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is to run."""

    host: str
    port: int
    database: str
    bot_workers: int
    editions: dict[str, Edition]
    """Editions that can be played here, by key."""
    folders: tuple[str, ...] = ()
    """Where those that we do not ship come from."""
    origins: tuple[str, ...] = ()
    """Pages of other sites that may open sockets here, such as https://example.org."""
    tables_per_address: int = 200
    """Tables that one address may open in an hour, and profiles that it may claim."""
    allow_private_webhooks: bool = False
    """Whether webhooks may lead to this machine and to private networks."""
    page: Path = PAGE
    """The folder of the built page."""


def data_folder() -> Path:
    """The folder for a user's data, by the custom of the system."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "branchline"
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".local" / "share") / "branchline"


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"{SQLITE}{data_folder() / FILE_NAME}"


def check_database(url: str) -> str:
    """Raise if the URL names no database that we can use."""
    is_file = url.startswith(SQLITE) and len(url) > len(SQLITE)
    if not is_file and not url.startswith(POSTGRESQL):
        raise BadOption("error-database", {"url": repr(url)})
    return url


def editions_with(folders: tuple[str, ...]) -> dict[str, Edition]:
    """The editions that we ship, the lesson's included, and those in the folders, by key."""
    editions = {key: load(key) for key in (*edition_keys(), LESSON)}
    for folder in folders:
        edition = load(folder)
        if edition.key in editions:
            raise BadOption("error-key-twice", {"folder": folder, "key": repr(edition.key)})
        editions[edition.key] = edition
    return editions
