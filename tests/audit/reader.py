"""The events of a record, read one after another in the order the record format prescribes."""

from collections import Counter
from typing import Any

Event = dict[str, Any]

KINDS = frozenset(
    "bonuses deal fill reset reshuffle offer keep rejects_shuffled turn take blind stop claim "
    "tunnel withdraw bonus_draw station pass last_round player end".split()
)
ORDER = "record-format Order"


class BrokenOrder(Exception):
    """An event stands where another must stand: what follows cannot be judged any more."""


class Stopped(Exception):
    """The record stops here, and may: the game was abandoned or never finished."""


class Reader:
    """A cursor over the known events, and the list of violations found so far.

    Kinds it does not know are skipped, as the format allows. `player` events may stand anywhere and
    are taken out at once; `resigned` keeps the seats that gave up.
    """

    def __init__(self, events: list[Event], seats: int, finished: bool) -> None:
        self.violations: list[str] = []
        self.met: Counter[str] = Counter()
        self.resigned: set[int] = set()
        self.finished = finished
        self.turns: list[int] = []
        self.index = -1
        self.position = 0
        self.steps: list[tuple[int, Event]] = []
        for index, event in enumerate(events):
            kind = event["e"]
            if kind == "player":
                self.note_player(index, event, seats)
            elif kind in KINDS:
                self.steps.append((index, event))

    def note_player(self, index: int, event: Event, seats: int) -> None:
        """Somebody else plays a seat from here on; resigning is final."""
        self.index = index
        if type(event["seat"]) is not int or not 0 <= event["seat"] < seats:
            self.report("record-format Events", f"seat {event['seat']} does not exist")
        elif event.get("resigned"):
            self.resigned.add(event["seat"])
        elif not is_player(event.get("player")):
            self.report("record-format Events", f"{event.get('player')!r} cannot play a seat")

    def report(self, rule: str, sentence: str) -> None:
        """Add a violation at the event read last."""
        self.violations.append(f"event {self.index}: {sentence} ({rule}).")

    def peek(self) -> Event:
        """The next event, left in its place."""
        if self.position == len(self.steps):
            if self.finished:
                self.report(ORDER, "the events stop without an end")
                raise BrokenOrder
            raise Stopped
        event = self.steps[self.position][1]
        if event["e"] == "end" and event.get("reason") == "abandoned":
            self.index = self.steps[self.position][0]
            self.position += 1
            self.expect_nothing()
            raise Stopped
        return event

    def kind(self) -> str:
        """The kind of the next event."""
        return self.peek()["e"]

    def kind_after_reshuffle(self) -> str:
        """The kind of the next event that is not a reshuffle."""
        kind = self.kind()
        if kind == "reshuffle" and self.position + 1 < len(self.steps):
            return self.steps[self.position + 1][1]["e"]
        return kind

    def take(self, *kinds: str, rule: str = ORDER) -> Event:
        """Read the next event, which must be of one of these kinds."""
        event = self.peek()
        self.index = self.steps[self.position][0]
        self.position += 1
        if event["e"] == "turn":
            self.turns.append(event["seat"])
        if event["e"] not in kinds:
            self.report(rule, f"{event['e']} stands where {' or '.join(kinds)} must stand")
            raise BrokenOrder
        return event

    def take_of(self, seat: int, *kinds: str, rule: str = ORDER) -> Event:
        """Read the next event, of one of these kinds and of this seat."""
        event = self.take(*kinds, rule=rule)
        self.check(event["seat"] == seat, rule, f"seat {event['seat']} acts, not seat {seat}")
        return event

    def refuse(self, *kinds: str, rule: str, sentence: str) -> None:
        """Break off if the next event is of one of these kinds."""
        if self.kind() in kinds:
            self.index = self.steps[self.position][0]
            self.report(rule, sentence)
            raise BrokenOrder

    def check(self, holds: bool, rule: str, sentence: str) -> bool:
        """Report the sentence unless the condition holds."""
        if not holds:
            self.report(rule, sentence)
        return holds

    def expect_nothing(self) -> None:
        """Nothing of the game may follow its end."""
        if self.position < len(self.steps):
            self.index = self.steps[self.position][0]
            self.report(ORDER, f"{self.steps[self.position][1]['e']} follows the end")
            raise BrokenOrder


def is_player(value: object) -> bool:
    """Who may fill a seat: `person` or `bot:NAME` (record format, Header)."""
    return isinstance(value, str) and (
        value == "person" or (value.startswith("bot:") and len(value) > 4)
    )
