"""Means of what happened in games, with bootstrap intervals over deals.

All games of a deal share its cards, so they are drawn together: a deal is the unit, whatever number
of line-ups and seatings played it.
"""

from collections.abc import Hashable
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from branchline.game.seeds import seed_words

RESAMPLES = 2000
CONFIDENCE = 0.95
AT_ONCE = 4_000_000
"""Drawn deals held in memory."""

Key = TypeVar("Key", bound=Hashable)


class Estimate(NamedTuple):
    """A mean and the interval that holds 95 % of its resampled values."""

    mean: float
    low: float
    high: float


class Ledger(Generic[Key]):
    """Sums and counts of named quantities, deal by deal. A mean is all sums over all counts."""

    def __init__(self, deals: int) -> None:
        self._deals = deals
        self._sums: dict[Key, Any] = {}
        self._counts: dict[Key, Any] = {}

    def add(self, key: Key, deal: int, value: float, count: float = 1) -> None:
        """Note a value, or the sum of several."""
        if key not in self._sums:
            self._sums[key] = np.zeros(self._deals)
            self._counts[key] = np.zeros(self._deals)
        self._sums[key][deal] += value
        self._counts[key][deal] += count

    def estimates(self, seed: str) -> dict[Key, Estimate]:
        """The mean of every quantity that was counted, with its interval."""
        keys = [key for key, counts in self._counts.items() if counts.any()]
        if not keys:
            return {}
        sums = np.column_stack([self._sums[key] for key in keys])
        counts = np.column_stack([self._counts[key] for key in keys])
        means = sums.sum(axis=0) / counts.sum(axis=0)
        resampled = _resample(sums, counts, np.random.default_rng(seed_words(seed)))
        tail = (1 - CONFIDENCE) / 2
        lows, highs = np.nanquantile(resampled, [tail, 1 - tail], axis=0)
        return {
            key: Estimate(float(mean), float(low), float(high))
            for key, mean, low, high in zip(keys, means, lows, highs, strict=True)
        }


def _resample(sums: Any, counts: Any, rng: np.random.Generator) -> Any:
    """The means of as many deals drawn with replacement, many times; not a number where no deal
    that counts was drawn."""
    deals = len(sums)
    rows = max(1, AT_ONCE // deals)
    parts: list[Any] = []
    for start in range(0, RESAMPLES, rows):
        number = min(rows, RESAMPLES - start)
        drawn = rng.integers(deals, size=(number, deals))
        drawn += np.arange(number)[:, None] * deals
        times = np.bincount(drawn.ravel(), minlength=number * deals).reshape(number, deals)
        shares = times @ counts
        means = np.full(shares.shape, np.nan)
        np.divide(times @ sums, shares, out=means, where=shares > 0)
        parts.append(means)
    return np.concatenate(parts)
