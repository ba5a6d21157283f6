"""`branchline calibrate`: whether the win chances and scores that the search tells come true."""

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.progress import games_bar
from branchline.folding import FoldingTable
from branchline.output import Output

if TYPE_CHECKING:
    from branchline.contests.reliability import Figures

ROWS = ("whole game", "first third", "second third", "last third")
COLUMNS = ("decisions", "told", "came", "Brier", "skill", "error", "own", "rival")


def calibrate(
    edition: str,
    *,
    players: Whole = 2,
    games: Whole = 100,
    seed: str = "1",
    bots: str = "hard",
    playouts: Whole = 1000,
    threads: Whole | None = None,
    plot: File | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Compare what the search foretells with what comes of it."""
    import msgspec

    from branchline.bots.registry import parse_line_up
    from branchline.contests.calibration import predict
    from branchline.contests.reliability import bins, by_thirds, figures_of
    from branchline.contests.simulation import Run
    from branchline.editions.loading import edition as load
    from branchline.files import whole_file
    from branchline.render.reliability import Dot, draw_reliability

    chosen = load(edition)
    line_up = parse_line_up(bots, players, "seats")
    cores = os.cpu_count() or 1
    run = Run(chosen, players, games, seed, {}, cores if threads is None else threads)
    heading = f"{chosen.names.en}, {players} players, {games:,} games"
    with nullcontext() if plot is None else whole_file(plot) as file:
        with games_bar(Output(stderr=True)) as bar:
            task = bar.add_task("Playing", total=games)
            predictions = predict(run, line_up, playouts, partial(bar.advance, task))
        figures, thirds, held = figures_of(predictions), by_thirds(predictions), bins(predictions)
        if file is not None:
            dots = [Dot(one.decisions, one.mean_predicted, one.mean_actual) for one in held]
            note = f"{figures.decisions:,} decisions, {playouts:,} play-outs each"
            file.write(draw_reliability(dots, heading, note).encode())
    if json:
        content = {
            "edition": chosen.key,
            "players": players,
            "games": games,
            "seed": seed,
            "bots": line_up,
            "playouts": playouts,
            **msgspec.to_builtins(figures),
            "thirds": thirds,
            "bins": held,
        }
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(content)).decode() + "\n")
    else:
        print_figures(heading, [figures, *thirds], plot)


def print_figures(heading: str, rows: "Sequence[Figures]", plot: Path | None) -> None:
    """The figures for a person: the whole game, then its thirds."""
    console = Output(highlight=False, markup=False, soft_wrap=True)
    table = FoldingTable(title=heading)
    table.add_column("")
    for column in COLUMNS:
        table.add_column(column, justify="right")
    for name, row in zip(ROWS, rows, strict=True):
        table.add_row(
            name,
            f"{row.decisions:,}",
            _put(row.mean_predicted, ".1%"),
            _put(row.mean_actual, ".1%"),
            _put(row.brier, ".3f"),
            _put(row.brier_skill, ".3f"),
            _put(row.calibration_error, ".3f"),
            _put(row.own_score_bias, "+.1f"),
            _put(row.rival_score_bias, "+.1f"),
        )
    console.print(table)
    console.print("Told: the win chance of the best choice. Came: how often the seat won.")
    console.print("Skill: against always guessing what came on average. Error: over ten bins.")
    console.print(
        "Own, rival: points by which the seat's and its best rival's scores were too high."
    )
    if plot is not None:
        console.print(f"Written: {plot}")


def _put(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)
