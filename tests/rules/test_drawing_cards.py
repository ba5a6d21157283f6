"""Drawing train cards: replacing, reshuffling, locomotives, stopping, and when cards run out."""

import pytest

from positions import EVERY_EDITION, Position, codes, position, spell

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)
LOCOMOTIVE_ENDS_DRAW = ("north-america", "europe", "northern-lights")
where_a_locomotive_ends_the_draw = pytest.mark.parametrize("key", LOCOMOTIVE_ENDS_DRAW)
MARKET_DOES_NOT_SUFFICE = ("europe", "nordic-countries", "northern-lights")


def dry(key: str, market: str, seats: int = 2) -> Position:
    """Nothing to draw but the market."""
    return position(key, seats).market(market).deck("")


@every_edition
@pytest.mark.parametrize("slot", range(5))
def test_a_card_taken_is_replaced_before_the_next_decision(key: str, slot: int) -> None:
    """R-ALL-DRAW-1: its own slot is filled off the deck while the same seat is still drawing."""
    p = position(key).market("PBOWG").deck("YY").take(slot)
    assert p.market_text() == "PBOWG"[:slot] + "Y" + "PBOWG"[slot + 1 :]
    assert p.hand_text(0) == "PBOWG"[slot]
    assert (p.active, p.phase, p.deck_text()) == (0, codes.SECOND_CARD, "Y")


@every_edition
def test_two_cards_end_the_turn(key: str) -> None:
    """R-ALL-ACT-1, R-ALL-DRAW-1: a third is not offered; the next seat is to move."""
    p = position(key).market("PBOWG").deck("YYY").take("P").take("B")
    assert (p.active, p.phase) == (1, codes.TURN)
    assert p.hand_text(0) == "PB"
    assert p.market_text() == "YYOWG"


@every_edition
def test_the_discard_is_reshuffled_only_when_a_card_is_needed(key: str) -> None:
    """R-ALL-DRAW-2: not when the last card leaves the deck, but with the next one."""
    p = position(key).market("PBOWG").deck("R").discard("BBB").blind()
    assert (p.hand_text(0), p.deck_text(), p.discard_text()) == ("R", "", "BBB")
    assert p.events("reshuffle") == []
    p.blind()
    assert (p.hand_text(0), p.deck_text(), p.discard_text()) == ("BR", "BB", "")
    assert [event.number for event in p.events("reshuffle")] == [3]


@every_edition
def test_a_market_refill_reshuffles_the_discard_too(key: str) -> None:
    """R-ALL-DRAW-1, R-ALL-DRAW-2: the whole discard becomes the deck, then the slot is filled."""
    p = position(key).market("PBOWG").deck("").discard("YYY").take("O")
    assert (p.market_text(), p.deck_text(), p.discard_text()) == ("PBYWG", "YY", "")


def test_a_reshuffled_deck_is_drawn_from_at_random() -> None:
    """R-ALL-DRAW-2: each card of the discard is as likely as its number says."""
    drawn = [
        position(seed=seed).deck("").discard("BYYY").blind().hand_text(0) for seed in range(400)
    ]
    assert 70 < drawn.count("B") < 130
    assert drawn.count("B") + drawn.count("Y") == 400


@every_edition
def test_there_is_no_hand_limit(key: str) -> None:
    """R-ALL-DRAW-3: a seat that holds nearly all cards draws on."""
    p = position(key).hand(0, "PBOWGYX" * 11 + "K" * 12).blind().blind()
    assert len(p.hand_text(0)) == 91
    assert p.active == 1


@where_a_locomotive_ends_the_draw
@pytest.mark.parametrize("slot", range(5))
def test_a_face_up_locomotive_ends_the_draw(key: str, slot: int) -> None:
    """R-ALL-DRAW-4: it may be the first card, and then there is no second."""
    p = position(key).market("PBOWG"[:slot] + "K" + "PBOWG"[slot + 1 :]).take(slot)
    assert p.hand_text(0) == "K"
    assert (p.active, p.phase) == (1, codes.TURN)


@where_a_locomotive_ends_the_draw
def test_a_face_up_locomotive_is_never_the_second_card(key: str) -> None:
    """R-ALL-DRAW-4, E-38: neither after a face-up card nor after a blind one."""
    for first in ("take 0", "blind"):
        p = position(key).market("PBKWG").deck("YYY").play(first)
        assert p.legal() == {"take 0", "take 1", "take 3", "take 4", "blind", "stop"}


