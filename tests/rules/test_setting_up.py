"""Setting up: the box, the deal, the first player, the first tickets, what becomes of the rest."""

from collections import Counter
from itertools import pairwise

import pytest

from positions import EVERY_EDITION, LETTERS, NONE, Position, chance, codes, new_game

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)

# Seats, wagons, stations, locomotives, tickets, tickets dealt.
BOXES = {
    "north-america": ((2, 5), 45, 0, 14, 33, 4),  # R-NA-BOX-1
    "europe": ((2, 5), 45, 3, 14, 46, 4),  # R-EU-BOX-1
    "nordic-countries": ((2, 3), 40, 0, 14, 46, 5),  # R-NO-BOX-1
    "northern-lights": ((2, 5), 40, 0, 18, 55, 4),  # R-NL-BOX-1
}


def keep_all(p: Position, *, numbers: dict[int, int] | None = None) -> Position:
    """Every seat keeps its first tickets, or only so many of them."""
    for seat in range(p.seats):
        offer = p.offer(seat)
        p.keep(*offer[: (numbers or {}).get(seat, len(offer))])
    return p


@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in BOXES for n in BOXES[key][0]])
def test_a_game_starts_with_what_is_in_the_box(key: str, seats: int) -> None:
    """R-NA-BOX-1, R-EU-BOX-1, R-NO-BOX-1, R-NL-BOX-1: wagons, stations, cards, tickets, deal."""
    box_seats, wagons, stations, locomotives, tickets, dealt = BOXES[key]
    p = new_game(key, seats)
    assert p.edition.seats == box_seats
    assert p.all_cards() == "".join(letter * 12 for letter in LETTERS[:8]) + "K" * locomotives
    assert len(p.ticket_ids) == tickets
    for seat in range(seats):
        assert p.seat(seat).wagons == wagons
        assert p.seat(seat).stations == stations
        assert len(p.offer(seat)) == dealt
        assert len(p.hand_text(seat)) == 4


@pytest.mark.parametrize("key", BOXES)
def test_at_least_two_first_tickets_are_kept(key: str) -> None:
    """R-NA-BOX-1, R-EU-BOX-1, R-NO-BOX-1, R-NL-BOX-1: any set of two or more, none smaller."""
    dealt = BOXES[key][5]
    kept = [text.split(" / ")[0].split()[1:] for text in new_game(key, 2).legal()]
    sizes = Counter(len(tickets) for tickets in kept)
    assert len({frozenset(tickets) for tickets in kept}) == len(kept) == 2**dealt - dealt - 1
    assert min(sizes) == 2
    assert sizes[dealt] == 1


@every_edition
def test_hands_are_dealt_before_the_market_is_shown(key: str) -> None:
    """R-ALL-SET-1: four cards to each player, then five face up."""
    p = new_game(key, 3, market_reset=0)
    kinds = [event.kind for event in p.events() if event.kind in ("deal", "fill")]
    assert kinds == ["deal"] * 12 + ["fill"] * 5
    assert [event.seat for event in p.events("deal")] == [0] * 4 + [1] * 4 + [2] * 4
    assert [event.thing for event in p.events("fill")] == [0, 1, 2, 3, 4]
    assert "-" not in p.market_text()


def test_the_train_cards_are_shuffled() -> None:
    """R-ALL-SET-1: hands differ from game to game, and every card is dealt about equally often."""
    hands = [new_game("north-america", 2, seed).hand_text(0) for seed in range(300)]
    assert len(set(hands)) > 150
    dealt = Counter("".join(hands))
    for letter in LETTERS[:8]:
        assert 90 < dealt[letter] < 175, letter  # 131 expected
    assert 110 < dealt["K"] < 200  # 153 expected


@every_edition
def test_the_first_player_is_a_parameter(key: str) -> None:
    """R-ALL-SET-2: the seat asked for begins, and play goes on clockwise."""
    for first in range(3):
        p = keep_all(new_game(key, 3, first=first))
        order: list[int] = []
        while len(order) < 5:
            order.append(p.active)
            p.blind().stop()
        assert order == [(first + turn) % 3 for turn in range(5)]


def test_the_first_player_is_random_unless_asked_for() -> None:
    """R-ALL-SET-2: each seat about equally often."""
    starts = Counter(new_game("north-america", 5, seed).state.first for seed in range(300))
    assert set(starts) == {0, 1, 2, 3, 4}
    assert all(35 < times < 85 for times in starts.values()), starts


@every_edition
def test_first_tickets_are_chosen_independently(key: str) -> None:
    """R-ALL-SET-3: what others have kept changes neither an offer nor the deck, until all chose."""
    few, many = new_game(key, 3, first=2), new_game(key, 3, first=2)
    deck = few.ticket_deck_ids()
    few.keep(*few.offer(0)[:2])
    many.keep(*many.offer(0))
    for seat in (1, 2):
        assert few.active == many.active == seat
        assert few.legal() == many.legal()
        assert few.ticket_deck_ids() == many.ticket_deck_ids() == deck
        few.keep(*few.offer(seat))
        many.keep(*many.offer(seat))
    assert few.phase == many.phase == codes.TURN


