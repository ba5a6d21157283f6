"""Advice for a seat: the best few actions, what they lead to, from the search bot."""

from dataclasses import dataclass

from branchline.bots.bot import Place
from branchline.bots.odds import Odds, lateness, odds_at, range_of, smoothed
from branchline.bots.playouts import threads_allowed
from branchline.bots.roster import ScriptedBot
from branchline.bots.search import Budget, Choice
from branchline.bots.search_bot import SearchBot, parse_budget
from branchline.bots.styles import OWN
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
    range: tuple[float, float] | None = None
    """Between which the win chance lies, for all that so many worlds show."""


def advise(
    view: View, budget: Budget | str = "1000", most: int = 5, odds: Odds | None = None
) -> list[Advice]:
    """The best few actions for the view's seat, which is to decide; the best first.

    The budget is a number of play-outs or a time, such as "800" or "250ms". All of it is used,
    because chances are told, too. They and the scores are mended by what is known of the search at
    such a table, or by the odds that are given.

    >>> view = Game("europe", 2, seed="a look").view(0)
    >>> best = advise(view, "60", most=1)[0]
    >>> best.action in legal(view), 0 <= best.win_chance <= 1
    (True, True)
    """
    if view.seat is None or not view.is_awaited:
        if view.seat is None:
            raise BadSeats("error-advise-spectator", {})
        raise BadSeats("error-advise-seat", {"seat": str(view.seat)})
    if isinstance(budget, str):
        budget = parse_budget(budget)
    place = Place(view.edition, view.rules, int(view.record.seats), view.seat, SEED)
    bot = SearchBot(place, budget.part(1 - TELLING))
    late = lateness(view)
    advice: list[Advice] = []
    script = ScriptedBot(bot.styles.weights[OWN])
    search = bot.search(view, threads_allowed(), enough=0.0)
    search.level(most, budget.part(TELLING))
    for choice in search.choices()[:most]:
        action = action_from(view, choice.decision, script.decide)
        advice.append(
            _advice(action, choice, odds or odds_at(place.edition.key, place.seats), late)
        )
    return advice


def _advice(action: Action, choice: Choice, odds: Odds, late: float) -> Advice:
    if choice.worlds == 0:
        return Advice(action, None, None, None, 0)
    chance = odds.chance(smoothed(choice.win_chance, choice.worlds), late)
    low, high = (odds.chance(one, late) for one in range_of(choice.win_chance, choice.worlds))
    score = odds.score(choice.score, late)
    rival = odds.rival_score(choice.score - choice.margin, late)
    return Advice(action, chance, score, score - rival, choice.worlds, (low, high))
