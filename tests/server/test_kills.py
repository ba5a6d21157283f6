"""`kill -9` at random moments: every acknowledged command is there, once, and everybody resumes."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from branchline.game.record import verify
from branchline.server.entries import Acted, parse_entry
from branchline.server.protocol import Opened
from server.clients import Desk, Person
from server.processes import ServerProcess, sqlite_in, wait_until

KILLS, SOAK_KILLS = 12, 1000
EDITIONS = ("europe", "nordic-countries", "northern-lights", "north-america")


def log_of(server: ServerProcess, table: str) -> list[tuple[int, int | None, str | None, str]]:
    """The rows of a table, read from the file itself."""
    file = server.database.removeprefix("sqlite:///")
    database = sqlite3.connect(file)
    rows = database.execute(
        "SELECT number, player, command, entry FROM log WHERE table_id = ? ORDER BY number",
        (table,),
    ).fetchall()
    database.close()
    return rows


def open_tables(server: ServerProcess) -> list[tuple[Opened, list[Person]]]:
    """Two people and a bot at a table of each edition."""
    desk = Desk(server.address)
    found: list[tuple[Opened, list[Person]]] = []
    for key in EDITIONS:
        one = desk.open(key, 3)
        _, other = desk.join(one.table, one.invite)
        people: list[Person] = []
        for seat, token in enumerate((one.token, other)):
            desk.sit(one.table, token, seat, f"Person {seat}")
            rng = random.Random(f"{key} {seat}")
            person = Person(lambda: server.address, one.table, token, seat, rng)
            person.twice = seat == 1
            people.append(person)
        desk.command(one.table, one.token, "seat_bot", seat=2, bot="medium")
        found.append((one, people))
    desk.close()
    return found


async def kill_often(
    server: ServerProcess, people: list[Person], rng: random.Random, most: int
) -> int:
    """Let people play while the server is killed and started again; how often it was."""
    playing = [asyncio.create_task(person.play()) for person in people]
    kills = 0
    while kills < most and not all(task.done() for task in playing):
        await asyncio.sleep(rng.uniform(0.02, 0.6))
        server.kill()
        kills += 1
        await asyncio.to_thread(server.start)
    await asyncio.gather(*playing)
    return kills


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        assert play_through_kills(server, random.Random("kills"), KILLS) == KILLS


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_or_doubled_in_a_long_time(tmp_path: Path) -> None:
    rng, kills = random.Random("many kills"), 0
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        while kills < SOAK_KILLS:
            kills += play_through_kills(server, rng, SOAK_KILLS - kills)


def play_through_kills(server: ServerProcess, rng: random.Random, most: int) -> int:
    """Play at a table of each edition through kills and compare everything; how many there were."""
    tables = open_tables(server)
    people = [person for _, two in tables for person in two]
    kills = asyncio.run(kill_often(server, people, rng, most))
    desk = Desk(server.address)
    for one, two in tables:
        wait_until(lambda one=one: desk.table(one.table, one.token)["phase"] == "over")
        rows = log_of(server, one.table)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        check_commands(two, rows)
        record = verify(desk.record(one.table, one.token))
        assert [person.scenes[-1].table.result for person in two] == [record.result] * 2
    desk.close()
    return kills


def check_commands(
    people: list[Person], rows: list[tuple[int, int | None, str | None, str]]
) -> None:
    """Each acknowledged command is one row, under the number that was acknowledged; a command that
    was sent and never acknowledged is there once or not at all."""
    for person in people:
        stored: dict[str, int] = {}
        for number, player, command, entry in rows:
            acted = parse_entry(entry.encode())
            if player == person.seat and command and isinstance(acted, Acted):
                assert command not in stored, f"{command} is there twice"
                stored[command] = number
                assert acted.seat == person.seat
                assert acted.action == person.sent[command]
        assert person.done.items() <= stored.items()
        assert stored.keys() <= person.sent.keys()
        assert not [one for one in person.refused if one.rule]
