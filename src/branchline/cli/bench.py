"""`branchline bench`: the speed goals, measured."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from cyclopts import Parameter

from branchline.errors import BadOption
from branchline.folding import FoldingTable
from branchline.output import Output

REFERENCE_SECONDS = 0.55
FIRST_EDITION_GOALS = {2: 20_000, 4: 10_000}
"""Games a loop by seats, for the one map that other engines play too."""
OTHER_EDITIONS_GOALS = {2: 12_000}
DECISIONS_GOAL = 4_000_000
MOST_SECONDS = 600


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure and what it should be."""

    name: str
    measured: float
    goal: float
    unit: str
    at_most: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the figure is good enough."""
        return self.measured <= self.goal if self.at_most else self.measured >= self.goal


def bench(
    *,
    seconds: float = 2.0,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Measure the speed of rulebook, bots and drawing; all figures come from this one run."""
    import msgspec

    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption("error-seconds", {"most": str(MOST_SECONDS), "seconds": f"{seconds:g}"})
    console = Output(stderr=True)
    with console.status("Measuring…") as status:

        def progress(what: str) -> None:
            status.update(f"Measuring {what}…")

        figures = measure(seconds, progress)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")
    else:
        print_figures(figures)


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """All figures of one run."""
    from branchline.bench import rulebook as measures
    from branchline.bench.bots import measure_bots
    from branchline.bench.drawing import measure_drawing
    from branchline.editions.loading import edition, edition_keys
    from branchline.engine.rules import records

    cores = os.cpu_count() or 1
    progress("start-up and compiling")
    figures: dict[str, Any] = {
        "cold_compile_s": measures.cold_compile_seconds(),
        "warm_start_s": measures.warm_start_seconds(),
        "state_bytes": records.STATE.itemsize,
        "clone_ns": measures.clone_nanoseconds(),
        "cores": cores,
    }
    loops = [measures.reference_loop()]
    rows: list[dict[str, Any]] = []
    for key in edition_keys():
        fewest, most = edition(key).seats
        for seats in range(fewest, most + 1):
            progress(f"{key} with {seats} seats")
            measures.games_per_second(key, seats, 0.1, 1)
            games, decisions = measures.games_per_second(key, seats, seconds, 1)
            all_games, all_decisions = measures.games_per_second(key, seats, seconds, cores)
            plain = measures.plain_decisions_per_second(key, seats, seconds / 2)
            loops.append(measures.reference_loop())
            loop = min(loops[-2:])
            rows.append(
                {
                    "edition": key,
                    "seats": seats,
                    "games_per_s": games,
                    "decisions_per_s": decisions,
                    "games_per_loop": games * loop,
                    "decisions_per_s_at_reference": decisions * loop / REFERENCE_SECONDS,
                    "games_per_s_all_cores": all_games,
                    "decisions_per_s_all_cores": all_decisions,
                    "plain_decisions_per_s": plain,
                    "plain_decisions_per_s_at_reference": plain * loop / REFERENCE_SECONDS,
                    "reference_loop_s": loop,
                }
            )
    figures["longest_path_us"] = measures.longest_path_microseconds(progress)
    progress("drawing")
    figures["drawing"] = [measure_drawing(edition(key)) for key in edition_keys()]
    progress("bots")
    figures["bots"] = [measure_bots(edition(key), seconds) for key in edition_keys()]
    figures["reference_loop_s"] = min(loops)
    figures["play"] = rows
    figures["goals"] = [
        {"name": goal.name, "measured": goal.measured, "goal": goal.goal, "met": goal.is_met}
        for goal in goals_of(figures)
    ]
    return figures


