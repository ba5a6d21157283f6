"""Claiming routes: what is open, counting and finding claims, ferries, tunnels, draw bonus.

Claims are counted, not listed: each seat keeps how many routes of each fare are open to it, and the
number of claims is the sum of open routes times ways to pay. `claim_at` walks the same sums.
"""

from ...limits import GROUP
from ..backend import rule
from .cards import add, draw_blind, draw_seen, lay, pour, take_back
from .codes import (
    BONUS_DRAW_EVENT,
    CARDS,
    CLAIM,
    CLAIM_EVENT,
    COLORS,
    GRAY,
    LOCOMOTIVE,
    NONE,
    REVEAL_EVENT,
    TUNNEL_EVENT,
    WITHDRAW_EVENT,
    encode,
)
from .log import note, note_bag
from .network import join
from .payments import (
    can_afford,
    color_ways,
    fewest_locomotives,
    most_of_a_color,
    special_way_at,
    special_ways,
    unit_cards,
    units_due,
)


@rule
def is_open(board, s, p, route):
    """Whether the seat may claim the route, cards and wagons aside (R-ALL-CLM-1 to 3)."""
    quota = board.quota[s.seats][board.route[route].mates + 1]
    own, taken = 0, 0
    for i in range(GROUP - 1):
        owner = s.owner[board.route[route].mate[i]]
        if owner == p:
            own += 1
        if owner != NONE:
            taken += 1
    return s.owner[route] == NONE and own == 0 and taken < quota


@rule
def count_open(board, s, route, sign):
    """Add the route, and with it its whole group, to what is open to each seat, or take it off."""
    for p in range(s.seats):
        opens = s.seat[p].open
        if is_open(board, s, p, route):
            opens[board.route[route].fare] += sign
        for i in range(board.route[route].mates):
            mate = board.route[route].mate[i]
            if is_open(board, s, p, mate):
                opens[board.route[mate].fare] += sign


@rule
def take_route(board, s, p, route):
    """The route is the seat's; what that closes is no longer open."""
    count_open(board, s, route, -1)
    s.owner[route] = p
    if board.route[route].mates > 0:
        count_open(board, s, route, 1)


@rule
def count_length_claims(board, me, length):
    """Claims of routes of one length, ferries and exchanges left out."""
    wild, plain = board.wild[length], board.plain[length]
    locomotives = me.hand.card[LOCOMOTIVE]
    claims = 0
    if board.has_wild[length]:
        for color in range(COLORS):
            routes = me.open[wild[color]] + me.open[wild[GRAY]]
            claims += routes * color_ways(me.hand.card[color], locomotives, length, 0)
        if locomotives >= length:
            for color in range(CARDS):
                claims += me.open[wild[color]]
    if board.has_plain[length]:
        for color in range(COLORS):
            routes = me.open[plain[color]] + me.open[plain[GRAY]]
            if me.hand.card[color] >= length:
                claims += routes
    return claims


@rule
def count_claims(board, s):
    """How many claims the active seat has (R-ALL-CLM-4, R-ALL-CLM-9); the partial sums stay in
    `counted` for `claim_at`: by length without ferries and exchanges, then with each special
    fare."""
    me, counted = s.seat[s.active], s.counted
    longest = min(board.longest, me.wagons, me.hand.total)
    claims = 0
    for length in range(1, min(longest, most_of_a_color(me.hand) + me.hand.card[LOCOMOTIVE]) + 1):
        claims += count_length_claims(board, me, length)
        counted.up_to_length[length] = claims
    counted.ordinary = claims
    for number in range(board.first_special, board.fares):
        fare = board.fare[number]
        if fare.length > longest:
            break
        if me.open[number] > 0 and can_afford(fare, me.hand):
            claims += me.open[number] * special_ways(board, fare, me.hand)
        counted.up_to_fare[number] = claims
    counted.claims = claims
    return claims


@rule
def open_route_at(board, s, number, index):
    """Open route number `index` of a fare, for the active seat."""
    for i in range(board.fare[number].first, board.fare[number].last):
        route = board.fare_route[i]
        if is_open(board, s, s.active, route):
            index -= 1
        if index < 0:
            return route
    return NONE


@rule
def either_route_at(board, s, fare, other, index):
    """Open route number `index` of two fares, for the active seat."""
    routes = s.seat[s.active].open[fare]
    if index < routes:
        return open_route_at(board, s, fare, index)
    return open_route_at(board, s, other, index - routes)


@rule
def claim_at(board, s, index):
    """Claim number `index`, right after `count_claims`."""
    counted = s.counted
    if index >= counted.ordinary:
        return special_claim_at(board, s, index)
    length = 1
    while index >= counted.up_to_length[length]:
        length += 1
    if length > 1:
        index -= counted.up_to_length[length - 1]
    return length_claim_at(board, s, length, index)


