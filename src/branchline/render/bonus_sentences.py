"""What each kind of bonus asks for, as a whole sentence in French and English."""

from branchline.editions.edition import Bonus, Edition, Language

Sentences = dict[Language, tuple[str, str]]
"""With a limit of one, and with another or none."""


def _same(en: str, fr: str) -> Sentences:
    return {"en": (en, en), "fr": (fr, fr)}


BONUS_SENTENCES: dict[str, Sentences] = {
    "longest_path": _same(
        "The longest unbroken path of your own routes.",
        "Le plus long chemin continu de vos propres routes.",
    ),
    "completed_tickets": _same("Most completed tickets.", "Le plus de tickets réussis."),
    "locomotives_in_hand": _same(
        "Most locomotives in hand, each pair of one color counting as one.",
        "Le plus de locomotives en main, chaque paire d'une couleur en valant une.",
    ),
    "capital_tickets": _same(
        "Most completed tickets with an end in {capitals}.",
        "Le plus de tickets réussis avec un bout à {capitals}.",
    ),
    "wagons_left": _same("Most wagons left at the end.", "Le plus de wagons restants à la fin."),
    "short_routes": {
        "en": ("Most routes of a single space.", "Most routes of {limit} spaces or fewer."),
        "fr": (
            "Le plus de routes d'une seule case.",
            "Le plus de routes de {limit} cases ou moins.",
        ),
    },
    "small_tickets": {
        "en": (
            "Most completed tickets worth 1 point.",
            "Most completed tickets worth {limit} points or less.",
        ),
        "fr": (
            "Le plus de tickets réussis valant 1 point.",
            "Le plus de tickets réussis valant {limit} points ou moins.",
        ),
    },
    "countries": _same(
        "Most different countries that your routes touch.",
        "Le plus de pays différents que vos routes touchent.",
    ),
    "arctic_tickets": _same(
        "Most completed tickets with an end inside the Arctic Circle.",
        "Le plus de tickets réussis avec un bout au-delà du cercle polaire.",
    ),
    "arctic_routes": _same(
        "Most routes with an end inside the Arctic Circle.",
        "Le plus de routes avec un bout au-delà du cercle polaire.",
    ),
    "ferries": _same("Most ferries.", "Le plus de ferries."),
    "country_routes": _same(
        "Most routes with an end in {country}.",
        "Le plus de routes avec un bout en {country}.",
    ),
}
OR: dict[Language, str] = {"en": " or ", "fr": " ou "}


def bonus_sentence(edition: Edition, bonus: Bonus, language: Language) -> str:
    """What wins a bonus."""
    country = edition.countries[bonus.country].in_language(language) if bonus.country else ""
    capitals = sorted(city.names.in_language(language) for city in edition.cities if city.capital)
    several = bonus.limit != 1
    sentence = BONUS_SENTENCES[bonus.kind][language][several]
    return sentence.format(limit=bonus.limit, country=country, capitals=_either(capitals, language))


def _either(names: list[str], language: Language) -> str:
    """The names as a choice: A, B or C."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + OR[language] + names[-1]
