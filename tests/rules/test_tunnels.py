"""Tunnels of Europe and the Nordic Countries: laying down, revealing, the extra, withdrawing."""

from itertools import combinations_with_replacement

import pytest

from positions import LETTERS, Position, codes, position, spell

GREEN_TUNNEL = {"europe": "venezia-zurich", "nordic-countries": "kristiansand-stavanger-1"}
"""A green tunnel of two spaces."""
GRAY_TUNNEL = "paris-zurich"
"""A gray tunnel of three spaces, in Europe."""
with_tunnels = pytest.mark.parametrize("key", GREEN_TUNNEL)


def attempt(key: str, hand: str, payment: str, deck: str, discard: str = "") -> Position:
    """Try the green tunnel; the deck holds nothing but what is revealed."""
    p = position(key).hand(0, hand).deck(deck).discard(discard)
    return p.claim(GREEN_TUNNEL[key], payment)


def extras(p: Position) -> set[str]:
    """The ways to pay the extra."""
    return {text.removeprefix("pay ") for text in p.legal("pay")}


@with_tunnels
def test_a_complete_payment_is_laid_down_first(key: str):
    """R-TUN-1: one color and locomotives; the cards leave the hand before any is revealed."""
    p = position(key).hand(0, "GGGKKR").deck("GGG")
    assert p.payments(GREEN_TUNNEL[key]) == ["GG", "GK", "KK"]
    p.claim(GREEN_TUNNEL[key], "GK")
    assert p.hand_text(0) == "GGRK"
    assert (p.phase, p.active) == (codes.TUNNEL, 0)


@with_tunnels
def test_an_incomplete_payment_is_no_attempt(key: str):
    """R-TUN-1: one card of the two is not enough, nor are two of different colors."""
    assert position(key).hand(0, "GRRR").payments(GREEN_TUNNEL[key]) == []


@with_tunnels
def test_only_the_base_payment_has_to_be_affordable(key: str):
    """R-TUN-1: nothing need be left for the extra."""
    p = attempt(key, "GG", "GG", "GGG")
    assert p.legal() == {"withdraw"}


def all_reveals() -> list[str]:
    return ["".join(three) for three in combinations_with_replacement("GRK", 3)]


@with_tunnels
@pytest.mark.parametrize("payment", ["GG", "GK"])
@pytest.mark.parametrize("reveal", all_reveals())
def test_locomotives_and_the_color_laid_cost_extra(key: str, payment: str, reveal: str):
    """R-TUN-2, R-TUN-4, R-TUN-5: each revealed locomotive or green card asks for one card, green or
    a locomotive in any mix."""
    p = attempt(key, "GGGGGKKKK", payment, reveal)
    extra = reveal.count("G") + reveal.count("K")
    expected = (
        {"G" * (extra - locos) + "K" * locos for locos in range(extra + 1)} if extra else set()
    )
    assert (p.owner(GREEN_TUNNEL[key]) == 0) == (extra == 0)
    assert p.phase == (codes.TUNNEL if extra else codes.TURN)
    assert extras(p) == expected


@with_tunnels
@pytest.mark.parametrize("reveal", all_reveals())
def test_locomotives_alone_are_met_by_locomotives_alone(key: str, reveal: str):
    """R-TUN-3: only revealed locomotives count then, and only locomotives pay, on a green tunnel
    too."""
    p = attempt(key, "GGGGGKKKKK", "KK", reveal)
    extra = reveal.count("K")
    assert (p.owner(GREEN_TUNNEL[key]) == 0) == (extra == 0)
    assert extras(p) == ({"K" * extra} if extra else set())


@with_tunnels
def test_an_attempt_that_costs_no_extra_is_no_decision(key: str):
    """R-TUN-5: the claim is completed and the turn over."""
    p = attempt(key, "GGGK", "GG", "RBW")
    assert p.owner(GREEN_TUNNEL[key]) == 0
    assert (p.active, p.phase) == (1, codes.TURN)


