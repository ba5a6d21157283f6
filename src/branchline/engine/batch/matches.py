"""A whole game between scripted and random bots, compiled in one piece.

Every bot decides from its own view.
"""

from typing import Any

from ...limits import TURNS
from ..backend import entry, rule
from ..rules.chance import rand_below
from ..rules.codes import NONE, OVER
from ..rules.decisions import count_legal, legal_at, step
from ..rules.records import clone
from ..rules.setup import start_game
from ..rules.views import blank
from ..thinking.choosing import choose


@rule
def play_to(board, s, views, log, generators, minds, made, turns):
    """Play until so many turns were made, or to the end."""
    while s.phase != OVER and s.turns < turns:
        p = s.active
        if minds[p].is_random:
            decision = legal_at(board, s, rand_below(generators[p], count_legal(board, s)))
        else:
            clone(views, 0, s)
            blank(board, views[0], p)
            decision = choose(board, views[0], p, minds[p])
        step(board, s, log, decision)
        made[p] += 1


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
    board, s = boards[0], states[0]
    start_game(board, s, logs[0], len(made), NONE, words[0], words[1], words[2])
    play_to(board, s, views, logs[0], generators, minds, made, TURNS + 1)


@entry
def play_part(
    boards: Any,
    states: Any,
    views: Any,
    logs: Any,
    generators: Any,
    minds: Any,
    words: Any,
    made: Any,
    turns: int,
) -> None:
    """As `play_match`, until so many turns were made; a game that is under way goes on."""
    board, s = boards[0], states[0]
    if s.seats == 0:
        start_game(board, s, logs[0], len(made), NONE, words[0], words[1], words[2])
    play_to(board, s, views, logs[0], generators, minds, made, turns)
