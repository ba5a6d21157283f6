"""Legal decisions and applying one: the whole interface of the rulebook.

A turn is a chain of small decisions. `count_decisions` says how many are legal, `decision_at` gives
each, `list_decisions` all of them; `apply_decision` trusts what it is given. These entries take
one-element arrays (`records.slots_of`), which numba receives ten times faster than records.
"""

from ..backend import entry, rule
from .bits import bit_at, bits_of
from .cards import cards_to_draw, draw_one, take_card
from .claims import (
    claim_at,
    complete_claim,
    count_claims,
    give_unit,
    lay_shape,
    pay_extra,
    reveal_tunnel,
    withdraw,
)
from .codes import (
    BLIND,
    DRAW_TICKETS,
    FIRST_KEEP,
    GIVE,
    KEEP,
    KEEP_TICKETS,
    LOCOMOTIVE,
    MARKET,
    NONE,
    OVER,
    PASS,
    PASS_EVENT,
    PAY,
    SECOND_CARD,
    STATION,
    STOP,
    STOP_EVENT,
    SURRENDER,
    TAKE,
    TUNNEL,
    TURN,
    WITHDRAW,
    color_of,
    encode,
    locomotives_of,
    operation_of,
    substitutes_of,
    thing_of,
)
from .log import note
from .payments import fewest_extra_locomotives, gifts
from .scoring import score_game
from .stations import build_station, count_stations, station_at
from .tickets import count_keeps, keep_at, keep_tickets, offer_tickets, settle_first_rejects
from .turn import begin_turn, end_turn


@rule
def can_draw(board, s):
    """Whether the draw action may be chosen (R-ALL-DRAW-7)."""
    return cards_to_draw(s) > 0 or board.market_alone_suffices


@rule
def can_take(board, s, slot):
    """Whether the slot's card may be taken now (R-ALL-DRAW-4, R-NO-DRAW-1)."""
    card = s.market[slot]
    is_barred = s.phase != TURN and board.face_up_locomotive_ends_draw
    return card != NONE and card != (LOCOMOTIVE if is_barred else NONE)


@rule
def count_cards(board, s):
    """Cards that may be taken now, the blind one included."""
    number = 1 if cards_to_draw(s) > 0 else 0
    for slot in range(MARKET):
        if can_take(board, s, slot):
            number += 1
    return number


@rule
def card_at(board, s, index):
    """Choice number `index` of `count_cards`: the slots in order, then the blind card."""
    chosen = 0
    for slot in range(MARKET):
        if can_take(board, s, slot):
            index -= 1
        if index >= 0:
            chosen += 1
    return encode(TAKE, chosen, 0, 0, 0) if chosen < MARKET else encode(BLIND, 0, 0, 0, 0)


@rule
def count_turn(board, s):
    """Actions of a turn: cards, tickets, claims, stations; a pass only if there is nothing else
    (R-ALL-ACT-1, R-ALL-PAS-1, R-ALL-PAS-2)."""
    number = count_cards(board, s) if can_draw(board, s) else 0
    if s.ticket_count > 0:
        number += 1
    return max(1, number + count_claims(board, s) + count_stations(board, s))


@rule
def turn_at(board, s, index):
    """Action number `index` of a turn."""
    if can_draw(board, s):
        cards = count_cards(board, s)
        if index < cards:
            return card_at(board, s, index)
        index -= cards
    if s.ticket_count > 0:
        if index == 0:
            return encode(DRAW_TICKETS, 0, 0, 0, 0)
        index -= 1
    if index < s.counted.claims:
        return claim_at(board, s, index)
    index -= s.counted.claims
    if index < count_stations(board, s):
        return station_at(board, s, index)
    return encode(PASS, 0, 0, 0, 0)


@rule
def count_gifts(board, s):
    """Cards that may come next for the substitutes of a payment; `counted` keeps them."""
    s.counted.gifts = gifts(board.fare[board.route[s.route].fare], s, s.seat[s.active].hand)
    return bits_of(s.counted.gifts)


@rule
def gift_at(s, index):
    """Choice number `index` of `count_gifts`, right after it."""
    return encode(GIVE, bit_at(s.counted.gifts, index), 0, 0, 0)


@rule
def count_extras(s):
    """Ways to pay a tunnel's extra; withdrawing is one more (R-TUN-6, R-TUN-7)."""
    hand = s.seat[s.active].hand
    most = min(s.extra, hand.card[LOCOMOTIVE])
    return max(0, most - fewest_extra_locomotives(s, hand) + 1)


@rule
def count_legal(board, s):
    """How many decisions are legal; 0 once the game is over."""
    if s.phase == TURN:
        return count_turn(board, s)
    if s.phase == SECOND_CARD:
        return count_cards(board, s) + (1 if board.may_stop_after_one else 0)
    if s.phase == FIRST_KEEP or s.phase == KEEP:
        return count_keeps(board, s, s.active, s.phase == FIRST_KEEP)
    if s.phase == SURRENDER:
        return count_gifts(board, s)
    if s.phase == TUNNEL:
        return 1 + count_extras(s)
    return 0


