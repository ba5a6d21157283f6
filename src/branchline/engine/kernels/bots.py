"""One decision of each thread's game, by minds."""

from ..backend import rule
from ..rules.chance import rand_below
from ..rules.codes import FIRST_KEEP, KEEP, NONE, SECOND_CARD, TURN
from ..rules.decisions import count_legal, legal_at, move
from ..thinking.choosing import choose
from ..thinking.planning import plan_holds
from .warps import is_time


@rule
def ponders(board, s, mind):
    """Whether a mind's next decision takes long: it chooses tickets, or makes its plan anew."""
    if mind.is_random:
        return False
    if s.phase == FIRST_KEEP or s.phase == KEEP:
        return True
    return (s.phase == TURN or s.phase == SECOND_CARD) and not plan_holds(board, s, s.active, mind)


@rule
def decide_together(board, s, log, minds, generators, plays, given, least):
    """Make the next decision, the given one or, where that is NONE, the mind's own; one that takes
    long waits until `least` of the warp's do. Returns how many decisions were made. Bots decide
    from the state itself: they read nothing that a view hides.
    """
    waits = plays and given == NONE and ponders(board, s, minds[s.active])
    is_ready = is_time(plays, waits, least)
    if not plays or (waits and not is_ready):
        return 0
    p = s.active
    decision = given
    if given == NONE and minds[p].is_random:
        decision = legal_at(board, s, rand_below(generators[p], count_legal(board, s)))
    elif given == NONE:
        decision = choose(board, s, p, minds[p])
    move(board, s, log, decision)
    return 1
