"""Fits: against sums over all sets, and on samples whose weights are known."""

from itertools import combinations

import numpy as np
import pytest

from branchline.contests.regression import chances_of, fit_chances, fit_kinds, fit_sets


@pytest.mark.parametrize(("number", "most_special"), [(1, 0), (2, 1), (3, 1), (3, 2), (4, 2)])
def test_chances_are_those_of_all_sets(number: int, most_special: int) -> None:
    rng = np.random.default_rng(number)
    odds = rng.exponential(1, (2, 6))
    odds[1, 2] = 0
    special = np.array([[False, False, True, False, True, True]] * 2)
    chances, whole = chances_of(odds, special, number, most_special)
    for row in range(2):
        worth = {
            some: np.prod(odds[row, list(some)])
            for some in combinations(range(6), number)
            if special[row, list(some)].sum() <= most_special
        }
        assert whole[row] == pytest.approx(sum(worth.values()))
        for thing in range(6):
            holding = sum(value for some, value in worth.items() if thing in some)
            assert chances[row, thing] == pytest.approx(holding / whole[row])


def test_sets_show_what_signs_say() -> None:
    """Sets of two of six things, drawn by known weights."""
    rng, weights = np.random.default_rng(3), np.array([1.5, -2.0])
    signs = rng.normal(0, 1, (4000, 6, 2))
    possible = np.ones((4000, 6), bool)
    possible[::2, 5] = False
    held = np.zeros((4000, 6), bool)
    pairs = list(combinations(range(6), 2))
    odds = np.exp(signs @ weights) * possible
    for row in range(4000):
        worth = np.array([odds[row, a] * odds[row, b] for a, b in pairs])
        held[row, list(pairs[rng.choice(len(pairs), p=worth / worth.sum())])] = True
    found = fit_sets(signs, possible, np.zeros_like(possible), held, 0)
    assert found == pytest.approx(weights, abs=0.15)


def test_kinds_show_what_signs_say() -> None:
    """Only differences between kinds count."""
    rng = np.random.default_rng(4)
    weights = np.array([[0.5, 1.0], [-0.5, 0.0], [0.0, -2.0]])
    signs = np.stack([np.ones(6000), rng.normal(0, 1, 6000)], axis=1)
    worth = np.exp(signs @ weights.T)
    kind = np.array([rng.choice(3, p=row / row.sum()) for row in worth])
    found = fit_kinds(signs, kind, 3)
    assert found[1:] - found[0] == pytest.approx(weights[1:] - weights[0], abs=0.2)


def test_wins_show_what_terms_say() -> None:
    rng, weights = np.random.default_rng(5), np.array([-0.5, 1.2])
    terms = np.stack([np.ones(6000), rng.normal(0, 1, 6000)], axis=1)
    won = (rng.random(6000) < 1 / (1 + np.exp(-terms @ weights))).astype(float)
    assert fit_chances(terms, won, np.zeros(2)) == pytest.approx(weights, abs=0.15)


def test_without_samples_a_fit_stays_where_it_starts() -> None:
    start = np.array([0.0, 1.0])
    assert fit_chances(np.zeros((0, 2)), np.zeros(0), start) == pytest.approx(start)
