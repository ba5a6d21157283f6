"""Whose player looks at a table: shown to all who look, as soon as it changes."""

import asyncio
import time
from collections.abc import Callable

from branchline.server.presence import AWAY, LOST, TABLES, Presence, PresenceNews
from branchline.server.protocol import Scene
from server.clients import Desk, Person
from server.test_leaving import table_of_two


def connected(message: object) -> list[bool]:
    assert isinstance(message, Scene)
    return [seat.connected for seat in message.table.seats]


def test_a_seat_is_connected_while_its_player_looks(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    assert not any(seat.get("connected") for seat in desk.table(table, ada)["seats"])

    async def look() -> None:
        first = Person(lambda: desk.address, table, ada, 0)
        second = Person(lambda: desk.address, table, bo, 1)
        one = await first.connect()
        alone = await first.hear(one)
        assert connected(alone) == [True, False]
        two = await second.connect()
        assert connected(await second.hear(two)) == [True, True]
        both = await first.hear(one)
        assert connected(both) == [True, True]
        assert isinstance(both, Scene)
        assert both.happened == ()
        assert desk.table(table, ada)["seats"][1]["connected"]
        await two.close()
        assert connected(await first.hear(one)) == [True, False]
        await one.close()

    asyncio.run(look())


def test_a_player_with_two_devices_is_there_until_both_are_gone(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)

    async def look() -> None:
        watcher = Person(lambda: desk.address, table, bo, 1)
        eyes = await watcher.connect()
        await watcher.hear(eyes)
        phone, laptop = (Person(lambda: desk.address, table, ada, seat) for seat in (0, None))
        first, second = await phone.connect(), await laptop.connect()
        await phone.hear(first)
        await laptop.hear(second)
        assert connected(await watcher.hear(eyes)) == [True, True]
        await first.close()
        await asyncio.to_thread(desk.command, table, bo, "say", preset="hello")
        assert connected(await watcher.hear(eyes)) == [True, True]
        await second.close()
        assert connected(await watcher.hear(eyes)) == [False, True]
        await eyes.close()

    asyncio.run(look())


def test_spectators_who_come_and_go_disturb_nobody(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)

    async def look() -> None:
        first = Person(lambda: desk.address, table, ada, 0)
        eyes = await first.connect()
        await first.hear(eyes)
        _, guest = await asyncio.to_thread(desk.join, table, ada)
        spectator = Person(lambda: desk.address, table, guest, None)
        async with await spectator.connect() as others:
            assert connected(await spectator.hear(others)) == [True, False]
        await asyncio.to_thread(desk.command, table, bo, "say", preset="hello")
        scene = await first.hear(eyes)
        assert isinstance(scene, Scene)
        assert len(scene.happened) == 1, "the first news is what was said"
        await eyes.close()

    asyncio.run(look())


def test_who_looks_no_longer_is_away_after_a_while() -> None:
    now = 1000.0
    presence, other = joined(lambda: now)
    assert not presence.is_away("table", 3), "it may have looked at a process before this one"
    now += AWAY
    assert presence.is_away("table", 3)
    presence.enter("table", 3)
    presence.enter("table", 4)
    assert not presence.is_away("table", 3)
    now += AWAY
    presence.leave("table", 3)
    for one in (presence, other):
        now_there = one.is_away("table", 3), one.is_away("table", 4), one.is_away("table", 5)
        assert now_there == (False, False, True)
    now += AWAY - 1
    assert not presence.is_away("table", 3)
    now += 1
    for one in (presence, other):
        assert one.is_away("table", 3)
    presence.leave("table", 4)
    for one in (presence, other):
        assert one.is_away("table", 3), "also when it is noted no longer"
        assert not one.is_away("table", 4)


def joined(now: Callable[[], float] = time.monotonic) -> tuple[Presence, Presence]:
    """Two processes that hear each other at time 0."""
    one, other = Presence(now), Presence(now)
    one.tell = lambda news: other.hear(news, 0.0)
    other.tell = lambda news: one.hear(news, 0.0)
    return one, other


def test_processes_tell_each_other_who_looks() -> None:
    one, other = joined()
    changed: list[str] = []
    other.on_change = changed.append
    one.enter("table", 3)
    one.enter("table", 3)
    assert other.at("table") == {3}
    assert changed == ["table"], "a second socket of the same player is no news"
    other.enter("table", 4)
    assert one.at("table") == {3, 4}
    one.leave("table", 3)
    assert other.at("table") == {3, 4}
    one.leave("table", 3)
    assert other.at("table") == {4}


def test_a_process_that_comes_later_is_told_everything() -> None:
    old = Presence()
    tables = [f"table {number}" for number in range(2 * TABLES + 1)]
    for table in tables:
        old.enter(table, 0)
    new = Presence()
    new.tell = lambda news: old.hear(news, 0.0)
    old.tell = lambda news: new.hear(news, 0.0)
    new.begin_anew()
    assert all(new.at(table) == {0} for table in tables)


def test_a_process_that_is_silent_for_long_is_forgotten() -> None:
    one, other = joined()
    one.enter("table", 3)
    other.forget_lost(LOST)
    assert other.at("table") == {3}
    other.hear(PresenceNews(one.process), LOST)
    other.forget_lost(LOST + 1)
    assert other.at("table") == {3}, "it has said that it lives"
    changed: list[str] = []
    other.on_change = changed.append
    other.forget_lost(2 * LOST + 1)
    assert other.at("table") == frozenset()
    assert changed == ["table"]


def test_a_process_that_stops_says_so() -> None:
    one, other = joined()
    one.enter("table", 3)
    one.tell(PresenceNews(one.process, ends=True))
    assert other.at("table") == frozenset()
