"""Names for the terminal's narrow columns, and cities found by what people type."""

import re
import unicodedata

from branchline.editions.edition import City
from branchline.text import speaker


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


def _spellings(city: City) -> tuple[str, str, str]:
    return city.names.en, city.names.fr, city.names.board
