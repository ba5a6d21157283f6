"""The search bot: tries its best few decisions in imagined worlds and keeps the better half.

An arm is one of these decisions. Sequential halving spends an equal share of the budget on every
round; an arm that is clearly worse than the best leaves early, and when going on promises next to
nothing the search is over. With a budget in play-outs the result depends on nothing but the view
and the seed; with one in milliseconds it can be stopped at any moment.
"""

import math
import time
from dataclasses import dataclass

import numpy as np

from branchline.bots.beliefs import Beliefs, guess
from branchline.bots.playouts import ASKED_ELSEWHERE, Scratch, play_out
from branchline.bots.roster import new_minds
from branchline.bots.styles import OWN, Styles
from branchline.engine.rules.records import BOARD, STATE, slots_of
from branchline.engine.thinking.candidates import list_candidates
from branchline.engine.thinking.playouts import FIGURES, MARGIN, WIN
from branchline.game.seeds import seed_words
from branchline.game.view import View

ROOM = 64
"""Decisions looked at, at most: claims far down the script's list are often its blind spots."""
MARGIN_SPREADS = 2.0
"""A margin of this many standard deviations is worth about a quarter of what can be won. Near the
end play-outs differ little, so that a small lead already counts almost as a win."""
LEAST_SCALE, MOST_SCALE = 5.0, 50.0
"""How few and how many points this may be."""
WIN_SHARE = 0.05
"""How much of a play-out's worth is the win alone."""
CLEAR = 2.0
"""Standard errors by which an arm must be worse to leave before its round is over."""
LUCK = 3.0
"""Standard errors allowed for when arms are ranked: of many, some are lucky in their few worlds."""
LEAST_WORLDS = 8
"""Worlds an arm is tried in at least; a small budget looks at fewer decisions."""
SETTLED = 0.001
"""A fifth of a point: the search is over when going on promises less."""
LEAST_SPREAD = 0.02
"""Arms that end alike in the first worlds need not always: their gains are taken to differ by this
much from world to world, at least."""
SHARES = {"first_keep": 2.0, "second_card": 0.5}
"""How much of the budget a phase is given; 1 if it is not named."""
TOLD_WORLDS = 200
"""Worlds that a chance should rest on before people are told of it."""
SCRIPT = 0
"""The arm of the script's own choice, which is never dropped."""
CHUNK, MOST_CHUNK = 16, 64
"""Worlds between two looks at how the arms do: few at first, then more at a time. A search that
goes by the clock alone looks at it after each of the smaller chunks."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one decision: milliseconds, or play-outs."""

    ms: float | None = None
    """Milliseconds at most."""
    playouts: int | None = None
    """Imagined games at most."""

    def part(self, share: float) -> "Budget":
        """A share of it."""
        ms = None if self.ms is None else self.ms * share
        return Budget(ms, None if self.playouts is None else max(1, round(self.playouts * share)))


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a search goes about it, as far as its budget allows."""

    dropping: int = 32
    """Worlds before an arm that is clearly worse is dropped."""
    settling: int = 128
    """Worlds before the search is over because going on promises too little."""
    spread: float = LEAST_SPREAD
    """The least that gains are taken to differ by."""
    payments: int = 2
    """Ways to pay for a route that are looked at."""


CARE = Care()


@dataclass(frozen=True, slots=True)
class Choice:
    """What the search thinks of a decision."""

    decision: int
    win_chance: float
    margin: float
    """Points ahead of the best rival at the end, on average."""
    score: float
    worlds: int
    """Worlds it was tried in."""


class Search:
    """The search for one decision."""

    def __init__(
        self,
        view: View,
        styles: Styles,
        beliefs: Beliefs,
        seed: str,
        threads: int,
        care: Care = CARE,
    ) -> None:
        self.board = view.board
        self.boards = slots_of(view.board, BOARD)
        self.views = slots_of(view.record, STATE)
        self.seat = view.seat
        self.share = SHARES.get(view.phase, 1.0)
        self.styles = styles
        self.guess = guess(view, beliefs)
        self.words = np.array(seed_words(seed), np.int64)
        self.threads = threads
        self.care = care
        self.scratch: list[Scratch] = []
        self.made = 0
        self.worlds = 0
        self.arms, self.follows = self._arms()
        self.alive = list(range(len(self.arms)))
        self.results = np.zeros((len(self.arms), 0, FIGURES))

    def _arms(self) -> tuple[np.ndarray, np.ndarray]:
        """Decisions, and the styles to follow them; what the other styles like best stands among
        the seat's own candidates, so that a small budget looks at it, too."""
        mine = self.liked(OWN, ROOM)
        arms = [(place, OWN, decision) for place, decision in enumerate(mine)]
        if len(mine) > 1:
            for follow in self.styles.follows:
                liked = self.liked(follow.style, len(follow.places))
                arms += [
                    (place, follow.style, decision)
                    for place, decision in zip(follow.places, liked, strict=False)
                ]
        _, follows, decisions = np.array(sorted(arms), np.int64).T
        return decisions.copy(), follows.copy()

    def liked(self, style: int, room: int) -> list[int]:
        """The decisions that a style values most, the best first."""
        found, values = np.zeros(room, np.int64), np.zeros(room)
        mind = new_minds([self.styles.weights[style]])
        payments = self.care.payments
        number = list_candidates(self.boards, self.views, self.seat, mind, payments, found, values)
        return found[:number].tolist()

    def run(self, budget: Budget, enough: float = SETTLED) -> None:
        """Think for as long as the budget allows and more than `enough` can be hoped for."""
        left, deadline = self._limits(budget)
        if len(self.arms) == 1:
            return
        self._narrow(left)
        rounds = math.ceil(math.log2(len(self.alive)))
        for number in range(rounds, 0, -1):
            began = time.perf_counter()
            until = began + (deadline - began) / number
            share = max(1, int(left / number / len(self.alive))) if left < math.inf else None
            left -= self._round(share, until, enough)
            if self.worlds == 0:
                return
            if self._hope() <= enough or left <= 0 or time.perf_counter() > deadline:
                return
            self._drop_worse_half()

    def _limits(self, budget: Budget) -> tuple[float, float]:
        """The play-outs that a budget leaves to this phase, and when it is spent: time that guards
        play-outs is not counted where they are made for others, too."""
        playouts = math.inf if budget.playouts is None else budget.playouts * self.share
        if budget.ms is None or (playouts < math.inf and ASKED_ELSEWHERE.get()):
            return playouts, math.inf
        return playouts, time.perf_counter() + budget.ms / 1000 * min(1.0, self.share)

    def level(self, most: int, budget: Budget) -> None:
        """Try the best few choices in more worlds, so that what is told of each rests on enough."""
        left, deadline = self._limits(budget)
        told = self._ranked()[:most] if self.worlds else []
        kept, self.alive = self.alive, sorted({*self.alive, *told})
        while told and left > 0 and time.perf_counter() < deadline:
            tried = (~np.isnan(self.results[told, :, WIN])).sum(axis=1)
            if tried.min() >= TOLD_WORLDS:
                break
            self.imagine(CHUNK)
            left -= CHUNK * len(self.alive)
        self.alive = kept

    def _narrow(self, playouts: float) -> None:
        """Look at no more arms than the first round can try in a few worlds each."""
        arms = len(self.alive)
        while arms > 2 and arms * LEAST_WORLDS * math.ceil(math.log2(arms)) > playouts:
            arms -= 1
        self.alive = self.alive[:arms]

    def _round(self, worlds: int | None, until: float, enough: float) -> int:
        """Try the arms that are left in more worlds; returns the play-outs made."""
        made = 0
        done = 0
        while (worlds is None or done < worlds) and time.perf_counter() < until:
            step = CHUNK if worlds is None else min(self._chunk(), worlds - done)
            self.imagine(step)
            made += step * len(self.alive)
            done += step
            self._drop_hopeless()
            if self._hope() <= enough:
                break
        return made

    def _chunk(self) -> int:
        """Worlds until the next look: as many as there were, so that few looks are enough."""
        return min(MOST_CHUNK, max(CHUNK, self.worlds))

    def imagine(self, worlds: int) -> None:
        """Try the arms that are left in a number of new worlds."""
        results, made = play_out(self, worlds)
        more = np.full((len(self.arms), worlds, FIGURES), np.nan)
        more[self.alive] = results
        self.results = np.concatenate([self.results, more], axis=1)
        self.worlds += worlds
        self.made += made

    def _values(self) -> np.ndarray:
        """What each play-out of the arms that are left was worth."""
        return worth_of(self.results)[self.alive]

    def _gains(self) -> np.ndarray:
        """What each arm that is left gained on the script's own choice in the same worlds."""
        values = self._values()
        return (values - values[SCRIPT]).mean(axis=1)

    def _drop_worse_half(self) -> None:
        order = np.argsort(-self._gains(), kind="stable").tolist()
        better = {self.alive[index] for index in order[: (len(order) + 1) // 2]}
        self.alive = [arm for arm in self.alive if arm in better or arm == SCRIPT]

    def _drop_hopeless(self) -> None:
        """Only the script's own choice never leaves: the best of many seems better than it is."""
        if self.worlds < self.care.dropping:
            return
        values = self._values()
        best = int(np.argmax(self._gains()))
        behind = values[best] - values
        error = self._errors(behind)
        keep = behind.mean(axis=1) <= CLEAR * error + 0.001
        self.alive = [
            arm for arm, one in zip(self.alive, keep, strict=True) if one or arm == SCRIPT
        ]

    def _hope(self) -> float:
        """What going on promises: the gain to be expected from finding that an arm is better than
        the best, summed over the arms that are left."""
        if len(self.alive) == 1:
            return 0.0
        if self.worlds < self.care.settling:
            return math.inf
        values, gains = self._values(), self._gains()
        best = int(np.argmax(gains))
        errors = self._errors(values[best] - values)
        others = [number for number in range(len(errors)) if number != best]
        return sum(expected_excess(gains[best] - gains[one], errors[one]) for one in others)

    def _errors(self, behind: np.ndarray) -> np.ndarray:
        """Standard errors of how far arms are behind on average."""
        spread = np.maximum(behind.std(axis=1), self.care.spread)
        return spread / math.sqrt(self.worlds)

    def choices(self) -> list[Choice]:
        """What was found out: the best of the arms that are left, then the others by how far
        behind it they may be: so far as in the same worlds, and farther the fewer these were. Of
        the styles that may follow a decision, the best counts."""
        if len(self.arms) == 1 or self.worlds == 0:
            nothing = (math.nan, math.nan, math.nan, 0)
            return [Choice(decision, *nothing) for decision in dict.fromkeys(self.arms.tolist())]
        return [self._choice(arm) for arm in self._ranked()]

    def _ranked(self) -> list[int]:
        """The arms that were tried, one for each decision, the best first."""
        best = self.alive[int(np.argmax(self._gains()))]
        worth = worth_of(self.results)
        behind = worth[best] - worth
        spread = float(np.nanstd(behind))
        worlds = (~np.isnan(behind)).sum(axis=1)
        places: dict[int, tuple[float, int]] = {}
        for arm in np.flatnonzero(worlds).tolist():
            farthest = float(np.nanmean(behind[arm])) + LUCK * spread / math.sqrt(worlds[arm])
            place = (-math.inf if arm == best else farthest, arm)
            decision = int(self.arms[arm])
            places[decision] = min(place, places.get(decision, place))
        return [arm for _, arm in sorted(places.values())]

    def _choice(self, arm: int) -> Choice:
        tried = self.results[arm, ~np.isnan(self.results[arm, :, WIN])]
        win, margin, score = tried.mean(axis=0).tolist()
        return Choice(int(self.arms[arm]), win, margin, score, len(tried))


def worth_of(results: np.ndarray) -> np.ndarray:
    """What each play-out was worth, 0 to 1: mostly the margin, which tells decisions apart sooner
    than the win, and a little the win."""
    scale = margin_scale(results[SCRIPT, :, MARGIN])
    margins = 1 / (1 + np.exp(-results[:, :, MARGIN] / scale))
    return WIN_SHARE * results[:, :, WIN] + (1 - WIN_SHARE) * margins


def expected_excess(gap: float, error: float) -> float:
    """By how much a normal variable of mean 0 exceeds a gap, on average; it counts 0 below it."""
    if error == 0:
        return 0.0
    z = gap / error
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    return error * (density - z * math.erfc(z / math.sqrt(2)) / 2)


def margin_scale(margins: np.ndarray) -> float:
    """The margin that is worth about a quarter of what can be won, by how much play-outs differ."""
    return float(np.clip(MARGIN_SPREADS * margins.std(), LEAST_SCALE, MOST_SCALE))
