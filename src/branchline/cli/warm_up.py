"""`branchline warm-up`: compile the rulebook once, so that every later start is quick."""

import time

from rich.console import Console


def warm_up() -> None:
    """Compile the rulebook now (about a quarter of a minute, once for each version)."""
    console = Console()
    began = time.perf_counter()
    with console.status("Compiling the rulebook…"):
        from branchline.sim.warm import compile_all

        compile_all()
    console.print(f"The rulebook is compiled ({time.perf_counter() - began:.1f} s).")