@rule
def legal_at(board, s, index):
    """Legal decision number `index`, right after `count_legal`."""
    if s.phase == TURN:
        return turn_at(board, s, index)
    if s.phase == SECOND_CARD:
        if index < count_cards(board, s):
            return card_at(board, s, index)
        return encode(STOP, 0, 0, 0, 0)
    if s.phase == FIRST_KEEP or s.phase == KEEP:
        chosen, order = keep_at(board, s, s.active, s.phase == FIRST_KEEP, index)
        return encode(KEEP_TICKETS, chosen, order, 0, 0)
    if s.phase == SURRENDER:
        return gift_at(s, index)
    if index == 0:
        return encode(WITHDRAW, 0, 0, 0, 0)
    fewest = fewest_extra_locomotives(s, s.seat[s.active].hand)
    return encode(PAY, 0, 0, fewest + index - 1, 0)


@rule
def finish_claim(board, s, log, p):
    """The cards are laid: claim the route, unless a tunnel asks for more (R-TUN-1, R-TUN-5). Says
    whether the turn is over."""
    if board.route[s.route].tunnel:
        reveal_tunnel(board, s, log, p)
        if s.extra > 0:
            s.phase = TUNNEL
            return False
    complete_claim(board, s, log, p)
    return True


@rule
def draw_action(board, s, log, p, decision):
    """Take a card; a second may follow (R-ALL-DRAW-4 to 8). Says whether the turn is over."""
    is_face_up = operation_of(decision) == TAKE
    if is_face_up:
        card = take_card(board, s, log, p, thing_of(decision))
    else:
        card = draw_one(s, log, p)
    was_first = s.phase == TURN
    ends = is_face_up and card == LOCOMOTIVE and board.face_up_locomotive_ends_draw
    s.phase = SECOND_CARD
    return not was_first or ends or count_cards(board, s) == 0


@rule
def apply_turn(board, s, log, p, decision):
    """Carry out the action of a turn; says whether the turn is over."""
    operation = operation_of(decision)
    if operation == PASS:
        s.passes += 1
        note(log, PASS_EVENT, p, NONE, 0)
        return True
    s.passes = 0
    if operation == TAKE or operation == BLIND:
        return draw_action(board, s, log, p, decision)
    if operation == DRAW_TICKETS:
        offer_tickets(board, s, log, p)
        s.phase = KEEP
        return False
    color, locomotives = color_of(decision), locomotives_of(decision)
    if operation == STATION:
        build_station(board, s, log, p, thing_of(decision), color, locomotives)
        return True
    substitutes = substitutes_of(decision)
    lay_shape(board, s, p, thing_of(decision), color, locomotives, substitutes)
    if substitutes > 0:
        s.phase = SURRENDER
        return False
    return finish_claim(board, s, log, p)


@rule
def apply_keep(board, s, log, p, decision):
    """Keep tickets; once all seats have kept their first ones, the first turn begins. Says whether
    a turn is over."""
    is_first = s.phase == FIRST_KEEP
    keep_tickets(board, s, log, p, thing_of(decision), color_of(decision), is_first)
    if is_first and p + 1 < s.seats:
        s.active = p + 1
    elif is_first:
        settle_first_rejects(board, s, log)
        begin_turn(s, log, s.first)
    return not is_first


@rule
def apply_second_card(board, s, log, p, decision):
    """Take a second card, or do without; either ends the turn."""
    if operation_of(decision) == STOP:
        note(log, STOP_EVENT, p, NONE, 0)
        return True
    return draw_action(board, s, log, p, decision)


@rule
def apply_gift(board, s, log, p, decision):
    """Give a unit for the substitutes of a claim; says whether the turn is over."""
    give_unit(board, s, p, thing_of(decision))
    return s.due == 0 and finish_claim(board, s, log, p)


@rule
def apply_extra(board, s, log, p, decision):
    """Pay the extra of a tunnel, or withdraw; either ends the turn."""
    if operation_of(decision) == WITHDRAW:
        withdraw(s, log, p)
    else:
        pay_extra(s, p, locomotives_of(decision))
        complete_claim(board, s, log, p)
    return True


@rule
def move(board, s, log, decision):
    """Carry out a legal decision of the active seat. A game that it brings to its end is not yet
    scored, so that many games side by side can be scored together."""
    p = s.active
    ends = False
    if s.phase == TURN:
        ends = apply_turn(board, s, log, p, decision)
    elif s.phase == SECOND_CARD:
        ends = apply_second_card(board, s, log, p, decision)
    elif s.phase == FIRST_KEEP or s.phase == KEEP:
        ends = apply_keep(board, s, log, p, decision)
    elif s.phase == SURRENDER:
        ends = apply_gift(board, s, log, p, decision)
    elif s.phase == TUNNEL:
        ends = apply_extra(board, s, log, p, decision)
    if ends:
        end_turn(board, s, log)


@rule
def step(board, s, log, decision):
    """Carry out a legal decision of the active seat, and score the game if that was its last."""
    move(board, s, log, decision)
    if s.phase == OVER:
        score_game(board, s)


@entry
def count_decisions(boards, states):
    """How many decisions are legal; 0 once the game is over."""
    return count_legal(boards[0], states[0])


@entry
def list_decisions(boards, states, decisions):
    """Write all legal decisions, in the order of their numbers; returns how many there are, which
    may be more than fit."""
    number = count_legal(boards[0], states[0])
    for index in range(min(number, len(decisions))):
        decisions[index] = legal_at(boards[0], states[0], index)
    return number


@entry
def decision_at(boards, states, index):
    """Legal decision number `index`, right after `count_decisions`."""
    return legal_at(boards[0], states[0], index)


@entry
def apply_decision(boards, states, logs, decision):
    """Carry out a legal decision of the active seat."""
    step(boards[0], states[0], logs[0], decision)
