"""The signs on spaces and cities: which mark stands where, and what a route is called aloud.

Every space carries one mark: the shape of its color, a ferry's locomotive, the cards that a draw
bonus gives, an exchange, or the saltire of a closed track. `legend` explains those a board shows.
"""

from branchline.editions.edition import LOCOMOTIVE, Edition, Language, Route
from branchline.render import flags
from branchline.render.palette import CARD_PAINTS, SEAT_PAINTS
from branchline.render.position import Position
from branchline.render.shapes import SHAPES
from branchline.render.svg import element, number, words
from branchline.text.words import card_name

BED, TUNNEL_BED, LOCOMOTIVE_BED, CLOSED = "bed", "tunnel", "carriage", "closed"
PLATE = 5.6
"""The radius of a round plate that carries a sign on a space."""
COUNTRY_BONUSES = ("countries", "country_routes")
ARCTIC_BONUSES = ("arctic_tickets", "arctic_routes")


def counts_countries(edition: Edition) -> bool:
    """Whether a bonus of the edition asks for countries, so that cities show theirs."""
    return any(bonus.kind in COUNTRY_BONUSES for bonus in edition.bonuses)


def counts_arctic(edition: Edition) -> bool:
    """Whether a bonus of the edition asks what lies inside the Arctic Circle."""
    return any(bonus.kind in ARCTIC_BONUSES for bonus in edition.bonuses)


def mark_of(card: str) -> str:
    """The id of the mark of a color."""
    return f"mark-{card}"


def draw_mark(cards: int) -> str:
    """The id of the mark of a draw bonus."""
    return f"draw-{cards}"


def exchange_mark(cards: int) -> str:
    """The id of the mark of an exchange."""
    return f"exchange-{cards}"


def marks_of(route: Route) -> list[list[str]]:
    """The marks of every space of a route, from city_a to city_b."""
    marks = [[mark_of(route.color)] for _ in range(route.length)]
    for index in range(route.locomotives):
        marks[int((index + 0.5) * route.length / route.locomotives)] = [mark_of(LOCOMOTIVE)]
    if route.draw_bonus:
        _put_sign(marks, draw_mark(route.draw_bonus))
    if route.exchange:
        _put_sign(marks, exchange_mark(route.exchange))
    return marks


