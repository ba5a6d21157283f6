"""How a scripted bot values its choices and picks one."""

from ..backend import entry, rule
from ..rules.borrowing import is_completed
from ..rules.cards import cards_to_draw
from ..rules.claims import is_open
from ..rules.codes import (
    BLIND,
    CARDS,
    DRAW_TICKETS,
    FIRST_KEEP,
    GIVE,
    KEEP,
    KEEP_TICKETS,
    LOCOMOTIVE,
    MARKET,
    NONE,
    PAY,
    SECOND_CARD,
    STOP,
    SURRENDER,
    TAKE,
    TUNNEL,
    WITHDRAW,
    color_of,
    encode,
    with_thing,
)
from ..rules.decisions import can_draw, can_take, count_legal, legal_at
from ..rules.payments import fewest_extra_locomotives, gifts
from ..rules.tickets import keep_ways
from .needs import find_needs
from .paying import cheapest_shape, cheapest_station
from .planning import (
    add_offered,
    begin_agenda,
    clear_plan,
    plan_agenda,
    refresh_plan,
    rewind_plan,
    survey,
)

NEVER = -1e9
"""The value of what must not be chosen: less than any other."""
SLACK = 1e-6
"""More than sums in another order can differ by."""
LAST_STATION = 2.0
"""A finished ticket scores its points and does not cost them."""
NO_RIVAL = 99
"""Wagons of the nearest rival where there is none: more than any seat has."""
LOCOMOTIVE_SPARED = 20
"""A locomotive is given for a substitute only where the plan can spare over this many more of them
than of any color that may be given."""
ASKS = 0.24
"""How likely a card turned over at a tunnel is to ask for an extra: it is a locomotive, or one of
eight colors."""
NOTHING_SPARE = -99
"""Less than any hand can spare of a card."""


@rule
def nearest_end(s, p):
    """Wagons of the rival who is nearest to ending the game."""
    least = NO_RIVAL
    for q in range(s.seats):
        if q != p:
            least = min(least, s.seat[q].wagons)
    return least


@rule
def find_reach(board, s, mind):
    """Which cities each seat's routes reach, as bits."""
    for q in range(s.seats):
        mind.reach[q] = 0
    for route in range(board.routes):
        if s.owner[route] != NONE:
            ends = 1 << board.route[route].a | 1 << board.route[route].b
            mind.reach[s.owner[route]] |= ends


@rule
def touches(board, mind, q, route):
    """1 if a seat holds a route at an end of this one, else 0."""
    reach = mind.reach[q]
    return (reach >> board.route[route].a | reach >> board.route[route].b) & 1


@rule
def touching_rivals(board, s, p, mind, route):
    """Rivals whose networks touch an end of the route."""
    number = 0
    for q in range(s.seats):
        if q != p:
            number += touches(board, mind, q, route)
    return number


@rule
def free_value(board, s, p, mind, length):
    """What a route outside the plan is worth for its length alone."""
    weights = mind.weights
    left = s.seat[p].wagons - length
    value = weights.free + weights.free_point * board.points[length]
    return value - weights.spare * max(0, mind.plan_wagons - left)


@rule
def hurry_value(board, mind, length):
    """What the end being near adds to a claim."""
    return mind.weights.hurry * board.points[length] if mind.is_late else 0.0


@rule
def brings_end(board, s, p, length):
    """Whether a claim of this length starts the last round."""
    return s.last_turns == NONE and s.seat[p].wagons - length <= board.last_round_wagons


@rule
def lead(board, s, p, mind):
    """Points the seat would lead by, were this the end: a guess, for rivals' tickets are hidden."""
    own = s.seat[p].route_points
    for ticket in range(board.tickets):
        if s.ticket_place[ticket] == p:
            points = board.ticket[ticket].points
            own += points if is_completed(board, s, p, ticket, 0) else -points
    best = NEVER
    for q in range(s.seats):
        if q != p:
            tickets = mind.weights.finish_ticket * s.seat[q].tickets
            best = max(best, s.seat[q].route_points + tickets)
    return own - best


