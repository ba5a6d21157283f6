"""The final score: tickets, stations, bonuses, totals, and who wins."""

from ...limits import POINTS, TICKETS
from ..backend import rule
from .bits import bits_of
from .borrowing import borrow_routes, is_completed
from .codes import (
    ARCTIC_ROUTES,
    ARCTIC_TICKETS,
    BY_BONUSES,
    BY_PATH,
    BY_PATH_BONUS,
    BY_STATIONS,
    BY_TICKETS,
    CAPITAL_TICKETS,
    COLORS,
    COMPLETED_TICKETS,
    COUNTRIES,
    COUNTRY_ROUTES,
    FERRIES,
    LOCOMOTIVE,
    LOCOMOTIVES_IN_HAND,
    LONGEST_PATH,
    NONE,
    SMALL_TICKETS,
    WAGONS_LEFT,
)
from .network import longest_path

LEAST_TOTAL = -POINTS * TICKETS  # a seat that holds all tickets and has nothing else


@rule
def score_tickets(board, s, p):
    """Completed tickets add their value, the others take it away (R-ALL-TIC-9)."""
    me = s.seat[p]
    links = borrow_routes(board, s, p)
    me.ticket_points = 0
    me.completed = 0
    for ticket in range(board.tickets):
        if s.ticket_place[ticket] == p:
            if is_completed(board, s, p, ticket, links):
                s.ticket_done[ticket] = 1
                me.completed += 1
                me.ticket_points += board.ticket[ticket].points
            else:
                me.ticket_points -= board.ticket[ticket].points


@rule
def locomotives_in_hand(hand):
    """Locomotives left, and every two cards of one color as one more (NLB-1)."""
    number = hand.card[LOCOMOTIVE]
    for color in range(COLORS):
        number += hand.card[color] // 2
    return number


@rule
def counts_ticket(board, ticket, bonus):
    """Whether a completed ticket counts for the bonus (NLB-2, NLB-6, NLB-8)."""
    a, b = board.city[board.ticket[ticket].a], board.city[board.ticket[ticket].b]
    if bonus.kind == CAPITAL_TICKETS:
        return a.capital or b.capital
    if bonus.kind == ARCTIC_TICKETS:
        return a.arctic or b.arctic
    return board.ticket[ticket].points <= bonus.limit


@rule
def counts_route(board, route, bonus):
    """Whether an own route counts for the bonus (NLB-4, NLB-9, NLB-10, NLB-11)."""
    a, b = board.city[board.route[route].a], board.city[board.route[route].b]
    if bonus.kind == ARCTIC_ROUTES:
        return a.arctic or b.arctic
    if bonus.kind == COUNTRY_ROUTES:
        return a.country == bonus.country or b.country == bonus.country
    if bonus.kind == FERRIES:
        return board.route[route].ferry > 0
    return board.route[route].length <= bonus.limit


@rule
def count_tickets(board, s, p, bonus):
    """Completed tickets that count for the bonus; a failed one never does (R-NL-CRD-2)."""
    number = 0
    for ticket in range(board.tickets):
        if s.ticket_place[ticket] == p and s.ticket_done[ticket]:
            if counts_ticket(board, ticket, bonus):
                number += 1
    return number


@rule
def count_routes(board, s, p, bonus):
    """Own routes that count for the bonus, each once (R-NL-CRD-2)."""
    number = 0
    for route in range(board.routes):
        if s.owner[route] == p and counts_route(board, route, bonus):
            number += 1
    return number


@rule
def count_countries(board, s, p):
    """Different countries that hold an end of an own route (NLB-7)."""
    seen = 0
    for route in range(board.routes):
        if s.owner[route] == p:
            seen |= 1 << board.city[board.route[route].a].country
            seen |= 1 << board.city[board.route[route].b].country
    return bits_of(seen)


@rule
def measure(board, s, p, bonus):
    """What the bonus counts; the greatest wins."""
    me = s.seat[p]
    kind = bonus.kind
    if kind == LONGEST_PATH:
        return me.path
    if kind == COMPLETED_TICKETS:
        return me.completed
    if kind == LOCOMOTIVES_IN_HAND:
        return locomotives_in_hand(me.hand)
    if kind == WAGONS_LEFT:
        return me.wagons
    if kind == COUNTRIES:
        return count_countries(board, s, p)
    if kind == CAPITAL_TICKETS or kind == SMALL_TICKETS or kind == ARCTIC_TICKETS:
        return count_tickets(board, s, p, bonus)
    return count_routes(board, s, p, bonus)


@rule
def award_bonuses(board, s):
    """All who share the greatest measure get a bonus, even at 0 (R-ALL-LNG-3, R-ALL-LNG-4)."""
    for number in range(board.bonuses):
        s.bonus_won[number] = 0
        if s.bonus_shown[number]:
            award_bonus(board, s, number)


@rule
def award_bonus(board, s, number):
    """Count one bonus."""
    bonus = board.bonus[number]
    best = 0
    winners = 0
    for p in range(s.seats):
        if bonus.kind == LONGEST_PATH:
            s.seat[p].path = longest_path(board, s, p)
        value = measure(board, s, p, bonus)
        if value > best:
            best = value
            winners = 0
        if value == best:
            winners |= 1 << p
    s.bonus_won[number] = winners
    for p in range(s.seats):
        if winners >> p & 1:
            s.seat[p].bonus_points += bonus.points
            s.seat[p].bonuses_won += 1


@rule
def standing(board, s, p, tie_break):
    """What a tie-break compares; the greatest stays in."""
    me = s.seat[p]
    if tie_break == BY_TICKETS:
        return me.completed
    if tie_break == BY_STATIONS:
        return me.stations
    if tie_break == BY_BONUSES:
        return me.bonuses_won
    if tie_break == BY_PATH_BONUS:
        for number in range(board.bonuses):
            if board.bonus[number].kind == LONGEST_PATH and s.bonus_won[number] >> p & 1:
                return 1
        return 0
    if tie_break == BY_PATH and me.path == NONE:
        me.path = longest_path(board, s, p)
    return me.path


@rule
def count_winners(s):
    """How many seats are still in."""
    number = 0
    for p in range(s.seats):
        number += s.seat[p].winner
    return number


@rule
def name_winners(board, s):
    """Most points wins; the tie-breaks part equal totals as far as they can, each among those the
    one before left. A resigned seat never wins."""
    best = LEAST_TOTAL
    for p in range(s.seats):
        if not s.seat[p].resigned:
            best = max(best, s.seat[p].total)
    for p in range(s.seats):
        me = s.seat[p]
        me.winner = 1 if me.total == best and not me.resigned else 0
    for i in range(board.tie_breaks):
        if count_winners(s) > 1:
            best = 0
            for p in range(s.seats):
                if s.seat[p].winner:
                    best = max(best, standing(board, s, p, board.tie_break[i]))
            for p in range(s.seats):
                me = s.seat[p]
                if me.winner and standing(board, s, p, board.tie_break[i]) < best:
                    me.winner = 0


@rule
def score_game(board, s):
    """The final score (R-NA-SCO-1, R-EU-SCO-1, R-NO-SCO-1, R-NL-SCO-1) and the winners."""
    for p in range(s.seats):
        s.seat[p].path = NONE
        s.seat[p].bonus_points = 0
        s.seat[p].bonuses_won = 0
        score_tickets(board, s, p)
    award_bonuses(board, s)
    for p in range(s.seats):
        me = s.seat[p]
        stations = board.station_points * me.stations
        me.total = me.route_points + me.ticket_points + stations + me.bonus_points
    name_winners(board, s)
