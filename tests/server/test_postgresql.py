"""Several processes on one PostgreSQL share tables; one that dies takes nothing with it."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import select

from branchline.editions.loading import edition
from branchline.game.record import parse_record, verify
from branchline.server.archive import Archive
from branchline.server.opening import open_database
from branchline.server.profiles import Profiles
from branchline.server.protocol import Scene
from branchline.server.ratings import Finish, Outcome
from branchline.server.refusals import Refused
from branchline.server.runs import SILENCE, begin_run, go_on
from branchline.server.schema import notices, runs
from branchline.server.store import Store, now_ms
from branchline.server.webhooks import Webhook, Webhooks
from server.clients import Desk, Person
from server.processes import ForkedServer, Nursery, ServerProcess, wait_until
from server.test_replays import played
from server.test_store import OUTLINE, TABLE, row, with_store

DONE_BEFORE = 60
"""Commands that are done when a process is killed."""


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


def test_imports_are_kept_on_postgresql(database: str) -> None:
    async def use(store: Store) -> None:
        archive = Archive(store)
        editions = {"nordic-countries": edition("nordic-countries")}
        lines = [played("nordic-countries", seed=seed) for seed in ("one", "two", "one")]
        names = [await archive.add(line, editions) for line in lines]
        assert names[0] == names[2] != names[1]
        assert {one.id for one in await archive.recent(None, None, 10)} == set(names)
        record = (await archive.find(names[1])).record
        assert record == parse_record(lines[1])
        with pytest.raises(Refused):
            await archive.find("\0")

    with_store(database, use)


@pytest.mark.parametrize("number", [2, 3])
def test_processes_share_tables_and_one_dies(database: str, tmp_path: Path, number: int) -> None:
    with ExitStack() as stack:
        nursery = stack.enter_context(Nursery())
        processes = [
            stack.enter_context(ForkedServer(nursery, database, tmp_path, "--bot-workers", "1"))
            for _ in range(number)
        ]
        tables, people = seated(processes)
        asyncio.run(play_and_kill(processes[0], people))
        with Desk(processes[-1].address) as desk:
            for table, token in tables:
                record = verify(desk.record(table, token))
                own = [person for person in people if person.table == table]
                assert len(own) == number
                for person in own:
                    assert person.last
                    assert person.last.table.result == record.result
                    assert order_of(person) == order_of(own[0]), "the same order everywhere"
                    assert len(set(person.done.values())) == len(person.done)
                    assert not [one for one in person.refused if one.rule]


def seated(processes: list[ForkedServer]) -> tuple[list[tuple[str, str]], list[Person]]:
    """Tables with their hosts' tokens, and a person for each process and a bot at each."""
    tables: list[tuple[str, str]] = []
    people: list[Person] = []
    with Desk(processes[0].address) as desk, Desk(processes[1].address) as other_desk:
        for key in ("europe", "north-america", "northern-lights"):
            one = desk.open(key, len(processes) + 1)
            tables.append((one.table, one.token))
            for seat in range(len(processes)):
                token = one.token if seat == 0 else other_desk.join(one.table, one.invite)[1]
                desk.sit(one.table, token, seat, f"Person {seat}")
                rng = random.Random(f"{key} {seat}")
                people.append(Person(where(processes, seat), one.table, token, seat, rng))
            desk.command(one.table, one.token, "seat_bot", seat=len(processes), bot="medium")
    return tables, people


def where(processes: list[ForkedServer], seat: int) -> Callable[[], str]:
    """The address of the process that a seat prefers, as long as it lives."""

    def address() -> str:
        own = processes[seat]
        return own.address if own.pid else processes[-1].address

    return address


async def play_and_kill(first: ForkedServer, people: list[Person]) -> None:
    """Let people play, and kill a process when a part of the game is over."""
    playing = [asyncio.create_task(person.play()) for person in people]
    while sum(len(person.done) for person in people) < DONE_BEFORE:
        await asyncio.sleep(0.01)
    first.kill()
    assert not any(task.done() for task in playing)
    await asyncio.gather(*playing)


def order_of(person: Person) -> list[tuple[int, int, str, int]]:
    """What happened, as far as it is the same for everybody."""
    return [
        (row.number, row.time, type(row.entry).__name__, len(row.events))
        for scene in person.scenes
        for row in scene.happened
    ]