@where_a_locomotive_ends_the_draw
def test_a_locomotive_just_turned_up_is_no_second_card_either(key: str) -> None:
    """R-ALL-DRAW-4: the replacement of the first card counts as face up."""
    p = position(key).market("PBOWG").deck("KK").take("P")
    assert p.market_text() == "KBOWG"
    assert "take 0" not in p.legal()
    assert p.legal("take") == {"take 1", "take 2", "take 3", "take 4"}


def test_a_face_up_locomotive_is_an_ordinary_card_in_the_nordic_countries() -> None:
    """R-NO-DRAW-1, E-38: first, second or both, after a blind card too."""
    p = position("nordic-countries").market("PKKWG").deck("YYYY")
    assert p.copy().take(1).take(2).hand_text(0) == "KK"
    assert p.copy().take(1).take("P").hand_text(0) == "PK"
    assert p.copy().take("P").take("K").hand_text(0) == "PK"
    assert p.copy().blind().take("K").hand_text(0) == "YK"
    assert p.take(1).active == 0


@every_edition
def test_a_locomotive_drawn_blind_is_one_ordinary_card(key: str) -> None:
    """R-ALL-DRAW-5: a second card may follow, blind or face up."""
    p = position(key).market("PBOWG").deck("KKK").blind()
    assert (p.hand_text(0), p.active) == ("K", 0)
    assert p.legal() == {"take 0", "take 1", "take 2", "take 3", "take 4", "blind", "stop"}
    assert p.copy().take("P").hand_text(0) == "PK"
    assert p.blind().hand_text(0) == "KK"
    assert p.active == 1


@every_edition
@pytest.mark.parametrize("first", ["take 0", "blind"])
def test_a_player_may_stop_after_one_card(key: str, first: str) -> None:
    """R-ALL-DRAW-6, E-36: the hand grew by one and the turn is over."""
    p = position(key).hand(0, "R").play(first)
    assert "stop" in p.legal()
    p.stop()
    assert len(p.hand_text(0)) == 2
    assert (p.active, p.phase) == (1, codes.TURN)
    assert [event.seat for event in p.events("stop")] == [0]


@every_edition
def test_stopping_is_a_switch_and_no_way_to_begin(key: str) -> None:
    """R-ALL-DRAW-6: not before the first card; not at all where the switch is off."""
    assert "stop" not in position(key).legal()
    p = position(key, may_stop_after_one=False).blind()
    assert p.kinds() == {"take", "blind"}


def test_in_north_america_the_market_alone_suffices() -> None:
    """R-ALL-DRAW-7: a card in the market can be drawn when deck and discard are empty."""
    p = dry("north-america", "-G")
    assert p.legal("take") == {"take 1"}
    assert "blind" not in p.legal()


@pytest.mark.parametrize("key", MARKET_DOES_NOT_SUFFICE)
def test_elsewhere_deck_or_discard_must_have_a_card(key: str) -> None:
    """R-ALL-DRAW-7, E-06: whatever lies in the market; one card in either pile is enough."""
    for market in ("KG", "PBOWG", "KKKKK", "G"):
        assert dry(key, market).kinds() == {"tickets"}
    for p in (dry(key, "KG").deck("R"), dry(key, "KG").discard("R")):
        assert p.legal() == {"take 0", "take 1", "blind", "tickets"}


@pytest.mark.parametrize("key", MARKET_DOES_NOT_SUFFICE)
def test_whether_the_market_suffices_is_a_switch(key: str) -> None:
    """R-ALL-DRAW-7: a table may play it as in North America."""
    p = position(key, market_alone_suffices=True).market("KG").deck("")
    assert p.legal("take") == {"take 0", "take 1"}


@every_edition
def test_without_any_card_nothing_can_be_drawn(key: str) -> None:
    """R-ALL-DRAW-7, E-07: deck, discard and market empty."""
    assert dry(key, "").kinds() == {"tickets"}


def test_a_lone_locomotive_may_be_the_first_card() -> None:
    """E-06, R-ALL-DRAW-4, R-ALL-DRAW-7: North America, market K K: one of them, no more."""
    p = dry("north-america", "KK").take(0)
    assert (p.hand_text(0), p.market_text(), p.active) == ("K", "-K---", 1)


def test_without_a_legal_second_card_the_turn_ends() -> None:
    """R-ALL-DRAW-8, E-06: North America, K G to take: after G only a locomotive is left."""
    p = dry("north-america", "KG").take("G")
    assert (p.hand_text(0), p.active, p.phase) == ("G", 1, codes.TURN)
    assert p.events("stop") == []


