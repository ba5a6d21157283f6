"""Every way to pay for a route, a tunnel's extra or a station.

A payment has a *shape*: cards of one color, locomotives, and substitutes. A substitute stands for
one card: three cards of any kind (TRIPLES_FARE), a pair of one color (PAIRS_FARE), or as many cards
of any kind as an exchange asks for (EXCHANGE_FARE). Cards of the color fill what the other two
leave. What is given for the substitutes is counted in *units*: pairs, or single cards.

Two readings of the same cards are one payment (R-ALL-CLM-11), so every bag of cards has one
canonical shape: the one with most cards of the color, then the lowest color. `substitute_cap` keeps
the units given for substitutes from reaching a bag by another shape.
"""

from ..backend import rule
from .bits import bit_at, bits_of
from .codes import (
    COLORS,
    EXCHANGE_FARE,
    FERRY_FARE,
    GRAY,
    LOCOMOTIVE,
    NONE,
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
    """Most substitutes that the fare allows and that a hand of `total` cards can pay."""
    if fare.kind == TRIPLES_FARE:
        allowed = fare.length if board.stacking else fare.icons
        return min(allowed, (total - fare.length) // (TRIPLE - 1))
    if fare.kind == PAIRS_FARE:
        return min(fare.icons, total - fare.length)
    if fare.kind == EXCHANGE_FARE:
        return min(fare.length, (total - fare.length) // (fare.exchange - 1))
    return 0


@rule
def substitute_cost(fare):
    """Cards that a substitute takes beyond the one it stands for."""
    if fare.kind == TRIPLES_FARE:
        return TRIPLE - 1
    if fare.kind == PAIRS_FARE:
        return PAIR - 1
    if fare.kind == EXCHANGE_FARE:
        return fare.exchange - 1
    return MANY


@rule
def can_afford(fare, hand):
    """Whether the hand has cards enough, whatever they are: locomotives or substitutes for all
    icons. A quick look before `special_ways`."""
    missing = max(0, fare.icons - hand.card[LOCOMOTIVE])
    return hand.total >= fare.length + substitute_cost(fare) * missing


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
def units_of(fare, cards):
    """Units that `cards` cards of one color make."""
    return cards >> 1 if fare.kind == PAIRS_FARE else cards


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
    """How many units of `card` may be given for substitutes so that the shape stays the canonical
    one of the bag; why these caps let every bag through exactly once is proved in
    docs/architecture.md, "Payments".

    A color below the paid one must not reach as many cards of its own, one above it no more; the
    color itself is only given where no more of it may be the shape's own (`own == most`).
    """
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
def fewest_substitutes(fare, hand):
    """Substitutes that the hand needs if it lays all its locomotives and cards of one color."""
    cards = most_of_a_color(hand) if fare.color == GRAY else hand.card[fare.color]
    return max(0, max(fare.icons, fare.length - cards) - hand.card[LOCOMOTIVE])


@rule
def most_of_a_color(hand):
    """Cards of the color that the hand holds most of."""
    most = 0
    for color in range(COLORS):
        most = max(most, hand.card[color])
    return most


@rule
def colored_range(fare, hand, substitutes):
    """Fewest and most locomotives in a payment with `substitutes` substitutes, for a fare with a
    color; no number will do if the most lie below the fewest.

    Cards of the color serve as substitutes only where no more of them may be the shape's own.
    """
    cards = hand.card[fare.color]
    rest = fare.length - substitutes
    icons_left = max(0, fare.icons - substitutes)
    others = hand.total - cards - units_due(fare, substitutes)
    fewest = max(icons_left, rest - cards)
    return fewest, min(rest, hand.card[LOCOMOTIVE], max(icons_left, others))


@rule
def gray_range(fare, hand, substitutes):
    """Fewest and most locomotives that a payment with `substitutes` substitutes could hold, for a
    gray fare."""
    rest = fare.length - substitutes
    fewest = max(0, fare.icons - substitutes, rest - most_of_a_color(hand))
    most = 0 if fare.kind == EXCHANGE_FARE else min(rest, hand.card[LOCOMOTIVE])
    return fewest, most


@rule
def paying_colors(fare, hand, locomotives, substitutes):
    """The colors, as bits, that can pay a gray fare in this shape; LOCOMOTIVE where the shape needs
    no color and can be paid.

    How many units of a card may be given for substitutes depends on whether it lies below the
    color, is of the color or lies above it.
    """
    own = fare.length - locomotives - substitutes
    due = units_due(fare, substitutes)
    below = substitute_cap(fare, 1, own, substitutes, 0)
    same = substitute_cap(fare, 0, own, substitutes, 0)
    above = substitute_cap(fare, 0, own, substitutes, 1)
    units = hand.card[LOCOMOTIVE] - locomotives
    units = min(units, substitute_cap(fare, 0, own, substitutes, LOCOMOTIVE))
    for color in range(COLORS):
        units += min(above, units_of(fare, hand.card[color]))
    if own == 0:
        return 1 << LOCOMOTIVE if units >= due else 0
    colors = 0
    for color in range(COLORS):
        cards = hand.card[color]
        units -= min(above, units_of(fare, cards))
        if cards >= own and units + min(same, units_of(fare, cards - own)) >= due:
            colors |= 1 << color
        units += min(below, units_of(fare, cards))
    return colors


@rule
def colored_shapes(fare, hand, first, last):
    """How many shapes with from `first` to `last` substitutes pay a ferry with a color."""
    ways = 0
    for substitutes in range(first, last + 1):
        fewest, most = colored_range(fare, hand, substitutes)
        ways += max(0, most - fewest + 1)
    return ways


@rule
def colored_shape_at(fare, hand, first, index):
    """Shape number `index` of `colored_shapes`, as color, locomotives and substitutes."""
    substitutes = first
    fewest, most = colored_range(fare, hand, substitutes)
    while fewest + index > most:
        index -= max(0, most - fewest + 1)
        substitutes += 1
        fewest, most = colored_range(fare, hand, substitutes)
    has_color = fewest + index + substitutes < fare.length
    return fare.color if has_color else LOCOMOTIVE, fewest + index, substitutes


@rule
def gray_shapes(fare, hand, first, last):
    """How many shapes with from `first` to `last` substitutes pay a gray ferry or an exchange."""
    ways = 0
    for substitutes in range(first, last + 1):
        fewest, most = gray_range(fare, hand, substitutes)
        for locomotives in range(fewest, most + 1):
            ways += bits_of(paying_colors(fare, hand, locomotives, substitutes))
    return ways


@rule
def gray_shape_at(fare, hand, first, last, index):
    """Shape number `index` of `gray_shapes`, as color, locomotives and substitutes."""
    for substitutes in range(first, last + 1):
        fewest, most = gray_range(fare, hand, substitutes)
        for locomotives in range(fewest, most + 1):
            colors = paying_colors(fare, hand, locomotives, substitutes)
            if index < bits_of(colors):
                return bit_at(colors, index), locomotives, substitutes
            index -= bits_of(colors)
    return NONE, 0, 0


@rule
def special_ways(board, fare, hand):
    """How many shapes of a ferry or an exchange the hand can pay."""
    if fare.kind == FERRY_FARE and fare.color == GRAY:
        return gray_ways(hand, fare.length, fare.icons)
    first = fewest_substitutes(fare, hand)
    last = most_substitutes(board, fare, hand.total)
    if fare.color == GRAY:
        return gray_shapes(fare, hand, first, last)
    return colored_shapes(fare, hand, first, last)


@rule
def special_way_at(board, fare, hand, index):
    """Shape number `index` of `special_ways`, as color, locomotives and substitutes."""
    if fare.kind == FERRY_FARE and fare.color == GRAY:
        color, locomotives = gray_way_at(hand, fare.length, fare.icons, index)
        return color, locomotives, 0
    first = fewest_substitutes(fare, hand)
    if fare.color == GRAY:
        last = most_substitutes(board, fare, hand.total)
        return gray_shape_at(fare, hand, first, last, index)
    return colored_shape_at(fare, hand, first, index)


@rule
def gifts(fare, s, hand):
    """The cards, as bits, of which a unit may come next for the substitutes of the payment under
    way; units come in non-decreasing order, and the rest must still be at hand."""
    cards = 0
    units = 0
    for card in range(LOCOMOTIVE, s.least - 1, -1):
        here = substitute_cap(fare, s.color, s.own, s.substitutes, card)
        if card == s.least:
            here -= given(fare, s, card)
        here = min(here, units_of(fare, hand.card[card]))
        units += here
        if here > 0 and units >= s.due:
            cards |= 1 << card
    return cards


@rule
def given(fare, s, card):
    """Units of `card` given for substitutes so far in the payment under way."""
    laid = s.laid.card[card]
    if card == LOCOMOTIVE:
        laid -= fare.length - s.own - s.substitutes
    elif card == s.color:
        laid -= s.own
    return units_of(fare, laid)


@rule
def fewest_extra_locomotives(s, hand):
    """Locomotives the extra of a tunnel needs: all of them if only locomotives were laid."""
    if s.color == LOCOMOTIVE:
        return s.extra
    return max(0, s.extra - hand.card[s.color])
