"""The rulebook: integers and records, no Python objects.

`decisions` is the whole interface; `game` puts it in people's words.
"""

from . import (
    chance,
    claims,
    codes,
    decisions,
    law,
    payments,
    playing,
    records,
    setup,
    standings,
    stations,
    tickets,
    views,
)

__all__ = [
    "chance",
    "claims",
    "codes",
    "decisions",
    "law",
    "payments",
    "playing",
    "records",
    "setup",
    "standings",
    "stations",
    "tickets",
    "views",
]
