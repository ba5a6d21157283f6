"""The auditor itself: it finds nothing in clean records, and something in every falsified one."""

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from audit.auditor import audit
from audit.board import Route
from audit.mutations import CHANGES, mutations
from audit.network import best_borrowing, longest_trail
from audit.parameters import EDITIONS, GRAY, LOCOMOTIVE
from audit.payments import (
    Bag,
    can_pay,
    can_pay_station,
    extra_owed,
    is_station_payment,
    is_valid_extra,
    is_valid_payment,
)
from audit.vectors import (
    BORROWING,
    EXCHANGES,
    LONGEST,
    NO,
    PAYMENTS,
    TUNNELS,
    WITHOUT_STACKING,
    bag,
    network,
    route,
    ticket_list,
)

EDITION_FOLDERS = Path(__file__).parents[2] / "src" / "branchline" / "editions"
RARE = {
    "drop a reset",
    "discard fewer cards in a reset",
    "drop a reshuffle",
    "reshuffle one more card",
    "reshuffle after another card",
    "draw the same card for ever",
    "build a second station in a city",
}


def parts_of(hand: Bag) -> list[Bag]:
    """Every bag contained in a hand."""
    names = list(hand)
    choices = product(*(range(hand[name] + 1) for name in names))
    return [
        {name: count for name, count in zip(names, counts, strict=True) if count}
        for counts in choices
    ]


def as_set(cards: Bag) -> frozenset[tuple[str, int]]:
    """A bag that can be put into a set."""
    return frozenset(cards.items())


def longest_by_walking(routes: list[Route], city: str) -> int:
    """The longest trail from a city, by trying everything."""
    best = 0
    for number, way in enumerate(routes):
        if city in way.group:
            target = way.b if city == way.a else way.a
            others = routes[:number] + routes[number + 1 :]
            best = max(best, way.length + longest_by_walking(others, target))
    return best


@pytest.mark.parametrize("name", PAYMENTS)
def test_a_payment_is_valid_exactly_if_the_example_lists_it(name: str) -> None:
    edition, way, hand, legal = PAYMENTS[name]
    rules = EDITIONS[edition]
    valid = {as_set(part) for part in parts_of(bag(hand)) if is_valid_payment(way, part, rules)}
    expected = {as_set(bag(word)) for word in legal.split()}
    assert valid == expected
    assert can_pay(way, bag(hand), rules) == bool(expected)


@pytest.mark.parametrize("name", WITHOUT_STACKING)
def test_stacked_triples_need_the_switch(name: str) -> None:
    way, cards, without = WITHOUT_STACKING[name]
    assert is_valid_payment(way, bag(cards), EDITIONS[NO], stacking=True)
    assert is_valid_payment(way, bag(cards), EDITIONS[NO], stacking=False) == without
    assert can_pay(way, bag(cards), EDITIONS[NO], stacking=False) == without


def test_the_shapes_of_a_ferry_with_triples_are_those_listed() -> None:
    way = route("orange", 3, 1)
    shapes = set()
    for colored, singles, triples in product(range(4), repeat=3):
        cards = Counter({"orange": colored, LOCOMOTIVE: singles, "red": 3 * triples})
        if is_valid_payment(way, dict(+cards), EDITIONS[NO]) and colored + singles + triples == 3:
            shapes.add((colored, singles, triples))
    expected = "210 201 120 111 102 030 021 012 003"
    assert shapes == {tuple(int(digit) for digit in word) for word in expected.split()}


@pytest.mark.parametrize("cards", EXCHANGES)
def test_the_exchange_route_takes_sets_of_four(cards: str) -> None:
    way = route(GRAY, 9, sets=4)
    assert is_valid_payment(way, bag(cards), EDITIONS[NO]) == EXCHANGES[cards]


@pytest.mark.parametrize("name", TUNNELS)
def test_a_tunnel_costs_what_the_reveal_says(name: str) -> None:
    laid, revealed, owed, extras = TUNNELS[name]
    cards = [card for card, count in bag(revealed).items() for _ in range(count)]
    assert extra_owed(bag(laid), cards) == owed
    hand = dict.fromkeys(("green", "blue", "red", LOCOMOTIVE), 3)
    paying = {as_set(part) for part in parts_of(hand) if is_valid_extra(bag(laid), part, owed)}
    assert paying == ({as_set(bag(word)) for word in extras.split()} or {as_set({})})


@pytest.mark.parametrize(("cards", "cost", "legal"), [("KK", 2, 1), ("RB", 2, 0), ("RK", 2, 1)])
def test_a_station_costs_cards_of_one_color(cards: str, cost: int, legal: int) -> None:
    assert is_station_payment(bag(cards), cost) == bool(legal)
    assert can_pay_station(bag(cards), cost) == bool(legal)


