"""Choosing tickets from an offer: which to keep, and the order in which the rest goes under.

The order can be typed at once, as in 1 3 / 4 2. It is asked for only where it may show: where the
rejected tickets would come up in two different offers, and not long from now.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.game.actions import KeepTickets
from branchline.game.aids import TicketAid, aids_of
from branchline.game.view import View
from branchline.terminal.menus import Answer, Trouble, number_text, numbers_in
from branchline.terminal.speaker import Speaker, plain
from branchline.terminal.tables import ticket_state
from branchline.text.catalogue import say

ALL = ("all", "tous", "tout")
SOON = 2
"""Draws of everybody after which the order is no longer asked for."""


def ticket_lines(tickets: Sequence[str], speaker: Speaker, aids: Sequence[TicketAid] = ()) -> Table:
    """Numbered tickets with their points and, where given, what they ask for."""
    asked = {aid.ticket: _asks(aid, speaker) for aid in aids}
    digits = max((len(str(speaker.tickets[name].points)) for name in tickets), default=0)
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(tickets, 1):
        points = speaker.count(speaker.tickets[name].points, "point")
        table.add_row(
            Text.assemble(number_text(number), speaker.ticket(name)),
            Text(" " * (digits - points.index(" ")) + points, "bold"),
            Text(asked.get(name, ""), "dim"),
        )
    return table


def _asks(aid: TicketAid, speaker: Speaker) -> str:
    if aid.state == "open" and not aid.stations:
        return say("table-asks", speaker.language, wagons=speaker.count(aid.wagons, "wagon"))
    return ticket_state(aid, speaker)


@dataclass(frozen=True, slots=True)
class KeepMenu:
    """Which of the offered tickets to keep."""

    offer: tuple[str, ...]
    least: int
    may_order: bool
    """Whether rejected tickets lie in the order they are named in."""
    above: int
    """Tickets that they would go under."""
    deal: int
    """Tickets in an offer."""
    seats: int
    aids: tuple[TicketAid, ...]
    speaker: Speaker

    @property
    def ask(self) -> str:
        """The question."""
        return say("choice-ask-tickets", self.speaker.language, least=self.least)

    def draw(self) -> RenderableType:
        """The offered tickets."""
        return ticket_lines(self.offer, self.speaker, self.aids)

    def pick(self, text: str) -> Answer:
        """Several numbers, or all; behind a stroke the order of the others."""
        if plain(text) in ALL:
            return KeepTickets(self.offer)
        wanted, stroke, order = text.partition("/")
        numbers = numbers_in(wanted)
        if numbers is None:
            return None
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(self._numbers()):
            return Trouble(say("answer-bad-numbers", self.speaker.language))
        kept = tuple(self.offer[number - 1] for number in sorted(numbers))
        rejected = tuple(name for name in self.offer if name not in kept)
        if stroke:
            ordered = numbers_in(order) or []
            if sorted((*numbers, *ordered)) != list(self._numbers()):
                return Trouble(say("answer-bad-numbers", self.speaker.language))
            return KeepTickets(kept, tuple(self.offer[number - 1] for number in ordered))
        if len(kept) >= self.least and self.is_order_asked(len(rejected)):
            return OrderMenu(kept, rejected, self.speaker)
        return KeepTickets(kept, rejected)

    def is_order_asked(self, rejected: int) -> bool:
        """Whether it can soon be seen in which order so many tickets went under the deck: an offer
        takes `deal` tickets, so a part of them may come in one and the rest in the next."""
        are_parted = self.above % self.deal + rejected > self.deal
        return self.may_order and are_parted and self.above <= SOON * self.seats * self.deal

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
        return Group(title, ticket_lines(self.rejected, self.speaker))

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
        may_order=view.order_matters,
        above=view.ticket_deck_size,
        deal=max(1, view.edition.ticket_decks[0].later_deal),
        seats=len(view.seats),
        aids=aids_of(view).offer,
        speaker=speaker,
    )
