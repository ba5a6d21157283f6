"""Double and triple routes: how many tracks are open, to whom, and what counts as a group."""

import pytest

from positions import Position, codes, position

# The routes of a group with a payment each, by edition and size.
GROUPS = {
    ("north-america", 2): {"atlanta-new_orleans-1": "OOOO", "atlanta-new_orleans-2": "YYYY"},
    ("europe", 2): {"berlin-frankfurt-1": "XXX", "berlin-frankfurt-2": "RRR"},
    ("nordic-countries", 2): {"boden-kiruna-1": "XXX", "boden-kiruna-2": "OOO"},
    ("northern-lights", 2): {"goteborg-norrkoping-1": "OOO", "goteborg-norrkoping-2": "WWW"},
    ("northern-lights", 3): {
        "karlstad-oslo-1": "W",
        "karlstad-oslo-2": "G",
        "karlstad-oslo-3": "O",
    },
}
QUOTAS = {
    ("north-america", 2): {2: 1, 3: 1, 4: 2, 5: 2},
    ("europe", 2): {2: 1, 3: 1, 4: 2, 5: 2},
    ("nordic-countries", 2): {2: 1, 3: 2},
    ("northern-lights", 2): {2: 1, 3: 1, 4: 2, 5: 2},
    ("northern-lights", 3): {2: 1, 3: 2, 4: 3, 5: 3},
}


def claimable(p: Position, seat: int, route: str, paid: str) -> bool:
    """Whether the seat could claim the route now with this hand."""
    return paid in p.copy().discard("").turn(seat).hand(seat, paid).payments(route)


@pytest.mark.parametrize(
    ("key", "size", "seats", "quota"),
    [
        (*group, seats, quota)
        for group, by_seats in QUOTAS.items()
        for seats, quota in by_seats.items()
    ],
)
def test_so_many_routes_of_a_group_are_usable(key: str, size: int, seats: int, quota: int) -> None:
    """R-ALL-CLM-Q, R-ALL-CLM-3: seat after seat claims one, then the rest is closed to all."""
    group = GROUPS[key, size]
    assert len(group) == size
    p = position(key, seats)
    for seat, (route, paid) in enumerate(group.items()):
        if seat == quota:
            break
        assert claimable(p, seat, route, paid)
        p.discard("").hand(seat, paid).claim(route, paid)
    left = {route: paid for route, paid in group.items() if p.owner(route) == codes.NONE}
    assert len(left) == size - quota
    for route, paid in left.items():
        assert not any(claimable(p, seat, route, paid) for seat in range(seats))


@pytest.mark.parametrize(
    ("key", "size", "seats"),
    [(*group, max(by_seats)) for group, by_seats in QUOTAS.items()],
)
def test_nobody_takes_two_routes_of_a_group(key: str, size: int, seats: int) -> None:
    """R-ALL-CLM-2: the others may take the next one, its owner may not."""
    group = GROUPS[key, size]
    first, *others = group
    p = position(key, seats).hand(0, group[first]).claim(first, group[first])
    for route in others:
        assert not claimable(p, 0, route, group[route])
        assert all(claimable(p, seat, route, group[route]) for seat in range(1, seats))


@pytest.mark.parametrize("key", ["north-america", "europe", "northern-lights"])
def test_the_double_twin(key: str) -> None:
    """E-21: with three seats the twin is closed to all; with four, only to the first owner."""
    (first, paid), (twin, twin_paid) = GROUPS[key, 2].items()
    for seats, open_to in ((3, set[int]()), (4, {1, 2, 3})):
        p = position(key, seats).hand(0, paid).claim(first, paid)
        assert {seat for seat in range(seats) if claimable(p, seat, twin, twin_paid)} == open_to


def test_the_third_route_of_a_triple() -> None:
    """E-22: three seats: closed after two different owners; two seats: after one."""
    first, second, third = GROUPS["northern-lights", 3]
    p = position("northern-lights", 3).own(0, first)
    assert [claimable(p, seat, third, "O") for seat in range(3)] == [False, True, True]
    p.own(1, second)
    assert not any(claimable(p, seat, third, "O") for seat in range(3))
    p = position("northern-lights", 2).own(0, first)
    assert not any(claimable(p, seat, second, "G") for seat in range(2))
    assert not any(claimable(p, seat, third, "O") for seat in range(2))


# Both orders of the three Nordic groups whose routes differ in length or kind, with payments.
MIXED = {
    "mo_i_rana-trondheim": ("GGGGG", "RRRRKK"),
    "kristiansand-stavanger": ("GG", "OOK"),
    "helsinki-stockholm": ("WWKK", "YYYK"),
}


@pytest.mark.parametrize("pair", MIXED)
@pytest.mark.parametrize("first", [0, 1])
def test_routes_of_different_kinds_make_a_group_too(pair: str, first: int) -> None:
    """E-37, R-ALL-CLM-10: a tunnel, ferries, unequal lengths: same ends, one group."""
    routes = [f"{pair}-1", f"{pair}-2"]
    taken, other = routes[first], routes[1 - first]
    paid = MIXED[pair][1 - first]
    p = position("nordic-countries", 2).own(0, taken)
    assert [claimable(p, seat, other, paid) for seat in range(2)] == [False, False]
    p = position("nordic-countries", 3).own(0, taken)
    assert [claimable(p, seat, other, paid) for seat in range(3)] == [False, True, True]


@pytest.mark.parametrize("key", ["north-america", "europe", "northern-lights"])
def test_groups_elsewhere_have_equal_lengths(key: str) -> None:
    """R-ALL-CLM-10: only the Nordic Countries have groups of unequal routes."""
    board = position(key).board
    for route in board.route[: board.routes]:
        for mate in route.mate[: route.mates]:
            assert board.route[mate].length == route.length
            assert {board.route[mate].a, board.route[mate].b} == {route.a, route.b}


def test_a_route_that_shares_one_end_is_of_no_group() -> None:
    """R-ALL-CLM-2, R-ALL-CLM-10: owning Boston–New York closes its twin and nothing else."""
    p = position("north-america", 2)
    before = {name for name in p.route_ids if p.is_open(0, name)}
    p.own(0, "boston-new_york-1")
    closed = {name for name in before if not p.is_open(0, name)}
    assert closed == {"boston-new_york-1", "boston-new_york-2"}
    assert {name for name in p.route_ids if not p.is_open(1, name)} == closed
