"""`branchline arena`: bots against bots, with intervals and ratings."""

import os
import shlex
import sys
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.progress import games_bar
from branchline.cli.simulate import parse_options
from branchline.cli.spoken import spoken, told
from branchline.errors import BadOption
from branchline.output import Output

if TYPE_CHECKING:
    from branchline.contests.arena.checkpoint import Checkpoint
    from branchline.contests.arena.contest import Contest
    from branchline.contests.arena.running import Progress as Advance


def arena(
    edition: str,
    *,
    bots: str,
    players: Whole = 2,
    games: Whole = 1000,
    seed: str = "1",
    threads: Whole | None = None,
    records: File | None = None,
    checkpoint: File | None = None,
    on_failure: Literal["forfeit", "fallback"] = "forfeit",
    ray: str | None = None,
    device: str = "cpu",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    log: File | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Let bots play each other and say how strong they are."""
    import msgspec

    from branchline.bots.foreign.transcript import keep_conversations
    from branchline.contests.arena.checkpoint import Checkpoint, default_path
    from branchline.contests.arena.contest import Contest
    from branchline.contests.arena.report import make_report
    from branchline.contests.arena.running import run_contest
    from branchline.contests.arena.tables import print_report
    from branchline.editions.loading import edition as load
    from branchline.files import whole_file

    contest = Contest(
        edition=load(edition),
        bots=tuple(name.strip() for name in bots.split(",")),
        players=players,
        games=games,
        seed=seed,
        options=parse_options(option or []),
        on_failure=on_failure,
        keeps_records=records is not None,
    )
    if log is not None and ray is not None:
        raise BadOption("error-log-ray", {})
    check_device_alone(device, threads, ray)
    with (
        keep_conversations(log),
        nullcontext() if records is None else whole_file(records) as file,
        Checkpoint(checkpoint or default_path(contest), contest) as kept,
        _progress(contest, kept) as advance,
    ):
        blocks = run_contest(
            contest,
            kept,
            threads=threads if threads is not None else os.cpu_count() or 1,
            ray=ray,
            device=device,
            progress=advance,
        )
        if file is not None:
            for record in kept.records():
                file.write(record + b"\n")
    report = make_report(contest, blocks, _command(), "en" if json else spoken())
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        print_report(Output(), report, contest.edition.names, spoken())
    if checkpoint is None:
        sys.stdout.flush()
        kept.remove()


def check_device_alone(device: str, threads: int | None, ray: str | None) -> None:
    """Raise if it is also said how many cores or machines play."""
    if device != "cpu" and threads is not None:
        raise BadOption("error-device-threads", {})
    if device != "cpu" and ray is not None:
        raise BadOption("error-device-ray", {})


@contextmanager
def _progress(contest: "Contest", kept: "Checkpoint") -> Generator["Advance"]:
    """A bar over all games, if stderr is a terminal; an interruption says what it leaves."""
    from branchline.contests.arena.running import finished_games

    console = Output(stderr=True)
    done = finished_games(contest, kept)
    if done:
        _say(console, told("arena-going-on", games=done))
    bar = games_bar(console)
    try:
        with bar:
            task = bar.add_task(
                told("report-playing"), total=contest.all_games, completed=done, before=done
            )
            yield lambda number: bar.advance(task, number)
    except BaseException as stop:
        finished = finished_games(contest, kept)
        values = {"finished": finished, "all": contest.all_games, "command": _command()}
        words = told("arena-kept", **values)
        if finished and isinstance(stop, KeyboardInterrupt):
            raise KeyboardInterrupt(words) from None
        if finished:
            _say(console, words)
        raise


def _command() -> str:
    """What was typed."""
    return shlex.join(["branchline", *sys.argv[1:]])


def _say(console: Output, text: str) -> None:
    console.print(f"branchline: {text}", highlight=False, markup=False, soft_wrap=True)
