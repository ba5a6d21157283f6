"""The random generator that lives in the state.

sfc32 on 32-bit words kept in int64: the same bits in every backend. Any record with an `rng` field
of four words will do, so that bots have generators of their own.
"""

from ..backend import rule

MASK32 = 0xFFFFFFFF
WARM_UP = 12


@rule
def rand_below(s, n):
    """A number in 0..n-1."""
    a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    word = (a + b + counter) & MASK32
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & MASK32
    s.rng[2] = (((c << 21) | (c >> 11)) + word) & MASK32
    s.rng[3] = (counter + 1) & MASK32
    return (word * n) >> 32


@rule
def seed_generator(s, high, middle, low):
    """Start the generator from a seed of 96 bits in three words."""
    s.rng[0] = high & MASK32
    s.rng[1] = middle & MASK32
    s.rng[2] = low & MASK32
    s.rng[3] = 1
    for _ in range(WARM_UP):
        rand_below(s, 2)


@rule
def shuffle(s, values, first, length):
    """Put `length` entries from `first` on into a random order."""
    for i in range(length - 1, 0, -1):
        j = rand_below(s, i + 1)
        held = values[first + i]
        values[first + i] = values[first + j]
        values[first + j] = held


@rule
def mix(word):
    """Spread a 32-bit word over all its bits (the finisher of murmur3); one to one."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK32
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK32
    return word ^ (word >> 16)


@rule
def derived_word(word, index, stream):
    """A word for item number `index` of a stream, from one word of a seed."""
    return mix((mix((word + stream * 0x9E3779B9) & MASK32) + index) & MASK32)
