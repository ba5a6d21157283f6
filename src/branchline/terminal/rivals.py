"""The bots at a person's table: who plays a seat, how they are called, who stands in for them."""

from collections.abc import Sequence

from branchline.bots.registry import make_bot
from branchline.game.edition import Language
from branchline.game.game import Game, Player
from branchline.game.view import View
from branchline.game.words import join_words
from branchline.line_ups.seating import bot_of, is_quick, place_at
from branchline.terminal.phrases import LEVELS, phrase

STAND_IN = "greedy"
"""The bot that plays on where another has failed."""


class Rival:
    """The bot in one seat."""

    def __init__(self, name: str, game: Game, seat: int) -> None:
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
        self.bot = make_bot(STAND_IN, self.place)


def rivals_words(rivals: Sequence[Player], language: Language) -> str:
    """The rivals by name, with their level, or with what plays each of them."""
    bots = [bot_of(player) or "" for player in rivals]
    names = [player.name for player in rivals]
    if len(set(bots)) == 1 and bots[0] in LEVELS:
        words = join_words(names, language)
        return phrase("rivals_alike", language, names=words, bot=LEVELS[bots[0]][language])
    each = [
        phrase("rival", language, name=name, bot=LEVELS[bot][language] if bot in LEVELS else bot)
        for name, bot in zip(names, bots, strict=True)
    ]
    return join_words(each, language)
