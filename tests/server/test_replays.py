"""Finished games over HTTP: scoring, replays, imports, positions, many records at once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import msgspec
import pytest

from branchline.editions.loading import edition
from branchline.game.events import Blind
from branchline.game.game import Game
from branchline.game.record import parse_record, record_of, verify
from branchline.server import archive
from branchline.server.archive import Archive
from branchline.server.opening import open_database
from branchline.server.refusals import Refused
from branchline.server.replaying import Replay
from branchline.server.store import Store
from branchline.table.seating import seat_bots
from branchline.table.table import Table
from server.clients import Desk, Refusing
from server.processes import ServerProcess, sqlite_in, wait_until

EDITIONS = ("north-america", "europe", "nordic-countries", "northern-lights")


def played(key: str, seats: int = 2, seed: str = "replay") -> bytes:
    """The record of a game between bots."""
    game = Game(key, seats, seed=f"{seed} {key}")
    Table(game, seat_bots(game, ["greedy"] * seats)).run()
    return record_of(game).to_json()


@pytest.fixture(scope="module")
def over(server: ServerProcess) -> Iterator[tuple[str, str]]:
    """A private table whose game is over, and a token for it."""
    with Desk(server.address) as desk:
        one = desk.open("europe", 3)
        desk.command(one.table, one.token, "start", bot="easy")
        wait_until(lambda: desk.table(one.table, one.token)["phase"] == "over")
        yield one.table, one.token


def import_line(desk: Desk, line: bytes) -> Any:
    answer = desk.http.post("/api/replays", content=line)
    if answer.is_error:
        raise Refusing(answer.json(), answer.status_code)
    return answer.json()


def replay_at(desk: Desk, path: str, token: str = "") -> Replay:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return msgspec.json.decode(desk.http.get(path, headers=headers).content, type=Replay)


def test_the_score_of_a_table_adds_up(desk: Desk, over: tuple[str, str]) -> None:
    table, token = over
    scored = desk.call("GET", f"/api/tables/{table}/scoring?language=fr", token)
    result = desk.table(table, token)["result"]
    assert scored["winners"] == result["winners"]
    for seat, score in zip(scored["seats"], result["scores"], strict=True):
        assert sum(one["points"] for one in seat["lengths"]) == seat["routes"] == score["routes"]
        tickets = sum(
            one["points"] if one["completed"] else -one["points"] for one in seat["tickets"]
        )
        bonuses = sum(seat["bonuses"].values())
        assert seat["routes"] + tickets + seat["stations"] + bonuses == seat["total"]
        assert seat["total"] == score["total"]
        assert all(bool(one["connection"]) == one["completed"] for one in seat["tickets"])
        assert seat["longest"]["length"] == score["longest_path"]
    [bonus] = scored["bonuses"]
    assert bonus["counts"] == [score["longest_path"] for score in result["scores"]]
    assert scored["verdict"][-1].endswith((".", "!"))


def test_a_private_game_is_scored_and_replayed_for_those_with_its_link(
    desk: Desk, over: tuple[str, str]
) -> None:
    table, token = over
    for path in ("scoring", "replay", "position.svg"):
        assert desk.http.get(f"/api/tables/{table}/{path}").status_code == 404
    answer = desk.http.get(
        f"/api/tables/{table}/replay", headers={"Authorization": f"Bearer {token}"}
    )
    assert answer.headers["cache-control"].startswith("private")
    assert answer.headers["content-encoding"] == "gzip"
    replay = msgspec.json.decode(answer.content, type=Replay)
    assert replay.shuffle
    assert replay.shuffle.nonce
    record = parse_record(desk.record(table, token))
    check_replay(replay, record)
    assert record.result
    assert replay.frames[0].longest == (0, 0, 0)
    assert replay.frames[-1].longest == tuple(one.longest_path for one in record.result.scores)


def check_replay(replay: Replay, record: Any) -> None:
    """A replay has everything of its record."""
    assert [event for frame in replay.frames for event in frame.events] == list(record.events)
    assert [(frame.seat, frame.action) for frame in replay.frames[1:]] == list(record.actions)
    assert replay.result == record.result
    assert replay.scoring
    assert [one.total for one in replay.scoring.seats] == [
        one.total for one in record.result.scores
    ]
    assert [one.routes for one in replay.scoring.seats] == list(replay.frames[-1].points)
    assert all(frame.number == number for number, frame in enumerate(replay.frames))
    ids = [line.id for frame in replay.frames for line in frame.lines]
    assert len(ids) > len(record.actions) / 2


def test_a_running_game_has_no_score_and_no_replay(desk: Desk) -> None:
    one = desk.open("europe", 2)
    desk.command(one.table, one.token, "seat_bot", seat=1, bot="easy")
    desk.sit(one.table, one.token, 0, "Ada")
    wait_until(lambda: desk.table(one.table, one.token)["phase"] == "playing")
    for path in ("scoring", "replay", "position.svg", "record"):
        with pytest.raises(Refusing) as error:
            desk.call("GET", f"/api/tables/{one.table}/{path}", one.token)
        assert error.value.args[0]["key"] == "server-not-over"


@pytest.mark.parametrize("key", EDITIONS)
def test_an_imported_record_is_replayed_in_words(desk: Desk, key: str) -> None:
    line = played(key)
    name = import_line(desk, line)["replay"]
    assert import_line(desk, line)["replay"] == name, "the same record is kept once"
    replay = replay_at(desk, f"/api/replays/{name}?language=fr&names=en")
    check_replay(replay, parse_record(line))
    assert replay.shuffle is None
    told = [line.sentence for frame in replay.frames for line in frame.lines]
    assert any(" prend " in sentence for sentence in told)
    [found] = [one for one in desk.call("GET", "/api/replays")["replays"] if one["replay"] == name]
    assert found["edition"] == key
    assert found["players"] == ["Seat 1", "Seat 2"]
    others = desk.call("GET", "/api/replays?edition=tiny")["replays"]
    assert name not in [one["replay"] for one in others]


def test_a_replay_through_the_eyes_of_a_seat_tells_no_more_than_the_seat_knew(desk: Desk) -> None:
    name = import_line(desk, played("europe", seed="eyes"))["replay"]
    whole = replay_at(desk, f"/api/replays/{name}")
    seen = replay_at(desk, f"/api/replays/{name}?seat=1")
    assert [frame.events for frame in seen.frames] == [frame.events for frame in whole.frames]
    drawn = [
        (event.seat, number)
        for number, frame in enumerate(whole.frames)
        for event in frame.events
        if isinstance(event, Blind)
    ]
    assert {seat for seat, _ in drawn} == {0, 1}
    for seat, number in drawn:
        told, known = whole.frames[number].lines, seen.frames[number].lines
        assert (told == known) is (seat == 1)
    with pytest.raises(Refusing) as error:
        desk.call("GET", f"/api/replays/{name}?seat=2")
    assert error.value.args[0]["key"] == "server-bad-message"


def test_a_replay_has_its_time_and_an_import_its_record(desk: Desk, over: tuple[str, str]) -> None:
    table, token = over
    time = replay_at(desk, f"/api/tables/{table}/replay", token).time
    assert time > 1_700_000_000_000
    assert desk.table(table, token)["ended"] == time
    line = played("europe", seed="kept")
    name = import_line(desk, line)["replay"]
    assert replay_at(desk, f"/api/replays/{name}").time > 1_700_000_000_000
    kept = desk.http.get(f"/api/replays/{name}/record")
    assert kept.content == line + b"\n"
    assert kept.headers["content-type"].startswith("application/x-ndjson")
    assert desk.http.get(f"/api/replays/{'0' * 16}/record").status_code == 404


def test_a_position_is_drawn(desk: Desk, over: tuple[str, str]) -> None:
    line = played("europe", seed="drawn")
    name = import_line(desk, line)["replay"]
    record = parse_record(line)
    texts: list[str] = []
    for at in (0, len(record.actions) // 2, len(record.actions)):
        path = f"/api/replays/{name}/position.svg?at={at}&names=fr&language=en&theme=dark"
        answer = desk.http.get(path)
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")
        assert 'data-theme="dark"' in answer.text
        texts.append(answer.text)
    assert len(set(texts)) == 3
    assert desk.http.get(f"/api/replays/{name}/position.svg").status_code == 200
    beyond = desk.http.get(f"/api/replays/{name}/position.svg?at={len(record.actions) + 1}")
    assert beyond.status_code == 400
    table, token = over
    headers = {"Authorization": f"Bearer {token}"}
    drawn = desk.http.get(f"/api/tables/{table}/position.svg?at=20", headers=headers)
    assert "europe-wagon" in drawn.text


def spoilt(line: bytes) -> dict[str, bytes]:
    """Records that are not right."""
    fields = msgspec.json.decode(line)
    shorter = {**fields, "events": fields["events"][:-1], "result": None}
    running = {
        **fields,
        "actions": fields["actions"][:20],
        "events": fields["events"][:20],
        "result": None,
    }
    return {
        "nothing": b"",
        "no JSON": b"{",
        "nested": b"[" * 100_000,
        "another format": b'{"format": "chess"}',
        "another edition": msgspec.json.encode({**fields, "edition": "atlantis"}),
        "another hash": msgspec.json.encode({**fields, "edition_hash": "0"}),
        "another seed": msgspec.json.encode({**fields, "seed": "mine"}),
        "cut off": msgspec.json.encode(shorter),
        "running": msgspec.json.encode(running),
        "a wrong shuffle": msgspec.json.encode({**fields, "shuffle": {"commitment": "x"}}),
        "a player": msgspec.json.encode(
            {**fields, "seats": [{"name": "x", "player": "nobody"}] * len(fields["seats"])}
        ),
    }


@pytest.mark.parametrize("kind", spoilt(played("europe")))
def test_a_record_that_is_not_right_is_not_kept(desk: Desk, kind: str) -> None:
    before = desk.call("GET", "/api/replays")
    with pytest.raises(Refusing) as error:
        import_line(desk, spoilt(played("europe"))[kind])
    assert error.value.args[1] in (400, 404, 409)
    assert error.value.args[0]["key"].startswith("server-")
    assert desk.call("GET", "/api/replays") == before


def test_a_record_that_is_too_large_is_not_read(desk: Desk) -> None:
    answer = desk.http.post("/api/replays", content=b" " * 2_000_000)
    assert answer.status_code == 413


def test_names_of_an_imported_record_are_harmless(desk: Desk) -> None:
    game = Game("europe", ["Ada\x1b[2J\u202e", "<b>Bo</b>" * 20], seed="names")
    Table(game, seat_bots(game, ["greedy"] * 2)).run()
    name = import_line(desk, record_of(game).to_json())["replay"]
    [found] = [one for one in desk.call("GET", "/api/replays")["replays"] if one["replay"] == name]
    assert found["players"][0] == "Ada[2J"
    assert len(found["players"][1]) <= 24
    replay = replay_at(desk, f"/api/replays/{name}")
    assert "\x1b" not in replay.players[0].name
    assert [one.name for one in replay.players] == found["players"]
    assert not any("\x1b" in line.sentence for frame in replay.frames for line in frame.lines)
    assert "<b>Bo" not in desk.http.get(f"/api/replays/{name}/position.svg").text


def test_an_unknown_replay_is_said(desk: Desk) -> None:
    for path in ("/api/replays/nothing", "/api/replays/x", "/api/replays/nothing/position.svg"):
        with pytest.raises(Refusing) as error:
            desk.call("GET", path)
        assert error.value.args[0]["key"] == "server-no-replay"


def test_many_records_are_exported_and_every_one_is_right(tmp_path: Path) -> None:
    with (
        ServerProcess(sqlite_in(tmp_path), tmp_path) as server,
        Desk(server.address) as desk,
    ):
        tables: list[str] = []
        for key in ("europe", "nordic-countries", "nordic-countries"):
            one = desk.open(key, 2, visibility="listed")
            desk.command(one.table, one.token, "start", bot="easy")
            wait_until(lambda one=one: desk.table(one.table)["phase"] == "over")
            tables.append(one.table)
        hidden = desk.open("nordic-countries", 2)
        desk.command(hidden.table, hidden.token, "start", bot="easy")
        wait_until(lambda: desk.table(hidden.table, hidden.token)["phase"] == "over")
        running = desk.open("nordic-countries", 2, visibility="listed")
        desk.command(running.table, running.token, "seat_bot", seat=1, bot="easy")
        desk.sit(running.table, running.token, 0, "Ada")
        lines = desk.http.get("/api/records").content.splitlines()
        assert len(lines) == 3
        for line in lines:
            assert verify(line).result is not None
        marks = [msgspec.json.decode(line)["mark"] for line in lines]
        assert [mark.partition(".")[2] for mark in marks] == tables[::-1]
        plain = [desk.record(table) for table in tables[::-1]]
        assert [parse_record(line) for line in lines] == [parse_record(line) for line in plain]
        nordic = desk.http.get("/api/records?edition=nordic-countries&most=1").content.splitlines()
        assert nordic == lines[:1]
        rest = desk.http.get(f"/api/records?before={marks[0]}").content.splitlines()
        assert rest == lines[1:]
        for line in lines:
            assert desk.http.post("/api/replays", content=line).status_code == 201
        listed = desk.call("GET", "/api/replays")["replays"]
        assert [one["table"] for one in listed if one["table"]] == tables[::-1]
        assert len([one for one in listed if one["replay"]]) == 3


def test_a_client_may_not_import_or_export_without_end(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path) as server:
        statuses = [
            httpx.post(f"{server.address}/api/replays", content=b"{}").status_code
            for _ in range(80)
        ]
        assert statuses[0] == 400
        assert statuses[-1] == 429
        exports = [httpx.get(f"{server.address}/api/records").status_code for _ in range(12)]
        assert exports[0] == 200
        assert exports[-1] == 429


def test_only_so_many_imports_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "IMPORTS", 2)
    editions = {"nordic-countries": edition("nordic-countries")}
    lines = [played("nordic-countries", seed=str(number)) for number in range(4)]

    async def run() -> None:
        store = Store(await open_database(sqlite_in(tmp_path)))
        store.writer.start()
        kept = Archive(store)
        names: list[str] = []
        for line in lines:
            names.append(await kept.add(line, editions))
            await asyncio.sleep(0.005)
        recent = await kept.recent(None, None, 50)
        assert [one.id for one in recent] == names[:1:-1]
        with pytest.raises(Refused):
            await kept.find(names[0])
        record = (await kept.find(names[-1])).record
        assert record == parse_record(lines[-1])
        await store.close()

    asyncio.run(run())
