"""The facts that the printed games state about themselves, shown by the data that we ship."""

import re
from collections import Counter
from pathlib import Path

import pytest

from branchline.editions.edition import COLORS, GRAY, Edition, Route
from branchline.editions.loading import (
    LESSON,
    check_folder,
    edition,
    edition_keys,
    edition_settings,
)

NORTH_AMERICA = edition("north-america")
EUROPE = edition("europe")
NORDIC_COUNTRIES = edition("nordic-countries")
NORTHERN_LIGHTS = edition("northern-lights")
ALL = [NORTH_AMERICA, EUROPE, NORDIC_COUNTRIES, NORTHERN_LIGHTS]

every_edition = pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)


def groups(game: Edition) -> dict[frozenset[str], list[Route]]:
    found: dict[frozenset[str], list[Route]] = {}
    for route in game.routes:
        found.setdefault(frozenset((route.city_a, route.city_b)), []).append(route)
    return found


def deck_sizes(game: Edition) -> dict[str, int]:
    return dict(Counter(ticket.deck for ticket in game.tickets))


def first_deals(game: Edition) -> dict[str, int]:
    return {deck.name: deck.first_deal for deck in game.ticket_decks}


def ids_where(game: Edition, flag: str) -> set[str]:
    return {city.id for city in game.cities if getattr(city, flag)}


def test_the_editions_come_in_a_fixed_order():
    assert edition_keys() == tuple(game.key for game in ALL)


@pytest.mark.parametrize(
    ("game", "cities", "routes", "spaces", "tickets"),
    [
        (NORTH_AMERICA, 36, 100, 309, 33),
        (EUROPE, 47, 101, 300, 46),
        (NORDIC_COUNTRIES, 39, 81, 207, 46),
        (NORTHERN_LIGHTS, 50, 161, 350, 55),
    ],
    ids=edition_keys(),
)
def test_a_map_is_complete(game: Edition, cities: int, routes: int, spaces: int, tickets: int):
    assert len(game.cities) == cities
    assert len(game.routes) == routes
    assert sum(route.length for route in game.routes) == spaces
    assert len(game.tickets) == tickets


def test_the_north_america_box():
    """R-NA-BOX-1"""
    rules = NORTH_AMERICA.rules
    assert NORTH_AMERICA.seats == (2, 5)
    assert (rules.wagons, rules.stations) == (45, 0)
    assert (rules.color_cards, rules.locomotive_cards) == (12, 14)
    assert deck_sizes(NORTH_AMERICA) == {"regular": 33}
    assert first_deals(NORTH_AMERICA) == {"regular": 4}
    assert (rules.keep_first, rules.keep_later) == (2, 1)


def test_the_europe_box():
    """R-EU-BOX-1"""
    rules = EUROPE.rules
    assert EUROPE.seats == (2, 5)
    assert (rules.wagons, rules.stations) == (45, 3)
    assert (rules.color_cards, rules.locomotive_cards) == (12, 14)
    assert deck_sizes(EUROPE) == {"regular": 40, "long": 6}
    assert first_deals(EUROPE) == {"regular": 3, "long": 1}
    assert (rules.keep_first, rules.keep_later) == (2, 1)


def test_the_nordic_countries_box():
    """R-NO-BOX-1"""
    rules = NORDIC_COUNTRIES.rules
    assert NORDIC_COUNTRIES.seats == (2, 3)
    assert (rules.wagons, rules.stations) == (40, 0)
    assert (rules.color_cards, rules.locomotive_cards) == (12, 14)
    assert deck_sizes(NORDIC_COUNTRIES) == {"regular": 46}
    assert first_deals(NORDIC_COUNTRIES) == {"regular": 5}
    assert (rules.keep_first, rules.keep_later) == (2, 1)


def test_the_northern_lights_box():
    """R-NL-BOX-1"""
    rules = NORTHERN_LIGHTS.rules
    assert NORTHERN_LIGHTS.seats == (2, 5)
    assert (rules.wagons, rules.stations) == (40, 0)
    assert (rules.color_cards, rules.locomotive_cards) == (12, 18)
    assert deck_sizes(NORTHERN_LIGHTS) == {"regular": 55}
    assert (len(NORTHERN_LIGHTS.bonuses), rules.bonuses_shown) == (11, 4)
    assert first_deals(NORTHERN_LIGHTS) == {"regular": 4}
    assert (rules.keep_first, rules.keep_later) == (2, 1)


@pytest.mark.parametrize(
    ("game", "points"),
    [
        (NORTH_AMERICA, {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}),
        (EUROPE, {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}),
        (NORDIC_COUNTRIES, {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}),
        (NORTHERN_LIGHTS, {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}),
    ],
    ids=edition_keys(),
)
def test_points_by_length(game: Edition, points: dict[int, int]):
    """R-NA-PTS-1, R-EU-PTS-1, R-NO-PTS-1, R-NL-PTS-1"""
    assert game.rules.points == points