@with_tunnels
def test_a_player_who_can_pay_may_withdraw(key: str):
    """R-TUN-6: the laid cards return, the turn is over, the route stays free."""
    p = attempt(key, "GGGGR", "GG", "GGB")
    assert p.legal() == {"withdraw", "pay GG"}
    p.withdraw()
    assert p.hand_text(0) == "GGGGR"
    assert (p.active, p.phase) == (1, codes.TURN)
    assert p.owner(GREEN_TUNNEL[key]) == codes.NONE
    assert (p.seat(0).wagons, p.seat(0).route_points) == (p.board.wagons, 0)


@with_tunnels
def test_all_of_the_extra_is_paid_or_none(key: str):
    """R-TUN-6: two cards are due, so one is not offered."""
    p = attempt(key, "GGGGGK", "GG", "GGB")
    assert p.legal() == {"withdraw", "pay GG", "pay GK"}


@with_tunnels
def test_a_player_who_cannot_pay_must_withdraw(key: str):
    """R-TUN-7: one green card is left and two are due."""
    p = attempt(key, "GGGRRR", "GG", "GGB")
    assert p.legal() == {"withdraw"}


@with_tunnels
def test_the_extra_costs_no_wagons_and_scores_nothing(key: str):
    """R-TUN-8: two wagons and two points for two spaces, though five cards were paid."""
    p = attempt(key, "GGGGGR", "GG", "GGG").pay("GGG")
    assert p.owner(GREEN_TUNNEL[key]) == 0
    assert p.seat(0).wagons == p.board.wagons - 2
    assert p.seat(0).route_points == 2
    assert p.hand_text(0) == "R"
    assert p.discard_text() == spell("GGGGG" + "GGG")


@with_tunnels
@pytest.mark.parametrize(
    ("reveal", "answer", "discard"),
    [("RBW", "", "GGRBW"), ("GBW", "pay G", "GGGGBW"), ("GBW", "withdraw", "GBW")],
    ids=["nothing extra", "paid", "withdrawn"],
)
def test_revealed_cards_are_discarded(key: str, reveal: str, answer: str, discard: str):
    """R-TUN-9: in every case."""
    p = attempt(key, "GGG", "GG", reveal)
    if answer:
        p.play(answer)
    assert p.discard_text() == spell(discard)
    assert p.state.reveals == 0


@with_tunnels
def test_revealed_cards_are_discarded_before_the_market_is_filled(key: str):
    """R-TUN-9: with nothing else to draw, one of the three fills the empty slot."""
    p = position(key).hand(0, "GGG").market("RRBB-").deck("GWY").claim(GREEN_TUNNEL[key], "GG")
    p.withdraw()
    assert p.market_text()[:4] == "RRBB"
    assert p.market_text()[4] in "GWY"
    assert len(p.deck_text()) == 2


@pytest.mark.parametrize(
    ("key", "route", "card"),
    [("europe", "barcelona-pamplona", "R"), ("nordic-countries", "kristiansand-stavanger-1", "G")],
    ids=GREEN_TUNNEL,
)
def test_a_deck_of_one_card_is_followed_by_the_reshuffled_discard(key: str, route: str, card: str):
    """R-TUN-10, E-14: two red cards are laid; R is revealed, then after a reshuffle B and K, which
    makes an extra of two (no Nordic tunnel of two spaces takes red: there it is green)."""
    p = position(key).hand(0, card * 4).deck(card).discard("BK").claim(route, card * 2)
    assert p.revealed_text()[0] == card
    assert sorted(p.revealed_text()) == sorted(card + "BK")
    assert p.legal() == {"withdraw", f"pay {card * 2}"}
    kinds = [event.kind for event in p.events()]
    assert kinds == ["tunnel", "reveal", "reshuffle", "reveal", "reveal"]


@with_tunnels
def test_as_many_cards_are_revealed_as_there_are(key: str):
    """R-TUN-10: two cards in all, one of them green."""
    p = attempt(key, "GGG", "GG", "R", discard="G")
    assert sorted(p.revealed_text()) == ["G", "R"]
    assert p.legal() == {"withdraw", "pay G"}


@with_tunnels
def test_without_any_card_to_reveal_there_is_no_extra(key: str):
    """R-TUN-10, E-15: the laid cards are the only ones around, and do not count."""
    p = attempt(key, "GG", "GG", "")
    assert p.owner(GREEN_TUNNEL[key]) == 0
    assert not p.events("reveal")
    assert p.discard_text() == "GG"


