"""Pages that look further than the table: by which way tickets can be connected, and how everybody
stands."""

from collections import defaultdict
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from branchline.folding import FoldingTable
from branchline.game.aids import TicketAid, aids_of
from branchline.game.view import View
from branchline.terminal.flow import Flow
from branchline.terminal.routes import helping_key, legend, marked_text
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import DONE, seat_chip
from branchline.terminal.tables import LONGEST_NAME, in_order, ticket_text
from branchline.text.bonuses import bonus_words
from branchline.text.catalogue import say

INDENT = 5


def tickets_page(view: View, speaker: Speaker) -> Group:
    """The seat's own tickets, each with the routes of its best way: those it has, and those that it
    lacks with what they cost."""
    language, aids = speaker.language, aids_of(view)
    parts: list[RenderableType] = [Text(say("table-own-tickets", language), "bold")]
    if not aids.tickets:
        parts.append(Text(say("words-none", language), "dim"))
    for aid in in_order(aids.tickets, speaker):
        parts.append(ticket_text(aid, speaker))
        if aid.state != "impossible":
            parts.append(Padding(_way(aid, speaker), (0, 0, 0, INDENT)))
    missing = [speaker.routes[route] for aid in aids.tickets for route in aid.missing]
    if missing:
        parts.append(Flow([helping_key(language), *legend(missing, speaker).items]))
    if view.phase == "turn":
        parts.append(Text(say("answer-tickets-hint", language), "dim"))
    return Group(*parts)


def _way(aid: TicketAid, speaker: Speaker) -> Flow:
    """The routes of a way from the first city to the second."""
    missing = set(aid.missing)
    return Flow(
        [
            marked_text(speaker.routes[route], helps=True, speaker=speaker)
            if route in missing
            else Text.assemble((f"{DONE} ", "green"), (speaker.route(route), "dim"))
            for route in along(aid, speaker)
        ],
        gap=2,
    )


def along(aid: TicketAid, speaker: Speaker) -> list[str]:
    """The routes of a ticket's way in the order in which they are travelled."""
    at: defaultdict[str, list[str]] = defaultdict(list)
    for route in (*aid.connection, *aid.missing):
        for city in (speaker.routes[route].city_a, speaker.routes[route].city_b):
            at[city].append(route)
    found: list[str] = []
    city = aid.city_a
    while left := [route for route in at[city] if route not in found]:
        route = speaker.routes[left[0]]
        found.append(route.id)
        city = route.city_b if city == route.city_a else route.city_a
    return found


def standings_page(view: View, speaker: Speaker) -> Group:
    """Points so far, longest paths, and what each bonus counts for every seat; a bonus that depends
    on hidden tickets is counted for oneself."""
    language, aids = speaker.language, aids_of(view)
    table = FoldingTable(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("table-standings", language))
    for seat in view.seats:
        header = Text.assemble(seat_chip(seat.seat), f" {speaker.player(seat.seat)}")
        table.add_column(header, justify="right", most=LONGEST_NAME)
    table.add_row(say("score-routes", language), *(str(seat.points) for seat in view.seats))
    kinds = {speaker.bonuses[standing.bonus].kind for standing in aids.bonuses}
    if aids.longest is not None and "longest_path" not in kinds:
        lengths = [path.length for path in aids.longest]
        table.add_row(say("table-longest-path", language), *_counted(lengths, ()))
    for standing in aids.bonuses:
        bonus = speaker.bonuses[standing.bonus]
        words = bonus_words(bonus, speaker.edition, language)
        label = Text.assemble((f"{bonus.points} ", "bold"), words)
        counts = standing.counts or (None,) * len(view.seats)
        table.add_row(label, *_counted(counts, standing.leaders))
    return Group(table, Text(say("table-standings-hint", language), "dim"))


def _counted(counts: Iterable[int | None], leaders: tuple[int, ...]) -> list[Text]:
    return [
        Text("–" if count is None else str(count), "bold" if seat in leaders else "")
        for seat, count in enumerate(counts)
    ]