def test_the_longest_northern_lights_route_has_five_spaces():
    """R-NL-PTS-1"""
    assert max(route.length for route in NORTHERN_LIGHTS.routes) == 5


def test_open_tracks_of_a_group_by_seats():
    """R-ALL-CLM-Q"""
    doubles = {2: 1, 3: 1, 4: 2, 5: 2}
    assert NORTH_AMERICA.rules.parallel_routes == {2: doubles}
    assert EUROPE.rules.parallel_routes == {2: doubles}
    assert NORDIC_COUNTRIES.rules.parallel_routes == {2: {2: 1, 3: 2}}
    triples = {2: 1, 3: 2, 4: 3, 5: 3}
    assert NORTHERN_LIGHTS.rules.parallel_routes == {2: doubles, 3: triples}


def test_only_northern_lights_has_triple_routes():
    sizes = {game.key: {len(group) for group in groups(game).values()} for game in ALL}
    assert sizes.pop("northern-lights") == {1, 2, 3}
    assert all(others == {1, 2} for others in sizes.values())


def test_three_nordic_groups_join_unequal_routes():
    """R-ALL-CLM-10"""
    unequal = {
        cities
        for cities, group in groups(NORDIC_COUNTRIES).items()
        if len({(route.length, route.tunnel, route.locomotives) for route in group}) > 1
    }
    assert unequal == {
        frozenset({"kristiansand", "stavanger"}),
        frozenset({"mo_i_rana", "trondheim"}),
        frozenset({"helsinki", "stockholm"}),
    }


@pytest.mark.parametrize("game", [NORTH_AMERICA, EUROPE, NORTHERN_LIGHTS], ids=lambda g: g.key)
def test_elsewhere_all_routes_of_a_group_are_equally_long(game: Edition):
    """R-ALL-CLM-10"""
    assert all(len({route.length for route in group}) == 1 for group in groups(game).values())


@every_edition
def test_a_ferry_is_never_a_tunnel(game: Edition):
    """R-EU-FER-5"""
    assert not [route.id for route in game.routes if route.locomotives and route.tunnel]


def test_every_europe_ferry_is_gray():
    """R-EU-FER-1"""
    ferries = [route for route in EUROPE.routes if route.locomotives]
    assert ferries
    assert {route.color for route in ferries} == {GRAY}


def test_every_gray_northern_lights_route_is_a_ferry():
    """R-NL-FER-1"""
    gray = {route.id for route in NORTHERN_LIGHTS.routes if route.color == GRAY}
    ferries = {route.id for route in NORTHERN_LIGHTS.routes if route.locomotives}
    assert gray == ferries


def test_tunnels_are_in_europe_and_the_nordic_countries_only():
    with_tunnels = {game.key for game in ALL if any(route.tunnel for route in game.routes)}
    assert with_tunnels == {"europe", "nordic-countries"}


def test_draw_bonuses_are_in_northern_lights_only():
    """R-NL-BON-1"""
    bonuses = {game.key: Counter(route.draw_bonus for route in game.routes) for game in ALL}
    northern_lights = bonuses.pop("northern-lights")
    assert set(northern_lights) == {0, 1, 2, 3}
    assert len(NORTHERN_LIGHTS.routes) - northern_lights[0] == 18
    assert all(set(others) == {0} for others in bonuses.values())


def test_murmansk_lieksa_is_the_only_exchange_route():
    """R-NO-MUR-1"""
    exchanges = [route for game in ALL for route in game.routes if route.exchange]
    assert [route.id for route in exchanges] == ["lieksa-murmansk"]
    assert (exchanges[0].exchange, exchanges[0].length, exchanges[0].color) == (4, 9, GRAY)


def test_routes_that_the_printed_examples_name():
    """X-EU-1, X-NO-3, X-NL-3"""
    routes = {(game.key, route.id): route for game in ALL for route in game.routes}
    smyrna = routes["europe", "palermo-smyrna"]
    assert (smyrna.length, smyrna.locomotives) == (6, 2)
    stavanger = [r for r in NORDIC_COUNTRIES.routes if r.id.startswith("kristiansand-stavanger")]
    assert ("orange", 3, 1) in {(r.color, r.length, r.locomotives) for r in stavanger}
    narvik = routes["northern-lights", "mo_i_rana-narvik-1"]
    assert (narvik.length, narvik.locomotives) == (4, 2)


