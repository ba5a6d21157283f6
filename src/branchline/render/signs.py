"""The signs on spaces and cities: which mark stands where.

Every space carries one mark: the shape of its color, a ferry's locomotive, the cards that a draw
bonus gives, an exchange, or the saltire of a closed track. Cities show what bonuses count about
them. `legend` explains the signs that a board shows.
"""

from math import cos, pi, sin

from branchline.editions.edition import LOCOMOTIVE, Edition, Route
from branchline.render import flags
from branchline.render.palette import CARD_PAINTS
from branchline.render.shapes import SHAPES, polygon
from branchline.render.svg import element, group, number, words

CLOSED, CAPITAL, ARCTIC = "closed", "capital", "arctic-city"
PLATE_HEIGHT, PLATE_FONT = 14.0, 12.0
"""A plate stands above its slot, so that its letters can be read on a small screen."""
DRAW_PLATE, EXCHANGE_PLATE = 17.4, 25.0
"""How long plates are; two of the same bonus stand side by side on neighbouring tracks."""
MARK_SIZE, LOCOMOTIVE_SIZE = 0.76, 0.71
"""How much of its drawing a mark keeps, to lie inside a slot's bar."""
FLAG_INSET, RAYS, ARCTIC_RING = 1.6, 5.2, 2.4
"""How far a flag stays inside its disc; how far a capital's rays and an Arctic ring stand out."""
COUNTRY_BONUSES = ("countries", "country_routes")
ARCTIC_BONUSES = ("arctic_tickets", "arctic_routes")
CAPITAL_BONUSES = ("capital_tickets",)


def counts_countries(edition: Edition) -> bool:
    """Whether a bonus of the edition asks for countries, so that cities show theirs."""
    return any(bonus.kind in COUNTRY_BONUSES for bonus in edition.bonuses)


def counts_arctic(edition: Edition) -> bool:
    """Whether a bonus of the edition asks what lies inside the Arctic Circle."""
    return any(bonus.kind in ARCTIC_BONUSES for bonus in edition.bonuses)


def counts_capitals(edition: Edition) -> bool:
    """Whether a bonus of the edition asks for capitals."""
    return any(bonus.kind in CAPITAL_BONUSES for bonus in edition.bonuses)


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


def mark_definitions(edition: Edition, space_width: float) -> list[str]:
    """The marks that an edition's spaces use, for spaces of this width."""
    scale = space_width / 12
    used = {mark for route in edition.routes for marks in marks_of(route) for mark in marks}
    drawn = [
        element(
            "path",
            id=mark_of(card),
            d=SHAPES[paint.shape],
            transform=f"scale({scale * _size(card):.2f})",
            class_=f"bl-on-{card}",
        )
        for card, paint in CARD_PAINTS.items()
        if mark_of(card) in used
    ]
    draws = sorted({route.draw_bonus for route in edition.routes} - {0})
    exchanges = sorted({route.exchange for route in edition.routes} - {0})
    drawn += [_plate(draw_mark(cards), f"+{cards}", DRAW_PLATE) for cards in draws]
    drawn += [_plate(exchange_mark(cards), f"{cards}:1", EXCHANGE_PLATE) for cards in exchanges]
    arm, twice = number(3.6 * scale), number(7.2 * scale)
    saltire = f"M-{arm} -{arm}l{twice} {twice}m0 -{twice}l-{twice} {twice}"
    drawn.append(element("path", id=CLOSED, d=saltire, class_="bl-saltire"))
    return drawn


def _size(card: str) -> float:
    """The locomotive is wide."""
    return LOCOMOTIVE_SIZE if card == LOCOMOTIVE else MARK_SIZE


def _plate(name: str, text: str, length: float) -> str:
    pill = element(
        "rect",
        x=-length / 2,
        y=-PLATE_HEIGHT / 2,
        width=length,
        height=PLATE_HEIGHT,
        rx=PLATE_HEIGHT / 2,
        class_="bl-plate",
    )
    letters = words(text, 0, 4.3, class_="bl-sign")
    return group(pill, letters, id=name)


def city_definitions(edition: Edition, disc: float) -> list[str]:
    """What cities show besides their disc: countries inside it, capital and Arctic around it."""
    drawn: list[str] = []
    if counts_countries(edition):
        scale = f"scale({(disc - FLAG_INSET) / flags.RADIUS:.2f})"
        drawn += [flags.clip()] + [
            element("g", flags.mark(country), id=f"flag-{country}", transform=scale)
            for country in sorted({city.country for city in edition.cities})
        ]
    if counts_capitals(edition):
        rays = [
            (radius * sin(pi * step / 8), -radius * cos(pi * step / 8))
            for step in range(16)
            for radius in [disc + RAYS if step % 2 == 0 else disc + 0.6]
        ]
        drawn.append(element("path", id=CAPITAL, d=polygon(rays), class_="bl-capital"))
    if counts_arctic(edition):
        drawn.append(element("circle", id=ARCTIC, r=disc + ARCTIC_RING, class_="bl-arctic-city"))
    return drawn
