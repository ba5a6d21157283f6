"""Records: every small field holds what an edition within the limits can ask of it, and the plain
twin of a record is the same record."""

from math import factorial
from typing import Any

import numpy as np
import pytest

from branchline import limits
from branchline.engine.rules import codes, layouts, records, setup
from branchline.engine.rules.cards import GIVEN_UP_BEFORE, RESETS
from branchline.game import boards
from positions import EVERY_EDITION, edition_of, letters, new_game, position, scoring
from positions import codes as plain_codes
from positions import records as plain_records

GREATEST_CARDS = max(limits.COLOR_CARDS, limits.LOCOMOTIVE_CARDS)
LAST_ROUTE = limits.ROUTES - 1
LAST_CITY = limits.CITIES - 1
LAST_SEAT = limits.SEATS - 1
ROUTE_POINTS = limits.WAGONS * limits.POINTS  # routes of one space
TICKET_POINTS = limits.TICKETS * limits.POINTS  # one seat holds them all
BONUS_POINTS = limits.BONUSES * limits.POINTS
STATION_POINTS = limits.STATIONS * limits.POINTS
OWN_ROUTES = limits.WAGONS  # each takes a wagon at least
ENDS = 2  # cities a trail may end in

# The greatest value of every field; least values are -1 (NONE) unless given below.
GREATEST: dict[str, dict[str, int]] = {
    "PILE": {"card": GREATEST_CARDS, "total": limits.DECK},
    "ROUTE": {
        "a": LAST_CITY,
        "b": LAST_CITY,
        "length": limits.LENGTH,
        "fare": limits.FARES - 1,
        "tunnel": 1,
        "ferry": 1,
        "draw_bonus": limits.DRAW_BONUS,
        "mates": limits.GROUP - 1,
        "mate": LAST_ROUTE,
        "rank": LAST_ROUTE,
    },
    "FARE": {
        "kind": codes.EXCHANGE_FARE,
        "color": codes.GRAY,
        "length": limits.LENGTH,
        "icons": limits.LENGTH,
        "exchange": limits.EXCHANGE,
        "first": limits.ROUTES,
        "last": limits.ROUTES,
    },
    "CITY": {
        "country": limits.COUNTRIES - 1,
        "arctic": 1,
        "capital": 1,
        "degree": limits.DEGREE,
        "route": LAST_ROUTE,
    },
    "TICKET": {
        "a": LAST_CITY,
        "b": LAST_CITY,
        "points": limits.POINTS,
        "deck": limits.TICKET_DECKS - 1,
    },
    "BONUS": {
        "kind": codes.COUNTRY_ROUTES,
        "points": limits.POINTS,
        "limit": limits.POINTS,
        "country": limits.COUNTRIES - 1,
    },
    "BOARD": {
        "cities": limits.CITIES,
        "routes": limits.ROUTES,
        "tickets": limits.TICKETS,
        "fares": limits.FARES,
        "first_special": limits.FARES,
        "bonuses": limits.BONUSES,
        "wagons": limits.WAGONS,
        "starting_hand": limits.STARTING_HAND,
        "longest": limits.LENGTH,
        "has_plain": 1,
        "has_wild": 1,
        "market_reset": limits.MARKET,
        "face_up_locomotive_ends_draw": 1,
        "may_stop_after_one": 1,
        "market_alone_suffices": 1,
        "stacking": 1,
        "tunnel_cards": limits.TUNNEL_CARDS,
        "stations": limits.STATIONS,
        "station_points": limits.POINTS,
        "ticket_decks": limits.TICKET_DECKS,
        "first_deal": limits.FIRST_DEAL,
        "later_deal": limits.LATER_DEAL,
        "keep_first": limits.FIRST_DEAL,
        "keep_later": limits.LATER_DEAL,
        "first_rejects_out": 1,
        "later_rejects_out": 1,
        "last_round_wagons": limits.WAGONS,
        "bonuses_shown": limits.BONUSES,
        "tie_breaks": limits.TIE_BREAKS,
        "tie_break": codes.BY_BONUSES,
        "turn_limit": limits.TURNS,
        "points": limits.POINTS,
        "quota": limits.GROUP,
        "wild": limits.FARES - 1,
        "plain": limits.FARES - 1,
        "fare_route": LAST_ROUTE,
    },
    "SEAT": {
        "wagons": limits.WAGONS,
        "stations": limits.STATIONS,
        "tickets": limits.TICKETS,
        "offered": limits.FIRST_DEAL,
        "offer": limits.TICKETS - 1,
        "resigned": 1,
        "route_points": ROUTE_POINTS,
        "open": limits.FARE_ROUTES,
        "network": LAST_CITY,
        "ticket_points": TICKET_POINTS,
        "completed": limits.TICKETS,
        "path": limits.WAGONS,
        "bonus_points": BONUS_POINTS,
        "bonuses_won": limits.BONUSES,
        "borrows": limits.STATIONS,
        "borrowed": LAST_ROUTE,
        "total": ROUTE_POINTS + TICKET_POINTS + BONUS_POINTS + STATION_POINTS,
        "winner": 1,
    },
    "STATE": {
        "rng": 2**32 - 1,
        "seats": limits.SEATS,
        "first": LAST_SEAT,
        "active": LAST_SEAT,
        "phase": codes.OVER,
        "passes": limits.SEATS,
        "last_turns": limits.SEATS,
        "reason": codes.ABANDONED,
        "turns": limits.TURNS,
        "market": codes.LOCOMOTIVE,
        "resets": GIVEN_UP_BEFORE,
        "route": LAST_ROUTE,
        "color": codes.LOCOMOTIVE,
        "own": limits.LENGTH,
        "substitutes": limits.LENGTH,
        "due": limits.LENGTH * limits.EXCHANGE,
        "least": codes.LOCOMOTIVE,
        "extra": limits.TUNNEL_CARDS,
        "revealed": codes.LOCOMOTIVE,
        "reveals": limits.TUNNEL_CARDS,
        "owner": LAST_SEAT,
        "station": LAST_SEAT,
        "free_cities": limits.CITIES,
        "ticket_place": codes.SET_ASIDE + LAST_SEAT,
        "ticket_known": codes.AMONG_REJECTS + LAST_SEAT,
        "ticket_deck": limits.TICKETS - 1,
        "ticket_top": limits.TICKETS - 1,
        "ticket_count": limits.TICKETS,
        "above_rejects": limits.TICKETS,
        "rejects": limits.TICKETS,
        "bonus_shown": 1,
        "bonus_won": max(2**limits.SEATS - 1, limits.BONUSES - 1),  # also shuffles the bonuses
        "ticket_done": 1,
    },
    "COUNTED": {
        "up_to_length": 0,  # see the tests of claims below
        "ordinary": 0,
        "up_to_fare": 0,
        "claims": 0,
        "gifts": 2**codes.CARDS - 1,
    },
    "TRAIL_LEVEL": {"city": LAST_CITY, "branch": limits.DEGREE + 1, "dropped": LAST_ROUTE},
    "TRAIL": {
        "route": LAST_ROUTE,
        "routes": OWN_ROUTES,
        "mark": OWN_ROUTES + ENDS,
        "odd": 2,
        "odd_in": limits.CITIES,
        "wagons_in": limits.WAGONS,
        "city": LAST_CITY,
        "cities": limits.CITIES,
        "odd_cities": limits.CITIES,
        "ends": ENDS,
        "wagons": limits.WAGONS,
        "depth": OWN_ROUTES + ENDS,
        "part": LAST_CITY,
        "part_wagons": limits.WAGONS,
    },
    "BORROWER": {
        "city": LAST_CITY,
        "branch": limits.DEGREE + 1,
        "route": LAST_ROUTE,
        "here": LAST_CITY,
        "there": LAST_CITY,
    },
    "BORROWING": {
        "failed": limits.TICKETS - 1,
        "failures": limits.TICKETS,
        "listed": LAST_ROUTE,
        "length": limits.STATIONS,
    },
    "DEALING": {
        "ticket": limits.TICKETS - 1,
        "tickets": limits.TICKETS,
        "pool": limits.TICKETS - 1,
    },
    "EVENT": {
        "kind": codes.END_EVENT,
        "seat": LAST_SEAT,
        "thing": LAST_ROUTE,
        "number": max(limits.DECK, limits.POINTS),
        "bag": GREATEST_CARDS,
    },
    "LOG": {"on": 1, "used": records.EVENTS},
}
LEAST = {
    "ticket_points": -TICKET_POINTS,
    "total": -TICKET_POINTS,
    "ticket_place": codes.UNKNOWN_PLACE,
}

