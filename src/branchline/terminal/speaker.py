"""Names for the terminal's narrow columns, and cities found by what people type."""

import re
import unicodedata
from collections.abc import Sequence
from typing import TypeVar

from branchline.editions.edition import CARDS, City, Route, Ticket
from branchline.text import speaker
from branchline.text.catalogue import LANGUAGES
from branchline.text.words import card_name

Ends = TypeVar("Ends", Route, Ticket)
"""What joins two cities."""


def plain(text: str) -> str:
    """Letters and digits only, without accents, for comparing what people type."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ø", "o").replace("æ", "ae"))
    return re.sub(r"[^a-z0-9]", "", bare)


class Speaker(speaker.Speaker):
    """Speaks to somebody at a terminal."""

    def find_cities(self, text: str) -> list[City]:
        """The cities whose name, in any spelling, begins with the text; an exact name alone."""
        wanted = plain(text)
        if not wanted:
            return []
        exact: list[City] = []
        begun: list[City] = []
        for city in self.edition.cities:
            names = {plain(name) for name in (city.id, *_spellings(city))}
            if wanted in names:
                exact.append(city)
            elif any(name.startswith(wanted) for name in names):
                begun.append(city)
        return exact or begun

    def find_routes(self, text: str) -> list[Route]:
        """The routes between two cities that the text names, in either order and partly."""
        return self.between(text, self.edition.routes)

    def between(self, text: str, things: Sequence[Ends]) -> list[Ends]:
        """Those of the routes or tickets that join the two cities which the text names."""
        words = [word for word in re.split(r"[\W_]+", text) if word]
        found: list[Ends] = []
        for cut in range(1, len(words)):
            ones = {city.id for city in self.find_cities(" ".join(words[:cut]))}
            others = {city.id for city in self.find_cities(" ".join(words[cut:]))}
            found += [
                thing
                for thing in things
                if thing not in found
                and (
                    (thing.city_a in ones and thing.city_b in others)
                    or (thing.city_a in others and thing.city_b in ones)
                )
            ]
        return found

    def find_card(self, text: str) -> str | None:
        """The kind of card that the text names or begins to name, in any language."""
        wanted = plain(text)
        names = {
            card: {plain(card), *(plain(card_name(card, one, 1)) for one in LANGUAGES)}
            for card in CARDS
        }
        exact = [card for card in CARDS if wanted in names[card]]
        begun = [
            card
            for card in CARDS
            if len(wanted) > 1 and any(name.startswith(wanted) for name in names[card])
        ]
        found = exact or begun
        return found[0] if len(found) == 1 else None


def _spellings(city: City) -> tuple[str, str, str]:
    return city.names.en, city.names.fr, city.names.board
