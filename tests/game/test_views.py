"""Nothing a seat may not know passes its view."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.engine import load
from branchline.engine.rules import records
from branchline.game.events import HIDDEN_CARD
from branchline.game.game import Game, sample_world
from branchline.game.view import view_of
from conftest import TABLES, TINY
from policies import POLICIES

codes = load("plain").rules.codes


def play_some(key: str, seats: int, seed: int, decisions: int, temper: str) -> Game:
    """A game after so many decisions, or at its end."""
    game = Game(key, seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        game.decide(POLICIES[temper](game, game.decisions(), rng))
    return game


def permute_hidden(state: Any, edition: Any, seat: int, rng: random.Random) -> None:
    """Deal everything that the seat may not know anew: unseen cards, tickets, generator."""
    others = [other for other in range(state.seats) if other != seat]
    pool: list[int] = []
    for card in range(codes.CARDS):
        pool += [card] * state.deck.card[card]
        state.deck.card[card] = 0
        for other in others:
            me = state.seat[other]
            pool += [card] * (me.hand.card[card] - me.known.card[card])
            me.hand.card[card] = me.known.card[card]
    rng.shuffle(pool)
    for other in others:
        me = state.seat[other]
        for _ in range(me.hand.total - me.known.total):
            me.hand.card[pool.pop()] += 1
        since = [me.since.card[card] for card in range(codes.CARDS)]
        rng.shuffle(since)
        for card in range(codes.CARDS):
            me.since.card[card] = since[card]
    for card in pool:
        state.deck.card[card] += 1
    permute_tickets(state, edition, seat, rng)
    for word in range(4):
        state.rng[word] = rng.getrandbits(32)


def permute_tickets(state: Any, edition: Any, seat: int, rng: random.Random) -> None:
    """Exchange the tickets whose places the seat does not know."""
    own = {seat, codes.OFFERED + seat}
    known = {seat, seat + codes.AMONG_REJECTS}
    hidden = [
        ticket
        for ticket in range(len(edition.tickets))
        if state.ticket_place[ticket] not in own and state.ticket_known[ticket] not in known
    ]
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    new = dict(zip(hidden, shuffled, strict=True))
    place = {new[ticket]: state.ticket_place[ticket] for ticket in hidden}
    knows = {new[ticket]: state.ticket_known[ticket] for ticket in hidden}
    for ticket in hidden:
        state.ticket_place[ticket], state.ticket_known[ticket] = place[ticket], knows[ticket]
    for index, ticket in enumerate(state.ticket_deck):
        state.ticket_deck[index] = new.get(ticket, ticket)
    for other in range(state.seats):
        if other != seat:
            offer = state.seat[other].offer
            for index, ticket in enumerate(offer):
                offer[index] = new.get(ticket, ticket)


@settings(max_examples=60, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (TINY, 2), (TINY, 3)]),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 250),
    temper=st.sampled_from(sorted(POLICIES)),
    seat=st.integers(0, 4),
)
def test_hidden_information_never_changes_a_view(
    table: tuple[str, int], seed: int, decisions: int, temper: str, seat: int
) -> None:
    """R-ALL-INF-2: deal all hidden cards and tickets anew, and the view stays the same."""
    key, seats = table
    seat %= seats
    game = play_some(key, seats, seed, decisions, temper)
    if game.is_over:
        return
    before = game.view(seat)
    state = records.copy_record(game.state, records.STATE)
    permute_hidden(state, game.edition, seat, random.Random(seed))
    after = view_of(game.edition, game.rules, game.board, state, seat)
    assert after.numbers() == before.numbers()
    counted = after.record.counted
    assert not any(records.flatten(counted, records.STATE["counted"]))


@settings(max_examples=40, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (TINY, 2), (TINY, 3)]),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 300),
    temper=st.sampled_from(sorted(POLICIES)),
)
def test_a_sampled_world_agrees_with_the_view(
    table: tuple[str, int], seed: int, decisions: int, temper: str
) -> None:
    """R-ALL-INF-1, R-ALL-INF-2: seen from the seat, the world is the one it was sampled from; its
    cards add up, it is a world for all other seats, too, and it can be played to the end."""
    key, seats = table
    game = play_some(key, seats, seed, decisions, temper)
    rng = random.Random(seed)
    for seat in (*range(seats), None):
        view = game.view(seat)
        world = sample_world(view, rng)
        assert world.view(seat) == view
        if seat is not None and not game.is_over:
            assert_whole(world)
            for other in range(seats):
                assert_whole(sample_world(world.view(other), rng))
    while not world.is_over:
        world.decide(rng.choice(world.decisions()))
    assert world.result is not None


def assert_whole(world: Game) -> None:
    """No card and no ticket is missing."""
    state = world.state
    for card in range(codes.CARDS):
        number = state.deck.card[card] + state.discard.card[card] + state.laid.card[card]
        number += sum(slot == card for slot in state.market)
        number += sum(shown == card for shown in state.revealed[: state.reveals])
        number += sum(state.seat[seat].hand.card[card] for seat in range(state.seats))
        assert number == world.board.deck.card[card]
        drawn = sum(state.seat[seat].since.card[card] for seat in range(state.seats))
        assert state.fresh.card[card] == state.deck.card[card] + drawn
    for seat in range(state.seats):
        me = state.seat[seat]
        assert sum(me.hand.card) == me.hand.total
        held = sum(place == seat for place in state.ticket_place[: len(world.edition.tickets)])
        assert held == me.tickets
    assert sum(state.deck.card) == state.deck.total


def test_the_deck_of_a_world_holds_only_what_was_reshuffled() -> None:
    """R-ALL-DRAW-2: after a reshuffle everybody knows what the deck is made of."""
    rng = random.Random(3)
    game = Game("north-america", 3, seed="reshuffled")
    reshuffled = False
    while not game.is_over and not reshuffled:
        events = game.decide(rng.choice(game.decisions()))
        reshuffled = any(type(event).__name__ == "Reshuffle" for event in events)
    assert reshuffled
    fresh = list(game.state.fresh.card)
    for _ in range(20):
        world = sample_world(game.view(0), rng)
        assert all(have <= may for have, may in zip(world.state.deck.card, fresh, strict=True))


def test_a_seat_knows_the_tickets_it_put_under_the_deck() -> None:
    """R-ALL-INF-2: the one exception, until somebody draws them."""
    game = Game("europe", 2, seed="known", first_seat=0)
    for _ in range(2):
        game.play(f"keep {','.join(game.offer(game.awaited[0]))}")
    game.play("tickets")
    kept, first, second = game.offer(0)
    game.play(f"keep {kept} reject {second},{first}")
    numbers = {ticket.id: number for number, ticket in enumerate(game.edition.tickets)}
    for seed in range(5):
        state = sample_world(game.view(0), random.Random(seed)).state
        end = state.ticket_top + state.ticket_count
        assert state.ticket_deck[end - 2 : end] == [numbers[second], numbers[first]]
    rivals = {
        tuple(sample_world(game.view(1), random.Random(seed)).state.ticket_deck[:40])
        for seed in range(5)
    }
    assert len(rivals) > 1


def test_nobody_learns_who_has_chosen_first_tickets() -> None:
    """R-ALL-SET-3: the others' choices stay hidden until all have chosen."""
    game = Game("north-america", 3, seed="first")
    before = game.view(2)
    offer = game.offer(0)
    assert game.play(f"keep {offer[0]},{offer[1]}", seat=0) == []
    assert game.view(2) == before
    assert [game.view(seat).kept for seat in (0, 1, 2, None)] == [tuple(offer[:2]), (), (), ()]
    assert game.awaited == (1, 2)
    with pytest.raises(Exception, match="wait for the others"):
        game.play(f"keep {offer[0]},{offer[1]}", seat=0)
    for seat in (2, 1):
        mine = game.offer(seat)
        events = game.play(f"keep {','.join(mine)}", seat=seat)
    assert [type(event).__name__ for event in events][:3] == ["Keep", "Keep", "Keep"]
    assert [seat for seat, _ in game.actions] == [0, 1, 2]
    assert game.view(2).seats[0].tickets == 2
    assert [game.view(seat).kept for seat in (0, 1, 2)] == [(), (), ()]


def test_events_for_a_seat_hide_the_others_cards() -> None:
    """R-ALL-INF-2: blind cards, starting hands and tickets of others never appear."""
    rng = random.Random(8)
    game = Game("northern-lights", 3, seed="hide")
    while not game.is_over:
        game.decide(rng.choice(game.decisions()))
    private = ("deal", "blind", "bonus_draw", "offer", "keep")
    for seat in (0, None):
        for event, seen in zip(game.events, game.events_for(seat), strict=True):
            raw, shown = msgspec.to_builtins(event), msgspec.to_builtins(seen)
            if raw["e"] == "rejects_shuffled":
                assert set(shown["tickets"]) == {HIDDEN_CARD}
            elif raw["e"] in private and raw["seat"] != seat:
                names = [
                    name
                    for field, value in shown.items()
                    if field not in ("e", "seat")
                    for name in (value if isinstance(value, list | tuple) else [value])
                ]
                assert set(names) <= {HIDDEN_CARD}
            else:
                assert shown == raw
