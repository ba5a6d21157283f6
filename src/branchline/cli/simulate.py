"""`branchline simulate`: many games of bots."""

import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.progress import games_bar
from branchline.errors import BadOption
from branchline.files import added_to
from branchline.folding import FoldingTable
from branchline.output import Output

if TYPE_CHECKING:
    from branchline.contests.simulation import Summary

LONGEST_NAME = 24


def simulate(
    edition: str,
    *,
    players: Whole = 2,
    games: Whole = 1000,
    seed: str = "1",
    bots: str = "random",
    threads: Whole | None = None,
    records: File | None = None,
    append: Annotated[bool, Parameter(negative=())] = False,
    force: Annotated[bool, Parameter(negative=())] = False,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    log: File | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Play many games and say what came of them."""
    import msgspec

    from branchline.bots.foreign.transcript import keep_conversations
    from branchline.bots.registry import parse_line_up
    from branchline.contests.many_games import play_games
    from branchline.editions.loading import edition as load

    check_overwriting(records, append=append, force=force)
    line_up = parse_line_up(bots, players, "seats")
    chosen = load(edition)
    with (
        keep_conversations(log),
        added_to(records) if records and append else nullcontext(records) as file,
        games_bar(Output(stderr=True)) as bar,
    ):
        task = bar.add_task("Playing", total=games)
        summary = play_games(
            chosen,
            line_up,
            games,
            seed=seed,
            seats=players,
            options=parse_options(option or []),
            threads=threads,
            records=file,
            progress=partial(bar.advance, task),
        )
    if json:
        content = {**msgspec.to_builtins(summary), "bots": line_up}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(content)).decode() + "\n")
    else:
        print_summary(summary, line_up, chosen.names.en, records)


def check_overwriting(records: Path | None, *, append: bool, force: bool) -> None:
    """Raise if records would be lost and nobody has agreed to that."""
    if records is None and (append or force):
        word = "--append" if append else "--force"
        raise BadOption("error-records-option", {"option": word})
    if append and force:
        raise BadOption("error-append-force", {})
    is_there = records is not None and records.is_file() and records.stat().st_size > 0
    if is_there and not (append or force):
        raise BadOption("error-records-there", {"file": records})


def parse_options(options: list[str]) -> dict[str, bool]:
    """Rule switches written as name=true or name=false."""
    switches: dict[str, bool] = {}
    for text in options:
        name, _, value = text.partition("=")
        if value not in ("true", "false"):
            raise BadOption("error-no-switch", {"text": text})
        if switches.get(name, value == "true") != (value == "true"):
            raise BadOption("error-switch-twice", {"name": name})
        switches[name] = value == "true"
    return switches


def print_summary(
    summary: "Summary", line_up: list[str], edition: str, records: Path | None
) -> None:
    """The summary for a person."""
    from branchline.game.wording import counted
    from branchline.text.catalogue import put

    console = Output()
    games = put(counted(summary.games, "game"), "en")
    table = FoldingTable(keys=2, title=f"{edition}, {summary.players} players, {games}")
    columns = ("mean score", "worst", "best", "wins", "tickets kept", "completed")
    table.add_column("seat", justify="right")
    table.add_column("bot", most=LONGEST_NAME)
    for column in columns:
        table.add_column(column, justify="right")
    for seat in range(summary.players):
        table.add_row(
            str(seat + 1),
            line_up[seat],
            f"{summary.mean_scores[seat]:.1f}",
            str(summary.worst_scores[seat]),
            str(summary.best_scores[seat]),
            f"{summary.seat_win_share[seat]:.1%}",
            f"{summary.mean_tickets[seat]:.1f}",
            f"{summary.mean_completed[seat]:.1f}",
        )
    console.print(table)
    ends = ", ".join(f"{number:,} by {reason}" for reason, number in summary.ends.items())
    console.print(
        f"A game takes {summary.mean_turns:.0f} turns on average, {summary.longest_game} at most; "
        f"ended: {ends}.",
        highlight=False,
    )
    console.print(
        f"{summary.games_per_s:,.0f} games and {summary.decisions_per_s:,.0f} decisions a second "
        f"({summary.seconds:.2f} s of playing).",
        highlight=False,
    )
    if records is not None:
        console.print(f"Records: {records}", highlight=False, soft_wrap=True)
