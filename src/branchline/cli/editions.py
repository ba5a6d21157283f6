"""`branchline editions` and `branchline check`."""

from rich.box import SIMPLE

from branchline.cli.paths import File
from branchline.cli.spoken import spoken, told
from branchline.folding import FoldingTable
from branchline.letters import escaped
from branchline.output import Output


def editions() -> None:
    """List the editions that can be played."""
    from branchline.editions.loading import edition, edition_keys

    table = FoldingTable(box=SIMPLE, padding=(0, 1, 0, 0))
    for column in ("report-key", "report-english-name", "report-french-name"):
        table.add_column(told(column))
    for column in ("report-seats", "report-routes", "report-tickets"):
        table.add_column(told(column), justify="right")
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
    from branchline.editions.loading import load_edition
    from branchline.errors import BadEdition
    from branchline.render.layout import check_drawing

    console = Output(soft_wrap=True, highlight=False, markup=False)
    try:
        one = load_edition(folder)
        complaints = check_drawing(one)
        if complaints:
            raise BadEdition(complaints)
    except BadEdition as bad:
        for complaint in bad.listed(spoken()):
            console.print(escaped(complaint))
        console.print(told("report-mistakes", number=len(bad.complaints), folder=folder))
        return 2
    values = {"cities": one.cities, "routes": one.routes, "tickets": one.tickets}
    counts = {name: len(things) for name, things in values.items()}
    console.print(told("report-sound", map=one.names, **counts))
    return 0
