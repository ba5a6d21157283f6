"""What stations do at the end (Europe): which opponents' routes they borrow, and for what."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exhaustive import best_borrowing
from lettered import lettered
from positions import Position, position, scoring

EXAMPLE = "AB1 CD1 BC1 BE1"


def example(tickets: str, stations: str = "B") -> Position:
    """Rules.md 5.4: own A–B and C–D; opponents hold B–C and B–E."""
    p = lettered(EXAMPLE, tickets, seats=3, stations=3).own(0, "AB", "CD").own(1, "BC").own(2, "BE")
    return p.tickets(0, *p.ticket_ids).station(0, *stations)


def borrowed(p: Position, seat: int = 0) -> list[str]:
    """Score the seat's tickets; the ids of the routes it borrows."""
    scoring.score_tickets(p.board, p.state, seat)
    me = p.seat(seat)
    return [p.route_ids[route] for route in me.borrowed[: me.borrows]]


@pytest.mark.parametrize(
    ("tickets", "expected", "points", "completed"),
    [
        pytest.param("AD10 AE7", ["BC"], 3, 1, id="ST-1"),
        pytest.param("AD10 AE6 BE5", ["BE"], 1, 2, id="ST-2"),
        pytest.param("AD8 AE5 BE3", ["BE"], 0, 2, id="ST-3"),
    ],
)
def test_one_station_borrows_the_route_that_pays_most(
    tickets: str, expected: list[str], points: int, completed: int
):
    """R-EU-STA-5, R-EU-STA-6, R-EU-STA-9: ST-1 to ST-3, under their ids: one route for all tickets;
    most points, then most tickets."""
    p = example(tickets)
    assert borrowed(p) == expected
    assert (p.seat(0).ticket_points, p.seat(0).completed) == (points, completed)


def test_without_a_station_nothing_is_borrowed():
    """ST-1, R-EU-STA-5: both tickets fail then."""
    p = example("AD10 AE7", stations="")
    assert borrowed(p) == []
    assert p.seat(0).ticket_points == -17


def test_two_stations_make_a_chain_of_two_borrowed_routes():
    """ST-4, R-EU-STA-8: M borrows Z–M, W borrows M–W; no own route is needed."""
    p = lettered("MZ1 MW1", "WZ5", stations=3).own(1, "MZ", "MW").tickets(0, "WZ")
    p.station(0, "M", "W")
    assert sorted(borrowed(p)) == ["MW", "MZ"]
    totals = p.score()
    assert p.seat(0).ticket_points == 5
    assert totals[0] == 5 + 4


def test_one_station_borrows_one_route_only():
    """ST-4, R-EU-STA-5: with the station in M alone the ticket fails."""
    p = lettered("MZ1 MW1", "WZ5", stations=3).own(1, "MZ", "MW").tickets(0, "WZ").station(0, "M")
    totals = p.score()
    assert p.seat(0).ticket_points == -5
    assert totals[0] == -5 + 8


@pytest.mark.parametrize(
    ("stations", "points", "expected"),
    [("CD", -12, []), ("CDE", 12, ["BC", "CD", "DE"])],
    ids=["two stations", "three stations"],
)
def test_as_many_borrowed_routes_as_stations(stations: str, points: int, expected: list[str]):
    """ST-5, R-EU-STA-8: two cannot span three."""
    p = lettered("AB1 EF1 BC1 CD1 DE1", "AF12", seats=4, stations=3)
    p.own(0, "AB", "EF").own(1, "BC").own(2, "CD").own(3, "DE").tickets(0, "AF")
    p.station(0, *stations)
    assert borrowed(p) == expected
    assert p.seat(0).ticket_points == points


def test_a_route_is_borrowed_only_at_the_station_s_city():
    """R-EU-STA-5: a station one city further is of no use."""
    p = lettered("AB1 BC1 CD1", "AC9", stations=3).own(0, "AB").own(1, "BC", "CD")
    p.tickets(0, "AC").station(0, "D")
    assert borrowed(p) == []
    assert p.seat(0).ticket_points == -9


