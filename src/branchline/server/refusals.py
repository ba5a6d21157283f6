"""Why a table refuses something that the rules of the game say nothing about."""

from collections.abc import Mapping
from typing import Any

from branchline.editions.edition import Language
from branchline.errors import BranchlineError, IllegalAction
from branchline.text.catalogue import say

LONGEST = 600
"""Letters of a value that a sentence repeats; clients may send much more."""


class Refused(BranchlineError):
    """The table refuses it; nothing has changed."""

    rule = ""

    def __init__(self, key: str, **values: Any) -> None:
        self.key = key
        self.values = {name: _shortened(value) for name, value in values.items()}
        super().__init__(key, self.values)

    def sentence(self, language: Language) -> str:
        """Why, in a language."""
        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.sentence("en")


def _shortened(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > LONGEST
    return value[: LONGEST - 1] + "…" if is_long else value


def reason_of(error: Refused | IllegalAction) -> tuple[str, str, Mapping[str, Any]]:
    """The rule's id, if a rule of the game forbids it, and the key and values of the text."""
    return error.rule, getattr(error, "key", ""), getattr(error, "values", {})
