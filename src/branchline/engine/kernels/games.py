"""Random games on a GPU, one a thread."""

from ..backends.cuda import cuda, kernel
from ..batch.games import deal_game, note_outcome, seed_choices
from ..rules.codes import NONE, OVER
from ..rules.playing import play_turn
from ..rules.records import GENERATOR, STATE
from ..rules.scoring import score_game
from .warps import any_works, is_time, next_number


@kernel
def play_games(boards, logs, seats, words, first_game, taken, outcomes, least):
    """Play as many random games as there are outcomes, from number `first_game` on; every thread
    takes one after another, counted in `taken`, when `least` of its warp have ended theirs."""
    states, generators = cuda.local.array(1, STATE), cuda.local.array(1, GENERATOR)
    board, log, s, generator = boards[0], logs[0], states[0], generators[0]
    s.phase = OVER
    number, decisions = NONE, 0
    works = True
    while any_works(works):
        if is_time(works, s.phase == OVER, least) and works and s.phase == OVER:
            if number != NONE:
                score_game(board, s)
                note_outcome(s, outcomes[number], decisions)
            number, decisions = next_number(taken), 0
            works = number < len(outcomes)
            if works:
                deal_game(board, s, log, seats, words, first_game + number)
                seed_choices(generator, words, first_game + number)
        if s.phase != OVER:
            decisions += play_turn(board, s, log, generator)
