"""Routes as lines of text: what they cost and who holds them, one city's or the whole map's."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.game.edition import GRAY, LOCOMOTIVE, Route
from branchline.game.view import View
from branchline.terminal.distances import open_routes
from branchline.terminal.flow import Flow
from branchline.terminal.phrases import phrase
from branchline.terminal.speaker import Speaker, plain
from branchline.terminal.symbols import TUNNEL, chip, seat_chip


def cost_text(route: Route) -> Text:
    """Length, color and what is special: 4 ◌ 2⚙."""
    text = Text.assemble(f"{route.length} ", chip(route.color))
    if route.locomotives:
        text.append(f" {route.locomotives}").append_text(chip(LOCOMOTIVE))
    if route.tunnel:
        text.append(f" {TUNNEL}", "bold")
    if route.exchange:
        text.append(f" {route.exchange}=1", "bold")
    if route.draw_bonus:
        text.append(f" +{route.draw_bonus}c", "bold")
    return text


def route_text(route: Route, speaker: Speaker, names_width: int = 0) -> Text:
    """A route's cities, padded to a width, and its cost."""
    name = speaker.short_route(route.id)
    return Text.assemble(name, " " * (names_width - len(name) + 1), cost_text(route))


def names_width(routes: Iterable[Route], speaker: Speaker) -> int:
    """The width of the longest route's name."""
    return max((len(speaker.short_route(route.id)) for route in routes), default=0)


def by_name(routes: Iterable[Route], speaker: Speaker) -> list[Route]:
    """The routes in the order of their names."""
    return sorted(
        routes,
        key=lambda route: (plain(speaker.city(route.city_a)), plain(speaker.route(route.id))),
    )


def legend(routes: Sequence[Route], speaker: Speaker) -> Flow:
    """What the signs mean that these routes show."""
    language = speaker.language
    signs = [
        (any(r.color == GRAY for r in routes), chip(GRAY), "key_gray"),
        (any(r.locomotives for r in routes), chip(LOCOMOTIVE), "key_ferry"),
        (any(r.tunnel for r in routes), Text(TUNNEL, "bold"), "key_tunnel"),
        (any(r.exchange for r in routes), Text(), "key_exchange"),
        (any(r.draw_bonus for r in routes), Text(), "key_draw"),
    ]
    return Flow(
        [
            Text.assemble(sign, (f" {phrase(key, language)}".strip(" " * (not sign)), "dim"))
            for is_shown, sign, key in signs
            if is_shown
        ]
    )


def routes_list(view: View, routes: Iterable[Route], speaker: Speaker) -> RenderableType:
    """Routes with their state: free, closed to the seat, or somebody's."""
    chosen = by_name(routes, speaker)
    owners = view.owners
    free = {route.id for route in open_routes(view, -1 if view.seat is None else view.seat)}
    width = names_width(chosen, speaker)
    lines: list[Text] = []
    for route in chosen:
        owner = owners.get(route.id)
        if owner is not None:
            state = seat_chip(owner)
        elif route.id in free:
            state = Text(f" {phrase('free', speaker.language)}", "dim")
        else:
            state = Text(f" {phrase('closed', speaker.language)}", "dim")
        line = route_text(route, speaker, width)
        line.append(" ").append_text(state)
        lines.append(line)
    return Group(Flow(lines, even=True), legend(chosen, speaker), owners_line(view, speaker))


def owners_line(view: View, speaker: Speaker) -> Flow:
    """Which mark is whose."""
    return Flow(
        [
            Text.assemble(seat_chip(seat.seat), f" {speaker.player(seat.seat)}")
            for seat in view.seats
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
            Text(f"{phrase('stations', speaker.language)}: {speaker.city(city)}")
            for city, owner in stations.items()
            if owner == seat.seat
        ]
        parts.append(Flow(items or [Text(phrase("none", speaker.language), "dim")], even=True))
    return Group(*parts)
