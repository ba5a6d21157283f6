"""Imagined worlds: whole, in agreement with the view, and likely."""

import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

from bots.moments import copy_into, moments
from branchline.bots.frozen import GREEDY_1
from branchline.bots.roster import new_minds
from branchline.bots.search import Scratch
from branchline.engine.rules import records
from branchline.engine.thinking.guessing import HOPELESS, TRUST
from branchline.engine.thinking.playouts import try_arms, weigh
from branchline.game.game import Game
from branchline.game.view import View, view_of
from branchline.limits import SEATS, TICKETS
from conftest import TABLES, TINY
from game.test_views import assert_whole, codes
from positions import position

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]
WORLDS = 5
COVERED, NOT_BEGUN, HALF = "houston-kansas_city", "calgary-salt_lake_city", "houston-winnipeg"


class Imagination:
    """Makes the worlds that a search tries its decisions in."""

    def __init__(self, game: Game, seat: int, decision: int) -> None:
        self.view: View = game.view(seat)
        self.seat = seat
        self.slots = [
            records.slots_of(self.view.board, records.BOARD),
            records.slots_of(self.view.record, records.STATE),
        ]
        self.weights = np.ones((SEATS, TICKETS))
        weigh(*self.slots, seat, new_minds([None]), self.weights)
        self.arms = np.array([decision], np.int64)
        self.styles = new_minds([GREEDY_1, GREEDY_1])
        self.scratch = Scratch(new_minds([None] * SEATS))

    def world(self, number: int) -> Any:
        """The state that the search would try its decisions in as world number `number`."""
        scratch = self.scratch
        try_arms(
            *self.slots,
            self.seat,
            self.weights,
            np.array([1, 2, 3], np.int64),
            self.arms,
            self.styles,
            scratch.states,
            scratch.minds,
            scratch.logs,
            scratch.generators,
            number,
            np.zeros((1, 1, 3)),
        )
        return records.copy_record(
            records.record_at(scratch.states, 0, records.STATE), records.STATE
        )


def imagined(game: Game) -> tuple[Imagination, list[Any]]:
    """A few worlds of the seat that is to decide."""
    imagination = Imagination(game, game.awaited[0], game.decisions()[0])
    return imagination, [imagination.world(number) for number in range(WORLDS)]


def deck_of(state: Any) -> list[int]:
    """The entries of the ticket deck, top first."""
    places = ((state.ticket_top + index) % TICKETS for index in range(state.ticket_count))
    return [int(state.ticket_deck[place]) for place in places]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_a_seat_cannot_tell_an_imagined_world_from_its_own(key: str, seats: int) -> None:
    for game in moments(key, seats):
        imagination, worlds = imagined(game)
        for world in worlds:
            seen = view_of(game.edition, game.rules, game.board, world, imagination.seat)
            assert seen == imagination.view


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_every_ticket_of_an_imagined_world_is_in_one_place(key: str, seats: int) -> None:
    for game in moments(key, seats):
        for world in imagined(game)[1]:
            places = [int(place) for place in world.ticket_place[: len(game.edition.tickets)]]
            deck = deck_of(world)
            assert sorted(deck) == [n for n, place in enumerate(places) if place == codes.IN_DECK]
            assert all(game.board.ticket[ticket].deck == 0 for ticket in deck)
            for seat in range(seats):
                me = world.seat[seat]
                assert places.count(seat) == me.tickets
                offer = sorted(int(ticket) for ticket in me.offer[: me.offered])
                offered = [n for n, place in enumerate(places) if place == codes.OFFERED + seat]
                assert offer == offered
            known = {codes.IN_DECK, codes.OUT_OF_GAME, *range(seats)}
            known |= {base + seat for base in (codes.OFFERED, codes.SET_ASIDE) for seat in known}
            assert set(places) <= known


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_no_card_and_no_ticket_of_an_imagined_world_is_missing(key: str, seats: int) -> None:
    for game in moments(key, seats):
        for world in imagined(game)[1]:
            twin = game.clone()
            twin.set_state(world)
            assert_whole(twin)
            true = [game.state.seat[seat].tickets for seat in range(seats)]
            if game.phase != "first_keep":
                assert [world.seat[seat].tickets for seat in range(seats)] == true


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_what_the_seat_knows_stays_where_it_is(key: str, seats: int) -> None:
    """Its own tickets, its offer, and the rejects it put back."""
    for game in moments(key, seats):
        imagination, worlds = imagined(game)
        seat = imagination.seat
        own = {seat, codes.OFFERED + seat}
        knows = {seat, seat + codes.AMONG_REJECTS}
        for world in worlds:
            for ticket in range(len(game.edition.tickets)):
                place, known = game.state.ticket_place[ticket], game.state.ticket_known[ticket]
                if place in own or known in knows:
                    assert world.ticket_place[ticket] == place
            for here, there in zip(deck_of(game.state), deck_of(world), strict=True):
                if game.state.ticket_known[here] == seat:
                    assert there == here


