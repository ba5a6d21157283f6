"""The worked examples of rules.md 5.1 and 5.2 on paying for a route: exactly these payments."""

import pytest

from branchline.editions.edition import Route
from branchline.editions.loading import edition
from payment_search import bags, cards, chains, payments, route_of, valid_bags
from positions import codes

NA, EU, NO, NL = "north-america", "europe", "nordic-countries", "northern-lights"
WITHOUT_RED = "PPP BBB OOO WWW GGG YYY"


def example(key: str, color: str, length: int, icons: int, hand: str, expected: str, name: str):
    """One row: an edition's route, a hand, and all payments it allows, after commas."""
    return pytest.param(key, route_of(edition(key), color, length, icons), hand, expected, id=name)


def check(key: str, route: Route, hand: str, expected: str, stacking: bool = True) -> None:
    """The rulebook offers these payments, each once, and so says rules.md."""
    assert payments(key, route, cards(hand), stacking) == bags(expected)
    assert valid_bags(key, route, cards(hand), stacking) == bags(expected)


@pytest.mark.parametrize(
    ("key", "route", "hand", "expected"),
    [
        example(NA, "red", 3, 0, "R2 K2 B3", "RRK, RKK", "P-1"),
        example(NA, "gray", 3, 0, "R2 K2 B3", "RRK, RKK, BBB, BBK, BKK", "P-2"),
        example(EU, "gray", 4, 2, "G2 K3", "GGKK, GKKK", "P-3"),
        example(EU, "gray", 4, 2, "W9 K1", "", "P-4"),
        example(EU, "gray", 2, 1, "K2", "KK", "P-5"),
        example(NO, "orange", 3, 1, "O2 R1 G1 Y1", "OORGY", "P-6"),
        example(NO, "orange", 3, 1, "O3 R2", "OOORR", "P-7"),
        example(NO, "orange", 3, 1, "O5", "OOOOO", "P-8"),
        example(NO, "orange", 3, 1, "O1 K1 R3", "OKRRR", "P-9"),
        example(NO, "orange", 3, 1, "O1 R6", "O1 R6", "P-9b"),
        example(NO, "red", 6, 2, WITHOUT_RED, WITHOUT_RED, "P-10"),
        example(NL, "gray", 3, 1, "R2 G2", "RRGG", "P-12"),
        example(NL, "gray", 3, 1, "R4", "RRRR", "P-13"),
        example(NL, "gray", 3, 1, "R3", "", "P-14"),
        example(NL, "gray", 3, 1, "R2 K1", "KRR", "P-15"),
        example(NL, "gray", 1, 1, "R2 B1", "RR", "P-16"),
        example(NL, "gray", 4, 2, "K1 R2 G2", "KRRGG", "P-17"),
        example(NL, "gray", 4, 2, "R6", "RRRRRR", "P-18"),
        example(
            NL,
            "gray",
            4,
            2,
            "K2 R2 G1 W2",
            "KKRR, KKWW, KKRRG, KKWWG, KKRRW, KKRWW, KRRWW, KRRWWG, KKRRWW",
            "P-18b",
        ),
        example(NL, "gray", 4, 2, "K3 R2", "KKRR, KKKR, KKKRR", "P-18c"),
    ],
)
def test_a_hand_pays_in_exactly_these_ways(key: str, route: Route, hand: str, expected: str):
    """P-1 to P-10 and P-12 to P-18c, each under its id; R-ALL-CLM-11: no payment is there twice."""
    check(key, route, hand, expected)


@pytest.mark.parametrize(
    ("key", "route", "hand", "expected"),
    [
        example(NO, "orange", 3, 1, "O2 R1 G1 Y1", "OORGY", "P-6"),
        example(NO, "orange", 3, 1, "O3 R2", "OOORR", "P-7"),
        example(NO, "orange", 3, 1, "O5", "OOOOO", "P-8"),
        example(NO, "orange", 3, 1, "O1 K1 R3", "OKRRR", "P-9"),
        example(NO, "orange", 3, 1, "O1 R6", "", "P-9b"),
        example(NO, "red", 6, 2, WITHOUT_RED, "", "P-10"),
    ],
)
def test_without_stacking_triples_stand_for_icons_only(
    key: str, route: Route, hand: str, expected: str
):
    """R-NO-FER-4: the same hands when the switch is off."""
    check(key, route, hand, expected, stacking=False)


