"""Building stations (Europe): where, how many, and what they cost."""

import pytest

from positions import codes, position

EU = "europe"


def paid_for(built: int, hand: str) -> set[str]:
    """The ways to pay for the next station, when so many are built."""
    cities = ("angora", "athina", "barcelona")[:built]
    p = position(EU).hand(0, hand).station(0, *cities)
    texts = [text for text in p.legal("station") if text.split()[1] == "paris"]
    return {text.split()[2] for text in texts}


def places(hand: str = "R", **built: int) -> set[str]:
    """The cities where seat 0 may build; `built` says whose stations stand already."""
    p = position(EU, seats=3).hand(0, hand)
    for city, seat in built.items():
        p.station(seat, city)
    return {text.split()[1] for text in p.legal("station")}


def test_a_station_may_stand_in_any_city():
    """R-EU-STA-1, E-24: in all of them, though no route is claimed."""
    assert places() == {city.id for city in position(EU).edition.cities}
    assert len(places()) == 47


def test_one_station_in_a_city():
    """R-EU-STA-1, E-24: neither a second own one nor one beside another seat's."""
    everywhere = places()
    assert places("RR", paris=0) == everywhere - {"paris"}
    assert places("R", paris=1, wien=2) == everywhere - {"paris", "wien"}


def test_building_places_the_station_and_ends_the_turn():
    """R-EU-STA-1, R-EU-STA-4: the card is discarded, the city taken."""
    p = position(EU).hand(0, "RRG").build("paris", "G")
    assert p.state.station[p.city("paris")] == 0
    assert (p.hand_text(0), p.discard_text()) == ("RR", "G")
    assert (p.active, p.phase) == (1, codes.TURN)
    assert "paris" not in {text.split()[1] for text in p.hand(1, "R").legal("station")}


def test_the_first_station_costs_any_single_card():
    """R-EU-STA-2, E-23: a locomotive too."""
    assert paid_for(0, "RRBK") == {"R", "B", "K"}
    assert paid_for(0, "K") == {"K"}


def test_the_second_station_costs_two_cards_of_one_color():
    """R-EU-STA-2, E-23: K K and R K do, R B do not."""
    assert paid_for(1, "KK") == {"KK"}
    assert paid_for(1, "RK") == {"RK"}
    assert paid_for(1, "RB") == set()
    assert paid_for(1, "RRBKK") == {"RR", "RK", "BK", "KK"}


def test_the_third_station_costs_three_cards_of_one_color():
    """R-EU-STA-2: locomotives replace any number of them."""
    assert paid_for(2, "RRRKKK") == {"RRR", "RRK", "RKK", "KKK"}
    assert paid_for(2, "RRBB") == set()
    assert paid_for(2, "RRBBK") == {"RRK", "BBK"}


@pytest.mark.parametrize("built", [0, 1, 2])
def test_the_price_is_that_of_the_builder(built: int):
    """R-EU-STA-2: what others built does not count."""
    p = position(EU).hand(0, "RRR").station(1, "angora", "athina", "barcelona")
    p.station(0, *("berlin", "brest")[:built])
    assert {text.split()[2] for text in p.legal("station")} == {"R" * (built + 1)}


def test_no_fourth_station():
    """R-EU-STA-3, E-25: whatever the hand."""
    p = position(EU).hand(0, "RRRRRKKKKK").station(0, "angora", "athina", "barcelona")
    assert p.legal("station") == set()


def test_one_station_in_a_turn():
    """R-EU-STA-3: after it another seat is to move."""
    p = position(EU).hand(0, "RRRR").build("paris", "R")
    assert p.active == 1


def test_nobody_has_to_build():
    """R-EU-STA-3: other actions stay legal, and a card can be drawn instead."""
    p = position(EU).hand(0, "K")
    assert p.kinds() >= {"station", "take", "blind", "tickets"}


def test_a_station_stays_where_it_is():
    """R-EU-STA-3: no decision names a city with a station, and turns later it still stands."""
    p = position(EU, seats=2).hand(0, "RRR").hand(1, "BBB").build("paris", "R").build("wien", "B")
    assert not {"paris", "wien"} & {text.split()[1] for text in p.legal("station")}
    p.build("roma", "RR").build("athina", "BB")
    owners = {city: p.state.station[p.city(city)] for city in ("paris", "wien", "roma", "athina")}
    assert owners == {"paris": 0, "wien": 1, "roma": 0, "athina": 1}


def test_a_station_is_paid_to_the_discard():
    """R-EU-STA-4: all its cards."""
    p = position(EU).hand(0, "RRK").station(0, "angora", "athina").build("paris", "RRK")
    assert (p.hand_text(0), p.discard_text()) == ("", "RRK")


def test_a_station_takes_no_wagons_scores_nothing_and_closes_no_route():
    """R-EU-STA-11"""
    p = position(EU).hand(0, "R").build("paris", "R")
    assert (p.seat(0).wagons, p.seat(0).route_points) == (45, 0)
    for seat in (0, 1):
        assert all(p.is_open(seat, route) for route in p.route_ids)


@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_four_points_for_every_station_not_built(built: int, points: int):
    """R-EU-STA-10, E-25: the opponent, who built three, gets none."""
    p = position(EU).station(0, *("angora", "athina", "barcelona")[:built])
    p.station(1, "paris", "roma", "wien")
    p.own(1, "amsterdam-essen")
    assert p.score() == [points, 4 + 10]


def test_a_useless_station_gives_nothing():
    """R-EU-STA-10: nobody's route ends there, no ticket needs it, and its four points are gone."""
    p = position(EU).own(0, "amsterdam-essen").station(0, "cadiz")
    assert p.score()[0] == 4 + 10 + 8


@pytest.mark.parametrize("key", ["north-america", "nordic-countries", "northern-lights"])
def test_other_editions_have_no_stations(key: str):
    """R-EU-STA-1: the action is Europe's alone."""
    p = position(key).hand(0, "RRRKKK")
    assert "station" not in p.kinds()
