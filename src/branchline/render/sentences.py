"""What is said of routes and cities to somebody who cannot see them."""

from functools import lru_cache

from branchline.editions.edition import LOCOMOTIVE, Edition, Language, Route
from branchline.game.wording import card_name
from branchline.render.palette import SEAT_PAINTS
from branchline.render.position import Position
from branchline.render.signs import counts_arctic, counts_capitals, counts_countries
from branchline.text import words
from branchline.text.catalogue import put, say
from branchline.wording import Wording, counted


def spoken_with(names: str) -> Language:
    """The language of a drawing whose cities are called so, if no other is asked for."""
    return "fr" if names == "fr" else "en"


def seat_name(position: Position, seat: int, language: Language) -> str:
    """Who sits there, or the color of the seat."""
    if seat < len(position.names):
        return position.names[seat]
    return words.card_name(SEAT_PAINTS[seat].color, language)


def route_sentence(
    route: Route, names: dict[str, str], position: Position, language: Language
) -> str:
    """A route: its cities, what it asks for and gives, and whose it is."""
    facts = _facts(route, names[route.city_a], names[route.city_b], language)
    owner = position.owners.get(route.id)
    if owner is not None:
        state = say("board-claimed-by", language, name=seat_name(position, owner, language))
    else:
        state = _state(route.id in position.closed, language)
    return f"{facts}, {state}"


@lru_cache(maxsize=2000)
def _facts(route: Route, start: str, end: str, language: Language) -> str:
    """What is always the same about a route; kept, as a board says it again with every drawing."""
    parts = [
        Wording("board-route", {"from": start, "to": end}),
        counted(route.length, "space"),
        card_name(route.color),
    ]
    if route.tunnel:
        parts.append(Wording("board-key-tunnel"))
    if route.locomotives:
        values = {"number": route.locomotives, "name": card_name(LOCOMOTIVE, route.locomotives)}
        parts.append(Wording("board-ferry", {"locomotives": Wording("card-counted", values)}))
    if route.draw_bonus:
        parts.append(Wording("board-draw", {"cards": counted(route.draw_bonus, "card")}))
    if route.exchange:
        parts.append(Wording("board-exchange", {"number": route.exchange}))
    return ", ".join(put(part, language) for part in parts)


@lru_cache
def _state(is_closed: bool, language: Language) -> str:
    return say("board-closed" if is_closed else "board-free", language)


def city_sentence(
    edition: Edition, city_id: str, names: dict[str, str], position: Position, language: Language
) -> str:
    """A city, with what bonuses count about it."""
    city = next(city for city in edition.cities if city.id == city_id)
    parts = [names[city_id]]
    if counts_countries(edition) and city.country in edition.countries:
        parts.append(edition.countries[city.country].in_language(language))
    if counts_capitals(edition) and city.capital:
        parts.append(say("board-capital", language))
    if counts_arctic(edition) and city.arctic:
        parts.append(say("board-arctic-city", language))
    seat = position.stations.get(city_id)
    if seat is not None:
        name = seat_name(position, seat, language)
        parts.append(say("board-station-there", language, name=name))
    return ", ".join(parts)
