"""The report of a contest for a person at a terminal."""

from collections.abc import Iterator

from rich import box
from rich.console import Console
from rich.text import Text

from branchline.contests.arena.ratings import ANCHOR_RATING
from branchline.contests.arena.report import BotReport, PairReport, Report
from branchline.folding import FoldingTable
from branchline.letters import escaped

CELL = 9
"""The widest column of the matrix."""
HEADINGS = ("rating", "wins %", "score", "margin", "tickets", "path %", "turns", "ms")
LONGEST_NAME = 24
ROUGH = 1000
"""With fewer games than this, intervals are wide enough to be worth a word."""


def print_report(console: Console, report: Report, edition: str) -> None:
    """The matrix, the bots, and how to read them."""
    _say(console, f"{edition}, {report.players} players, {report.games:,} games", "bold")
    if len(report.pairs) > 1:
        wins = "wins against" if report.players == 2 else "finishes ahead of"
        _say(console, f"\nHow often the row {wins} the column, %")
        _say(console, "")
        console.print(_matrix(report))
    _say(console, "\nAll games of each bot\n")
    console.print(_bots(report))
    for note in _notes(report):
        _say(console, note, "dim")
    for name, text in report.troubles.items():
        bot = report.bots[name]
        how = f"forfeited {bot.forfeits:,}" if bot.forfeits else f"failed in {bot.failures:,}"
        _say(
            console,
            f"{name} {how} of {bot.games:,} games; the first trouble: {escaped(text)}",
            "yellow",
        )


def _say(console: Console, text: str, style: str = "") -> None:
    console.print(text, style=style, highlight=False, markup=False)


def _matrix(report: Report) -> FoldingTable:
    table = _table()
    columns = list(report.pairs)
    for name in columns:
        table.add_column(name, justify="right", most=CELL)
    for name, row in report.pairs.items():
        table.add_row(Text(name, "bold"), *(_duel(row.get(rival)) for rival in columns))
    return table


def _duel(pair: PairReport | None) -> Text:
    if pair is None:
        return Text("·", "dim")
    style = "green" if pair.low > 0.5 else "red" if pair.high < 0.5 else ""
    return _share(pair.win_share, pair.low, pair.high, style)


def _bots(report: Report) -> FoldingTable:
    table = _table()
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for name, bot in report.bots.items():
        table.add_row(
            Text(name, "bold"),
            Text(f"{bot.rating:,.0f}", "bold"),
            _share(bot.win_share, bot.low, bot.high),
            _number(bot.mean_score, ".1f"),
            _margin(bot),
            _tickets(bot),
            "–" if bot.longest_path is None else _percent(bot.longest_path),
            _number(bot.turns, ".0f"),
            _milliseconds(bot.ms_per_decision),
        )
    return table


def _table() -> FoldingTable:
    table = FoldingTable(
        box=box.SIMPLE_HEAD,
        header_style="bold",
        padding=(0, 1, 0, 0),
        pad_edge=False,
        show_edge=False,
    )
    table.add_column("", most=LONGEST_NAME)
    return table


def _share(share: float, low: float, high: float, style: str = "") -> Text:
    text = Text(_percent(share), style)
    text.append(f"\n{_percent(low)}–{_percent(high)}", "dim")
    return text


def _margin(bot: BotReport) -> Text:
    text = Text(_number(bot.margin, "+.1f"))
    if bot.margin_low is not None and bot.margin_high is not None:
        text.append(f"\n±{(bot.margin_high - bot.margin_low) / 2:.1f}", "dim")
    return text


def _tickets(bot: BotReport) -> Text:
    text = Text(_number(bot.completed, ".1f"))
    text.append(f"\nof {_number(bot.tickets, '.1f')}", "dim")
    return text


def _percent(share: float) -> str:
    return "100" if share == 1 else f"{share * 100:.1f}"


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def _milliseconds(value: float | None) -> str:
    """The digits that matter."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2g}"


def _notes(report: Report) -> Iterator[str]:
    method = "Bradley–Terry" if report.rating == "bradley-terry" else "Plackett–Luce"
    anchor = "the mean" if report.anchor == "mean" else report.anchor
    yield f"\nRating: {method}, {anchor} = {ANCHOR_RATING:.0f}; 400 points are odds of ten to one."
    yield "Below a figure: its 95 % interval, by a bootstrap over deals."
    if report.players > 2:
        yield f"Wins: for each seat; an even share is {_percent(1 / report.players)} %."
    yield "Margin: to the best rival. Tickets: completed of kept. Path: the bonus for it."
    yield "Turns: of a game, all seats together. ms: for a decision."
    if report.games < ROUGH:
        yield f"{report.games:,} games say little: 1,000 give ± 3 points of wins, 10,000 ± 1."
