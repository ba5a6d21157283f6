"""Claiming routes: what is open, counting and finding claims, ferries, tunnels, draw bonus.

Claims are counted, not listed: each seat keeps how many routes of each fare are open to it, and the
number of claims is the sum of open routes times ways to pay. `claim_at` walks the same sums.
"""

from .backend import rule
from .cards import add, draw_blind, draw_seen, lay, pour, take_back
from .codes import (
    BONUS_DRAW_EVENT,
    CLAIM,
    CLAIM_EVENT,
    COLORS,
    FERRY_FARE,
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
    color_ways,
    fewest_locomotives,
    gray_way_at,
    special_way_at,
    special_ways,
    unit_cards,
    units_due,
)


@rule
def is_open(board, s, p, route):
    """Whether the seat may claim the route, cards and wagons aside (R-ALL-CLM-1 to 3)."""
    if s.owner[route] != NONE:
        return False
    mates = board.route[route].mates
    taken = 0
    for i in range(mates):
        owner = s.owner[board.route[route].mate[i]]
        if owner == p:
            return False
        if owner != NONE:
            taken += 1
    return taken < board.quota[s.seats][mates + 1]


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
def count_color_claims(board, me, color, longest):
    """Claims paid with at least one card of the color, locomotives standing in where they may; no
    ferries and exchanges."""
    cards = me.hand.card[color]
    claims = 0
    if cards > 0:
        locomotives = me.hand.card[LOCOMOTIVE]
        wild = board.wild[color]
        gray = board.wild[GRAY]
        for length in range(1, min(longest, cards + locomotives) + 1):
            routes = me.open[wild[length]] + me.open[gray[length]]
            claims += routes * color_ways(cards, locomotives, length, 0)
        if board.has_plain:
            for length in range(1, min(longest, cards) + 1):
                claims += me.open[board.plain[color][length]]
                claims += me.open[board.plain[GRAY][length]]
    return claims


@rule
def count_locomotive_claims(board, me, longest):
    """Claims paid with locomotives alone; no ferries and exchanges."""
    claims = 0
    for length in range(1, min(longest, me.hand.card[LOCOMOTIVE]) + 1):
        for color in range(COLORS + 1):
            claims += me.open[board.wild[color][length]]
    return claims


@rule
def count_claims(board, s):
    """How many claims the active seat has (R-ALL-CLM-4, R-ALL-CLM-9); leaves the partial sums in
    the scratch for `claim_at`."""
    me = s.seat[s.active]
    longest = min(board.longest, me.wagons)
    claims = 0
    for color in range(COLORS):
        claims += count_color_claims(board, me, color, longest)
        s.claims[color] = claims
    claims += count_locomotive_claims(board, me, longest)
    s.claims[LOCOMOTIVE] = claims
    for number in range(board.first_special, board.fares):
        if me.open[number] > 0:
            fare = board.fare[number]
            if fare.length <= longest:
                claims += me.open[number] * special_ways(board, fare, me.hand)
        s.special_claims[number] = claims
    return claims


@rule
def open_route_at(board, s, number, index):
    """Open route number `index` of a fare, for the active seat."""
    for i in range(board.fare[number].first, board.fare[number].last):
        route = board.fare_route[i]
        if is_open(board, s, s.active, route):
            if index == 0:
                return route
            index -= 1
    return NONE


@rule
def claim_at(board, s, index):
    """Claim number `index`, right after `count_claims`."""
    if index >= s.claims[LOCOMOTIVE]:
        return special_claim_at(board, s, index)
    color = 0
    while index >= s.claims[color]:
        color += 1
    if color > 0:
        index -= s.claims[color - 1]
    if color == LOCOMOTIVE:
        return locomotive_claim_at(board, s, index)
    return color_claim_at(board, s, color, index)


@rule
def color_claim_at(board, s, color, index):
    """Claim number `index` of `count_color_claims`."""
    me = s.seat[s.active]
    cards = me.hand.card[color]
    locomotives = me.hand.card[LOCOMOTIVE]
    longest = min(board.longest, me.wagons)
    for length in range(1, min(longest, cards + locomotives) + 1):
        ways = color_ways(cards, locomotives, length, 0)
        fare = board.wild[color][length]
        claims = me.open[fare] * ways
        if index >= claims:
            index -= claims
            fare = board.wild[GRAY][length]
            claims = me.open[fare] * ways
        if index < claims:
            route = open_route_at(board, s, fare, index // ways)
            fewest = fewest_locomotives(cards, length, 0)
            return encode(CLAIM, route, color, fewest + index % ways, 0)
        index -= claims
    for length in range(1, min(longest, cards) + 1):
        fare = board.plain[color][length]
        if index >= me.open[fare]:
            index -= me.open[fare]
            fare = board.plain[GRAY][length]
        if index < me.open[fare]:
            return encode(CLAIM, open_route_at(board, s, fare, index), color, 0, 0)
        index -= me.open[fare]
    return NONE


@rule
def locomotive_claim_at(board, s, index):
    """Claim number `index` of `count_locomotive_claims`."""
    me = s.seat[s.active]
    for length in range(1, min(board.longest, me.wagons) + 1):
        for color in range(COLORS + 1):
            fare = board.wild[color][length]
            if index < me.open[fare]:
                route = open_route_at(board, s, fare, index)
                return encode(CLAIM, route, LOCOMOTIVE, length, 0)
            index -= me.open[fare]
    return NONE


@rule
def special_claim_at(board, s, index):
    """Claim number `index` of all, a ferry or an exchange."""
    hand = s.seat[s.active].hand
    number = board.first_special
    before = s.claims[LOCOMOTIVE]
    while index >= s.special_claims[number]:
        before = s.special_claims[number]
        number += 1
    fare = board.fare[number]
    ways = (s.special_claims[number] - before) // s.seat[s.active].open[number]
    index -= before
    route = open_route_at(board, s, number, index // ways)
    if fare.kind == FERRY_FARE:
        color, locomotives = gray_way_at(hand, fare.length, fare.icons, index % ways)
        return encode(CLAIM, route, color, locomotives, 0)
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
            if card == s.color or card == LOCOMOTIVE:
                s.extra += 1
            note(log, REVEAL_EVENT, p, card, s.extra)


@rule
def pay_extra(s, p, locomotives):
    """Lay down the extra of the tunnel, so many of it locomotives (R-TUN-4)."""
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