def shapes(hand: str, stacking: bool) -> set[tuple[int, int, int]]:
    """Cards of the color, locomotives and triples of every payment for an orange ferry."""
    route = route_of(edition(NO), "orange", 3, 1)
    first = {chain.decisions[0] for chain in chains(NO, route, cards(hand), stacking)}
    return {
        (3 - locomotives - triples, locomotives, triples)
        for locomotives, triples in (
            (codes.locomotives_of(d), codes.substitutes_of(d)) for d in first
        )
    }


def test_the_shapes_of_a_nordic_ferry_with_three_spaces():
    """P-11: all nine with stacking, without it those with at most one triple."""
    expected = {
        *((2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1), (1, 0, 2)),
        *((0, 3, 0), (0, 2, 1), (0, 1, 2), (0, 0, 3)),
    }
    assert shapes("O2 K3 R9", stacking=True) == expected
    assert shapes("O2 K3 R9", stacking=False) == {shape for shape in expected if shape[2] <= 1}


def test_one_color_or_any_single_color():
    """X-NA-3, R-NA-PAY-1: a colored route takes its color, a gray one any single color."""
    check(NA, route_of(edition(NA), "blue", 2), "B2 R2 G2", "BB")
    check(NA, route_of(edition(NA), "gray", 2), "B2 R2 G1", "BB, RR")


def test_smyrna_to_palermo():
    """X-EU-1: four cards of any one color and two locomotives."""
    route = next(r for r in edition(EU).routes if r.id == "palermo-smyrna")
    check(EU, route, "W4 K2", "WWWWKK")
    check(EU, route, "W4 R2 K2", "WWWWKK")
    check(EU, route, "W5 K1", "")


def test_a_yellow_nordic_route_of_two_spaces():
    """X-NO-1: exactly two yellow cards."""
    check(NO, route_of(edition(NO), "yellow", 2), "Y3 R2 K2", "YY")


def test_a_gray_nordic_route_of_three_spaces():
    """X-NO-2: three cards of one color."""
    check(NO, route_of(edition(NO), "gray", 3), "Y4 R2 G3 K3", "YYY, GGG")


def test_stavanger_to_kristiansand():
    """X-NO-3: at least one locomotive, or three cards for it, and orange cards."""
    route = next(r for r in edition(NO).routes if r.id == "kristiansand-stavanger-2")
    assert (route.color, route.length, route.locomotives) == ("orange", 3, 1)
    check(NO, route, "O3 K1", "OOK")
    check(NO, route, "O3", "")
    check(NO, route, "O2 K1 R1", "OOK")
    check(NO, route, "O2 B3", "OOBBB")


def test_seven_green_cards_and_eight_others_reach_murmansk():
    """X-NO-7: seven green and two sets of four."""
    route = next(r for r in edition(NO).routes if r.id == "lieksa-murmansk")
    check(NO, route, "G7 P1 B1 O1 W1 Y1 X1 R1 K1", "GGGGGGG PBOWYXRK")


def test_a_yellow_northern_lights_route_of_two_spaces():
    """X-NL-1: exactly two yellow, one and a locomotive, or two locomotives."""
    check(NL, route_of(edition(NL), "yellow", 2), "Y3 K3 R4", "YY, YK, KK")


def test_a_northern_lights_ferry_with_one_icon_and_two_spaces():
    """X-NL-2: two cards of one color, and a locomotive or a pair."""
    route = route_of(edition(NL), "gray", 3, 1)
    check(NL, route, "G2 K1", "GGK")
    check(NL, route, "G2 W2", "GGWW")


def test_mo_i_rana_to_narvik():
    """X-NL-3: a locomotive and a pair for the icons, two of one color for the rest."""
    route = next(r for r in edition(NL).routes if r.id == "mo_i_rana-narvik-1")
    check(NL, route, "K1 R2 Y2", "KRRYY")
    check(NL, route, "K1 R2 Y1 B1", "")
