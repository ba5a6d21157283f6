"""Claiming: what a claim needs and what it does; one action a turn."""

import random
from collections import Counter

import pytest

from positions import EVERY_EDITION, NONE, Position, codes, position, spell

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)
where_locomotives_are_wild = pytest.mark.parametrize(
    "key", ["north-america", "europe", "northern-lights"]
)

# An ordinary red route of three spaces.
RED_THREE = {
    "north-america": "chicago-duluth",
    "europe": "kyiv-smolensk",
    "nordic-countries": "helsinki-imatra",
    "northern-lights": "karlskrona-norrkoping-1",
}
# Ordinary routes of four spaces with their colors.
FOUR = {
    "north-america": ("chicago-omaha", "B"),
    "europe": ("warszawa-wien", "B"),
    "nordic-countries": ("orebro-sundsvall", "O"),
    "northern-lights": ("kuopio-vaasa", "Y"),
}


@every_edition
def test_a_route_has_one_owner(key: str) -> None:
    """R-ALL-CLM-1: once claimed, nobody claims it again, its owner included."""
    p = position(key).hand(0, "RRR").hand(1, "RRR").claim(RED_THREE[key], "RRR")
    assert p.owner(RED_THREE[key]) == 0
    p.discard("").hand(0, "RRR")
    for seat in (0, 1):
        assert f"claim {RED_THREE[key]} RRR" not in p.turn(seat).legal()
        assert not p.is_open(seat, RED_THREE[key])


@every_edition
def test_a_claim_needs_a_wagon_for_every_space(key: str) -> None:
    """R-ALL-CLM-4, E-17: with three wagons no route of four, whatever the hand; with four, yes."""
    route, color = FOUR[key]
    p = position(key).hand(0, color * 12 + "K" * 14)
    for wagons in (4, 3):
        p.wagons(0, wagons)
        spaces = {p.board.route[p.route(text.split()[1])].length for text in p.legal("claim")}
        assert max(spaces) == wagons
        assert (f"claim {route} {color * 4}" in p.legal()) == (wagons == 4)


@every_edition
def test_a_seat_without_wagons_claims_nothing(key: str) -> None:
    """R-ALL-CLM-4: not even a ferry or an exchange."""
    p = position(key).hand(0, "PBOWGYXR" * 10 + "K" * 14).wagons(0, 0)
    assert p.legal("claim") == set()
    assert p.wagons(0, 1).legal("claim") != set()


@every_edition
def test_a_payment_must_be_in_the_hand(key: str) -> None:
    """R-ALL-CLM-5: two red cards do not pay for three spaces, nor does another color."""
    assert position(key).hand(0, "RR").payments(RED_THREE[key]) == []
    assert position(key).hand(0, "RRBBBBB").payments(RED_THREE[key]) == []
    assert position(key).hand(0, "RRRB").payments(RED_THREE[key]) == ["RRR"]
    assert position(key).hand(1, "RRR").payments(RED_THREE[key]) == []


def test_a_route_need_not_touch_the_own_network() -> None:
    """R-ALL-CLM-6: with cards for all, every route that nobody owns may be claimed."""
    p = position("north-america", 4).own(0, "portland-seattle-1").hand(0, "K" * 14)
    free = {name for name in p.route_ids if not name.startswith("portland-seattle")}
    assert {text.split()[1] for text in p.legal("claim")} == free


# A route with its payment and points for each length.
CLAIMS = {
    "north-america": [
        ("atlanta-nashville", "R", 1),
        ("denver-santa_fe", "RK", 2),
        ("chicago-duluth", "RRR", 4),
        ("chicago-omaha", "BBBB", 7),
        ("atlanta-miami", "BBKKK", 10),
        ("calgary-winnipeg", "KKKKKK", 15),
    ],
    "europe": [
        ("amsterdam-bruxelles", "X", 1),
        ("kyiv-wilno", "YY", 2),
        ("kyiv-smolensk", "RRK", 4),
        ("athina-brindisi", "RRRK", 7),
        ("palermo-smyrna", "WWWWKK", 15),
    ],
    "nordic-countries": [
        ("boden-tornio", "G", 1),
        ("imatra-lahti", "YY", 2),
        ("kuopio-oulu", "BBB", 4),
        ("helsinki-stockholm-1", "WWWWWWWW", 7),  # two of one color, two triples
        ("kirkenes-rovaniemi", "BBBBB", 10),
        ("mo_i_rana-trondheim-2", "RRRRKK", 15),
        ("lieksa-murmansk", "GGGGGGGKKRRRROO", 27),
    ],
    "northern-lights": [
        ("helsinki-tallinn-1", "WW", 1),
        ("imatra-kuopio", "XK", 2),
        ("alborg-oslo", "YYYY", 4),
        ("kuopio-vaasa", "YYYY", 7),
        ("karlstad-ostersund", "YYYYK", 10),
    ],
}


@pytest.mark.parametrize(
    ("key", "route", "paid", "points"),
    [(key, *claim) for key, claims in CLAIMS.items() for claim in claims],
)
def test_a_claim_moves_cards_wagons_and_points(
    key: str, route: str, paid: str, points: int
) -> None:
    """R-ALL-CLM-7: cards to the discard, a wagon a space on the route, points for them at once."""
    p = position(key, 3).turn(1).hand(1, paid + "G").market("PBOWG").discard("G")
    wagons, length = p.seat(1).wagons, p.board.route[p.route(route)].length
    p.claim(route, paid)
    assert p.owner(route) == 1
    assert p.routes_of(1) == [route]
    assert p.hand_text(1) == "G"
    assert p.discard_text() == spell(paid + "G")
    assert p.seat(1).wagons == wagons - length
    assert p.seat(1).route_points == points
    assert [p.seat(other).route_points for other in (0, 2)] == [0, 0]
    assert (p.active, p.phase) == (2, codes.TURN)
    (event,) = p.events("claim")
    assert (event.seat, event.thing, event.number, event.bag) == (
        1,
        p.route(route),
        points,
        spell(paid),
    )