def test_tickets_that_the_printed_examples_name():
    """X-NA-1, X-NA-2"""
    points = {ticket.id: ticket.points for ticket in NORTH_AMERICA.tickets}
    assert points["atlanta-montreal"] + points["atlanta-new_york"] == 15
    assert points["nashville-sault_ste_marie"] - points["atlanta-washington"] == 4


def test_two_north_america_tickets_are_not_established():
    unsure = [ticket.id for game in ALL for ticket in game.tickets if not ticket.established]
    assert unsure == ["boston-chicago", "charleston-toronto"]


def test_arctic_cities_of_northern_lights():
    """R-NL-DAT-1"""
    assert ids_where(NORTHERN_LIGHTS, "arctic") == {
        "kiruna",
        "narvik",
        "tromso",
        "honningsvag",
        "kirkenes",
        "rovaniemi",
        "kemijarvi",
        "apatity",
        "murmansk",
        "junction_se_north",
    }


def test_nine_countries_of_northern_lights():
    """R-NL-DAT-1"""
    used = {city.country for city in NORTHERN_LIGHTS.cities}
    assert used == {"dk", "se", "no", "fi", "ru", "pl", "lt", "lv", "ee"}
    assert used == set(NORTHERN_LIGHTS.countries)


def test_no_ticket_names_an_unnamed_junction():
    """R-NL-DAT-1"""
    unnamed = {city.id for city in NORTHERN_LIGHTS.cities if not city.names.board}
    assert unnamed == {"junction_ru", "junction_se_south", "junction_se_north"}
    assert not [t.id for t in NORTHERN_LIGHTS.tickets if {t.city_a, t.city_b} & unnamed]


def test_the_junctions_that_the_board_leaves_nameless_have_one_short_name_each():
    """R-NL-DAT-1: it serves lists, hints and screen readers alike, and fits a narrow column."""
    nameless = [city.names for city in NORTHERN_LIGHTS.cities if not city.names.board]
    for language in ("en", "fr"):
        names = [names.in_language(language) for names in nameless]
        assert len(set(names)) == 3
        assert all(0 < len(name) <= 20 for name in names)
        assert not any(mark in name for name in names for mark in "(),")
    assert all("halt" in names.en and "Halte" in names.fr for names in nameless)


def test_four_capitals_count_in_northern_lights():
    """NLB-2"""
    assert ids_where(NORTHERN_LIGHTS, "capital") == {"stockholm", "kobenhavn", "oslo", "helsinki"}


def test_the_eleven_bonus_cards():
    """R-NL-CRD-1"""
    cards = {b.id: (b.kind, b.points, b.limit, b.country) for b in NORTHERN_LIGHTS.bonuses}
    assert cards == {
        "call_of_the_wild": ("locomotives_in_hand", 5, 0, ""),
        "capital_investment": ("capital_tickets", 7, 0, ""),
        "cost_efficiency": ("wagons_left", 7, 0, ""),
        "small_steps": ("short_routes", 10, 1, ""),
        "nordic_express": ("longest_path", 10, 0, ""),
        "local_network": ("small_tickets", 10, 5, ""),
        "rail_baron": ("countries", 12, 0, ""),
        "polar_express": ("arctic_tickets", 12, 0, ""),
        "snowplow_award": ("arctic_routes", 12, 0, ""),
        "ferry_captain": ("ferries", 12, 0, ""),
        "wild_west": ("country_routes", 7, 0, "no"),
    }


@pytest.mark.parametrize(
    ("game", "bonus", "kind"),
    [
        (NORTH_AMERICA, "longest_path", "longest_path"),
        (EUROPE, "longest_path", "longest_path"),
        (NORDIC_COUNTRIES, "globetrotter", "completed_tickets"),
    ],
    ids=edition_keys()[:3],
)
def test_the_single_bonus_of_the_other_editions(game: Edition, bonus: str, kind: str):
    """R-NA-SCO-1, R-EU-SCO-1, R-NO-SCO-1"""
    assert [(b.id, b.kind, b.points) for b in game.bonuses] == [(bonus, kind, 10)]
    assert game.rules.bonuses_shown == 0


def test_tie_breaks():
    """R-NA-TIE-1, R-NA-TIE-2, R-EU-TIE-1, R-NO-TIE-1, R-NL-TIE-1"""
    assert [game.rules.tie_breaks for game in ALL] == [
        ("completed_tickets", "longest_path_bonus"),
        ("completed_tickets", "fewest_stations", "longest_path_bonus"),
        ("completed_tickets", "longest_path"),
        ("completed_tickets", "bonuses_won"),
    ]


