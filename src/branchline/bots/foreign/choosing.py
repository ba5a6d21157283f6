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
from branchline.letters import one_line
from branchline.wording import Wording

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
        self.failure: BadBot | None = None

    def __repr__(self) -> str:
        return f"<ForeignBot {self.name}>"

    def choose(self, view: View, legal: LegalActions) -> Action:
        """What the bot wants, if that is legal."""
        if self.failure:
            raise self.failure
        try:
            return self._ask(view, legal)
        except BadBot as error:
            self.failure = BadBot(
                "bot-fails", {"bot": one_line(self.name), "what": error}, error.trace
            )
            close_bot(self.bot)
            raise self.failure from error.__cause__

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
            why, trace = what_was_raised(error)
            raise BadBot("bot-raised", {"why": why}, trace) from error
        action = read_action(answer)
        reason = why_not(shown, action)
        if reason:
            values = {"action": quote(format_action(action)), "why": reason}
            raise BadBot("bot-illegal", values)
        return action


def what_was_raised(error: BaseException) -> tuple[Wording | str, str]:
    """What the bot's own code raised, and where; and its traceback without ours."""
    raised = one_line(f"{type(error).__name__}: {error}")
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not Path(frame.filename).is_relative_to(OURS)
    ]
    if not frames:
        return raised, ""
    last = frames[-1]
    lines = traceback.format_list(frames) + traceback.format_exception_only(error)
    values = {"raised": raised, "file": Path(last.filename).name, "line": str(last.lineno)}
    return Wording("bot-raised-at", values), "".join(lines)


def read_action(answer: object) -> Action:
    """The action that an answer means; raises `BadBot` if it means none."""
    try:
        if isinstance(answer, str):
            action = parse_action(answer)
        else:
            action = msgspec.convert(msgspec.to_builtins(answer), Action)
    except BadNotation as error:
        raise BadBot("bot-no-action", {"why": error}) from None
    except (msgspec.ValidationError, TypeError) as error:
        values = {"answer": quote(answer), "why": one_line(error)}
        raise BadBot("bot-bad-action", values) from None
    if isinstance(action, ChangePlayer):
        raise BadBot("bot-only-people", {"action": quote(format_action(action))})
    return action
