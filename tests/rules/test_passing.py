"""Passing: only when nothing else is legal; and the game ends when everybody has to."""

import pytest

from positions import EVERY_EDITION, Position, codes, position

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)

# A hand that pays for one route and builds no station, and that route.
ONE_ROUTE = {
    "north-america": ("R", "dallas-houston-1"),
    "europe": ("X", "amsterdam-bruxelles"),
    "nordic-countries": ("G", "boden-tornio"),
    "northern-lights": ("X", "karlstad-norrkoping"),
}


def stuck(key: str, seats: int = 2) -> Position:
    """Nothing to draw, no tickets, empty hands."""
    return position(key, seats).market("").deck("").ticket_deck()


@every_edition
def test_who_can_do_nothing_passes(key: str) -> None:
    """R-ALL-PAS-1, E-12: no card, no affordable route or station, no ticket."""
    p = stuck(key)
    assert p.legal() == {"pass"}
    p.pass_turn()
    assert (p.active, p.phase) == (1, codes.TURN)
    assert [event.seat for event in p.events("pass")] == [0]


@every_edition
def test_who_can_do_anything_does_not_pass(key: str) -> None:
    """R-ALL-PAS-1: a card to draw, a ticket or a route: each is enough to forbid passing."""
    hand, route = ONE_ROUTE[key]
    assert stuck(key).deck("R").legal() == {"blind"}
    assert stuck(key).discard("R").legal() == {"blind"}
    p = stuck(key).hand(0, hand)
    assert f"claim {route} {hand}" in p.legal()
    assert p.kinds() == ({"claim", "station"} if key == "europe" else {"claim"})
    ticket = position(key).ticket_deck_ids()[0]
    assert stuck(key).ticket_deck(ticket).legal() == {"tickets"}


def test_an_affordable_station_forbids_passing() -> None:
    """R-ALL-PAS-1, E-12: a green card pays for no route of one space, but for a first station."""
    p = stuck("europe").hand(0, "G")
    assert p.kinds() == {"station"}
    p.station(0, "paris")
    assert p.legal() == {"pass"}


def test_without_a_free_city_a_station_cannot_be_built() -> None:
    """R-ALL-PAS-1, E-12: a station everywhere leaves only the pass."""
    p = stuck("europe").hand(0, "G")
    for index in range(p.board.cities):
        p.state.station[index] = 1
    p.state.free_cities = 0
    assert p.legal() == {"pass"}


@pytest.mark.parametrize(
    ("key", "hand", "tunnel"),
    [("europe", "YY", "munchen-zurich"), ("nordic-countries", "P", "kiruna-narvik-1")],
)
def test_a_tunnel_that_can_be_tried_forbids_passing(key: str, hand: str, tunnel: str) -> None:
    """R-ALL-PAS-1, E-40: only the base payment has to be in the hand, nothing for an extra."""
    p = stuck(key).hand(0, hand)
    p.seat(0).stations = 0
    assert f"claim {tunnel} {hand}" in p.legal()
    assert "pass" not in p.legal()
    q = stuck(key).hand(0, hand[1:])
    q.seat(0).stations = 0
    assert q.legal() == {"pass"}


@pytest.mark.parametrize(
    ("key", "hand", "tunnel"),
    [("europe", "YY", "munchen-zurich"), ("nordic-countries", "PP", "lillehammer-oslo")],
)
def test_the_last_matching_cards_may_be_laid_for_a_tunnel(key: str, hand: str, tunnel: str) -> None:
    """E-40: the attempt may fail for want of cards, yet it may be made."""
    p = position(key).hand(0, hand).deck(hand + "R").claim(tunnel, hand)
    assert (p.phase, p.legal()) == (codes.TUNNEL, {"withdraw"})
    assert p.withdraw().hand_text(0) == hand
    p = position(key).hand(0, hand).deck("RRR").claim(tunnel, hand)
    assert p.owner(tunnel) == 0


@every_edition
def test_drawing_tickets_is_compulsory_when_nothing_else_is_left(key: str) -> None:
    """E-11, R-ALL-PAS-2: one ticket in the deck: draw it, keep it."""
    ticket = position(key).ticket_deck_ids()[0]
    p = stuck(key).ticket_deck(ticket)
    assert p.legal() == {"tickets"}
    assert p.draw_tickets().legal() == {f"keep {ticket}"}
    assert p.keep(ticket).legal() == {"pass"}


@pytest.mark.parametrize("key", EVERY_EDITION[1:])
def test_face_up_cards_that_cannot_be_drawn_do_not_forbid_passing(key: str) -> None:
    """E-11, E-12, R-ALL-DRAW-7: outside North America the market alone is no way out."""
    assert stuck(key).market("KG").legal() == {"pass"}
    ticket = position(key).ticket_deck_ids()[0]
    assert stuck(key).market("KG").ticket_deck(ticket).legal() == {"tickets"}


@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in EVERY_EDITION for n in (2, 3)])
def test_the_game_ends_when_all_pass_in_a_row(key: str, seats: int) -> None:
    """E-12, R-ALL-PAS-3: at once, and scored; not one pass earlier."""
    p = stuck(key, seats).turn(1)
    ticket = p.edition.tickets[0]
    p.state.ticket_place[0] = 0
    p.seat(0).tickets = 1
    for _ in range(seats):
        assert not p.is_over
        p.pass_turn()
    assert p.is_over
    assert p.state.reason == codes.ALL_PASSED
    assert p.seat(0).ticket_points == -ticket.points
    assert p.legal() == set()


@pytest.mark.parametrize("key", EVERY_EDITION[1:])
def test_an_action_in_between_starts_the_passes_anew(key: str) -> None:
    """R-ALL-PAS-3: two passes of two players with a claim between them end nothing."""
    hand, route = ONE_ROUTE[key]
    p = stuck(key).hand(1, hand).pass_turn().claim(route, hand).pass_turn()
    assert not p.is_over
    assert p.active == 1
    assert p.pass_turn().is_over


@every_edition
def test_a_ticket_draw_in_between_starts_the_passes_anew(key: str) -> None:
    """R-ALL-PAS-3: any action does."""
    p = stuck(key).pass_turn()
    ticket = position(key).ticket_deck_ids()[0]
    p.ticket_deck(ticket).draw_tickets().keep(ticket)
    assert not p.pass_turn().is_over
    assert p.pass_turn().is_over
