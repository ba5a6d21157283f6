"""How often somebody may ask: buckets that fill with time and are emptied by requests."""

import time
from collections import OrderedDict
from collections.abc import Hashable

REMEMBERED = 10_000
"""Buckets that are kept; the longest unused goes first."""


class Rate:
    """How many requests are taken at once, and a second in the long run, for everybody by key."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, key: Hashable, now: float | None = None) -> bool:
        """Whether one more request is allowed; if so, it counts."""
        now = time.monotonic() if now is None else now
        left, since = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        is_allowed = left >= 1
        self._buckets[key] = (left - is_allowed, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return is_allowed
