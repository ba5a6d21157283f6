"""How good predictions were: figures over what was foretold and what came of it.

A win that is shared counts in parts, so that an outcome is a number from 0 to 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from branchline.bots.odds import Odds, log_odds
from branchline.contests.regression import fit_chances

BINS = 10
"""Equal parts of the chances from 0 to 1, in which what was foretold is compared with what came."""
THIRDS = 3


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a seat was told at one decision, and how the game ended for it."""

    third: int
    """The part of the game it was made in: 0, 1 or 2."""
    late: float
    """How far the game had come, from 0 to 1."""
    chance: float
    """The chance to win that was told."""
    won: float
    """The seat's part of the win."""
    score: float
    """The score that was told."""
    final_score: int
    rival_score: float
    """The score of the best rival that was told."""
    final_rival_score: int


@dataclass(frozen=True, slots=True)
class Bin:
    """The predictions whose chances lie close together."""

    decisions: int
    mean_predicted: float
    mean_actual: float


@dataclass(frozen=True, slots=True)
class Figures:
    """How good some predictions were. A bias is what was told less what came, on average."""

    decisions: int
    mean_predicted: float | None
    mean_actual: float | None
    brier: float | None
    """The mean square of what chances were off by; 0 is perfect."""
    brier_skill: float | None
    """The part of the Brier score of always guessing the mean that was saved; 1 is perfect, 0 no
    better. None where all outcomes were alike, so that the guess is perfect."""
    calibration_error: float | None
    """How far chances and outcomes lie apart, on average over the bins."""
    own_score_bias: float | None
    rival_score_bias: float | None
    """Of the best rival's score."""


NOTHING = Figures(0, None, None, None, None, None, None, None)


def figures_of(predictions: Sequence[Prediction]) -> Figures:
    """The figures of these predictions; None for all of them where there is no prediction."""
    if not predictions:
        return NOTHING
    chances = np.array([one.chance for one in predictions])
    won = np.array([one.won for one in predictions])
    brier = float(((chances - won) ** 2).mean())
    guess = float(((won - won.mean()) ** 2).mean())
    apart = [abs(one.mean_predicted - one.mean_actual) * one.decisions for one in bins(predictions)]
    own = [one.score - one.final_score for one in predictions]
    rival = [one.rival_score - one.final_rival_score for one in predictions]
    return Figures(
        decisions=len(predictions),
        mean_predicted=round(float(chances.mean()), 6),
        mean_actual=round(float(won.mean()), 6),
        brier=round(brier, 6),
        brier_skill=round(1 - brier / guess, 6) if guess else None,
        calibration_error=round(sum(apart) / len(predictions), 6),
        own_score_bias=round(float(np.mean(own)), 3),
        rival_score_bias=round(float(np.mean(rival)), 3),
    )


def by_thirds(predictions: Sequence[Prediction]) -> list[Figures]:
    """The figures of the game's first, second and last third."""
    return [
        figures_of([one for one in predictions if one.third == third]) for third in range(THIRDS)
    ]


def bins(predictions: Sequence[Prediction]) -> list[Bin]:
    """The bins that hold predictions, from the lowest chance to the highest."""
    held: list[list[Prediction]] = [[] for _ in range(BINS)]
    for one in predictions:
        held[min(BINS - 1, int(one.chance * BINS))].append(one)
    return [
        Bin(
            len(some),
            round(sum(one.chance for one in some) / len(some), 6),
            round(sum(one.won for one in some) / len(some), 6),
        )
        for some in held
        if some
    ]


def fit_odds(predictions: Sequence[Prediction]) -> Odds:
    """What mends such predictions, told as they were found: a logistic regression of the outcome on
    the log odds, and a straight line through what scores were off by, over the course of the
    game."""
    late = np.array([one.late for one in predictions])
    line = np.stack([np.ones_like(late), late], axis=1)
    told = np.array([log_odds(one.chance) for one in predictions])
    won = np.array([one.won for one in predictions])
    shift, shift_late, slope, slope_late = fit_chances(
        np.concatenate([line, line * told[:, None]], axis=1), won, np.array([0.0, 0.0, 1.0, 0.0])
    )
    own, own_late = np.linalg.lstsq(line, [one.final_score - one.score for one in predictions])[0]
    rival, rival_late = np.linalg.lstsq(
        line, [one.final_rival_score - one.rival_score for one in predictions]
    )[0]
    found = (shift, shift_late, slope, slope_late, own, own_late, rival, rival_late)
    return Odds(*(float(value) for value in found))
