"""What is to be said, in no language yet: keys of the catalogue and the values that fill them.

Whoever finds something out decides what is said, and the room `text` says it in a language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Wording:
    """A message of the catalogue by its key, with plain values: numbers, texts, names, bags of
    cards, lists of these, errors, and further wordings."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict[str, object])


def counted(number: int, noun: str) -> Wording:
    """A number with its noun: 1 card, 3 cards."""
    return Wording(f"count-{noun}", {"number": number})
