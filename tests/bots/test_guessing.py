"""Imagined worlds: whole, in agreement with the view, and likely."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from bots.moments import copy_into, moments
from branchline.bots.beliefs import KINDS, beliefs_at, guess
from branchline.bots.frozen import GREEDY_1
from branchline.bots.playouts import Scratch
from branchline.bots.roster import new_minds
from branchline.bots.search import OWN
from branchline.contests.regression import chances_of
from branchline.engine.rules import records
from branchline.engine.thinking.playouts import try_arms
from branchline.game.actions import KeepTickets
from branchline.game.game import Game
from branchline.game.view import View, view_of
from branchline.limits import SEATS, TICKETS
from conftest import TABLES, TINY
from game.test_views import assert_whole, codes
from positions import position

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]
WORLDS = 5
COVERED, NOT_BEGUN = "houston-kansas_city", "calgary-salt_lake_city"
WARY = list(KINDS).index("wary")


class Imagination:
    """Makes the worlds that a search tries its decisions in."""

    def __init__(self, game: Game, seat: int, decision: int) -> None:
        self.view: View = game.view(seat)
        self.seat = seat
        self.slots = [
            records.slots_of(self.view.board, records.BOARD),
            records.slots_of(self.view.record, records.STATE),
        ]
        beliefs = beliefs_at(game.edition.key, len(game.players))
        self.guess = guess(self.view, beliefs)
        self.arms = np.array([decision], np.int64)
        self.follows = np.array([OWN], np.int64)
        self.styles = new_minds([GREEDY_1] * (1 + len(KINDS)))
        self.scratch = Scratch(new_minds([None] * SEATS))

    def world(self, number: int) -> Any:
        """The state that the search would try its decisions in as world number `number`."""
        scratch = self.scratch
        try_arms(
            *self.slots,
            self.seat,
            self.guess.chances,
            self.guess.odds,
            np.array([1, 2, 3], np.int64),
            self.arms,
            self.follows,
            self.styles,
            scratch.states,
            scratch.minds,
            scratch.logs,
            scratch.generators,
            scratch.drawn,
            scratch.ways,
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
def test_chances_add_up_and_odds_are_positive(key: str, seats: int) -> None:
    for game in moments(key, seats):
        found = Imagination(game, game.awaited[0], game.decisions()[0]).guess
        assert found.chances.shape == (SEATS, len(KINDS))
        assert found.odds.shape == (len(KINDS), SEATS, TICKETS)
        assert found.chances.sum(axis=1) == pytest.approx(1)
        assert (found.odds > 0).all()
        assert np.isfinite(found.odds).all()


def rival_in_texas(*routes: str, left: int = 40) -> Imagination:
    """Seat 0 looks at a rival with three tickets who holds some routes; its turn is the last."""
    p = position("north-america").tickets(1, "boston-miami", "atlanta-montreal", "denver-el_paso")
    p.own(1, *routes)
    p.state.last_turns = 1
    p.state.seat[1].wagons = left
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


def kinds_alike(imagination: Imagination, odds: np.ndarray) -> None:
    """Let all kinds hold tickets by these odds, and rivals be of the first."""
    imagination.guess.odds[:] = odds
    imagination.guess.chances[:] = [1, *[0] * (len(KINDS) - 1)]


def test_tickets_are_drawn_exactly_by_their_odds() -> None:
    """How often each is held agrees with the law that beliefs are fitted by, which is written for
    itself (`contests.regression`)."""
    imagination = rival_in_texas(*FROM_HOUSTON)
    odds = np.exp(np.random.default_rng(2).normal(0, 1.5, TICKETS))
    kinds_alike(imagination, odds)
    possible = np.array([place == codes.UNKNOWN_PLACE for place in places_of(imagination)])
    told, _ = chances_of((odds * possible)[None], np.zeros((1, TICKETS), bool), 3, 0)
    worlds = 4000
    held = held_by_rival(imagination, worlds)
    for number, ticket in enumerate(imagination.view.edition.tickets):
        error = 4 * np.sqrt(told[0, number] * (1 - told[0, number]) / worlds) + 1e-9
        assert abs(held[ticket.id] / worlds - told[0, number]) <= error


def places_of(imagination: Imagination) -> list[int]:
    """Where the seat knows each ticket to be, with room for all that an edition may have."""
    record, number = imagination.view.record, len(imagination.view.edition.tickets)
    return [int(record.ticket_place[n]) if n < number else -1 for n in range(TICKETS)]


def test_long_tickets_are_drawn_by_their_odds_too() -> None:
    """R-EU-SET-1: one at most, however likely; none where they are next to impossible and somebody
    rejected others, so that counting does not tell."""
    game = Game("europe", 2, seed="long tickets", first_seat=0)
    for seat in (0, 1):
        game.play(KeepTickets(game.view(seat).offer[:2]), seat)
    long = [n for n, one in enumerate(game.edition.tickets) if game.edition.is_long(one)]
    for factor, least, most in ((1e6, 0.9, 1.0), (1e-6, 0.0, 0.1)):
        imagination = Imagination(game, game.awaited[0], game.decisions()[0])
        odds = np.ones(TICKETS)
        odds[long] = factor
        kinds_alike(imagination, odds)
        rival = 1 - imagination.seat
        worlds = [imagination.world(number) for number in range(100)]
        holding = [sum(world.ticket_place[n] == rival for n in long) for world in worlds]
        assert max(holding) <= 1
        assert least <= sum(holding) / len(holding) <= most


@pytest.mark.parametrize("seats", [3, 5])
def test_rivals_draw_from_one_pool_and_nobody_first(seats: int) -> None:
    """All rivals want one ticket alike; each has it about as often."""
    game = [one for one in moments("europe", seats, each=4) if one.phase == "turn"][-1]
    imagination = Imagination(game, game.awaited[0], game.decisions()[0])
    wanted = places_of(imagination).index(codes.UNKNOWN_PLACE)
    odds = np.ones(TICKETS)
    odds[wanted] = 1e6
    kinds_alike(imagination, odds)
    holders = Counter(int(imagination.world(number).ticket_place[wanted]) for number in range(400))
    rivals = [seat for seat in range(seats) if seat != imagination.seat]
    assert sum(holders[seat] for seat in rivals) > 390
    shares = [holders[seat] / imagination.view.record.seat[seat].tickets for seat in rivals]
    assert max(shares) < 2.5 * min(shares)


def test_a_ticket_that_cannot_be_finished_is_hardly_likely() -> None:
    """The rival has laid all its wagons but four, and these tickets lack more."""
    imagination = rival_in_texas(*FROM_HOUSTON, left=4)
    tickets = [ticket.id for ticket in imagination.view.edition.tickets]
    odds = imagination.guess.odds[WARY, 1]
    assert odds[tickets.index(NOT_BEGUN)] < 0.05 * odds[tickets.index(COVERED)]


def test_a_covered_ticket_is_imagined_more_often() -> None:
    """The same ticket, once its way is covered and once nothing is known."""
    covered = held_by_rival(rival_in_texas(*FROM_HOUSTON), 500)[COVERED]
    unknown = held_by_rival(rival_in_texas(), 500)[COVERED]
    assert covered > 1.4 * unknown


def test_covered_tickets_are_imagined_much_more_often() -> None:
    held = held_by_rival(rival_in_texas(*FROM_HOUSTON), 600)
    assert held[COVERED] > 3 * held[NOT_BEGUN]