def _put_sign(marks: list[list[str]], sign: str) -> None:
    """On the space nearest the middle without a locomotive, else beside one."""
    middle = (len(marks) - 1) / 2
    locomotive = [mark_of(LOCOMOTIVE)]
    free = [index for index, mark in enumerate(marks) if mark != locomotive]
    if free:
        marks[min(free, key=lambda index: abs(index - middle))] = [sign]
    else:
        marks[len(marks) // 2] = [*locomotive, sign]


def mark_definitions(edition: Edition, space_length: float, space_width: float) -> list[str]:
    """The marks that an edition's spaces use, for spaces of this size."""
    scale = space_width / 12
    used = {mark for route in edition.routes for marks in marks_of(route) for mark in marks}
    drawn = [
        element(
            "path",
            id=mark_of(card),
            d=SHAPES[paint.shape],
            transform=f"scale({scale * _size(card):.2f})",
            class_=f"mark on-{card}",
        )
        for card, paint in CARD_PAINTS.items()
        if mark_of(card) in used
    ]
    if mark_of(LOCOMOTIVE) in used:
        drawn.append(_carriage(space_length, space_width))
    draws = sorted({route.draw_bonus for route in edition.routes} - {0})
    exchanges = sorted({route.exchange for route in edition.routes} - {0})
    drawn += [_plate(draw_mark(cards), f"+{cards}", scale) for cards in draws]
    drawn += [_plate(exchange_mark(cards), f"{cards}:1", scale) for cards in exchanges]
    arm = number(3.6 * scale)
    twice = number(7.2 * scale)
    saltire = f"M-{arm} -{arm}l{twice} {twice}m0 -{twice}l-{twice} {twice}"
    drawn.append(element("path", id=CLOSED, d=saltire, class_="saltire"))
    return drawn


def _size(card: str) -> float:
    """How much of its space a mark fills; the locomotive is wide and stands on its own ground."""
    return 0.84 if card == LOCOMOTIVE else 0.92


def _carriage(space_length: float, space_width: float) -> str:
    """The ground behind a ferry's locomotive: the color of that card, inside the route's own."""
    length, width = space_length - 5, space_width - 4
    return element(
        "rect",
        id=LOCOMOTIVE_BED,
        x=-length / 2,
        y=-width / 2,
        width=length,
        height=width,
        rx=1.6,
        class_="carriage",
    )


def _plate(name: str, text: str, scale: float) -> str:
    disc = element("circle", r=PLATE * scale, class_="plate")
    letters = words(text, 0, 2.9 * scale, class_="sign", style=f"font-size:{8.2 * scale:.1f}px")
    return element("g", disc, letters, id=name)


def flag_definitions(edition: Edition, disc: float) -> list[str]:
    """The marks of the edition's countries, to fit a city's disc."""
    countries = sorted({city.country for city in edition.cities})
    scale = f"scale({(disc - 1.6) / flags.RADIUS:.2f})"
    return [flags.clip()] + [
        element("g", flags.mark(country), id=f"flag-{country}", transform=scale)
        for country in countries
    ]


SENTENCES: dict[str, dict[Language, str]] = {
    "route": {"en": "Route {a} to {b}", "fr": "Route {a} – {b}"},
    "spaces": {"en": "{n} spaces", "fr": "{n} cases"},
    "one_space": {"en": "1 space", "fr": "1 case"},
    "tunnel": {"en": "tunnel", "fr": "tunnel"},
    "ferry": {"en": "ferry with {n}", "fr": "ferry avec {n}"},
    "draw": {"en": "draws {n} on claiming", "fr": "fait piocher {n}"},
    "card": {"en": "card", "fr": "carte"},
    "cards": {"en": "cards", "fr": "cartes"},
    "exchange": {
        "en": "any {n} cards stand for one of the color",
        "fr": "{n} cartes quelconques en valent une de la couleur",
    },
    "free": {"en": "free", "fr": "libre"},
    "closed": {"en": "closed", "fr": "fermée"},
    "owned": {"en": "claimed by {name}", "fr": "prise par {name}"},
    "station": {"en": "station of {name}", "fr": "gare : {name}"},
}


def say(key: str, language: Language, **values: object) -> str:
    """A piece of a sentence."""
    return SENTENCES[key][language].format(**values)


def seat_name(position: Position, seat: int, language: Language) -> str:
    """Who sits there, or the color of the seat."""
    if seat < len(position.names):
        return position.names[seat]
    return card_name(SEAT_PAINTS[seat].color, language)


def route_sentence(
    route: Route, names: dict[str, str], position: Position, language: Language
) -> str:
    """A route for somebody who cannot see it."""
    parts = [
        say("route", language, a=names[route.city_a], b=names[route.city_b]),
        say("one_space" if route.length == 1 else "spaces", language, n=route.length),
        card_name(route.color, language),
    ]
    if route.tunnel:
        parts.append(say("tunnel", language))
    if route.locomotives:
        count = f"{route.locomotives} {card_name(LOCOMOTIVE, language, route.locomotives)}"
        parts.append(say("ferry", language, n=count))
    if route.draw_bonus:
        cards = say("card" if route.draw_bonus == 1 else "cards", language)
        parts.append(say("draw", language, n=f"{route.draw_bonus} {cards}"))
    if route.exchange:
        parts.append(say("exchange", language, n=route.exchange))
    owner = position.owners.get(route.id)
    if owner is not None:
        parts.append(say("owned", language, name=seat_name(position, owner, language)))
    else:
        parts.append(say("closed" if route.id in position.closed else "free", language))
    return ", ".join(parts)


def city_sentence(
    edition: Edition, city_id: str, names: dict[str, str], position: Position, language: Language
) -> str:
    """A city for somebody who cannot see it."""
    parts = [names[city_id]]
    if counts_countries(edition):
        country = next(city.country for city in edition.cities if city.id == city_id)
        if country in edition.countries:
            parts.append(edition.countries[country].in_language(language))
    seat = position.stations.get(city_id)
    if seat is not None:
        parts.append(say("station", language, name=seat_name(position, seat, language)))
    return ", ".join(parts)
