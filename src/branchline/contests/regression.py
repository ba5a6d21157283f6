"""Fits by Newton's method: which set of things was chosen, which of some kinds it was, and how
likely a win was.

All maximise the likelihood of what was seen, less a little for large weights.
"""

from collections.abc import Callable

import numpy as np

STEPS = 40
ENOUGH = 1e-7
"""A step that improves the mean likelihood by less is the last."""
SHRINK = 1.0
"""What the squares of weights cost, against the likelihood of one sample."""
Likelihood = Callable[[np.ndarray], tuple[float, np.ndarray, np.ndarray]]
"""Of weights: how likely the samples are (logarithm), its slope, and a bound on how it bends."""


def climb(likelihood: Likelihood, weights: np.ndarray, samples: int) -> np.ndarray:
    """The weights that make the samples likeliest, from these on."""
    now, slope, bend = likelihood(weights)
    for _ in range(STEPS):
        step = np.linalg.solve(bend, slope)
        then = likelihood(weights + step)
        while then[0] < now and np.abs(step).max() > ENOUGH:
            step /= 2
            then = likelihood(weights + step)
        gain = then[0] - now
        if gain < 0:
            break
        weights = weights + step
        now, slope, bend = then
        if gain < ENOUGH * samples:
            break
    return weights


def sums_of_products(odds: np.ndarray, most: int) -> tuple[np.ndarray, np.ndarray]:
    """For each row of odds and each number up to `most`: the products of so many of them, summed
    over all choices; and the same with one of them left out, for each of them."""
    rows, things = odds.shape
    before = np.zeros((things + 1, rows, most + 1))
    before[0, :, 0] = 1
    for thing in range(things):
        before[thing + 1] = _joined(before[thing], odds[:, thing])
    after = np.zeros((rows, most + 1))
    after[:, 0] = 1
    without = np.zeros((rows, things, most + 1))
    for thing in reversed(range(things)):
        for number in range(most + 1):
            without[:, thing, number:] += (
                before[thing, :, : most + 1 - number] * after[:, number, None]
            )
        after = _joined(after, odds[:, thing])
    return before[things], without


def _joined(sums: np.ndarray, odds: np.ndarray) -> np.ndarray:
    """The sums with one thing more to choose from."""
    more = sums.copy()
    more[:, 1:] += sums[:, :-1] * odds[:, None]
    return more


def chances_of(
    odds: np.ndarray, special: np.ndarray, number: int, most_special: int
) -> tuple[np.ndarray, np.ndarray]:
    """How likely each thing is to be chosen, where `number` are, at most `most_special` of them
    special, and a set is as likely as the product of its odds; and the sum over all sets."""
    most = min(most_special, number)
    plain, plain_without = sums_of_products(np.where(special, 0.0, odds), number)
    rare, rare_without = sums_of_products(np.where(special, odds, 0.0), most)
    whole = np.zeros(len(odds))
    chosen = np.zeros(odds.shape)
    for count in range(most + 1):
        rest = number - count
        whole += rare[:, count] * plain[:, rest]
        if rest:
            chosen += np.where(special, 0, rare[:, count, None] * plain_without[:, :, rest - 1])
        if count:
            chosen += np.where(special, rare_without[:, :, count - 1] * plain[:, rest, None], 0)
    return odds * chosen / whole[:, None], whole


def fit_sets(
    signs: np.ndarray,
    possible: np.ndarray,
    special: np.ndarray,
    held: np.ndarray,
    most_special: int,
) -> np.ndarray:
    """What each sign says for a thing's being held. Of each row's possible things some are held; a
    set is as likely as the product of its odds, whose logarithms are sums of signs."""
    signs = signs * possible[..., None]
    number = held.sum(axis=1)
    groups = [np.flatnonzero(number == size) for size in np.unique(number) if size > 0]
    seen = (signs * held[..., None]).sum(axis=(0, 1))
    size = int(signs.shape[2])

    def likelihood(weights: np.ndarray) -> tuple[float, np.ndarray, np.ndarray]:
        logs = signs @ weights
        value = float((logs * held).sum() - SHRINK / 2 * weights @ weights)
        slope, bend = seen - SHRINK * weights, SHRINK * np.eye(size)
        for group in groups:
            top = np.where(possible[group], logs[group], -np.inf).max(axis=1, keepdims=True)
            odds = np.where(possible[group], np.exp(logs[group] - top), 0.0)
            count = int(number[group[0]])
            chances, whole = chances_of(odds, special[group], count, most_special)
            value -= float((np.log(whole) + count * top[:, 0]).sum())
            expected = (signs[group] * chances[..., None]).sum(axis=1)
            slope = slope - expected.sum(axis=0)
            apart = signs[group] - expected[:, None] / count
            spread = chances * (1 - chances)
            bend = bend + np.einsum("pt,pti,ptj->ij", spread, apart, apart, optimize=True)
        return value, slope, bend

    return climb(likelihood, np.zeros(size), len(signs))


def fit_kinds(signs: np.ndarray, kind: np.ndarray, kinds: int) -> np.ndarray:
    """What each sign says for each kind, by kind and sign: a softmax regression."""
    samples, size = len(signs), int(signs.shape[1])
    was = np.eye(kinds)[kind]

    def likelihood(flat: np.ndarray) -> tuple[float, np.ndarray, np.ndarray]:
        weights = flat.reshape(kinds, size)
        logs = signs @ weights.T
        logs -= logs.max(axis=1, keepdims=True)
        chances = np.exp(logs)
        chances /= chances.sum(axis=1, keepdims=True)
        value = float(np.log((chances * was).sum(axis=1)).sum() - SHRINK / 2 * flat @ flat)
        slope = ((was - chances).T @ signs).ravel() - SHRINK * flat
        bend = SHRINK * np.eye(kinds * size)
        for one in range(kinds):
            for other in range(kinds):
                both = chances[:, one] * ((one == other) - chances[:, other])
                block = (signs * both[:, None]).T @ signs
                rows, columns = slice(one * size, (one + 1) * size), slice(other * size, None)
                bend[rows, columns][:, :size] += block
        return value, slope, bend

    return climb(likelihood, np.zeros(kinds * size), samples).reshape(kinds, size)


def fit_chances(terms: np.ndarray, won: np.ndarray, start: np.ndarray) -> np.ndarray:
    """What each term says for a win, which may be one in parts: a logistic regression, drawn to
    where it starts."""

    def likelihood(weights: np.ndarray) -> tuple[float, np.ndarray, np.ndarray]:
        worth, moved = terms @ weights, weights - start
        chances = 1 / (1 + np.exp(-worth))
        value = float((won * worth - np.logaddexp(0, worth)).sum() - SHRINK / 2 * moved @ moved)
        bend = (terms * (chances * (1 - chances))[:, None]).T @ terms
        return value, terms.T @ (won - chances) - SHRINK * moved, bend + SHRINK * np.eye(len(start))

    return climb(likelihood, start, len(terms))
