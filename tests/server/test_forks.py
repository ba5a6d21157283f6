"""Takebacks: a fork at another table, dealt anew from what the seat could know."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from branchline.editions.loading import edition
from branchline.errors import BadRecord
from branchline.game.positions import position_fields
from branchline.game.record import verify
from branchline.game.shuffle import verify_shuffle
from branchline.game.starts import StartPosition
from branchline.server.entries import Acted, BotSat, Forked, HostChanged, Sat, Started
from branchline.server.forks import beginning_of_fork
from branchline.server.protocol import Scene, TableSettings
from branchline.server.showing import scene, shuffle_of
from branchline.server.state import TableState
from server.clients import Desk, Person, Refusing, play_together
from server.processes import ServerProcess, sqlite_in, wait_until
from server.test_hints import solo_table
from server.test_leaks import act_of, folded, in_another_world
from server.test_leaving import offer, table_of_two

SEAT = 0


def solo_positions(key: str, seats: int) -> list[TableState]:
    """A person's table at moments of a game against bots, always before an action of hers."""
    rng = random.Random(f"forks {key} {seats}")
    state = TableState("origin", edition(key), TableSettings(key, seats), "nonce of the origin")
    bots = [BotSat(seat, "easy") for seat in range(1, seats)]
    folded(state, Sat(SEAT, 0, "Ada", "part"), *bots, Started())
    found: list[TableState] = []
    while state.awaited:
        assert state.game
        seat = rng.choice(state.awaited)
        if seat == SEAT and (rng.random() < 0.1 or state.game.phase != "turn"):
            found.append(state.clone())
        folded(state, Acted(seat, act_of(state.game, seat, rng)))
    return found


def forked(before: TableState, nonce: str = "nonce of the fork") -> TableState:
    fork = TableState("fork", before.edition, before.settings, nonce)
    return folded(fork, *beginning_of_fork(before, SEAT, before.number + 1, nonce))


def test_a_fork_depends_on_nothing_but_what_the_seat_could_know(table: tuple[str, int]) -> None:
    """The same entries come from every world that the seat cannot tell from the true one."""
    rng = random.Random(f"worlds {table}")
    positions = solo_positions(*table)
    assert len(positions) > 5
    for before in positions:
        assert before.game
        fork = forked(before)
        other = in_another_world(before, SEAT, rng)
        assert other.game
        assert position_fields(other.game.state) != position_fields(before.game.state)
        assert list(forked(other).steps) == list(fork.steps)
        assert fork.game
        view, known = fork.game.view(SEAT), before.game.view(SEAT)
        assert view.numbers() == known.numbers()
        assert SEAT in fork.awaited
        again = forked(before, "another nonce")
        assert again.game
        assert again.game.view(SEAT).numbers() == known.numbers()
        assert position_fields(again.game.state) != position_fields(fork.game.state)


def test_what_a_fork_sends_depends_on_nothing_hidden(table: tuple[str, int]) -> None:
    rng = random.Random(f"leaks of forks {table}")
    for before in solo_positions(*table)[:8]:
        fork = forked(before)
        for seat in (*range(len(fork.chairs)), None):
            other = in_another_world(fork, seat, rng)
            assert other.game
            start = position_fields(other.game.state)
            other.steps = [
                replace(step, entry=msgspec.structs.replace(step.entry, start=start))
                if isinstance(step.entry, Forked)
                else step
                for step in other.steps
            ]
            sent = msgspec.json.encode(scene(fork, seat, 0))
            assert msgspec.json.encode(scene(other, seat, 0)) == sent
            assert b'"entry":"forked"' in sent
            assert fork.nonce.encode() not in sent


def test_a_fork_has_the_same_people_under_the_same_names() -> None:
    state = TableState("origin", edition("europe"), TableSettings("europe", 4), "nonce")
    bots = (BotSat(3, "easy"), BotSat(0, "easy"), BotSat(2, "hard"))
    folded(state, *bots, Sat(1, 2, "Zoe", ""), HostChanged(2), Started())
    fork = TableState("fork", state.edition, state.settings, "other")
    folded(fork, *beginning_of_fork(state, 1, 6, "other"))
    assert len({chair.name for chair in map(fork.chair, range(4))}) == 4
    assert fork.chairs == state.chairs
    assert fork.host == 2
    assert shuffle_of(fork).is_fork
    assert not shuffle_of(state).is_fork


def taken_back(desk: Desk, table: str, token: str, **fields: object) -> str:
    body = {"seat": 0, **fields}
    return desk.call("POST", f"/api/tables/{table}/takeback", token, body)["table"]


def refused(desk: Desk, table: str, token: str, **fields: object) -> str:
    with pytest.raises(Refusing) as error:
        taken_back(desk, table, token, **fields)
    return error.value.args[0]["key"]


def looked(desk: Desk, table: str, token: str) -> Scene:
    """What seat 0 sees once it is to decide."""

    async def look() -> Scene:
        person = Person(lambda: desk.address, table, token, 0)
        async with await person.connect() as socket:
            while not (person.last and person.last.choices):
                await person.hear(socket)
            return person.last

    return asyncio.run(look())


