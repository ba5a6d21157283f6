"""Leaving and returning: resign, out of time, replaced, back again; abort, rematch, a new host."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from branchline.game.events import End, PlayerChanged
from branchline.game.record import verify
from branchline.server.entries import Said
from branchline.server.protocol import Scene
from server.clients import Desk, Person, Refusing, play_together
from server.processes import ServerProcess, sqlite_in, wait_until


def table_of_two(desk: Desk, **settings: object) -> tuple[str, str, str]:
    """A table that two people play at: its id, and their tokens."""
    one = desk.open("europe", 2, **settings)
    _, other = desk.join(one.table, one.invite)
    desk.sit(one.table, one.token, 0, "Ada")
    desk.sit(one.table, other, 1, "Bo")
    wait_until(lambda: desk.table(one.table, other)["phase"] == "playing")
    return one.table, one.token, other


def key_of(desk: Desk, table: str, token: str, kind: str, **fields: object) -> str:
    with pytest.raises(Refusing) as error:
        desk.command(table, token, kind, **fields)
    return error.value.args[0]["key"]


def test_a_bot_plays_on_for_who_resigns_and_cannot_win(server: ServerProcess, desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    desk.command(table, bo, "resign", seat=1)
    assert key_of(desk, table, bo, "resign", seat=1) == "server-resigned"
    assert key_of(desk, table, bo, "return", seat=1) == "server-resigned"
    assert key_of(desk, table, bo, "act", seat=1, action="blind") == "server-bot-plays"
    person = Person(lambda: server.address, table, ada, 0, random.Random("resigned"))
    [last] = play_together(person)
    assert last.table.result
    assert last.table.result.winners == (0,)
    assert last.table.result.resigned == (1,)
    record = verify(desk.record(table, ada))
    assert PlayerChanged(1, "bot:medium", resigned=True) in record.events


def test_a_player_out_of_time_is_replaced_and_takes_the_seat_back(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk, pace={"type": "turn", "seconds": 5})
    info = desk.table(table, ada)
    assert set(info["deadlines"]) == {"0", "1"}
    desk.command(table, ada, "act", seat=0, action=f"keep {','.join(offer(desk, table, ada, 0))}")
    assert key_of(desk, table, ada, "replace", seat=1) == "server-in-time"
    assert key_of(desk, table, bo, "replace", seat=0) == "server-in-time"
    wait_until(lambda: is_replaced(desk, table, ada), 20)
    wait_until(lambda: desk.table(table, ada)["awaited"] in ([0], [1]))
    desk.command(table, bo, "return", seat=1)
    assert "bot" not in desk.table(table, bo)["seats"][1]


def is_replaced(desk: Desk, table: str, token: str) -> bool:
    """Whether the time of seat 1 was up and a bot sits there now."""
    try:
        desk.command(table, token, "replace", seat=1, bot="easy")
    except Refusing:
        return False
    assert desk.table(table, token)["seats"][1]["bot"] == "easy"
    return True


def offer(desk: Desk, table: str, token: str, seat: int) -> tuple[str, ...]:
    """The tickets that a seat is to choose from."""

    async def look() -> tuple[str, ...]:
        person = Person(lambda: desk.address, table, token, seat)
        async with await person.connect() as socket:
            scene = await person.hear(socket)
            assert isinstance(scene, Scene)
            assert scene.choices
            return scene.choices.offer

    return asyncio.run(look())


def test_the_host_may_abort_before_the_first_turn(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    assert key_of(desk, table, bo, "abort") == "server-not-host"
    desk.command(table, ada, "abort")
    assert desk.table(table, ada)["phase"] == "over"
    assert desk.table(table, ada)["result"] is None
    record = verify(desk.record(table, ada))
    assert record.events[-1] == End("abandoned")


def test_after_the_first_turn_it_is_too_late(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    for seat, token in enumerate((ada, bo)):
        kept = ",".join(offer(desk, table, token, seat))
        desk.command(table, token, "act", seat=seat, action=f"keep {kept}")
    assert key_of(desk, table, ada, "abort") == "server-too-late-to-abort"


def test_the_same_people_play_again_with_the_same_links(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    with pytest.raises(Refusing):
        desk.call("POST", f"/api/tables/{table}/rematch", ada)
    desk.command(table, ada, "abort")
    again = desk.call("POST", f"/api/tables/{table}/rematch", bo)["table"]
    assert desk.call("POST", f"/api/tables/{table}/rematch", ada)["table"] == again
    assert desk.table(table, ada)["rematch"] == again
    desk.sit(again, ada, 1, "Ada")
    desk.sit(again, bo, 0, "Bo")
    wait_until(lambda: desk.table(again, ada)["phase"] == "playing")
    old, new = (desk.table(one, ada)["shuffle"]["commitment"] for one in (table, again))
    assert old != new


def test_the_same_bots_sit_at_the_table_where_people_play_again(desk: Desk) -> None:
    one = desk.open("europe", 3)
    desk.command(one.table, one.token, "seat_bot", seat=2, bot="hard")
    desk.sit(one.table, one.token, 0, "Ada")
    desk.command(one.table, one.token, "start", bot="easy")
    desk.command(one.table, one.token, "abort")
    again = desk.call("POST", f"/api/tables/{one.table}/rematch", one.token)["table"]
    before, after = (desk.table(table, one.token)["seats"] for table in (one.table, again))
    assert after == [{"seat": 0}, *before[1:]]
    assert [seat["bot"] for seat in after[1:]] == ["easy", "hard"]
    desk.sit(again, one.token, 0, "Ada")
    wait_until(lambda: desk.table(again, one.token)["phase"] == "playing")


def test_a_restart_takes_nobodys_seat_or_time(tmp_path: Path) -> None:
    """The seats are there, and whoever was asked before has a minute to come back."""
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        with Desk(server.address) as desk:
            table, ada, bo = table_of_two(desk, pace={"type": "turn", "seconds": 5})
            before = desk.table(table, ada)
            kept = ",".join(offer(desk, table, bo, 1))
        server.kill()
        time.sleep(max(0.0, max(before["deadlines"].values()) / 1000 - time.time()) + 0.1)
        server.start()
        with Desk(server.address) as desk:
            desk.ids = 1000
            after = desk.table(table, bo)
            assert after["seats"] == before["seats"]
            assert after["number"] == before["number"]
            assert min(after["deadlines"].values()) > 1000 * time.time() + 50_000
            assert key_of(desk, table, ada, "replace", seat=1) == "server-in-time"
            desk.command(table, bo, "act", seat=1, action=f"keep {kept}")


def test_a_host_who_goes_passes_the_table_on_even_in_play(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    desk.command(table, ada, "pass_host", player=1)
    assert desk.table(table, ada)["host"] == 1
    assert key_of(desk, table, ada, "abort") == "server-not-host"
    desk.command(table, bo, "abort")


def test_people_say_ready_made_things_and_others_where_the_table_allows(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    desk.command(table, bo, "say", preset="well_played")
    assert key_of(desk, table, bo, "say", preset="rude_word") == "server-chat-off"
    assert key_of(desk, table, bo, "say", text="hello") == "server-chat-off"
    free, host, guest = table_of_two(desk, chat="free")
    desk.command(free, guest, "say", text=" hello\u202e\n there ")
    quiet, host, _ = table_of_two(desk, chat="off")
    assert key_of(desk, quiet, host, "say", preset="hello") == "server-chat-off"

    async def heard(at: str, token: str) -> list[Said]:
        person = Person(lambda: desk.address, at, token, None)
        async with await person.connect() as socket:
            scene = await person.hear(socket)
            assert isinstance(scene, Scene)
            return [row.entry for row in scene.happened if isinstance(row.entry, Said)]

    assert asyncio.run(heard(table, ada)) == [Said(1, preset="well_played")]
    assert asyncio.run(heard(free, guest)) == [Said(1, text="hello there")]


def test_a_seat_is_the_same_on_two_devices(desk: Desk) -> None:
    """Another socket with the same token sees the same, and both are told what happens next."""
    table, ada, bo = table_of_two(desk)

    async def both() -> None:
        first = Person(lambda: desk.address, table, ada, 0)
        second = Person(lambda: desk.address, table, ada, 0)
        one, two = await first.connect(), await second.connect()
        seen = await first.hear(one), await second.hear(two)
        assert seen[0] == seen[1]
        await asyncio.to_thread(desk.command, table, bo, "say", preset="hello")
        assert await first.hear(one) == await second.hear(two)
        await one.close()
        await two.close()

    asyncio.run(both())
