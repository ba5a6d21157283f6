"""A bot that is a process of its own, in any language (docs/bot-protocol.md)."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from branchline.bots.bot import Place
from branchline.bots.foreign import messages
from branchline.bots.foreign.conversation import Conversation
from branchline.bots.foreign.transcript import FAILED, transcript_of
from branchline.errors import BadBot
from branchline.game.legal import LegalActions
from branchline.game.result import Result
from branchline.game.view import View


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds that a process has to get ready and to answer one question."""

    start: float = 10.0
    time: float = 2.0


class ProcessBot:
    """Starts its process with the first question, asks it every question, ends it with the game."""

    def __init__(self, command: Sequence[str], place: Place, limits: Limits | None = None) -> None:
        self.command = tuple(command)
        self.place = place
        self.limits = limits or Limits()
        self.name = ""
        """What the process calls itself."""
        self._conversation: Conversation | None = None
        self._transcript = transcript_of(place.seat)
        self._asked = 0

    def choose(self, view: View, legal: LegalActions) -> str:
        """What the process answers; raises `BadBot` if it answers badly, too late or not at all."""
        try:
            conversation = self._conversation or self._start()
            self._asked += 1
            question = messages.choose(self._asked, view, legal, self.limits.time)
            answer = conversation.ask(msgspec.json.encode(question), self.limits.time)
            return messages.read_chosen(answer, self._asked)
        except BadBot as failure:
            self._transcript.note(FAILED, str(failure).encode())
            self._give_up()
            raise

    def close(self, result: Result | None = None) -> None:
        """Tell the process how the game ended, and end it."""
        if self._conversation:
            self._conversation.close(msgspec.json.encode(messages.Goodbye(result)))

    def _start(self) -> Conversation:
        self._conversation = Conversation(self.command, self._transcript)
        greeting = messages.hello(self.place, self.limits.start, self.limits.time)
        answer = self._conversation.ask(msgspec.json.encode(greeting), self.limits.start)
        self.name = messages.read_ready(answer).name
        return self._conversation

    def _give_up(self) -> None:
        if self._conversation:
            self._conversation.close()
