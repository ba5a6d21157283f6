"""The search bot for one seat, and what its search is told about players."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from branchline.bots.beliefs import Beliefs, beliefs_at, first_beliefs
from branchline.bots.bot import DecidingBot, Place
from branchline.bots.playouts import threads_allowed
from branchline.bots.search import CARE, SETTLED, Budget, Care, Search
from branchline.bots.styles import Styles, first_styles, styles_at
from branchline.errors import BadOption
from branchline.game.view import View

BUDGET = re.compile(r"(\d{1,9})(ms)?")


def parse_budget(text: str) -> Budget:
    """A budget written as a number of play-outs, or of milliseconds: `800`, `250ms`."""
    match = BUDGET.fullmatch(text)
    if not match or int(match[1]) == 0:
        raise BadOption("error-budget", {"text": text})
    number = int(match[1])
    return Budget(ms=number) if match[2] else Budget(playouts=number)


@dataclass(frozen=True, slots=True)
class Mindset:
    """What a search believes, what it imagines, and how carefully it goes about it."""

    beliefs: Callable[[str, int], Beliefs]
    """By edition and number of seats."""
    styles: Callable[[str, int], Styles]
    """Likewise."""
    care: Care


MINDSET = Mindset(beliefs_at, styles_at, CARE)
FIRST_MINDSET = Mindset(
    lambda edition, seats: first_beliefs(),
    first_styles,
    Care(dropping=8, settling=8, spread=0.0, payments=1),
)
"""Before beliefs were fitted, frozen: strength is measured against it."""


class SearchBot(DecidingBot):
    """Thinks about every decision within a budget."""

    def __init__(self, place: Place, budget: Budget, mindset: Mindset = MINDSET) -> None:
        self.place = place
        self.budget = budget
        self.styles = mindset.styles(place.edition.key, place.seats)
        self.beliefs = mindset.beliefs(place.edition.key, place.seats)
        self.care = mindset.care

    def __repr__(self) -> str:
        return f"<SearchBot {self.budget}>"

    def search(self, view: View, threads: int, enough: float = SETTLED) -> Search:
        """Think about the view's decision."""
        search = self.begin(view, threads)
        search.run(self.budget, enough)
        return search

    def begin(self, view: View, threads: int) -> Search:
        """The search before its first play-out."""
        moment = f"{self.place.seed} {view.turns} {view.phase} {sum(view.hand.values())}"
        return Search(view, self.styles, self.beliefs, moment, threads, self.care)

    def decide(self, view: View) -> int:
        """The best decision found."""
        return self.search(view, threads_allowed()).choices()[0].decision
