"""What the rulebook keeps of what seats have seen: the ground that views are built on."""

import pytest

from positions import EVERY_EDITION, NONE, codes, letters, new_game, position

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)


@every_edition
def test_a_card_taken_face_up_is_known_and_a_blind_one_is_not(key: str) -> None:
    """R-ALL-INF-1, R-ALL-INF-2: starting hands and blind cards are secret."""
    p = new_game(key, 2)
    assert [letters(p.seat(seat).known.card) for seat in (0, 1)] == ["", ""]
    p = position(key).market("PBOWG").deck("YYYY").take("P").blind()
    assert p.hand_text(0) == "PY"
    assert letters(p.seat(0).known.card) == "P"
    assert letters(p.seat(0).since.card) == "Y"


@every_edition
def test_paid_cards_are_those_known_first(key: str) -> None:
    """R-ALL-INF-1: what is known of a hand shrinks with the payment, never below what is left."""
    route = {
        "north-america": "chicago-duluth",
        "europe": "kyiv-smolensk",
        "nordic-countries": "helsinki-imatra",
        "northern-lights": "imatra-lahti",
    }[key]
    p = position(key).hand(0, "RRRRB", known="RRRB")
    paid = "R" * p.board.route[p.route(route)].length
    p.claim(route, paid)
    assert letters(p.seat(0).known.card) == "B" + "R" * (3 - len(paid))


@pytest.mark.parametrize(
    ("key", "tunnel"), [("europe", "munchen-zurich"), ("nordic-countries", "andalsnes-lillehammer")]
)
def test_the_cards_of_a_withdrawn_tunnel_are_known(key: str, tunnel: str) -> None:
    """R-ALL-INF-1: laid down for all to see, also when they return to the hand."""
    p = position(key).hand(0, "YYYB").deck("YYYYY").claim(tunnel, "YY").withdraw()
    assert p.hand_text(0) == "BYYY"
    assert letters(p.seat(0).known.card) == "YY"


@pytest.mark.parametrize("key", ["north-america", "europe", "northern-lights"])
def test_a_player_knows_the_tickets_he_put_under_the_deck(key: str) -> None:
    """R-ALL-INF-2: until they are drawn again."""
    p = position(key)
    p.ticket_deck(*p.ticket_deck_ids()[:4]).draw_tickets()
    one, two, three = p.offer(0)
    p.keep(one)
    assert [p.state.ticket_known[p.ticket(name)] for name in (one, two, three)] == [NONE, 0, 0]
    p.draw_tickets()
    assert p.offer(1)[1:] == [two, three]
    assert p.state.ticket_known[p.ticket(two)] == NONE


@pytest.mark.parametrize("key", ["north-america", "northern-lights"])
def test_first_rejects_are_known_to_lie_at_the_bottom_until_one_is_drawn(key: str) -> None:
    """R-ALL-INF-2: each player knows his own to be there, somewhere; the first draw among them
    makes that uncertain."""
    p = new_game(key, 2, first=0)
    mine = p.offer(0)[2:]
    for seat in range(2):
        p.keep(*p.offer(seat)[:2])
    assert [p.state.ticket_known[p.ticket(name)] for name in mine] == [codes.AMONG_REJECTS] * 2
    assert p.state.above_rejects == len(p.ticket_deck_ids()) - 4
    while p.state.above_rejects:
        p.draw_tickets()
        p.keep(*p.offer(p.active))
    if p.state.rejects:
        assert [p.state.ticket_known[p.ticket(name)] for name in mine] == [codes.AMONG_REJECTS] * 2
        p.draw_tickets()
    assert [p.state.ticket_known[p.ticket(name)] for name in mine] == [NONE, NONE]
