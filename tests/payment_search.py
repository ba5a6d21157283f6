"""Two independent answers to the question which bags of cards pay for a route.

`is_payment` and `valid_bags` are written from docs/rules.md alone and try every part of a hand;
`chains` follows the decisions that the rulebook offers. A bag is a string of the letters of
rules.md section 4, ordered as in `positions.LETTERS`: `cards("R2 K G")` is "GRRK".
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations_with_replacement, product

from branchline.editions.edition import CARDS, COLORS, GRAY, Edition, Route
from branchline.editions.loading import edition
from lettered import position_of
from positions import LETTERS, Position, codes, spell

LETTER = dict(zip(CARDS, LETTERS, strict=True))
"""The letter of each card."""
LOCO = "K"


def cards(text: str) -> str:
    """A bag in its one spelling: letters, each with a number behind it or not."""
    pairs = re.findall(r"([A-Z])(\d*)", text)
    return spell("".join(letter * int(number or 1) for letter, number in pairs))


def bags(text: str) -> list[str]:
    """Several bags, separated by commas, sorted."""
    return sorted(cards(part) for part in text.split(",")) if text else []


# What rules.md says.


def parts_of(hand: str) -> Iterator[str]:
    """Every bag contained in the hand, once."""
    counts = list(Counter(spell(hand)).items())
    for numbers in product(*(range(count + 1) for _, count in counts)):
        yield "".join(letter * number for (letter, _), number in zip(counts, numbers, strict=True))


def paying_colors(route: Route) -> list[str]:
    """The letters a route may be paid in: its own color, or any one if it is gray."""
    return [LETTER[color] for color in COLORS if route.color in (GRAY, color)]


def is_basic(route: Route, bag: str, icons: int = 0) -> bool:
    """R-ALL-CLM-8; with icons R-EU-FER-2: a cards of one color, b locomotives, a + b = L, b ≥ k."""
    locos = bag.count(LOCO)
    one_color = any(bag.count(color) + locos == len(bag) for color in paying_colors(route))
    return one_color and len(bag) == route.length and locos >= icons


def is_plain(route: Route, bag: str) -> bool:
    """R-NO-PAY-1, R-NO-PAY-2: exactly L cards of one color, no locomotive."""
    return is_basic(route, bag) and LOCO not in bag


def is_triples(route: Route, bag: str, stacking: bool) -> bool:
    """R-NO-FER-1: a cards of one color, b single locomotives, t triples of whatever is left."""
    for color in paying_colors(route):
        for a, b in product(range(bag.count(color) + 1), range(bag.count(LOCO) + 1)):
            t, odd_cards = divmod(len(bag) - a - b, 3)
            enough = a + b + t == route.length and b + t >= route.locomotives
            if enough and not odd_cards and (stacking or t <= route.locomotives):
                return True
    return False


def is_exchange(route: Route, bag: str) -> bool:
    """R-NO-MUR-1: a cards of one color and q sets of four any cards, a + q = L (made-up routes may
    ask for sets of another size)."""
    for color in paying_colors(route):
        for a in range(bag.count(color) + 1):
            q, odd_cards = divmod(len(bag) - a, route.exchange)
            if a + q == route.length and not odd_cards:
                return True
    return False


def is_pairs(route: Route, bag: str) -> bool:
    """R-NL-FER-2: for each icon a locomotive or a pair, the rest basic."""
    rest_of_route = replace(route, length=route.length - route.locomotives, locomotives=0)
    in_pairs = [letter for letter in LETTERS if letter != LOCO and bag.count(letter) >= 2]
    for pairs in range(route.locomotives + 1):
        for colors in combinations_with_replacement(in_pairs, pairs):
            icons = Counter(2 * "".join(colors) + LOCO * (route.locomotives - pairs))
            if icons <= Counter(bag):
                rest = "".join((Counter(bag) - icons).elements())
                if is_basic(rest_of_route, rest):
                    return True
    return False


def is_payment(key: str, route: Route, bag: str, stacking: bool = True) -> bool:
    """Whether exactly these cards pay for the route in the edition with this key (section 3)."""
    if route.exchange:
        return is_exchange(route, bag)
    if key == "northern-lights" and route.locomotives:
        return is_pairs(route, bag)
    if key == "nordic-countries" and route.locomotives:
        return is_triples(route, bag, stacking)
    if key == "nordic-countries" and not route.tunnel:
        return is_plain(route, bag)
    return is_basic(route, bag, route.locomotives)


def valid_bags(key: str, route: Route, hand: str, stacking: bool = True) -> list[str]:
    """Every part of the hand that pays for the route, sorted."""
    return sorted(bag for bag in parts_of(hand) if is_payment(key, route, bag, stacking))


# What the rulebook offers.


@dataclass(frozen=True)
class Chain:
    """Decisions from the claim on, and the cards that left the hand."""

    decisions: tuple[int, ...]
    bag: str


def route_of(game: Edition, color: str, length: int, icons: int = 0, tunnel: bool = False) -> Route:
    """A route of this kind that the edition has, or one made up where it has none."""
    for route in game.routes:
        kind = (route.color, route.length, route.locomotives, route.tunnel, route.exchange)
        if kind == (color, length, icons, tunnel, 0):
            return route
    ends = game.cities[0].id, game.cities[1].id
    return Route("-".join(ends), *ends, color, length, tunnel, icons)


def made_up_fares(game: Edition) -> list[Route]:
    """Ferries and exchange routes that the edition's rules allow on somebody's own map, small ones:
    colored or gray (with pairs gray only), up to an icon on every space, sets of any size."""
    ends = game.cities[0].id, game.cities[1].id
    colors = (GRAY,) if game.rules.ferry_substitute == "pair" else (GRAY, "green", "purple", "red")
    ferries = [
        Route("ferry", *ends, color, length, locomotives=icons)
        for color in colors
        for length in range(1, 6)
        for icons in range(1, length + 1)
    ]
    exchanges = [
        Route("exchange", *ends, GRAY, length, exchange=size)
        for length in range(1, 6)
        for size in range(2, 6)
    ]
    return ferries + exchanges


def fares_of(game: Edition) -> list[Route]:
    """One route for each way to pay that the edition has."""
    kinds = {(r.color, r.length, r.tunnel, r.locomotives, r.exchange): r for r in game.routes}
    return list(kinds.values())


@cache
def turn_before(key: str, route: Route, stacking: bool) -> Position:
    """A turn on a board with this route alone and without its draw bonus, which would fill the hand
    up; no card is left to draw."""
    game = edition(key)
    rules = replace(game.rules, nordic_ferry_stacking=stacking)
    game = replace(game, routes=(replace(route, draw_bonus=0),), rules=rules)
    return position_of(game).market("").deck("")


def chains(key: str, route: Route, hand: str, stacking: bool = True) -> list[Chain]:
    """Every chain of decisions that claims the route with this hand."""
    p = turn_before(key, route, stacking).copy().hand(0, hand)
    claims = [d for d in p.decisions().values() if codes.operation_of(d) == codes.CLAIM]
    return [chain for claim in claims for chain in follow(p, claim, (), hand)]


def follow(before: Position, decision: int, done: tuple[int, ...], hand: str) -> Iterator[Chain]:
    """The chains that go on with this decision."""
    p = before.copy()
    p._step(decision)
    done = (*done, decision)
    if p.state.owner[0] == 0:
        left = Counter(p.hand_text(0))
        yield Chain(done, spell((Counter(hand) - left).elements()))
        return
    assert p.phase == codes.SURRENDER
    gifts = p.decisions().values()
    assert gifts, f"{hand}: no card may be given after {done}"
    for gift in gifts:
        yield from follow(p, gift, done, hand)


def payments(key: str, route: Route, hand: str, stacking: bool = True) -> list[str]:
    """The bag of every chain, sorted: a bag that two chains pay is there twice."""
    return sorted(chain.bag for chain in chains(key, route, hand, stacking))
