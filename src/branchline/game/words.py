"""Names of cards and things in French and English, and sentences built from them."""

from branchline.game.actions import Bag
from branchline.game.edition import CARDS, Language

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


def card_name(card: str, language: Language, number: int = 1) -> str:
    """A card's name, in the plural where there are several."""
    return CARD_NAMES[card][language][number > 1]


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
