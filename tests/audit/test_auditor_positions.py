"""What the auditor holds to be legal in positions set up by hand: resets, passes, draws, ends."""

import random
from pathlib import Path

import pytest

from audit.board import map_faults, read_board
from audit.cards import CardTable, Pile
from audit.parameters import EDITIONS, LOCOMOTIVE, MARKET_SIZE, RESET_LIMIT, RESET_LOCOMOTIVES
from audit.position import Options, Position, default_options
from audit.reader import BrokenOrder, Event, Reader
from audit.scoring import Score, count_wild_hand, find_winners
from audit.turns import rule_end
from audit.vectors import LETTERS, bag

EDITION_FOLDERS = Path(__file__).parents[2] / "src" / "branchline" / "editions"


def position_in(edition: str, seats: int = 2, market: str = "", deck: str = "") -> Position:
    """A position with this market and deck, nothing discarded and empty hands."""
    rules = EDITIONS[edition]
    options = Options(**default_options(rules))
    reader = Reader([], seats, finished=True)
    position = Position(read_board(EDITION_FOLDERS / edition), rules, seats, options, reader)
    position.cards.market = [LETTERS[letter] for letter in market] + [None] * (5 - len(market))
    position.cards.deck = Pile(bag(deck))
    return position


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_map_of_every_edition_agrees_with_its_box(edition: str) -> None:
    assert map_faults(read_board(EDITION_FOLDERS / edition), EDITIONS[edition]) == []


@pytest.mark.parametrize(
    ("market", "deck", "resets"),
    [("KKKYG", "", False), ("KKKYG", "R", True), ("KKKG", "", False), ("KKYGB", "RRR", False)],
)
def test_a_market_is_reset_only_if_that_can_help(market: str, deck: str, resets: bool) -> None:
    for edition, rules in EDITIONS.items():
        cards = position_in(edition, market=market, deck=deck).cards
        assert cards.must_reset() == (resets and rules.resets)


class Dealer:
    """Deals from a small deck as a game would, and writes the events of resets."""

    def __init__(self, chance: random.Random, deck: str) -> None:
        self.chance = chance
        self.deck, self.discard, self.market = list(deck), "", ""
        self.events: list[Event] = []

    def fill(self) -> None:
        """Put cards into the empty slots at the end of the market."""
        while len(self.market) < MARKET_SIZE:
            if not self.deck:
                self.events.append({"e": "reshuffle", "count": len(self.discard)})
                self.deck, self.discard = list(self.discard), ""
            card = self.deck.pop(self.chance.randrange(len(self.deck)))
            self.events.append({"e": "fill", "slot": len(self.market), "card": LETTERS[card]})
            self.market += card

    def reset(self) -> None:
        """Discard the market and fill it."""
        self.events.append({"e": "reset", "discarded": [LETTERS[card] for card in self.market]})
        self.discard, self.market = self.discard + self.market, ""
        self.fill()


def market_given_up(more: int) -> tuple[CardTable, Dealer]:
    """A market of locomotives that stays after a hundred resets, and the auditor who has read them,
    with so many resets more in the record."""
    for seed in range(200):
        dealer = Dealer(random.Random(seed), "K" * 17 + "PPP")
        dealer.market = "KKKKK"
        for _ in range(RESET_LIMIT):
            dealer.reset()
            if dealer.market.count("K") < RESET_LOCOMOTIVES:
                break
        else:
            for _ in range(more):
                dealer.reset()
            events = [*dealer.events, {"e": "turn", "seat": 1}]
            cards = position_in("europe", market="KKKKK", deck="K" * 17 + "PPP").cards
            cards.reader = Reader(events, 2, finished=True)
            return cards, dealer
    raise AssertionError("no seed gives up")


def test_a_market_is_given_up_after_a_hundred_resets() -> None:
    cards, _ = market_given_up(more=0)
    cards.read_resets()
    assert cards.reader.met["markets given up"] == 1
    cards.read_resets()
    assert cards.reader.violations == []


def test_a_reset_after_giving_up_is_noticed() -> None:
    """R-ALL-RST-5: at once, at the end of the same turn, or in a later turn without a change."""
    cards, _ = market_given_up(more=1)
    with pytest.raises(BrokenOrder):
        cards.read_resets()
    assert "R-ALL-RST-5" in cards.reader.violations[0]
    for turns in (0, 1, 2):
        cards, dealer = market_given_up(more=0)
        cards.read_resets()
        for _ in range(turns):
            cards.forget_the_turn()
        dealer.events.clear()
        dealer.reset()
        cards.reader = Reader(dealer.events, 2, finished=True)
        with pytest.raises(BrokenOrder):
            cards.read_resets()
        assert "R-ALL-RST-5" in cards.reader.violations[0]


