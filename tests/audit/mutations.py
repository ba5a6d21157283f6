"""Small falsifications of a clean record, each of which the auditor must notice.

Every change is chosen so that it cannot happen to be another clean record: a payment gets a card
the hand does not hold, a filled card is changed only if that very card is taken later.
"""

from collections.abc import Iterator
from copy import deepcopy

from audit import choice_changes, event_changes
from audit.changes import CHANGES, Record

__all__ = ["CHANGES", "choice_changes", "event_changes", "mutations"]


def mutations(record: Record) -> Iterator[tuple[str, Record]]:
    """Pairs of a name and a falsified copy; changes that do not apply are left out."""
    for name, change in CHANGES.items():
        altered = {
            **record,
            "options": dict(record["options"]),
            "events": [dict(event) for event in record["events"]],
            "result": deepcopy(record["result"]),
        }
        if change(altered):
            yield name, altered
