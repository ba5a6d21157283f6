"""`branchline bench`: the speed goals, measured."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any

from cyclopts import Parameter

from branchline.cli.spoken import spoken, told, told_figure
from branchline.errors import BadOption
from branchline.folding import FoldingTable
from branchline.output import Output
from branchline.wording import Wording

MOST_SECONDS = 600


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
    with console.status(told("bench-measuring")) as status:

        def progress(what: Wording) -> None:
            status.update(told("bench-measuring-what", what=what))

        figures = measure(seconds, progress)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")
    else:
        print_figures(figures)


def measure(seconds: float, progress: Callable[[Wording], None]) -> dict[str, Any]:
    """All figures of one run."""
    from branchline.bench import rulebook as measures
    from branchline.bench.bots import measure_bots
    from branchline.bench.drawing import measure_drawing
    from branchline.bench.goals import REFERENCE_SECONDS, goals_of
    from branchline.bench.gpu import measure_gpu
    from branchline.editions.loading import edition, edition_keys
    from branchline.engine.rules import records
    from branchline.text.catalogue import put

    cores = os.cpu_count() or 1
    progress(Wording("bench-start-up"))
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
            progress(Wording("bench-table", {"edition": key, "seats": seats}))
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
    progress(Wording("bench-drawing"))
    figures["drawing"] = [measure_drawing(edition(key)) for key in edition_keys()]
    progress(Wording("bench-bots"))
    figures["bots"] = [measure_bots(edition(key), seconds) for key in edition_keys()]
    figures["gpu"] = measure_gpu(progress)
    figures["reference_loop_s"] = min(loops)
    figures["play"] = rows
    figures["goals"] = [
        {
            "name": put(goal.name, "en"),
            "measured": goal.measured,
            "goal": goal.goal,
            "met": goal.is_met,
        }
        for goal in goals_of(figures)
    ]
    return figures


def print_figures(figures: dict[str, Any]) -> None:
    """The figures for a person."""
    console = Output(highlight=False, markup=False)
    console.print(play_table(figures))
    console.print(bots_table(figures))
    if figures["gpu"]:
        console.print(gpu_table(figures))
    path = figures["longest_path_us"]
    values = {
        "loop": told_figure(figures["reference_loop_s"], ".3f"),
        "networks": told_figure(path["networks"], ".0f"),
        "median": told_figure(path["median"], ".1f"),
        "most": told_figure(path["p99"], ".1f"),
        "longest": told_figure(path["max"], ".1f"),
    }
    console.print(told("bench-loop", **values))
    console.print(goals_table(figures))


def play_table(figures: dict[str, Any]) -> FoldingTable:
    """How fast random games are."""
    table = FoldingTable(title=told("bench-title-play"))
    table.add_column(told("bench-edition"))
    for column in ("bench-seats", "bench-games", "bench-decisions", "bench-loop-games"):
        table.add_column(told(column), justify="right")
    table.add_column(told("bench-core-games", cores=figures["cores"]), justify="right")
    table.add_column(told("bench-plain"), justify="right")
    for row in figures["play"]:
        table.add_row(
            row["edition"],
            str(row["seats"]),
            told_figure(row["games_per_s"], ",.0f"),
            f"{told_figure(row['decisions_per_s'] / 1e6, '.2f')} M",
            told_figure(row["games_per_loop"], ",.0f"),
            told_figure(row["games_per_s_all_cores"], ",.0f"),
            told_figure(row["plain_decisions_per_s"], ",.0f"),
        )
    return table


def bots_table(figures: dict[str, Any]) -> FoldingTable:
    """How fast the bots are."""
    table = FoldingTable(title=told("bench-title-bots"))
    table.add_column(told("bench-edition"))
    for column in ("bench-mirror", "bench-decision-time", "bench-playouts"):
        table.add_column(told(column), justify="right")
    for one in figures["bots"]:
        table.add_row(
            one.edition,
            told_figure(one.greedy_games_per_s, ",.0f"),
            told_figure(one.decision_us, ".1f"),
            told_figure(one.playout_decisions_per_s, ",.0f"),
        )
    return table


def gpu_table(figures: dict[str, Any]) -> FoldingTable:
    """How fast games are on a GPU."""
    table = FoldingTable(title=told("bench-title-gpu"))
    table.add_column(told("bench-edition"))
    for column in ("bench-seats", "bench-games", "bench-mirror"):
        table.add_column(told(column), justify="right")
    for one in figures["gpu"]:
        table.add_row(
            one.edition,
            str(one.seats),
            told_figure(one.random_games_per_s, ",.0f"),
            told_figure(one.greedy_games_per_s, ",.0f"),
        )
    return table


def goals_table(figures: dict[str, Any]) -> FoldingTable:
    """What was measured beside what it should be."""
    from branchline.bench.goals import REFERENCE_SECONDS, goals_of
    from branchline.text.catalogue import put

    seconds = told_figure(REFERENCE_SECONDS, ".2f")
    table = FoldingTable(title=told("bench-title-goals", seconds=seconds))
    table.add_column(told("bench-what"))
    for column in ("bench-measured", "bench-goal", "bench-met"):
        table.add_column(told(column), justify="right")
    for goal in goals_of(figures):
        sign = "≤" if goal.at_most else "≥"
        number = told_figure(goal.measured, ",.1f" if goal.measured < 1000 else ",.0f")
        unit = goal.unit if isinstance(goal.unit, str) else put(goal.unit, spoken())
        table.add_row(
            put(goal.name, spoken()),
            f"{number} {unit}",
            f"{sign} {told_figure(goal.goal, ',.0f')}",
            told("bench-yes" if goal.is_met else "bench-no"),
        )
    return table