def test_a_slot_that_changes_later_lifts_the_market_given_up() -> None:
    """R-ALL-RST-5: a card put into a slot by the same turn does not, one by a later turn does."""
    for turns in (0, 1):
        cards, dealer = market_given_up(more=0)
        cards.read_resets()
        for _ in range(turns):
            cards.forget_the_turn()
        dealer.events.clear()
        dealer.market = dealer.market[:-1]
        cards.market[-1] = None
        dealer.fill()
        cards.reader = Reader([*dealer.events, {"e": "turn", "seat": 1}], 2, finished=True)
        cards.read_fills([MARKET_SIZE - 1], "R-ALL-DRAW-1")
        if turns:
            with pytest.raises(BrokenOrder):
                cards.read_resets()
            assert "turn stands where reset must stand" in cards.reader.violations[0]
        else:
            cards.read_resets()
            assert cards.reader.violations == []


def test_only_north_america_draws_from_the_market_alone() -> None:
    for edition in EDITIONS:
        assert position_in(edition, market="KG").may_draw() == (edition == "north-america")
        assert position_in(edition, market="KG", deck="R").may_draw()
        assert not position_in(edition).may_draw()


def test_a_face_up_locomotive_is_a_second_card_in_the_nordic_countries_only() -> None:
    for edition in EDITIONS:
        position = position_in(edition, market="KK")
        assert position.may_take(LOCOMOTIVE, is_first=True)
        assert position.has_second_card() == (edition == "nordic-countries")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pass_needs_that_nothing_else_is_legal(edition: str) -> None:
    position = position_in(edition)
    assert position.legal_actions(0) == ["drawing tickets"]
    position.tickets.unseen["regular"].clear()
    assert position.legal_actions(0) == []
    position.cards.hands[0] = Pile(bag("RRRRRRRRRRRR"))
    claiming = "claiming a route"
    station = ["building a station"] if EDITIONS[edition].stations else []
    assert position.legal_actions(0) == [claiming, *station]
    position.wagons[0] = 0
    assert position.legal_actions(0) == station


def test_twins_close_by_number_of_seats() -> None:
    expected = {
        ("north-america", 3): ["R-ALL-CLM-3"],
        ("north-america", 4): [],
        ("nordic-countries", 2): ["R-ALL-CLM-3"],
        ("nordic-countries", 3): [],
    }
    for (edition, seats), rules in expected.items():
        position = position_in(edition, seats)
        group = next(pair for pair, size in position.board.group_sizes.items() if size == 2)
        first, second = (way for way in position.board.routes.values() if way.group == group)
        position.owner[first.id] = 0
        position.group_owners[group] = [0]
        assert [rule for rule, _ in position.claim_faults(1, second)] == rules
        assert "R-ALL-CLM-2" in [rule for rule, _ in position.claim_faults(0, second)]


def test_the_last_turns_end_a_game_before_passes_do() -> None:
    position = position_in("europe")
    assert rule_end(position) is None
    position.passes_in_a_row = 2
    assert rule_end(position) == "all_passed"
    position.last_turns_left = 0
    assert rule_end(position) == "wagons"


def score_of(edition: str, points: int, tickets: int, path: int = 0, **more: object) -> Score:
    """A score with so many points, completed tickets and so long a path."""
    board = read_board(EDITION_FOLDERS / edition)
    done = list(board.tickets.values())[:tickets]
    score = Score(board, {}, 0, [], done, points - sum(ticket.points for ticket in done))
    score.completed = {ticket.id for ticket in done}
    score.path = path
    for name, value in more.items():
        setattr(score, name, value)
    return score


def winners(edition: str, *scores: Score) -> list[int]:
    """Who wins among these scores."""
    return find_winners(list(scores), EDITIONS[edition].tie_breaks, set())[0]


def test_ties_are_broken_by_the_chain_of_the_edition() -> None:
    def north(tickets: int, holds: bool) -> Score:
        points = 110 if holds else 120
        bonus = {"longest_path": 10} if holds else {}
        return score_of("north-america", points, tickets, bonuses=bonus)

    def europe(built: int, holds: bool) -> Score:
        score = north(4, holds)
        score.stations_built = built
        return score

    def nordic(tickets: int, path: int) -> Score:
        return score_of("nordic-countries", 95, tickets, path)

    assert winners("north-america", north(5, False), north(5, False)) == [0, 1]
    assert winners("north-america", north(5, False), north(5, True)) == [1]
    assert winners("north-america", north(5, True), north(6, False)) == [1]
    assert winners("europe", europe(1, False), europe(2, True)) == [0]
    assert winners("europe", europe(2, False), europe(2, True)) == [1]
    assert winners("europe", europe(2, True), europe(2, True)) == [0, 1]
    assert winners("nordic-countries", nordic(6, 22), nordic(6, 25)) == [1]
    assert winners("nordic-countries", nordic(4, 9), nordic(4, 9), nordic(3, 30)) == [0, 1]


def test_pairs_in_hand_count_as_locomotives_for_the_wild_card() -> None:
    hands = (bag("KKRRRRRBBBG"), bag("KKKKK"))
    for hand in hands:
        score = score_of("northern-lights", 0, 0, hand=Pile(hand).counts)
        assert count_wild_hand(score) == 5
