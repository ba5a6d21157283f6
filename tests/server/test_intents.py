"""Intents at slow tables: done when the turn begins, or dropped; known to their seat alone."""

import asyncio
import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from branchline.editions.edition import COLORS
from branchline.editions.loading import edition
from branchline.game.notation import format_action
from branchline.server.commands import Circumstances, entries_for
from branchline.server.entries import (
    Acted,
    AnyEntry,
    Dropped,
    Intended,
    Said,
    Sat,
    Started,
    format_entry,
)
from branchline.server.intents import carried_out
from branchline.server.listing import outline_of
from branchline.server.narrating import Reader
from branchline.server.pace import Slow
from branchline.server.protocol import Intend, Scene, TableSettings
from branchline.server.refusals import Refused
from branchline.server.showing import scene, table_info
from branchline.server.state import TableState
from branchline.server.store import Row
from server.clients import Desk, Person
from server.processes import ServerProcess, sqlite_in, wait_until
from server.test_leaks import act_of, folded
from server.test_leaving import key_of, offer, table_of_two

SLOW = {"type": "slow", "days": 1}
READER = Reader("en", "board")
AROUND = Circumstances(0, 5)
A_TAIL, A_WHOLE_LOG = 8, 24
"""Rows that are compared at every look, and steps between two looks at the whole log."""
A_LOOK = 3
"""Steps between two looks; in long sweeps every step is looked at."""


def begun(key: str, seats: int, nonce: str) -> TableState:
    """A slow table whose first tickets are chosen."""
    state = TableState("table", edition(key), TableSettings(key, seats, pace=Slow(1)), nonce)
    folded(state, *(Sat(seat, seat, f"Person {seat}", "") for seat in range(seats)), Started())
    assert state.game
    for seat in range(seats):
        folded(state, Acted(seat, f"keep {','.join(state.game.offer(seat))}"))
    return state


def claim_with(hand: Mapping[str, int]) -> str | None:
    """A claim on an empty board of Europe that a hand can pay, if there is one."""
    for route in edition("europe").routes:
        for color in COLORS:
            is_paid = hand.get(color, 0) >= route.length and route.color in ("gray", color)
            if is_paid and not route.tunnel and not route.locomotives:
                return f"claim {route.id} {color}:{route.length}"
    return None


def rich_table() -> tuple[TableState, int, str]:
    """A table where a seat that is not asked could claim something."""
    for number in range(50):
        state = begun("europe", 2, f"rich {number}")
        waiting = 1 - state.awaited[0]
        assert state.game
        claim = claim_with(state.game.view(waiting).hand)
        if claim:
            return state, waiting, claim
    raise AssertionError("no hand could pay")


def end_turn(state: TableState) -> TableState:
    """The asked seat draws two cards."""
    seat = state.awaited[0]
    return folded(state, Acted(seat, "blind"), Acted(seat, "blind"))


def test_what_was_intended_is_done_when_the_turn_begins() -> None:
    state, seat, claim = rich_table()
    folded(state, *entries_for(state, seat, Intend("1", seat, claim), AROUND))
    assert state.intents == {seat: claim}
    assert not state.is_due
    end_turn(state)
    assert state.is_due
    folded(state, *carried_out(state))
    assert state.game
    assert claim.split()[1] in state.game.view(seat).owners
    assert (state.intents, state.is_due) == ({}, False)


def test_what_is_not_allowed_any_more_is_dropped_and_the_seat_told_why() -> None:
    state, seat, claim = rich_table()
    folded(state, Intended(seat, claim))
    route = claim.split()[1]
    rival = state.awaited[0]
    assert state.game
    number = state.edition.route_numbers[route]
    state.game.state.owner[number] = rival
    end_turn(state)
    [dropped] = carried_out(state)
    assert isinstance(dropped, Dropped)
    assert (dropped.seat, dropped.action) == (seat, claim)
    assert dropped.rule.startswith("R-ALL-CLM")
    assert set(dropped.sentences) == {"en", "fr"}
    folded(state, dropped)
    assert state.intents == {}
    assert state.awaited == (seat,), "the seat decides itself"


