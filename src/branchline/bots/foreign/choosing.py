"""From an object that chooses whole actions to a bot that makes the rulebook's small decisions."""

from typing import Protocol

import msgspec

from branchline.bots.foreign.closing import close_bot
from branchline.bots.foreign.legal import legal_actions
from branchline.editions.complaints import quote
from branchline.errors import BadBot, BadNotation
from branchline.game.actions import Action, ChangePlayer
from branchline.game.legal import LegalActions
from branchline.game.notation import format_action, parse_action
from branchline.game.result import Result
from branchline.game.view import View


class Chooser(Protocol):
    """What others write: one method. It may have a `close` as well, called after the game."""

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        """One of the legal actions, typed or as text."""
        ...


class ChoosingBot:
    """A bot around a chooser. A claim that is paid with substitutes is asked for once and then
    handed out in its small decisions.

    Raises `BadBot` when the chooser raises or chooses nothing legal; from then on it raises the
    same again and asks no more.
    """

    def __init__(self, chooser: Chooser, name: str = "") -> None:
        self.chooser = chooser
        self.name = name or type(chooser).__name__
        self.trouble = ""
        self._gifts: list[int] = []

    def decide(self, view: View) -> int:
        """The next small decision of what the chooser wants."""
        if self.trouble:
            raise BadBot(self.trouble)
        legal = legal_actions(view)
        if view.phase == "surrender":
            return self._next_gift(legal.decisions)
        try:
            action = self._ask(view, legal)
        except BadBot as error:
            self.trouble = " ".join(f"{self.name} {error}".split())
            self.close()
            raise BadBot(self.trouble) from error.__cause__
        decision, *self._gifts = legal.game.chain(legal.seat, action)
        return decision

    def close(self, result: Result | None = None) -> None:
        """The game is over, or the chooser is given up."""
        close_bot(self.chooser, result)

    def _next_gift(self, decisions: list[int]) -> int:
        """A payment that somebody else began is finished with the first cards that fit."""
        gift = self._gifts.pop(0) if self._gifts else None
        return gift if gift in decisions else decisions[0]

    def _ask(self, view: View, legal: LegalActions) -> Action:
        """What the chooser wants, checked against `legal`; it gets a list of its own, with which it
        may do what it likes."""
        try:
            answer = self.chooser.choose(view, legal_actions(view))
        except BadBot:
            raise
        except (Exception, SystemExit) as error:
            raise BadBot(f"raised {type(error).__name__}: {error}") from error
        action = read_action(answer)
        reason = legal.game.why_not(action, legal.seat)
        if reason:
            raise BadBot(f"chose {quote(format_action(action))}, which is not legal: {reason}")
        return action


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
