"""The three-locomotive reset: when it happens, when it cannot help, and where there is none."""

from collections import Counter

import pytest

from positions import EVERY_EDITION, Position, chance, codes, new_game, position, spell

RESETS = 100
RESETTING = ("north-america", "europe")
NO_RESET = ("nordic-countries", "northern-lights")
where_markets_reset = pytest.mark.parametrize("key", RESETTING)
where_markets_stay = pytest.mark.parametrize("key", NO_RESET)


def end_a_turn(p: Position) -> Position:
    """A turn that moves no train card, so that only the market is settled at its end."""
    p.draw_tickets()
    return p.keep(*p.offer(p.active))


@where_markets_reset
def test_a_third_locomotive_replaces_the_market_between_two_cards(key: str) -> None:
    """E-01, R-ALL-RST-1, R-ALL-RST-2: five cards discarded, five shown, one still to take."""
    p = position(key).market("KKRGB").deck("K").discard("PPPPPOOOOO").take("R")
    assert [event.kind for event in p.events()][:4] == ["take", "fill", "reset", "reshuffle"]
    assert p.events("reset")[0].bag == "KKKGB"
    market = p.market_text()
    assert "-" not in market
    assert market.count("K") < 3
    assert (p.active, p.phase, p.hand_text(0)) == (0, codes.SECOND_CARD, "R")
    colors = {f"take {slot}" for slot, letter in enumerate(market) if letter != "K"}
    assert p.legal() == colors | {"blind", "stop"}
    assert p.take(market.replace("K", "")[0]).active == 1


@where_markets_reset
def test_a_reset_discards_the_market_and_refills_it_from_the_deck(key: str) -> None:
    """R-ALL-RST-1: all five cards are discarded, the others too; the refill comes off the deck."""
    p = end_a_turn(position(key).market("KYKGK").deck("RRRRRR").discard("B"))
    assert p.market_text() == "RRRRR"
    assert p.deck_text() == "R"
    assert p.discard_text() == "BGYKKK"


@where_markets_reset
def test_two_locomotives_may_lie(key: str) -> None:
    """R-ALL-RST-1: only three or more replace the market."""
    p = end_a_turn(position(key).market("KKRGB").deck("RRRRRR"))
    assert p.market_text() == "KKRGB"
    assert p.events("reset") == []


@where_markets_reset
def test_the_market_of_the_set_up_is_reset_too(key: str) -> None:
    """R-ALL-RST-1: no game starts with three locomotives face up; with 40 of them many would."""
    resets = 0
    for seed in range(60):
        p = new_game(key, 2, seed, locomotive_cards=40)
        assert p.market_text().count("K") < 3
        resets += len(p.events("reset"))
        for event in p.events("reset"):
            assert event.bag.count("K") >= 3
    assert resets > 5


@where_markets_reset
def test_the_set_up_deals_before_it_resets(key: str) -> None:
    """R-ALL-SET-1, R-ALL-RST-1: hands have four cards each, and the reset market is discarded."""
    games = [new_game(key, 2, seed, locomotive_cards=40) for seed in range(40)]
    game = next(p for p in games if len(p.events("reset")) == 1)
    assert [event.kind for event in game.events()].index("reset") > 8
    assert game.discard_text() == spell(game.events("reset")[0].bag)


@where_markets_reset
@pytest.mark.parametrize(
    ("market", "deck", "discard"),
    [
        ("KKKYG", "", ""),  # E-02: T = 5, N = 2
        ("KKKG", "", ""),  # E-04: T = 4, N = 1
        ("KKK", "", ""),
        ("KKKYG", "K", "K"),  # T = 7, N = 2
        ("KKKKK", "YGKKK", ""),
        ("KKKKK", "", "YGKKK"),
    ],
)
def test_no_reset_where_it_cannot_help(key: str, market: str, deck: str, discard: str) -> None:
    """E-02, E-04, R-ALL-RST-3, R-ALL-RST-4: no refill could show fewer than three: it stays."""
    p = position(key).market(market).deck(deck).discard(discard)
    p = end_a_turn(p)
    assert p.market_text() == (market + deck)[:5].ljust(5, "-")
    assert p.events("reset") == []