@pytest.mark.parametrize("key", ["europe", "northern-lights"])
def test_the_second_card_may_come_from_the_market_alone(key: str) -> None:
    """R-ALL-DRAW-8, E-06: the last card blind, then G, and no locomotive."""
    p = dry(key, "KG").deck("R").blind()
    assert p.legal() == {"take 1", "stop"}
    p.take("G")
    assert (p.hand_text(0), p.market_text()) == ("GR", "K----")


def test_the_second_card_from_the_market_alone_may_be_a_locomotive_in_the_nordic_countries() -> (
    None
):
    """R-ALL-DRAW-8, R-NO-DRAW-1, E-06: the last card blind, then K or G."""
    p = dry("nordic-countries", "KG").deck("R").blind()
    assert p.legal() == {"take 0", "take 1", "stop"}


@where_a_locomotive_ends_the_draw
def test_the_turn_ends_when_only_locomotives_are_left_for_the_second_card(key: str) -> None:
    """R-ALL-DRAW-8, R-ALL-DRAW-4: the last card blind, a locomotive face up: no second."""
    p = dry(key, "K").deck("R").blind()
    assert (p.hand_text(0), p.active, p.phase) == ("R", 1, codes.TURN)


@every_edition
def test_after_the_last_card_of_the_discard_only_the_market_is_left(key: str) -> None:
    """E-08, R-ALL-DRAW-2, R-ALL-DRAW-8: deck empty, one discarded card drawn blind."""
    p = dry(key, "PBOWG").discard("R").blind()
    assert p.hand_text(0) == "R"
    assert [event.number for event in p.events("reshuffle")] == [1]
    assert p.legal() == {"take 0", "take 1", "take 2", "take 3", "take 4", "stop"}


def test_a_slot_stays_empty_when_no_card_is_left() -> None:
    """R-ALL-DRAW-9: its card is taken and nothing can replace it."""
    p = dry("north-america", "PBOWG").take("O")
    assert p.market_text() == "PB-WG"
    assert p.legal() == {"take 0", "take 1", "take 3", "take 4", "stop"}
    assert p.take("B").market_text() == "P--WG"
    assert p.legal("take") == {"take 0", "take 3", "take 4"}


# A gray or colored route of each edition that four cards of one color pay for.
FOUR_SPACES = {
    "north-america": ("calgary-helena", "RRRR"),
    "europe": ("kyiv-warszawa", "RRRR"),
    "nordic-countries": ("kuopio-vaasa", "RRRR"),
    "northern-lights": ("karlstad-sundsvall", "PPPP"),
}


@every_edition
def test_the_market_is_refilled_at_the_end_of_the_turn(key: str) -> None:
    """E-09, R-ALL-DRAW-10: two slots from the four cards just paid; the deck keeps two."""
    route, paid = FOUR_SPACES[key]
    p = dry(key, "YYY").hand(0, paid).claim(route, paid)
    assert p.market_text() == "YYY" + paid[:2]
    assert (p.deck_text(), p.discard_text()) == (paid[:2], "")
    assert (p.active, p.phase) == (1, codes.TURN)


@every_edition
def test_slots_are_refilled_in_their_order(key: str) -> None:
    """R-ALL-DRAW-10: with too few cards the first empty slots get them."""
    route, paid = FOUR_SPACES[key]
    p = dry(key, "").hand(0, paid).claim(route, paid)
    assert p.market_text() == paid + "-"


def test_the_reset_test_runs_at_the_end_of_every_turn() -> None:
    """R-ALL-DRAW-10: also when no slot was refilled; the paid card makes the reset possible."""
    for key, route in (("north-america", "portland-seattle-1"), ("europe", "budapest-wien-1")):
        p = dry(key, "KKKYG").hand(0, "R").claim(route, "R")
        assert p.events("reset")[0].bag == "KKKYG"
        assert spell(p.market_text()) == "GYRKK"
        assert p.deck_text() + p.discard_text() == "K"


@every_edition
def test_the_market_is_refilled_after_the_last_turn_too(key: str) -> None:
    """R-ALL-DRAW-10: at every end of a turn, the game's last included."""
    route, paid = FOUR_SPACES[key]
    p = dry(key, "YYY").hand(0, paid)
    p.state.last_turns = 1
    p.claim(route, paid)
    assert p.is_over
    assert p.market_text() == "YYY" + paid[:2]


@every_edition
def test_an_empty_hand_never_blocks_a_turn(key: str) -> None:
    """E-13: while a card can be drawn, there is something to do."""
    p = position(key).ticket_deck().market("").deck("R")
    assert p.legal() == {"blind"}
    p = position(key).ticket_deck().market("").deck("").discard("R")
    assert p.legal() == {"blind"}
