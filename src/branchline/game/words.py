"""Names of cards and things in French and English, and sentences built from them."""

from branchline.editions.edition import CARDS, GRAY, LOCOMOTIVE, Language
from branchline.game.actions import Bag

CARD_NAMES: dict[str, dict[Language, tuple[str, str]]] = {
    "purple": {"en": ("purple", "purple"), "fr": ("violette", "violettes")},
    "blue": {"en": ("blue", "blue"), "fr": ("bleue", "bleues")},
    "orange": {"en": ("orange", "orange"), "fr": ("orange", "orange")},
    "white": {"en": ("white", "white"), "fr": ("blanche", "blanches")},
    "green": {"en": ("green", "green"), "fr": ("verte", "vertes")},
    "yellow": {"en": ("yellow", "yellow"), "fr": ("jaune", "jaunes")},
    "black": {"en": ("black", "black"), "fr": ("noire", "noires")},
    "red": {"en": ("red", "red"), "fr": ("rouge", "rouges")},
    "gray": {"en": ("gray", "gray"), "fr": ("grise", "grises")},
    "locomotive": {"en": ("locomotive", "locomotives"), "fr": ("locomotive", "locomotives")},
    "hidden": {"en": ("hidden card", "hidden cards"), "fr": ("carte cachée", "cartes cachées")},
}
NOTHING: dict[Language, str] = {"en": "nothing", "fr": "rien"}
AND: dict[Language, str] = {"en": " and ", "fr": " et "}
ANY_COLOR: dict[Language, tuple[str, str]] = {
    "en": ("of any color", "of one color"),
    "fr": ("de n'importe quelle couleur", "d'une même couleur"),
}


def is_several(number: int, language: Language) -> bool:
    """Whether a noun behind the number is in the plural: 0 cards, but 0 carte."""
    return number > 1 if language == "fr" else number != 1


def card_name(card: str, language: Language, number: int = 1) -> str:
    """A card's name, in the plural where there are several."""
    return CARD_NAMES[card][language][is_several(number, language)]


def cards_alike(color: str, number: int, language: Language) -> str:
    """So many cards of one color, which for gray may be any: 1 red card, 2 locomotives, 3 cards of
    one color."""
    several = is_several(number, language)
    noun = {"en": ("card", "cards"), "fr": ("carte", "cartes")}[language][several]
    name = card_name(color, language, number)
    if color == LOCOMOTIVE:
        return f"{number} {name}"
    if color == GRAY:
        return f"{number} {noun} {ANY_COLOR[language][several]}"
    return f"{number} {name} {noun}" if language == "en" else f"{number} {noun} {name}"


def join_words(words: list[str], language: Language) -> str:
    """The words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + AND[language] + words[-1]


def bag_words(bag: Bag, language: Language) -> str:
    """A bag in words: 2 red and 1 locomotive."""
    parts = [
        f"{bag[card]} {card_name(card, language, bag[card])}" for card in CARDS if bag.get(card)
    ]
    return join_words(parts, language) or NOTHING[language]
