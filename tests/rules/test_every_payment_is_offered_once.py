"""What the rulebook offers for a route is what rules.md allows, and each bag of cards once.

Every hand is searched twice: all its parts by a validator written from rules.md, and all chains of
decisions that the rulebook offers.
"""

import random
from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.editions.edition import GRAY, Route
from branchline.editions.loading import edition, edition_keys
from payment_search import (
    LETTER,
    LOCO,
    cards,
    chains,
    fares_of,
    made_up_fares,
    parts_of,
    valid_bags,
)
from positions import LETTERS, codes, decisions, position

STACKING = [("nordic-countries", False)]
SETTINGS = [(key, True) for key in edition_keys()] + STACKING
every_edition = pytest.mark.parametrize("key", edition_keys())
every_setting = pytest.mark.parametrize(
    ("key", "stacking"), SETTINGS, ids=[*edition_keys(), "nordic-countries-without-stacking"]
)


@st.composite
def hands(draw: st.DrawFn, route: Route, least: int, most: int) -> str:
    """A hand of few colors, so that parts of it pay: the route's own and some others."""
    colors = st.sampled_from(LETTERS.removesuffix(LOCO))
    palette = draw(st.lists(colors, min_size=1, max_size=3, unique=True))
    if route.color != GRAY:
        palette.append(LETTER[route.color])
    letters = st.sampled_from([*palette, LOCO])
    drawn = "".join(draw(st.lists(letters, min_size=least, max_size=most)))
    return cards("".join(letter * min(12, drawn.count(letter)) for letter in set(drawn)))


def check_hand(key: str, route: Route, hand: str, stacking: bool) -> None:
    """Chains and valid parts of the hand match one to one."""
    offered = chains(key, route, hand, stacking)
    twice = [bag for bag, number in Counter(chain.bag for chain in offered).items() if number > 1]
    assert not twice, f"{hand} pays {twice} for {route} in two ways"
    found = sorted(chain.bag for chain in offered)
    expected = valid_bags(key, route, hand, stacking)
    assert found == expected, (
        f"{hand} for {route}: not offered {sorted(set(expected) - set(found))}, "
        f"not allowed {sorted(set(found) - set(expected))}"
    )


def sweep(
    key: str, stacking: bool, routes: list[Route], examples: int, least: int, most: int
) -> None:
    """Look at so many random hands of `least` to `most` cards."""

    @settings(max_examples=examples, deadline=None)
    @given(st.data())
    def look(data: st.DataObject) -> None:
        route = data.draw(st.sampled_from(routes))
        check_hand(key, route, data.draw(hands(route, least, most)), stacking)

    look()


@every_setting
def test_every_valid_bag_has_exactly_one_chain(key: str, stacking: bool):
    """R-ALL-CLM-11, R-ALL-CLM-5, R-ALL-CLM-8, R-ALL-CLM-9, R-NO-FER-1, R-NO-FER-4, R-NL-FER-2"""
    sweep(key, stacking, fares_of(edition(key)), 60, 2, 12)


@every_setting
def test_so_it_is_on_a_map_of_one_s_own(key: str, stacking: bool):
    """R-ALL-CLM-11: kinds of ferry and exchange that no shipped map has."""
    sweep(key, stacking, made_up_fares(edition(key)), 60, 2, 12)


@pytest.mark.soak
@every_setting
def test_every_valid_bag_has_exactly_one_chain_in_large_hands(key: str, stacking: bool):
    """R-ALL-CLM-11: the same with more cards, where substitutes meet."""
    routes = fares_of(edition(key)) + made_up_fares(edition(key))
    sweep(key, stacking, routes, 2000, 8, 17)


def own_and_others(route: Route) -> tuple[str, str, str]:
    """A color that the route may be paid in, and one before and one after it."""
    own = LETTER[route.color] if route.color != GRAY else "G"
    return own, *(("B", "X") if own in "OWGY" else ("O", "Y"))


