"""The longest continuous path: rules.md 2.11, its examples, and a comparison with all trails."""

import random
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exhaustive import Track, longest_trail
from lettered import lettered
from positions import network, position

EXAMPLES = {
    "LP-1": ("AB3 BC2 CD4", 9, 9),
    "LP-2": ("AB5 AC4 AD3", 12, 9),
    "LP-3": ("AB2 BC3 CA4 AD6", 15, 15),
    "LP-4": ("AB1 BC2 CA3 AD4 DE5 EA6", 21, 21),
    "LP-5": ("AB1 AC2 AD3 BC4 BD5 CD6", 21, 20),
    "LP-6": ("AB6 BC4 XY6 YZ5", 21, 11),
    "LP-7": ("AB1 BC1 CA1 AD5 DE2 EF2 FD2", 14, 14),
    "LP-8": ("AB6 BC2 CD2 DB2 BE6", 18, 18),
    "LP-9": ("AB3 BC3 AD2 DE4 AF1 FG6", 19, 13),
    "LP-10": ("AB3 BC3 CD3 DA3 AE4 CF5 BG2", 23, 17),
    "LP-11": ("AB4 AC2 CB2 AD3 DB3", 14, 14),
    "LP-12": ("AB6 BC4 DE6 EF4", 20, 10),
}


def spelled(tracks: list[Track]) -> str:
    return " ".join(f"{a}{b}{length}" for a, b, length in tracks)


def tracks_of(text: str) -> list[Track]:
    return [(word[0], word[1], int(word[2:])) for word in text.split()]


def longest(text: str, mine: str | None = None, seat: int = 0) -> int:
    """The longest path of a seat that owns all these routes, or those of `mine`."""
    p = lettered(text)
    p.own(seat, *(word[:2] for word in (text if mine is None else mine).split()))
    return network.longest_path(p.board, p.state, seat)


@pytest.mark.parametrize(("text", "total", "expected"), EXAMPLES.values(), ids=EXAMPLES)
def test_the_longest_path_of_a_network(text: str, total: int, expected: int):
    """R-ALL-LNG-1: the examples LP-1 to LP-12, under their ids."""
    assert sum(length for _, _, length in tracks_of(text)) == total
    assert longest(text) == expected
    assert longest_trail(tracks_of(text)) == expected


def test_a_route_that_closes_the_gap_joins_both_paths():
    """LP-12: with C–D of one's own the path has 22 wagons."""
    assert longest("AB6 BC4 DE6 EF4 CD2") == 22


def test_the_order_of_routes_and_letters_does_not_matter():
    """R-ALL-LNG-1: a path can begin anywhere."""
    chance = random.Random(5)
    for text, _, expected in EXAMPLES.values():
        letters = sorted({letter for word in text.split() for letter in word[:2]})
        renamed = str.maketrans("".join(letters), "".join(chance.sample(letters, len(letters))))
        words = [word.translate(renamed) for word in text.split()]
        assert longest(" ".join(chance.sample(words, len(words)))) == expected


def test_branches_do_not_add_up():
    """R-ALL-LNG-1: of three legs only two make the path."""
    assert longest("AB2 AC3 AD4") == 7


def test_a_city_may_be_passed_twice_but_no_route():
    """R-ALL-LNG-1: a loop is ridden once and left where it began."""
    assert longest("AB1 BC1 CA1 AD6") == 9
    assert longest("AB6 AC1") == 7


def test_only_own_routes_make_a_path():
    """R-ALL-LNG-2: an opponent's route between two own ones is a gap."""
    p = lettered("AB6 BC2 CD5").own(0, "AB", "CD").own(1, "BC")
    assert network.longest_path(p.board, p.state, 0) == 6
    assert network.longest_path(p.board, p.state, 1) == 2


def test_a_borrowed_route_neither_adds_nor_bridges():
    """R-ALL-LNG-2, E-27: two paths of 10 joined by a borrowed route are 10, though the ticket over
    it is completed."""
    p = lettered("AB6 BC4 CD2 DE6 EF4", tickets="AF9", stations=3)
    p.own(0, "AB", "BC", "DE", "EF").own(1, "CD").station(0, "C").tickets(0, "AF")
    p.score()
    assert p.seat(0).completed == 1
    assert p.seat(0).path == 10


def test_all_who_share_the_longest_path_get_the_whole_bonus():
    """R-ALL-LNG-3"""
    p = position("north-america", seats=3)
    p.own(0, "los_angeles-phoenix").own(1, "el_paso-phoenix").own(2, "atlanta-charleston")
    assert p.score() == [4 + 10, 4 + 10, 2]
    assert [p.seat(seat).bonus_points for seat in range(3)] == [10, 10, 0]


def test_nobody_with_a_route_is_a_tie_of_all():
    """R-ALL-LNG-4: a longest path of 0 wins its bonus too, for everybody."""
    assert position("north-america", seats=4).score() == [10] * 4
    assert position("europe", seats=2).score() == [12 + 10] * 2


def test_nobody_with_a_ticket_is_a_tie_of_all():
    """R-ALL-LNG-4: so do the Globetrotter and the bonuses of Northern Lights."""
    assert position("nordic-countries", seats=3).score() == [10] * 3
    shown = ("capital_investment", "small_steps", "rail_baron", "ferry_captain")
    assert position("northern-lights", seats=2).bonuses(*shown).score() == [7 + 10 + 12 + 12] * 2


