"""Every sentence that is written on a board or said of it, in French and English."""

from branchline.editions.edition import LOCOMOTIVE, Edition, Language, Route
from branchline.render.palette import SEAT_PAINTS
from branchline.render.position import Position
from branchline.render.signs import counts_arctic, counts_capitals, counts_countries
from branchline.text.words import card_name

SENTENCES: dict[str, dict[Language, str]] = {
    "board": {"en": "Board of {name}", "fr": "Plateau {name}"},
    # A route, a city and a marker, for somebody who cannot see them.
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
    "station_of": {"en": "station of {name}", "fr": "gare : {name}"},
    "capital": {"en": "capital", "fr": "capitale"},
    "arctic_city": {"en": "Arctic city", "fr": "ville arctique"},
    "score": {"en": "{name}: {n}", "fr": "{name} : {n}"},
    # The legend.
    "gray": {"en": "gray: any one color", "fr": "grise : une couleur au choix"},
    "ferry_sign": {"en": "ferry: a locomotive each", "fr": "ferry : une locomotive par symbole"},
    "draw_sign": {"en": "draw so many cards", "fr": "piochez autant de cartes"},
    "exchange_sign": {
        "en": "any {n} cards for one of the color",
        "fr": "{n} cartes quelconques pour une de la couleur",
    },
    "closed_sign": {"en": "closed track", "fr": "voie fermée"},
    "station": {"en": "station", "fr": "gare"},
    "arctic_circle": {"en": "Arctic Circle", "fr": "cercle polaire"},
    "points": {"en": "{n} points", "fr": "{n} points"},
    "point": {"en": "1 point", "fr": "1 point"},
    "seats": {"en": "{a}–{b} players", "fr": "{a} à {b} joueurs"},
    "length_row": {"en": "spaces", "fr": "cases"},
    "points_row": {"en": "points", "fr": "points"},
}


def say(key: str, language: Language, **values: object) -> str:
    """A sentence or a piece of one."""
    return SENTENCES[key][language].format(**values)


def signed(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", "−")


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
    """A city for somebody who cannot see it, with what bonuses count about it."""
    city = next(city for city in edition.cities if city.id == city_id)
    parts = [names[city_id]]
    if counts_countries(edition) and city.country in edition.countries:
        parts.append(edition.countries[city.country].in_language(language))
    if counts_capitals(edition) and city.capital:
        parts.append(say("capital", language))
    if counts_arctic(edition) and city.arctic:
        parts.append(say("arctic_city", language))
    seat = position.stations.get(city_id)
    if seat is not None:
        parts.append(say("station_of", language, name=seat_name(position, seat, language)))
    return ", ".join(parts)
