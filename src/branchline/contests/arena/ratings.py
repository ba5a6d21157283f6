"""Strength as one number: Bradley–Terry at tables of two, Plackett–Luce at larger ones.

Both are on the scale of chess ratings: 400 points more mean odds of ten to one. The anchor has 1000
points; without it, the mean has.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

ANCHORS = ("greedy-1", "greedy")
"""Whose rating is 1000: the first of these that plays. greedy-1 never changes, so ratings taken at
different times can be compared; without either, the mean is 1000."""
ANCHOR_RATING = 1000.0
POINTS = 400 / math.log(10)
"""Points for odds of e to one."""
PRIOR = 0.5
"""Wins added to both sides of every pair, so that a bot which lost all games has a rating too."""
MOST_ROUNDS = 10_000
CLOSE = 1e-10


def bradley_terry(wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Ratings from how often each bot beat each other; a tie is half a win for both."""
    names = list(dict.fromkeys(name for pair in wins for name in pair))
    numbers = {name: number for number, name in enumerate(names)}
    table = np.zeros((len(names), len(names)))
    for (winner, loser), number in wins.items():
        if winner != loser:
            table[numbers[winner], numbers[loser]] += number
    games = table + table.T
    table = np.where(games > 0, table + PRIOR, 0.0)
    strengths = _strengths(table)
    return anchored(dict(zip(names, (np.log(strengths) * POINTS).tolist(), strict=True)))


def _strengths(wins: Any) -> Any:
    """The likeliest strengths, by Hunter's minorisation–maximisation: each round is a fixed point's
    step that never makes the results less likely."""
    strengths = np.ones(len(wins))
    games = wins + wins.T
    won = wins.sum(axis=1)
    if not won.all():
        return strengths
    for _ in range(MOST_ROUNDS):
        new = won / (games / (strengths[:, None] + strengths)).sum(axis=1)
        new /= np.exp(np.log(new).mean())
        if np.abs(np.log(new / strengths)).max() < CLOSE:
            return new
        strengths = new
    return strengths


Placing = Sequence[tuple[str, int]]
"""The bots of a game and their ranks, from 1."""


def plackett_luce(games: Iterable[Placing], players: int) -> dict[str, float]:
    """Ratings from the order in which bots finished, game after game.

    A bot that fills several seats of a game moves by the mean of what each seat would move it.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce(tau=0.0)  # bots do not get better with time
    ratings: dict[str, PlackettLuceRating] = {}
    for placing in games:
        teams = [[ratings.setdefault(name, model.rating())] for name, _ in placing]
        rated = model.rate(teams, ranks=[float(rank) for _, rank in placing])
        for name in {name for name, _ in placing}:
            same = [
                team[0] for (other, _), team in zip(placing, rated, strict=True) if other == name
            ]
            mu = sum(one.mu for one in same) / len(same)
            sigma = sum(one.sigma for one in same) / len(same)
            ratings[name] = model.rating(mu=mu, sigma=sigma)
    scale = POINTS / (math.sqrt(players) * model.beta)
    return anchored({name: rating.mu * scale for name, rating in ratings.items()})


def anchored(ratings: dict[str, float]) -> dict[str, float]:
    """The ratings moved so that the anchor, or else the mean, has its points."""
    if not ratings:
        return {}
    anchor = anchor_of(ratings)
    zero = ratings[anchor] if anchor else sum(ratings.values()) / len(ratings)
    return {name: rating - zero + ANCHOR_RATING for name, rating in ratings.items()}


def anchor_of(bots: Iterable[str]) -> str | None:
    """Whose rating is 1000; None if it is the mean."""
    names = set(bots)
    return next((name for name in ANCHORS if name in names), None)
