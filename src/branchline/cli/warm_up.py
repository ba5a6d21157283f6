"""`branchline warm-up`: compile rulebook and bots once, so that every later start is quick."""

import time

from branchline.cli.spoken import told, told_figure
from branchline.output import Output


def warm_up(*, bots: bool = True) -> None:
    """Compile rulebook and bots now (about a minute, once for each version)."""
    console = Output(highlight=False, markup=False)
    began = time.perf_counter()
    with console.status(told("report-compiling-rules")):
        from branchline.contests.warm_rulebook import compile_all

        compile_all()
    console.print(told("report-compiled-rules", seconds=_since(began)))
    if bots:
        began = time.perf_counter()
        with console.status(told("report-compiling-bots")):
            from branchline.contests.warm_bots import compile_bots

            compile_bots()
        console.print(told("report-compiled-bots", seconds=_since(began)))


def _since(began: float) -> str:
    return told_figure(time.perf_counter() - began, ".1f")