def test_an_unclaimed_route_cannot_be_borrowed():
    """R-EU-STA-7, E-26: at B only an own route and an unclaimed one end."""
    p = lettered("AB1 BC1 CD1", "AC9", stations=3).own(0, "AB").own(1, "CD")
    p.tickets(0, "AC").station(0, "B")
    assert borrowed(p) == []
    assert p.seat(0).ticket_points == -9


def test_several_players_may_borrow_the_same_route():
    """R-EU-STA-8: and its owner still has it."""
    p = lettered("AB1 BC1", "AB3 AC4 BC5", seats=3, stations=3).own(2, "AB")
    p.station(0, "A").station(1, "B").tickets(0, "AB").tickets(1, "AC").own(1, "BC")
    assert borrowed(p, 0) == ["AB"]
    assert borrowed(p, 1) == ["AB"]
    assert (p.seat(0).ticket_points, p.seat(1).ticket_points) == (3, 4)


def test_the_lender_loses_nothing():
    """E-39, R-EU-STA-8: tickets, points and path of the lender are as without the station."""

    def lender(with_station: bool) -> tuple[int, int, int, int]:
        p = lettered("AB1 BC2 CD1 DE4", "AD9 BD7 BC2", stations=3)
        p.own(0, "AB", "CD").own(1, "BC", "DE").tickets(0, "AD").tickets(1, "BD", "BC")
        if with_station:
            p.station(0, "B")
        p.score()
        assert p.seat(0).completed == int(with_station)
        me = p.seat(1)
        return me.ticket_points, me.completed, me.path, me.route_points

    assert lender(with_station=True) == lender(with_station=False) == (-5, 1, 4, 9)


def test_a_route_that_completes_nothing_is_not_borrowed():
    """R-EU-STA-9: among equals the fewest routes."""
    p = lettered("AB1 BC1 BD1", "AC9 AB1", stations=3).own(0, "AB").own(1, "BC", "BD")
    p.tickets(0, "AC").station(0, "B", "D")
    assert borrowed(p) == ["BC"]
    q = lettered("AB1 BC1", "AB1", stations=3).own(0, "AB").own(1, "BC")
    assert borrowed(q.tickets(0, "AB").station(0, "B")) == []


def test_among_equals_the_alphabetically_first_list():
    """R-EU-STA-9: B–C before C–D, whichever the map lists first."""
    for order in ("CD1 BC1 AB1 DE1 AD1", "AD1 DE1 AB1 BC1 CD1"):
        p = lettered(order, "AC9", stations=3).own(0, "AB", "AD").own(1, "BC", "CD")
        assert borrowed(p.tickets(0, "AC").station(0, "C")) == ["BC"]


def test_among_equal_choices_the_alphabetically_first():
    """R-EU-STA-9: two routes that lead to different cities, worth the same."""
    for order in ("BE1 BC1 BD1", "BC1 BD1 BE1", "BD1 BE1 BC1"):
        p = lettered(order, "BC5 BD5 BE5", stations=3).own(1, "BC", "BD", "BE")
        p.tickets(0, "BC", "BD", "BE").station(0, "B")
        assert borrowed(p) == ["BC"]


def test_among_equal_pairs_the_alphabetically_first_list():
    """R-EU-STA-9: two stations that could each serve either ticket; the whole list is compared."""
    for order in ("BX1 AX1 CY1 DY1", "AX1 BX1 DY1 CY1"):
        p = lettered(order, "AX5 BX5 CY5 DY5", stations=3).own(1, "AX", "BX", "CY", "DY")
        p.tickets(0, *p.ticket_ids).station(0, "X", "Y")
        assert borrowed(p) == ["AX", "CY"]


def test_among_parallel_tracks_the_first_is_borrowed():
    """R-EU-STA-9: tracks of two opponents between the same cities."""
    p = lettered("AB1 AB1 BC1", "AC9", seats=4, stations=3)
    p.own(1, "AB-2").own(2, "AB-1").own(0, "BC").tickets(0, "AC").station(0, "A")
    assert borrowed(p) == ["AB-1"]


