"""The hash of an edition's data, which ties a record to the map and parameters it was played on.

Only what rules read goes in, and of that only what differs from a default: a later field with a
default that changes nothing leaves every older record valid.
"""

import hashlib
import json
from dataclasses import MISSING, fields, is_dataclass
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from branchline.editions.edition import Edition

DIGITS = 32
UNREAD_BY_RULES = ("names", "latitude", "longitude", "established")


def fingerprint(edition: "Edition") -> str:
    """The hash of what rules read: neither names nor places on the globe nor the layout."""
    data: dict[str, object] = {
        "seats": edition.seats,
        "rules": edition.rules,
        "cities": edition.cities,
        "routes": edition.routes,
        "tickets": edition.tickets,
        "ticket_decks": edition.ticket_decks,
        "bonuses": edition.bonuses,
    }
    text = json.dumps(data, default=_told, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _told(value: object) -> dict[str, object]:
    """The fields of a dataclass that rules read and that differ from their defaults."""
    if not is_dataclass(value):
        raise TypeError(f"{value!r} has no place in a fingerprint")
    told: dict[str, object] = {}
    for field in fields(cast("DataclassInstance", value)):
        default: object = field.default
        if field.default_factory is not MISSING:
            default = field.default_factory()
        content = cast(object, getattr(value, field.name))
        if field.name not in UNREAD_BY_RULES and content != default:
            told[field.name] = content
    return told
