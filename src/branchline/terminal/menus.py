"""Lists to choose from: each answers what a person types with an action, a further list or a word
about what to type instead."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, runtime_checkable

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.editions.edition import Language
from branchline.game.actions import Action
from branchline.terminal.flow import Flow
from branchline.terminal.speaker import plain
from branchline.text.catalogue import say

SHORTEST = 3
"""Letters of a word that chooses at once, so that a slip of one key pays for nothing."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What was typed does not fit here; the message says what does."""

    message: str


@runtime_checkable
class Menu(Protocol):
    """Something to choose from."""

    @property
    def ask(self) -> str:
        """The question at the prompt."""
        ...

    def draw(self) -> RenderableType:
        """What there is to choose from."""
        ...

    def pick(self, text: str) -> "Answer":
        """The answer to what was typed; None if it is none for this menu."""
        ...


Answer = Action | Menu | Trouble | None


def number_text(key: str | int) -> Text:
    """The number to type for a choice."""
    return Text(f"{key:>2}) ", "bold cyan")


@dataclass(frozen=True, slots=True)
class Option:
    """A numbered choice: what it says and what it leads to."""

    key: str
    label: Text
    opens: Callable[[], Action | Menu]

    @property
    def line(self) -> Text:
        """The number and the label."""
        return Text.assemble(number_text(self.key), self.label)


@dataclass(frozen=True, slots=True)
class OptionsMenu:
    """A numbered list; in one with columns, part of a name narrows it down."""

    title: str
    options: Sequence[Option]
    ask: str
    language: Language
    in_columns: bool = False
    footer: Sequence[RenderableType] = field(default=())
    enter: str = ""
    """The number that Enter alone chooses; without one it leads back."""
    whole: "OptionsMenu | None" = None
    """The list that this one narrows down; a name that is not in this one is looked for there."""

    def draw(self) -> RenderableType:
        """The title, the numbered options, and what explains them."""
        lines = [option.line for option in self.options]
        content = [Flow(lines, gap=2, even=True)] if self.in_columns else lines
        return Group(Text(self.title, "bold"), *content, *self.footer)

    def pick(self, text: str) -> Answer:
        """By number, or narrowed down by a part of the label."""
        for option in self.options:
            if option.key == (text or self.enter):
                return option.opens()
        if numbers_in(text):
            return Trouble(say("answer-bad-number", self.language, text=text))
        if not plain(text):
            return None
        return self.narrowed(text) if self.in_columns else self.named(text)

    def named(self, text: str) -> Answer:
        """The option whose words the text begins, in any order; of several those, numbered anew."""
        typed = _words(text)
        if any(len(word) < SHORTEST and not word.isdecimal() for word in typed):
            return None
        fitting = [
            (option.label, option.opens)
            for option in self.options
            if all(
                any(word.startswith(begun) for word in _words(option.label.plain))
                for begun in typed
            )
        ]
        exact = [opens for label, opens in fitting if sorted(_words(label.plain)) == sorted(typed)]
        if exact or len(fitting) == 1:
            return (exact or [opens for _, opens in fitting])[0]()
        if fitting:
            return replace(self, options=numbered(fitting), whole=self.whole or self)
        return self.whole.named(text) if self.whole else None

    def narrowed(self, text: str) -> Answer:
        """The options with all words of the text, in any order, numbered as they are shown; one
        alone is chosen."""
        words = _words(text)
        fitting = [
            (option.label, option.opens)
            for option in self.options
            if all(word in plain(option.label.plain) for word in words)
        ]
        if len(fitting) == 1:
            return fitting[0][1]()
        if fitting:
            return replace(self, options=numbered(fitting), whole=self.whole or self)
        if self.whole:
            return self.whole.narrowed(text)
        return Trouble(say("answer-no-match", self.language, text=text))


def _words(text: str) -> list[str]:
    """The words of a text, as `plain` leaves them."""
    return [plain(word) for word in re.split(r"[\W_]+", text) if plain(word)]


def numbered(labels_and_ends: Sequence[tuple[Text, Callable[[], Action | Menu]]]) -> list[Option]:
    """Options numbered from 1."""
    return [
        Option(str(number), label, opens)
        for number, (label, opens) in enumerate(labels_and_ends, 1)
    ]


def numbers_in(text: str) -> list[int] | None:
    """The numbers that were typed, with spaces or commas between; None if it is something else."""
    words = text.replace(",", " ").split()
    if not words or not all(word.isdecimal() for word in words):
        return None
    return [int(word) for word in words]