def test_completing_more_tickets_for_the_same_points():
    """R-EU-STA-9: points first; where they are equal, tickets."""
    p = lettered("AB1 AC1", "AB6 AC5 BC1", stations=3).own(1, "AB", "AC").station(0, "A")
    p.tickets(0, "AB", "AC")
    assert borrowed(p) == ["AB"]
    q = lettered("AB1 AC1 CD1", "AB6 AC3 AD3", stations=3).own(1, "AB", "AC").own(0, "CD")
    q.tickets(0, "AB", "AC", "AD").station(0, "A")
    assert borrowed(q) == ["AC"]


def check_against_all_assignments(p: Position, seat: int = 0) -> None:
    """Borrowed routes, points and tickets are those of the best assignment."""
    found = borrowed(p, seat)
    ends = {route.id: (route.city_a, route.city_b) for route in p.edition.routes}
    own = [ends[name] for name in p.routes_of(seat)]
    rivals = [other for other in range(p.seats) if other != seat]
    foreign = {name: ends[name] for other in rivals for name in p.routes_of(other)}
    stations = [city for city in p.city_ids if p.state.station[p.city(city)] == seat]
    tickets = [
        (ticket.city_a, ticket.city_b, ticket.points)
        for ticket in p.edition.tickets
        if ticket.id in p.tickets_at(seat)
    ]
    me = p.seat(seat)
    expected = best_borrowing(own, foreign, stations, tickets)
    assert (me.ticket_points, me.completed, found) == expected


@st.composite
def endings(draw: st.DrawFn, cities: str, most: int) -> Position:
    """A position at the end of a game on a small map."""
    pairs = ["".join(pair) for pair in combinations(cities, 2)]
    tracks = draw(st.lists(st.sampled_from(pairs), min_size=2, max_size=most))
    tracks = [pair for index, pair in enumerate(tracks) if tracks[:index].count(pair) < 2]
    goals = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=5, unique=True))
    values = [draw(st.integers(1, 6)) for _ in goals]
    tickets = " ".join(f"{pair}{value}" for pair, value in zip(goals, values, strict=True))
    p = lettered(" ".join(f"{pair}1" for pair in tracks), tickets, seats=4, stations=3)
    for route in p.route_ids:
        owner = draw(st.sampled_from([0, 0, 1, 2, 3, None]))
        if owner is not None and p.is_open(owner, route):
            p.own(owner, route)
    built = draw(st.lists(st.sampled_from(p.city_ids), max_size=3, unique=True))
    return p.tickets(0, *p.ticket_ids).station(0, *built)


@settings(max_examples=80, deadline=None)
@given(endings("ABCDEF", 9))
def test_no_assignment_is_better(p: Position):
    """R-EU-STA-5 to R-EU-STA-9: compared with every assignment, on small random maps."""
    check_against_all_assignments(p)


@pytest.mark.soak
@settings(max_examples=4000, deadline=None)
@given(endings("ABCDEFGH", 16))
def test_no_assignment_is_better_on_larger_maps(p: Position):
    """R-EU-STA-9: thousands of maps with up to sixteen routes."""
    check_against_all_assignments(p)


def test_no_assignment_is_better_on_the_board_of_europe():
    """R-EU-STA-9: three seats that share the board at random, each with stations and tickets."""
    chance = random.Random(9)
    for _ in range(6):
        p = position("europe", seats=3)
        for route in chance.sample(p.edition.routes, 60):
            seat = chance.randrange(3)
            if p.is_open(seat, route.id) and p.seat(seat).wagons >= route.length:
                p.own(seat, route.id)
        tickets = chance.sample(p.ticket_ids, 24)
        cities = chance.sample(p.city_ids, 9)
        for seat in range(3):
            p.tickets(seat, *tickets[seat::3]).station(seat, *cities[seat::3])
        for seat in range(3):
            check_against_all_assignments(p, seat)
