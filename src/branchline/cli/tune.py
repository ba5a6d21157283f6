"""`branchline tune`: better weights for a scripted bot, by evolution."""

import difflib
import sys

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.spoken import told, told_figure
from branchline.errors import BadOption, UnknownBot
from branchline.output import Output


def tune(
    bot: str,
    edition: str | None = None,
    *,
    players: Whole | None = None,
    generations: Whole = 40,
    seed: str = "tune",
    output: File | None = None,
) -> None:
    """Tune the weights of a scripted bot by evolution, over many games."""
    from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    from branchline.bots.roster import ROSTER
    from branchline.bots.tuned import COMMAND, add_section, check_sections, write_sections
    from branchline.contests.tuning import Tuning
    from branchline.contests.tuning import tune as evolve
    from branchline.editions.loading import edition as load
    from branchline.editions.loading import edition_keys
    from branchline.game.game import check_seats

    if bot not in ROSTER:
        near = difflib.get_close_matches(bot, ROSTER, n=1)
        if near:
            raise UnknownBot("error-tune-near", {"bot": bot, "near": near[0]})
        raise UnknownBot("error-no-tune", {"bot": bot, "bots": ", ".join(ROSTER)})
    if generations < 1:
        raise BadOption("error-generations", {"number": str(generations)})
    editions = [load(key) for key in ([edition] if edition else edition_keys())]
    tables = [
        (one, seats)
        for one in editions
        for seats in ([players] if players is not None else range(one.seats[0], one.seats[1] + 1))
    ]
    for one, seats in tables:
        check_seats(one, seats)
    if output is not None:
        check_sections(output)
    console = Output(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[worth]}"))
    watched = console.is_terminal
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not watched) as bar:
        for one, seats in tables:
            tuning = Tuning(ROSTER[bot], one, seats, generations, seed)
            task = bar.add_task(f"{one.key} {seats}", total=tuning.games, worth="")

            def progress(games: int, worth: float, task: TaskID = task) -> None:
                words = told("report-worth", worth=told_figure(worth, ".3f"))
                bar.update(task, advance=games, worth=words)

            weights = evolve(tuning, progress)
            if output is None:
                section = {one.key: {str(seats): {COMMAND: tuning.command, **weights}}}
                sys.stdout.write(write_sections(section))
            else:
                add_section(output, one.key, seats, tuning.command, weights)
