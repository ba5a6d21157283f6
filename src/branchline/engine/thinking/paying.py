"""The cheapest way to pay for a route or a station, by what the cards are worth to the plan."""

from ..backend import rule
from ..rules.codes import (
    CARDS,
    CLAIM,
    COLORS,
    FERRY_FARE,
    GRAY,
    LOCOMOTIVE,
    NONE,
    PLAIN_FARE,
    STATION,
    WILD_FARE,
    color_of,
    encode,
)
from ..rules.payments import (
    can_afford,
    colored_range,
    fewest_substitutes,
    gray_range,
    most_of_a_color,
    most_substitutes,
    paying_colors,
    unit_cards,
    units_due,
)
from ..rules.stations import station_cost

DEAR = 1e9
"""The cost of what cannot be paid: more than any payment's."""
GIVEN_COST = 0.3
"""What each card given for a substitute costs."""


@rule
def bag_cost(mind, hand, color, own, locomotives, given):
    """What a payment costs: locomotives, cards that the plan wants elsewhere, cards given away."""
    weights = mind.weights
    cost = weights.locomotive_paid * locomotives + GIVEN_COST * given
    if own > 0 and color != LOCOMOTIVE:
        left = hand.card[color] - own
        wanted = max(0, mind.hold[color] - own)
        cost += weights.surplus_paid * max(0, min(own, wanted - left))
    return cost


@rule
def cheapest_shape(board, hand, mind, number):
    """The cheapest way to pay a fare, as a claim of route 0, and its cost; NONE if the hand cannot
    pay."""
    fare = board.fare[number]
    if fare.kind == PLAIN_FARE or fare.kind == WILD_FARE:
        return cheapest_ordinary(fare, hand, mind, NONE)
    if not can_afford(fare, hand):
        return NONE, DEAR
    return cheapest_special(board, fare, hand, mind)


@rule
def next_shape(board, hand, mind, number, first):
    """The cheapest way to pay an ordinary fare in another color than the payment `first` does."""
    fare = board.fare[number]
    if fare.kind == PLAIN_FARE or fare.kind == WILD_FARE:
        return cheapest_ordinary(fare, hand, mind, color_of(first))
    return NONE, DEAR


@rule
def cheapest_ordinary(fare, hand, mind, but):
    """The cheapest way to pay an ordinary fare in another color than `but`, with as few locomotives
    as the color allows."""
    best, best_cost = NONE, DEAR
    locomotives = 0 if fare.kind == PLAIN_FARE else hand.card[LOCOMOTIVE]
    first = 0 if fare.color == GRAY else fare.color
    last = COLORS if fare.color == GRAY else fare.color + 1
    for color in range(first, last):
        cards = hand.card[color]
        if cards > 0 and cards + locomotives >= fare.length and color != but:
            paid = max(0, fare.length - cards)
            cost = bag_cost(mind, hand, color, fare.length - paid, paid, 0)
            if cost < best_cost:
                best, best_cost = encode(CLAIM, 0, color, paid, 0), cost
    if locomotives >= fare.length and but != LOCOMOTIVE:
        cost = bag_cost(mind, hand, LOCOMOTIVE, 0, fare.length, 0)
        if cost < best_cost:
            best, best_cost = encode(CLAIM, 0, LOCOMOTIVE, fare.length, 0), cost
    return best, best_cost


@rule
def cheapest_special(board, fare, hand, mind):
    """The cheapest way to pay a ferry or an exchange, as `cheapest_shape` gives it. With as few
    substitutes as can be, then with as few locomotives."""
    best, best_cost = NONE, DEAR
    for substitutes in range(
        fewest_substitutes(fare, hand), most_substitutes(board, fare, hand.total) + 1
    ):
        fewest, most = special_range(fare, hand, substitutes)
        given = units_due(fare, substitutes) * unit_cards(fare) if substitutes > 0 else 0
        for locomotives in range(fewest, most + 1):
            own = fare.length - locomotives - substitutes
            colors = special_colors(fare, hand, locomotives, substitutes)
            for color in range(CARDS):
                if colors >> color & 1:
                    cost = bag_cost(mind, hand, color, own, locomotives, given)
                    if cost < best_cost:
                        best = encode(CLAIM, 0, color, locomotives, substitutes)
                        best_cost = cost
            if best != NONE:
                break
        if best != NONE:
            break
    return best, best_cost


@rule
def special_range(fare, hand, substitutes):
    """Fewest and most locomotives of a payment with `substitutes` substitutes."""
    if fare.color != GRAY:
        return colored_range(fare, hand, substitutes)
    if fare.kind == FERRY_FARE:
        fewest = max(fare.icons, fare.length - most_of_a_color(hand))
        return fewest, min(fare.length, hand.card[LOCOMOTIVE])
    return gray_range(fare, hand, substitutes)


@rule
def special_colors(fare, hand, locomotives, substitutes):
    """The colors, as bits, that can pay in this shape; LOCOMOTIVE where it needs no color."""
    own = fare.length - locomotives - substitutes
    if own == 0 and (fare.color != GRAY or fare.kind == FERRY_FARE):
        return 1 << LOCOMOTIVE
    if fare.color != GRAY:
        return 1 << fare.color
    if fare.kind != FERRY_FARE:
        return paying_colors(fare, hand, locomotives, substitutes)
    colors = 0
    for color in range(COLORS):
        if hand.card[color] >= own:
            colors |= 1 << color
    return colors


@rule
def cheapest_station(board, s, p, mind, city):
    """The cheapest way to build a station in a city; NONE if the hand cannot pay."""
    hand = s.seat[p].hand
    price = station_cost(board, s.seat[p])
    best, best_cost = NONE, DEAR
    for color in range(COLORS):
        cards = hand.card[color]
        if cards > 0 and cards + hand.card[LOCOMOTIVE] >= price:
            paid = max(0, price - cards)
            cost = bag_cost(mind, hand, color, price - paid, paid, 0)
            if cost < best_cost:
                best, best_cost = encode(STATION, city, color, paid, 0), cost
    return best
