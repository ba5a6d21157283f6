"""The search bot for one seat, and what its search is told about players."""

import re

from branchline.bots.bot import DecidingBot, Place
from branchline.bots.roster import weights_of
from branchline.bots.search import SETTLED, Budget, Search, threads_allowed
from branchline.errors import BadOption
from branchline.game.view import View

PLAYS_ON = "wary"
"""The scripted bot that plays on for the seat in imagined worlds."""
RIVALS = ("wary", "greedy", "greedy-1", "racer")
"""Those of which each rival is one."""
BUDGET = re.compile(r"(\d{1,9})(ms)?")


def parse_budget(text: str) -> Budget:
    """A budget written as a number of play-outs, or of milliseconds: `800`, `250ms`."""
    match = BUDGET.fullmatch(text)
    if not match or int(match[1]) == 0:
        raise BadOption("error-budget", {"text": text})
    number = int(match[1])
    return Budget(ms=number) if match[2] else Budget(playouts=number)


class SearchBot(DecidingBot):
    """Thinks about every decision within a budget."""

    def __init__(self, place: Place, budget: Budget) -> None:
        self.place = place
        self.budget = budget
        self.style = weights_of(PLAYS_ON, place.edition.key, place.seats)
        self.rivals = [weights_of(name, place.edition.key, place.seats) for name in RIVALS]

    def __repr__(self) -> str:
        return f"<SearchBot {self.budget}>"

    def search(self, view: View, threads: int, enough: float = SETTLED) -> Search:
        """Think about the view's decision."""
        moment = f"{self.place.seed} {view.turns} {view.phase} {sum(view.hand.values())}"
        search = Search(view, self.style, self.rivals, moment, threads)
        search.run(self.budget, enough)
        return search

    def decide(self, view: View) -> int:
        """The best decision found."""
        return self.search(view, threads_allowed()).choices()[0].decision
