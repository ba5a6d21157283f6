"""What is to be said, in no language yet: keys of the catalogue and the values that fill them.

The game decides what is said, and the room `text` says it in a language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from branchline.editions.edition import GRAY, LOCOMOTIVE


@dataclass(frozen=True, slots=True)
class Wording:
    """A message of the catalogue by its key, with plain values: numbers, texts, names, bags of
    cards, lists of these, and further wordings."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict[str, object])


def counted(number: int, noun: str) -> Wording:
    """A number with its noun: 1 card, 3 cards."""
    return Wording(f"count-{noun}", {"number": number})


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
