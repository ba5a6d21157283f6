"""Which cards a seat lacks: for the routes of its plan, or for the best route still to be had."""

from ..backend import rule
from ..rules.codes import CARDS, COLORS, GRAY, LOCOMOTIVE, NONE, PLAIN_FARE
from ..rules.payments import most_of_a_color

MANY = 99
"""The smallest lack of a target where there is no target: more than any."""
LACK_OFFSET = 2
"""Added to the cards a route lacks before its points are divided by them: a route that can be paid
now is worth its points over this."""


@rule
def best_free_fare(board, me, wagons):
    """The open fare with most points for each card it lacks; NONE if there are wagons for none."""
    best, best_points, best_parts = NONE, NONE, LACK_OFFSET
    most = most_of_a_color(me.hand)
    for number in range(board.fares):
        fare = board.fare[number]
        if me.open[number] > 0 and fare.length <= wagons:
            points = board.points[fare.length]
            parts = fare.length - cards_for(me.hand, most, fare) + LACK_OFFSET
            if points * best_parts > best_points * parts:
                best, best_points, best_parts = number, points, parts
    return best


@rule
def cards_for(hand, most, fare):
    """Cards of the hand that help to pay the fare, in its best color; `most` are those of the color
    that the hand holds most of."""
    colored = most if fare.color == GRAY else hand.card[fare.color]
    locomotives = 0 if fare.kind == PLAIN_FARE else hand.card[LOCOMOTIVE]
    return min(fare.length, colored + locomotives)


@rule
def best_color(hand, mind, fare):
    """The color to pay the fare with: the fare's own, or the one with most cards not yet held for
    another target."""
    if fare.color != GRAY:
        return fare.color
    best = 0
    for color in range(COLORS):
        if hand.card[color] - mind.hold[color] > hand.card[best] - mind.hold[best]:
            best = color
    return best


@rule
def add_need(board, hand, mind, number):
    """Count what a target of a fare uses and lacks."""
    fare = board.fare[number]
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
    """Count the cards that the targets lack, by color, and note which fares they have."""
    for card in range(CARDS):
        mind.need[card] = 0
        mind.hold[card] = 0
        mind.closest[card] = MANY
    me = s.seat[p]
    for number in range(board.fares):
        mind.serves[number] = 0
    for i in range(mind.targets):
        number = board.route[mind.target[i]].fare
        mind.serves[number] = 1
        add_need(board, me.hand, mind, number)
    mind.is_free = 1 if mind.targets == 0 else 0
    spare = me.wagons - mind.plan_wagons
    if mind.is_free or spare >= mind.weights.roam:
        number = best_free_fare(board, me, spare)
        if number != NONE:
            add_need(board, me.hand, mind, number)
