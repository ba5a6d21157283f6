"""Means and intervals against cases counted by hand, and what must always hold of them."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.contests.arena.statistics import Ledger


def ledger_of(values: Sequence[float]) -> Ledger[str]:
    ledger: Ledger[str] = Ledger(len(values))
    for deal, value in enumerate(values):
        ledger.add("value", deal, value)
    return ledger


def test_a_mean_is_all_sums_over_all_counts() -> None:
    ledger: Ledger[str] = Ledger(2)
    ledger.add("ms", 0, 30, count=10)
    ledger.add("ms", 1, 10, count=30)
    assert ledger.estimates("seed")["ms"].mean == 1.0


def test_equal_deals_leave_no_doubt() -> None:
    assert ledger_of([0.5] * 7).estimates("seed")["value"] == (0.5, 0.5, 0.5)


def test_one_deal_won_and_one_lost_may_be_anything() -> None:
    """Of four equally likely draws of two deals, one has only wins and one has only losses."""
    assert ledger_of([0.0, 1.0]).estimates("seed")["value"] == (0.5, 0.0, 1.0)


def test_the_interval_of_many_deals_is_that_of_the_normal_distribution() -> None:
    """100 of 400 deals: 0.25 and 1.96 standard errors, 0.0424, on both sides."""
    estimate = ledger_of([1.0] * 100 + [0.0] * 300).estimates("seed")["value"]
    assert estimate.low == pytest.approx(0.25 - 0.0424, abs=0.006)
    assert estimate.high == pytest.approx(0.25 + 0.0424, abs=0.006)


def test_what_was_never_counted_has_no_estimate() -> None:
    ledger: Ledger[str] = Ledger(3)
    ledger.add("ms", 0, 0.0, count=0)
    assert ledger.estimates("seed") == {}


def test_a_quantity_of_one_deal_in_many_has_an_interval() -> None:
    ledger: Ledger[str] = Ledger(30)
    ledger.add("rare", 3, 2.0)
    assert ledger.estimates("seed")["rare"] == (2.0, 2.0, 2.0)


@given(st.lists(st.integers(-200, 200), min_size=1, max_size=30), st.integers(0, 9).map(str))
def test_an_interval_holds_its_mean_and_stays_within_the_values(
    values: list[int], seed: str
) -> None:
    estimate = ledger_of(values).estimates(seed)["value"]
    assert min(values) - 1e-9 <= estimate.low <= estimate.high <= max(values) + 1e-9
    assert min(values) - 1e-9 <= estimate.mean <= max(values) + 1e-9
    assert ledger_of(values).estimates(seed)["value"] == estimate
