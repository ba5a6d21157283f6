"""Names of players, cities, routes, tickets and cards for one reader, in one language."""

from collections.abc import Sequence
from typing import cast

from branchline.editions.edition import Bonus, City, Edition, Language, Names, Naming, Route, Ticket
from branchline.game.actions import Bag
from branchline.game.wording import one_card
from branchline.letters import escaped
from branchline.text.catalogue import LANGUAGES, bag_words, listed, put, say
from branchline.wording import Wording, counted


class Speaker:
    """Says things in a language; the seat `me` is spoken to, the others are spoken of. Cities are
    called by the language's names, or by those of another `naming`."""

    def __init__(
        self,
        edition: Edition,
        names: Sequence[str],
        language: Language,
        me: int | None = None,
        naming: Naming | None = None,
    ) -> None:
        self.edition = edition
        self.names = tuple(
            say("words-you", language) if _is_you(name) else escaped(name) for name in names
        )
        self.language: Language = language
        self.me = me
        self.naming: Naming = naming or language
        self.cities: dict[str, City] = {city.id: city for city in edition.cities}
        self.routes: dict[str, Route] = {route.id: route for route in edition.routes}
        self.tickets: dict[str, Ticket] = {ticket.id: ticket for ticket in edition.tickets}
        self.bonuses: dict[str, Bonus] = {bonus.id: bonus for bonus in edition.bonuses}

    def say(self, wording: Wording) -> str:
        """A wording in the reader's language."""
        return put(wording, self.language)

    def city(self, city_id: str) -> str:
        """A city's name."""
        return self.city_names(city_id).in_language(self.language)

    def city_names(self, city_id: str) -> Names:
        """A city's name: the same in all languages, that of the reader's naming."""
        return spelled(self.cities[city_id].names, self.naming)

    def route(self, route_id: str) -> str:
        """A route by its two cities."""
        return self.say(self.ends(self.routes[route_id]))

    def ticket(self, ticket_id: str) -> str:
        """A ticket by its two cities."""
        return self.say(self.ends(self.tickets[ticket_id]))

    def ends(self, thing: Route | Ticket) -> Wording:
        """The two cities of a route or ticket."""
        cities = {"from": self.city_names(thing.city_a), "to": self.city_names(thing.city_b)}
        return Wording("words-route", cities)

    def bonus(self, bonus_id: str) -> str:
        """A bonus's name."""
        return self.bonuses[bonus_id].names.in_language(self.language)

    def player(self, seat: int) -> str:
        """The name of whoever fills the seat."""
        return self.names[seat]

    def card(self, card: str) -> str:
        """One card with its article: a red card, une locomotive."""
        return self.say(one_card(card))

    def bag(self, bag: Bag) -> str:
        """Cards in words."""
        return bag_words(bag, self.language)

    def count(self, number: int, noun: str) -> str:
        """A number with its noun."""
        return self.say(counted(number, noun))

    def listed(self, parts: Sequence[object]) -> str:
        """The parts as a list in a sentence."""
        return listed(parts, self.language)


def spelled(names: Names, naming: Naming) -> Names:
    """A name by one naming, whatever language it is asked for in."""
    name = names.in_language(naming)
    return Names(name, name, name)


def respelled(value: object, naming: Naming) -> object:
    """The values of a wording about cities, these called by one naming."""
    match value:
        case Names():
            return spelled(value, naming)
        case Wording(key, values):
            return Wording(key, {name: respelled(part, naming) for name, part in values.items()})
        case list() | tuple():
            return [respelled(part, naming) for part in cast("Sequence[object]", value)]
        case _:
            return value


def spoken_to(names: Sequence[str]) -> int | None:
    """The seat whose player is called You or Vous, so that sentences can speak to it."""
    return next((seat for seat, name in enumerate(names) if _is_you(name)), None)


def _is_you(name: str) -> bool:
    return name.capitalize() in {say("words-you", language) for language in LANGUAGES}
