"""The end of the game: what starts the last turns, who has one, and what they allow."""

import pytest

from positions import EVERY_EDITION, NONE, codes, position

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)

# Ordinary routes with a payment: of one, of two and of three spaces.
SPACES = {
    "north-america": [
        ("atlanta-nashville", "R"),
        ("denver-santa_fe", "RR"),
        ("chicago-duluth", "RRR"),
    ],
    "europe": [("amsterdam-bruxelles", "X"), ("berlin-essen", "BB"), ("kyiv-smolensk", "RRR")],
    "nordic-countries": [("boden-tornio", "G"), ("imatra-lahti", "YY"), ("helsinki-imatra", "RRR")],
    "northern-lights": [
        ("karlstad-norrkoping", "X"),
        ("imatra-kuopio", "XX"),
        ("helsinki-imatra", "GGG"),
    ],
}


@every_edition
@pytest.mark.parametrize(("before", "triggers"), [(5, False), (4, True), (3, True), (2, True)])
def test_two_wagons_or_fewer_start_the_last_turns(key: str, before: int, triggers: bool) -> None:
    """E-20, R-ALL-END-1: a turn that ends with three does not; with two, one or none it does."""
    route, paid = SPACES[key][1]
    p = position(key, 3).hand(0, paid).wagons(0, before).claim(route, paid)
    assert p.seat(0).wagons == before - 2
    assert p.state.last_turns == (3 if triggers else NONE)
    assert [event.seat for event in p.events("last_round")] == ([0] if triggers else [])
    assert not p.is_over


@every_edition
def test_only_the_wagons_of_the_active_player_count(key: str) -> None:
    """R-ALL-END-1: the test is made at the end of a seat's own turn."""
    p = position(key).wagons(1, 2).blind().stop()
    assert p.state.last_turns == NONE
    assert p.blind().stop().state.last_turns == 2


@every_edition
def test_everybody_has_one_last_turn(key: str) -> None:
    """E-18, R-ALL-END-2, R-ALL-END-3: P2 starts it; P3, P1 and P2 play once each; P3 going down to
    no wagons changes nothing."""
    (_, _), (route, paid), (third_route, third_paid) = SPACES[key]
    p = position(key, 3).turn(1).hand(1, paid).hand(2, third_paid).wagons(1, 4).wagons(2, 3)
    p.claim(route, paid)
    order: list[int] = [p.active]
    p.claim(third_route, third_paid)
    assert p.seat(2).wagons == 0
    while not p.is_over:
        order.append(p.active)
        p.blind().stop()
    assert order == [2, 0, 1]
    assert len(p.events("last_round")) == 1
    assert p.state.reason == codes.BY_WAGONS
    assert p.legal() == set()


@every_edition
def test_with_two_players_two_turns_remain(key: str) -> None:
    """E-19, R-ALL-END-2: the opponent's and then the triggering player's."""
    route, paid = SPACES[key][1]
    p = position(key).hand(0, paid).wagons(0, 4).claim(route, paid)
    order: list[int] = []
    while not p.is_over:
        order.append(p.active)
        p.blind().stop()
    assert order == [1, 0]


@every_edition
def test_the_triggering_player_stays_at_few_wagons_without_starting_anew(key: str) -> None:
    """R-ALL-END-3: its own last turn ends the game, though it ends with two wagons again."""
    route, paid = SPACES[key][0]
    p = position(key).hand(0, paid).hand(1, "").wagons(0, 2).wagons(1, 2)
    p.blind().stop()
    p.blind().stop()
    assert p.state.last_turns == 1
    p.claim(route, paid)
    assert p.is_over
    assert p.seat(0).wagons == 1


@every_edition
def test_a_last_turn_is_a_normal_turn(key: str) -> None:
    """R-ALL-END-4: the same actions as in any other turn, claims included."""
    route, paid = SPACES[key][2]
    p = position(key).hand(0, paid)
    before = p.legal()
    p.state.last_turns = 1
    assert p.legal() == before
    assert {"take", "blind", "tickets", "claim"} <= p.kinds()
    p.claim(route, paid)
    assert p.is_over
    assert p.seat(0).route_points == 4
    assert p.seat(0).total >= 4


def test_a_station_may_be_built_in_a_last_turn() -> None:
    """R-ALL-END-4: and it is one fewer to count."""
    p = position("europe").hand(0, "R")
    p.state.last_turns = 1
    p.build("paris", "R")
    assert p.is_over
    assert p.seat(0).stations == 2


@pytest.mark.parametrize("is_linked", [False, True])
def test_a_ticket_drawn_in_a_last_turn_counts(is_linked: bool) -> None:
    """E-34, R-ALL-END-4, R-ALL-TIC-8: plus or minus."""
    p = position("europe").ticket_deck("bruxelles-danzig")
    if is_linked:
        p.own(0, "bruxelles-frankfurt", "berlin-frankfurt-1", "berlin-danzig")
    p.state.last_turns = 1
    p.draw_tickets().keep("bruxelles-danzig")
    assert p.is_over
    assert p.seat(0).ticket_points == (9 if is_linked else -9)


@every_edition
def test_two_cards_are_one_last_turn(key: str) -> None:
    """R-ALL-END-2: turns are counted, not decisions."""
    p = position(key)
    p.state.last_turns = 2
    p.blind()
    assert p.state.last_turns == 2
    p.blind()
    assert (p.state.last_turns, p.active) == (1, 1)


@every_edition
def test_a_pass_counts_as_a_last_turn(key: str) -> None:
    """R-ALL-END-6: the countdown goes on, and the reason is the wagons."""
    p = position(key, 3).market("").deck("").ticket_deck().turn(2)
    p.state.last_turns = 2
    p.pass_turn()
    assert (p.state.last_turns, p.active, p.is_over) == (1, 0, False)
    p.pass_turn()
    assert p.is_over
    assert p.state.reason == codes.BY_WAGONS


@every_edition
def test_a_pass_with_few_wagons_starts_the_last_turns(key: str) -> None:
    """R-ALL-END-1, R-ALL-END-6: a pass is a turn like any other."""
    p = position(key).market("").deck("").ticket_deck().wagons(0, 2).pass_turn()
    assert p.state.last_turns == 2


@pytest.mark.parametrize(
    ("key", "tunnel"), [("europe", "munchen-zurich"), ("nordic-countries", "andalsnes-lillehammer")]
)
def test_a_withdrawn_tunnel_counts_as_a_last_turn(key: str, tunnel: str) -> None:
    """R-ALL-END-6: the attempt was the turn."""
    p = position(key).hand(0, "YY").deck("YYYYY")
    p.state.last_turns = 2
    p.claim(tunnel, "YY").withdraw()
    assert (p.state.last_turns, p.active) == (1, 1)
    p = position(key).hand(0, "YY").deck("YYYYY")
    p.state.last_turns = 1
    p.claim(tunnel, "YY")
    assert not p.is_over
    assert p.withdraw().is_over
