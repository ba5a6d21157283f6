"""Bags of cards: by name outside, as counts in card order inside."""

from collections.abc import Iterable

from branchline.editions.edition import CARDS

Bag = dict[str, int]
"""Cards by name, every count above zero: `{"red": 2, "locomotive": 1}`."""


def counts_of(bag: Bag) -> list[int]:
    """Counts in card order."""
    return [bag.get(card, 0) for card in CARDS]


def bag_of(counts: Iterable[int]) -> Bag:
    """A bag from counts in card order."""
    return {card: int(count) for card, count in zip(CARDS, counts, strict=True) if count}
