"""Nothing hidden leaves: what a seat is sent is the same, byte for byte, in every world that the
seat cannot tell from the true one."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from branchline.editions.loading import edition
from branchline.game.events import (
    Blind,
    BonusDraw,
    Deal,
    Event,
    Keep,
    Offer,
    RejectsShuffled,
    seen_by,
)
from branchline.game.game import Game, sample_world
from branchline.game.notation import format_action
from branchline.server.entries import Acted, AnyEntry, BotSat, Sat, Started, format_entry
from branchline.server.narrating import Reader, lines_behind
from branchline.server.protocol import TableSettings
from branchline.server.showing import (
    because,
    happened,
    scene,
    table_info,
    view_message,
    view_shown,
)
from branchline.server.state import TableState
from branchline.server.store import Row

READER = Reader("en", "board")
STEPS = 40
"""Rows between the positions whose whole log is compared."""
A_FEW = 5
SOAK_GAMES = 12


def folded(state: TableState, *entries: AnyEntry) -> TableState:
    for entry in entries:
        row = Row(state.number + 1, 1000 * state.number, None, None, format_entry(entry))
        state.fold(row)
    return state


def begun(key: str, seats: int, seed: str) -> TableState:
    state = TableState("table", edition(key), TableSettings(key, seats), seed)
    people = [Sat(seat, seat, f"Person {seat}", "") for seat in range(seats - 1)]
    return folded(state, *people, BotSat(seats - 1, "easy"), Started())


def positions(key: str, seats: int, seed: str, every: int = STEPS) -> Iterator[TableState]:
    """A table at moments all through a game; every third time, also where cards or tickets are
    offered."""
    rng = random.Random(seed)
    offers = 0
    state = begun(key, seats, seed)
    yield state
    while state.awaited:
        assert state.game
        seat = rng.choice(state.awaited)
        folded(state, Acted(seat, act_of(state.game, seat, rng)))
        is_offer = state.game.phase in ("first_keep", "tunnel", "keep")
        offers += is_offer
        if state.number % every == 0 or (is_offer and offers % 3 == 0):
            yield state
    yield state


def act_of(game: Game, seat: int, rng: random.Random) -> str:
    """Something that the seat may do, claims first."""
    legal = game.legal_actions(seat)
    shapes = [shape for shapes in legal.claims.values() for shape in shapes]
    if shapes and rng.random() < 0.7:
        shape = rng.choice(shapes)
        return format_action(shape.action(shape.sparing_bag(game.view(seat).hand)))
    return format_action(rng.choice(list(legal.sparing())))


def in_another_world(state: TableState, seat: int | None, rng: random.Random) -> TableState:
    """The same table with everything dealt anew that the seat cannot know."""
    assert state.game
    world = sample_world(state.game.view(seat), rng)
    world.players = state.game.players
    world.events = [permuted(event, seat) for event in state.game.events]
    world._first_keeps = state.game._first_keeps
    twin = state.clone()
    twin.game = world
    return twin


def permuted(event: Event, seat: int | None) -> Event:
    """The event with other cards and tickets where the seat cannot see them."""
    match event:
        case Deal(owner, cards) if owner != seat:
            return Deal(owner, tuple("red" for _ in cards))
        case Blind(owner, card) if owner != seat:
            return Blind(owner, "blue" if card == "red" else "red")
        case BonusDraw(owner, cards) if owner != seat:
            return BonusDraw(owner, tuple("red" for _ in cards))
        case Offer(owner, tickets) if owner != seat:
            return Offer(owner, tuple(reversed(tickets)))
        case Keep(owner, tickets, rejected) if owner != seat:
            return Keep(owner, tuple(f"{one}!" for one in tickets), rejected[::-1])
        case RejectsShuffled(tickets):
            return RejectsShuffled(tickets[::-1])
        case _:
            return event


def sent_to(state: TableState, seat: int | None) -> bytes:
    """Every byte of a scene with all that a client may ask for."""
    return msgspec.json.encode(scene(state, seat, 0, reader=READER, with_numbers=True))


def questions(state: TableState, rng: random.Random) -> list[str]:
    """Some of what a client may ask why it is not allowed."""
    assert state.game
    routes = rng.sample([route.id for route in state.edition.routes], 3)
    city = rng.choice(state.edition.cities).id
    cards = rng.choice(("red:1", "blue:2", "locomotive:3", "green:9"))
    ticket = rng.choice(state.edition.tickets).id
    return [
        *(f"claim {route}" for route in routes),
        *(f"claim {route} {cards}" for route in routes),
        f"station {city}",
        f"keep {ticket}",
        *("blind", "take 0", "tickets", "stop", "pass", "withdraw"),
    ]


def test_what_a_seat_is_sent_depends_on_nothing_hidden(table: tuple[str, int]) -> None:
    key, seats = table
    rng = random.Random(f"leaks {key} {seats}")
    compared = 0
    for state in positions(key, seats, f"leaks {key} {seats}"):
        if state.phase == "over":
            break
        for seat in (*range(seats), None):
            sent = sent_to(state, seat)
            assert state.game
            assert state.game.seed.encode() not in sent
            assert state.nonce.encode() not in sent
            other = in_another_world(state, seat, rng)
            shown = [happened(state, step, seat).entry for step in state.steps]
            for entry in shown:
                if isinstance(entry, Acted) and entry.seat != seat:
                    assert not entry.action.startswith("keep ") or entry.action == "keep hidden"
            assert sent_to(other, seat) == sent
            for question in questions(state, rng):
                told = because(state, seat, question, READER, "q")
                assert because(other, seat, question, READER, "q") == told
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("games", [1, pytest.param(SOAK_GAMES, marks=pytest.mark.soak)])
def test_what_a_seat_is_sent_as_it_happens_depends_on_nothing_hidden(
    table: tuple[str, int], games: int
) -> None:
    """After one row in five, in long sweeps after every single one, to everybody who looks:
    thousands of positions."""
    key, seats = table
    rng = random.Random(f"rows {key} {seats}")
    compared = 0
    for game in range(games):
        for state in positions(
            key, seats, f"rows {key} {seats} {game}", A_FEW if games == 1 else 1
        ):
            if state.phase == "over":
                break
            for seat in (*range(seats), None):
                other = in_another_world(state, seat, rng)
                assert tail_for(other, seat) == tail_for(state, seat)
            compared += 1
    assert compared > 20 * games


def tail_for(state: TableState, seat: int | None) -> bytes:
    """Every byte that somebody is sent who had seen all but the last row."""
    tail = scene(state, seat, state.number - 1, reader=READER, with_numbers=True)
    return msgspec.json.encode(tail)


def test_which_first_tickets_a_seat_has_kept_is_sent_to_that_seat_only() -> None:
    state = begun("europe", 3, "kept")
    assert state.game
    first, second, *others = state.game.offer(0)
    one = folded(state.clone(), Acted(0, f"keep {first},{second}"))
    other = folded(state.clone(), Acted(0, f"keep {','.join(others)}"))
    for seat in (1, 2, None):
        assert sent_to(one, seat) == sent_to(other, seat)
        assert scene(one, seat, 0).kept == ()
    for aids in (READER, None):
        assert scene(one, 0, 0, reader=aids).kept == (first, second)
        assert scene(other, 0, 0, reader=aids).kept == tuple(others)
    for seat in (1, 2):
        folded(one, Acted(seat, f"keep {','.join(state.game.offer(seat))}"))
    for seat in (0, 1, 2, None):
        assert scene(one, seat, 0).kept == ()


def test_what_is_made_once_for_all_is_what_each_seat_sees(table: tuple[str, int]) -> None:
    key, seats = table
    for state in positions(key, seats, f"shown {key} {seats}"):
        assert state.game
        for seat in (*range(seats), None):
            view = state.game.view(seat)
            assert view_shown(state, view) == view_message(view)
            assert table_info(state, (), seat) == table_info(state.clone(), (), seat)


def test_the_comparison_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.showing.seen_by", lambda event, seat: event)
    state = begun("europe", 2, "leak")
    sent = sent_to(state, 0)
    other = in_another_world(state, 0, random.Random(1))
    assert sent_to(other, 0) != sent
    assert seen_by(Blind(1, "red"), 0) == seen_by(Blind(1, "blue"), 0)


def test_the_comparison_finds_a_leak_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun("europe", 2, "leak")
    for seat in (1, 0):
        assert state.game
        folded(state, Acted(seat, format_action(state.game.legal_actions(seat)[0])))
    active = state.awaited[0]
    folded(state, Acted(active, "blind"))
    other = state.clone()
    assert other.game
    last = other.game.events[-1]
    assert isinstance(last, Blind)
    other.game.events[-1] = permuted(last, 1 - active)

    def told(table: TableState) -> object:
        return lines_behind(table, 1 - active, table.number - 1, READER)

    assert told(state) == told(other)
    monkeypatch.setattr("branchline.server.narrating.seen_by", lambda event, seat: event)
    assert told(state) != told(other)