@rule
def length_claim_at(board, s, length, index):
    """Claim number `index` of `count_length_claims`."""
    me = s.seat[s.active]
    wild, plain = board.wild[length], board.plain[length]
    locomotives = me.hand.card[LOCOMOTIVE]
    for color in range(COLORS):
        cards = me.hand.card[color]
        ways = color_ways(cards, locomotives, length, 0)
        claims = (me.open[wild[color]] + me.open[wild[GRAY]]) * ways
        if index < claims:
            route = either_route_at(board, s, wild[color], wild[GRAY], index // ways)
            fewest = fewest_locomotives(cards, length, 0)
            return encode(CLAIM, route, color, fewest + index % ways, 0)
        index -= claims
    if locomotives >= length:
        for color in range(CARDS):
            if index < me.open[wild[color]]:
                route = open_route_at(board, s, wild[color], index)
                return encode(CLAIM, route, LOCOMOTIVE, length, 0)
            index -= me.open[wild[color]]
    for color in range(COLORS):
        if me.hand.card[color] >= length:
            claims = me.open[plain[color]] + me.open[plain[GRAY]]
            if index < claims:
                route = either_route_at(board, s, plain[color], plain[GRAY], index)
                return encode(CLAIM, route, color, 0, 0)
            index -= claims
    return NONE


@rule
def special_claim_at(board, s, index):
    """Claim number `index` of all, a ferry or an exchange."""
    hand = s.seat[s.active].hand
    number = board.first_special
    before, up_to_fare = s.counted.ordinary, s.counted.up_to_fare
    while index >= up_to_fare[number]:
        before = up_to_fare[number]
        number += 1
    fare = board.fare[number]
    ways = (up_to_fare[number] - before) // s.seat[s.active].open[number]
    index -= before
    route = open_route_at(board, s, number, index // ways)
    color, locomotives, substitutes = special_way_at(board, fare, hand, index % ways)
    return encode(CLAIM, route, color, locomotives, substitutes)


@rule
def lay_shape(board, s, p, route, color, locomotives, substitutes):
    """Lay down the cards of a claim's shape; the substitutes' cards are still due."""
    fare = board.fare[board.route[route].fare]
    s.route = route
    s.color = color
    s.own = fare.length - locomotives - substitutes
    s.substitutes = substitutes
    s.due = units_due(fare, substitutes) if substitutes > 0 else 0
    s.least = 0
    if s.own > 0:
        lay(s, p, color, s.own)
    if locomotives > 0:
        lay(s, p, LOCOMOTIVE, locomotives)


@rule
def give_unit(board, s, p, card):
    """Give a card, or a pair, for the substitutes of the claim under way."""
    lay(s, p, card, unit_cards(board.fare[board.route[s.route].fare]))
    s.least = card
    s.due -= 1


@rule
def asks_more(s, card):
    """Whether a card that the tunnel showed asks for one more (R-TUN-3)."""
    return card == s.color or card == LOCOMOTIVE


@rule
def reveal_tunnel(board, s, log, p):
    """Reveal cards for the tunnel; sets the extra it costs (R-TUN-2, R-TUN-3, R-TUN-10 to 12)."""
    note_bag(log, TUNNEL_EVENT, p, s.route, 0, s.laid)
    s.extra = 0
    s.reveals = 0
    for _ in range(board.tunnel_cards):
        card = draw_seen(s, log)
        if card != NONE:
            s.revealed[s.reveals] = card
            s.reveals += 1
            if asks_more(s, card):
                s.extra += 1
            note(log, REVEAL_EVENT, p, card, s.extra)


@rule
def pay_extra(s, p, locomotives):
    """Lay down the extra of the tunnel, of which `locomotives` are locomotives (R-TUN-4)."""
    if locomotives > 0:
        lay(s, p, LOCOMOTIVE, locomotives)
    if s.extra > locomotives:
        lay(s, p, s.color, s.extra - locomotives)


@rule
def withdraw(s, log, p):
    """Give the tunnel up (R-TUN-6)."""
    note(log, WITHDRAW_EVENT, p, s.route, 0)
    take_back(s, p)


@rule
def discard_revealed(s):
    """The revealed cards go to the discard (R-TUN-9)."""
    for i in range(s.reveals):
        add(s.discard, s.revealed[i], 1)
    s.reveals = 0


@rule
def complete_claim(board, s, log, p):
    """The laid cards are discarded, the wagons placed, the points counted (R-ALL-CLM-7), and the
    draw bonus drawn (R-NL-BON-1 to 3)."""
    me = s.seat[p]
    route = s.route
    length = board.route[route].length
    note_bag(log, CLAIM_EVENT, p, route, board.points[length], s.laid)
    pour(s.laid, s.discard)
    take_route(board, s, p, route)
    me.wagons -= length
    me.route_points += board.points[length]
    join(board, me.network, board.route[route].a, board.route[route].b)
    for _ in range(board.route[route].draw_bonus):
        draw_blind(s, log, p, BONUS_DRAW_EVENT)
