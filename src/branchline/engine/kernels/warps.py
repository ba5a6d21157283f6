"""How the threads of a warp agree on what to do next, and share the work out.

The threads of a warp go through their code together: what only one of them does, all of them wait
for. So what takes long and comes seldom is put off until many of them are to do it.
"""

from ..backend import rule
from ..backends.cuda import cuda

ALL = 0xFFFFFFFF
"""Every thread of a warp; each of them must come to the questions below."""


@rule
def any_works(works):
    """Whether a thread of the warp still has work."""
    return cuda.any_sync(ALL, works)


@rule
def is_time(works, waits, least):
    """Whether enough threads of the warp wait: at least `least`, or all that still work."""
    waiting = cuda.popc(cuda.ballot_sync(ALL, works and waits))
    return waiting >= least or waiting == cuda.popc(cuda.ballot_sync(ALL, works))


@rule
def next_number(taken):
    """The next piece of work that nobody has taken yet."""
    return cuda.atomic.add(taken, 0, 1)
