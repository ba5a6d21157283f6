"""Northern Lights: routes whose owner draws cards."""

from dataclasses import replace

from branchline.editions.loading import edition
from lettered import position_of
from payment_search import LETTER
from positions import position, spell

NL = "northern-lights"


def test_a_route_with_a_bonus_gives_cards_from_the_deck():
    """R-NL-BON-1: so many, blind, no decision, and none from the market."""
    p = position(NL).hand(0, "KKKK").market("RRRRR").deck("GGGGG")
    p.claim("andalsnes-bergen-1", "KKKK")
    assert p.hand_text(0) == "GG"
    assert p.market_text() == "RRRRR"
    assert p.active == 1


def test_the_bonus_is_that_of_the_route():
    """R-NL-BON-1: every route with a number gives it, every other nothing."""
    for route in edition(NL).routes:
        payment = ("K" if route.locomotives else LETTER[route.color]) * route.length
        p = position(NL).hand(0, payment).claim(route.id, payment)
        assert len(p.hand_text(0)) == route.draw_bonus, route.id
        assert len(p.events("bonus_draw")) == route.draw_bonus


def test_the_five_cards_paid_come_into_the_deck_when_it_is_empty():
    """E-30, R-NL-BON-2: G is drawn, the five paid cards are reshuffled, two of them drawn."""
    p = position(NL).hand(0, "KKWWW").deck("G").claim("mo_i_rana-trondheim-1", "KKWWW")
    hand, deck = p.hand_text(0), p.deck_text()
    assert len(hand) == 3
    assert "G" in hand
    assert spell(hand + deck) == spell("GKKWWW")
    assert p.discard_text() == ""
    kinds = [event.kind for event in p.events()][:5]
    assert kinds == ["claim", "bonus_draw", "reshuffle", "bonus_draw", "bonus_draw"]


def test_with_nothing_to_draw_the_payment_comes_back():
    """E-31, R-NL-BON-2: two of the four cards paid."""
    p = position(NL).hand(0, "KKRR").deck("").claim("andalsnes-bergen-1", "KKRR")
    assert len(p.hand_text(0)) == 2
    assert spell(p.hand_text(0) + p.deck_text()) == "RRKK"


def test_too_few_cards_are_all_drawn():
    """R-NL-BON-2: a bonus of three with one card in the game, on a map made up for it."""
    game = edition(NL)
    routes = tuple(
        replace(route, draw_bonus=3) if route.id == "andalsnes-trondheim-1" else route
        for route in game.routes
    )
    p = position_of(replace(game, routes=routes)).hand(0, "K").market("RRRRR").deck("")
    p.claim("andalsnes-trondheim-1", "K")
    assert p.owner("andalsnes-trondheim-1") == 0
    assert (p.hand_text(0), p.deck_text(), p.discard_text()) == ("K", "", "")


def test_the_bonus_comes_before_the_market_is_filled():
    """R-NL-BON-3: the one card that is left goes to the hand, and the slot stays empty."""
    p = position(NL).hand(0, "K").market("RRRR-").deck("").claim("andalsnes-trondheim-1", "K")
    assert p.hand_text(0) == "K"
    assert p.market_text() == "RRRR-"


def test_a_locomotive_drawn_as_a_bonus_is_one_card():
    """R-NL-BON-3: it does not end the draw."""
    p = position(NL).hand(0, "RRRRRR").deck("KKK").claim("andalsnes-bergen-1", "RRRRRR")
    assert p.hand_text(0) == "KK"


def test_the_bonus_comes_before_the_end_is_triggered():
    """E-32, R-NL-BON-3: the cards are drawn, then the last turns begin."""
    p = position(NL).hand(0, "KKKK").wagons(0, 6).claim("andalsnes-bergen-1", "KKKK")
    assert p.seat(0).wagons == 2
    assert len(p.hand_text(0)) == 2
    assert p.state.last_turns == 2
    kinds = [event.kind for event in p.events()]
    assert kinds == ["claim", "bonus_draw", "bonus_draw", "last_round", "turn"]
