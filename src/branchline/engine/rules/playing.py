"""Playing whole games at random over all legal decisions, compiled in one piece."""

from ..backend import rule
from .chance import rand_below
from .codes import OVER, TURN
from .decisions import count_legal, legal_at, move
from .scoring import score_game


@rule
def move_randomly(board, s, log, generator):
    """Make a random legal decision."""
    index = rand_below(generator, count_legal(board, s))
    move(board, s, log, legal_at(board, s, index))


@rule
def play_out(board, s, log, generator):
    """Play random legal decisions to the end; returns how many there were."""
    decisions = 0
    while s.phase != OVER:
        move_randomly(board, s, log, generator)
        decisions += 1
    score_game(board, s)
    return decisions


@rule
def play_turn(board, s, log, generator):
    """Play random legal decisions until the next turn begins or the game is over, which is then yet
    to be scored; returns how many there were."""
    decisions = 0
    while decisions == 0 or not (s.phase == TURN or s.phase == OVER):
        move_randomly(board, s, log, generator)
        decisions += 1
    return decisions
