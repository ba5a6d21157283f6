"""The process in which bots think: questions come in as lines, actions go out as lines.

It is told a seat's view and nothing else of the game. Bots that were asked before are kept, because
they remember their plans.

    python -m branchline.server.thinking [FOLDER …]     editions that we do not ship
"""

import contextlib
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from io import RawIOBase
from typing import BinaryIO

import msgspec

from branchline.bots.advice import advise
from branchline.bots.bot import Bot, Place
from branchline.bots.registry import make_bot
from branchline.editions.edition import Edition
from branchline.game.far_views import view_from_numbers
from branchline.game.legal import legal
from branchline.game.notation import format_action
from branchline.game.view import View
from branchline.server.settings import editions_with

KEPT = 500
"""Bots that are remembered."""
LOOK_SECONDS = 1.0
"""Between two looks whether the server is still there."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is to decide, and all that it may know."""

    id: int
    table: str
    edition: str
    edition_hash: str
    options: dict[str, bool]
    seats: int
    seat: int
    bot: str
    seed: str
    """The bot's own, not the game's."""
    view: tuple[int, ...]
    names: tuple[str, ...]
    advice: str = ""
    """If not empty, no bot is asked, but the best actions are found with this budget."""

    @property
    def kind(self) -> str:
        """Who is to think: the first answer of each kind may have to wait for a compiler."""
        return self.bot or "advice"


class Advised(msgspec.Struct, frozen=True):
    """An action that is advised; the numbers are missing where there is nothing to choose."""

    action: str
    win: float | None
    """The chance to win, from 0 to 1."""
    margin: float | None
    """Points ahead of the best rival, expected."""
    range: tuple[float, float] | None = None
    """Between which the chance lies."""


class Answer(msgspec.Struct, frozen=True):
    """The action it chose, or those that are advised; a `problem` instead if there is one."""

    id: int
    action: str = ""
    problem: str = ""
    advised: tuple[Advised, ...] = ()


class Thinker:
    """The bots of one process."""

    def __init__(self, editions: Mapping[str, Edition]) -> None:
        self.editions = editions
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """What the bot decides."""
        edition = self.editions[question.edition]
        if edition.hash != question.edition_hash:
            return Answer(question.id, problem=f"{edition.key} is another edition here")
        view = view_from_numbers(
            edition, question.options, question.seat, question.view, question.names
        )
        if question.advice:
            return Answer(question.id, advised=_advised(view, question.advice))
        key = question.table, question.seat, question.bot
        bot = self._bots.pop(key, None)
        if bot is None:
            place = Place(edition, view.rules, question.seats, question.seat, question.seed)
            bot = make_bot(question.bot, place)
        self._bots[key] = bot
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        action = bot.choose(view, legal(view))
        return Answer(question.id, action if isinstance(action, str) else format_action(action))


def _advised(view: View, budget: str) -> tuple[Advised, ...]:
    return tuple(
        Advised(format_action(one.action), one.win_chance, one.margin, one.range)
        for one in advise(view, budget)
    )


def answer_all(thinker: Thinker, questions: BinaryIO, answers: RawIOBase) -> None:
    """Answer line after line until there are no more."""
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answer = thinker.answer(decoder.decode(line))
        answers.write(msgspec.json.encode(answer) + b"\n")


def end_with(server: int) -> None:
    """End this process soon after the server's, also in the middle of a thought."""
    while os.getppid() == server:
        time.sleep(LOOK_SECONDS)
    os._exit(1)


def main() -> None:
    """Think for whoever started the process, as long as that is there; Ctrl+C is meant for it, and
    what a bot prints goes to the other stream."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError):
        answer_all(Thinker(editions_with(tuple(sys.argv[1:]))), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
