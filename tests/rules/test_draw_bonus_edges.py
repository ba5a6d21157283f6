"""Draw bonus of Northern Lights at the edges: an empty deck, the cards just paid, the end."""

from collections import Counter

from positions import NONE, codes, position

FIVE = "mo_i_rana-trondheim-1"  # five spaces, two icons, +3
FOUR = "honningsvag-tromso-1"  # four spaces, two icons, +2


def test_the_draw_bonus_goes_on_with_the_cards_just_paid() -> None:
    """E-30: deck G: G is drawn, the five paid cards are reshuffled, two of them drawn."""
    for seed in range(8):
        p = position("northern-lights", seed=seed).market("PBOYX").deck("G").hand(0, "KKWWW")
        p.claim(FIVE, "KKWWW")
        drawn = p.hand_text(0)
        assert len(drawn) == 3
        assert "G" in drawn
        back = Counter(drawn) - Counter("G")
        assert Counter(p.deck_text()) + back == Counter("KKWWW")
        assert p.discard_text() == ""
        assert [event.number for event in p.events("reshuffle")] == [5]
        assert p.events("bonus_draw")[0].thing == 4  # green
        assert len(p.events("bonus_draw")) == 3
        assert p.market_text() == "PBOYX"
        assert (p.active, p.phase) == (1, codes.TURN)


def test_the_draw_bonus_may_be_made_of_paid_cards_only() -> None:
    """E-31: deck and discard empty, four cards paid: two of them come back."""
    p = position("northern-lights").market("PBOYX").deck("").hand(0, "KKWW").claim(FOUR, "KKWW")
    assert len(p.hand_text(0)) == 2
    assert Counter(p.hand_text(0)) + Counter(p.deck_text()) == Counter("KKWW")


def test_the_draw_bonus_comes_before_the_market_is_refilled() -> None:
    """E-31, R-ALL-DRAW-10: two of the four paid cards are drawn, the other two fill empty slots."""
    p = position("northern-lights").market("PBO").deck("").hand(0, "KKWW").claim(FOUR, "KKWW")
    assert len(p.hand_text(0)) == 2
    assert Counter(p.hand_text(0) + p.market_text()[3:]) == Counter("KKWW")
    assert p.deck_text() == ""


def test_the_draw_bonus_comes_before_the_end_is_triggered() -> None:
    """E-32: a claim that leaves two wagons: cards first, then the last turns."""
    p = position("northern-lights").hand(0, "KKWWW").wagons(0, 7).claim(FIVE, "KKWWW")
    kinds = [event.kind for event in p.events()]
    assert kinds == ["claim", "bonus_draw", "bonus_draw", "bonus_draw", "last_round", "turn"]
    assert p.state.last_turns == 2
    assert len(p.hand_text(0)) == 3


def test_the_draw_bonus_of_the_last_turn_is_drawn_too() -> None:
    """E-32: the game ends after the cards; they count for what is left in hand."""
    p = position("northern-lights").hand(0, "KKWWW").deck("KKKK")
    p.bonuses("call_of_the_wild")
    p.state.last_turns = 1
    p.claim(FIVE, "KKWWW")
    assert p.is_over
    assert p.hand_text(0) == "KKK"
    assert p.seat(0).bonus_points == 5
    assert p.seat(1).bonus_points == 0


def test_a_route_without_bonus_draws_nothing() -> None:
    """E-30: only the routes that are marked give cards."""
    p = position("northern-lights").hand(0, "KKK").claim("alborg-oslo", "KKK")
    assert p.hand_text(0) == ""
    assert p.events("bonus_draw") == []
    assert p.state.last_turns == NONE