@pytest.mark.parametrize("seats", [2, 5])
def test_a_rival_is_imagined_with_one_long_ticket_at_most(seats: int) -> None:
    """R-EU-SET-1: nobody is dealt two of them."""
    for game in moments("europe", seats):
        tickets = range(len(game.edition.tickets))
        long = [ticket for ticket in tickets if game.board.ticket[ticket].deck > 0]
        assert len(long) == 6
        for world in imagined(game)[1]:
            holders = Counter(int(world.ticket_place[ticket]) for ticket in long)
            assert all(holders[seat] <= 1 for seat in range(seats))


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_all_weights_are_positive(key: str, seats: int) -> None:
    for game in moments(key, seats):
        weights = Imagination(game, game.awaited[0], game.decisions()[0]).weights
        assert weights.shape == (SEATS, TICKETS)
        assert (weights > 0).all()
        assert (weights <= math.exp(TRUST) + 1e-9).all()


def rival_in_texas(*routes: str) -> Imagination:
    """Seat 0 looks at a rival with three tickets who holds some routes; its turn is the last."""
    p = position("north-america").tickets(1, "boston-miami", "atlanta-montreal", "denver-el_paso")
    p.own(1, *routes)
    p.state.last_turns = 1
    game = Game(p.edition, 2, seed="arranged", first_seat=0)
    copy_into(game.state, p.state)
    return Imagination(game, 0, game.decisions()[0])


def held_by_rival(imagination: Imagination, worlds: int) -> Counter[str]:
    """How often each ticket was the rival's in so many worlds."""
    tickets = imagination.view.edition.tickets
    held: Counter[str] = Counter()
    for number in range(worlds):
        world = imagination.world(number)
        held.update(ticket.id for n, ticket in enumerate(tickets) if world.ticket_place[n] == 1)
    return held


FROM_HOUSTON = ("dallas-houston-1", "dallas-oklahoma_city-1", "kansas_city-oklahoma_city-1")


def test_a_ticket_is_the_likelier_the_more_of_its_way_is_covered() -> None:
    imagination = rival_in_texas(*FROM_HOUSTON)
    tickets = [ticket.id for ticket in imagination.view.edition.tickets]
    covered, half, none = (
        imagination.weights[1, tickets.index(one)] for one in (COVERED, HALF, NOT_BEGUN)
    )
    assert covered == pytest.approx(math.exp(TRUST))
    assert 1.5 < half < covered / 1.5
    assert none == pytest.approx(1)


def test_a_ticket_that_cannot_be_finished_is_hardly_likely() -> None:
    """Both ways out of Miami, and the third, are somebody else's."""
    p = position("north-america", seats=3).tickets(1, "boston-miami", "denver-el_paso")
    p.own(2, "atlanta-miami", "charleston-miami", "miami-new_orleans")
    game = Game(p.edition, 3, seed="arranged", first_seat=0)
    copy_into(game.state, p.state)
    weights = Imagination(game, 0, game.decisions()[0]).weights
    assert weights[1, p.ticket("boston-miami")] == HOPELESS
    assert weights[1, p.ticket("chicago-santa_fe")] == pytest.approx(1)


def test_a_covered_ticket_is_imagined_more_often() -> None:
    """The same ticket, once its way is covered and once nothing is known."""
    covered = held_by_rival(rival_in_texas(*FROM_HOUSTON), 500)[COVERED]
    unknown = held_by_rival(rival_in_texas(), 500)[COVERED]
    assert covered > 1.4 * unknown


def test_covered_tickets_are_imagined_much_more_often() -> None:
    held = held_by_rival(rival_in_texas(*FROM_HOUSTON), 600)
    assert held[COVERED] > 3 * held[NOT_BEGUN]
    assert held[COVERED] > held[HALF] > held[NOT_BEGUN]


def test_without_routes_all_tickets_are_alike() -> None:
    """Neither the true tickets nor the first in the file are imagined more often."""
    held = held_by_rival(rival_in_texas(), 1000)
    mean = 3 * 1000 / 30
    assert all(0.6 * mean < number < 1.4 * mean for number in held.values())