def test_an_intent_can_be_changed_and_taken_away() -> None:
    state, seat, claim = rich_table()
    folded(state, Intended(seat, claim))
    assert entries_for(state, seat, Intend("2", seat, claim), AROUND) == [], "nothing new"
    [nothing] = entries_for(state, seat, Intend("3", seat, ""), AROUND)
    assert nothing == Intended(seat, "")
    folded(state, nothing)
    assert state.intents == {}
    assert entries_for(state, seat, Intend("4", seat, ""), AROUND) == []
    end_turn(state)
    assert not state.is_due


def test_whoever_waits_is_shown_what_can_be_intended_and_all_of_it_is_done() -> None:
    state, seat, claim = rich_table()
    shown = scene(state, seat, 0, reader=READER)
    assert shown.plans
    assert shown.plans.claims.keys() | shown.plans.station_cities
    assert not shown.plans.slots
    route = claim.split()[1]
    assert claim in {format_action(way.action()) for way in shown.plans.claims[route]}
    rival = state.awaited[0]
    assert scene(state, rival, 0, reader=READER).plans is None, "who is asked acts"
    assert scene(state, None, 0, reader=READER).plans is None
    assert scene(state, seat, 0).plans is None, "no aids were asked for"
    assert state.game
    [way, *_] = shown.plans.claims[max(shown.plans.claims)]
    wanted = format_action(way.action(way.sparing_bag(state.game.view(seat).hand)))
    folded(state, *entries_for(state, seat, Intend("1", seat, wanted), AROUND))
    end_turn(state)
    [done] = carried_out(state)
    assert done == Acted(seat, wanted)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("blind", "server-intent-other"),
        ("tickets", "server-intent-other"),
        ("claim nowhere-paris red:1", "server-intent-other"),
        ("nonsense", "server-bad-message"),
    ],
)
def test_only_claims_and_stations_can_be_intended(action: str, key: str) -> None:
    state, seat, _ = rich_table()
    with pytest.raises(Refused) as error:
        entries_for(state, seat, Intend("1", seat, action), AROUND)
    assert error.value.key == key


def test_whoever_is_asked_acts_and_whoever_plays_live_waits() -> None:
    state, seat, claim = rich_table()
    rival = state.awaited[0]
    for player, wanted in ((rival, "server-your-turn"), (seat, "server-not-your-seat")):
        with pytest.raises(Refused) as error:
            entries_for(state, player, Intend("1", rival, claim), AROUND)
        assert error.value.key == wanted


def at(state: TableState, time: int, entry: AnyEntry) -> None:
    state.fold(Row(state.number + 1, time, None, None, format_entry(entry)))


def two_tables(key: str, seats: int, rng: random.Random) -> Iterator[tuple[TableState, TableState]]:
    """The same game at two tables all the time; at the first of them seat 0 also intends things,
    which are done, dropped, changed and taken away."""
    state, twin = (begun(key, seats, "the same") for _ in range(2))
    for time in range(10**6, 10**6 + 120):
        assert state.game
        if not state.awaited:
            return
        [seat] = state.awaited
        if (seat != 0 or state.game.phase != "turn") and rng.random() < 0.4:
            route = rng.choice(state.edition.routes).id
            action = rng.choice(["", f"claim {route} red:1", f"claim {route} locomotive:9"])
            if action or 0 in state.intents:
                at(state, time, Intended(0, action))
                yield state, twin
        for entry in carried_out(state):
            at(state, time, entry)
            if isinstance(entry, Acted):
                at(twin, time, entry)
            yield state, twin
        if state.awaited:
            [seat] = state.awaited
            action = act_of(state.game, seat, rng)
            at(state, time, Acted(seat, action))
            at(twin, time, Acted(seat, action))
            yield state, twin


@pytest.mark.parametrize("every", [A_LOOK, pytest.param(1, marks=pytest.mark.soak)])
def test_nobody_else_learns_of_an_intent(table: tuple[str, int], every: int) -> None:
    """Not a byte that others are sent, nor a number, nor a time in a list, is another."""
    key, seats = table
    rng = random.Random(f"intents {key} {seats}")
    intended = 0
    for step, (state, twin) in enumerate(two_tables(key, seats, rng)):
        intended = len(state.private)
        last = twin.number
        is_whole = step % A_WHOLE_LOG == 0 or not state.awaited
        if step % every and not is_whole:
            continue
        tails = [(max(0, last - A_TAIL), READER), (last, READER)]
        for seat in (*range(1, seats), None):
            for seen, reader in [(0, None), *tails] if is_whole else tails:
                sent = msgspec.json.encode(scene(twin, seat, seen, reader=reader))
                assert msgspec.json.encode(scene(state, seat, seen, reader=reader)) == sent
        assert table_info(state) == table_info(twin)
        here, there = outline_of(state), outline_of(twin)
        assert (here.changed, here.status, here.summary) == (
            there.changed,
            there.status,
            there.summary,
        )
        if is_whole:
            assert len(scene(state, 0, 0).happened) == state.number, "its own seat sees all"
    assert intended > 20