@with_tunnels
def test_laid_and_revealed_cards_are_not_reshuffled(key: str):
    """R-TUN-11: each is seen once, and the laid green ones never."""
    p = attempt(key, "GGG", "GG", "R", discard="B")
    assert p.owner(GREEN_TUNNEL[key]) == 0
    assert [LETTERS[event.thing] for event in p.events("reveal")] == ["R", "B"]


def test_on_a_gray_tunnel_the_color_laid_counts():
    """R-TUN-12: red cards count if red was laid, blue ones if blue was."""
    p = position("europe").hand(0, "BBBBRRRR").deck("BRR")
    assert p.copy().claim(GRAY_TUNNEL, "BBB").legal() == {"withdraw", "pay B"}
    q = position("europe").hand(0, "BBBBRRRRR").deck("BRR").claim(GRAY_TUNNEL, "RRR")
    assert q.legal() == {"withdraw", "pay RR"}


def test_three_cards_are_no_locomotive_in_a_nordic_tunnel():
    """R-NO-TUN-1: neither in the base payment nor in the extra."""
    route = GREEN_TUNNEL["nordic-countries"]
    assert position("nordic-countries").hand(0, "GRRRBBB").payments(route) == []
    assert attempt("nordic-countries", "GGRRRBBB", "GG", "GWW").legal() == {"withdraw"}


@pytest.mark.parametrize(
    ("key", "first", "second", "payment"),
    [
        ("europe", "madrid-pamplona-1", "madrid-pamplona-2", "XXX"),
        ("nordic-countries", "bergen-oslo-1", "bergen-oslo-2", "BBBB"),
    ],
    ids=GREEN_TUNNEL,
)
def test_a_withdrawn_tunnel_leaves_its_group_alone(key: str, first: str, second: str, payment: str):
    """E-16, R-TUN-6: hand as before, three cards discarded, both tracks open to both seats."""
    p = position(key).hand(0, payment + "K").deck("KGG").claim(first, payment)
    p.withdraw()
    assert p.hand_text(0) == spell(payment + "K")
    assert p.discard_text() == spell("KGG")
    assert p.active == 1
    assert all(p.is_open(seat, route) for seat in (0, 1) for route in (first, second))


@with_tunnels
def test_a_green_card_and_a_locomotive_meet_green_locomotive_red(key: str):
    """P-19: two extra cards, GG, GK or KK."""
    assert extras(attempt(key, "GGGKKK", "GK", "GKR")) == {"GG", "GK", "KK"}


@with_tunnels
def test_two_locomotives_meet_green_green_locomotive(key: str):
    """P-20: one extra card, a locomotive."""
    assert attempt(key, "GGGKKK", "KK", "GGK").legal() == {"withdraw", "pay K"}


def test_three_blue_cards_meet_three_red_ones():
    """P-21: claimed."""
    p = position("europe").hand(0, "BBB").deck("RRR").claim(GRAY_TUNNEL, "BBB")
    assert p.owner(GRAY_TUNNEL) == 0


@with_tunnels
def test_two_green_cards_left_do_not_pay_three(key: str):
    """P-22: withdrawing is all that is left."""
    assert attempt(key, "GGGG", "GG", "GGK").legal() == {"withdraw"}


def test_one_green_card_revealed():
    """X-NO-4: one extra card, green or a locomotive."""
    p = attempt("nordic-countries", "GGGK", "GG", "GRB")
    assert p.legal() == {"withdraw", "pay G", "pay K"}


def test_one_locomotive_revealed():
    """X-NO-5: one extra card, green or a locomotive."""
    p = attempt("nordic-countries", "GGGK", "GG", "KRB")
    assert p.legal() == {"withdraw", "pay G", "pay K"}


def test_one_locomotive_revealed_to_locomotives():
    """X-NO-6: one extra locomotive, green is not accepted."""
    p = attempt("nordic-countries", "GGGKKK", "KK", "KRB")
    assert p.legal() == {"withdraw", "pay K"}
