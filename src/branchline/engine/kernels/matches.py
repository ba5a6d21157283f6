"""Games between scripted and random bots on a GPU, one a thread."""

from ...limits import SEATS
from ..backends.cuda import cuda, kernel
from ..batch.games import deal_game, note_outcome
from ..rules.chance import seed_generator
from ..rules.codes import NONE, OVER
from ..rules.records import GENERATOR, STATE, clone
from ..rules.scoring import score_game
from ..thinking.minds import MIND
from .bots import decide_together
from .warps import any_works, is_time, next_number


@kernel
def play_matches(
    boards, logs, line_up, words, first_game, own_words, taken, outcomes, least_over, least_long
):
    """Play as many games as there are outcomes, from number `first_game` on, a mind of the line-up
    in each seat; random ones choose by generators that `own_words[game, seat]` start, if given."""
    states, generators = cuda.local.array(1, STATE), cuda.local.array(SEATS, GENERATOR)
    minds = cuda.local.array(SEATS, MIND)
    board, log, s = boards[0], logs[0], states[0]
    s.phase = OVER
    s.active = 0
    number, decisions = NONE, 0
    works = True
    while any_works(works):
        if is_time(works, s.phase == OVER, least_over) and works and s.phase == OVER:
            if number != NONE:
                score_game(board, s)
                note_outcome(s, outcomes[number], decisions)
            number, decisions = next_number(taken), 0
            works = number < len(outcomes)
            if works:
                deal_game(board, s, log, len(line_up), words, first_game + number)
                for p in range(len(line_up)):
                    clone(minds, p, line_up[p])
                    if len(own_words) > 0:
                        own = own_words[number, p]
                        seed_generator(generators[p], own[0], own[1], own[2])
        plays = s.phase != OVER
        decisions += decide_together(board, s, log, minds, generators, plays, NONE, least_long)
