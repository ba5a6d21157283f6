"""Which bags of cards pay for what: an independent validator and a test of whether one exists.

A bag is a mapping from card name to a count above zero. A validator judges a bag as it lies on the
table (R-ALL-CLM-11); an existence test asks whether some part of a hand would be valid, without
listing the parts, of which a Nordic ferry has thousands.
"""

from collections.abc import Iterable, Mapping

from audit.board import Route
from audit.parameters import CARDS, COLORS, GRAY, LOCOMOTIVE, Parameters

Bag = Mapping[str, int]


def is_bag(value: object) -> bool:
    """A bag maps known card names to whole counts above zero (record format, Names)."""
    return isinstance(value, dict) and all(
        card in CARDS and type(count) is int and count > 0 for card, count in value.items()
    )


def size(bag: Bag) -> int:
    return sum(bag.values())


def colors_of(bag: Bag) -> list[str]:
    """The colours in a bag, locomotives left out."""
    return [card for card, count in bag.items() if card != LOCOMOTIVE and count > 0]


def usable_colors(route: Route) -> tuple[str, ...]:
    """The colours a route may be paid in: its own, or any one if it is gray."""
    return COLORS if route.color == GRAY else (route.color,)


def is_basic(route: Route, bag: Bag, icons: int = 0) -> bool:
    """R-ALL-CLM-8, and with icons R-EU-FER-2: one colour and locomotives, exactly L cards."""
    colors = colors_of(bag)
    return (
        size(bag) == route.length
        and len(colors) <= 1
        and all(color in usable_colors(route) for color in colors)
        and bag.get(LOCOMOTIVE, 0) >= icons
    )


def is_plain(route: Route, bag: Bag) -> bool:
    """R-NO-PAY-1, R-NO-PAY-2: exactly L cards of one colour and no locomotive."""
    return not bag.get(LOCOMOTIVE, 0) and is_basic(route, bag)


def is_triple_ferry(route: Route, bag: Bag, stacking: bool) -> bool:
    """R-NO-FER-1 to R-NO-FER-6: a colour cards, b locomotives, t triples of any cards."""
    length, icons, total = route.length, route.locomotives, size(bag)
    spare = total - length
    if spare < 0 or spare % 2:
        return False
    triples = spare // 2
    if triples > length or (not stacking and triples > icons):
        return False
    most = max(bag.get(color, 0) for color in usable_colors(route))
    for colored in range(min(most, length - icons) + 1):
        singles = length - triples - colored
        if 0 <= singles <= bag.get(LOCOMOTIVE, 0) and singles + triples >= icons:
            return True
    return False


def is_exchange(route: Route, bag: Bag) -> bool:
    """R-NO-MUR-1 to R-NO-MUR-3: a cards of one colour and q sets of four any cards, a + q = L."""
    each = route.exchange
    spare = size(bag) - route.length
    if spare < 0 or spare % (each - 1):
        return False
    sets = spare // (each - 1)
    colored = route.length - sets
    return 0 <= colored <= max(bag.get(color, 0) for color in usable_colors(route))


def is_pair_ferry(route: Route, bag: Bag) -> bool:
    """R-NL-FER-2 to R-NL-FER-7: icons by a locomotive or a pair each, the rest one colour."""
    icons, rest = route.locomotives, route.length - route.locomotives
    pairs = size(bag) - route.length
    if not 0 <= pairs <= icons:
        return False
    wild = bag.get(LOCOMOTIVE, 0) - (icons - pairs)
    if not 0 <= wild <= rest:
        return False
    colored = rest - wild
    odd = [color for color in colors_of(bag) if bag[color] % 2]
    if colored % 2 == 0:
        return not odd and (colored == 0 or any(bag[color] >= colored for color in colors_of(bag)))
    return len(odd) == 1 and bag[odd[0]] >= colored


def is_valid_payment(route: Route, bag: Bag, rules: Parameters, stacking: bool = True) -> bool:
    """R-ALL-CLM-5: does this bag pay for the route? For a tunnel: its base (R-TUN-1)."""
    if route.tunnel:
        return is_basic(route, bag)
    if route.exchange:
        return is_exchange(route, bag)
    if not route.is_ferry:
        return is_basic(route, bag) if rules.wild_on_ordinary_routes else is_plain(route, bag)
    if rules.ferries == "triples":
        return is_triple_ferry(route, bag, stacking)
    if rules.ferries == "pairs":
        return is_pair_ferry(route, bag)
    return is_basic(route, bag, icons=route.locomotives)


def can_pay_triples(route: Route, hand: Bag, stacking: bool) -> bool:
    """The fewest triples are the cheapest way, so trying that one is enough (R-NO-FER-1)."""
    most = max(hand.get(color, 0) for color in usable_colors(route))
    colored = min(most, route.length - route.locomotives)
    singles = min(hand.get(LOCOMOTIVE, 0), route.length - colored)
    triples = route.length - colored - singles
    if not stacking and triples > route.locomotives:
        return False
    return colored + singles + 3 * triples <= size(hand)


def can_pay_pairs(route: Route, hand: Bag) -> bool:
    """Try every split of the locomotives between icons and rest (R-NL-FER-2)."""
    icons, rest = route.locomotives, route.length - route.locomotives
    every_pair = sum(hand.get(color, 0) // 2 for color in COLORS)
    for color in COLORS:
        held = hand.get(color, 0)
        for colored in range(min(held, rest) + 1):
            left = hand.get(LOCOMOTIVE, 0) - (rest - colored)
            pairs = every_pair - held // 2 + (held - colored) // 2
            if left >= 0 and left + pairs >= icons:
                return True
    return False


def can_pay(route: Route, hand: Bag, rules: Parameters, stacking: bool = True) -> bool:
    """Is some part of this hand a valid payment for the route (its base, for a tunnel)?"""
    most = max(hand.get(color, 0) for color in usable_colors(route))
    wild = hand.get(LOCOMOTIVE, 0)
    if route.exchange:
        colored = min(most, route.length)
        return colored + route.exchange * (route.length - colored) <= size(hand)
    if route.is_ferry and rules.ferries == "triples":
        return can_pay_triples(route, hand, stacking)
    if route.is_ferry and rules.ferries == "pairs":
        return can_pay_pairs(route, hand)
    if not route.tunnel and not rules.wild_on_ordinary_routes:
        return most >= route.length
    return wild >= route.locomotives and most + wild >= route.length


def extra_owed(laid: Bag, revealed: Iterable[str]) -> int:
    """R-TUN-2, R-TUN-3, R-TUN-12: revealed locomotives and cards of the colour laid down."""
    matching = {LOCOMOTIVE, *colors_of(laid)}
    return sum(card in matching for card in revealed)


def is_valid_extra(laid: Bag, extra: Bag, owed: int) -> bool:
    """R-TUN-3, R-TUN-4: the extra cards are of the colour laid down or locomotives."""
    return size(extra) == owed and set(colors_of(extra)) <= set(colors_of(laid))


def is_station_payment(bag: Bag, cost: int) -> bool:
    """R-EU-STA-2: as many cards as the station costs, of one colour, locomotives wild."""
    return size(bag) == cost and len(colors_of(bag)) <= 1


def can_pay_station(hand: Bag, cost: int) -> bool:
    """R-EU-STA-2, as a question about a hand."""
    most = max(hand.get(color, 0) for color in COLORS)
    return most + hand.get(LOCOMOTIVE, 0) >= cost
