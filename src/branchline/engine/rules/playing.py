"""Playing whole games at random over all legal decisions, compiled in one piece."""

from ..backend import rule
from .chance import rand_below
from .codes import OVER
from .decisions import count_legal, legal_at, step


@rule
def play_out(board, s, log, generator):
    """Play random legal decisions to the end; returns how many there were."""
    decisions = 0
    while s.phase != OVER:
        index = rand_below(generator, count_legal(board, s))
        step(board, s, log, legal_at(board, s, index))
        decisions += 1
    return decisions
