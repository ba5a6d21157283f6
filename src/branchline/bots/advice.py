"""Advice for a seat: the best few actions, what they lead to, from the search bot."""

from dataclasses import dataclass

from branchline.bots.bot import Place
from branchline.bots.roster import ScriptedBot
from branchline.bots.search import Budget, Choice, threads_allowed
from branchline.bots.search_bot import SearchBot, parse_budget
from branchline.errors import BadSeats
from branchline.game.actions import Action
from branchline.game.small import action_from
from branchline.game.view import View

SEED = "advice"
TELLING = 0.25
"""The share of a budget for which the choices that are told are tried in more worlds, after it is
known which they are."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the search bot thinks of an action."""

    action: Action
    """What is advised."""
    win_chance: float | None
    """From 0 to 1; None, as the next two, where there is nothing to choose."""
    score: float | None
    """The seat's expected score at the end."""
    margin: float | None
    """Points ahead of the best rival, expected."""
    worlds: int
    """Imagined worlds it was tried in."""


def advise(view: View, budget: Budget | str = "1000", most: int = 5) -> list[Advice]:
    """The best few actions for the view's seat, which is to decide; the best first.

    The budget is a number of play-outs or a time, such as "800" or "250ms". All of it is used,
    because chances are told, too.

    >>> view = Game("europe", 2, seed="a look").view(0)
    >>> best = advise(view, "60", most=1)[0]
    >>> best.action in legal(view), 0 <= best.win_chance <= 1
    (True, True)
    """
    if view.seat is None or not view.is_awaited:
        who = "a spectator" if view.seat is None else f"seat {view.seat}"
        raise BadSeats(f"{who} is not to decide now; take the view of a seat that is")
    if isinstance(budget, str):
        budget = parse_budget(budget)
    place = Place(view.edition, view.rules, int(view.record.seats), view.seat, SEED)
    bot = SearchBot(place, budget.part(1 - TELLING))
    advice: list[Advice] = []
    search = bot.search(view, threads_allowed(), enough=0.0)
    search.level(most, budget.part(TELLING))
    for choice in search.choices()[:most]:
        action = action_from(view, choice.decision, ScriptedBot(bot.style).decide)
        advice.append(_advice(action, choice))
    return advice


def _advice(action: Action, choice: Choice) -> Advice:
    if choice.worlds == 0:
        return Advice(action, None, None, None, 0)
    return Advice(action, choice.win_chance, choice.score, choice.margin, choice.worlds)
