"""Names for the terminal's narrow columns, and cities found by what people type."""

import re
import unicodedata

from branchline.editions.edition import City
from branchline.text import speaker

LONG_NAME, LONG_WORDS = 20, 13


def plain(text: str) -> str:
    """Letters and digits only, without accents, for comparing what people type."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ø", "o").replace("æ", "ae"))
    return re.sub(r"[^a-z0-9]", "", bare)


class Speaker(speaker.Speaker):
    """Speaks to somebody at a terminal."""

    def short_city(self, city_id: str) -> str:
        """A city's name for narrow columns: of `Halt (Sweden, far north)` the last words."""
        name = self.city(city_id)
        inside = re.search(r"\((?:.*, )?(.+)\)$", name)
        if not inside or len(name) <= LONG_NAME:
            return name
        words = inside[1] if len(inside[1]) <= LONG_WORDS else inside[1].rpartition(" ")[2]
        return f"({words})"

    def short_route(self, route_id: str) -> str:
        """A route for narrow columns."""
        route = self.routes[route_id]
        return f"{self.short_city(route.city_a)}–{self.short_city(route.city_b)}"

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


def _spellings(city: City) -> tuple[str, str, str]:
    return city.names.en, city.names.fr, city.names.board