@st.composite
def networks(draw: st.DrawFn, cities: str, most: int, longest: int = 6) -> list[Track]:
    """Some of the routes between these cities, in any order, with any lengths."""
    pairs = list(combinations(cities, 2))
    chosen = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=most, unique=True))
    return [(a, b, draw(st.integers(1, longest))) for a, b in chosen]


@settings(max_examples=60, deadline=None)
@given(networks("ABCDEFG", 9))
def test_no_trail_of_a_small_network_is_longer(tracks: list[Track]):
    """R-ALL-LNG-1: compared with every trail."""
    assert longest(spelled(tracks)) == longest_trail(tracks)


@settings(max_examples=25, deadline=None)
@given(networks("ABCDE", 10))
def test_no_trail_of_a_dense_network_is_longer(tracks: list[Track]):
    """R-ALL-LNG-1: five cities with most of the ten routes there can be."""
    assert longest(spelled(tracks)) == longest_trail(tracks)


def chain(wagons: int) -> list[Track]:
    """Routes in a row, away from the others, that hold so many wagons."""
    lengths = [6] * (wagons // 6) + ([wagons % 6] if wagons % 6 else [])
    return [(a, b, n) for (a, b), n in zip(pairwise("PQRSTUVWXYZ"), lengths, strict=False)]


def test_two_legs_of_a_star_beat_a_row_that_is_one_wagon_shorter():
    """R-ALL-LNG-1: the search may not give the star up early."""
    assert longest("AB5 AC5 AD5 AE5 XY6 YZ3") == 10
    assert longest("AB5 AC5 AD5 AE5 XY6 YZ5") == 11


@settings(max_examples=60, deadline=None)
@given(networks("ABCDEFGH", 10, longest=3))
def test_a_network_is_searched_as_long_as_it_can_win(tracks: list[Track]):
    """R-ALL-LNG-1: beside a path that is one wagon shorter, as long, or one wagon longer."""
    best = longest_trail(tracks)
    for rival in (best - 1, best, best + 1):
        assert longest(spelled(tracks + chain(rival))) == max(best, rival)


@settings(max_examples=30, deadline=None)
@given(networks("ABCDEFGH", 10), st.data())
def test_the_routes_of_others_change_nothing(tracks: list[Track], data: st.DataObject):
    """R-ALL-LNG-2: each seat's path is the longest over its own routes alone."""
    owners = [data.draw(st.integers(-1, 1)) for _ in tracks]
    p = lettered(spelled(tracks))
    for (a, b, _), owner in zip(tracks, owners, strict=True):
        if owner >= 0:
            p.own(owner, a + b)
    for seat in range(2):
        mine = [track for track, owner in zip(tracks, owners, strict=True) if owner == seat]
        assert network.longest_path(p.board, p.state, seat) == longest_trail(mine)


@pytest.mark.parametrize("cities", ["ABCD", "ABCDE", "ABCDEF"])
def test_all_routes_between_a_few_cities(cities: str):
    """R-ALL-LNG-1: the densest networks, where every city may be odd."""
    chance = random.Random(len(cities))
    for _ in range(3):
        tracks = [(a, b, chance.randint(1, 4)) for a, b in combinations(cities, 2)]
        assert longest(spelled(tracks)) == longest_trail(tracks)


@pytest.mark.soak
@settings(max_examples=3000, deadline=None)
@given(networks("ABCDEFGHI", 14, longest=4))
def test_no_trail_of_a_larger_network_is_longer(tracks: list[Track]):
    """R-ALL-LNG-1: thousands of networks of up to fourteen routes."""
    assert longest(spelled(tracks)) == longest_trail(tracks)


@pytest.mark.soak
@settings(max_examples=2000, deadline=None)
@given(networks("ABCDEFGHI", 13, longest=2))
def test_a_larger_network_is_searched_as_long_as_it_can_win(tracks: list[Track]):
    """R-ALL-LNG-1: beside a path that is one wagon shorter."""
    best = longest_trail(tracks)
    assert longest(spelled(tracks + chain(best - 1))) == best


@pytest.mark.parametrize("key", ["north-america", "europe", "nordic-countries", "northern-lights"])
def test_no_trail_on_a_printed_board_is_longer(key: str):
    """R-ALL-LNG-1: a seat's routes spread over a region of the board."""
    chance = random.Random(key)
    for _ in range(4):
        p = position(key)
        tracks: list[Track] = []
        reached = {chance.choice(p.edition.cities).id}
        joined: set[frozenset[str]] = set()
        while len(tracks) < 13:
            near = [
                route
                for route in p.edition.routes
                if {route.city_a, route.city_b} & reached
                and frozenset((route.city_a, route.city_b)) not in joined
                and route.length <= p.seat(0).wagons
            ]
            if not near:
                break
            route = chance.choice(near)
            p.own(0, route.id)
            tracks.append((route.city_a, route.city_b, route.length))
            joined.add(frozenset((route.city_a, route.city_b)))
            reached |= {route.city_a, route.city_b}
        assert network.longest_path(p.board, p.state, 0) == longest_trail(tracks)