@where_locomotives_are_wild
def test_a_colored_route_takes_its_color_and_locomotives(key: str) -> None:
    """R-ALL-CLM-8, R-ALL-CLM-9: every mix of exactly three cards, all locomotives included."""
    p = position(key).hand(0, "RRRRRKKKKBBB")
    assert p.payments(RED_THREE[key]) == ["KKK", "RKK", "RRK", "RRR"]
    assert position(key).hand(0, "RRK").payments(RED_THREE[key]) == ["RRK"]
    assert position(key).hand(0, "RKKK").payments(RED_THREE[key]) == ["KKK", "RKK"]
    assert position(key).hand(0, "KKK").payments(RED_THREE[key]) == ["KKK"]
    assert position(key).hand(0, "BBBKK").payments(RED_THREE[key]) == []


@pytest.mark.parametrize(
    ("key", "route"), [("north-america", "duluth-omaha-1"), ("europe", "kyiv-wilno")]
)
def test_a_gray_route_takes_any_one_color(key: str, route: str) -> None:
    """R-ALL-CLM-8, R-ALL-CLM-9: which color and how many locomotives is the player's choice."""
    p = position(key).hand(0, "RRBWWK")
    assert p.payments(route) == ["BK", "RK", "RR", "WK", "WW"]
    assert position(key).hand(0, "RBWKK").payments(route) == ["BK", "KK", "RK", "WK"]
    assert position(key).hand(0, "RB").payments(route) == []


@every_edition
def test_every_choice_of_payment_is_the_one_paid(key: str) -> None:
    """R-ALL-CLM-9: exactly the cards chosen leave the hand."""
    hand = "RRRKKK"
    for paid in position(key).hand(0, hand).payments(RED_THREE[key]):
        p = position(key).hand(0, hand).claim(RED_THREE[key], paid)
        assert Counter(p.hand_text(0)) == Counter(hand) - Counter(paid)
        assert p.discard_text() == paid


@every_edition
def test_a_route_is_claimed_whole(key: str) -> None:
    """R-ALL-CLM-12: no payment is smaller than the route, and one claim takes all its spaces."""
    p = position(key).hand(0, "RRRRRRRRRRRRKKKKKKKKKKKKKK")
    for text in p.legal("claim"):
        _, route, paid = text.split()
        given, _, substitutes = paid.partition("+")
        assert len(given) + int(substitutes or 0) == p.board.route[p.route(route)].length
    p.claim(RED_THREE[key], "RRR")
    assert p.owner(RED_THREE[key]) == 0
    assert p.seat(0).wagons == p.board.wagons - 3


@every_edition
def test_a_second_claim_in_the_same_turn_is_illegal(key: str) -> None:
    """E-35, R-ALL-ACT-1, R-ALL-ACT-2: the turn is over, however many cards are left."""
    p = position(key).hand(0, "RRR" + FOUR[key][1] * 4)
    p.claim(RED_THREE[key], "RRR")
    assert (p.active, p.phase) == (1, codes.TURN)
    assert p.legal("claim") == set()
    p.turn(0)
    assert f"claim {FOUR[key][0]} {FOUR[key][1] * 4}" in p.legal()


@every_edition
def test_drawing_a_card_leaves_only_drawing(key: str) -> None:
    """R-ALL-ACT-1, E-35: no route, station or ticket between the cards, though all are possible."""
    p = position(key).hand(0, "RRRR")
    assert {"claim", "take", "blind", "tickets"} <= p.kinds()
    assert p.blind().kinds() == {"take", "blind", "stop"}


@every_edition
def test_drawing_tickets_leaves_only_the_choice_among_them(key: str) -> None:
    """R-ALL-ACT-1: one action, then the next seat's turn."""
    p = position(key).hand(0, "RRRR").draw_tickets()
    assert (p.active, p.kinds()) == (0, {"keep"})
    p.keep(p.offer(0)[0])
    assert (p.active, p.phase) == (1, codes.TURN)


def test_one_station_a_turn() -> None:
    """R-ALL-ACT-1, R-ALL-ACT-2: building it is the turn's action."""
    p = position("europe").hand(0, "RRRRRR").build("paris", "R")
    assert (p.active, p.phase) == (1, codes.TURN)
    assert [name for name in p.city_ids if p.state.station[p.city(name)] != NONE] == ["paris"]


@every_edition
def test_what_is_open_to_a_seat_is_kept_up_to_date(key: str) -> None:
    """R-ALL-CLM-1, R-ALL-CLM-2, R-ALL-CLM-3: the running counts agree with a count from scratch."""
    seats = position(key).edition.seats[1]
    generator = random.Random(key)
    p: Position = position(key, seats)
    for _ in range(60):
        p.discard("").hand(p.active, "PBOWGYXR" * 9)
        claims = sorted(text for text in p.legal("claim") if "+" not in text)
        if not claims:
            break
        route, paid = generator.choice(claims).split()[1:]
        p.claim(route, paid)
        if p.phase == codes.TUNNEL:
            p.withdraw()
        for seat, opens in enumerate(p.count_open()):
            assert p.seat(seat).open == opens
        p.hand((p.active - 1) % seats, "")
    assert sum(owner != NONE for owner in p.state.owner) > 25
