"""Names of cards in a language, as boards and tables show them."""

from branchline.editions.edition import Language
from branchline.game import wording
from branchline.text.catalogue import put


def card_name(card: str, language: Language, number: int = 1) -> str:
    """A card's name, in the plural where there are several."""
    return put(wording.card_name(card, number), language)
