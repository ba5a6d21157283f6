"""What a board points out: tickets, the choice being made, the last move, ghosts and the focus.

Every drawing has these layers, empty unless asked for, so that a page can fill them: a path that is
pointed out is a `<use>` of the route's line, once for each stroke of its class.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from branchline.render.pieces import SHADOW_FALL
from branchline.render.places import BoardPlaces, RouteAt
from branchline.render.svg import group, use

STROKES: dict[str, tuple[str, ...]] = {
    "last": ("bl-last-ink", "bl-last-cream", "bl-last-land"),
    "ticket": ("bl-ticket-edge", "bl-ticket-gold"),
    "missing": ("bl-missing-edge", "bl-missing-cream", "bl-missing-gold"),
    "choice": ("bl-choice-edge", "bl-choice-fill"),
    "focus": ("bl-focus-ring", "bl-focus-gap"),
}
"""The layers below the routes, from the bottom, with the classes of their strokes."""


@dataclass(frozen=True, slots=True)
class Highlights:
    """What to point out; routes by id."""

    last: tuple[str, ...] = ()
    """Routes of the last move."""
    ticket: tuple[str, ...] = ()
    """Routes that connect a ticket."""
    missing: tuple[str, ...] = ()
    """Routes that a ticket still lacks."""
    choice: tuple[str, ...] = ()
    """Routes being chosen."""
    focus: tuple[str, ...] = ()
    """Routes that the keyboard is on."""
    ghosts: Mapping[str, int] = field(default_factory=dict[str, int])
    """Wagons that would stand there: the seat, by route."""


NOTHING = Highlights()


def line_name(route: str) -> str:
    """The id of a route's line, from city to city."""
    return f"line-{route}"


def wagons_on(route: RouteAt, seat: int, *, class_: str) -> list[str]:
    """The wagons of a seat on every space of a route."""
    return [
        group(
            use("shadow", x=SHADOW_FALL[0], y=SHADOW_FALL[1], turn=space.angle),
            use(f"wagon-{seat}", turn=space.angle),
            class_=class_,
            transform=f"translate({space.x:g} {space.y:g})",
        )
        for space in route.spaces
    ]


def layers_below(highlights: Highlights) -> list[str]:
    """The layers under the routes."""
    return [_layer(name, getattr(highlights, name), strokes) for name, strokes in STROKES.items()]


def ghost_layer(places: BoardPlaces, highlights: Highlights) -> str:
    """Wagons that are not there yet."""
    wagons = [
        wagon
        for route in places.routes
        if route.id in highlights.ghosts
        for wagon in wagons_on(route, highlights.ghosts[route.id], class_="bl-ghost")
    ]
    return group(*wagons, class_="bl-layer", data_layer="ghost")


def _layer(name: str, routes: Iterable[str], strokes: tuple[str, ...]) -> str:
    """All routes of one stroke, then all of the next, so that paths join."""
    paths = [use(line_name(route), class_=stroke) for stroke in strokes for route in sorted(routes)]
    return group(*paths, class_="bl-layer", data_layer=name)