@rule
def claim_value(board, s, p, mind, route):
    """What claiming a route is worth, the payment aside."""
    weights = mind.weights
    length = board.route[route].length
    value = hurry_value(board, mind, length)
    if weights.finish != 0 and brings_end(board, s, p, length):
        value += weights.finish * lead(board, s, p, mind)
    if weights.bonus > 0:
        value += weights.bonus * mind.bonus[route]
    if mind.planned[route]:
        value += weights.claim + weights.claim_point * board.points[length]
        if weights.contested != 0:
            value += weights.contested * touching_rivals(board, s, p, mind, route)
        if board.route[route].mates == 0:
            value += weights.only_track
    else:
        value += free_value(board, s, p, mind, length)
        if weights.block != 0:
            value += weights.block * touching_rivals(board, s, p, mind, route)
        if weights.extend != 0 and touches(board, mind, p, route):
            value += weights.extend
    return value


@rule
def tunnel_cost(board, s, p, mind, route, color):
    """What the chance takes off a tunnel's worth that its extra cannot be paid. One that was given
    up is not tried again before the seat has more cards for it."""
    cards = cards_in(s.seat[p].hand, color)
    if mind.gave_up == route + 1 and cards <= mind.gave_up_cards:
        return -NEVER
    spare = cards - board.route[route].length
    return mind.weights.tunnel_risk * chance_of_more(board.tunnel_cards, spare)


@rule
def cards_in(hand, color):
    """Cards of a color and locomotives; of locomotives alone, if the color is theirs."""
    return hand.card[LOCOMOTIVE] + (hand.card[color] if color != LOCOMOTIVE else 0)


@rule
def chance_of_more(cards, spare):
    """How likely it is that more than `spare` of the cards turned over ask for an extra."""
    more, exactly = 0.0, 1.0
    for _ in range(cards):
        exactly *= 1.0 - ASKS
    for number in range(cards + 1):
        if number > spare:
            more += exactly
        exactly *= (cards - number) / (number + 1.0) * ASKS / (1.0 - ASKS)
    return more


@rule
def most_free_value(board, s, p, mind, length):
    """What a route of this length outside the plan is worth at most, however it is paid."""
    weights = mind.weights
    if weights.locomotive_paid < 0 or weights.surplus_paid < 0:
        return -NEVER
    if weights.finish != 0 and brings_end(board, s, p, length):
        return -NEVER
    value = free_value(board, s, p, mind, length) + hurry_value(board, mind, length)
    value += max(0.0, weights.bonus) * mind.most_bonus
    return value + max(0.0, weights.extend) + max(0.0, weights.block) * (s.seats - 1) + SLACK


@rule
def hopeless_lengths(board, s, p, mind, longest, least):
    """The lengths, as bits, at which no route outside the plan is worth `least`."""
    hopeless = 0
    for length in range(1, longest + 1):
        if most_free_value(board, s, p, mind, length) < least:
            hopeless |= 1 << length
    return hopeless


@rule
def best_claim(board, s, p, mind, least):
    """The best claim and its value; one that is worth less than `least` may be missed."""
    best, best_value = NONE, NEVER
    me = s.seat[p]
    longest = min(board.longest, me.wagons, me.hand.total)
    hopeless = hopeless_lengths(board, s, p, mind, longest, least)
    knows_reach = False
    for number in range(board.fares):
        length = board.fare[number].length
        if me.open[number] > 0 and length <= longest:
            if hopeless >> length & 1 and not mind.serves[number]:
                continue
            shape, cost = cheapest_shape(board, me.hand, mind, number)
            if shape != NONE:
                if not knows_reach:
                    find_reach(board, s, mind)
                    knows_reach = True
                for i in range(board.fare[number].first, board.fare[number].last):
                    route = board.fare_route[i]
                    if is_open(board, s, p, route):
                        value = claim_value(board, s, p, mind, route) - cost
                        if board.route[route].tunnel and mind.weights.tunnel_risk > 0:
                            value -= tunnel_cost(board, s, p, mind, route, color_of(shape))
                        if value > best_value:
                            best, best_value = with_thing(shape, route), value
    return best, best_value


