"""Which cards a seat lacks: for the routes of its plan, or for the best route still to be had."""

from branchline.rules.backend import rule
from branchline.rules.claims import is_open
from branchline.rules.codes import CARDS, COLORS, GRAY, LOCOMOTIVE, NONE, PLAIN_FARE

MANY = 99


@rule
def best_free_route(board, s, p):
    """The open route that scores most for the cards it still lacks; NONE if none can be claimed."""
    me = s.seat[p]
    best, best_value = NONE, -1e9
    for route in range(board.routes):
        length = board.route[route].length
        if s.owner[route] == NONE and length <= me.wagons and is_open(board, s, p, route):
            fare = board.fare[board.route[route].fare]
            lack = length - cards_for(me.hand, fare)
            value = board.points[length] / (lack + 2.0)
            if value > best_value:
                best, best_value = route, value
    return best


@rule
def cards_for(hand, fare):
    """Cards of the hand that help to pay the fare, in its best color."""
    most = 0
    if fare.color == GRAY:
        for color in range(COLORS):
            most = max(most, hand.card[color])
    else:
        most = hand.card[fare.color] + 0
    locomotives = 0 if fare.kind == PLAIN_FARE else hand.card[LOCOMOTIVE]
    return min(fare.length, most + locomotives)


@rule
def best_color(hand, mind, fare):
    """The color to pay the fare with: the fare's own, or the one with most cards not yet held for
    another target."""
    if fare.color != GRAY:
        return fare.color + 0
    best = 0
    for color in range(COLORS):
        if hand.card[color] - mind.hold[color] > hand.card[best] - mind.hold[best]:
            best = color
    return best


@rule
def add_need(board, hand, mind, route):
    """Count what a target uses and lacks."""
    fare = board.fare[board.route[route].fare]
    color = best_color(hand, mind, fare)
    wanted = fare.length - fare.icons
    free = max(0, hand.card[color] - mind.hold[color])
    lack = max(0, wanted - free)
    mind.hold[color] += wanted
    mind.hold[LOCOMOTIVE] += fare.icons
    mind.need[color] += lack
    mind.closest[color] = min(mind.closest[color], lack)
    missing = max(0, fare.icons - hand.card[LOCOMOTIVE])
    mind.need[LOCOMOTIVE] += missing


@rule
def find_needs(board, s, p, mind):
    """Count the cards that the targets lack, by color."""
    for card in range(CARDS):
        mind.need[card] = 0
        mind.hold[card] = 0
        mind.closest[card] = MANY
    hand = s.seat[p].hand
    mind.is_free = 1
    for i in range(mind.targets):
        if s.owner[mind.target[i]] == NONE:
            mind.is_free = 0
            add_need(board, hand, mind, mind.target[i])
    if mind.is_free:
        route = best_free_route(board, s, p)
        if route != NONE:
            add_need(board, hand, mind, route)
