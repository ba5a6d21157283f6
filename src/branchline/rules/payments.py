"""Every way to pay for a route, a tunnel's extra or a station.

A payment has a shape: cards of one color, locomotives, and substitutes (each standing for one card:
any three cards, a pair of one color, or any so many cards of an exchange). Cards of the color fill
what the other two leave. Two readings of the same cards are one payment (R-ALL-CLM-11), so every
bag of cards has one canonical shape, the one with most cards of the color, then the lowest color;
`substitute_cap` keeps the cards given for substitutes from reaching a bag by another shape.
"""

from .backend import rule
from .codes import (
    CARDS,
    COLORS,
    EXCHANGE_FARE,
    FERRY_FARE,
    GRAY,
    LOCOMOTIVE,
    PAIRS_FARE,
    PLAIN_FARE,
    TRIPLES_FARE,
)

TRIPLE = 3
PAIR = 2
MANY = 99


@rule
def color_ways(cards, locomotives, length, icons):
    """Payments with at least one card of a color: they differ in the locomotives that stand in."""
    if cards == 0:
        return 0
    return max(0, min(length - 1, locomotives) - max(icons, length - cards) + 1)


@rule
def fewest_locomotives(cards, length, icons):
    """Locomotives in the payment with most cards of the color."""
    return max(icons, length - cards)


@rule
def gray_ways(hand, length, icons):
    """Payments in any one color, or all in locomotives (R-ALL-CLM-8, R-EU-FER-2, R-EU-STA-2)."""
    locomotives = hand.card[LOCOMOTIVE]
    ways = 1 if locomotives >= length else 0
    if locomotives >= icons:
        for color in range(COLORS):
            ways += color_ways(hand.card[color], locomotives, length, icons)
    return ways


@rule
def gray_way_at(hand, length, icons, index):
    """Color and locomotives of payment number `index` of `gray_ways`."""
    for color in range(COLORS):
        ways = color_ways(hand.card[color], hand.card[LOCOMOTIVE], length, icons)
        if index < ways:
            return color, fewest_locomotives(hand.card[color], length, icons) + index
        index -= ways
    return LOCOMOTIVE, length


