"""Paying for ferries and ordinary routes in each edition: rules.md 3.1, 3.2, 3.5 and 3.6."""

import pytest

from branchline.editions.edition import COLORS, GRAY
from branchline.editions.loading import edition
from payment_search import LETTER, bags, cards, payments, route_of
from positions import codes, position, spell

NA, EU, NO, NL = "north-america", "europe", "nordic-countries", "northern-lights"


def pays(key: str, color: str, length: int, icons: int, hand: str, stacking: bool = True):
    """All payments of a hand for a route of this kind."""
    return payments(key, route_of(edition(key), color, length, icons), cards(hand), stacking)


# North America.


def test_colored_and_gray_routes_of_north_america():
    """R-NA-PAY-1: its own color or any one color, locomotives standing in, all of them too."""
    assert pays(NA, "red", 2, 0, "R2 B2 K2") == bags("RR, RK, KK")
    assert pays(NA, "gray", 2, 0, "R2 B1 K2") == bags("RR, RK, BK, KK")
    assert pays(NA, "gray", 2, 0, "R1 B1") == []


# Europe.


def test_a_ferry_of_europe_takes_any_color():
    """R-EU-FER-1: ferries are gray; any color's cards and the icons' locomotives pay."""
    ferries = [route for route in edition(EU).routes if route.locomotives]
    assert len(ferries) == 13
    for route in ferries:
        rest = route.length - route.locomotives
        for color in COLORS:
            hand = cards(LETTER[color] * rest + "K" * route.locomotives)
            assert payments(EU, route, hand) == [hand]


def test_a_ferry_of_europe_needs_its_locomotives():
    """R-EU-FER-2, R-EU-FER-4: one for each icon at least; colored cards never stand for an icon."""
    assert pays(EU, "gray", 4, 2, "G4 K1") == []
    assert pays(EU, "gray", 4, 2, "G4 K3") == bags("GGKK, GKKK")
    assert pays(EU, "gray", 4, 2, "G12 W12 K1") == []


def test_locomotives_alone_pay_a_ferry_of_europe():
    """R-EU-FER-3"""
    assert pays(EU, "gray", 4, 2, "K5") == bags("KKKK")


@pytest.mark.parametrize("key", [EU, NO])
def test_no_card_is_revealed_for_a_ferry(key: str):
    """R-EU-FER-5: a ferry is never a tunnel."""
    for route in edition(key).routes:
        if route.locomotives:
            p = position(key).hand(0, "K" * route.length).deck("KKK")
            p.claim(route.id, "K" * route.length)
            assert p.owner(route.id) == 0
            assert not p.events("reveal")


# Nordic Countries.


def test_ordinary_colored_routes_of_the_nordic_countries():
    """R-NO-PAY-1: the color's cards alone."""
    assert pays(NO, "yellow", 2, 0, "Y2 K2") == bags("YY")
    assert pays(NO, "yellow", 2, 0, "Y1 K5 R3") == []


def test_ordinary_gray_routes_of_the_nordic_countries():
    """R-NO-PAY-2: one color's cards alone."""
    assert pays(NO, "gray", 3, 0, "B3 R4 K3 G2") == bags("BBB, RRR")


def test_a_locomotive_never_helps_on_an_ordinary_nordic_route():
    """E-28, R-NO-PAY-1, R-NO-PAY-2: YKKK for a yellow route of 2; BBKK for a gray one of 3."""
    assert position(NO).hand(0, "YKKK").payments("imatra-lahti") == []
    assert position(NO).hand(0, "YYKK").payments("imatra-lahti") == ["YY"]
    assert position(NO).hand(0, "BBKK").payments("goteborg-norrkoping") == []
    assert position(NO).hand(0, "BBBK").payments("goteborg-norrkoping") == ["BBB"]


def test_nordic_tunnels_take_locomotives():
    """R-NO-PAY-3: as many as one likes."""
    assert position(NO).hand(0, "GGKK").payments("kristiansand-stavanger-1") == ["GG", "GK", "KK"]


def test_a_nordic_ferry_takes_colored_cards_locomotives_and_triples():
    """R-NO-FER-1: every mix of a, b and t; a triple may be paid while a locomotive is held."""
    assert pays(NO, "red", 2, 1, "R1 K2 B3") == bags("RK, KK, RBBB, KBBB, RBBK, KKBB, RKKBBB, RKKB")


