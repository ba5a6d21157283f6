"""What lies on the table, as one seat may see it: pieces of a screen for `rich`."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from branchline.editions.edition import CARDS, Bonus
from branchline.folding import FoldingTable
from branchline.game.view import View
from branchline.terminal.distances import wagons_needed
from branchline.terminal.flow import Flow
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import DONE, LOST, OPEN, card_text, counted, seat_chip
from branchline.text.bonuses import bonus_words
from branchline.text.catalogue import say

WIDE = 100
"""With this many columns or more, pieces stand side by side."""
LABEL = 8
LONGEST_NAME = 24


def labelled(rows: list[tuple[str, RenderableType]]) -> Table:
    """Rows with a word in front."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=LABEL, style="bold")
    table.add_column()
    for label, content in rows:
        table.add_row(label, content)
    return table


def heading(view: View, speaker: Speaker, title: str) -> Rule:
    """A line that opens a screen: what is asked, and what is left to draw."""
    language = speaker.language
    parts = [
        title,
        view.edition.names.in_language(language),
        say("table-turn", language, number=view.turns + 1),
        say("table-deck", language, number=view.deck_size),
        say("table-ticket-deck", language, number=view.ticket_deck_size),
    ]
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


def ticket_texts(view: View, speaker: Speaker) -> list[Text]:
    """The seat's own tickets: done, some wagons to go, or cut off; open ones first."""
    if view.seat is None:
        return []
    needed = wagons_needed(view, view.seat)
    ordered = sorted(view.tickets, key=lambda name: (needed[name] == 0, speaker.ticket(name)))
    return [_ticket_text(name, needed[name], speaker) for name in ordered]


def _ticket_text(ticket_id: str, wagons: int | None, speaker: Speaker) -> Text:
    points = speaker.tickets[ticket_id].points
    if wagons == 0:
        mark, style, state = DONE, "green", say("table-done", speaker.language)
    elif wagons is None:
        mark, style, state = LOST, "red", say("table-cut-off", speaker.language)
    else:
        mark, style = OPEN, ""
        state = say("table-to-go", speaker.language, number=wagons)
    return Text.assemble(
        (f"{mark} ", style),
        (f"{points:>2} ", "bold"),
        speaker.ticket(ticket_id),
        (f" {state}", style or "dim"),
    )


def tickets_flow(view: View, speaker: Speaker) -> RenderableType:
    """The seat's own tickets in columns."""
    texts = ticket_texts(view, speaker)
    if not texts:
        return Text(say("words-none", speaker.language), "dim")
    return Flow(texts, gap=2, even=True)


def bonuses_flow(view: View, speaker: Speaker, with_names: bool) -> RenderableType:
    """The bonuses that count, each with what it counts, and with its name where there is room."""
    shown = view.bonuses
    bonuses = [bonus for bonus in view.edition.bonuses if bonus.id in shown]
    texts = [_bonus_text(bonus, speaker, with_names) for bonus in bonuses]
    return Flow(texts, gap=2, even=len(texts) > 1)


def _bonus_text(bonus: Bonus, speaker: Speaker, with_name: bool) -> Text:
    words = bonus_words(bonus, speaker.edition, speaker.language)
    text = Text.assemble((f"{bonus.points:>2} ", "bold"), words)
    name = bonus.names.in_language(speaker.language)
    if with_name and name.casefold() != words.casefold():
        text.append(f"  {name}", "dim")
    return text


def position(view: View, speaker: Speaker, width: int) -> RenderableType:
    """The seats, the bonuses and the seat's own tickets and cards."""
    language = speaker.language
    rows: list[tuple[str, RenderableType]] = [
        (say("table-bonuses", language), bonuses_flow(view, speaker, width >= WIDE)),
        (say("table-own-tickets", language), tickets_flow(view, speaker)),
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
