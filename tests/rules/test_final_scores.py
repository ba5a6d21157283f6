"""Points of a route, and what makes up the final total in each edition."""

import pytest

from branchline.editions.loading import edition
from payment_search import LETTER
from positions import position

NA, EU, NO, NL = "north-america", "europe", "nordic-countries", "northern-lights"
POINTS = {
    NA: {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
    EU: {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21},
    NO: {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27},
    NL: {1: 1, 2: 2, 3: 4, 4: 7, 5: 10},
}


@pytest.mark.parametrize("key", POINTS)
def test_a_claim_scores_by_its_length_at_once(key: str):
    """R-NA-PTS-1, R-EU-PTS-1, R-NO-PTS-1, R-NL-PTS-1: a claim of every length the map has."""
    scored: dict[int, int] = {}
    for route in edition(key).routes:
        if route.length not in scored:
            color = LETTER.get(route.color, "G")
            payment = ("K" if route.locomotives else color) * route.length
            p = position(key).hand(0, payment).deck("").market("").claim(route.id, payment)
            scored[route.length] = p.seat(0).route_points
            assert p.seat(0).wagons == p.board.wagons - route.length
    assert scored == POINTS[key]


def test_six_spaces_would_score_15_in_northern_lights():
    """R-NL-PTS-1: the table keeps the series' value though no route is that long."""
    assert position(NL).board.points[6] == 15


def test_blue_completed_two_tickets_to_atlanta():
    """X-NA-1: Montréal–Atlanta 9 and New York–Atlanta 6 are +15."""
    p = position(NA).own(0, "montreal-new_york", "new_york-washington-1", "raleigh-washington-1")
    p.own(0, "atlanta-raleigh-1").tickets(0, "atlanta-montreal", "atlanta-new_york").score()
    assert (p.seat(0).ticket_points, p.seat(0).completed) == (15, 2)


def test_green_completed_one_ticket_and_failed_another():
    """X-NA-2: Sault Ste. Marie–Nashville 8 less Atlanta–Washington 4 is +4."""
    p = position(NA).own(0, "sault_ste_marie-toronto", "pittsburgh-toronto", "nashville-pittsburgh")
    p.tickets(0, "nashville-sault_ste_marie", "atlanta-washington").score()
    assert (p.seat(0).ticket_points, p.seat(0).completed) == (4, 1)


def test_the_total_of_north_america():
    """R-NA-SCO-1: routes, tickets with their sign, and 10 for the longest path."""
    p = position(NA).own(0, "sault_ste_marie-toronto", "pittsburgh-toronto", "nashville-pittsburgh")
    p.tickets(0, "nashville-sault_ste_marie", "atlanta-washington")
    p.own(1, "calgary-winnipeg").tickets(1, "calgary-phoenix")
    assert p.score() == [(2 + 2 + 7) + 8 - 4 + 10, 15 - 13]


def test_the_total_of_europe():
    """SC-1, R-EU-SCO-1, R-EU-STA-10: routes 50, tickets 21 and −5, a station 4, a tied longest
    path 10: 80."""
    p = position(EU)
    p.own(0, "kobenhavn-stockholm-1", "petrograd-stockholm", "petrograd-wilno", "kyiv-wilno")
    p.own(0, "budapest-kyiv", "budapest-wien-1").station(0, "kobenhavn", "madrid")
    p.tickets(0, "stockholm-wien", "essen-kyiv", "angora-athina")
    p.own(1, "essen-kobenhavn-1", "essen-frankfurt", "frankfurt-munchen", "munchen-wien")
    p.own(1, "wien-zagrab", "sarajevo-zagrab", "athina-sarajevo", "athina-sofia", "sarajevo-sofia")
    totals = p.score()
    me = p.seat(0)
    assert sorted(p.board.route[p.route(name)].length for name in p.routes_of(0)) == [
        1,
        2,
        3,
        4,
        6,
        8,
    ]
    assert (me.route_points, me.ticket_points, me.completed) == (50, 21 - 5, 2)
    assert (me.path, p.seat(1).path) == (24, 24)
    assert totals[0] == 80
    assert totals[1] == (4 + 2 + 2 + 4 + 2 + 4 + 7 + 4 + 2) + 12 + 10


def test_a_long_ticket_scores_like_any_other():
    """R-EU-TIC-1: its full value up or down, and it is one completed ticket."""
    p = position(EU).own(0, "lisboa-madrid", "madrid-pamplona-1", "pamplona-paris-1")
    p.own(0, "frankfurt-paris-1", "berlin-frankfurt-1", "berlin-danzig")
    p.tickets(0, "danzig-lisboa").tickets(1, "cadiz-stockholm").score()
    assert (p.seat(0).ticket_points, p.seat(0).completed) == (20, 1)
    assert (p.seat(1).ticket_points, p.seat(1).completed) == (-21, 0)


def test_the_total_of_the_nordic_countries():
    """R-NO-SCO-1: routes, tickets and the Globetrotter; the longest path gives nothing."""
    p = position(NO).own(0, "tampere-turku", "helsinki-tampere", "helsinki-tallinn")
    p.tickets(0, "tallinn-tampere").own(1, "lieksa-murmansk").tickets(1, "bergen-trondheim")
    assert p.score() == [(1 + 1 + 2) + 3 + 10, 27 - 7]


def test_the_total_of_northern_lights():
    """R-NL-SCO-1: routes, tickets with their sign, and every bonus won; no other path bonus."""
    p = position(NL).bonuses("small_steps", "cost_efficiency", "ferry_captain", "wild_west")
    p.own(0, "karlstad-oslo-1", "karlstad-stockholm-1").tickets(0, "oslo-stockholm")
    p.own(1, "alborg-oslo").tickets(1, "murmansk-tromso")
    small_steps, cost_efficiency, ferry_captain, wild_west = 10, 7, 12, 7
    assert p.score() == [
        1 + 1 + 2 + small_steps + cost_efficiency + wild_west,
        4 - 7 + ferry_captain + wild_west,
    ]


@pytest.mark.parametrize("key", [NA, EU, NO, NL])
def test_a_total_below_zero_stays_below_zero(key: str):
    """E-33: failed tickets and nothing else, and the one who lost less wins."""
    p = position(key).bonuses()
    failed = [ticket.id for ticket in p.edition.tickets if ticket.points >= 5]
    p.tickets(0, *failed[:7]).tickets(1, failed[7])
    lost = [sum(t.points for t in p.edition.tickets if t.id in p.tickets_at(s)) for s in (0, 1)]
    stations = 4 * p.board.stations
    p.station(1, *p.city_ids[: p.board.stations])
    assert p.score() == [stations - lost[0], -lost[1]]
    assert p.seat(0).total < p.seat(1).total < 0
    assert p.winners() == [1]


def test_every_ticket_counts_once():
    """R-NA-SCO-1: two of the same value are two tickets."""
    p = position(NA).bonuses().own(0, "sault_ste_marie-toronto", "pittsburgh-toronto")
    p.own(0, "nashville-pittsburgh").tickets(0, "nashville-sault_ste_marie", "denver-el_paso")
    p.tickets(0, "atlanta-washington")
    assert p.score()[0] == 11 + 8 - 4 - 4
