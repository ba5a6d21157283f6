"""The eleven bonus cards of Northern Lights: what each counts, what it is worth, who gets it."""

import pytest

from branchline.editions.loading import edition
from positions import Position, position, scoring

NL = "northern-lights"
ARCTIC = {
    *("kiruna", "narvik", "tromso", "honningsvag", "kirkenes", "rovaniemi", "kemijarvi"),
    *("apatity", "murmansk", "junction_se_north"),
}


def table(*bonus_ids: str, seats: int = 2) -> Position:
    """A position in which these bonuses lie face up."""
    return position(NL, seats=seats).bonuses(*bonus_ids)


def measure(p: Position, bonus_id: str, seat: int = 0) -> int:
    """What the bonus counts for the seat at the end of the game."""
    p = p.copy()
    p.score()
    number = [bonus.id for bonus in p.edition.bonuses].index(bonus_id)
    return scoring.measure(p.board, p.state, seat, p.board.bonus[number])


def won(p: Position) -> list[int]:
    """Points from bonuses of each seat at the end of the game."""
    p.score()
    return [p.seat(seat).bonus_points for seat in range(p.seats)]


def test_locomotives_in_hand_and_pairs():
    """NLB-1, NLB-T1: K2 R5 B3 G1 counts 5, and so does K5: both score."""
    p = table("call_of_the_wild").hand(0, "KKRRRRRBBBG").hand(1, "KKKKK")
    assert measure(p, "call_of_the_wild", 0) == 2 + 2 + 1 + 0
    assert measure(p, "call_of_the_wild", 1) == 5
    assert won(p) == [5, 5]


def test_one_locomotive_more_wins():
    """NLB-1: single cards of a color count nothing, even many of them."""
    p = table("call_of_the_wild").hand(0, "KPBOWGYXR").hand(1, "RRGG")
    assert [measure(p, "call_of_the_wild", seat) for seat in (0, 1)] == [1, 2]
    assert won(p) == [0, 5]


SOUTH = ("karlstad-stockholm-1", "goteborg-karlstad", "goteborg-kobenhavn-1", "karlstad-oslo-1")
"""Routes that join Stockholm, Oslo and Copenhagen."""


def test_tickets_to_a_capital():
    """NLB-2: completed tickets with an end in one of the four capitals."""
    p = table("capital_investment").own(0, *SOUTH, "alborg-goteborg-1", "alborg-arhus-1")
    p.own(0, "karlstad-norrkoping").tickets(0, "oslo-stockholm", "arhus-norrkoping")
    assert measure(p, "capital_investment") == 1
    assert won(p) == [7, 0]


def test_a_ticket_between_two_capitals_counts_once():
    """NLB-2, NLB-T3: Stockholm–Copenhagen adds 1, not 2."""
    p = table("capital_investment").own(0, *SOUTH).tickets(0, "kobenhavn-stockholm")
    assert measure(p, "capital_investment") == 1


NORTH = (
    *("junction_se_south-mo_i_rana", "junction_se_south-umea", "umea-vaasa-1"),
    *("tampere-vaasa-1", "helsinki-tampere"),
)
"""Routes that join Mo i Rana and Helsinki."""


@pytest.mark.parametrize(
    ("ticket", "routes"),
    [
        ("bergen-stockholm", ("bergen-oslo-1", "karlstad-oslo-1", "karlstad-stockholm-1")),
        ("kobenhavn-oslo", ("goteborg-kobenhavn-1", "goteborg-oslo-1")),
        ("oslo-umea", ("karlstad-oslo-1", "karlstad-sundsvall", "sundsvall-umea-1")),
        ("helsinki-mo_i_rana", NORTH),
    ],
)
def test_each_capital_counts(ticket: str, routes: tuple[str, ...]):
    """NLB-2: Stockholm, Copenhagen, Oslo and Helsinki."""
    p = table("capital_investment").own(0, *routes).tickets(0, ticket)
    assert measure(p, "capital_investment") == 1


def test_a_failed_ticket_never_counts():
    """R-NL-CRD-2: for a capital, a small value or the Arctic Circle."""
    p = table("capital_investment", "local_network", "polar_express")
    p.tickets(0, "oslo-stockholm", "honningsvag-rovaniemi", "murmansk-tromso")
    for bonus_id in ("capital_investment", "local_network", "polar_express"):
        assert measure(p, bonus_id) == 0


