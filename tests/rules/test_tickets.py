"""Tickets: drawing and keeping them, where rejects go, and what they count at the end."""

import random

import pytest

from positions import EVERY_EDITION, Position, codes, position

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)
UNDER = ("north-america", "europe", "northern-lights")


def with_deck(key: str, size: int, seats: int = 2) -> Position:
    """A position whose ticket deck has so many tickets."""
    p = position(key, seats)
    return p.ticket_deck(*p.ticket_deck_ids()[:size])


@every_edition
def test_three_tickets_are_drawn_and_at_least_one_is_kept(key: str) -> None:
    """R-ALL-TIC-1: the top three, any set of one or more of them."""
    p = with_deck(key, 5)
    top = p.ticket_deck_ids()[:3]
    p.draw_tickets()
    assert p.offer(0) == top
    kept = {frozenset(text.split(" / ")[0].split()[1:]) for text in p.legal()}
    assert len(kept) == 7
    assert min(map(len, kept)) == 1
    p.keep(top[0], top[2])
    assert p.tickets_at(0) == {top[0], top[2]}
    assert p.seat(0).tickets == 2
    assert p.active == 1


@pytest.mark.parametrize("key", UNDER)
def test_a_small_ticket_deck_is_drawn_whole(key: str) -> None:
    """E-10, R-ALL-TIC-1, R-ALL-TIC-2, R-ALL-TIC-3: two drawn, one kept; the one left must be kept;
    then there are none."""
    p = with_deck(key, 2)
    one, other = p.ticket_deck_ids()
    p.draw_tickets()
    assert p.offer(0) == [one, other]
    p.keep(one)
    assert p.ticket_deck_ids() == [other]
    p.draw_tickets()
    assert p.legal() == {f"keep {other}"}
    p.keep(other)
    assert p.ticket_deck_ids() == []
    assert "tickets" not in p.legal()


def test_a_small_ticket_deck_is_used_up_at_once_where_rejects_leave_the_game() -> None:
    """E-10, R-ALL-TIC-2, R-ALL-TIC-5: Nordic Countries: two drawn, one kept, none left."""
    p = with_deck("nordic-countries", 2)
    one, other = p.ticket_deck_ids()
    p.draw_tickets().keep(one)
    assert p.ticket_deck_ids() == []
    assert other in p.tickets_at(codes.OUT_OF_GAME)
    assert "tickets" not in p.legal()


def test_fewer_tickets_than_must_be_kept_are_all_kept() -> None:
    """R-ALL-TIC-3: also where a table keeps two or more of a later draw."""
    p = position("north-america", keep_later=2).ticket_deck("boston-miami").draw_tickets()
    assert p.legal() == {"keep boston-miami"}


@every_edition
def test_kept_tickets_cannot_be_given_back(key: str) -> None:
    """R-ALL-TIC-4: a later choice is among the tickets just drawn; the others stay."""
    p = with_deck(key, 9)
    first, second, *rest = p.ticket_deck_ids()
    p.tickets(0, first, second).draw_tickets()
    assert p.offer(0) == rest[:3]
    assert not any(first in text or second in text for text in p.legal())
    p.keep(rest[0])
    assert p.tickets_at(0) == {first, second, rest[0]}


@every_edition
def test_kept_tickets_stay_to_the_end(key: str) -> None:
    """R-ALL-TIC-4: through a game of random tickets, what a seat holds only grows."""
    generator = random.Random(key)
    p = position(key)
    held = [p.tickets_at(0), p.tickets_at(1)]
    while "tickets" in p.legal():
        p.draw_tickets().play(generator.choice(sorted(p.legal())))
        for seat in (0, 1):
            assert held[seat] <= p.tickets_at(seat)
            held[seat] = p.tickets_at(seat)
            assert p.seat(seat).tickets == len(held[seat])
    assert len(held[0]) > 5


@pytest.mark.parametrize("key", UNDER)
def test_rejected_tickets_go_under_the_deck_in_the_order_given(key: str) -> None:
    """R-ALL-TIC-5: the player chooses the order; the highest first."""
    start = with_deck(key, 5).draw_tickets()
    one, two, three = start.offer(0)
    rest = start.ticket_deck_ids()
    assert len(start.legal()) == 3 * 2 + 3 + 1
    assert start.copy().keep(two, rejecting=(one, three)).ticket_deck_ids() == [*rest, one, three]
    assert start.copy().keep(two, rejecting=(three, one)).ticket_deck_ids() == [*rest, three, one]
    assert start.copy().keep(two, three).ticket_deck_ids() == [*rest, one]
    assert start.keep(one, two, three).ticket_deck_ids() == rest


def test_rejected_tickets_leave_the_game_in_the_nordic_countries() -> None:
    """R-ALL-TIC-5: there is no order to choose, and they are never drawn again."""
    p = with_deck("nordic-countries", 5).draw_tickets()
    one, two, three = p.offer(0)
    rest = p.ticket_deck_ids()
    assert len(p.legal()) == 7
    p.keep(two)
    assert p.ticket_deck_ids() == rest
    assert {one, three} <= p.tickets_at(codes.OUT_OF_GAME)
    assert p.draw_tickets().offer(1) == rest


@pytest.mark.parametrize("key", UNDER)
def test_rejected_tickets_come_round_again(key: str) -> None:
    """R-ALL-TIC-5: until it is used up, the deck is the one a list would hold."""
    generator = random.Random(key)
    p = position(key)
    deck = p.ticket_deck_ids()
    while len(deck) > 2:
        p.draw_tickets()
        offer = p.offer(p.active)
        assert offer == deck[:3]
        kept, *rejected = generator.sample(offer, 3)
        p.keep(kept, rejecting=tuple(rejected))
        deck = deck[3:] + rejected
        assert p.ticket_deck_ids() == deck


