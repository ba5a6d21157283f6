"""A host who does not come back: somebody else at the table takes the part over."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.clients import Desk, Person, Refusing
from server.processes import ServerProcess, sqlite_in, wait_until
from server.test_leaving import key_of

SHORT = 2.0
"""Seconds after which somebody is away here, instead of minutes."""


class Hasty(ServerProcess):
    """A server that has less patience."""

    program = (
        "-c",
        "from branchline.server import commands, presence; "
        f"commands.AWAY = presence.AWAY = {SHORT}; "
        "from branchline.__main__ import main; main()",
    )


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    folder: Path = tmp_path_factory.mktemp("hasty")
    with (
        Hasty(sqlite_in(folder), folder, "--bot-workers", "1") as server,
        Desk(server.address) as desk,
    ):
        yield desk


def lobby_of_two(desk: Desk) -> tuple[str, str, str, str]:
    """A table that waits for a third: its id, and the tokens of its host, of Bo, and of somebody
    who looks on."""
    one = desk.open("europe", 3)
    _, bo = desk.join(one.table, one.invite)
    _, guest = desk.join(one.table, one.invite)
    desk.sit(one.table, bo, 1, "Bo")
    desk.sit(one.table, one.token, 0, "Ada")
    return one.table, one.token, bo, guest


def test_nobody_takes_over_from_a_host_who_was_just_there(desk: Desk) -> None:
    table, ada, bo, guest = lobby_of_two(desk)
    assert key_of(desk, table, bo, "take_host") == "server-host-is-here"
    assert key_of(desk, table, guest, "take_host") == "server-not-seated"
    number = desk.table(table, ada)["number"]
    desk.command(table, ada, "take_host")
    assert desk.table(table, ada)["number"] == number, "the host is the host"


def test_somebody_who_sits_takes_over_from_a_host_who_is_gone(hasty: Desk) -> None:
    table, ada, bo, guest = lobby_of_two(hasty)
    silent = time.monotonic()
    wait_until(lambda: has_taken_over(hasty, table, bo), 10)
    assert time.monotonic() - silent >= SHORT - 0.5
    assert hasty.table(table, bo)["host"] == 1
    assert key_of(hasty, table, guest, "take_host") == "server-not-seated"
    assert key_of(hasty, table, ada, "start") == "server-not-host"
    hasty.command(table, bo, "start", bot="easy")
    assert hasty.table(table, bo)["phase"] == "playing"


def test_a_host_who_looks_stays_the_host(hasty: Desk) -> None:
    table, ada, bo, _ = lobby_of_two(hasty)

    async def look() -> None:
        host = Person(lambda: hasty.address, table, ada, 0)
        eyes = await host.connect()
        await host.hear(eyes)
        await asyncio.sleep(SHORT + 0.5)
        refused = await asyncio.to_thread(key_of, hasty, table, bo, "take_host")
        assert refused == "server-host-is-here"
        await eyes.close()

    asyncio.run(look())
    assert key_of(hasty, table, bo, "take_host") == "server-host-is-here", "a reload is no absence"
    time.sleep(SHORT + 0.5)
    hasty.command(table, bo, "take_host")
    assert hasty.table(table, bo)["host"] == 1


def has_taken_over(desk: Desk, table: str, token: str) -> bool:
    """Whether the part of the host could be taken over."""
    try:
        desk.command(table, token, "take_host")
    except Refusing:
        return False
    return True
