"""What tickets rivals may hold, guessed from the routes they claimed.

The more of a ticket's way a rival's network has covered, the likelier the rival holds the ticket.
Worlds are first filled with all tickets equally likely (`rules.views`); then unknown tickets change
places, by a Metropolis walk, until each is about as likely as its weight says.
"""

import math

from ...limits import TICKETS
from ..backend import rule
from ..rules.chance import rand_below
from ..rules.claims import is_open
from ..rules.codes import IN_DECK, NONE, OFFERED, UNKNOWN_PLACE
from .planning import FAR, find_path

TRUST = 3.5
"""A covered ticket is exp(TRUST) times as likely as one not begun."""
HOPELESS = 0.3
"""How likely a ticket is that can no longer be finished."""
SWAPS = 6
"""Tries to change each ticket of a rival."""
FINE = 1 << 20
"""Odds are compared with a random number in steps of one part in this many."""


@rule
def cost_for_rival(board, v, q, route):
    """Wagons that a route asks of a rival; FAR if it is closed to it."""
    if v.owner[route] == q:
        return 0.0
    if is_open(board, v, q, route):
        return float(board.route[route].length)
    return FAR


@rule
def weigh_tickets(board, v, p, mind, weights):
    """How likely each unknown ticket is for each rival, in `weights[rival][ticket]`. The mind is
    scratch."""
    for ticket in range(board.tickets):
        if v.ticket_place[ticket] == UNKNOWN_PLACE:
            a, b = board.ticket[ticket].a, board.ticket[ticket].b
            for route in range(board.routes):
                mind.cost[route] = float(board.route[route].length)
            whole = find_path(board, mind, a, b)
            for q in range(v.seats):
                if q != p:
                    for route in range(board.routes):
                        mind.cost[route] = cost_for_rival(board, v, q, route)
                    left = find_path(board, mind, a, b)
                    share = max(0.0, 1.0 - left / whole)
                    weights[q, ticket] = HOPELESS if left >= FAR else math.exp(TRUST * share)


@rule
def deck_position(w, ticket):
    """Where in the deck a ticket lies."""
    for i in range(w.ticket_count):
        at = (w.ticket_top + i) % TICKETS
        if w.ticket_deck[at] == ticket:
            return at
    return NONE


@rule
def swap_tickets(w, held, other):
    """Two tickets change places; the first is a seat's."""
    place = w.ticket_place[other]
    if place == IN_DECK:
        w.ticket_deck[deck_position(w, other)] = held
    w.ticket_place[other] = w.ticket_place[held]
    w.ticket_place[held] = place


@rule
def may_swap(board, v, w, held, other):
    """Whether nothing the seat knows speaks against changing the two tickets."""
    is_unknown = v.ticket_place[other] == UNKNOWN_PLACE and w.ticket_place[other] < OFFERED
    same_deck = board.ticket[held].deck == board.ticket[other].deck
    return is_unknown and same_deck and w.ticket_place[held] != w.ticket_place[other]


@rule
def list_held(board, v, w):
    """Write the unknown tickets that rivals hold into `dealing.held`; returns how many."""
    held = 0
    for ticket in range(board.tickets):
        is_held = w.ticket_place[ticket] >= 0 and w.ticket_place[ticket] < v.seats
        if is_held and v.ticket_place[ticket] == UNKNOWN_PLACE:
            w.dealing.held[held] = ticket
            held += 1
    return held


@rule
def guess_tickets(board, v, w, weights, generator):
    """Exchange the rivals' tickets in the world `w`, made from the view `v`, for likelier ones.

    Every place in a rival's hand gets the same number of tries, whatever ticket lies there: going
    by tickets would favor those at the front of their file.
    """
    held = list_held(board, v, w)
    for i in range(held):
        for _ in range(SWAPS):
            ticket = w.dealing.held[i]
            other = rand_below(generator, board.tickets)
            if may_swap(board, v, w, ticket, other):
                if rand_below(generator, FINE) < swap_odds(w, weights, ticket, other) * FINE:
                    for j in range(held):
                        if w.dealing.held[j] == other:
                            w.dealing.held[j] = ticket
                    w.dealing.held[i] = other
                    swap_tickets(w, ticket, other)


@rule
def swap_odds(w, weights, held, other):
    """How much likelier the two tickets are the other way round."""
    q, r = w.ticket_place[held], w.ticket_place[other]
    odds = weights[q, other] / weights[q, held]
    if r >= 0:
        odds *= weights[r, held] / weights[r, other]
    return odds