def test_wagons_left():
    """NLB-3: the most wagons win."""
    p = table("cost_efficiency").own(0, "karlstad-oslo-1").own(1, "goteborg-oslo-1")
    assert [measure(p, "cost_efficiency", seat) for seat in (0, 1)] == [39, 38]
    assert won(p) == [7, 0]


def test_routes_of_one_space():
    """NLB-4: three against two; longer ones do not count."""
    p = table("small_steps").own(0, "karlstad-oslo-1", "alborg-goteborg-1", "kiruna-narvik-1")
    p.own(1, "karlstad-stockholm-1", "helsinki-lahti-1", "goteborg-oslo-1", "bergen-oslo-1")
    assert [measure(p, "small_steps", seat) for seat in (0, 1)] == [3, 2]
    assert won(p) == [10, 0]


def test_the_longest_path():
    """NLB-5: one trail of 4 beats two of 3."""
    p = table("nordic_express").own(0, "bergen-oslo-1", "karlstad-oslo-1")
    p.own(1, "boden-umea-1", "riga-tallinn-1")
    assert [measure(p, "nordic_express", seat) for seat in (0, 1)] == [4, 3]
    assert won(p) == [10, 0]


def test_tickets_of_five_points_or_less():
    """NLB-6: 5 counts, 6 does not."""
    p = table("local_network").own(0, *SOUTH, "helsinki-tallinn-1", "helsinki-stockholm-1")
    p.tickets(0, "kobenhavn-stockholm", "oslo-tallinn")
    p.score()
    assert p.seat(0).completed == 2
    assert measure(p, "local_network") == 1


def test_countries_at_the_ends_of_own_routes():
    """NLB-7, NLB-T2: Oslo–Karlstad and Helsinki–Tallinn alone count 4, though not joined."""
    p = table("rail_baron").own(0, "karlstad-oslo-1", "helsinki-tallinn-1")
    p.own(1, "karlstad-stockholm-1", "goteborg-norrkoping-1", "boden-umea-1")
    assert [measure(p, "rail_baron", seat) for seat in (0, 1)] == [4, 1]
    assert won(p) == [12, 0]


def test_nine_countries_can_be_reached():
    """NLB-7, R-NL-DAT-1: Denmark, Sweden, Norway, Finland, Russia, Poland, Lithuania, Latvia and
    Estonia."""
    p = table("rail_baron").own(0, "gdansk-klaipeda-1", "kuressaare-riga-1", "helsinki-tallinn-1")
    p.own(0, "karlstad-oslo-1", "alborg-arhus-1", "apatity-kemijarvi")
    assert measure(p, "rail_baron") == 9


def test_tickets_to_the_arctic():
    """NLB-8, R-NL-DAT-1: Honningsvåg–Rovaniemi counts once, Mo i Rana–Åndalsnes does not."""
    p = table("polar_express").own(0, "honningsvag-junction_se_north")
    p.own(0, "junction_se_north-rovaniemi", "andalsnes-trondheim-1", "mo_i_rana-trondheim-1")
    p.tickets(0, "honningsvag-rovaniemi", "andalsnes-mo_i_rana")
    p.score()
    assert p.seat(0).completed == 2
    assert measure(p, "polar_express") == 1
    assert won(p) == [12, 0]


def one_route_each(bonus_id: str) -> dict[str, int]:
    """What the bonus counts for a seat that owns this route and no other."""
    p = table(bonus_id)
    number = [bonus.id for bonus in p.edition.bonuses].index(bonus_id)
    return {
        route.id: scoring.measure(q.board, q.state, 0, p.board.bonus[number])
        for route in p.edition.routes
        for q in [p.copy().own(0, route.id)]
    }


def one_ticket_each(bonus_id: str) -> dict[str, int]:
    """What the bonus counts for a seat that completed this ticket and no other."""
    p = table(bonus_id)
    number = [bonus.id for bonus in p.edition.bonuses].index(bonus_id)
    counted: dict[str, int] = {}
    for ticket in p.edition.tickets:
        q = p.copy().tickets(0, ticket.id)
        q.state.ticket_done[q.ticket(ticket.id)] = 1
        counted[ticket.id] = scoring.measure(q.board, q.state, 0, q.board.bonus[number])
    return counted


