"""Whole games between scripted bots, compiled in one piece.

The members of a line-up move round the table: in rotation r, seat q is played by member
(q + r) modulo the number of seats. Every member decides from its own view.
"""

from typing import Any

from branchline.bots.choosing import choose
from branchline.rules.backend import entry, rule
from branchline.rules.chance import derived_word, rand_below, seed_generator
from branchline.rules.codes import NONE, OVER
from branchline.rules.decisions import count_legal, legal_at, step
from branchline.rules.records import clone
from branchline.rules.setup import start_game
from branchline.rules.views import blank
from branchline.sim.games import CHANCE, CHOICES, note_outcome


@rule
def play_match(board, s, views, log, generator, minds, rotation):
    """Play a game to its end; returns the number of decisions."""
    made = 0
    view = views[0]
    for member in range(s.seats):
        minds[member].made_for = 0
    while s.phase != OVER:
        p = s.active
        mind = minds[(p + rotation) % s.seats]
        if mind.is_random:
            decision = legal_at(board, s, rand_below(generator, count_legal(board, s)))
        else:
            clone(views, 0, s)
            blank(board, view, p)
            decision = choose(board, view, p, mind)
        step(board, s, log, decision)
        made += 1
    return made


@entry
def play_matches(
    boards: Any,
    states: Any,
    views: Any,
    logs: Any,
    generators: Any,
    minds: Any,
    seats: int,
    words: Any,
    first: int,
    outcomes: Any,
) -> None:
    """Play as many games as there are outcomes: deal after deal, each in all rotations, from game
    number `first` on; a game's deal and rotation are its number divided by the seats, and the
    rest."""
    board, s, log, generator = boards[0], states[0], logs[0], generators[0]
    for i in range(len(outcomes)):
        deal = (first + i) // seats
        rotation = (first + i) % seats
        start_game(
            board,
            s,
            log,
            seats,
            NONE,
            derived_word(words[0], deal, CHANCE),
            derived_word(words[1], deal, CHANCE + 1),
            derived_word(words[2], deal, CHANCE + 2),
        )
        seed_generator(
            generator,
            derived_word(words[0], deal, CHOICES),
            derived_word(words[1], deal, CHOICES + 1),
            derived_word(words[2], deal, CHOICES + 2),
        )
        made = play_match(board, s, views, log, generator, minds, rotation)
        note_outcome(s, outcomes[i], made)
