"""Taking back what somebody did, for as long as nothing hidden has been seen since."""

from collections.abc import Sequence
from dataclasses import dataclass

from branchline.game.events import (
    Blind,
    BonusDraw,
    Claim,
    Event,
    Fill,
    Keep,
    Offer,
    StationBuilt,
    Tunnel,
)
from branchline.game.game import Game


@dataclass(frozen=True, slots=True)
class Moment:
    """The table when somebody was about to do something."""

    game: Game
    seat: int
    told: dict[int, int]
    """How many events each person had been told."""
    since: dict[int, int]


class TakenBack(Exception):
    """Somebody takes back what they did; the game goes on from the moment before."""

    def __init__(self, moment: Moment) -> None:
        super().__init__(moment)
        self.moment = moment


def shows_hidden(event: Event, seat: int, *, is_first: bool) -> bool:
    """Whether an event lets the seat see a card or a ticket that was hidden, or, as first tickets
    are chosen (R-ALL-SET-3), how many another keeps."""
    match event:
        case Fill():
            return True
        case Blind() | BonusDraw() | Offer():
            return event.seat == seat
        case Claim() | StationBuilt():
            return event.seat != seat
        case Tunnel():
            return event.seat != seat or bool(event.revealed)
        case Keep():
            return is_first and event.seat != seat
        case _:
            return False


class Memory:
    """What people at one terminal have done, one moment each, as far as it can be taken back."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []

    def keep(self, moment: Moment) -> None:
        """Remember the table as somebody is about to act."""
        self._moments.append(moment)

    def last(self, seat: int, events: Sequence[Event]) -> Moment | str:
        """The moment that the seat can go back to, given all events so far; or why there is none,
        as a key of the catalogue."""
        if not self._moments or self._moments[-1].seat != seat:
            return "answer-nothing-to-undo"
        moment = self._moments[-1]
        is_first = moment.game.phase == "first_keep"
        since = events[len(moment.game.events) :]
        if any(shows_hidden(event, seat, is_first=is_first) for event in since):
            return "answer-seen"
        return moment

    def forget_last(self) -> None:
        """The last moment is the present."""
        self._moments.pop()