# A ticket, routes of its path, and the last one with its payment.
LAST_ROUTES = {
    "north-america": ("denver-el_paso", ["denver-santa_fe"], "el_paso-santa_fe", "RR"),
    "europe": (
        "bruxelles-danzig",
        ["bruxelles-frankfurt", "berlin-frankfurt-1"],
        "berlin-danzig",
        "RRRR",
    ),
    "nordic-countries": ("oslo-stockholm", ["orebro-oslo-1"], "orebro-stockholm-1", "XX"),
    "northern-lights": ("oslo-stockholm", ["karlstad-oslo-1"], "karlstad-stockholm-1", "G"),
}


@every_edition
def test_a_completed_ticket_shows_no_sign_before_the_end(key: str) -> None:
    """R-ALL-TIC-6: claiming the last route of its path does the same with and without it."""
    ticket, path, last, paid = LAST_ROUTES[key]
    bare = position(key).own(0, *path).hand(0, paid)
    held = bare.copy().tickets(0, ticket)
    bare.claim(last, paid)
    held.claim(last, paid)
    assert held.events() == bare.events()
    assert held.seat(0).route_points == bare.seat(0).route_points
    assert not any(held.state.ticket_done)
    assert (held.seat(0).ticket_points, held.seat(0).completed, held.seat(0).total) == (0, 0, 0)
    held.score()
    assert (held.seat(0).completed, held.state.ticket_done[held.ticket(ticket)]) == (1, 1)


@every_edition
def test_there_is_no_limit_on_tickets_held(key: str) -> None:
    """R-ALL-TIC-7: one seat draws the whole deck and keeps all of it."""
    p = position(key)
    tickets = set(p.ticket_deck_ids())
    while "tickets" in p.turn(0).legal():
        p.draw_tickets()
        p.keep(*p.offer(0))
    assert p.tickets_at(0) == tickets
    assert p.seat(0).tickets == len(tickets)


def test_a_ticket_drawn_when_its_cities_are_linked_counts_as_completed() -> None:
    """R-ALL-TIC-8: completion is judged at the end only."""
    p = position("north-america").own(0, "denver-santa_fe", "el_paso-santa_fe")
    p.ticket_deck("denver-el_paso").draw_tickets().keep("denver-el_paso")
    p.score()
    assert (p.seat(0).completed, p.seat(0).ticket_points) == (1, 4)


def test_a_ticket_is_completed_by_a_path_of_own_routes() -> None:
    """R-ALL-TIC-9: through other cities, with branches; a rival's route is no help."""
    path = ["denver-santa_fe", "el_paso-santa_fe"]
    p = position("north-america").tickets(0, "denver-el_paso").tickets(1, "houston-kansas_city")
    p.own(0, path[1], "phoenix-santa_fe", path[0])
    p.own(1, "kansas_city-oklahoma_city-1", "dallas-oklahoma_city-1")
    p.score()
    assert (p.seat(0).completed, p.seat(0).ticket_points) == (1, 4)
    assert (p.seat(1).completed, p.seat(1).ticket_points) == (0, -5)  # Houston is missing
    p = position("north-america").tickets(0, "denver-el_paso").own(0, path[0]).own(1, path[1])
    p.score()
    assert p.seat(0).ticket_points == -4


@every_edition
def test_ends_in_two_networks_complete_nothing(key: str) -> None:
    """R-ALL-TIC-9: routes at both ends do not help without a path between them."""
    p = position(key)
    ticket = p.edition.tickets[0]
    assert p.is_regular(ticket.id)
    for city in (ticket.city_a, ticket.city_b):
        touching = [
            route.id
            for route in p.edition.routes
            if city in (route.city_a, route.city_b)
            and p.is_open(0, route.id)
            and not {ticket.city_a, ticket.city_b} <= {route.city_a, route.city_b}
        ]
        p.own(0, touching[0])
    p.tickets(0, ticket.id).score()
    assert p.seat(0).ticket_points == -ticket.points


def test_each_ticket_counts_once() -> None:
    """R-ALL-TIC-9: added where completed, else subtracted; two paths count no more than one."""
    p = position("north-america").tickets(
        0, "denver-el_paso", "houston-kansas_city", "boston-miami"
    )
    p.own(0, "denver-santa_fe", "el_paso-santa_fe")
    p.own(0, "denver-phoenix", "el_paso-phoenix")
    p.score()
    assert (p.seat(0).completed, p.seat(0).ticket_points) == (1, 4 - 5 - 12)


def test_a_score_below_zero_is_kept() -> None:
    """E-33, R-ALL-TIC-9: totals may be negative, and the least negative wins."""
    p = position("nordic-countries").tickets(0, "bergen-narvik", "bergen-tornio")
    p.tickets(1, "bergen-kobenhavn")
    globetrotter = 10  # nobody completed a ticket: a tie of all
    assert p.score() == [globetrotter - 33, globetrotter - 8]
    p = (
        position("north-america")
        .tickets(0, "calgary-phoenix", "boston-miami")
        .own(1, "boston-montreal-1")
    )
    assert p.score() == [-25, 12]
    assert p.winners() == [1]


def test_every_seat_may_be_below_zero() -> None:
    """E-33: somebody wins all the same."""
    p = position("north-america", 3)
    p.tickets(0, "calgary-phoenix", "boston-miami").own(0, "dallas-little_rock")
    p.tickets(1, "chicago-los_angeles", "chicago-santa_fe").own(1, "denver-santa_fe")
    p.tickets(2, "duluth-el_paso", "dallas-new_york").own(2, "boston-montreal-1")
    path = 10  # two wagons each: a tie of all
    assert p.score() == [2 - 25 + path, 2 - 25 + path, 2 - 21 + path]
    assert p.winners() == [2]