@rule
def most_substitutes(board, fare, total):
    """Substitutes that the fare allows and that so many cards in hand can pay."""
    if fare.kind == TRIPLES_FARE:
        allowed = fare.length if board.stacking else fare.icons
        return min(allowed, (total - fare.length) // (TRIPLE - 1))
    if fare.kind == PAIRS_FARE:
        return min(fare.icons, total - fare.length)
    if fare.kind == EXCHANGE_FARE:
        return min(fare.length, (total - fare.length) // (fare.exchange - 1))
    return 0


@rule
def units_due(fare, substitutes):
    """What the substitutes ask for: pairs, or single cards."""
    if fare.kind == PAIRS_FARE:
        return substitutes
    if fare.kind == TRIPLES_FARE:
        return TRIPLE * substitutes
    return fare.exchange * substitutes


@rule
def unit_cards(fare):
    """Cards of one color in a unit of a substitute."""
    return PAIR if fare.kind == PAIRS_FARE else 1


@rule
def may_shape(fare, color, locomotives, substitutes):
    """Whether the shape pays the fare, whatever the hand; exactly L cards count (R-ALL-CLM-8)."""
    own = fare.length - locomotives - substitutes
    if own < 0 or (own == 0) != (color == LOCOMOTIVE):
        return False
    if own > 0 and fare.color != GRAY and color != fare.color:
        return False
    if fare.kind == PLAIN_FARE or fare.kind == EXCHANGE_FARE:
        return locomotives == 0
    if fare.kind == FERRY_FARE:
        return locomotives >= fare.icons
    return own <= fare.length - fare.icons


@rule
def substitute_cap(fare, color, own, substitutes, card):
    """How many units of `card` may be given for substitutes so that the shape is the bag's own."""
    if card == LOCOMOTIVE:
        return 0 if fare.kind == PAIRS_FARE else MANY
    if fare.kind == PAIRS_FARE:
        if own % 2 == 0 and card < color and own > 0:
            return own // 2 - 1
        return MANY
    most = fare.length - max(fare.icons, substitutes)
    if fare.color != GRAY:
        return 0 if card == fare.color and own < most else MANY
    if own == most:
        return own - 1 if card < color and own > 0 else MANY
    if card == color:
        return 0
    return own - 1 if card < color and own > 0 else own


@rule
def units_at_hand(fare, hand, color, own, locomotives, substitutes, first):
    """Units for substitutes that the hand holds, in cards from `first` on, once the rest is laid."""
    units = 0
    for card in range(first, CARDS):
        left = hand.card[card]
        if card == LOCOMOTIVE:
            left -= locomotives
        elif card == color:
            left -= own
        cap = substitute_cap(fare, color, own, substitutes, card)
        units += min(cap, left // unit_cards(fare))
    return units


@rule
def can_shape(fare, hand, color, locomotives, substitutes):
    """Whether the hand can pay in this shape."""
    if not may_shape(fare, color, locomotives, substitutes):
        return False
    if hand.card[LOCOMOTIVE] < locomotives:
        return False
    own = fare.length - locomotives - substitutes
    if own > 0 and hand.card[color] < own:
        return False
    if substitutes == 0:
        return True
    due = units_due(fare, substitutes)
    if hand.total - own - locomotives < due * unit_cards(fare):
        return False
    return units_at_hand(fare, hand, color, own, locomotives, substitutes, 0) >= due


@rule
def special_way_at(board, fare, hand, index):
    """Shape number `index` of a ferry or an exchange as color, locomotives and substitutes; past
    the last shape, their number in place of the color, below zero."""
    seen = 0
    for color in range(CARDS):
        if fare.color != GRAY and color != fare.color and color != LOCOMOTIVE:
            continue
        if color != LOCOMOTIVE and hand.card[color] == 0:
            continue
        for substitutes in range(most_substitutes(board, fare, hand.total) + 1):
            rest = fare.length - substitutes
            if color == LOCOMOTIVE:
                fewest = rest
                most = rest
            else:
                fewest = max(0, rest - hand.card[color], fare.icons - substitutes)
                most = rest - 1
            for locomotives in range(fewest, min(most, hand.card[LOCOMOTIVE]) + 1):
                if can_shape(fare, hand, color, locomotives, substitutes):
                    if seen == index:
                        return color, locomotives, substitutes
                    seen += 1
    return -1 - seen, 0, 0


@rule
def special_ways(board, fare, hand):
    """How many shapes of a ferry or an exchange the hand can pay."""
    if hand.total < fare.length:
        return 0
    if fare.kind == FERRY_FARE:
        return gray_ways(hand, fare.length, fare.icons)
    color, _, _ = special_way_at(board, fare, hand, MANY * MANY)
    return -1 - color


@rule
def can_give(fare, s, hand, card):
    """Whether a unit of `card` may come next for the substitutes, in non-decreasing order."""
    if card < s.least:
        return False
    units = 0
    first = 0
    for other in range(card, CARDS):
        cap = substitute_cap(fare, s.color, s.own, s.substitutes, other) - given(fare, s, other)
        here = min(cap, hand.card[other] // unit_cards(fare))
        if other == card:
            first = here
        units += here
    return first > 0 and units >= s.due


@rule
def given(fare, s, card):
    """Units of `card` given for substitutes so far in the payment under way."""
    laid = s.laid.card[card]
    if card == LOCOMOTIVE:
        laid -= fare.length - s.own - s.substitutes
    elif card == s.color:
        laid -= s.own
    return laid // unit_cards(fare)


@rule
def fewest_extra_locomotives(s, hand):
    """Locomotives the extra of a tunnel needs: all of them if only locomotives were laid."""
    if s.color == LOCOMOTIVE:
        return s.extra
    return max(0, s.extra - hand.card[s.color])
