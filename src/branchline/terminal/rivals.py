"""The bots at a person's table: who plays a seat, how they are called, who stands in for them."""

from collections.abc import Mapping

from branchline.bots.foreign.closing import close_bot
from branchline.bots.registry import make_bot
from branchline.editions.edition import Language
from branchline.game.game import Game
from branchline.game.result import Result
from branchline.game.view import View
from branchline.game.words import join_words
from branchline.table.seating import is_quick, place_at
from branchline.terminal.phrases import LEVELS, phrase

STAND_IN = "greedy"
"""The bot that plays on where another has failed."""


class Rival:
    """The bot in one seat."""

    def __init__(self, name: str, game: Game, seat: int) -> None:
        self.name = name
        self.place = place_at(game, seat)
        self.bot = make_bot(name, self.place)

    @property
    def is_quick(self) -> bool:
        """Whether it decides before anybody notices."""
        return is_quick(self.bot)

    def decide(self, view: View) -> int:
        """A legal small decision of the seat; raises `BadBot` if the bot fails."""
        return self.bot.decide(view)

    def replace(self) -> None:
        """Another bot plays on."""
        self.close()
        self.name = STAND_IN
        self.bot = make_bot(STAND_IN, self.place)

    def close(self, result: Result | None = None) -> None:
        """Let the bot end what it has started."""
        close_bot(self.bot, result)


def rivals_words(rivals: Mapping[str, str], language: Language) -> str:
    """The rivals, names with bots, by name and their level, or with what plays each of them."""
    bots = set(rivals.values())
    if len(bots) == 1 and bots <= set(LEVELS):
        level = LEVELS[bots.pop()][language]
        names = join_words(list(rivals), language)
        return phrase("rivals_alike", language, names=names, bot=level)
    each = [
        phrase("rival", language, name=name, bot=LEVELS[bot][language] if bot in LEVELS else bot)
        for name, bot in rivals.items()
    ]
    return join_words(each, language)
