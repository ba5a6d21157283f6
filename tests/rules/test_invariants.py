"""What is true in every position of every game: cards, points and wagons add up."""

import random

import pytest

from positions import EVERY_EDITION, NONE, Position, codes, letters, new_game, position

GAMES = [(key, seats) for key in EVERY_EDITION for seats in (2, 3)] + [
    ("europe", 5),
    ("northern-lights", 5),
    ("tiny", 2),
    ("tiny", 3),
]


def check_seat(p: Position, seat: int) -> None:
    me = p.seat(seat)
    lengths = [p.board.route[p.route(name)].length for name in p.routes_of(seat)]
    assert me.route_points == sum(p.edition.rules.points[length] for length in lengths)
    assert me.wagons == p.edition.rules.wagons - sum(lengths)
    assert me.wagons >= 0
    for card in range(codes.CARDS):
        assert 0 <= me.known.card[card] <= me.hand.card[card]
    assert me.hand.total == sum(me.hand.card)
    assert me.tickets == len(p.tickets_at(seat))


def check_table(p: Position) -> None:
    s = p.state
    for pile in (s.deck, s.discard, s.laid):
        assert pile.total == sum(pile.card)
        assert min(pile.card) >= 0
    drawn = [sum(s.seat[p].since.card[card] for p in range(s.seats)) for card in range(codes.CARDS)]
    assert s.fresh.card == [one + other for one, other in zip(s.deck.card, drawn, strict=True)]
    assert len(p.ticket_deck_ids()) == len(p.tickets_at(codes.IN_DECK))
    for name in p.ticket_deck_ids():
        assert s.ticket_place[p.ticket(name)] == codes.IN_DECK


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_cards_points_and_wagons_add_up_throughout_a_game(key: str, seats: int) -> None:
    """R-ALL-INV-1, R-ALL-INV-2, R-ALL-INV-3: at every decision of a random game; and what a seat
    is known to hold it holds."""
    generator = random.Random(f"{key} {seats}")
    p = new_game(key, seats)
    box = letters(p.board.deck.card)
    assert len(box) == {"northern-lights": 114, "tiny": 28}.get(key, 110)
    for _ in range(250):
        legal = sorted(p.legal())
        if not legal:
            break
        claims = [text for text in legal if text.split()[0] in ("claim", "give", "pay")]
        p.play(generator.choice(claims or legal))
        assert p.all_cards() == box
        check_table(p)
        for seat in range(seats):
            check_seat(p, seat)
        p.forget_events()
    assert sum(owner != NONE for owner in p.state.owner) > 5
    if p.is_over:
        assert p.state.reason != codes.RUNNING


@pytest.mark.parametrize(
    ("key", "tunnel"), [("europe", "munchen-zurich"), ("nordic-countries", "andalsnes-lillehammer")]
)
def test_a_tunnel_under_way_keeps_its_cards_apart(key: str, tunnel: str) -> None:
    """R-ALL-INV-1: laid and revealed cards are in no pile, and none is lost."""
    p = position(key).hand(0, "YYB").deck("YYYYY").discard("PPP")
    cards = p.all_cards()
    p.claim(tunnel, "YY")
    assert p.phase == codes.TUNNEL
    assert (p.hand_text(0), letters(p.state.laid.card), p.revealed_text()) == ("B", "YY", "YYY")
    assert (p.deck_text(), p.discard_text()) == ("YY", "PPP")
    assert p.all_cards() == cards
