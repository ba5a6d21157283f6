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
from branchline.cli.spoken import spoken, told, told_figure
from branchline.errors import BadOption
from branchline.files import added_to
from branchline.folding import FoldingTable
from branchline.output import Output
from branchline.wording import Wording, counted

if TYPE_CHECKING:
    from branchline.contests.simulation import Summary
    from branchline.editions.edition import Names

LONGEST_NAME = 24
COLUMNS = (
    "report-mean-score",
    "report-worst",
    "report-best",
    "report-wins",
    "report-tickets-kept",
    "report-completed",
)
ENDED = {
    "wagons": "report-ended-wagons",
    "all_passed": "report-ended-all-passed",
    "turn_limit": "report-ended-turn-limit",
}


def simulate(
    edition: str,
    *,
    players: Whole = 2,
    games: Whole = 1000,
    seed: str = "1",
    bots: str = "random",
    threads: Whole | None = None,
    device: str = "cpu",
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
        task = bar.add_task(told("report-playing"), total=games)
        summary = play_games(
            chosen,
            line_up,
            games,
            seed=seed,
            seats=players,
            options=parse_options(option or []),
            threads=threads,
            records=file,
            device=device,
            progress=partial(bar.advance, task),
        )
    if json:
        content = {**msgspec.to_builtins(summary), "bots": line_up}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(content)).decode() + "\n")
    else:
        print_summary(summary, line_up, chosen.names, records)


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
    summary: "Summary", line_up: list[str], edition: "Names", records: Path | None
) -> None:
    """The summary for a person."""
    from branchline.text.catalogue import put

    console = Output(highlight=False, markup=False)
    games = counted(summary.games, "game")
    title = told("report-title", map=edition, players=summary.players, games=games)
    table = FoldingTable(keys=2, title=title)
    table.add_column(told("report-seat"), justify="right")
    table.add_column(told("report-bot"), most=LONGEST_NAME)
    for column in COLUMNS:
        table.add_column(told(column), justify="right")
    for seat in range(summary.players):
        table.add_row(
            str(seat + 1),
            line_up[seat],
            told_figure(summary.mean_scores[seat], ".1f"),
            told_figure(summary.worst_scores[seat], "d"),
            told_figure(summary.best_scores[seat], "d"),
            told_figure(summary.seat_win_share[seat], ".1%"),
            told_figure(summary.mean_tickets[seat], ".1f"),
            told_figure(summary.mean_completed[seat], ".1f"),
        )
    console.print(table)
    ends = [Wording(ENDED[reason], {"number": n}) for reason, n in summary.ends.items()]
    mean, most = told_figure(summary.mean_turns, ".0f"), str(summary.longest_game)
    words = ", ".join(put(end, spoken()) for end in ends)
    console.print(told("report-turns", mean=mean, most=most, ends=words))
    speed = {
        "games": told_figure(summary.games_per_s, ",.0f"),
        "decisions": told_figure(summary.decisions_per_s, ",.0f"),
        "seconds": told_figure(summary.seconds, ".2f"),
    }
    console.print(told("report-speed", **speed))
    if records is not None:
        console.print(told("report-records", file=records), soft_wrap=True)
