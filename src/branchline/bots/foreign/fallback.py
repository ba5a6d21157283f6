"""What follows when a foreign bot fails: another plays on for it."""

import logging

from branchline.bots.bot import Bot
from branchline.bots.foreign.closing import close_bot
from branchline.errors import BadBot
from branchline.game.result import Result
from branchline.game.view import View

log = logging.getLogger("branchline.bots.foreign")


class FallbackBot:
    """Plays as `bot` until that one raises `BadBot`, and as `fallback` from there on. What happened
    stands in `trouble`, which is empty as long as all is well, and in the log."""

    def __init__(self, bot: Bot, fallback: Bot) -> None:
        self.bot = bot
        self.fallback = fallback
        self.trouble = ""

    def decide(self, view: View) -> int:
        """A decision of whichever of the two plays now."""
        if not self.trouble:
            try:
                return self.bot.decide(view)
            except BadBot as error:
                self.trouble = str(error)
                log.warning("%s; another bot plays on for seat %s", error, view.seat)
                close_bot(self.bot)
        return self.fallback.decide(view)

    def close(self, result: Result | None = None) -> None:
        """Close both."""
        close_bot(self.bot, result)
        close_bot(self.fallback, result)
