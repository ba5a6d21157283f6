"""Hints for a person: the best few choices in words, with what they are expected to lead to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from branchline.bots.advice import Advice, advise
from branchline.folding import FoldingTable
from branchline.game.view import View
from branchline.terminal.speaker import Speaker
from branchline.terminal.tables import labelled
from branchline.text.actions import action_words
from branchline.text.catalogue import say
from branchline.text.chances import chance_words

if TYPE_CHECKING:
    from branchline.terminal.company import SeenGame

FEW_HINTS, MANY_HINTS = 3, 5
"""Choices that are shown before every choice, and to somebody who asks."""
HINT_BUDGET = "1000"
FIRST_CHOICE = 4
"""How much more thought the first tickets get: the choices are many, and much hangs on them."""


class Adviser:
    """Thinks about what a seat should choose, once for each choice."""

    def __init__(self, game: "SeenGame", budget: str) -> None:
        self.game = game
        self.budget = budget
        self._moment: tuple[int, int] | None = None
        self._advice: list[Advice] = []

    def advice(self, seat: int) -> list[Advice]:
        """The best choices of a seat that is to decide, the best first."""
        moment = seat, len(self.game.events)
        if moment != self._moment:
            view = self.game.view(seat)
            budget = self.budget
            if view.phase == "first_keep" and budget.isdecimal():
                budget = str(FIRST_CHOICE * int(budget))
            self._advice = advise(view, budget, MANY_HINTS)
            self._moment = moment
        return self._advice

    def given(self, seat: int) -> list[Advice]:
        """The advice that was given for the choice that is due; none if nobody has asked."""
        is_now = (seat, len(self.game.events)) == self._moment
        return self._advice if is_now else []


def hints_table(advice: Sequence[Advice], view: View, speaker: Speaker) -> RenderableType:
    """The choices with how often they win, the score and the lead; or that there is no choice."""
    language = speaker.language
    tried = [one for one in advice if one.win_chance is not None]
    if not tried:
        choice = action_words(advice[0].action, view, speaker)
        return Text(say("hint-only", language, choice=choice))
    table = FoldingTable(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for key in ("hint-wins", "hint-score", "hint-margin", "hint-worlds"):
        table.add_column(say(key, language), justify="right")
    for rank, one in enumerate(tried):
        number = f"{advice.index(one) + 1}) "
        words = Text.assemble(
            (number, "bold cyan"), (action_words(one.action, view, speaker), "" if rank else "bold")
        )
        table.add_row(words, *_numbers(one, speaker))
    return labelled([(say("hint-title", language), table)])


def _numbers(advice: Advice, speaker: Speaker) -> tuple[str, str, str, str]:
    """The win chance, the expected score and lead, and the games that say so."""
    assert advice.win_chance is not None
    assert advice.score is not None
    assert advice.margin is not None
    percent = chance_words(advice.win_chance, advice.range, speaker.language)
    margin = f"{round(advice.margin):+d}".replace("+0", "0")
    return percent, _sign(f"{round(advice.score)}"), _sign(margin), str(advice.worlds)


def _sign(number: str) -> str:
    return number.replace("-", "−")