def test_colored_cards_cover_no_icon_of_a_nordic_ferry():
    """R-NO-FER-2: three orange cards do not pay three spaces of which one is an icon."""
    assert pays(NO, "orange", 3, 1, "O4") == []
    assert pays(NO, "orange", 3, 1, "O3 K1") == bags("OOK")
    assert pays(NO, "purple", 4, 2, "P5 K1") == bags("PPK PPP")


def test_a_triple_is_any_mix_and_triples_are_independent():
    """R-NO-FER-3: six different colors make two triples; the route's color may be among them."""
    assert pays(NO, "purple", 4, 2, "P2 B1 O1 W1 G1 Y1 X1") == bags("PP BOW GYX")
    assert pays(NO, "purple", 4, 2, "P3 B1 O1 W1 G1 Y1") == bags("PP PBO WGY")


def test_stacking_lets_a_triple_stand_for_a_locomotive_that_stands_for_a_card():
    """R-NO-FER-4: more triples than icons, unless the switch is off."""
    assert pays(NO, "orange", 3, 1, "R9") == bags("R9")
    assert pays(NO, "orange", 3, 1, "R9", stacking=False) == []
    assert pays(NO, "orange", 3, 1, "K1 R6") == bags("K R6")
    assert pays(NO, "orange", 3, 1, "K1 R6", stacking=False) == []
    assert pays(NO, "orange", 3, 1, "K2 R3", stacking=False) == bags("KK RRR")


def test_the_stacking_switch_is_on_unless_a_game_turns_it_off():
    """R-NO-FER-4: on the whole board."""
    ferry = "kristiansand-stavanger-2"
    assert position(NO).hand(0, "O" + "R" * 6).payments(ferry) == ["ORRRRRR"]
    off = position(NO, nordic_ferry_stacking=False)
    assert off.hand(0, "O" + "R" * 6).payments(ferry) == []


def test_a_triple_may_contain_locomotives():
    """R-NO-FER-5: O O and a triple K R R, though the locomotive alone would do."""
    assert pays(NO, "orange", 3, 1, "O2 K1 R2") == bags("OOK, OOKRR")
    assert pays(NO, "gray", 1, 1, "K3") == bags("K, KKK")


def test_locomotives_alone_pay_a_nordic_ferry():
    """R-NO-FER-6"""
    assert "KKK" in pays(NO, "orange", 3, 1, "K3")


def test_a_nordic_ferry_takes_wagons_and_scores_by_its_length():
    """R-NO-FER-1: nine cards for three spaces."""
    p = position(NO).hand(0, "RRRRRRRRR").claim("kristiansand-stavanger-2", "RRRRRRRRR")
    assert p.owner("kristiansand-stavanger-2") == 0
    assert (p.seat(0).wagons, p.seat(0).route_points) == (37, 4)
    assert (p.hand_text(0), p.discard_text()) == ("", "R" * 9)


MURMANSK = next(route for route in edition(NO).routes if route.exchange)


def to_murmansk(hand: str) -> list[str]:
    return payments(NO, MURMANSK, cards(hand))


def test_murmansk_takes_one_color_and_sets_of_four():
    """R-NO-MUR-1: nine of a color, or fewer with four cards for each that is missing."""
    assert to_murmansk("G9") == bags("G9")
    assert to_murmansk("G8 R4") == bags("G8 R4")
    assert to_murmansk("G8 R3") == []
    assert to_murmansk("G10 R2") == bags("G9, G10 R2")
    assert to_murmansk("G6 R3") == []


def test_a_locomotive_counts_only_in_a_set_of_four():
    """R-NO-MUR-2, E-29: 8 G and K do not pay; 8 G and any four do; 7 G and 7 others do not."""
    assert to_murmansk("G8 K1") == []
    assert to_murmansk("G8 K5") == bags("G8 K4")
    assert to_murmansk("G8 R1 B1 K2") == bags("G8 RBKK")
    assert to_murmansk("G7 R7") == []
    assert to_murmansk("G7 R4 K3") == []