def test_numbers_of_a_seat_have_no_gaps() -> None:
    rng = random.Random("gaps")
    for state, _ in two_tables("europe", 3, rng):
        for seat in (0, 1, None):
            numbers = [row.number for row in scene(state, seat, 0).happened]
            assert numbers == list(range(1, state.number_for(seat) + 1))


def slow_table(desk: Desk) -> tuple[str, list[str], int, str]:
    """A table of two in play where the seat that waits could claim something: the table, the
    tokens by seat, that seat, and the claim."""
    while True:
        table, *tokens = table_of_two(desk, pace=SLOW)
        for seat, token in enumerate(tokens):
            kept = ",".join(offer(desk, table, token, seat))
            desk.command(table, token, "act", seat=seat, action=f"keep {kept}")
        waiting = 1 - int(desk.table(table, tokens[0])["awaited"][0])
        view = looked(desk, table, tokens[waiting], waiting).view
        claim = claim_with(view.hand) if view else None
        if claim:
            return table, tokens, waiting, claim


def looked(desk: Desk, table: str, token: str, seat: int | None) -> Scene:
    async def look() -> Scene:
        person = Person(lambda: desk.address, table, token, seat)
        async with await person.connect() as socket:
            scene = await person.hear(socket)
            assert isinstance(scene, Scene)
            return scene

    return asyncio.run(look())


def test_an_intent_outlives_a_crash_and_is_done_by_the_server(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        with Desk(server.address) as desk:
            table, tokens, seat, claim = slow_table(desk)
            before = desk.table(table, tokens[0])["number"]
            desk.command(table, tokens[seat], "intend", seat=seat, action=claim)
            assert desk.table(table, tokens[0])["number"] == before, "nobody is told"
            server.kill()
        server.start()
        with Desk(server.address) as desk:
            desk.ids = 1000
            assert looked(desk, table, tokens[seat], seat).intent == claim
            assert looked(desk, table, tokens[1 - seat], 1 - seat).intent == ""
            for _ in range(2):
                desk.command(table, tokens[1 - seat], "act", seat=1 - seat, action="blind")
            wait_until(lambda: desk.table(table, tokens[0])["awaited"] == [1 - seat])
            last = looked(desk, table, tokens[seat], seat)
            assert last.view
            assert last.view.owners == {claim.split()[1]: seat}
            assert last.intent == ""


def test_others_get_no_scene_of_an_intent(desk: Desk) -> None:
    table, tokens, seat, claim = slow_table(desk)

    async def look() -> None:
        own = Person(lambda: desk.address, table, tokens[seat], seat)
        other = Person(lambda: desk.address, table, tokens[1 - seat], 1 - seat)
        mine, others = await own.connect(), await other.connect()
        await own.news(mine)
        first = await other.news(others)
        await asyncio.to_thread(
            desk.command, table, tokens[seat], "intend", seat=seat, action=claim
        )
        shown = await own.news(mine)
        assert [row.entry for row in shown.happened] == [Intended(seat, claim)]
        assert shown.intent == claim
        await asyncio.to_thread(desk.command, table, tokens[seat], "say", preset="hello")
        next_scene = await other.news(others)
        assert next_scene.number == first.number + 1
        assert [type(row.entry) for row in next_scene.happened] == [Said]
        await mine.close()
        await others.close()

    asyncio.run(look())


def test_a_live_table_takes_no_intents(desk: Desk) -> None:
    table, ada, _ = table_of_two(desk, pace={"type": "turn", "seconds": 60})
    claim = "claim london-dieppe-1 red:2"
    assert key_of(desk, table, ada, "intend", seat=0, action=claim) == "server-intent-live"
