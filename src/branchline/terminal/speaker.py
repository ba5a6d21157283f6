"""Names of players, cities, routes, tickets and cards in one language, for one reader."""

import re
import unicodedata
from collections.abc import Sequence

from branchline.game.actions import Bag
from branchline.game.edition import LOCOMOTIVE, City, Edition, Language, Route, Ticket
from branchline.game.words import bag_words, card_name, join_words

NOUNS: dict[str, dict[Language, tuple[str, str]]] = {
    "card": {"en": ("card", "cards"), "fr": ("carte", "cartes")},
    "used card": {"en": ("used card", "used cards"), "fr": ("carte usée", "cartes usées")},
    "ticket": {"en": ("ticket", "tickets"), "fr": ("ticket", "tickets")},
    "point": {"en": ("point", "points"), "fr": ("point", "points")},
    "space": {"en": ("space", "spaces"), "fr": ("case", "cases")},
    "wagon": {"en": ("wagon", "wagons"), "fr": ("wagon", "wagons")},
    "turn": {"en": ("turn", "turns"), "fr": ("tour", "tours")},
    "route": {"en": ("route", "routes"), "fr": ("route", "routes")},
    "station": {"en": ("station", "stations"), "fr": ("gare", "gares")},
    "game": {"en": ("game", "games"), "fr": ("partie", "parties")},
    "player": {"en": ("player", "players"), "fr": ("joueur", "joueurs")},
    "pair": {"en": ("pair of one color", "pairs of one color"), "fr": ("paire", "paires")},
}
YOU: dict[Language, str] = {"en": "You", "fr": "Vous"}


def count(number: int, noun: str, language: Language) -> str:
    """A number with its noun: 1 card, 3 cards."""
    several = abs(number) > 1 if language == "fr" else number != 1
    return f"{number} {NOUNS[noun][language][several]}".replace("-", "−")


def plain(text: str) -> str:
    """Letters and digits only, without accents, for comparing what people type."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ø", "o").replace("æ", "ae"))
    return re.sub(r"[^a-z0-9]", "", bare)


class Speaker:
    """Says things in a language; the seat `me` is spoken to, the others are spoken of."""

    def __init__(
        self,
        edition: Edition,
        names: Sequence[str],
        language: Language,
        me: int | None = None,
    ) -> None:
        self.edition = edition
        self.names = tuple(YOU[language] if _is_you(name) else name for name in names)
        self.language: Language = language
        self.me = me
        self.cities: dict[str, City] = {city.id: city for city in edition.cities}
        self.routes: dict[str, Route] = {route.id: route for route in edition.routes}
        self.tickets: dict[str, Ticket] = {ticket.id: ticket for ticket in edition.tickets}

    def city(self, city_id: str) -> str:
        """A city's name."""
        return self.cities[city_id].names.in_language(self.language)

    def route(self, route_id: str) -> str:
        """A route by its two cities."""
        route = self.routes[route_id]
        return f"{self.city(route.city_a)}–{self.city(route.city_b)}"

    def ticket(self, ticket_id: str) -> str:
        """A ticket by its two cities."""
        ticket = self.tickets[ticket_id]
        return f"{self.city(ticket.city_a)}–{self.city(ticket.city_b)}"

    def tickets_list(self, ticket_ids: Sequence[str]) -> str:
        """Tickets with their points, as words in a sentence."""
        words = [f"{self.ticket(name)} ({self.tickets[name].points})" for name in ticket_ids]
        return join_words(words, self.language)

    def bonus(self, bonus_id: str) -> str:
        """A bonus's name."""
        names = {bonus.id: bonus.names for bonus in self.edition.bonuses}
        return names[bonus_id].in_language(self.language)

    def player(self, seat: int) -> str:
        """The name of whoever fills the seat."""
        return self.names[seat]

    def card(self, card: str) -> str:
        """One card with its article: a red card, une locomotive."""
        name = card_name(card, self.language)
        if self.language == "fr":
            return f"une {name}" if card == LOCOMOTIVE else f"une carte {name}"
        noun = name if card == LOCOMOTIVE else f"{name} card"
        return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"

    def bag(self, bag: Bag) -> str:
        """Cards in words."""
        return bag_words(bag, self.language)

    def count(self, number: int, noun: str) -> str:
        """A number with its noun."""
        return count(number, noun, self.language)

    def find_cities(self, text: str) -> list[City]:
        """The cities whose name, in any spelling, begins with the text; an exact name alone."""
        wanted = plain(text)
        if not wanted:
            return []
        exact: list[City] = []
        begun: list[City] = []
        for city in self.edition.cities:
            names = {plain(name) for name in (city.id, *self._spellings(city))}
            if wanted in names:
                exact.append(city)
            elif any(name.startswith(wanted) for name in names):
                begun.append(city)
        return exact or begun

    def _spellings(self, city: City) -> tuple[str, str, str]:
        return city.names.en, city.names.fr, city.names.board


def spoken_to(names: Sequence[str]) -> int | None:
    """The seat whose player is called You or Vous, so that sentences can speak to it."""
    return next((seat for seat, name in enumerate(names) if _is_you(name)), None)


def _is_you(name: str) -> bool:
    return name.capitalize() in YOU.values()
