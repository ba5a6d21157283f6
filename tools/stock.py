"""Stock: what a server costs that has much in store and little to do.

    python tools/stock.py --games 100000 --tables 10000

Measured are the start on a warm cache, with nothing in store and with much; lists of finished games
with every filter; the memory that dormant slow tables cost; and how long it takes to wake one. One
game of each kind is really played, its rows are then copied under other names.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import string
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from branchline.client.seat import RemoteSeat
from server.clients import Desk, choose
from server.processes import ServerProcess, sqlite_in, wait_until

ROWS = 120
"""Rows of a dormant table's log."""
PAUSE = 0.025
"""Seconds between requests, not counted: a server takes fifty a second from one address."""
CALLS = 40
"""Requests of a kind."""
WOKEN = 300
"""Tables that are woken one after another."""


async def play_for_a_while(address: str, table: str, token: str) -> None:
    """Play seat 0 against bots until the log is long enough."""
    rng, done = random.Random("stock"), 0
    async with RemoteSeat(address, table, token, 0) as seat:
        async for scene in seat:
            if scene.number >= ROWS:
                return
            if scene.choices and scene.number >= done:
                done = await seat.act(choose(scene.choices, rng))


def originals(server: ServerProcess) -> tuple[str, str]:
    """A finished game, and a slow one in which nobody does anything."""
    with Desk(server.address) as desk:
        over = desk.open(seats=4, visibility="listed")
        desk.command(over.table, over.token, "start", bot="easy")
        slow = desk.open(seats=4, visibility="listed", pace={"type": "slow", "days": 7})
        desk.sit(slow.table, slow.token, 0, "Ada")
        desk.command(slow.table, slow.token, "start", bot="easy")
        asyncio.run(play_for_a_while(server.address, slow.table, slow.token))
        wait_until(lambda: desk.table(slow.table)["awaited"] == [0])
        wait_until(lambda: desk.table(over.table)["phase"] == "over")
    return over.table, slow.table


def names(kind: str, number: int) -> list[str]:
    """Ids for copies, in no order."""
    rng = random.Random(kind)
    letters = string.ascii_lowercase + string.digits
    return ["".join(rng.choices(letters, k=12)) for _ in range(number)]


def copy_tables(
    database: sqlite3.Connection, original: str, copies: list[str], with_log: bool
) -> None:
    """Copies of a table; editions, seats and times of those without a log go round."""
    cursor = database.execute("SELECT * FROM tables WHERE id = ?", (original,))
    fields = [one[0] for one in cursor.description]
    row = dict(zip(fields, cursor.fetchone(), strict=True))
    keys = [key for (key,) in database.execute("SELECT DISTINCT edition FROM tables")]
    kinds = cycle(product([*keys, "europe", "nordic-countries", "northern-lights"], range(2, 5)))
    rows = []
    for number, name in enumerate(copies):
        new = {**row, "id": name, "changed": row["changed"] - number}
        if not with_log:
            new["edition"], new["seats"] = next(kinds)
        rows.append(tuple(new.values()))
    marks = ", ".join("?" * len(fields))
    database.executemany(f"INSERT INTO tables VALUES ({marks})", rows)
    if with_log:
        for kept in ("log", "players"):
            names_of = [one[1] for one in database.execute(f"PRAGMA table_info({kept})")][1:]
            rest = ", ".join(names_of)
            database.executemany(
                f"INSERT INTO {kept} SELECT ?, {rest} FROM {kept} WHERE table_id = ?",
                [(name, original) for name in copies],
            )


def memory(server: ServerProcess) -> float:
    """Megabytes that the process has in memory."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def work(server: ServerProcess) -> float:
    """Seconds of a core that the process has used, which others on the machine do not change."""
    assert server.process
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def timed(server: ServerProcess, calls: list[Callable[[], object]]) -> str:
    """How long calls take, in words."""
    spent, before = [], work(server)
    for call in calls:
        began = time.perf_counter()
        call()
        spent.append(1000 * (time.perf_counter() - began))
        time.sleep(PAUSE)
    own = 1000 * (work(server) - before) / len(calls)
    spent.sort()
    middle, p99 = spent[len(spent) // 2], spent[int(0.99 * (len(spent) - 1))]
    return f"median {middle:.1f} ms, p99 {p99:.1f} ms ({own:.1f} ms of work each)"


def start(server: ServerProcess) -> str:
    """Start it; how long that takes, in words."""
    began = time.perf_counter()
    server.start()
    return f"{time.perf_counter() - began:.2f} s ({work(server):.2f} s of work)"


def measure_lists(server: ServerProcess, desk: Desk) -> None:
    """Finished games by every filter, and a page far back."""
    path = "/api/tables?phase=over"
    far = desk.call("GET", path)["tables"][-1]["changed"] - 50_000
    for name, rest in (
        ("all", ""),
        ("an edition", "&edition=europe"),
        ("seats", "&seats=4"),
        ("both", "&edition=northern-lights&seats=3"),
        ("a page far back", f"&before={far}.a"),
        ("seats that nobody played with", "&seats=5"),
        ("nor this edition", "&edition=europe&seats=5"),
    ):
        spent = timed(server, [lambda rest=rest: desk.call("GET", path + rest)] * CALLS)
        print(f"  list, {name}: {spent}")


def measure(server: ServerProcess, folder: Path, games: int, tables: int) -> None:
    """Fill a store, start on it, ask, and print."""
    start(server)
    over, slow = originals(server)
    server.stop()
    print(f"start with nothing in store: {start(server)}")
    empty = memory(server)
    server.stop()
    dormant = names("slow", tables)
    with sqlite3.connect(folder / "tables.sqlite") as database:
        copy_tables(database, over, names("over", games), with_log=False)
        copy_tables(database, slow, dormant, with_log=True)
    database.close()
    size = (folder / "tables.sqlite").stat().st_size / (1 << 20)
    print(f"{games} finished games, {tables} dormant slow tables of {ROWS} rows: {size:.0f} MB")
    print(f"start with all of it in store: {start(server)}")
    full = memory(server)
    print(f"memory: {empty:.0f} MB without, {full:.0f} MB with the dormant tables")
    with Desk(server.address) as desk:
        measure_lists(server, desk)
        chosen = random.Random("wake").sample(dormant, min(WOKEN, len(dormant)))
        spent = timed(server, [lambda name=name: desk.table(name) for name in chosen])
        print(f"waking a dormant table: {spent}")
    print(f"memory with {len(chosen)} of them awake: {memory(server):.0f} MB")
    server.stop()


def main() -> None:
    """Measure in a folder of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=10_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(sqlite_in(Path(folder)), Path(folder), "--bot-workers", "1")
        try:
            measure(server, Path(folder), given.games, given.tables)
        finally:
            if server.process:
                server.kill()


if __name__ == "__main__":
    main()
