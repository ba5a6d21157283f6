"""`kill -9` at random moments: every acknowledged command is there, once, and everybody resumes."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from branchline.editions.loading import edition
from branchline.game.record import verify
from branchline.server.entries import Acted, parse_entry
from branchline.server.protocol import Opened, TableSettings
from branchline.server.showing import view_message
from branchline.server.state import TableState
from branchline.server.store import Row
from server.clients import Desk, Person
from server.processes import ForkedServer, Nursery, ServerProcess, sqlite_in, wait_until

KILLS, BOT_KILLS, SOAK_KILLS = 50, 6, 1000
COMMANDS = 16
"""Fewer than so many are acknowledged between two kills."""
MOST_SECONDS = 2.0
"""Between two kills, however slow the machine is."""
PACES = (
    {"type": "untimed"},
    {"type": "bank", "seconds": 3600, "plus": 1},
    {"type": "turn", "seconds": 600},
    {"type": "slow", "days": 1},
)
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


def open_tables(
    server: ServerProcess, rng: random.Random, bots: int
) -> list[tuple[Opened, list[Person]]]:
    """Two people at a table of each edition, each with another clock, some with a bot."""
    desk = Desk(server.address)
    found: list[tuple[Opened, list[Person]]] = []
    for number, key in enumerate(EDITIONS):
        has_bot = number < bots
        one = desk.open(key, 2 + has_bot, pace=PACES[number])
        _, other = desk.join(one.table, one.invite)
        people: list[Person] = []
        for seat, token in enumerate((one.token, other)):
            desk.sit(one.table, token, seat, f"Person {seat}")
            own = random.Random(rng.random())
            person = Person(lambda: server.address, one.table, token, seat, own)
            person.twice = seat == 1
            person.tickets, person.thinks = 0.05, 0.02
            people.append(person)
        if has_bot:
            desk.command(one.table, one.token, "seat_bot", seat=2, bot="medium")
        found.append((one, people))
    desk.close()
    return found


class Kills:
    """How often the server was killed, and in the middle of what."""

    def __init__(self) -> None:
        self.number = 0
        self.phases: set[str] = set()
        self.on_their_way = 0
        """Kills while a command was sent and not yet answered."""

    def note(self, people: list[Person]) -> None:
        """Note what everybody was doing when it happened."""
        self.number += 1
        seen = [person.last.view for person in people if person.last and person.last.choices]
        self.phases |= {view.phase for view in seen if view}
        self.on_their_way += any(len(person.sent) > len(person.done) for person in people)


async def kill_often(
    server: ServerProcess, people: list[Person], rng: random.Random, kills: Kills, most: int
) -> None:
    """Let people play while the server is killed and started again."""
    playing = [asyncio.create_task(person.play()) for person in people]
    while not all(person.last and person.last.view for person in people):
        await asyncio.sleep(0.005)
    commands = 2
    while kills.number < most and not all(task.done() for task in playing):
        await some_progress(people, rng.randrange(commands))
        await asyncio.sleep(rng.uniform(0, 0.05))
        server.kill()
        kills.note(people)
        await asyncio.to_thread(server.start)
        commands = COMMANDS
    for person in people:
        person.thinks = 0
    await asyncio.gather(*playing)


async def some_progress(people: list[Person], commands: int) -> None:
    """Wait until so many more commands are acknowledged."""
    done = sum(len(person.done) for person in people) + commands
    end = time.monotonic() + MOST_SECONDS
    while sum(len(person.done) for person in people) < done and time.monotonic() < end:
        await asyncio.sleep(0.005)


def play_through(most: int, folder: Path, bots: int = 0) -> Kills:
    """Play game after game through kills, and compare everything after each."""
    rng, kills = random.Random(f"{most} kills"), Kills()
    with (
        Nursery() as nursery,
        ForkedServer(nursery, sqlite_in(folder), folder, "--bot-workers", "1") as server,
    ):
        while kills.number < most:
            tables = open_tables(server, rng, bots)
            people = [person for _, two in tables for person in two]
            asyncio.run(kill_often(server, people, rng, kills, most))
            for one, two in tables:
                check_table(server, one, two)
    return kills


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    kills = play_through(KILLS, tmp_path)
    assert kills.number == KILLS
    assert {"first_keep", "turn", "second_card"} <= kills.phases
    assert kills.on_their_way > KILLS / 10, "some are in the middle of a commit"


def test_bots_play_through_kills(tmp_path: Path) -> None:
    """Every start brings a new process for them, which takes a second: fewer kills."""
    assert play_through(BOT_KILLS, tmp_path, bots=2).number == BOT_KILLS


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_or_doubled_in_a_long_time(tmp_path: Path) -> None:
    kills = play_through(SOAK_KILLS, tmp_path, bots=1)
    assert {"first_keep", "turn", "second_card", "keep", "tunnel"} <= kills.phases


def check_table(server: ServerProcess, one: Opened, people: list[Person]) -> None:
    """The log, what people were told and the record agree."""
    with Desk(server.address) as desk:
        wait_until(lambda: desk.table(one.table, one.token)["phase"] == "over")
        rows = log_of(server, one.table)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        check_commands(people, rows)
        record = verify(desk.record(one.table, one.token))
        assert [person.scenes[-1].table.result for person in people] == [record.result] * 2
        check_views(server, one.table, people)


def check_views(server: ServerProcess, table: str, people: list[Person]) -> None:
    """Whatever anybody was shown, by whichever process, is the state of the log at that number."""
    file = server.database.removeprefix("sqlite:///")
    database = sqlite3.connect(file)
    settings, nonce = database.execute(
        "SELECT settings, nonce FROM tables WHERE id = ?", (table,)
    ).fetchone()
    rows = database.execute(
        "SELECT number, time, player, command, entry FROM log WHERE table_id = ? ORDER BY number",
        (table,),
    ).fetchall()
    database.close()
    told = msgspec.json.decode(settings, type=TableSettings)
    state = TableState(table, edition(told.edition), told, nonce)
    shown = {
        (person.seat, scene.number): scene.view for person in people for scene in person.scenes
    }
    compared = 0
    for number, time_of, player, command, entry in rows:
        state.fold(Row(number, time_of, player, command, entry.encode()))
        for person in people:
            view = shown.get((person.seat, number))
            if view is not None and state.game:
                there = view_message(state.game.view(person.seat))
                assert msgspec.json.encode(view) == msgspec.json.encode(there)
                compared += 1
    assert compared > len(rows)


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
