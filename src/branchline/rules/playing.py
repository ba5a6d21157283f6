"""Playing whole games at random over all legal decisions, compiled in one piece."""

from .backend import rule
from .chance import rand_below
from .codes import OVER
from .decisions import count_legal, legal_at, step

MASK32 = 0xFFFFFFFF
GOLDEN = 0x9E3779B9


@rule
def mix(word, salt):
    """A 32-bit word spread over all bits (the finisher of murmur3), for seeds."""
    word = (word ^ salt) & MASK32
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK32
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK32
    return word ^ (word >> 16)


@rule
def play_out(board, s, log, generator):
    """Play random legal decisions to the end; returns how many there were."""
    decisions = 0
    while s.phase != OVER:
        index = rand_below(generator, count_legal(board, s))
        step(board, s, log, legal_at(board, s, index))
        decisions += 1
    return decisions