def test_what_happens_to_rejected_tickets():
    """R-NA-SET-1, R-EU-SET-1, R-NO-SET-1, R-NL-SET-1, R-ALL-TIC-5"""
    assert [(game.rules.first_rejects, game.rules.later_rejects) for game in ALL] == [
        ("under_shuffled", "under"),
        ("out", "under"),
        ("out", "out"),
        ("under_shuffled", "under"),
    ]


def test_market_parameters():
    """R-ALL-RST-1, R-NO-MKT-1, R-NL-MKT-1, R-ALL-DRAW-4, R-NO-DRAW-1, R-ALL-DRAW-7"""
    assert [game.rules.market_reset for game in ALL] == [3, 3, 0, 0]
    assert [game.rules.face_up_locomotive_ends_draw for game in ALL] == [True, True, False, True]
    assert [game.rules.market_alone_suffices for game in ALL] == [True, False, False, False]
    assert all(game.rules.may_stop_after_one for game in ALL)


def test_payment_parameters():
    """R-NO-PAY-1, R-NO-FER-1, R-NO-FER-4, R-NL-FER-2, R-TUN-2"""
    assert [game.rules.ferry_substitute for game in ALL] == ["none", "none", "any_three", "pair"]
    assert [game.rules.locomotives_wild for game in ALL if game is NORDIC_COUNTRIES] == [
        "ferries_and_tunnels"
    ]
    assert [game.rules.nordic_ferry_stacking for game in ALL] == [False, False, True, False]
    assert all(game.rules.tunnel_cards == 3 for game in ALL)


@pytest.mark.parametrize("game", [NORTH_AMERICA, EUROPE], ids=lambda g: g.key)
def test_every_color_has_as_many_routes_as_any_other(game: Edition):
    counts = Counter(route.color for route in game.routes)
    assert len({counts[color] for color in COLORS}) == 1


@every_edition
def test_route_ids_name_the_cities_in_order_and_number_the_tracks(game: Edition):
    for cities, group in groups(game).items():
        stem = "-".join(sorted(cities))
        expected = [stem] if len(group) == 1 else [f"{stem}-{n + 1}" for n in range(len(group))]
        assert [route.id for route in group] == expected


@every_edition
def test_ids_are_unique(game: Edition):
    for things in (game.cities, game.routes, game.tickets, game.bonuses):
        assert len({thing.id for thing in things}) == len(things)


@every_edition
def test_names_and_differences_are_in_both_languages(game: Edition):
    names = [game.names, *game.countries.values(), *game.differences]
    names += [city.names for city in game.cities] + [bonus.names for bonus in game.bonuses]
    assert all(name.in_language(language) for name in names for language in ("en", "fr", "board"))
    assert len(game.differences) >= 5
    for difference in game.differences:
        assert re.findall(r"\d+", difference.en) == re.findall(r"\d+", difference.fr)


def test_nordic_tickets_are_worth_their_shortest_path():
    """So are those of the lesson, and of Northern Lights, but for Helsinki to Gdansk: 8, not 7."""
    assert not tickets_off_the_shortest_path(NORDIC_COUNTRIES)
    assert not tickets_off_the_shortest_path(edition(LESSON))
    assert tickets_off_the_shortest_path(NORTHERN_LIGHTS) == {"gdansk-helsinki": (8, 7)}


def tickets_off_the_shortest_path(game: Edition) -> dict[str, tuple[int, int]]:
    paths = shortest_paths(game)
    return {t.id: (t.points, paths[t.id]) for t in game.tickets if t.points != paths[t.id]}


def shortest_paths(game: Edition) -> dict[str, int]:
    far = 1000
    distance = {(a.id, b.id): far * (a is not b) for a in game.cities for b in game.cities}
    for route in game.routes:
        for ends in ((route.city_a, route.city_b), (route.city_b, route.city_a)):
            distance[ends] = min(distance[ends], route.length)
    for via in game.cities:
        for a in game.cities:
            for b in game.cities:
                detour = distance[a.id, via.id] + distance[via.id, b.id]
                distance[a.id, b.id] = min(distance[a.id, b.id], detour)
    return {ticket.id: distance[ticket.city_a, ticket.city_b] for ticket in game.tickets}


@every_edition
def test_every_ticket_can_be_completed_with_the_wagons_of_a_seat(game: Edition):
    assert max(shortest_paths(game).values()) <= game.rules.wagons


def test_the_hashes_differ():
    assert len({game.hash for game in ALL}) == len(ALL)
    assert all(len(game.hash) == 32 for game in ALL)


def test_the_tiny_edition_is_valid():
    assert check_folder(Path(__file__).parents[1] / "data" / "tiny") == []


@every_edition
def test_the_settings_can_be_read_without_the_map(game: Edition):
    settings = edition_settings(game.key)
    assert (settings.names, settings.seats, settings.rules) == (game.names, game.seats, game.rules)