@where_markets_reset
def test_a_small_market_counts_its_locomotives_too(key: str) -> None:
    """R-ALL-RST-3, R-ALL-RST-4, E-04: K K K of four cards stays only because nothing can help; once
    two cards are paid, the fifth slot is filled and the market reset."""
    routes = {"north-america": ("duluth-omaha-1", "RR"), "europe": ("kyiv-wilno", "RR")}
    route, paid = routes[key]
    p = position(key).market("KKKG").deck("").hand(0, paid).claim(route, paid)
    assert p.events("reset")[0].bag == "KKKGR"
    assert spell(p.market_text()) == "GRRKK"


@where_markets_reset
@pytest.mark.parametrize(
    ("market", "deck", "discard"),
    [("KKKYG", "R", ""), ("KKKYG", "", "R"), ("KKKKK", "KYK", "GKR"), ("KKKKK", "", "YGR")],
)
def test_a_reset_happens_where_it_can_help(key: str, market: str, deck: str, discard: str) -> None:
    """R-ALL-RST-4, R-ALL-RST-5: three other cards are enough, wherever they lie."""
    for seed in range(5):
        p = position(key, seed=seed).market(market).deck(deck).discard(discard)
        cards = p.all_cards()
        end_a_turn(p)
        assert spell(p.market_text()) == "GYRKK"
        assert p.all_cards() == cards


@where_markets_reset
def test_resets_repeat_until_fewer_than_three_locomotives_show(key: str) -> None:
    """E-03, R-ALL-RST-5, R-ALL-RST-6: R is shown, the five others are reshuffled, four of them
    shown; legal with probability 3/5, else again."""
    start = position(key).market("KKKYG").deck("R").draw_tickets()
    resets: Counter[int] = Counter()
    for seed in range(300):
        p = start.copy()
        chance.seed_generator(p.state, seed, 5, 6)
        p.keep(*p.offer(0))
        rows = p.events()[3:]  # after the three tickets kept
        assert [row.kind for row in rows[:4]] == ["reset", "fill", "reshuffle", "fill"]
        assert rows[0].bag == "KKKYG"
        assert (rows[1].thing, rows[1].number) == (0, 7)  # R, in the first slot
        assert rows[2].number == 5  # the cards just discarded
        assert spell(p.market_text()) == "GYRKK"
        resets[len(p.events("reset"))] += 1
    assert 150 < resets[1] < 210  # 180 expected
    assert max(resets) > 2


def given_up(key: str, seats: int = 2) -> Position:
    """A turn that took a card and gave up after a hundred resets: three locomotives or more lie,
    though three other cards are left, and a second card is to be chosen."""
    for seed in range(40):
        p = position(key, seats, seed, locomotive_cards=40).market("KKRGB").deck("K" * 30 + "P")
        if len(p.take("R").events("reset")) == RESETS and p.market_text().count("K") > 2:
            return p
    raise AssertionError("no seed gives up")


@where_markets_reset
def test_after_a_hundred_resets_the_market_stays(key: str) -> None:
    """R-ALL-RST-5: the market is legal by then, or the turn gives up."""
    ends: Counter[bool] = Counter()
    for seed in range(12):
        p = position(key, seed=seed, locomotive_cards=40).market("KKRGB").deck("K" * 30 + "P")
        resets = len(p.take("R").events("reset"))
        stays = p.market_text().count("K") > 2
        assert resets == RESETS if stays else resets <= RESETS
        assert (p.active, p.phase) == (0, codes.SECOND_CARD)
        ends[stays] += 1
    assert all(ends[stays] for stays in (True, False))


