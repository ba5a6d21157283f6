"""A chance in words: as a percentage, as a range where little is known, and never as certain."""

from branchline.editions.edition import Language
from branchline.text.catalogue import say

WIDE = 0.15
"""A range this wide is told instead of the number in its middle."""


def chance_words(chance: float, between: tuple[float, float] | None, language: Language) -> str:
    """A chance from 0 to 1, known to lie between two others."""
    if between is not None and between[1] - between[0] >= WIDE:
        low, high = (_percent(one) for one in between)
        return say("hint-range", language, low=max(1, low), high=min(99, high))
    percent = _percent(chance)
    if percent < 1:
        return say("hint-hardly", language)
    if percent > 99:
        return say("hint-nearly", language)
    return say("hint-percent", language, number=percent)


def _percent(chance: float) -> int:
    return round(100 * chance)
