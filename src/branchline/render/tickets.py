"""Tickets: the small pasteboard tickets of the time, with a map of the journey on their left.

The journey is a straight line between its two cities over all routes of the board. Tickets of
another deck than the first (long journeys) are printed on dark board with a gold edge.
"""

from branchline.editions.edition import Edition, Language, Ticket
from branchline.render.card_style import card_style
from branchline.render.cards import EDGE, card_svg
from branchline.render.layout import CityPlace, Layout, load_layout
from branchline.render.palette import Theme
from branchline.render.sentences import spoken_with
from branchline.render.svg import element, group, number, title, with_prefix, words
from branchline.render.text import text_width
from branchline.text.catalogue import say
from branchline.wording import counted

TICKET_WIDTH, TICKET_HEIGHT = 180.0, 100.0
MAP_LEFT, MAP_TOP, MAP_WIDTH, MAP_HEIGHT = 15.0, 10.0, 70.0, 80.0
STUB, TEXT_LEFT, TEXT_RIGHT = 91.0, 98.0, 166.0
"""Where the ticket can be torn, and where its text begins and ends."""
NAME_SIZE = 18.0
AROUND, NEAREST = 1.5, 0.62
"""The map shows the journey and so much around it, but never less than this part of the board."""
BEYOND = 70.0
"""The map may reach so far beyond the board, so that no city lies at its edge."""


def ticket_card(
    edition: Edition,
    ticket: Ticket,
    *,
    layout: Layout | None = None,
    names: str = "board",
    language: Language | None = None,
    theme: Theme = "light",
    prefix: str | None = None,
    embed_fonts: bool = True,
) -> str:
    """A ticket: the journey on a small map, the two cities and what it is worth.

    The layout is read for every ticket unless it is given. `names` says how cities are called;
    everything else is in `language`, by default French with French names, else English. `prefix`
    begins every id, for two equal tickets on one page.
    """
    language = language or spoken_with(names)
    cities = {city.id: city.names.in_language(names) for city in edition.cities}
    start, end = cities[ticket.city_a], cities[ticket.city_b]
    long = edition.is_long(ticket)
    width, height = TICKET_WIDTH, TICKET_HEIGHT
    heading = say("card-long-journey", language) if long else edition.names.in_language(language)
    values = {"from": start, "to": end, "points": counted(ticket.points, "point")}
    spoken = say("card-ticket.long" if long else "card-ticket", language, **values)
    drawing = group(
        element("path", d=_pasteboard(width, height, 0.8), class_="bl-card-pasteboard"),
        element("path", d=_pasteboard(width, height, EDGE), class_="bl-card-inner"),
        _map(edition, ticket, layout or load_layout(edition)),
        element("path", d=f"M{number(STUB)} 8V{number(height - 8)}", class_="bl-card-perforation"),
        _towns(start, end),
        words(heading, TEXT_LEFT, 21, class_="bl-card-small"),
        words(str(ticket.points), TEXT_RIGHT, 89, class_="bl-card-display bl-card-worth"),
        class_="bl-card-long" if long else None,
    )
    parts = [
        title(spoken),
        element("style", card_style("ticket", embed_fonts=embed_fonts)),
        drawing,
    ]
    svg = card_svg(
        width, height, "ticket", language, *parts, data_theme=theme, data_ticket=ticket.id
    )
    return with_prefix(svg, f"{prefix or f'bl-ticket-{edition.key}-{ticket.id}'}-")


def _towns(start: str, end: str) -> str:
    """Both names, as large as the longer one's room allows."""
    widest = max(text_width(name, NAME_SIZE) for name in (start, end)) * 1.03
    size = NAME_SIZE * min(1.0, (TEXT_RIGHT - TEXT_LEFT) / widest)
    style = f"font-size:{number(size)}px"
    return "".join(
        words(name, TEXT_LEFT, y, class_="bl-card-town", style=style)
        for name, y in ((start, 41), (end, 62))
    )


