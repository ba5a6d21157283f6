"""`branchline fit`: what the search believes of rivals, fitted on games of many kinds of bots."""

import sys
from functools import partial

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.progress import games_bar
from branchline.output import Output


def fit(
    edition: str | None = None,
    *,
    players: Whole | None = None,
    games: Whole = 3000,
    seed: str = "fit",
    output: File | None = None,
) -> None:
    """Fit what the search believes of rivals' tickets and kinds of play."""
    from branchline.bots.beliefs import add_beliefs, section_of, write_sections
    from branchline.bots.tuned import check_sections
    from branchline.contests.believing import Fitting
    from branchline.contests.believing import fit as fit_beliefs
    from branchline.editions.loading import edition as load
    from branchline.editions.loading import edition_keys

    editions = [load(key) for key in ([edition] if edition else edition_keys())]
    tables = [
        Fitting(one, seats, games, seed)
        for one in editions
        for seats in ([players] if players is not None else range(one.seats[0], one.seats[1] + 1))
    ]
    if output is not None:
        check_sections(output)
    with games_bar(Output(stderr=True)) as bar:
        for table in tables:
            task = bar.add_task(f"{table.edition.key} {table.seats}", total=games)
            beliefs = fit_beliefs(table, partial(bar.advance, task))
            section = section_of(table.command, beliefs)
            if output is None:
                sys.stdout.write(write_sections({table.edition.key: {str(table.seats): section}}))
            else:
                add_beliefs(output, table.edition.key, table.seats, section)
