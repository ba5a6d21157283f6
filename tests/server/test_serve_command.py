"""`branchline serve`: what cannot be served is said in one line, with exit code 2."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest

from branchline.server.running import listening
from server.clients import Desk, Person, Refusing
from server.processes import ServerProcess, command, failed_start, sqlite_in


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        ear.listen()
        port = ear.getsockname()[1]
        code, said = failed_start("--port", str(port), "--database", sqlite_in(tmp_path))
    assert code == 2
    assert f"port {port}" in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "nothing was written"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "mysql://somewhere"], "sqlite:///PATH"),
        (["--port", "70000"], "--port"),
        (["--port", "2.5"], "whole number"),
        (["--bot-workers", "0"], "--bot-workers"),
        (["--speed", "9"], "--speed"),
        (["--log-format", "xml"], "text, json"),
        (["--edition", "no-such-folder"], "no-such-folder"),
    ],
)
def test_a_wrong_option(arguments: list[str], words: str) -> None:
    code, said = failed_start(*arguments)
    assert code == 2
    assert words in said
    assert said.count("\n") == 1


def test_an_edition_folder_with_mistakes(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text("key = 'x'\n")
    code, said = failed_start("--edition", str(tmp_path), "--database", sqlite_in(tmp_path / "d"))
    assert code == 2
    assert "mistakes" in said


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"x" * 5000)
    code, said = failed_start("--port", "0", "--database", sqlite_in(tmp_path))
    assert code == 2
    assert "damaged" in said
    assert said.count("\n") == 1


def test_a_database_of_a_newer_version_or_in_another_programs_hands(tmp_path: Path) -> None:
    """One line, and the file stays as it is, byte for byte."""
    url = sqlite_in(tmp_path)
    with ServerProcess(url, tmp_path, "--bot-workers", "1") as server:
        assert server.stop() == 0
    file = tmp_path / "tables.sqlite"
    before = file.read_bytes()  # not while it is locked: closing it here would end the lock
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("BEGIN EXCLUSIVE")
    code, said = failed_start("--port", "0", "--database", url)
    assert (code, said.count("\n")) == (2, 1)
    assert "locked by another program" in said
    database.close()
    assert file.read_bytes() == before
    with sqlite3.connect(file) as database:
        database.execute("UPDATE branchline SET version = 99")
    database.close()
    before = file.read_bytes()
    code, said = failed_start("--port", "0", "--database", url)
    assert (code, said.count("\n")) == (2, 1)
    assert "version 99" in said
    assert "newer Branchline" in said
    assert file.read_bytes() == before


def test_a_postgresql_that_is_not_there_is_said_without_the_password() -> None:
    url = "postgresql://ada:secret-word@127.0.0.1:1/none"
    code, said = failed_start("--port", "0", "--database", url)
    assert code == 2
    assert "PostgreSQL" in said
    assert "secret-word" not in said


def test_small_answers_are_sent_at_once() -> None:
    """Else the second half of an answer waits until the first is confirmed, 40 ms later."""

    async def is_prompt() -> bool:
        found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken = writer.get_extra_info("socket")
            found.set_result(bool(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        ear = listening("127.0.0.1", 0)
        async with await asyncio.start_server(meet, sock=ear):
            _, writer = await asyncio.open_connection(*ear.getsockname())
            is_set = await found
            writer.close()
            await writer.wait_closed()
            return is_set

    assert asyncio.run(is_prompt())


def test_a_log_for_programs_is_an_object_a_line_without_secrets(tmp_path: Path) -> None:
    """A database that takes nothing is logged, but not what it was to take."""
    server = ServerProcess(sqlite_in(tmp_path), tmp_path, "--log-format", "json").start()
    with Desk(server.address) as desk:
        one = desk.open("europe", 2)
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute(
                "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END"
            )
        database.close()
        with pytest.raises(Refusing):
            desk.sit(one.table, one.token, 0, "Ada Lovelace", "my contribution")
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line["level"] for line in lines] == ["info", "error", "info"]
    assert all(line["time"] and line["place"].startswith("branchline.") for line in lines)
    assert one.table in lines[1]["message"]
    assert "not stored" in lines[1]["message"]
    for secret in (one.token, one.invite, "Lovelace", "my contribution"):
        assert secret not in server.log.read_text()


def test_the_database_may_be_named_by_the_environment(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("--port", "0"),
        stdout=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "BRANCHLINE_DATABASE": sqlite_in(tmp_path),
            "PYTHONUNBUFFERED": "1",
        },
    ) as process:
        assert process.stdout
        assert "serves at" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    assert (tmp_path / "tables.sqlite").exists()


def test_two_servers_on_one_file(server: ServerProcess) -> None:
    code, said = failed_start("--port", "0", "--database", server.database)
    assert code == 2
    assert "another server uses" in said


def test_by_default_the_database_lies_in_the_data_folder(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("--port", "0"),
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    assert (tmp_path / "branchline" / "tables.sqlite").stat().st_size > 0


def test_a_server_that_is_told_to_stop_closes_its_sockets_and_ends(tmp_path: Path) -> None:
    with (
        ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server,
        Desk(server.address) as desk,
    ):
        one = desk.open("europe", 3)
        desk.sit(one.table, one.token, 0, "Ada")
        desk.command(one.table, one.token, "start")

        async def stay() -> int | None:
            person = Person(lambda: server.address, one.table, one.token, 0)
            async with await person.connect() as connection:
                await person.hear(connection)
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                await connection.wait_closed()
                assert await stopping == 0
                return connection.close_code

        assert asyncio.run(stay()) == 1012, "the server restarts; clients come back"
    assert "Traceback" not in server.log.read_text()