@pytest.mark.parametrize("key", ["north-america", "northern-lights"])
def test_first_rejects_go_under_the_deck(key: str) -> None:
    """R-NA-SET-1, R-NL-SET-1: under the deck, whose own order stays."""
    p = new_game(key, 5)
    deck = p.ticket_deck_ids()
    rejected = {name for seat in range(5) for name in p.offer(seat)[2:]}
    keep_all(p, numbers=dict.fromkeys(range(5), 2))
    assert p.ticket_deck_ids()[: len(deck)] == deck
    assert len(p.ticket_deck_ids()) == len(deck) + len(rejected) == len(p.ticket_ids) - 10
    assert set(p.ticket_deck_ids()[len(deck) :]) == rejected


@pytest.mark.parametrize("key", ["north-america", "northern-lights"])
def test_first_rejects_of_all_players_are_shuffled_together(key: str) -> None:
    """R-NA-SET-1, R-NL-SET-1: all orders of two rejects from each of two seats come up."""
    start = new_game(key, 2)
    start.keep(*start.offer(0)[:2])
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(480):
        p = start.copy()
        chance.seed_generator(p.state, seed, 2, 3)
        p.keep(*p.offer(1)[:2])
        orders[tuple(p.ticket_deck_ids()[-4:])] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 45  # 20 expected


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_is_dealt_one_long_ticket(seats: int) -> None:
    """R-EU-SET-1: one long and three regular tickets each; long ones are in no draw deck."""
    p = new_game("europe", seats)
    for seat in range(seats):
        assert Counter(p.is_regular(name) for name in p.offer(seat)) == {False: 1, True: 3}
    assert all(p.is_regular(name) for name in p.ticket_deck_ids())
    assert len(p.ticket_deck_ids()) == 40 - 3 * seats


def test_long_tickets_that_nobody_is_dealt_leave_the_game_unseen() -> None:
    """R-EU-SET-1: they are out of the game and nobody knows which they are."""
    p = keep_all(new_game("europe", 2))
    undealt = {name for name in p.tickets_at(codes.OUT_OF_GAME) if not p.is_regular(name)}
    assert len(undealt) == 4
    assert all(p.state.ticket_known[p.ticket(name)] == NONE for name in undealt)
    assert not undealt & set(p.ticket_deck_ids())


def test_the_long_tickets_are_dealt_at_random() -> None:
    """R-EU-SET-1: each of the six comes to a seat."""
    dealt = {name for seed in range(40) for name in new_game("europe", 2, seed).offer(0)}
    assert len({name for name in dealt if not new_game("europe").is_regular(name)}) == 6


@pytest.mark.parametrize("key", ["europe", "nordic-countries"])
def test_first_rejects_leave_the_game(key: str) -> None:
    """R-EU-SET-1, R-NO-SET-1: they are out, a long one too, and the deck is as it was."""
    p = new_game(key, 3)
    deck = p.ticket_deck_ids()
    offers = [p.offer(seat) for seat in range(3)]
    for offer in offers:
        p.keep(*offer[-2:])  # a long ticket comes first in the offer
    assert p.ticket_deck_ids() == deck
    for seat, offer in enumerate(offers):
        assert p.tickets_at(seat) == set(offer[-2:])
        assert set(offer[:-2]) <= p.tickets_at(codes.OUT_OF_GAME)
    assert p.is_regular(offers[0][0]) == (key != "europe")


def test_five_tickets_are_dealt_in_the_nordic_countries() -> None:
    """R-NO-SET-1: five each, off the deck of 46."""
    p = new_game("nordic-countries", 3)
    assert [len(p.offer(seat)) for seat in range(3)] == [5, 5, 5]
    assert len(p.ticket_deck_ids()) == 46 - 15


@every_edition
def test_no_ticket_is_dealt_twice(key: str) -> None:
    """R-ALL-SET-1: offers and deck hold every ticket at most once, in an order that differs."""
    decks: list[list[str]] = []
    for seed in range(5):
        p = new_game(key, 3, seed)
        dealt = [name for seat in range(3) for name in p.offer(seat)]
        assert max(Counter(dealt + p.ticket_deck_ids()).values()) == 1
        decks.append(p.ticket_deck_ids())
    assert all(one != other for one, other in pairwise(decks))


def test_four_of_the_eleven_bonus_cards_lie_face_up() -> None:
    """R-NL-SET-2: four at random, shown to all; each of the eleven can come up."""
    seen: Counter[int] = Counter()
    for seed in range(110):
        p = new_game("northern-lights", 2, seed)
        shown = [index for index, is_shown in enumerate(p.state.bonus_shown) if is_shown]
        assert len(shown) == 4
        assert [event.thing for event in p.events("bonuses")] == shown
        seen.update(shown)
    assert sorted(seen) == list(range(11))
    assert all(20 < times < 60 for times in seen.values()), seen  # 40 expected


@pytest.mark.parametrize("key", EVERY_EDITION[:3])
def test_every_bonus_counts_where_none_are_drawn(key: str) -> None:
    """R-NL-SET-2: only Northern Lights chooses among its bonuses."""
    p = new_game(key)
    assert sum(p.state.bonus_shown) == len(p.edition.bonuses) == 1