@rule
def card_value(board, s, mind, card):
    """What a card is worth."""
    weights = mind.weights
    if card == LOCOMOTIVE:
        value = weights.locomotive_card
        if mind.need[LOCOMOTIVE] > 0:
            value += weights.needed_card
        return value
    value = weights.other_card
    if mind.need[card] > 0:
        value += weights.needed_card
        if mind.closest[card] == 1:
            value += weights.completing_card
    return value


@rule
def best_card(board, s, mind):
    """The best card to take, and its value; NONE if there is none."""
    best, best_value = NONE, NEVER
    for slot in range(MARKET):
        if can_take(board, s, slot):
            value = card_value(board, s, mind, s.market[slot])
            if value > best_value:
                best, best_value = encode(TAKE, slot, 0, 0, 0), value
    if cards_to_draw(s) > 0 and mind.weights.blind_card > best_value:
        best, best_value = encode(BLIND, 0, 0, 0, 0), mind.weights.blind_card
    return best, best_value


@rule
def tickets_value(board, s, p, mind):
    """What drawing tickets is worth: something only when none is left to work for."""
    weights = mind.weights
    if s.ticket_count == 0 or s.last_turns != NONE or not mind.is_free:
        return NEVER
    value = weights.tickets + weights.tickets_wagon * s.seat[p].wagons
    return value + weights.tickets_clock * nearest_end(s, p)


@rule
def station_value(s, mind):
    """What building the planned station is worth: in the last round, when it finishes tickets, all
    that they are worth."""
    if s.last_turns != NONE and mind.is_free:
        return LAST_STATION * mind.station_points
    return mind.weights.station + mind.weights.station_point * mind.station_points


@rule
def choose_turn(board, s, p, mind):
    """The action of a turn."""
    refresh_plan(board, s, p, mind)
    find_needs(board, s, p, mind)
    is_near = nearest_end(s, p) <= mind.weights.hurry_wagons
    mind.is_late = 1 if s.last_turns != NONE or is_near else 0
    card, card_worth = NONE, NEVER
    if can_draw(board, s):
        card, card_worth = best_card(board, s, mind)
        card_worth += mind.weights.draw - mind.weights.hoard * s.seat[p].hand.total
    best, best_value = best_claim(board, s, p, mind, card_worth)
    if card != NONE and card_worth > best_value:
        best, best_value = card, card_worth
    value = tickets_value(board, s, p, mind)
    if value > best_value:
        best, best_value = encode(DRAW_TICKETS, 0, 0, 0, 0), value
    if mind.station_city != NONE and s.seat[p].stations > 0:
        station = cheapest_station(board, s, p, mind, mind.station_city)
        value = station_value(s, mind)
        if station != NONE and s.station[mind.station_city] == NONE and value > best_value:
            best, best_value = station, value
    if best == NONE:
        count_legal(board, s)
        best = legal_at(board, s, 0)
    return best


@rule
def choose_second_card(board, s, p, mind):
    """The second card of a draw."""
    refresh_plan(board, s, p, mind)
    find_needs(board, s, p, mind)
    card, _ = best_card(board, s, mind)
    return card if card != NONE else encode(STOP, 0, 0, 0, 0)


@rule
def keep_value(board, s, p, mind, chosen):
    """What keeping a set of the offered tickets is worth, if the plan is made for it."""
    weights = mind.weights
    value = weights.keep_point * mind.plan_points - weights.keep_wagon * mind.plan_wagons
    value -= weights.keep_route * mind.plan_routes + weights.keep_doomed * mind.doomed_points
    for i in range(s.seat[p].offered):
        if chosen & mind.done & 1 << i:
            value += weights.keep_done * board.ticket[s.seat[p].offer[i]].points
    return value