FIELDS = [(record, name) for record in GREATEST for name in getattr(layouts, record).names]


def integer_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The type of a number in a field, be it single or in a list."""
    while dtype.subdtype:
        dtype = dtype.subdtype[0]
    return dtype


def room_of(record: str, name: str) -> tuple[int, int]:
    """The least and the greatest number that fits."""
    info = np.iinfo(integer_type(getattr(layouts, record)[name]))
    return int(info.min), int(info.max)


@pytest.mark.parametrize(
    ("record", "name"),
    [
        (record, name)
        for record, name in FIELDS
        if not integer_type(getattr(layouts, record)[name]).names
    ],
)
def test_every_field_holds_what_the_limits_allow(record: str, name: str) -> None:
    least, greatest = room_of(record, name)
    assert name in GREATEST[record], f"say how great {name} of {record} can become"
    assert least <= LEAST.get(name, codes.NONE)
    assert GREATEST[record][name] <= greatest


@pytest.mark.parametrize("record", GREATEST)
def test_no_bound_is_given_for_a_field_that_does_not_exist(record: str) -> None:
    assert set(GREATEST[record]) <= set(getattr(layouts, record).names)


@pytest.mark.parametrize("key", EVERY_EDITION)
def test_the_routes_of_one_fare_can_be_counted(key: str) -> None:
    """In the editions that we ship."""
    board = position(key).board
    _, greatest = room_of("SEAT", "open")
    for fare in board.fare[: board.fares]:
        assert fare.last - fare.first <= greatest


def ways_at_most(kind: int, length: int, icons: int, is_gray: bool) -> int:
    """Shapes of payment for one route, however rich the hand."""
    colors = codes.COLORS if is_gray else 1
    shapes = 0
    for substitutes in range(length + 1):
        for locomotives in range(length - substitutes + 1):
            own = length - substitutes - locomotives
            if kind in (codes.WILD_FARE, codes.PLAIN_FARE, codes.FERRY_FARE) and substitutes:
                continue
            if kind in (codes.PLAIN_FARE, codes.EXCHANGE_FARE) and locomotives:
                continue
            if kind == codes.PAIRS_FARE and substitutes > icons:
                continue
            if own <= length - icons:
                shapes += colors if own else 1
    return shapes


@pytest.mark.parametrize("key", EVERY_EDITION)
def test_the_sums_of_claims_fit_in_the_editions_we_ship(key: str) -> None:
    """A seat with all cards of the box and every route open has the most claims there can be."""
    p = position(key, wagons=60)
    most = sum(
        ways_at_most(fare.kind, fare.length, fare.icons, fare.color == codes.GRAY)
        * (fare.last - fare.first)
        for fare in p.board.fare[1 : p.board.fares]
    )
    assert most <= room_of("COUNTED", "claims")[1]
    p.market("").hand(0, letters(p.board.deck.card))
    assert len(p.legal("claim")) <= most
    assert len(p.legal("claim")) >= most // 2


def most_claims(kinds: tuple[int, ...]) -> int:
    """Claims on a map of nothing but the routes with most payments."""
    return limits.ROUTES * max(
        ways_at_most(kind, limits.LENGTH, icons, is_gray=True)
        for kind in kinds
        for icons in range(kind in (codes.TRIPLES_FARE, codes.PAIRS_FARE), limits.LENGTH)
    )


def test_the_sums_of_claims_fit_for_routes_without_substitutes() -> None:
    kinds = (codes.PLAIN_FARE, codes.WILD_FARE, codes.FERRY_FARE, codes.EXCHANGE_FARE)
    for name in ("up_to_length", "ordinary", "up_to_fare", "claims"):
        assert most_claims(kinds) <= room_of("COUNTED", name)[1]


def test_the_sums_of_claims_fit_for_ferries_with_substitutes() -> None:
    kinds = (codes.TRIPLES_FARE, codes.PAIRS_FARE)
    for name in ("up_to_fare", "claims"):
        assert most_claims(kinds) <= room_of("COUNTED", name)[1]


def test_a_decision_holds_what_it_is_made_of() -> None:
    """Routes, cities, sets of offered tickets; orders of rejects, of which one ticket is kept."""
    assert 2**limits.FIRST_DEAL <= 256
    orders = factorial(limits.LATER_DEAL - 1)
    for thing in (LAST_ROUTE, LAST_CITY, 2**limits.FIRST_DEAL - 1):
        for color in (codes.LOCOMOTIVE, orders - 1):
            parts = (codes.PAY, thing, color, limits.LENGTH, limits.LENGTH)
            decision = plain_codes.encode(*parts)
            assert plain_codes.operation_of(decision) == codes.PAY
            assert plain_codes.thing_of(decision) == thing
            assert plain_codes.color_of(decision) == color
            assert plain_codes.locomotives_of(decision) == limits.LENGTH
            assert plain_codes.substitutes_of(decision) == limits.LENGTH


def test_the_longest_chain_of_events_fits_the_log() -> None:
    """A set-up writes most: bonuses, hands, offers, and a hundred resets with their refills."""
    reset = 1 + codes.MARKET + 1  # the reset, the refill, a reshuffle
    deal = limits.SEATS * (limits.STARTING_HAND + limits.FIRST_DEAL)
    assert limits.BONUSES + deal + codes.MARKET + RESETS * reset <= records.EVENTS
    claim = 1 + limits.TUNNEL_CARDS + limits.DRAW_BONUS + codes.MARKET + RESETS * reset + 4
    assert claim <= records.EVENTS


def test_the_trail_search_has_room_for_every_route_and_both_ends() -> None:
    assert OWN_ROUTES + ENDS <= records.SEARCH_DEPTH


def test_a_state_is_small() -> None:
    """Cloning a game is copying one state: a page of memory at most."""
    assert records.STATE.itemsize <= 4096


def test_the_least_total_still_wins_against_a_lesser_one() -> None:
    """E-33: somebody wins, however far below zero everybody is."""
    p = position("north-america")
    p.seat(0).total, p.seat(1).total = -TICKET_POINTS, 1 - TICKET_POINTS
    scoring.name_winners(p.board, p.state)
    assert p.winners() == [1]


def test_the_last_country_counts_too() -> None:
    """NLB-7: a bit for each of as many countries as an edition may have."""
    p = position("northern-lights").own(0, "helsinki-tallinn-1")
    countries = [p.board.city[p.city(name)] for name in ("helsinki", "tallinn")]
    before = [city.country for city in countries]
    try:
        countries[0].country, countries[1].country = 0, limits.COUNTRIES - 1
        assert scoring.count_countries(p.board, p.state, 0) == 2
    finally:
        for city, country in zip(countries, before, strict=True):
            city.country = country


def compiled_board(key: str) -> Any:
    game = edition_of(key)
    return boards.make_board(game, game.rules)


@pytest.mark.parametrize("key", EVERY_EDITION)
def test_compiled_and_plain_boards_agree(key: str) -> None:
    plain = position(key).board
    assert records.flatten(compiled_board(key), records.BOARD) == records.flatten(
        plain, records.BOARD
    )


@pytest.mark.parametrize("key", EVERY_EDITION)
def test_compiled_and_plain_states_agree_after_a_set_up(key: str) -> None:
    board = compiled_board(key)
    state, log = records.new_record(records.STATE), records.new_record(records.LOG)
    table = [
        records.slots_of(record, dtype)
        for record, dtype in ((board, records.BOARD), (state, records.STATE), (log, records.LOG))
    ]
    fewest, most = edition_of(key).seats
    for seats in range(fewest, most + 1):
        for seed in range(3):
            setup.set_up(*table, seats, codes.NONE, seed, seed * 7 + 1, seed * 31 + 2)
            plain = new_game(key, seats, seed).state
            assert records.flatten(state, records.STATE) == records.flatten(plain, records.STATE)


def change(state: Any) -> None:
    """Touch a number, a list and a record inside."""
    state.turns += 1
    state.market[0] += 1
    state.seat[1].hand.card[3] += 1


@pytest.mark.parametrize("rulebook", [records, plain_records], ids=["compiled", "plain"])
def test_a_copy_is_a_record_of_its_own(rulebook: Any) -> None:
    state = rulebook.new_record(rulebook.STATE)
    change(state)
    numbers = records.flatten(state, records.STATE)
    twin = rulebook.copy_record(state, rulebook.STATE)
    assert records.flatten(twin, records.STATE) == numbers
    change(twin)
    assert records.flatten(state, records.STATE) == numbers
    assert records.flatten(twin, records.STATE) != numbers


@pytest.mark.parametrize("rulebook", [records, plain_records], ids=["compiled", "plain"])
def test_scratch_is_no_part_of_the_game(rulebook: Any) -> None:
    state = rulebook.new_record(rulebook.STATE)
    numbers = records.flatten(state, records.STATE)
    state.counted.claims = 7
    state.dealing.pool[0] = 7
    assert records.flatten(state, records.STATE) == numbers
