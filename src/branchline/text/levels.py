"""What the levels of the bots are called."""

from branchline.editions.edition import Language
from branchline.text.catalogue import say

LEVELS = ("easy", "medium", "hard", "expert")


def level_words(level: str, language: Language) -> str:
    """A level's name."""
    return say(f"start-level-{level}", language)