def test_a_person_against_bots_takes_back_and_plays_on(server: ServerProcess, desk: Desk) -> None:
    table, token = solo_table(desk, visibility="listed")
    assert refused(desk, table, token) == "server-nothing-to-take-back"
    first = looked(desk, table, token)
    desk.command(
        table, token, "act", seat=0, action=f"keep {','.join(offer(desk, table, token, 0))}"
    )
    before = looked(desk, table, token)
    number = desk.command(table, token, "act", seat=0, action="blind")
    fork = taken_back(desk, table, token)
    info = desk.table(fork, token)
    assert info["fork"] == {"table": table, "number": number, "seat": 0}
    assert info["settings"]["visibility"] == "private"
    assert info["shuffle"]["is_fork"]
    assert looked(desk, fork, token).view == before.view
    assert desk.table(table, token)["number"] >= number, "the first table is as it was"
    earlier = taken_back(desk, fork, token)
    assert desk.table(earlier, token)["fork"]["table"] == table
    assert looked(desk, earlier, token).view == first.view, "back to the first tickets"
    [last] = play_together(Person(lambda: server.address, fork, token, 0, random.Random("fork")))
    assert last.table.result
    again = taken_back(desk, fork, token)
    assert desk.table(again, token)["phase"] == "playing", "after the end, too"


def test_a_finished_fork_has_a_record_and_a_replay(server: ServerProcess, desk: Desk) -> None:
    """And neither tells anything of the first game, which is still on."""
    table, token = solo_table(desk)
    rng = random.Random("replayed fork")
    kept = ",".join(offer(desk, table, token, 0))
    desk.command(table, token, "act", seat=0, action=f"keep {kept}")
    looked(desk, table, token)
    desk.command(table, token, "act", seat=0, action="blind")
    fork = taken_back(desk, table, token)
    assert refused_record(desk, fork, token) == "server-not-over"
    play_together(Person(lambda: server.address, fork, token, 0, rng))
    line = desk.record(fork, token)
    record = verify(line)
    assert verify_shuffle(line)
    assert isinstance(record.start, StartPosition)
    assert record.start.seat == 0
    raw = msgspec.json.decode(line)
    for lie in ({"shuffle": {**raw["shuffle"], "is_fork": False}}, {"seed": "another"}):
        with pytest.raises(BadRecord):
            verify_shuffle(msgspec.json.encode(raw | lie))
    replay = desk.call("GET", f"/api/tables/{fork}/replay", token)
    assert replay["start"] == raw["start"]
    assert len(replay["frames"]) == len(record.actions) + 1
    assert replay["frames"][0]["lines"][0]["sentence"].startswith("The game goes on")
    assert replay["scoring"]["seats"][0]["total"] == replay["result"]["scores"][0]["total"]
    assert desk.ask("GET", f"/api/tables/{fork}/position.svg?at=0", token).startswith(b"<svg")
    verified = desk.http.post("/api/verify", content=line).json()
    assert verified["shuffle"] is True
    kept_as = desk.http.post("/api/replays", content=line).json()["replay"]
    imported = desk.call("GET", f"/api/replays/{kept_as}")
    assert {**imported, "time": 0} == {**replay, "time": 0}
    assert refused_record(desk, table, token) == "server-not-over"
    info = desk.table(table, token)
    assert info["shuffle"]["commitment"] != raw["shuffle"]["commitment"]


def refused_record(desk: Desk, table: str, token: str) -> str:
    with pytest.raises(Refusing) as error:
        desk.record(table, token)
    return error.value.args[0]["key"]


def test_a_fork_is_there_after_a_crash(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        with Desk(server.address) as desk:
            table, token = solo_table(desk)
            kept = ",".join(offer(desk, table, token, 0))
            desk.command(table, token, "act", seat=0, action=f"keep {kept}")
            fork = taken_back(desk, table, token)
            server.kill()
        server.start()
        with Desk(server.address) as desk:
            wait_until(lambda: desk.table(fork, token)["awaited"] == [0])
            choices = looked(desk, fork, token).choices
            assert choices
            assert ",".join(choices.offer) == kept
            desk.command(fork, token, "act", seat=0, action=f"keep {kept}")


def test_nothing_is_taken_back_among_people_or_of_others(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    desk.command(table, ada, "act", seat=0, action=f"keep {','.join(offer(desk, table, ada, 0))}")
    assert refused(desk, table, ada) == "server-not-solo"
    solo, token = solo_table(desk)
    desk.command(solo, token, "act", seat=0, action=f"keep {','.join(offer(desk, solo, token, 0))}")
    assert refused(desk, solo, bo) == "server-no-table"
    assert refused(desk, solo, token, seat=1) == "server-not-your-seat"
    assert refused(desk, solo, token, number=1) == "server-nothing-to-take-back"
    assert refused(desk, solo, token, number=10_000) == "server-nothing-to-take-back"
    desk.command(solo, token, "resign", seat=0)
    assert refused(desk, solo, token) == "server-resigned"
