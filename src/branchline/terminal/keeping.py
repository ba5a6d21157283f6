"""Choosing tickets from an offer: which to keep, and the order in which the rest goes under."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.game.actions import KeepTickets
from branchline.game.view import View
from branchline.terminal.distances import wagons_needed
from branchline.terminal.menus import Answer, Trouble, number_text, numbers_in
from branchline.terminal.speaker import Speaker, plain
from branchline.text.catalogue import say

ALL = ("all", "tous", "tout")


def ticket_lines(
    tickets: Sequence[str], speaker: Speaker, wagons: dict[str, int | None] | None = None
) -> list[Text]:
    """Numbered tickets with their points and, where given, the wagons they ask for."""
    width = max((len(speaker.ticket(name)) for name in tickets), default=0)
    digits = max((len(str(speaker.tickets[name].points)) for name in tickets), default=0)
    lines: list[Text] = []
    for number, name in enumerate(tickets, 1):
        points = speaker.count(speaker.tickets[name].points, "point")
        line = Text.assemble(
            number_text(number),
            f"{speaker.ticket(name):<{width}}  ",
            (" " * (digits - points.index(" ")) + points, "bold"),
        )
        if wagons is not None:
            line.append(f"  {_asks(wagons[name], speaker)}", "dim")
        lines.append(line)
    return lines


def _asks(wagons: int | None, speaker: Speaker) -> str:
    if wagons is None:
        return say("table-cut-off", speaker.language)
    if wagons == 0:
        return say("table-done", speaker.language)
    return say("table-asks", speaker.language, wagons=speaker.count(wagons, "wagon"))


@dataclass(frozen=True, slots=True)
class KeepMenu:
    """Which of the offered tickets to keep."""

    offer: tuple[str, ...]
    least: int
    order_matters: bool
    wagons: dict[str, int | None]
    speaker: Speaker

    @property
    def ask(self) -> str:
        """The question."""
        return say("choice-ask-tickets", self.speaker.language, least=self.least)

    def draw(self) -> RenderableType:
        """The offered tickets."""
        return Group(*ticket_lines(self.offer, self.speaker, self.wagons))

    def pick(self, text: str) -> Answer:
        """Several numbers, or all."""
        if plain(text) in ALL:
            return KeepTickets(self.offer)
        numbers = numbers_in(text)
        if numbers is None:
            return None
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(self._numbers()):
            return Trouble(say("answer-bad-numbers", self.speaker.language))
        kept = tuple(self.offer[number - 1] for number in sorted(numbers))
        rejected = tuple(name for name in self.offer if name not in kept)
        if self.order_matters and len(rejected) > 1 and len(kept) >= self.least:
            return OrderMenu(kept, rejected, self.speaker)
        return KeepTickets(kept, rejected)

    def _numbers(self) -> range:
        return range(1, len(self.offer) + 1)


@dataclass(frozen=True, slots=True)
class OrderMenu:
    """In which order the rejected tickets go under the deck (R-ALL-TIC-5)."""

    kept: tuple[str, ...]
    rejected: tuple[str, ...]
    speaker: Speaker

    @property
    def ask(self) -> str:
        """The question."""
        return say("choice-ask-order", self.speaker.language)

    def draw(self) -> RenderableType:
        """The rejected tickets."""
        title = Text(say("choice-title-order", self.speaker.language), "bold")
        return Group(title, *ticket_lines(self.rejected, self.speaker))

    def pick(self, text: str) -> Answer:
        """All numbers in the wanted order; nothing leaves them as they are."""
        if not text:
            return KeepTickets(self.kept, self.rejected)
        numbers = numbers_in(text)
        if numbers is None:
            return None
        if sorted(numbers) != list(range(1, len(self.rejected) + 1)):
            return Trouble(say("answer-bad-order", self.speaker.language))
        return KeepTickets(self.kept, tuple(self.rejected[number - 1] for number in numbers))


def keep_menu(view: View, speaker: Speaker) -> KeepMenu:
    """The choice of tickets that a seat is asked for."""
    assert view.seat is not None
    return KeepMenu(
        offer=view.offer,
        least=view.least_kept,
        order_matters=view.order_matters,
        wagons=wagons_needed(view, view.seat),
        speaker=speaker,
    )
