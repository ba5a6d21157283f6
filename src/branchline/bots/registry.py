"""Bots by name."""

import difflib
from collections.abc import Callable, Sequence

from branchline.bots.bot import Bot, Place
from branchline.bots.levels import LEVELS, expert_1
from branchline.bots.random_bot import RandomBot
from branchline.bots.roster import FROZEN, ROSTER, scripted
from branchline.bots.search_bot import FIRST_MINDSET, MINDSET, SearchBot, parse_budget
from branchline.errors import BadOption, UnknownBot
from branchline.game.seeds import seed_words
from branchline.wording import Wording

BOTS: dict[str, Callable[[Place], Bot]] = {
    "random": lambda place: RandomBot(*seed_words(place.seed)),
    **{name: scripted(name) for name in (*ROSTER, *FROZEN)},
    **LEVELS,
    "expert-1": expert_1,
}
SEARCHES = {"search:": MINDSET, "search-1:": FIRST_MINDSET}
"""What a search bot with a budget of its own begins with: `search:800`, `search:250ms`; and the
search that is frozen."""

SEARCHING = ("expert", "expert-1")


def bot_names() -> tuple[str, ...]:
    """The bots that come with Branchline.

    >>> bot_names()[:6]
    ('random', 'greedy', 'wary', 'racer', 'collector', 'blocker')
    """
    return tuple(BOTS)


def search_of(name: str) -> str:
    """What the name of a search bot begins with; empty for any other."""
    return next((search for search in SEARCHES if name.startswith(search)), "")


def is_search(name: str) -> bool:
    """Whether the bot of a name searches."""
    return name in SEARCHING or bool(search_of(name))


def thinks_by_the_clock(name: str) -> bool:
    """Whether a search has nothing but a time to go by, so that it may decide otherwise another
    time."""
    search = search_of(name)
    return bool(search) and parse_budget(name.removeprefix(search)).playouts is None


def check_bot(name: str) -> None:
    """Raise if no bot has the name."""
    from branchline.bots.foreign.names import check_foreign, is_foreign

    if is_foreign(name):
        check_foreign(name)
    elif search := search_of(name):
        parse_budget(name.removeprefix(search))
    elif not name:
        raise UnknownBot("error-bot-missing", {})
    elif name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, n=3, cutoff=0.6)
        if not near:
            raise UnknownBot("error-no-bot", {"bot": name, "bots": ", ".join(BOTS)})
        either: object = near[0]
        for other in near[1:]:
            either = Wording("words-or", {"first": either, "last": other})
        raise UnknownBot("error-bot-near", {"bot": name, "near": either})


def parse_line_up(bots: str | Sequence[str], places: int, noun: str) -> list[str]:
    """The bot of each place: one name for all, or one for each; in a text with commas between."""
    names = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    for name in names:
        check_bot(name)
    if len(names) not in (1, places):
        raise BadOption(
            "error-line-up", {"bots": str(len(names)), "places": str(places), "noun": noun}
        )
    return names if len(names) == places else names * places


def make_bot(name: str, place: Place) -> Bot:
    """The bot of a name, for one seat of one game.

    The name is one of `bot_names`, a search with a budget (`search:800`, `search:250ms`), or a bot
    of one's own (`python:FILE:CLASS`, `exec:COMMAND`).

    >>> make_bot("greedy", place_at(Game("europe", 2, seed="a look"), 1, "greedy"))
    <ScriptedBot greedy>
    """
    from branchline.bots.foreign.names import is_foreign, make_foreign

    if is_foreign(name):
        return make_foreign(name, place)
    check_bot(name)
    if search := search_of(name):
        return SearchBot(place, parse_budget(name.removeprefix(search)), SEARCHES[search])
    return BOTS[name](place)
