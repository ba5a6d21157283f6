"""The search's play-outs on a GPU: many decisions, each in many worlds, a few arms a thread."""

from ...limits import SEATS, TICKETS
from ..backends.cuda import cuda, kernel
from ..rules.codes import NONE, OVER
from ..rules.records import GENERATOR, STATE
from ..rules.scoring import score_game
from ..thinking.minds import MIND
from ..thinking.playouts import begin_arm, imagine, note_result
from .bots import decide_together
from .warps import any_works, is_time, next_number


@kernel
def try_arms(
    boards,
    logs,
    styles,
    tables,
    views,
    seats,
    chances,
    odds,
    words,
    arms,
    follows,
    used,
    first_worlds,
    asked,
    pieces,
    each,
    places,
    ways,
    taken,
    results,
    least_over,
    least_long,
):
    """Try the arms of many decisions, `arms[decision, :used[decision]]` and the styles that follow,
    each in `asked[decision]` worlds from number `first_worlds[decision]` on. A decision's table is
    a number: it says which of the boards and which row of styles. A piece of work is a decision,
    one of its worlds and the first of `each` arms; what comes of arm and world is written down in
    `results[places[decision] + arm * asked[decision] + world]`. The others are the arguments of
    `thinking.playouts.try_arms`, with the decision's number in front; `ways` is scratch, for each
    thread."""
    worlds, generators = cuda.local.array(2, STATE), cuda.local.array(SEATS, GENERATOR)
    minds, drawn = cuda.local.array(SEATS, MIND), cuda.local.array((SEATS, TICKETS), "f8")
    board, log, s = boards[0], logs[0], worlds[1]
    known = styles[0]
    mine = ways[cuda.grid(1)]
    s.phase = OVER
    s.active = 0
    decision, world, arm, end, given = NONE, 0, 0, 0, NONE
    works = True
    while any_works(works):
        if is_time(works, s.phase == OVER, least_over) and works and s.phase == OVER:
            if decision != NONE:
                score_game(board, s)
                place = places[decision] + arm * asked[decision] + world
                note_result(s, seats[decision], results[place])
                arm += 1
            if arm == end:
                number = next_number(taken)
                works = number < len(pieces)
                if works:
                    piece = pieces[number]
                    decision, world, arm = piece[0], piece[1], piece[2]
                    end = min(arm + each, used[decision])
                    board, known = boards[tables[decision]], styles[tables[decision]]
                    imagine(
                        board,
                        views[decision],
                        seats[decision],
                        chances[decision],
                        odds[decision],
                        words[decision],
                        first_worlds[decision] + world,
                        known,
                        worlds,
                        minds,
                        generators[0],
                        drawn,
                        mine,
                    )
            if works:
                begin_arm(worlds, seats[decision], follows[decision, arm], known, minds)
                given = arms[decision, arm]
        plays = works and s.phase != OVER
        now = NONE
        if plays and s.active == seats[decision]:
            now, given = given, NONE
        decide_together(board, s, log, minds, generators, plays, now, least_long)
