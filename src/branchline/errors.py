"""Everything that Branchline raises on purpose.

BranchlineError          one line that says what to do; the command line prints it, exits 2
├── BadEdition           an edition folder with mistakes, all of them in `complaints`
├── UnknownEdition       no edition has this key, no folder is there
├── BadSeats             a number or list of seats the edition does not allow
├── BadOption            a rule switch or setting that does not exist or does not fit
│   └── UnknownBot       no bot has this name
├── BadBot               a bot that answers nonsense, too late or not at all
├── BadCheckpoint        saved results that cannot be read or belong to another contest
├── IllegalAction        a rule forbids it: the rule's id and a sentence of the catalogue
├── BadRecord            a game record that cannot be read or breaks a rule
│   └── StaleRecord      a record of other edition data or another rules version
├── BadNotation          text that is not an action
├── CannotReach          a server that does not answer
├── CannotServe          a port or a database that the server cannot use
├── CannotWrite          a file or folder that cannot be written
├── MissingExtra         something that needs an optional package which is not installed
├── NoDevice             a GPU that is not there or cannot be used
└── ServerRefused        a server says no: a key, a sentence, and the rule's id if it is a rule
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from branchline.wording import Wording

if TYPE_CHECKING:
    from branchline.editions.edition import Language


class BranchlineError(Exception):
    """The root of the tree; its message is one line that says what to do: a text, or a key of the
    catalogue with the values that fill it."""

    def said(self, language: "Language") -> str:
        """The message in a language."""
        if not self._has_key():
            return str(self)
        from branchline.text.catalogue import say

        key, values = cast("tuple[str, dict[str, object]]", self.args)
        return say(key, language, **values)

    def _has_key(self) -> bool:
        return len(self.args) == 2 and isinstance(self.args[1], dict)

    def __str__(self) -> str:
        return self.said("en") if self._has_key() else super().__str__()


class BadEdition(BranchlineError):
    """An edition folder with mistakes; `complaints` are in no language yet."""

    def __init__(self, complaints: Sequence[Wording], folder: str = "") -> None:
        self.complaints = tuple(complaints)
        self.folder = folder
        super().__init__(self.complaints, folder)

    def listed(self, language: "Language") -> list[str]:
        """Every complaint in a language."""
        from branchline.text.catalogue import put

        return [put(complaint, language) for complaint in self.complaints]

    def said(self, language: "Language") -> str:
        """The first complaint, how many there are, and where to see the others."""
        from branchline.text.catalogue import say

        folder, first = self.folder, self.complaints[0]
        if len(self.complaints) > 1:
            number = len(self.complaints)
            key = "complaint-many-in" if folder else "complaint-many"
            return say(key, language, folder=folder, number=number, first=first)
        key = "complaint-in" if folder else "complaint-alone"
        return say(key, language, folder=folder, complaint=first)

    def __str__(self) -> str:
        return self.said("en")


class UnknownEdition(BranchlineError):
    """No edition has this key and no folder is there."""


class BadSeats(BranchlineError):
    """A number or list of seats that the edition does not allow."""


class BadOption(BranchlineError):
    """A rule switch or setting that does not exist or does not fit."""


class UnknownBot(BadOption):
    """No bot has this name."""


class BadBot(BranchlineError):
    """A bot answers nonsense, too late or not at all; `trace` is the traceback of its own code."""

    def __init__(
        self, message: str, values: Mapping[str, object] | None = None, trace: str = ""
    ) -> None:
        self.trace = trace
        super().__init__(message, *([] if values is None else [values]))


class BadCheckpoint(BranchlineError):
    """Saved results cannot be read, or belong to another contest."""


class IllegalAction(BranchlineError):
    """A rule forbids the action, and `rule` is its id; the game is unchanged.

    The catalogue of texts has the sentence by its key, and the values fill it.
    """

    def __init__(self, rule: str, key: str, values: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.values = values or {}
        super().__init__(rule, key, self.values)

    def sentence(self, language: "Language") -> str:
        """Why, in a language, with the rule's id behind it."""
        from branchline.text.catalogue import say

        return f"{say(self.key, language, **self.values)} ({self.rule})"

    def said(self, language: "Language") -> str:
        """The message in a language."""
        return self.sentence(language)

    def __str__(self) -> str:
        return self.sentence("en")


class BadRecord(BranchlineError):
    """A game record that cannot be read or breaks a rule."""


class StaleRecord(BadRecord):
    """A record made with other edition data or another rules version."""


class BadNotation(BranchlineError):
    """Text that is not an action."""


class CannotWrite(BranchlineError):
    """A file or folder that cannot be written."""


class MissingExtra(BranchlineError):
    """Something needs an optional package which is not installed."""


class NoDevice(BranchlineError):
    """A GPU is not there, or cannot be used."""


class CannotServe(BranchlineError):
    """The server cannot start: its port or its database cannot be used."""


class CannotReach(BranchlineError):
    """A server does not answer, or not as ours do."""


class ServerRefused(BranchlineError):
    """A server refuses, and nothing has changed there; `key` names the reason, `sentence` says it,
    `rule` is the id of the rule of the game that forbids it, if one does."""

    def __init__(
        self, key: str, sentence: str, rule: str = "", values: Mapping[str, object] | None = None
    ) -> None:
        self.key = key
        self.sentence = sentence
        self.rule = rule
        self.values = values or {}
        super().__init__(key, sentence, rule, self.values)

    def __str__(self) -> str:
        return self.sentence
