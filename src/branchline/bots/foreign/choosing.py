"""A bot that somebody else has written, watched: what it raises or answers badly is a `BadBot`."""

import traceback
from dataclasses import replace
from pathlib import Path

import msgspec

from branchline.bots.bot import Bot
from branchline.bots.closing import close_bot
from branchline.editions.complaints import quote
from branchline.engine.rules import records
from branchline.errors import BadBot, BadNotation
from branchline.game.actions import Action, ChangePlayer
from branchline.game.legal import LegalActions
from branchline.game.notation import format_action, parse_action
from branchline.game.reasons import why_not
from branchline.game.result import Result
from branchline.game.view import View

OURS = Path(__file__).parents[2]
"""Where our own code lies."""


class ForeignBot:
    """A bot around one that is not trusted.

    Raises `BadBot` when that one raises or chooses nothing legal; from then on it raises the same
    again and asks no more.
    """

    def __init__(self, bot: Bot, name: str = "") -> None:
        self.bot = bot
        self.name = name or type(bot).__name__
        self.failure = ""

    def __repr__(self) -> str:
        return f"<ForeignBot {self.name}>"

    def choose(self, view: View, legal: LegalActions) -> Action:
        """What the bot wants, if that is legal."""
        if self.failure:
            raise BadBot(self.failure)
        try:
            return self._ask(view, legal)
        except BadBot as error:
            self.failure = " ".join(f"{self.name} {error}".split())
            close_bot(self.bot)
            raise BadBot(self.failure, error.trace) from error.__cause__

    def close(self, result: Result | None = None) -> None:
        """The game is over; a bot that has failed was closed when it did."""
        if not self.failure:
            close_bot(self.bot, result)

    def _ask(self, view: View, legal: LegalActions) -> Action:
        """What the bot wants, checked against a copy of the view: with the one it is given it may
        do what it likes."""
        shown = replace(view, record=records.copy_record(view.record, records.STATE))
        try:
            answer = self.bot.choose(view, legal)
        except BadBot:
            raise
        except (Exception, SystemExit) as error:
            place, trace = where(error)
            raise BadBot(f"raised {type(error).__name__}: {error}{place}", trace) from error
        action = read_action(answer)
        reason = why_not(shown, action)
        if reason:
            raise BadBot(f"chose {quote(format_action(action))}, which is not legal: {reason}")
        return action


def where(error: BaseException) -> tuple[str, str]:
    """Where the bot's own code failed, in words, and its traceback without ours."""
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not Path(frame.filename).is_relative_to(OURS)
    ]
    if not frames:
        return "", ""
    last = frames[-1]
    lines = traceback.format_list(frames) + traceback.format_exception_only(error)
    return f" ({Path(last.filename).name}, line {last.lineno})", "".join(lines)


def read_action(answer: object) -> Action:
    """The action that an answer means; raises `BadBot` if it means none."""
    try:
        if isinstance(answer, str):
            action = parse_action(answer)
        else:
            action = msgspec.convert(msgspec.to_builtins(answer), Action)
    except BadNotation as error:
        raise BadBot(f"chose no action: {error}") from None
    except (msgspec.ValidationError, TypeError) as error:
        raise BadBot(f"chose {quote(answer)}, which is no action: {error}") from None
    if isinstance(action, ChangePlayer):
        raise BadBot(f"chose {quote(format_action(action))}, which only people may")
    return action
