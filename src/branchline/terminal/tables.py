"""What lies on the table, as one seat may see it: pieces of a screen for `rich`."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from branchline.editions.edition import CARDS
from branchline.folding import FoldingTable
from branchline.game.aids import Aids, TicketAid, aids_of
from branchline.game.standings import BonusStanding
from branchline.game.view import View
from branchline.terminal.flow import Flow
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import DONE, LOST, OPEN, card_text, counted, seat_chip
from branchline.text.bonuses import bonus_words
from branchline.text.catalogue import say

WIDE = 100
"""With this many columns or more, pieces stand side by side."""
LABEL = 8
RULE = 4
"""Columns that the line behind a heading takes at least."""
LONGEST_NAME = 24


def labelled(rows: list[tuple[str, RenderableType]]) -> Table:
    """Rows with a word in front."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=LABEL, style="bold")
    table.add_column()
    for label, content in rows:
        table.add_row(label, content)
    return table


def heading(view: View, speaker: Speaker, title: str, width: int) -> RenderableType:
    """A line that opens a screen: what is asked, and what is left to draw; two in a narrow
    window."""
    language = speaker.language
    first = [title, view.edition.names.in_language(language)]
    rest = [
        say("table-turn", language, number=view.turns + 1),
        say("table-deck", language, number=view.deck_size),
        say("table-ticket-deck", language, number=view.ticket_deck_size),
    ]
    if len(" · ".join([*first, *rest])) > width - RULE:
        return Group(_rule(first), Text(" · ".join(rest)))
    return _rule([*first, *rest])


def _rule(parts: Iterable[str]) -> Rule:
    return Rule(Text(" · ".join(parts), "bold"), align="left", style="dim")


def banner(view: View, speaker: Speaker) -> Text | None:
    """Says that the last round is on."""
    if view.last_turns is None:
        return None
    if view.seat is not None and view.seat == view.active:
        words = say("table-last-turn", speaker.language)
    else:
        turns = speaker.count(view.last_turns, "turn")
        words = say("table-last-round", speaker.language, turns=turns)
    return Text(f" {words} ", "bold reverse")


def seats_table(view: View, speaker: Speaker) -> FoldingTable:
    """What is public about every seat."""
    language = speaker.language
    table = FoldingTable(keys=2, box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(say("table-seat", language), most=LONGEST_NAME)
    has_stations = view.rules.stations > 0
    columns = ["table-points", "table-wagons", "table-cards", "table-tickets"]
    columns += ["table-stations"] * has_stations
    for key in columns:
        table.add_column(say(key, language), justify="right")
    for seat in view.seats:
        numbers = [seat.points, seat.wagons, seat.hand_size, seat.tickets]
        numbers += [seat.stations] * has_stations
        style = "bold" if seat.seat in (view.seat, view.active) else ""
        name = Text(speaker.player(seat.seat), style)
        table.add_row(seat_chip(seat.seat), name, *map(str, numbers))
    return table


def hand_flow(view: View, speaker: Speaker) -> RenderableType:
    """The seat's own cards."""
    hand = view.hand
    if not hand:
        return Text(say("table-empty-hand", speaker.language), "dim")
    return Flow([counted(card, hand[card], speaker.language) for card in CARDS if card in hand])


def market_flow(view: View, speaker: Speaker) -> Flow:
    """The face-up cards."""
    empty = Text(say("table-empty-slot", speaker.language), "dim")
    return Flow([card_text(card, speaker.language) if card else empty for card in view.market])


def ticket_text(aid: TicketAid, speaker: Speaker) -> Text:
    """A ticket: done, some wagons to go, or cut off."""
    mark, style = {"done": (DONE, "green"), "open": (OPEN, ""), "impossible": (LOST, "red")}[
        aid.state
    ]
    return Text.assemble(
        (f"{mark} ", style),
        (f"{aid.points:>2} ", "bold"),
        speaker.ticket(aid.ticket),
        (f" {ticket_state(aid, speaker)}", style or "dim"),
    )


def ticket_state(aid: TicketAid, speaker: Speaker) -> str:
    """How far a ticket is, in few words."""
    language = speaker.language
    if aid.state == "done":
        return say("table-done", language)
    if aid.state == "impossible":
        return say("table-cut-off", language)
    if aid.stations:
        return say("table-to-go-station", language, number=aid.wagons, stations=aid.stations)
    return say("table-to-go", language, number=aid.wagons)


def in_order(aids: Iterable[TicketAid], speaker: Speaker) -> list[TicketAid]:
    """Tickets by name, those that are done last."""
    return sorted(aids, key=lambda aid: (aid.state == "done", speaker.ticket(aid.ticket)))


def tickets_flow(aids: Aids, speaker: Speaker) -> RenderableType:
    """The seat's own tickets in columns."""
    if not aids.tickets:
        return Text(say("words-none", speaker.language), "dim")
    texts = [ticket_text(aid, speaker) for aid in in_order(aids.tickets, speaker)]
    return Flow(texts, gap=2, even=True)


def bonuses_flow(aids: Aids, speaker: Speaker, with_names: bool) -> RenderableType:
    """The bonuses that count, each with what it counts, how the seats stand, and, where there is
    room, its name."""
    texts = [_bonus_text(standing, speaker, with_names) for standing in aids.bonuses]
    return Flow(texts, gap=2, even=len(texts) > 1)


def _bonus_text(standing: BonusStanding, speaker: Speaker, with_name: bool) -> Text:
    bonus = speaker.bonuses[standing.bonus]
    words = bonus_words(bonus, speaker.edition, speaker.language)
    text = Text.assemble((f"{bonus.points:>2} ", "bold"), words)
    for seat, count in enumerate(standing.counts or ()):
        if count is not None:
            style = "bold" if seat in standing.leaders else "dim"
            text.append(" ").append_text(seat_chip(seat)).append(f"{count}", style)
    name = bonus.names.in_language(speaker.language)
    if with_name and name.casefold() != words.casefold():
        text.append(f"  {name}", "dim")
    return text


def position(view: View, speaker: Speaker, width: int) -> RenderableType:
    """The seats, the bonuses and the seat's own tickets and cards."""
    language, aids = speaker.language, aids_of(view)
    rows: list[tuple[str, RenderableType]] = [
        (say("table-bonuses", language), bonuses_flow(aids, speaker, width >= WIDE)),
        (say("table-own-tickets", language), tickets_flow(aids, speaker)),
    ]
    seats = seats_table(view, speaker)
    if width < WIDE:
        top: RenderableType = Group(seats, "", labelled(rows))
    else:
        top = Table.grid(padding=(0, 4, 0, 0), expand=True)
        top.add_column(no_wrap=True)
        top.add_column(ratio=1)
        top.add_row(seats, labelled(rows))
    last = banner(view, speaker)
    return Group(*([last] if last else []), top)