def test_every_ticket_of_the_game_counts_for_its_bonuses():
    """NLB-2, NLB-6, NLB-8: an end in a capital, at most five points, an end in the Arctic."""
    capitals = {"stockholm", "kobenhavn", "oslo", "helsinki"}
    tickets = edition(NL).tickets
    to_capitals = {t.id: int(bool({t.city_a, t.city_b} & capitals)) for t in tickets}
    small = {t.id: int(t.points <= 5) for t in tickets}
    arctic = {t.id: int(bool({t.city_a, t.city_b} & ARCTIC)) for t in tickets}
    assert one_ticket_each("capital_investment") == to_capitals
    assert one_ticket_each("local_network") == small
    assert one_ticket_each("polar_express") == arctic


def test_routes_to_the_arctic():
    """NLB-9, R-NL-DAT-1, R-NL-CRD-2: one for a route with an end there, or both, whatever its
    length; the unnamed Russian junction and Mo i Rana are outside."""
    expected = {r.id: int(bool({r.city_a, r.city_b} & ARCTIC)) for r in edition(NL).routes}
    assert one_route_each("snowplow_award") == expected
    assert expected["mo_i_rana-trondheim-1"] == expected["junction_ru-kostomuksha"] == 0
    assert expected["kiruna-narvik-1"] == expected["honningsvag-tromso-1"] == 1


def test_ferries():
    """NLB-10, R-NL-CRD-2: one for each ferry, whatever its length."""
    expected = {route.id: int(route.color == "gray") for route in edition(NL).routes}
    assert one_route_each("ferry_captain") == expected
    p = table("ferry_captain").own(0, "mo_i_rana-trondheim-1").own(1, "alborg-goteborg-1")
    p.own(1, "alborg-kristiansand-1", "karlstad-oslo-1")
    assert [measure(p, "ferry_captain", seat) for seat in (0, 1)] == [1, 2]
    assert won(p) == [0, 12]


def test_routes_to_norway():
    """NLB-11, R-NL-CRD-2: one for a route with an end there, or both."""
    norway = {city.id for city in edition(NL).cities if city.country == "no"}
    expected = {r.id: int(bool({r.city_a, r.city_b} & norway)) for r in edition(NL).routes}
    assert one_route_each("wild_west") == expected
    assert expected["karlstad-oslo-1"] == expected["bergen-oslo-1"] == 1
    assert expected["alborg-goteborg-1"] == 0


WORTH = {
    "call_of_the_wild": 5,
    "capital_investment": 7,
    "cost_efficiency": 7,
    "small_steps": 10,
    "nordic_express": 10,
    "local_network": 10,
    "rail_baron": 12,
    "polar_express": 12,
    "snowplow_award": 12,
    "ferry_captain": 12,
    "wild_west": 7,
}


@pytest.mark.parametrize(("bonus_id", "points"), WORTH.items(), ids=WORTH)
def test_what_a_bonus_card_is_worth(bonus_id: str, points: int):
    """R-NL-CRD-1, R-NL-SCO-1: added to the total of the seat that wins it, and of no other."""
    p = table(bonus_id).hand(0, "KK").tickets(0, "honningsvag-rovaniemi", "oslo-stockholm")
    p.own(0, "kiruna-narvik-1", "honningsvag-tromso-1", "narvik-tromso-1", "alborg-oslo")
    p.own(0, "honningsvag-junction_se_north", "junction_se_north-rovaniemi")
    p.own(0, "karlstad-oslo-1", "karlstad-stockholm-1").own(1, "kuopio-vaasa", "helsinki-imatra")
    bare = p.copy().bonuses().score()
    winner = 1 if bonus_id == "cost_efficiency" else 0
    totals = p.score()
    assert totals[winner] - bare[winner] == points
    assert totals[1 - winner] == bare[1 - winner]


def test_only_face_up_bonuses_count():
    """R-NL-SCO-1: the others are out of the game."""
    p = table("small_steps").own(0, "kiruna-narvik-1").own(1, "honningsvag-tromso-1")
    assert won(p) == [10, 0]
    assert (p.seat(0).bonuses_won, p.seat(1).bonuses_won) == (1, 0)


def test_all_who_tie_score_a_bonus_in_full():
    """R-NL-SCO-1, R-ALL-LNG-3: two of three seats with one route of one space."""
    p = table("small_steps", seats=3).own(0, "kiruna-narvik-1").own(1, "alborg-arhus-1")
    assert won(p) == [10, 10, 0]


def test_a_bonus_that_nobody_earned_goes_to_all():
    """R-ALL-LNG-4, NLB-10: nobody owns a ferry."""
    assert won(table("ferry_captain", seats=3)) == [12, 12, 12]
