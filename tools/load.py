"""Load: many live tables with scripted clients at a server of this machine.

    python tools/load.py --tables 50 --seats 4 --seconds 20

Every client is in this one process and shares its cores with the server, so figures are for both
together. Counted is the time from sending a command to the moment when the last client of its table
has been shown the event.
"""

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec

from branchline.game.legal import Choices
from server.clients import choose

WARM = 8.0
"""Seconds at the beginning that are not counted: a thousand sockets open, all choose tickets."""


class LoadTable:
    """A table whose seats are all played from here."""

    def __init__(self, table: str, token: str, seats: int, pause: float) -> None:
        self.table, self.token, self.seats, self.pause = table, token, seats, pause
        self.rng = random.Random(table)
        self.sent: dict[str, float] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Seats that think, or wait for the answer to their command."""
        self.last: dict[int, Any] = {}
        self.shown: dict[int, int] = {}
        self.shown_at: dict[int, float] = {}
        self.done: dict[str, int] = {}
        self.refused = 0
        self.is_over = False

    async def seat(self, address: str, seat: int, end: float) -> None:
        """Play one seat until the end of the measurement, or of the game."""
        path = f"{address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        async with connect(path, proxy=None, max_size=None) as socket:
            hello = {"type": "hello", "token": self.token, "seat": seat}
            await socket.send(json.dumps(hello))
            while time.monotonic() < end and not self.is_over:
                try:
                    line = await asyncio.wait_for(socket.recv(), max(0.1, end - time.monotonic()))
                except TimeoutError:
                    return
                await self.hear(socket, seat, json.loads(line))

    async def hear(self, socket: ClientConnection, seat: int, message: Any) -> None:
        """Note what was shown, and act if asked."""
        now = time.perf_counter()
        if message["type"] != "scene":
            self.thinking.pop(seat)
            if message["type"] == "done":
                self.done[message["id"]] = message["number"]
            else:
                self.refused += 1
            if self.last.get(seat, {}).get("number", 0) >= message.get("number", 1 << 30):
                self.think(socket, seat, self.last[seat])
        else:
            for row in message["happened"]:
                self.shown[row["number"]] = self.shown.get(row["number"], 0) + 1
                self.shown_at[row["number"]] = now
            self.is_over = message["table"]["phase"] == "over"
            self.last[seat] = message
            if seat not in self.thinking:
                self.think(socket, seat, message)

    def think(self, socket: ClientConnection, seat: int, scene: Any) -> None:
        """Begin to think if the seat is asked; it is not asked twice."""
        if scene["choices"]:
            choices = msgspec.convert(scene["choices"], Choices)
            acting = self.act(socket, seat, scene["number"], choices)
            self.thinking[seat] = asyncio.create_task(acting)

    async def act(self, socket: ClientConnection, seat: int, number: int, choices: Choices) -> None:
        """Think for a while, then do something."""
        await asyncio.sleep(self.rng.expovariate(1 / self.pause) if self.pause else 0)
        action, name = choose(choices, self.rng), f"{seat} {number}"
        body = {"type": "act", "id": name, "seat": seat, "action": action}
        self.sent[name] = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await socket.send(json.dumps(body))

    def delays(self, since: float) -> list[float]:
        """Seconds from command to the last client's event, where all were shown it; commands sent
        before `since`, while everybody was still sitting down, are left out."""
        return [
            self.shown_at[number] - self.sent[name]
            for name, number in self.done.items()
            if self.shown.get(number) == self.seats and self.sent[name] >= since
        ]


async def open_tables(address: str, tables: int, seats: int, pause: float) -> list[LoadTable]:
    """Tables with all seats taken by one client each."""
    found: list[LoadTable] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(tables):
            body = {"edition": "north-america", "seats": seats}
            opened = (await _patiently(http, "/api/tables", body, "")).json()
            for seat in range(seats):
                sit = {"type": "sit", "id": f"sit {seat}", "seat": seat, "name": f"Seat {seat}"}
                path = f"/api/tables/{opened['table']}/commands"
                await _patiently(http, path, sit, opened["token"])
            found.append(LoadTable(opened["table"], opened["token"], seats, pause))
    return found


async def _patiently(http: httpx.AsyncClient, path: str, body: Any, token: str) -> httpx.Response:
    """Ask again when the server says that it is asked too often."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    while True:
        answer = await http.post(path, json=body, headers=headers)
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            return answer.raise_for_status()
        await asyncio.sleep(0.2)


async def measure(address: str, tables: int, seats: int, seconds: float, pause: float) -> None:
    """Let all tables play, then print."""
    all_tables = await open_tables(address, tables, seats, pause)
    end = time.monotonic() + seconds
    began = time.perf_counter()
    await asyncio.gather(
        *(one.seat(address, seat, end) for one in all_tables for seat in range(seats))
    )
    spent = time.perf_counter() - began
    delays = sorted(delay for one in all_tables for delay in one.delays(began + WARM))
    done = sum(len(one.done) for one in all_tables)
    doubled = sum(len(one.done) - len(set(one.done.values())) for one in all_tables)
    print(f"{tables} tables, {tables * seats} sockets, {done} commands in {spent:.1f} s")
    refused = sum(one.refused for one in all_tables)
    print(f"{done / spent:.0f} commands/s; {doubled} doubled, {refused} refused")
    for name, part in (("median", 0.5), ("p90", 0.9), ("p99", 0.99)):
        print(f"{name} {1000 * delays[int(part * (len(delays) - 1))]:.0f} ms")


def main() -> None:
    """Start a server on a free port, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=0.5, help="mean seconds that a seat thinks")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        options = ["--port", "0", "--database", database, "--bot-workers", "1"]
        options += ["--tables-per-address", "100000"]
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "branchline", "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout
            address = server.stdout.readline().split("serves at ")[1].split("/ ")[0]
            print(f"serving after {time.perf_counter() - began:.1f} s")
            try:
                asyncio.run(measure(address, given.tables, given.seats, given.seconds, given.pause))
                memory = Path(f"/proc/{server.pid}/status").read_text()
                print(next(line for line in memory.splitlines() if line.startswith("VmRSS")))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
