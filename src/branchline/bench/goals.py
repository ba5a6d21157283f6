"""The speed goals, beside what was measured."""

from dataclasses import dataclass
from typing import Any

from branchline.wording import Wording

REFERENCE_SECONDS = 0.55
"""What a fixed loop of plain Python takes on the machine that the goals were set for."""
FIRST_EDITION_GOALS = {2: 20_000, 4: 10_000}
"""Games a loop by seats, for the one map that other engines play too."""
OTHER_EDITIONS_GOALS = {2: 12_000}
DECISIONS_GOAL = 4_000_000

BYTES, KILOBYTES = Wording("bench-unit-bytes"), Wording("bench-unit-kilobytes")
DECISIONS, GAMES = Wording("bench-decisions"), Wording("bench-games")


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure and what it should be."""

    name: Wording
    measured: float
    goal: float
    unit: Wording | str
    at_most: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the figure is good enough."""
        return self.measured <= self.goal if self.at_most else self.measured >= self.goal


def goals_of(figures: dict[str, Any]) -> list[Goal]:
    """The goals, with what was measured."""
    goals: list[Goal] = []
    first = figures["play"][0]["edition"]
    for row in figures["play"]:
        by_seats = FIRST_EDITION_GOALS if row["edition"] == first else OTHER_EDITIONS_GOALS
        wanted = by_seats.get(row["seats"])
        if wanted:
            table = {"edition": row["edition"], "seats": row["seats"]}
            name, unit = Wording("bench-goal-games", table), Wording("bench-loop-games")
            goals.append(Goal(name, row["games_per_loop"], wanted, unit))
    slowest = min(row["decisions_per_s_at_reference"] for row in figures["play"])
    plain = min(row["plain_decisions_per_s_at_reference"] for row in figures["play"])
    drawings, bots = figures["drawing"], figures["bots"]
    playouts = min(one.playout_decisions_per_s for one in bots)
    return [
        *goals,
        _least("bench-goal-slowest", slowest, DECISIONS_GOAL, DECISIONS),
        _least("bench-goal-plain", plain, 20_000, DECISIONS),
        _most("bench-goal-clone", figures["clone_ns"], 60, "ns"),
        _most("bench-goal-state", figures["state_bytes"], 4096, BYTES),
        _most("bench-goal-cold", figures["cold_compile_s"], 20, "s"),
        _most("bench-goal-warm", figures["warm_start_s"], 1, "s"),
        _most(
            "bench-goal-scripted",
            max(one.decision_us for one in bots),
            20,
            Wording("bench-decision-time"),
        ),
        _least("bench-goal-mirror", min(one.greedy_games_per_s for one in bots), 300, GAMES),
        _least("bench-goal-search", playouts, 500_000, Wording("bench-playouts")),
        _most("bench-goal-path", figures["longest_path_us"]["p99"], 200, "µs"),
        _most("bench-goal-drawing", max(one.milliseconds for one in drawings), 50, "ms"),
        _most("bench-goal-board", max(one.kilobytes for one in drawings), 400, KILOBYTES),
        _most("bench-goal-gzipped", max(one.kilobytes_gzipped for one in drawings), 100, KILOBYTES),
    ]


def _least(key: str, measured: float, goal: float, unit: Wording | str) -> Goal:
    return Goal(Wording(key), measured, goal, unit)


def _most(key: str, measured: float, goal: float, unit: Wording | str) -> Goal:
    return Goal(Wording(key), measured, goal, unit, at_most=True)
