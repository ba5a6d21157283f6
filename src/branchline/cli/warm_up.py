"""`branchline warm-up`: compile rulebook and bots once, so that every later start is quick."""

import time

from branchline.output import Output


def warm_up(*, bots: bool = True) -> None:
    """Compile rulebook and bots now (about a minute, once for each version)."""
    console = Output()
    began = time.perf_counter()
    with console.status("Compiling the rulebook…"):
        from branchline.contests.warm_rulebook import compile_all

        compile_all()
    console.print(f"The rulebook is compiled ({time.perf_counter() - began:.1f} s).")
    if bots:
        began = time.perf_counter()
        with console.status("Compiling the bots…"):
            from branchline.contests.warm_bots import compile_bots

            compile_bots()
        console.print(f"The bots are compiled ({time.perf_counter() - began:.1f} s).")
