"""The decisions worth looking at: those that a scripted bot values most, of every kind."""

from typing import Any

from ..backend import entry, rule
from ..rules.cards import cards_to_draw
from ..rules.claims import is_open
from ..rules.codes import (
    BLIND,
    DRAW_TICKETS,
    FIRST_KEEP,
    KEEP,
    KEEP_TICKETS,
    MARKET,
    NONE,
    SECOND_CARD,
    TAKE,
    TUNNEL,
    TURN,
    WITHDRAW,
    encode,
    with_thing,
)
from ..rules.decisions import can_draw, can_take
from ..rules.tickets import keep_ways
from .choosing import (
    card_value,
    choose,
    claim_value,
    find_reach,
    station_value,
    tickets_value,
    value_keeps,
)
from .paying import cheapest_shape, cheapest_station, next_shape


@rule
def offer_choice(found, values, used, decision, value):
    """Add a decision to a list kept from best to worst; a full list drops its last. Returns the new
    length."""
    at = used
    while at > 0 and values[at - 1] < value:
        at -= 1
    if at == len(found):
        return used
    used = min(used + 1, len(found))
    for i in range(used - 1, at, -1):
        found[i] = found[i - 1]
        values[i] = values[i - 1]
    found[at] = decision
    values[at] = value
    return used


@rule
def has_twin(board, s, p, route):
    """Whether an open route before it joins the same cities for the same fare."""
    for i in range(board.route[route].mates):
        mate = board.route[route].mate[i]
        is_alike = board.route[mate].fare == board.route[route].fare
        if mate < route and is_alike and is_open(board, s, p, mate):
            return True
    return False


@rule
def list_claims(board, s, p, mind, found, values, used):
    """Add the claims, each with its cheapest payment."""
    me = s.seat[p]
    longest = min(me.wagons, me.hand.total)
    for number in range(board.fares):
        if me.open[number] > 0 and board.fare[number].length <= longest:
            shape, cost = cheapest_shape(board, me.hand, mind, number)
            if shape != NONE:
                used = list_paid(board, s, p, mind, number, shape, cost, found, values, used)
    return used


@rule
def list_second_payments(board, s, p, mind, found, values, used):
    """Add the claims with their cheapest payment in another color, as far as there is room without
    leaving anything else out."""
    me = s.seat[p]
    longest = min(me.wagons, me.hand.total)
    for number in range(board.fares):
        if me.open[number] > 0 and board.fare[number].length <= longest:
            shape, cost = cheapest_shape(board, me.hand, mind, number)
            if shape != NONE:
                shape, cost = next_shape(board, me.hand, mind, number, shape)
            routes = board.fare[number].last - board.fare[number].first
            if shape != NONE and used + routes <= len(found):
                used = list_paid(board, s, p, mind, number, shape, cost, found, values, used)
    return used


@rule
def list_paid(board, s, p, mind, number, shape, cost, found, values, used):
    """Add the claims of a fare's routes, paid in one way."""
    for i in range(board.fare[number].first, board.fare[number].last):
        route = board.fare_route[i]
        if is_open(board, s, p, route) and not has_twin(board, s, p, route):
            value = claim_value(board, s, p, mind, route) - cost
            used = offer_choice(found, values, used, with_thing(shape, route), value)
    return used


@rule
def list_cards(board, s, p, mind, found, values, used):
    """Add the cards to take, one of each color, and the blind one."""
    draw = mind.weights.draw - mind.weights.hoard * s.seat[p].hand.total
    seen = 0
    for slot in range(MARKET):
        if can_take(board, s, slot) and not seen >> s.market[slot] & 1:
            seen |= 1 << s.market[slot]
            value = draw + card_value(board, s, mind, s.market[slot])
            used = offer_choice(found, values, used, encode(TAKE, slot, 0, 0, 0), value)
    if cards_to_draw(s) > 0:
        value = draw + mind.weights.blind_card
        used = offer_choice(found, values, used, encode(BLIND, 0, 0, 0, 0), value)
    return used


@rule
def list_turn(board, s, p, mind, payments, found, values):
    """The actions of a turn; tickets count as much as a card even while others are worked for."""
    find_reach(board, s, mind)
    used = list_claims(board, s, p, mind, found, values, 0)
    if can_draw(board, s):
        used = list_cards(board, s, p, mind, found, values, used)
    if s.ticket_count > 0:
        value = max(mind.weights.draw, tickets_value(board, s, p, mind))
        used = offer_choice(found, values, used, encode(DRAW_TICKETS, 0, 0, 0, 0), value)
    if mind.station_city != NONE and s.seat[p].stations > 0:
        station = cheapest_station(board, s, p, mind, mind.station_city)
        if station != NONE and s.station[mind.station_city] == NONE:
            used = offer_choice(found, values, used, station, station_value(s, mind))
    if payments > 1:
        used = list_second_payments(board, s, p, mind, found, values, used)
    return used


@rule
def list_keeps(board, s, p, mind, found, values):
    """The sets of tickets to keep."""
    used = 0
    is_first = s.phase == FIRST_KEEP
    value_keeps(board, s, p, mind)
    for chosen in range(1, 1 << s.seat[p].offered):
        if keep_ways(board, s, p, chosen, is_first) > 0:
            decision = encode(KEEP_TICKETS, chosen, 0, 0, 0)
            used = offer_choice(found, values, used, decision, mind.worth[chosen])
    return used


@rule
def put_first(found, used, first):
    """Move a decision to the front, adding it if need be; returns the new length."""
    at = 0
    while at < used and found[at] != first:
        at += 1
    if at == used:
        used = min(used + 1, len(found))
        at = used - 1
    for i in range(at, 0, -1):
        found[i] = found[i - 1]
    found[0] = first
    return used


@entry
def list_candidates(
    boards: Any, views: Any, p: int, minds: Any, payments: int, found: Any, values: Any
) -> int:
    """Write what is worth looking at into `found`, the script's own choice first, then from best to
    worst as far as there is room; returns how many. A route may be claimed with one payment or
    with two."""
    board, s, mind = boards[0], views[0], minds[0]
    first = choose(board, s, p, mind)
    used = 0
    if s.phase == TURN:
        used = list_turn(board, s, p, mind, payments, found, values)
    elif s.phase == SECOND_CARD:
        used = list_cards(board, s, p, mind, found, values, 0)
    elif s.phase == FIRST_KEEP or s.phase == KEEP:
        used = list_keeps(board, s, p, mind, found, values)
    elif s.phase == TUNNEL:
        used = offer_choice(found, values, 0, encode(WITHDRAW, 0, 0, 0, 0), 0.0)
    return put_first(found, used, first)
