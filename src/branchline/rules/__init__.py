"""The rulebook: integers and records, no Python objects.

The same functions run compiled and plain; `backend.plain_twin()` gives the plain ones beside the
compiled. `decisions` is the whole interface; `game` puts it in people's words.
"""

from . import (
    backend,
    chance,
    codes,
    decisions,
    limits,
    payments,
    playing,
    records,
    setup,
    tickets,
    views,
)

__all__ = [
    "backend",
    "chance",
    "codes",
    "decisions",
    "limits",
    "payments",
    "playing",
    "records",
    "setup",
    "tickets",
    "views",
]