def goals_of(figures: dict[str, Any]) -> list[Goal]:
    """The goals, with what was measured."""
    goals: list[Goal] = []
    first = figures["play"][0]["edition"]
    for row in figures["play"]:
        by_seats = FIRST_EDITION_GOALS if row["edition"] == first else OTHER_EDITIONS_GOALS
        wanted = by_seats.get(row["seats"])
        if wanted:
            name = f"{row['edition']}, {row['seats']} seats"
            goals.append(Goal(name, row["games_per_loop"], wanted, "games a loop"))
    slowest = min(row["decisions_per_s_at_reference"] for row in figures["play"])
    plain = min(row["plain_decisions_per_s_at_reference"] for row in figures["play"])
    path = figures["longest_path_us"]["p99"]
    drawings = figures["drawing"]
    bots = figures["bots"]
    scripted = max(one.decision_us for one in bots)
    mirror = min(one.greedy_games_per_s for one in bots)
    playouts = min(one.playout_decisions_per_s for one in bots)
    return [
        *goals,
        Goal("slowest table, one thread", slowest, DECISIONS_GOAL, "decisions/s"),
        Goal("slowest table, plain", plain, 20_000, "decisions/s"),
        Goal("clone", figures["clone_ns"], 60, "ns", at_most=True),
        Goal("state", figures["state_bytes"], 4096, "bytes", at_most=True),
        Goal("cold compile", figures["cold_compile_s"], 20, "s", at_most=True),
        Goal("warm start of simulate", figures["warm_start_s"], 1, "s", at_most=True),
        Goal("scripted bot, slowest edition", scripted, 20, "µs a decision", at_most=True),
        Goal("greedy against itself, slowest", mirror, 300, "games/s"),
        Goal("search, slowest edition", playouts, 500_000, "play-out decisions/s"),
        Goal("longest path, dense, p99", path, 200, "µs", at_most=True),
        Goal("drawing a full board", max(d.milliseconds for d in drawings), 50, "ms", at_most=True),
        Goal("board as SVG", max(d.kilobytes for d in drawings), 400, "kB", at_most=True),
        Goal("gzipped", max(d.kilobytes_gzipped for d in drawings), 100, "kB", at_most=True),
    ]


def bots_table(figures: dict[str, Any]) -> FoldingTable:
    """How fast the bots are."""
    table = FoldingTable(title="Bots, two seats, one core")
    table.add_column("edition")
    for column in ("greedy mirror games/s", "µs a decision", "play-out decisions/s"):
        table.add_column(column, justify="right")
    for one in figures["bots"]:
        table.add_row(
            one.edition,
            f"{one.greedy_games_per_s:,.0f}",
            f"{one.decision_us:.1f}",
            f"{one.playout_decisions_per_s:,.0f}",
        )
    return table


def print_figures(figures: dict[str, Any]) -> None:
    """The figures for a person."""
    console = Output()
    table = FoldingTable(title="Random play over all legal choices")
    table.add_column("edition")
    for column in (
        "seats",
        "games/s",
        "decisions/s",
        "games a loop",
        f"games/s, {figures['cores']} cores",
        "plain decisions/s",
    ):
        table.add_column(column, justify="right")
    for row in figures["play"]:
        table.add_row(
            row["edition"],
            str(row["seats"]),
            f"{row['games_per_s']:,.0f}",
            f"{row['decisions_per_s'] / 1e6:.2f} M",
            f"{row['games_per_loop']:,.0f}",
            f"{row['games_per_s_all_cores']:,.0f}",
            f"{row['plain_decisions_per_s']:,.0f}",
        )
    console.print(table)
    console.print(bots_table(figures))
    path = figures["longest_path_us"]
    console.print(
        f"Reference loop {figures['reference_loop_s']:.3f} s · longest path on "
        f"{path['networks']:.0f} dense networks: median {path['median']:.1f} µs, "
        f"p99 {path['p99']:.1f} µs, max {path['max']:.1f} µs",
        highlight=False,
    )
    table = FoldingTable(title="Goals (speeds as on a machine whose reference loop takes 0.55 s)")
    table.add_column("what")
    for column in ("measured", "goal", "met"):
        table.add_column(column, justify="right")
    for goal in goals_of(figures):
        sign = "≤" if goal.at_most else "≥"
        number = f"{goal.measured:,.1f}" if goal.measured < 1000 else f"{goal.measured:,.0f}"
        table.add_row(
            goal.name,
            f"{number} {goal.unit}",
            f"{sign} {goal.goal:,.0f}",
            "yes" if goal.is_met else "NO",
        )
    console.print(table)
