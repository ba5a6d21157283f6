"""How the seats stand before the end, asked without touching the state that is asked about.

What the final score counts is counted here as if the game ended now: on a copy, which may be that
of a view. Tickets and hands that the view does not show count for nothing.
"""

from ...limits import SEATS
from ..backend import entry, rule
from .codes import NONE
from .network import join, longest_path
from .records import clone
from .scoring import award_bonuses, measure, score_tickets


@entry
def stand(boards, states, scratch, counts):
    """Score a copy of the state into `scratch`: tickets done, routes borrowed, longest paths and
    bonuses; `counts` gets what each face-up bonus counts for each seat."""
    clone(scratch, 0, states[0])
    board, s = boards[0], scratch[0]
    for p in range(s.seats):
        s.seat[p].path = NONE
        score_tickets(board, s, p)
    award_bonuses(board, s)
    for p in range(s.seats):
        if s.seat[p].path == NONE:
            s.seat[p].path = longest_path(board, s, p)
        for number in range(board.bonuses):
            if s.bonus_shown[number]:
                counts[number * SEATS + p] = measure(board, s, p, board.bonus[number])


@rule
def find_networks(board, s, p):
    """Label the seat's networks anew, from the routes it holds."""
    network = s.seat[p].network
    for city in range(board.cities):
        network[city] = city
    for route in range(board.routes):
        if s.owner[route] == p:
            join(board, network, board.route[route].a, board.route[route].b)


@entry
def longest_trail(boards, states, p, scratch, kept):
    """Mark in `kept` the routes of one longest path of the seat: every route is left out that is
    not needed for the length, which is returned. `scratch` is room for a state."""
    clone(scratch, 0, states[0])
    board, s = boards[0], scratch[0]
    best = longest_path(board, s, p)
    for route in range(board.routes):
        kept[route] = 0
        if s.owner[route] == p:
            s.owner[route] = NONE
            find_networks(board, s, p)
            if longest_path(board, s, p) < best:
                s.owner[route] = p
                kept[route] = 1
    return best
