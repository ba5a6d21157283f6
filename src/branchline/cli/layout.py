"""`branchline layout`: where a board's cities, names and routes are drawn."""

from pathlib import Path

from branchline.cli.paths import File
from branchline.cli.spoken import spoken, told
from branchline.output import Output
from branchline.wording import Wording

BACKGROUND_TOOL = "tools/background.py"


def layout(edition: str, *, output: File | None = None, refine: bool = False) -> None:
    """Compute the layout of an edition's board and write it as layout.toml."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from branchline.editions.loading import edition as load
    from branchline.files import whole_file
    from branchline.render.layout import BACKGROUND_FILE, FILE, format_layout, load_layout
    from branchline.render.making import make_layout, refine_layout
    from branchline.text.catalogue import put

    one = load(edition)
    file = output if output is not None else Path(str(one.folder)) / FILE
    watched = Output(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=watched,
        transient=True,
        disable=not watched.is_terminal,
    )
    with whole_file(file) as stream, bar:
        task = bar.add_task(told("report-layout-reading"), total=1.0)

        def progress(what: Wording, part: float) -> None:
            bar.update(task, description=put(what, spoken()), completed=part)

        if refine:
            made = refine_layout(one, load_layout(one), progress=progress)
        else:
            made = make_layout(one, progress=progress)
        stream.write(format_layout(made).encode())
    console = Output(soft_wrap=True, highlight=False, markup=False)
    frame = f"{made.frame.width:g} × {made.frame.height:g}"
    values = {"cities": len(made.cities), "routes": len(made.routes), "frame": frame}
    console.print(told("report-layout", file=file, **values))
    if output is None and file.with_name(BACKGROUND_FILE).is_file():
        console.print(told("report-layout-background", file=BACKGROUND_FILE, tool=BACKGROUND_TOOL))
