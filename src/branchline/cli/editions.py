"""`branchline editions` and `branchline check`."""

from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table


def editions() -> None:
    """List the editions that can be played."""
    from branchline.editions.loading import edition, edition_keys

    table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    for column in ("key", "name", "nom"):
        table.add_column(column, no_wrap=True)
    for column in ("seats", "routes", "tickets"):
        table.add_column(column, justify="right")
    for key in edition_keys():
        one = edition(key)
        table.add_row(
            key,
            one.names.en,
            one.names.fr,
            f"{one.seats[0]}–{one.seats[1]}",
            str(len(one.routes)),
            str(len(one.tickets)),
        )
    Console().print(table)


def check(folder: Path) -> int:
    """Say what is wrong with an edition folder.

    Parameters
    ----------
    folder
        The folder with edition.toml, cities.csv, routes.csv and tickets.csv.
    """
    from branchline.editions.loading import check_folder, load_edition

    complaints = check_folder(folder)
    console = Console(soft_wrap=True, highlight=False)
    for complaint in complaints:
        console.print(complaint, markup=False)
    if complaints:
        number = len(complaints)
        console.print(f"{number} mistake{'s' if number > 1 else ''} in {folder}", markup=False)
        return 2
    one = load_edition(folder)
    console.print(
        f"{one.names.en}: {len(one.cities)} cities, {len(one.routes)} routes, "
        f"{len(one.tickets)} tickets; no mistakes found",
        markup=False,
    )
    return 0
