"""The table of falsifications, and the ways to build one: leave out, alter or insert an event."""

from collections.abc import Callable
from typing import Any

Record = dict[str, Any]
Event = dict[str, Any]
Change = Callable[[Record], bool]
CHANGES: dict[str, Change] = {}
"""By name; a change alters a record in place and returns false where it does not apply."""


def falsifies(name: str) -> Callable[[Change], Change]:
    """Enter a change into the table under a name."""

    def enter(change: Change) -> Change:
        CHANGES[name] = change
        return change

    return enter


def places(record: Record, *kinds: str) -> list[int]:
    """Where events of these kinds stand."""
    return [index for index, event in enumerate(record["events"]) if event["e"] in kinds]


def middle(indexes: list[int]) -> int:
    """One of several places, away from both ends."""
    return indexes[len(indexes) // 2]


def later_places(record: Record, *kinds: str) -> list[int]:
    """Where events of these kinds stand after set-up."""
    start = min(places(record, "turn"))
    return [index for index in places(record, *kinds) if index > start]


def drop(kind: str, after: str = "") -> Change:
    """A change that leaves out an event of a kind, one that follows another kind if asked."""

    def change(record: Record) -> bool:
        events = record["events"]
        indexes = [
            index for index in places(record, kind) if not after or events[index - 1]["e"] == after
        ]
        if indexes:
            del events[middle(indexes)]
        return bool(indexes)

    return change


def alter(kind: str, field: str, new: Callable[[Any], Any]) -> Change:
    """A change that gives an event of a kind another value in a field."""

    def change(record: Record) -> bool:
        events = [record["events"][index] for index in places(record, kind)]
        events = [event for event in events if field in event and new(event[field]) != event[field]]
        if events:
            event = events[len(events) // 2]
            event[field] = new(event[field])
        return bool(events)

    return change


def insert(after: str, event: Event) -> Change:
    """A change that puts an event, of the same seat, behind one of a kind."""

    def change(record: Record) -> bool:
        indexes = places(record, after)
        if indexes:
            before = record["events"][middle(indexes)]
            record["events"].insert(middle(indexes) + 1, {"seat": before.get("seat"), **event})
        return bool(indexes)

    return change