def _map(edition: Edition, ticket: Ticket, layout: Layout) -> str:
    """The part of the board around a journey, with every route as a thin line."""
    start, end = (layout.cities[city] for city in (ticket.city_a, ticket.city_b))
    x, y, scale = _window(layout, start, end)
    journey = "M" + "L".join(f"{number(at.x)} {number(at.y)}" for at in (start, end))
    place = (
        f"translate({number(MAP_LEFT)} {number(MAP_TOP)})scale({scale:.4f})"
        f"translate({number(-x)} {number(-y)})"
    )
    drawn = group(
        element("path", d=layout.background.outline, class_="bl-card-map-land"),
        element(
            "path",
            d=_network(edition, layout),
            class_="bl-card-map-routes",
            stroke_width=0.5 / scale,
        ),
        element("path", d=journey, class_="bl-card-map-under", stroke_width=4.2 / scale),
        element("path", d=journey, class_="bl-card-map-journey", stroke_width=2.2 / scale),
        *(
            element(
                "circle",
                cx=at.x,
                cy=at.y,
                r=3.4 / scale,
                class_="bl-card-map-stop",
                stroke_width=1.4 / scale,
            )
            for at in (start, end)
        ),
        transform=place,
    )
    return (
        element("clipPath", _pane(None), id="map")
        + group(_pane("bl-card-map-sea"), drawn, clip_path="url(#map)")
        + _pane("bl-card-map-frame")
    )


def _pane(kind: str | None) -> str:
    """The pane of the map."""
    return element(
        "rect", x=MAP_LEFT, y=MAP_TOP, width=MAP_WIDTH, height=MAP_HEIGHT, rx=3.0, class_=kind
    )


def _window(layout: Layout, start: CityPlace, end: CityPlace) -> tuple[float, float, float]:
    """The left and top of what the map shows, and its scale."""
    frame = layout.frame
    across = max(AROUND * abs(start.x - end.x), NEAREST * frame.width)
    down = max(AROUND * abs(start.y - end.y), NEAREST * frame.height)
    scale = min(MAP_WIDTH / across, MAP_HEIGHT / down)
    wide, high = MAP_WIDTH / scale, MAP_HEIGHT / scale
    left = _between((start.x + end.x) / 2 - wide / 2, frame.width - wide)
    top = _between((start.y + end.y) / 2 - high / 2, frame.height - high)
    return left, top, scale


def _between(value: float, limit: float) -> float:
    """The value, kept near 0 to the limit; half the limit where the map is wider than the board."""
    if limit < -2 * BEYOND:
        return limit / 2
    return min(max(value, -BEYOND), limit + BEYOND)


def _network(edition: Edition, layout: Layout) -> str:
    """Every route as a straight line."""
    pairs = dict.fromkeys(
        (min(route.city_a, route.city_b), max(route.city_a, route.city_b))
        for route in edition.routes
    )
    return "".join(
        f"M{layout.cities[a].x:.0f} {layout.cities[a].y:.0f}"
        f"L{layout.cities[b].x:.0f} {layout.cities[b].y:.0f}"
        for a, b in pairs
    )


def _pasteboard(width: float, height: float, inset: float) -> str:
    """A ticket with a bite of the conductor's pliers in each short side."""
    left, right, low = number(inset), number(width - inset), number(height - inset)
    near, far, deep = number(inset + 4), number(width - inset - 4), number(height - inset - 4)
    radius = 8 + inset
    half = (radius**2 - inset**2) ** 0.5
    top, bottom, r = number(height / 2 - half), number(height / 2 + half), number(radius)
    return (
        f"M{near} {left}H{far}Q{right} {left} {right} {near}V{top}A{r} {r} 0 0 0 {right} {bottom}"
        f"V{deep}Q{right} {low} {far} {low}H{near}Q{left} {low} {left} {deep}V{bottom}"
        f"A{r} {r} 0 0 0 {left} {top}V{near}Q{left} {left} {near} {left}Z"
    )
