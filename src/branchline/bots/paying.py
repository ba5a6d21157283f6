"""The cheapest way to pay for a route or a station, by what the cards are worth to the plan."""

from branchline.rules.backend import rule
from branchline.rules.codes import (
    CLAIM,
    COLORS,
    GRAY,
    LOCOMOTIVE,
    NONE,
    PLAIN_FARE,
    STATION,
    WILD_FARE,
    encode,
)
from branchline.rules.payments import special_way_at, special_ways, unit_cards, units_due

DEAR = 1e9


@rule
def bag_cost(mind, hand, color, own, locomotives, given):
    """What a payment costs: locomotives, cards that the plan wants elsewhere, cards given away."""
    weights = mind.weights
    cost = weights.locomotive_paid * locomotives + 0.3 * given
    if own > 0 and color != LOCOMOTIVE:
        left = hand.card[color] - own
        wanted = max(0, mind.hold[color] - own)
        cost += weights.surplus_paid * max(0, min(own, wanted - left))
    return cost


@rule
def cheapest_claim(board, s, p, mind, route):
    """The cheapest claim of a route and its cost; NONE if the hand cannot pay."""
    number = board.route[route].fare
    fare = board.fare[number]
    hand = s.seat[p].hand
    best, best_cost = NONE, DEAR
    if fare.kind == PLAIN_FARE or fare.kind == WILD_FARE:
        locomotives = 0 if fare.kind == PLAIN_FARE else hand.card[LOCOMOTIVE]
        for color in range(COLORS):
            cards = hand.card[color]
            fits = fare.color == GRAY or fare.color == color
            if fits and cards > 0 and cards + locomotives >= fare.length:
                paid = max(0, fare.length - cards)
                cost = bag_cost(mind, hand, color, fare.length - paid, paid, 0)
                if cost < best_cost:
                    best, best_cost = encode(CLAIM, route, color, paid, 0), cost
        if locomotives >= fare.length:
            cost = bag_cost(mind, hand, LOCOMOTIVE, 0, fare.length, 0)
            if cost < best_cost:
                best, best_cost = encode(CLAIM, route, LOCOMOTIVE, fare.length, 0), cost
        return best, best_cost
    if hand.total < fare.length:
        return best, best_cost
    for index in range(special_ways(board, fare, hand)):
        color, locomotives, substitutes = special_way_at(board, fare, hand, index)
        given = units_due(fare, substitutes) * unit_cards(fare) if substitutes > 0 else 0
        own = fare.length - locomotives - substitutes
        cost = bag_cost(mind, hand, color, own, locomotives, given)
        if cost < best_cost:
            best, best_cost = encode(CLAIM, route, color, locomotives, substitutes), cost
    return best, best_cost


@rule
def cheapest_station(board, s, p, mind, city):
    """The cheapest way to build a station in a city; NONE if the hand cannot pay."""
    hand = s.seat[p].hand
    price = board.stations - s.seat[p].stations + 1
    best, best_cost = NONE, DEAR
    for color in range(COLORS):
        cards = hand.card[color]
        if cards > 0 and cards + hand.card[LOCOMOTIVE] >= price:
            paid = max(0, price - cards)
            cost = bag_cost(mind, hand, color, price - paid, paid, 0)
            if cost < best_cost:
                best, best_cost = encode(STATION, city, color, paid, 0), cost
    return best
