"""How much time players have, and what their clocks show, read off the times of the log."""

from collections.abc import Collection, Mapping
from typing import Annotated

import msgspec

from branchline.server.uptime import ALWAYS, Uptime

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
RECOVERY = 60 * SECOND
"""What everybody has at least after a restart of the server."""


class Untimed(msgspec.Struct, frozen=True, tag="untimed"):
    """As long as it takes."""


class PerTurn(msgspec.Struct, frozen=True, tag="turn"):
    """A number of seconds for everything that is asked of a seat."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)]


class Bank(msgspec.Struct, frozen=True, tag="bank"):
    """A number of seconds for the whole game, and some more whenever a seat is asked. Time in which
    no server ran is not counted."""

    seconds: Annotated[int, msgspec.Meta(ge=30, le=36_000)]
    plus: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Slow(msgspec.Struct, frozen=True, tag="slow"):
    """A number of days for everything that is asked of a seat."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Pace = Untimed | PerTurn | Bank | Slow


class Clocks:
    """The clocks of a table. A seat is asked when its turn or its choice of first tickets begins,
    and has answered when neither is with it any more."""

    def __init__(self, pace: Pace, seats: int, uptime: Uptime = ALWAYS) -> None:
        self.pace = pace
        self.uptime = uptime
        self.asked: dict[int, int] = {}
        """Since when each seat is asked."""
        full = pace.seconds * SECOND if isinstance(pace, Bank) else 0
        self.bank = [full] * seats
        """Milliseconds left to each seat, without what runs now."""

    def clone(self) -> "Clocks":
        """Clocks that show the same."""
        twin = Clocks(self.pace, len(self.bank), self.uptime)
        twin.asked, twin.bank = dict(self.asked), self.bank[:]
        return twin

    def tell(self, awaited: Collection[int], time: int) -> None:
        """From `time` on these seats are asked, and no others."""
        for seat in [seat for seat in self.asked if seat not in awaited]:
            spent = self.uptime.counted(self.asked.pop(seat), time)
            self.bank[seat] = max(0, self.bank[seat] - spent)
        for seat in awaited:
            if seat not in self.asked:
                self.asked[seat] = time
                if isinstance(self.pace, Bank):
                    self.bank[seat] += self.pace.plus * SECOND

    def restart(self, seat: int, time: int) -> None:
        """The seat has a new player, whose time begins now."""
        if seat in self.asked:
            self.asked[seat] = time

    @property
    def deadlines(self) -> Mapping[int, int]:
        """When the time of each asked seat is up. Who was asked before the server began has some
        time after that in any case."""
        return {
            seat: deadline
            if self.asked[seat] >= self.uptime.began
            else max(deadline, self.uptime.began + RECOVERY)
            for seat, deadline in self._deadlines.items()
        }

    @property
    def banks(self) -> tuple[int, ...]:
        """What each seat has left of its bank, without what runs now; empty where there is none."""
        return tuple(self.bank) if isinstance(self.pace, Bank) else ()

    @property
    def _deadlines(self) -> Mapping[int, int]:
        match self.pace:
            case PerTurn(seconds):
                return {seat: since + seconds * SECOND for seat, since in self.asked.items()}
            case Slow(days):
                return {seat: since + days * DAY for seat, since in self.asked.items()}
            case Bank():
                return {
                    seat: self.uptime.after(since, self.bank[seat])
                    for seat, since in self.asked.items()
                }
            case Untimed():
                return {}
