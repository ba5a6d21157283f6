"""Load: many live tables with scripted clients at a server of this machine, and what was promised.

    python tools/load.py --tables 250 --seats 4 --seconds 60

All clients are in this one process and share the machine's cores with the server. Counted is the
time from sending a command to the moment when the last client of its table has been shown its row.
The processor time that a command costs depends little on what else the machine does. Flat memory
is asked of ten minutes: --seconds 600.

At every table one seat at a time thinks, for --pause seconds in the mean, so 250 tables offer 250
commands in that time. The goal is asked at 300 commands a second; 0.7 seconds offer some 350, a
little more, so that it is met with room to spare and not by a queue.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from branchline.client.seat import RemoteSeat
from branchline.client.server import Server
from branchline.errors import ServerRefused
from branchline.server.protocol import Scene, Sit, SocketMessage
from server.clients import choose

WARM = 10.0
"""Seconds at the beginning that are not counted: a thousand sockets open, all choose tickets."""
GOAL_P99, GOAL_RATE = 0.100, 300.0
GOAL_GROWTH = 1.10
"""Memory at the end by memory when all tables were begun."""
PARTS = 20
"""Of the time, each told as it ends."""
TICK = os.sysconf("SC_CLK_TCK")


class LoadTable:
    """A table whose seats are all played from here."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sent: dict[int, float] = {}
        """When the command was sent that became each number."""
        self.shown: dict[int, int] = {}
        """How many clients were shown each number."""
        self.shown_at: dict[int, float] = {}
        self.doubled = 0
        self.refused = 0

    def note_shown(self, scene: Scene) -> None:
        """A client was shown what happened."""
        now = time.perf_counter()
        for row in scene.happened:
            self.shown[row.number] = self.shown.get(row.number, 0) + 1
            self.shown_at[row.number] = now

    def note_done(self, number: int, sent: float) -> None:
        """A command is done."""
        self.doubled += number in self.sent
        self.sent[number] = sent

    def delays(self, since: float, until: float) -> list[float]:
        """Seconds from command to the last client's event, for commands sent in this time."""
        return [
            self.shown_at[number] - sent
            for number, sent in self.sent.items()
            if since <= sent < until and self.shown.get(number) == self.seats
        ]

    def lost(self, until: float) -> int:
        """Commands that were done and that somebody was never shown."""
        return sum(
            self.shown.get(number, 0) < self.seats
            for number, sent in self.sent.items()
            if sent < until
        )


class LoadSeat(RemoteSeat):
    """A client that thinks for a while and then does something."""

    def __init__(
        self, address: str, table: str, token: str, seat: int, at: LoadTable, pause: float
    ) -> None:
        super().__init__(address, table, token, seat)
        self.at = at
        self.pause = pause
        self.rng = random.Random(f"{table} {seat}")

    async def hear(self, socket: ClientConnection) -> SocketMessage:
        """The next message; what it shows is noted."""
        message = await super().hear(socket)
        if isinstance(message, Scene):
            self.at.note_shown(message)
        return message

    async def stay(self) -> None:
        """Play until the game is over."""
        acted = 0
        async with self:
            while (scene := await self.scene()).table.phase != "over":
                if scene.choices and scene.number >= acted:
                    await asyncio.sleep(self.rng.expovariate(1 / self.pause) if self.pause else 0)
                    sent = time.perf_counter()
                    try:
                        acted = await self.act(choose(scene.choices, self.rng))
                        self.at.note_done(acted, sent)
                    except ServerRefused:
                        self.at.refused += 1


class Load:
    """All tables, and what was measured."""

    def __init__(self, address: str, seats: int, pause: float) -> None:
        self.address, self.seats, self.pause = address, seats, pause
        self.tables: list[LoadTable] = []
        self.server = Server(address)

    def open(self) -> list[LoadSeat]:
        """A table with all seats taken."""
        at = LoadTable(self.seats)
        self.tables.append(at)
        one = patiently(lambda: self.server.open("north-america", self.seats))
        for seat in range(self.seats):
            command = Sit(f"sit {seat}", seat, f"Seat {seat}")
            patiently(lambda command=command: self.server.do(one.table, one.token, command))
        return [
            LoadSeat(self.address, one.table, one.token, seat, at, self.pause)
            for seat in range(self.seats)
        ]

    async def play(self, people: list[LoadSeat]) -> None:
        """Play at one table after another."""
        while True:
            await asyncio.gather(*(person.stay() for person in people))
            people = await asyncio.to_thread(self.open)

    async def run(self, tables: int, seconds: float, pid: int) -> "Figures":
        """Let all tables play for a while."""
        seated = await asyncio.to_thread(lambda: [self.open() for _ in range(tables)])
        playing = [asyncio.create_task(self.play(people)) for people in seated]
        await asyncio.sleep(WARM)
        began, spent, own = time.perf_counter(), processor_time(pid), time.process_time()
        memory = [memory_of(pid)]
        then = began
        while (left := began + seconds - time.perf_counter()) > 0:
            before = machine_time() - processor_time(pid) - time.process_time()
            await asyncio.sleep(min(left, max(1.0, seconds / PARTS)))
            memory.append(memory_of(pid))
            others = machine_time() - processor_time(pid) - time.process_time() - before
            self.show_part(then - began, then, time.perf_counter(), others)
            then = time.perf_counter()
        until = time.perf_counter()
        figures = Figures(
            until - began, processor_time(pid) - spent, time.process_time() - own, memory
        )
        await asyncio.sleep(1)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        figures.failures = [str(one) for one in ended if isinstance(one, Exception)]
        figures.count(self.tables, began, until)
        return figures

    def show_part(self, second: float, since: float, until: float, others: float) -> None:
        """Print how a part of the time went, and how busy others kept the machine in it."""
        part = Figures(until - since, 0, 0, [])
        part.count(self.tables, since, until)
        print(
            f"{second:4.0f} s: {len(part.delays)} commands, p99 {1000 * part.part(0.99):.0f} ms; "
            f"others used {others / (until - since):.2f} cores",
            flush=True,
        )


