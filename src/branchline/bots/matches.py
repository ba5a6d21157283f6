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
def play_match(board, s, views, log, generators, minds, rotation, made):
    """Play a game to its end; `made` counts the decisions of each seat."""
    view = views[0]
    for member in range(s.seats):
        minds[member].made_for = 0
        made[member] = 0
    while s.phase != OVER:
        p = s.active
        member = (p + rotation) % s.seats
        mind = minds[member]
        if mind.is_random:
            number = rand_below(generators[member], count_legal(board, s))
            decision = legal_at(board, s, number)
        else:
            clone(views, 0, s)
            blank(board, view, p)
            decision = choose(board, view, p, mind)
        step(board, s, log, decision)
        made[p] += 1


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
    made: Any,
    outcomes: Any,
) -> None:
    """Play as many games as there are outcomes: deal after deal, each in all rotations, from game
    number `first` on; a game's deal and rotation are its number divided by the seats, and the
    rest."""
    for i in range(len(outcomes)):
        deal = (first + i) // seats
        start_game(
            boards[0],
            states[0],
            logs[0],
            seats,
            NONE,
            derived_word(words[0], deal, CHANCE),
            derived_word(words[1], deal, CHANCE + 1),
            derived_word(words[2], deal, CHANCE + 2),
        )
        for member in range(seats):
            seed_generator(
                generators[member],
                derived_word(words[0], deal, CHOICES + 3 * member),
                derived_word(words[1], deal, CHOICES + 3 * member + 1),
                derived_word(words[2], deal, CHOICES + 3 * member + 2),
            )
        rotation = (first + i) % seats
        play_match(boards[0], states[0], views, logs[0], generators, minds, rotation, made)
        note_outcome(states[0], outcomes[i], made.sum())


@entry
def play_one_match(
    boards: Any,
    states: Any,
    views: Any,
    logs: Any,
    generators: Any,
    minds: Any,
    seats: int,
    words: Any,
    made: Any,
) -> None:
    """Play the game of a seed, every member in the seat of its number."""
    start_game(boards[0], states[0], logs[0], seats, NONE, words[0], words[1], words[2])
    play_match(boards[0], states[0], views, logs[0], generators, minds, 0, made)
