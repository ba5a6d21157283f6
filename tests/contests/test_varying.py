"""Fitting variations: which are taken, and what the best of them is worth."""

import numpy as np
import pytest

from branchline.bots.search import SCRIPT
from branchline.contests.varying import Varying, best_variations, take, values_of, worth_of_best
from branchline.editions.loading import edition
from conftest import TINY

SMALL = Varying(edition(TINY), 2, decisions=6, variations=4, taken=2, worlds=8)


def test_the_best_of_one_half_of_the_worlds_counts_in_the_other() -> None:
    """At the only decision the second style seems the best in the first half and is the worst in
    the second."""
    values = np.array([[[0.5, 0.9]], [[0.5, 0.1]]])
    assert worth_of_best(values, [0, 1]) == pytest.approx((0.1 + 0.5) / 2)


def test_a_style_is_taken_for_what_it_adds() -> None:
    """The second is the best alone; with it, the third adds more than the one most like it."""
    one_half = np.array([[0.5, 0.8, 0.79, 0.3], [0.5, 0.5, 0.49, 0.9], [0.5, 0.8, 0.79, 0.5]])
    numbers, gains = take(np.array([one_half, one_half]), 2)
    assert numbers == [0, 2]
    assert gains == pytest.approx([0.2, (0.8 + 0.9 + 0.8) / 3 - 0.5])


def test_fitting_takes_different_variations_and_can_be_repeated() -> None:
    numbers, gains = best_variations(SMALL)
    assert len(set(numbers)) == 2 == len(gains)
    assert set(numbers) <= set(range(SMALL.variations))
    assert best_variations(SMALL) == (numbers, gains)


def test_values_are_of_the_script_and_all_variations() -> None:
    values = values_of(SMALL)
    assert values.shape == (2, SMALL.decisions, 1 + SMALL.variations)
    assert ((values >= 0) & (values <= 1)).all()
    assert values[:, :, SCRIPT].std() > 0