def test_sets_of_four_alone_reach_murmansk():
    """R-NO-MUR-3, R-NO-MUR-4: 36 cards, nine wagons, 27 points."""
    hand = "".join(letter * 4 for letter in "PBOWGYXRK")
    p = position(NO).hand(0, hand).play("claim lieksa-murmansk +9")
    for letter in hand:
        p.play(f"give {letter}")
    assert p.owner("lieksa-murmansk") == 0
    assert p.hand_text(0) == ""
    assert (p.seat(0).wagons, p.seat(0).route_points) == (31, 27)


@pytest.mark.parametrize("payment", ["GGGGGGGGG", "GGGGGGGG" + "RBKK", "GGGGGGG" + "POWYXRKB"])
def test_murmansk_always_takes_nine_wagons_and_scores_27(payment: str):
    """R-NO-MUR-4, X-NO-7: whatever was paid."""
    p = position(NO).hand(0, payment).claim("lieksa-murmansk", payment)
    assert p.owner("lieksa-murmansk") == 0
    assert (p.seat(0).wagons, p.seat(0).route_points) == (31, 27)
    assert (p.hand_text(0), p.discard_text()) == ("", spell(payment))


# Northern Lights.


def test_colored_routes_of_northern_lights():
    """R-NL-PAY-1: the color's cards, locomotives standing in."""
    assert pays(NL, "green", 3, 0, "G3 K2 R5") == bags("GGG, GGK, GKK")


def test_every_gray_route_of_northern_lights_is_a_ferry():
    """R-NL-FER-1: as many cards of one color as it has spaces never pay."""
    for route in edition(NL).routes:
        if route.color == GRAY:
            assert payments(NL, route, "R" * route.length) == []


def test_an_icon_takes_a_locomotive_or_a_pair():
    """R-NL-FER-2: and the rest one color, where locomotives are wild."""
    assert pays(NL, "gray", 3, 1, "R2 W2 K1") == bags("KRR, KWW, RRWW, WWRK, RRWK")
    assert pays(NL, "gray", 2, 1, "K2") == bags("KK")


def test_the_colors_of_pairs_are_free():
    """R-NL-FER-3: different from each other and from the rest, or the same."""
    assert pays(NL, "gray", 4, 2, "B2 W2 R2") == bags("BBWWRR")
    assert pays(NL, "gray", 4, 2, "B4 R2") == bags("BBBBRR")
    assert pays(NL, "gray", 4, 2, "B6") == bags("BBBBBB")


def test_a_pair_stands_for_no_locomotive_elsewhere():
    """R-NL-FER-4: neither on the rest of a ferry nor on an ordinary route."""
    assert pays(NL, "gray", 2, 1, "G2 R2") == bags("GGR, RRG")
    assert pays(NL, "yellow", 2, 0, "Y1 R2") == []
    assert pays(NL, "gray", 3, 1, "G2 B2 W1") == bags("GGBB")


def test_a_locomotive_is_no_part_of_a_pair():
    """R-NL-FER-5: K and R are no pair, nor are two locomotives."""
    assert pays(NL, "gray", 1, 1, "K1 R1") == bags("K")
    assert pays(NL, "gray", 1, 1, "K2") == bags("K")


@pytest.mark.parametrize("payment", ["RRK", "RRGG", "RRRR", "KKK"])
def test_a_pair_costs_one_card_more_and_no_wagon(payment: str):
    """R-NL-FER-6: three wagons and four points for three spaces, whatever was paid."""
    p = position(NL).hand(0, payment).claim("alborg-oslo", payment)
    assert p.owner("alborg-oslo") == 0
    assert (p.seat(0).wagons, p.seat(0).route_points) == (37, 4)
    assert p.discard_text() == spell(payment)


def test_a_ferry_of_icons_alone_takes_nothing_else():
    """R-NL-FER-7: one locomotive or one pair for one space."""
    assert pays(NL, "gray", 1, 1, "K1 R2 B1") == bags("K, RR")
    assert pays(NL, "gray", 2, 2, "K1 R2 B2") == bags("KRR, KBB, RRBB")


def test_giving_pairs_ends_with_the_claim():
    """R-NL-FER-2: a pair is given at once, and then it is the next seat's turn."""
    p = position(NL).hand(0, "RRGG").play("claim alborg-oslo GG+1")
    assert p.phase == codes.SURRENDER
    assert p.legal() == {"give R"}
    p.play("give R")
    assert (p.hand_text(0), p.active, p.phase) == ("", 1, codes.TURN)