def test_a_hand_can_pay_exactly_if_some_part_of_it_is_valid() -> None:
    chance = random.Random(7)
    for _ in range(600):
        rules = EDITIONS[chance.choice(list(EDITIONS))]
        length = chance.randint(1, 6)
        icons = chance.randint(0, min(2, length)) if rules.ferries != "none" else 0
        color = GRAY if icons and rules.ferries != "triples" else chance.choice([GRAY, "red"])
        tunnel = not icons and bool(rules.tunnel_cards) and chance.random() < 0.5
        exchange = chance.random() < 0.1 and not tunnel and not icons
        way = route(color, length, icons, tunnel, 4 if exchange else 0)
        hand = Counter(chance.choices(["red", "blue", "green", LOCOMOTIVE], k=chance.randint(1, 9)))
        stacking = chance.random() < 0.5
        some = any(is_valid_payment(way, part, rules, stacking) for part in parts_of(hand))
        assert can_pay(way, hand, rules, stacking) == some, (way, hand, stacking)


@pytest.mark.parametrize("name", LONGEST)
def test_the_longest_path_is_that_of_the_example(name: str) -> None:
    words, length = LONGEST[name]
    assert longest_trail(network(words)) == length


def test_the_longest_path_is_the_one_found_by_walking() -> None:
    chance = random.Random(11)
    pairs = [a + b for a, b in product("ABCDEF", repeat=2) if a < b]
    for _ in range(60):
        words = [pair + str(chance.randint(1, 6)) for pair in chance.sample(pairs, 7)]
        routes = network(" ".join(words))
        assert longest_trail(routes) == max(longest_by_walking(routes, city) for city in "ABCDEF")


@pytest.mark.parametrize("name", BORROWING)
def test_stations_borrow_what_serves_the_tickets_best(name: str) -> None:
    own, others, stations, words, borrowed, points = BORROWING[name]
    tickets = ticket_list(words)
    routes, completed = best_borrowing(network(own), network(others), stations, tickets)
    signed = [ticket.points * (1 if ticket.id in completed else -1) for ticket in tickets]
    assert (routes, sum(signed)) == (borrowed, points)


def test_clean_records_have_no_violations(records: list[dict[str, Any]]) -> None:
    found = {
        f"{record['edition']} {len(record['seats'])} seats, seed {record['seed']}": violations
        for record in records
        if (violations := audit(record, EDITION_FOLDERS))
    }
    assert not found


@pytest.mark.parametrize("every", [2, pytest.param(1, marks=pytest.mark.soak)])
def test_every_falsified_record_is_noticed(records: list[dict[str, Any]], every: int) -> None:
    applied: Counter[str] = Counter()
    unnoticed = []
    for record in records[::every]:
        for name, altered in mutations(record):
            applied[name] += 1
            if not audit(altered, EDITION_FOLDERS):
                unnoticed.append((name, record["edition"], len(record["seats"]), record["seed"]))
    assert not unnoticed
    assert set(CHANGES) - set(applied) <= RARE


START_CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "one card more": lambda start: start["discard"].update(red=start["discard"].get("red", 0) + 1),
    "one card fewer": lambda start: start["deck"].popitem(),
    "a card of no color": lambda start: start["deck"].update(plaid=1),
    "known cards that nobody has": lambda start: start["seats"][0]["known"].update(red=12),
    "a route of two seats": lambda start: start["seats"][1]["routes"].append(
        start["seats"][0]["routes"][0]
    ),
    "a route that is no route": lambda start: start["seats"][0]["routes"].append("a-b"),
    "a ticket in two places": lambda start: start["seats"][0]["tickets"].append(
        start["ticket_deck"][0]
    ),
    "another seat's turn": lambda start: start.update(turns=start["turns"] + 1),
    "a last round without need": lambda start: start.update(last_turns=9),
    "a phase of no game": lambda start: start.update(phase="surrender"),
    "an offer out of turn": lambda start: start["seats"][0]["offer"].append(
        start["ticket_deck"][-1]
    ),
    "too many passes": lambda start: start.update(passes=9),
    "an extra card more": lambda start: start["tunnel"].update(extra=4),
    "another market": lambda start: start["market"].append("red"),
}


def test_clean_records_of_forks_have_no_violations(forks: list[dict[str, Any]]) -> None:
    """docs/record-format.md, Start: what goes on from the middle is judged from there."""
    found = [violations for fork in forks if (violations := audit(fork, EDITION_FOLDERS))]
    assert not found


@pytest.mark.parametrize("name", START_CHANGES)
def test_every_falsified_start_is_noticed(forks: list[dict[str, Any]], name: str) -> None:
    applied = 0
    for fork in forks:
        altered = {**fork, "start": deepcopy(fork["start"])}
        try:
            START_CHANGES[name](altered["start"])
        except (IndexError, KeyError, AttributeError):
            continue
        applied += 1
        assert audit(altered, EDITION_FOLDERS), (fork["edition"], fork["seed"])
    assert applied