class Figures:
    """What came out."""

    def __init__(self, seconds: float, server: float, clients: float, memory: list[int]) -> None:
        self.seconds, self.server, self.clients, self.memory = seconds, server, clients, memory
        self.failures: list[str] = []
        self.delays: list[float] = []
        self.lost = self.doubled = self.refused = 0

    def count(self, tables: list[LoadTable], began: float, until: float) -> None:
        """Take everything from the tables."""
        self.delays = sorted(delay for one in tables for delay in one.delays(began, until))
        self.lost = sum(one.lost(until) for one in tables)
        self.doubled = sum(one.doubled for one in tables)
        self.refused = sum(one.refused for one in tables)

    def part(self, share: float) -> float:
        """The delay that this share of the commands does not exceed."""
        return self.delays[int(share * (len(self.delays) - 1))] if self.delays else float("inf")

    def show(self) -> None:
        """Print figures, and which goals are met."""
        done = len(self.delays)
        rate, growth = done / self.seconds, self.memory[-1] / self.memory[0]
        cost = 1000 / max(1, done)
        print(f"{done} commands in {self.seconds:.0f} s; {self.refused} refused")
        print(
            f"processor time for a command: server {self.server * cost:.2f} ms, "
            f"all its clients {self.clients * cost:.2f} ms"
        )
        shown = ", ".join(f"{name} {1000 * self.part(share):.0f} ms" for name, share in SHARES)
        print(f"from command to the last client's event: {shown}")
        for failure in self.failures[:3]:
            print(f"a client failed: {failure}")
        goals = {
            f"{rate:.0f} commands/s (at least {GOAL_RATE:.0f})": rate >= GOAL_RATE,
            f"p99 {1000 * self.part(0.99):.0f} ms (at most {1000 * GOAL_P99:.0f})": (
                self.part(0.99) <= GOAL_P99
            ),
            f"{self.lost} lost, {self.doubled} doubled (none)": not self.lost + self.doubled,
            f"memory {self.memory[0] >> 20} to {self.memory[-1] >> 20} MiB (flat)": (
                growth <= GOAL_GROWTH
            ),
        }
        for goal, is_met in goals.items():
            print(f"{'met   ' if is_met else 'MISSED'} {goal}")


SHARES = (("median", 0.5), ("p90", 0.9), ("p99", 0.99))


def patiently(deed):
    """Do something, again when the server says that it is asked too often."""
    while True:
        try:
            return deed()
        except ServerRefused as error:
            if error.key != "server-busy":
                raise
        time.sleep(0.2)


def processor_time(pid: int) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def machine_time() -> float:
    """Seconds that all the machine's cores have been busy."""
    user, nice, system, _, _, interrupts, soft = map(
        int, Path("/proc/stat").read_text().split(maxsplit=8)[1:8]
    )
    return (user + nice + system + interrupts + soft) / TICK


def memory_of(pid: int) -> int:
    """Bytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def running_server() -> Iterator[tuple[str, int]]:
    """A server on a free port with a database of its own: its address and number."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--database", f"sqlite:///{folder}/tables.sqlite"]
        options += ["--bot-workers", "1", "--tables-per-address", "100000"]
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "branchline", "--lang", "en", "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout
            address = server.stdout.readline().split("serves at ")[1].split("/ ")[0]
            print(f"serving after {time.perf_counter() - began:.1f} s")
            try:
                yield address, server.pid
            finally:
                server.terminate()


def main() -> None:
    """Start a server, load it, stop it; print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=0.7, help="mean seconds that a seat thinks")
    given = parser.parse_args()
    with running_server() as (address, pid):
        load = Load(address, given.seats, given.pause)
        print(f"{given.tables} tables, {given.tables * given.seats} sockets", flush=True)
        figures = asyncio.run(load.run(given.tables, given.seconds, pid))
    figures.show()


if __name__ == "__main__":
    main()
