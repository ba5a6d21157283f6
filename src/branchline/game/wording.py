"""Cards as wordings, in no language yet."""

from branchline.editions.edition import GRAY, LOCOMOTIVE
from branchline.wording import Wording


def card_name(card: str, number: int = 1) -> Wording:
    """A card's name, in the plural where there are several."""
    return Wording(f"card-{card}", {"number": number})


def one_card(card: str) -> Wording:
    """A card with its article: a red card, une locomotive."""
    return Wording("card-one", {"card": card, "name": card_name(card)})


def cards_alike(color: str, number: int) -> Wording:
    """Cards of one color, which for gray may be any: 1 red card, 2 locomotives, 3 cards of
    one color."""
    if color == GRAY:
        return Wording("card-any-color", {"number": number})
    key = "card-counted" if color == LOCOMOTIVE else "card-alike"
    return Wording(key, {"number": number, "name": card_name(color, number)})
