"""What a decision leads to: imagined worlds, played to their end by scripted bots.

All decisions looked at are tried in the same worlds, so that luck counts for all alike.
"""

from typing import Any

from ..backend import entry, rule
from ..rules.chance import derived_word, seed_generator
from ..rules.codes import FIRST_KEEP, OVER
from ..rules.decisions import move
from ..rules.records import clone
from ..rules.scoring import LEAST_TOTAL, score_game
from ..rules.views import fill_world
from .choosing import choose
from .guessing import draw_kind, guess_tickets
from .minds import forget

WIN, MARGIN, SCORE = 0, 1, 2
"""What is written down of a play-out, from the seat's side."""
FIGURES = 3
"""How many figures that is."""


@rule
def imagine(
    board, view, p, chances, odds, words, number, styles, worlds, minds, generator, drawn, ways
):
    """Put world number `number` into `worlds[0]`: a kind of play and tickets for each rival."""
    seed_generator(
        generator,
        derived_word(words[0], number, 0),
        derived_word(words[1], number, 1),
        derived_word(words[2], number, 2),
    )
    clone(worlds, 0, view)
    fill_world(board, worlds[0], p, generator)
    for q in range(view.seats):
        if q != p:
            kind = draw_kind(chances[q], generator)
            clone(minds, q, styles[1 + kind])
            for ticket in range(board.tickets):
                drawn[q, ticket] = odds[kind, q, ticket]
    guess_tickets(board, view, worlds[0], p, drawn, ways, generator)


@rule
def begin_arm(worlds, p, style, styles, minds):
    """Begin again in a copy of the world, `worlds[1]`, where the seat plays on in a style; first
    tickets are chosen by all in turn."""
    clone(worlds, 1, worlds[0])
    clone(minds, p, styles[style])
    s = worlds[1]
    for q in range(s.seats):
        forget(minds[q])
    if s.phase == FIRST_KEEP:
        s.active = 0


@rule
def play_arm(board, s, log, p, minds, decision):
    """Play to the end, every seat by its mind, but the first decision of seat `p` is given; returns
    how many decisions there were from that one on."""
    made = 0
    while s.phase != OVER:
        if made == 0 and s.active == p:
            made = 1
            move(board, s, log, decision)
        else:
            made += 1 if made > 0 else 0
            move(board, s, log, choose(board, s, s.active, minds[s.active]))
    score_game(board, s)
    return made


@rule
def note_result(s, p, result):
    """Write down how the game ended for seat `p`."""
    winners, best = 0, LEAST_TOTAL
    for q in range(s.seats):
        winners += s.seat[q].winner
        if q != p:
            best = max(best, s.seat[q].total)
    result[WIN] = s.seat[p].winner / max(1, winners)
    result[MARGIN] = s.seat[p].total - best
    result[SCORE] = s.seat[p].total


@entry
def try_arms(
    boards: Any,
    views: Any,
    p: int,
    chances: Any,
    odds: Any,
    words: Any,
    arms: Any,
    follows: Any,
    styles: Any,
    states: Any,
    minds: Any,
    logs: Any,
    generators: Any,
    drawn: Any,
    ways: Any,
    first_world: int,
    results: Any,
) -> int:
    """Try arms, which are decisions and the styles in which the seat plays on after them, in worlds
    from number `first_world` on, and write down `results[arm, world]`.

    The first style is the seat's own; the others are kinds of play. In each world every rival's
    kind is drawn by `chances[rival, kind]`, and its tickets by `odds[kind, rival, ticket]`.
    The rest is scratch: two states, a mind for each seat, the odds of the kinds drawn. Returns the
    decisions made in play-outs.
    """
    board, view, generator = boards[0], views[0], generators[0]
    made = 0
    for number in range(results.shape[1]):
        world = first_world + number
        imagine(
            board,
            view,
            p,
            chances,
            odds,
            words,
            world,
            styles,
            states,
            minds,
            generator,
            drawn,
            ways,
        )
        for arm in range(len(arms)):
            begin_arm(states, p, follows[arm], styles, minds)
            made += play_arm(board, states[1], logs[0], p, minds, arms[arm])
            note_result(states[1], p, results[arm, number])
    return made