@where_markets_reset
@pytest.mark.parametrize("rest", ["stop", "blind", "take"])
def test_a_turn_that_gave_up_resets_no_more(key: str, rest: str) -> None:
    """R-ALL-RST-5, R-ALL-DRAW-10: neither a second card nor the end of the turn begins again."""
    p = given_up(key).forget_events()
    if rest == "take":
        colors = [slot for slot, letter in enumerate(p.market_text()) if letter != "K"]
        if not colors:
            p.market("KKKPK")
            colors = [3]
        p.take(colors[0])
    else:
        getattr(p, rest)()
    assert p.active == 1
    assert p.market_text().count("K") > 2
    assert p.events("reset") == []


@where_markets_reset
def test_a_market_given_up_stays_while_no_slot_changes(key: str) -> None:
    """R-ALL-RST-5: turns that move no card of the market, a payment among them, reset nothing."""
    p = given_up(key).stop()
    market = p.market_text()
    route = {"north-america": "duluth-omaha-1", "europe": "kyiv-wilno"}[key]
    end_a_turn(p.forget_events())
    p.hand(0, "RR").claim(route, "RR")
    assert p.active == 1
    assert p.market_text() == market
    assert p.events("reset") == []


@where_markets_reset
def test_a_slot_that_changes_in_a_later_turn_begins_again(key: str) -> None:
    """R-ALL-RST-5: taking a locomotive puts another card into its slot, and the test runs."""
    p = end_a_turn(given_up(key).stop()).forget_events()
    p.deck("K" * 9 + "PPP").take("K")
    assert 0 < len(p.events("reset")) <= RESETS
    assert p.market_text().count("K") < 3


@where_markets_reset
def test_a_set_up_that_gave_up_leaves_the_market_to_the_first_turns(key: str) -> None:
    """R-ALL-RST-5: it stays until a slot changes; with one card of each color it often happens."""
    scanty = {"color_cards": 1, "locomotive_cards": 40}
    games = [new_game(key, 2, seed, first=0, **scanty) for seed in range(40)]
    p = next(p for p in games if p.market_text().count("K") > 2)
    assert len(p.events("reset")) == RESETS
    p.forget_events().keep(*p.offer(0)).keep(*p.offer(1))
    end_a_turn(p)
    assert p.events("reset") == []
    p.take("K")
    assert p.events("reset") != []


@where_markets_stay
def test_five_locomotives_may_lie_face_up(key: str) -> None:
    """E-05, R-NO-MKT-1, R-NL-MKT-1: no reset, ever, though the deck could help."""
    p = end_a_turn(position(key).market("KKKKK").deck("RRRRRR"))
    assert p.market_text() == "KKKKK"
    assert p.events("reset") == []


def test_two_of_five_locomotives_may_be_taken_in_the_nordic_countries() -> None:
    """E-05, R-NO-DRAW-1, R-NO-MKT-1: one after the other, in one turn."""
    p = position("nordic-countries").market("KKKKK").deck("KKRRR").take(0).take(1)
    assert p.hand_text(0) == "KK"
    assert p.active == 1


def test_one_of_five_locomotives_may_be_taken_in_northern_lights() -> None:
    """E-05, R-ALL-DRAW-4, R-NL-MKT-1: the draw ends; nothing is reset."""
    p = position("northern-lights").market("KKKKK").deck("KKRRR").take(0)
    assert p.hand_text(0) == "K"
    assert p.active == 1
    assert p.market_text()[1:] == "KKKK"


@where_markets_stay
def test_the_set_up_resets_nothing_where_there_is_no_reset(key: str) -> None:
    """R-NO-MKT-1, R-NL-MKT-1: some games start with three locomotives face up."""
    games = [new_game(key, 2, seed, locomotive_cards=40) for seed in range(60)]
    assert all(p.events("reset") == [] for p in games)
    assert any(p.market_text().count("K") >= 3 for p in games)


def test_every_edition_says_whether_its_market_resets() -> None:
    """R-ALL-RST-1, R-NO-MKT-1, R-NL-MKT-1: three in North America and Europe, never elsewhere."""
    assert set(RESETTING) | set(NO_RESET) == set(EVERY_EDITION)
    for key in EVERY_EDITION:
        assert position(key).board.market_reset == (3 if key in RESETTING else 0)
