"""From a table to a question for the processes in which bots think: a seat's view, nothing else."""

from branchline.server.state import TableState
from branchline.server.thinking import Question
from branchline.table.seating import own_seed


def question_to_bot(state: TableState, seat: int) -> Question:
    """What the bot of a seat is to decide."""
    assert state.game is not None
    bot = state.chair(seat).bot
    return _question(state, seat, bot, own_seed(state.game.seed, seat, bot))


def question_for_advice(state: TableState, seat: int, budget: str) -> Question:
    """What the best actions of a seat are."""
    return _question(state, seat, advice=budget)


def _question(
    state: TableState, seat: int, bot: str = "", seed: str = "", advice: str = ""
) -> Question:
    assert state.game is not None
    view = state.game.view(seat)
    return Question(
        id=state.number,
        table=state.table,
        edition=state.edition.key,
        edition_hash=state.edition.hash,
        options=state.game.options,
        seats=len(state.chairs),
        seat=seat,
        bot=bot,
        seed=seed,
        view=tuple(view.numbers()),
        names=view.names,
        advice=advice,
    )
