"""Tickets by their best way, longest paths and bonuses, as somebody at the table may know them."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from arranged import begun, own
from branchline.editions.edition import BONUS_KINDS, Edition, Ticket
from branchline.editions.loading import edition
from branchline.game.aids import aids_of
from branchline.game.events import StationBuilt
from branchline.game.game import Game
from branchline.game.standings import PUBLIC_KINDS, longest_paths, standings
from branchline.game.view import View
from branchline.game.ways import Way, Ways
from conftest import TINY
from policies import POLICIES

Path = list[tuple[str, str, str]]
"""Route, where from, where to."""


def moments(key: str, seats: int, seed: str, every: int = 7) -> Iterator[Game]:
    """A game every few decisions, and at its end; players are of several tempers."""
    rng = random.Random(seed)
    game = Game(key, seats, seed=seed)
    tempers = [POLICIES[name] for name in rng.choices(sorted(POLICIES), k=seats)]
    made = 0
    while not game.is_over:
        game.decide(tempers[game.awaited[0]](game, game.decisions(), rng))
        made += 1
        if made % every == 0 and game.phase != "surrender":
            yield game
    yield game


def simple_paths(
    board: Edition, start: str, goal: str, been: tuple[str, ...] = ()
) -> Iterator[Path]:
    """All ways between two cities that visit no city twice."""
    if start == goal:
        yield []
        return
    for route in board.routes:
        ends = route.city_a, route.city_b
        if start in ends:
            there = ends[1] if start == ends[0] else ends[0]
            if there not in (*been, start):
                for rest in simple_paths(board, there, goal, (*been, start)):
                    yield [(route.id, start, there), *rest]


def best_by_hand(
    view: View, seat: int, ticket: Ticket, borrowed: tuple[str, ...]
) -> tuple[int, int] | None:
    """Fewest new stations and then wagons that complete a ticket, found by trying everything."""
    me, owners, stations = view.seats[seat], view.owners, view.stations
    lengths = {route.id: route.length for route in view.edition.routes}
    built = [city for city, owner in stations.items() if owner == seat]
    results: list[tuple[int, int]] = []
    for path in simple_paths(view.edition, ticket.city_a, ticket.city_b):
        wagons, loans, is_possible = 0, [], True
        for route, here, there in path:
            owner = owners.get(route)
            if owner == seat or route in borrowed:
                continue
            if owner is not None:
                loans.append((here, there))
            elif view.is_open(route, seat):
                wagons += lengths[route]
            else:
                is_possible = False
        if not is_possible or wagons > me.wagons:
            continue
        for lenders in product(*loans):
            new = [city for city in lenders if city not in built]
            is_free = all(city not in stations for city in new) and not (built and borrowed)
            if len(set(lenders)) == len(lenders) and len(new) <= me.stations and is_free:
                results.append((len(new), wagons))
        if not loans:
            results.append((0, wagons))
    return min(results, default=None)


@pytest.mark.parametrize("seed", range(12))
def test_no_way_on_a_small_map_is_better(seed: int) -> None:
    compared: Counter[str] = Counter()
    for game in moments(TINY, 2 + seed % 2, f"ways {seed}", every=3):
        if game.is_over:
            break
        for seat in range(len(game.players)):
            view = game.view(seat)
            borrowed = standings(view).borrowed[seat]
            ways = Ways(view, seat)
            for ticket in game.edition.tickets:
                way = ways.of(ticket)
                best = best_by_hand(view, seat, ticket, borrowed)
                found = None if way.state == "impossible" else (way.stations, way.wagons)
                assert found == best, (seat, ticket, way, view)
                compared[way.state] += 1
    assert compared["open"] > 20


def check_way(view: View, seat: int, ticket: Ticket, way: Way) -> None:
    """A way leads from one city to the other, and can be taken."""
    routes = {route.id: route for route in view.edition.routes}
    assert sum(routes[route].length for route in way.missing) == way.wagons
    assert way.wagons <= view.seats[seat].wagons
    assert all(view.is_open(route, seat) for route in way.missing)
    assert all(route in view.owners for route in way.connection)
    ends = Counter(
        city
        for route in (*way.connection, *way.missing)
        for city in (routes[route].city_a, routes[route].city_b)
    )
    odd = {city for city, number in ends.items() if number % 2}
    assert odd == {ticket.city_a, ticket.city_b}


def test_a_ticket_is_done_when_the_rulebook_says_so(table: tuple[str, int]) -> None:
    key, seats = table
    seen: Counter[str] = Counter()
    for game in moments(key, seats, f"done {key} {seats}"):
        for seat in range(seats):
            view = game.view(seat)
            done = standings(view).done
            ways = Ways(view, seat)
            for name in view.tickets:
                ticket = view.edition.tickets[view.edition.ticket_numbers[name]]
                way = ways.of(ticket)
                assert (way.state == "done") == (name in done)
                if way.state != "impossible":
                    check_way(view, seat, ticket, way)
                seen[way.state] += 1
    assert seen["open"] > 20
    assert seen["impossible"] > 0, "at the end, if not before"


def test_the_end_is_told_as_the_result_tells_it(table: tuple[str, int]) -> None:
    key, seats = table
    *_, game = moments(key, seats, f"end {key} {seats}")
    view, result = game.view(), game.result
    assert result
    standing = standings(view)
    done = {one.ticket for score in result.scores for one in score.tickets if one.completed}
    assert standing.done == done
    for seat, score in enumerate(result.scores):
        if isinstance(score.longest_path, int):
            assert standing.lengths[seat] == score.longest_path
        if isinstance(score.borrowed, tuple):
            assert standing.borrowed[seat] == score.borrowed
    for bonus in standing.bonuses:
        winners = [seat for seat, one in enumerate(result.scores) if bonus.bonus in one.bonuses]
        assert list(bonus.leaders) == winners
        assert bonus.counts
        assert None not in bonus.counts


def test_a_longest_path_is_one_trail_of_its_length(table: tuple[str, int]) -> None:
    key, seats = table
    lengths = {route.id: route.length for route in edition(key).routes}
    ends = {route.id: (route.city_a, route.city_b) for route in edition(key).routes}
    longest = 0
    for game in moments(key, seats, f"paths {key} {seats}", every=25):
        view = game.view()
        for path in longest_paths(view, standings(view).lengths):
            assert set(path.routes) <= set(view.seats[path.seat].routes)
            assert sum(lengths[route] for route in path.routes) == path.length
            degrees = Counter(city for route in path.routes for city in ends[route])
            assert sum(number % 2 for number in degrees.values()) in (0, 2)
            assert is_connected([ends[route] for route in path.routes])
            longest = max(longest, path.length)
    assert longest > 3


def is_connected(tracks: list[tuple[str, str]]) -> bool:
    reached = set(tracks[0]) if tracks else set[str]()
    for _ in tracks:
        for one, other in tracks:
            if one in reached or other in reached:
                reached |= {one, other}
    return all(one in reached for one, _ in tracks)


def test_a_station_borrows_and_another_could() -> None:
    game = begun("europe", 2)
    view = game.view(0)
    ticket = next(one for one in game.edition.tickets if one.id == "paris-wien")
    for number, one in enumerate(game.edition.tickets):
        game.state.ticket_place[number] = 0 if one is ticket else -1
    path = Ways(view, 0).of(ticket).missing
    for route in path:
        own(game, 1, route)
    rivals = Ways(game.view(0), 0).of(ticket)
    assert rivals.state == "open"
    assert rivals.stations == 0, "there is another way"
    game.state.seat[0].wagons = 0
    lent = Ways(game.view(0), 0).of(ticket)
    assert (lent.state, lent.wagons, lent.stations) == ("open", 0, len(path))
    assert lent.connection == path
    game.state.seat[0].stations = len(path) - 1
    assert Ways(game.view(0), 0).of(ticket).state == "impossible"


def test_parallel_routes_help_alike_and_closed_ones_do_not() -> None:
    game = begun("europe", 4)
    view = game.view(0)
    helpful = aids_of(view).helpful
    for route in helpful:
        one = view.edition.routes[view.edition.route_numbers[route]]
        for other in view.edition.routes:
            if {other.city_a, other.city_b} == {
                one.city_a,
                one.city_b,
            } and other.length == one.length:
                assert helpful[other.id] == helpful[route]
    route = next(route for route in helpful if route.endswith("-1"))
    own(game, 0, route)
    assert f"{route[:-1]}2" not in aids_of(game.view(0)).helpful


def test_what_helps_the_first_tickets_is_told_before_all_have_chosen() -> None:
    game = Game("europe", 3, seed="chosen")
    offered = aids_of(game.view(1))
    kept = game.offer(1)[1:]
    game.play(f"keep {','.join(kept)}", seat=1)
    aids = aids_of(game.view(1))
    assert aids.tickets == offered.offer[1:]
    assert aids.offer == ()
    assert aids.helpful
    assert set().union(*aids.helpful.values()) == set(kept)
    assert aids_of(game.view(0)).helpful == {}
    assert len(aids_of(game.view(0)).offer) == 4


def test_a_spectator_is_told_what_is_public_only() -> None:
    for key in ("europe", "northern-lights"):
        *_, game, _ = (game.clone() for game in moments(key, 2, f"public {key}"))
        aids = aids_of(game.view())
        assert aids.tickets == aids.offer == ()
        assert aids.helpful == {}
        assert aids.station_cost is None
        kinds = {bonus.id: bonus.kind for bonus in game.edition.bonuses}
        for bonus in aids.bonuses:
            assert (bonus.counts is not None) == (kinds[bonus.bonus] in PUBLIC_KINDS)
        own_aids = aids_of(game.view(0))
        for bonus in own_aids.bonuses:
            assert bonus.counts
            assert bonus.counts[0] is not None
            is_public = kinds[bonus.bonus] in PUBLIC_KINDS
            assert (bonus.counts[1] is not None) == is_public
            assert bool(bonus.leaders) == is_public


def test_public_kinds_are_kinds() -> None:
    assert set(BONUS_KINDS) > PUBLIC_KINDS


def test_the_stations_of_whole_games_are_met() -> None:
    """The games above would show little if nobody built any."""
    built = sum(
        isinstance(event, StationBuilt)
        for seats in (2, 3, 4, 5)
        for game in list(moments("europe", seats, f"done europe {seats}"))[-1:]
        for event in game.events
    )
    assert built > 0
