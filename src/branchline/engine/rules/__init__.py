"""The rulebook: integers and records, no Python objects.

`decisions` is the whole interface; `game` puts it in people's words.
"""

from . import (
    chance,
    codes,
    decisions,
    payments,
    playing,
    records,
    setup,
    tickets,
    views,
)

__all__ = [
    "chance",
    "codes",
    "decisions",
    "payments",
    "playing",
    "records",
    "setup",
    "tickets",
    "views",
]
