"""When servers ran on a database: clocks of a whole game stand still in between."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Uptime:
    """What a process knows of the times when some process ran, itself included."""

    began: int = 0
    """When this process did; before that, players may not have been able to reach it."""
    gaps: tuple[tuple[int, int], ...] = ()
    """From when to when no server ran, in order."""

    def counted(self, since: int, until: int) -> int:
        """The milliseconds between two times in which a server ran."""
        lost = sum(min(end, until) - start for start, end in self._gaps_after(since, until))
        return until - since - lost

    def after(self, since: int, span: int) -> int:
        """When a server has run for `span` milliseconds since a time."""
        moment = since + span
        for start, end in self._gaps_after(since, self.began):
            if start >= moment:
                break
            moment += end - start
        return moment

    def _gaps_after(self, since: int, until: int) -> Iterator[tuple[int, int]]:
        """The gaps between two times, without what lies before the first."""
        for start, end in self.gaps:
            if end > since and start < until:
                yield max(start, since), end


ALWAYS = Uptime()
"""A server that has never stopped."""
