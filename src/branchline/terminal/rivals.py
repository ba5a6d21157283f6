"""The bots at a person's table: what people are told of them."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

from branchline.bots.bot import Bot
from branchline.bots.closing import close_bot
from branchline.editions.edition import Language
from branchline.game.actions import Action
from branchline.game.legal import LegalActions
from branchline.game.result import Result
from branchline.game.view import View
from branchline.table.seating import is_quick
from branchline.text.catalogue import listed, say
from branchline.text.levels import LEVELS, level_words


class VisibleBot:
    """A bot of which people see that it thinks."""

    def __init__(self, bot: Bot, wait: Callable[[str], AbstractContextManager[object]]) -> None:
        self.bot = bot
        self.wait = wait
        """Shows people, for as long as it lasts, that somebody of this name thinks."""

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        """What the bot chooses."""
        if is_quick(self.bot) or view.seat is None:
            return self.bot.choose(view, legal)
        with self.wait(view.name(view.seat)):
            return self.bot.choose(view, legal)

    def close(self, result: Result | None = None) -> None:
        """Let the bot end what it has started."""
        close_bot(self.bot, result)


def rivals_words(rivals: Mapping[str, str], language: Language) -> str:
    """The rivals, names with bots, by name and their level, or with what plays each of them."""
    bots = set(rivals.values())
    if len(bots) == 1 and bots <= set(LEVELS):
        level = level_words(bots.pop(), language)
        return say("start-rivals-alike", language, names=list(rivals), bot=level)
    each = [
        say(
            "start-rival",
            language,
            name=name,
            bot=level_words(bot, language) if bot in LEVELS else bot,
        )
        for name, bot in rivals.items()
    ]
    return listed(each, language)
