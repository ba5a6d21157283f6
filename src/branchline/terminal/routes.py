"""Routes as lines of text: what they cost and who holds them, one city's or the whole map's."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.editions.edition import GRAY, LOCOMOTIVE, Language, Route
from branchline.game.view import View
from branchline.terminal.flow import Flow
from branchline.terminal.speaker import Speaker, plain
from branchline.terminal.symbols import HELPS, LOST, OPEN, SYMBOLS, TUNNEL, chip, seat_chip
from branchline.text.catalogue import say


def cost_text(route: Route) -> Text:
    """Length, color and what is special: 4 ◌ 2⚙."""
    text = Text.assemble(f"{route.length}", chip(route.color))
    if route.locomotives:
        text.append(f" {route.locomotives}{SYMBOLS[LOCOMOTIVE].mark}", "bold")
    if route.tunnel:
        text.append(f" {TUNNEL}", "bold")
    if route.exchange:
        text.append(f" {route.exchange}=1", "bold")
    if route.draw_bonus:
        text.append(f" +{route.draw_bonus}c", "bold")
    return text


def route_text(route: Route, speaker: Speaker, width: int = 0) -> Text:
    """A route's cities and its cost, set apart to fill a width."""
    name, cost = speaker.route(route.id), cost_text(route)
    return Text.assemble(name, " " * max(1, width - len(name) - cost.cell_len), cost)


def marked_text(route: Route, helps: bool, speaker: Speaker, width: int = 0) -> Text:
    """A route's text behind a mark if it helps a ticket."""
    return Text.assemble((HELPS if helps else " ", "bold green"), route_text(route, speaker, width))


def helping_key(language: Language) -> Text:
    """What the mark of routes that help means."""
    return Text.assemble((HELPS, "bold green"), (f" {say('board-key-helps', language)}", "dim"))


def routes_width(routes: Iterable[Route], speaker: Speaker) -> int:
    """The width of the longest route's text."""
    return max((route_text(route, speaker).cell_len for route in routes), default=0)


def by_name(routes: Iterable[Route], speaker: Speaker) -> list[Route]:
    """The routes in the order of their names."""
    return sorted(
        routes,
        key=lambda route: (plain(speaker.city(route.city_a)), plain(speaker.route(route.id))),
    )


def legend(routes: Sequence[Route], speaker: Speaker) -> Flow:
    """What the signs mean that these routes show."""
    signs = [
        (any(r.color == GRAY for r in routes), chip(GRAY), "board-key-gray"),
        (
            any(r.locomotives for r in routes),
            Text(SYMBOLS[LOCOMOTIVE].mark, "bold"),
            "board-key-ferry",
        ),
        (any(r.tunnel for r in routes), Text(TUNNEL, "bold"), "board-key-tunnel"),
        (any(r.exchange for r in routes), Text("4=1", "bold"), "board-key-exchange"),
        (any(r.draw_bonus for r in routes), Text("+1c", "bold"), "board-key-draw"),
    ]
    return Flow(
        [
            Text.assemble(sign, (f" {say(key, speaker.language)}", "dim"))
            for is_shown, sign, key in signs
            if is_shown
        ]
    )


def routes_list(view: View, routes: Iterable[Route], speaker: Speaker) -> RenderableType:
    """Routes with their state: free, closed to the seat, or somebody's."""
    chosen = by_name(routes, speaker)
    owners = view.owners
    free = set(view.open_routes(-1 if view.seat is None else view.seat))
    width = routes_width(chosen, speaker)
    lines: list[Text] = []
    for route in chosen:
        owner = owners.get(route.id)
        if owner is not None:
            state = seat_chip(owner)
        else:
            state = Text(f" {OPEN if route.id in free else LOST} ", "dim")
        lines.append(route_text(route, speaker, width).append(" ").append_text(state))
    return Group(Flow(lines, even=True), legend(chosen, speaker), owners_line(view, speaker))


def owners_line(view: View, speaker: Speaker) -> Flow:
    """Which mark is whose, and what an unclaimed route's mark means."""
    language = speaker.language
    states = [(OPEN, say("board-free", language)), (LOST, say("board-closed", language))]
    return Flow(
        [
            *(Text.assemble(seat_chip(s.seat), f" {speaker.player(s.seat)}") for s in view.seats),
            *(Text(f"{mark} {words}", "dim") for mark, words in states),
        ]
    )


def claimed_list(view: View, speaker: Speaker) -> RenderableType:
    """The claimed routes of every seat, and its stations."""
    parts: list[RenderableType] = []
    stations = view.stations
    for seat in view.seats:
        parts.append(Text.assemble(seat_chip(seat.seat), (f" {speaker.player(seat.seat)}", "bold")))
        routes = by_name((speaker.routes[name] for name in seat.routes), speaker)
        items = [route_text(route, speaker) for route in routes]
        items += [
            Text(say("board-station", speaker.language, city=speaker.city(city)))
            for city, owner in stations.items()
            if owner == seat.seat
        ]
        parts.append(
            Flow(items or [Text(say("board-no-routes", speaker.language), "dim")], even=True)
        )
    return Group(*parts)
