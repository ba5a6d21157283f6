"""What a bonus goes to: in few words for a table, and as the sentence of its card."""

from branchline.editions.edition import Bonus, Edition, Language
from branchline.text.catalogue import listed, say


def bonus_words(bonus: Bonus, edition: Edition, language: Language) -> str:
    """What a bonus counts, in few words."""
    return say(_key(bonus), language, limit=bonus.limit, country=_country(bonus, edition))


def bonus_sentence(bonus: Bonus, edition: Edition, language: Language) -> str:
    """What wins a bonus, in a whole sentence."""
    capitals = sorted(city.names.in_language(language) for city in edition.cities if city.capital)
    return say(
        f"{_key(bonus)}.sentence",
        language,
        limit=bonus.limit,
        country=_country(bonus, edition),
        capitals=listed(capitals, language, "words-or"),
    )


def _key(bonus: Bonus) -> str:
    return f"bonus-{bonus.kind.replace('_', '-')}"


def _country(bonus: Bonus, edition: Edition) -> object:
    """The name of the country whose routes count, if one is meant."""
    return edition.countries[bonus.country] if bonus.country else ""
