"""A whole game between scripted and random bots, compiled in one piece.

Every bot decides from its own view.
"""

from typing import Any

from ..backend import entry
from ..rules.chance import rand_below
from ..rules.codes import NONE, OVER
from ..rules.decisions import count_legal, legal_at, step
from ..rules.records import clone
from ..rules.setup import start_game
from ..rules.views import blank
from ..thinking.choosing import choose


@entry
def play_match(
    boards: Any,
    states: Any,
    views: Any,
    logs: Any,
    generators: Any,
    minds: Any,
    words: Any,
    made: Any,
) -> None:
    """Play the game of a seed to its end, with a mind, a generator and a count of decisions made
    for each seat."""
    board, s, log = boards[0], states[0], logs[0]
    start_game(board, s, log, len(made), NONE, words[0], words[1], words[2])
    while s.phase != OVER:
        p = s.active
        if minds[p].is_random:
            decision = legal_at(board, s, rand_below(generators[p], count_legal(board, s)))
        else:
            clone(views, 0, s)
            blank(board, views[0], p)
            decision = choose(board, views[0], p, minds[p])
        step(board, s, log, decision)
        made[p] += 1