def hand_for(route: Route) -> str:
    """A hand that pays for the route in several ways, if there are several."""
    own, low, high = own_and_others(route)
    return cards(f"{own}{route.length} {low}3 {high}3 K{min(route.length, 3)}")


@every_setting
def test_a_rich_hand_pays_for_every_kind_of_route(key: str, stacking: bool):
    """R-ALL-CLM-11: no kind of route is left to chance."""
    for route in fares_of(edition(key)):
        check_hand(key, route, hand_for(route), stacking)
        assert valid_bags(key, route, hand_for(route), stacking)


@pytest.mark.soak
@every_setting
def test_all_small_hands_pay_as_rules_md_says(key: str, stacking: bool):
    """R-ALL-CLM-11: all hands with up to three cards of each of three colors and of locomotives."""
    for route in fares_of(edition(key)):
        for numbers in product(range(4), repeat=4):
            letters = zip((*own_and_others(route), LOCO), numbers, strict=True)
            hand = "".join(letter * number for letter, number in letters)
            check_hand(key, route, cards(hand), stacking)


@every_edition
def test_the_chain_of_a_bag_does_not_depend_on_the_rest_of_the_hand(key: str):
    """R-ALL-CLM-11: a bag's one chain is the one it has when the hand holds nothing else."""
    chance = random.Random(11)
    for route in fares_of(edition(key)):
        for chain in chance.choices(chains(key, route, hand_for(route)), k=3):
            alone = chains(key, route, chain.bag)
            assert [other for other in alone if other.bag == chain.bag] == [chain]


def random_hand(chance: random.Random) -> str:
    """Up to fourteen cards of up to four colors and locomotives."""
    palette = [*chance.sample(LETTERS.removesuffix(LOCO), 4), LOCO]
    return cards("".join(chance.choices(palette, k=chance.randint(0, 12))))


@every_edition
def test_counting_finding_and_listing_decisions_agree(key: str):
    """R-ALL-CLM-9: as many as were counted, all different, and the same list."""
    chance = random.Random(7)
    listed = [0] * 20_000
    for _ in range(8):
        p = position(key).hand(0, random_hand(chance)).wagons(0, chance.randint(1, 20))
        table = [p.board], [p.state]
        number = decisions.count_decisions(*table)
        found = [decisions.decision_at(*table, index) for index in range(number)]
        assert len(set(found)) == number
        assert decisions.list_decisions(*table, listed) == number
        assert listed[:number] == found


@every_edition
def test_a_list_too_short_for_all_decisions_still_tells_their_number(key: str):
    """R-ALL-CLM-9: what fits is written, the number is that of all."""
    p = position(key).hand(0, "RRRGGGKK")
    table = [p.board], [p.state]
    number = decisions.count_decisions(*table)
    listed = [0] * 3
    assert number > 3
    assert decisions.list_decisions(*table, listed) == number
    assert listed == list(p.decisions().values())[:3]


@every_edition
def test_on_the_whole_board_every_route_has_the_claims_it_has_alone(key: str):
    """R-ALL-CLM-4, R-ALL-CLM-9: routes up to the number of wagons, with all their payments."""
    chance = random.Random(3)
    routes = edition(key).routes
    for _ in range(3):
        hand = random_hand(chance)
        p = position(key).hand(0, hand).wagons(0, chance.randint(2, 9))
        claims = [d for d in p.decisions().values() if codes.operation_of(d) == codes.CLAIM]
        by_route = Counter(codes.thing_of(claim) for claim in claims)
        for number, route in enumerate(routes):
            alone = {chain.decisions[0] for chain in chains(key, route, hand)}
            expected = len(alone) if route.length <= p.seat(0).wagons else 0
            assert by_route[number] == expected, f"{hand}: {route}"


def test_the_parts_of_a_hand_are_all_there_once():
    """R-ALL-CLM-11: the search itself counts bags, not arrangements."""
    found = list(parts_of(cards("R2 K1 G3")))
    assert len(found) == len(set(found)) == 3 * 2 * 4
    assert {"", "K", "GGGRRK"} <= set(found)
