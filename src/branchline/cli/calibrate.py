"""`branchline calibrate`: whether the win chances and scores that the search tells come true."""

import os
import shlex
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
from branchline.cli.spoken import spoken, told, told_figure
from branchline.errors import BadOption
from branchline.folding import FoldingTable
from branchline.output import Output
from branchline.wording import counted

if TYPE_CHECKING:
    from branchline.contests.reliability import Figures

ROWS = ("calibrate-whole", "calibrate-first", "calibrate-second", "calibrate-last")
COLUMNS = (
    "calibrate-decisions",
    "calibrate-told",
    "calibrate-came",
    "calibrate-brier",
    "calibrate-skill",
    "calibrate-error",
    "calibrate-own",
    "calibrate-rival",
)
NOTES = ("calibrate-note-told", "calibrate-note-skill", "calibrate-note-scores")


def calibrate(
    edition: str,
    *,
    players: Whole = 2,
    games: Whole = 100,
    seed: str = "1",
    bots: str = "hard",
    playouts: Whole = 1000,
    threads: Whole | None = None,
    device: str = "cpu",
    plot: File | None = None,
    fit: File | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Compare what the search foretells with what comes of it."""
    import msgspec

    from branchline.bots.odds import Odds, add_odds
    from branchline.bots.registry import parse_line_up
    from branchline.bots.tuned import check_sections
    from branchline.contests.calibration import predict
    from branchline.contests.reliability import bins, by_thirds, figures_of, fit_odds
    from branchline.contests.simulation import Run
    from branchline.editions.loading import edition as load
    from branchline.files import whole_file
    from branchline.render.reliability import Dot, draw_reliability

    chosen = load(edition)
    line_up = parse_line_up(bots, players, "seats")
    if fit is not None:
        check_sections(fit)
    if device != "cpu" and threads is not None:
        raise BadOption("error-device-threads", {})
    cores = os.cpu_count() or 1
    run = Run(chosen, players, games, seed, {}, cores if threads is None else threads)
    played = counted(games, "game")
    heading = told("report-title", map=chosen.names, players=players, games=played)
    with nullcontext() if plot is None else whole_file(plot) as file:
        with games_bar(Output(stderr=True)) as bar:
            task = bar.add_task(told("report-playing"), total=games)
            found = Odds() if fit is not None else None
            predictions = predict(run, line_up, playouts, found, partial(bar.advance, task), device)
        figures, thirds, held = figures_of(predictions), by_thirds(predictions), bins(predictions)
        if file is not None:
            dots = [Dot(one.decisions, one.mean_predicted, one.mean_actual) for one in held]
            counts = {"decisions": figures.decisions, "playouts": playouts}
            note = told("calibrate-note-plot", **counts)
            file.write(draw_reliability(dots, heading, note, spoken()).encode())
    if fit is not None:
        words = ["branchline", "calibrate", chosen.key, "--players", str(players)]
        words += ["--games", str(games), "--seed", seed, "--bots", bots]
        command = shlex.join([*words, "--playouts", str(playouts)])
        add_odds(fit, chosen.key, players, command, fit_odds(predictions))
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
        table.add_column(told(column), justify="right")
    for name, row in zip(ROWS, rows, strict=True):
        table.add_row(
            told(name),
            told_figure(row.decisions, ",d"),
            told_figure(row.mean_predicted, ".1%"),
            told_figure(row.mean_actual, ".1%"),
            told_figure(row.brier, ".3f"),
            told_figure(row.brier_skill, ".3f"),
            told_figure(row.calibration_error, ".3f"),
            told_figure(row.own_score_bias, "+.1f"),
            told_figure(row.rival_score_bias, "+.1f"),
        )
    console.print(table)
    for note in NOTES:
        console.print(told(note))
    if plot is not None:
        console.print(told("report-written", file=plot))
