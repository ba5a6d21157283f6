"""Small sets as the bits of an integer: of tickets, cards or colors."""

from ..backend import rule


@rule
def bits_of(bits):
    """How many members a set holds."""
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


@rule
def bit_at(bits, index):
    """Member number `index` of a set, the lowest first."""
    for _ in range(index):
        bits &= bits - 1
    member = 0
    while not bits >> member & 1:
        member += 1
    return member