@rule
def value_keeps(board, s, p, mind):
    """Find what every set of the offered tickets is worth, together with the tickets held.

    Sets follow each other like numbers, the last choice on the agenda as the lowest digit: what
    two neighbors begin with is planned once.
    """
    survey(board, s, p, mind)
    begin_agenda(board, s, p, mind)
    add_offered(board, s, p, mind)
    clear_plan(board, mind)
    chosen, begin = 0, 0
    while begin >= 0:
        plan_agenda(board, s, p, mind, begin, chosen)
        value_done(board, s, p, mind, chosen)
        begin = mind.agenda_length - 1
        while begin >= 0 and (mind.choice[begin] == 0 or mind.choice[begin] & chosen):
            chosen &= ~mind.choice[begin]
            begin -= 1
        if begin >= 0:
            chosen |= mind.choice[begin]
            rewind_plan(mind, begin)
    mind.made_for = 0


@rule
def value_done(board, s, p, mind, chosen):
    """Value a set that the plan is made for, with all sets of tickets that are done already."""
    done = mind.done
    while done > 0:
        mind.worth[chosen | done] = keep_value(board, s, p, mind, chosen | done)
        done = (done - 1) & mind.done
    mind.worth[chosen] = keep_value(board, s, p, mind, chosen)


@rule
def choose_keep(board, s, p, mind):
    """Which of the offered tickets to keep."""
    is_first = s.phase == FIRST_KEEP
    best, best_value = NONE, NEVER
    value_keeps(board, s, p, mind)
    for chosen in range(1, 1 << s.seat[p].offered):
        if mind.worth[chosen] > best_value and keep_ways(board, s, p, chosen, is_first) > 0:
            best, best_value = chosen, mind.worth[chosen]
    return encode(KEEP_TICKETS, best, 0, 0, 0)


@rule
def choose_gift(board, s, p, mind):
    """The card to give for a substitute: the one the plan can spare best."""
    fare = board.fare[board.route[s.route].fare]
    hand = s.seat[p].hand
    best, best_spare = NONE, NOTHING_SPARE
    legal = gifts(fare, s, hand)
    for card in range(CARDS):
        if legal >> card & 1:
            spare = hand.card[card] - mind.hold[card]
            if card == LOCOMOTIVE:
                spare -= LOCOMOTIVE_SPARED
            if spare > best_spare:
                best, best_spare = card, spare
    return encode(GIVE, best, 0, 0, 0)


@rule
def choose_tunnel(board, s, p, mind):
    """Pay a tunnel's extra with as few locomotives as possible, if it is worth it."""
    hand = s.seat[p].hand
    fewest = fewest_extra_locomotives(s, hand)
    if fewest > min(s.extra, hand.card[LOCOMOTIVE]) or s.extra > mind.weights.tunnel_extra:
        mind.gave_up = s.route + 1
        mind.gave_up_cards = cards_in(hand, s.color) + s.laid.total
        return encode(WITHDRAW, 0, 0, 0, 0)
    return encode(PAY, 0, 0, fewest, 0)


@rule
def choose(board, s, p, mind):
    """A legal decision for seat `p`, which is to decide in the view (or the world) `s`."""
    if s.phase == SECOND_CARD:
        return choose_second_card(board, s, p, mind)
    if s.phase == FIRST_KEEP or s.phase == KEEP:
        return choose_keep(board, s, p, mind)
    if s.phase == SURRENDER:
        return choose_gift(board, s, p, mind)
    if s.phase == TUNNEL:
        return choose_tunnel(board, s, p, mind)
    return choose_turn(board, s, p, mind)


@entry
def choose_decision(boards, views, p, minds):
    """What seat `p` decides, from its view alone."""
    return choose(boards[0], views[0], p, minds[0])