def test_who_looks_is_known_at_other_processes_and_a_dead_one_is_forgotten(
    database: str, tmp_path: Path
) -> None:
    with (
        ServerProcess(database, tmp_path, "--bot-workers", "1") as first,
        ServerProcess(database, tmp_path, "--bot-workers", "1") as second,
        Desk(second.address) as desk,
    ):
        one = desk.open("europe", 2)
        _, other = desk.join(one.table, one.invite)
        desk.sit(one.table, one.token, 0, "Ada")
        ada = Person(lambda: first.address, one.table, one.token, 0)
        bo = Person(lambda: second.address, one.table, other, None)

        async def look() -> None:
            bos = await bo.connect()
            assert connected(await bo.hear(bos)) == [False, False]
            adas = await ada.connect()
            assert connected(await ada.hear(adas)) == [True, False]
            assert connected(await bo.hear(bos)) == [True, False]
            with ServerProcess(database, tmp_path, "--bot-workers", "1") as third:
                await asyncio.to_thread(wait_until, lambda: is_there(third, one.table, other), 5)
            await adas.close()
            assert connected(await bo.hear(bos)) == [False, False]
            adas = await ada.connect()
            assert connected(await bo.hear(bos)) == [True, False]
            first.kill()
            assert connected(await bo.hear(bos)) == [False, False]
            await bos.close()

        asyncio.run(look())


def connected(message: object) -> list[bool]:
    """Which seats' players look at the table."""
    assert isinstance(message, Scene)
    return [seat.connected for seat in message.table.seats]


def is_there(server: ServerProcess, table: str, token: str) -> bool:
    """Whether a process that has just begun knows that the player of seat 0 looks."""
    with Desk(server.address) as desk:
        return desk.table(table, token)["seats"][0].get("connected", False)


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


async def counted_twice(here: Profiles, there: Profiles) -> None:
    """Ten games of two profiles, each counted by two processes at the same time."""
    kept = [await here.known((await here.create(name))[1]) for name in ("Ada", "Bo")]
    outcomes: list[Outcome] = []
    for game in map(str, range(10)):
        ada, bo = [await here.claim(game, one) for one in kept]
        finishes = Finish(ada, 1, 50, True, False), Finish(bo, 2, 40, False, False)
        outcomes.append(Outcome(game, "europe", 2, finishes))
    await asyncio.gather(*(where.count(one) for one in outcomes for where in (here, there)))
    [line] = (await there.show("ada")).standings
    assert (line.games, line.won, line.rated) == (10, 10, 10)
    for one in kept:
        await there.delete(one)
    assert (await here.leaders("europe", 2)).leaders == ()


def with_two_stores(database: str, use: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Use a database as two processes would."""

    async def use_both(store: Store) -> None:
        other = Store(await open_database(database))
        other.writer.start()
        try:
            await use(store, other)
        finally:
            await other.close()

    with_store(database, use_both)


def test_two_processes_count_a_game_once(database: str) -> None:
    with_two_stores(database, lambda one, two: counted_twice(Profiles(one), Profiles(two)))


def test_a_process_beside_others_goes_on_with_their_run(database: str) -> None:
    async def use(store: Store, other: Store) -> None:
        now = now_ms()
        kept = [(1000, 2000), (3000, now - SILENCE - 1000)]
        async with store.database.writing.begin() as connection:
            await connection.execute(runs.delete())
            rows = [{"began": began, "ended": ended} for began, ended in kept]
            await connection.execute(runs.insert(), rows)
        both = await asyncio.gather(*(begin_run(one) for one in (store, other)))
        for uptime in both:
            assert len(uptime.gaps) == 2
            assert uptime.gaps[0] == (2000, 3000)
            assert now <= uptime.gaps[1][1] <= uptime.began
        assert both[0].gaps == both[1].gaps
        await go_on(other)
        async with store.reading() as connection:
            ends = [ended for _, ended in await connection.execute(select(runs))]
        assert ends[:2] == [2000, now - SILENCE - 1000]
        assert ends[2:] >= [max(uptime.began for uptime in both)]

    with_two_stores(database, use)


def test_a_notice_is_taken_by_one_of_two_processes(database: str) -> None:
    async def use(store: Store, other: Store) -> None:
        here, there = Webhooks(store), Webhooks(other)
        await here.set("hooked", 0, Webhook("https://example.org/", "first", "https://here"))
        await there.set("hooked", 0, Webhook("https://example.org/", "second", "https://here"))
        kept = await here.find("hooked", 0)
        assert kept is not None
        assert kept.secret == "second"
        row = {"table_id": "hooked", "seat": 0, "player": 0, "attempts": 0, "due": 0}
        rows = [{**row, "number": number} for number in range(40)]
        async with store.database.writing.begin() as connection:
            await connection.execute(notices.insert(), rows)
        taken = await asyncio.gather(*(where.take() for where in (here, there) * 5))
        numbers = sorted(notice.number for some in taken for notice in some)
        assert numbers == list(range(40))
        assert await there.take() == []
        [first, *_] = [notice for some in taken for notice in some]
        await there.finish(first, again=0)
        assert [(one.number, one.attempts) for one in await here.take()] == [(first.number, 2)]
        await there.remove("hooked", 0)
        assert await here.find("hooked", 0) is None

    with_two_stores(database, use)
