"""`branchline editions` and `branchline check`."""

from rich.box import SIMPLE

from branchline.cli.paths import File
from branchline.folding import FoldingTable
from branchline.letters import escaped
from branchline.output import Output


def editions() -> None:
    """List the editions that can be played."""
    from branchline.editions.loading import edition, edition_keys

    table = FoldingTable(box=SIMPLE, padding=(0, 1, 0, 0))
    for column in ("key", "name", "nom"):
        table.add_column(column)
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
    Output().print(table)


def check(folder: File) -> int:
    """Say what is wrong with an edition folder."""
    from branchline.editions.loading import check_folder, load_edition
    from branchline.render.layout import check_drawing

    complaints = check_folder(folder) or check_drawing(load_edition(folder))
    console = Output(soft_wrap=True, highlight=False)
    for complaint in complaints:
        console.print(escaped(complaint), markup=False)
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
