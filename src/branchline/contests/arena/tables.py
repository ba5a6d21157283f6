"""The report of a contest for a person at a terminal."""

from collections.abc import Iterator

from rich import box
from rich.console import Console
from rich.text import Text

from branchline.contests.arena.ratings import ANCHOR_RATING
from branchline.contests.arena.report import BotReport, PairReport, Report
from branchline.editions.edition import Language, Names
from branchline.folding import FoldingTable
from branchline.letters import escaped
from branchline.text.catalogue import say
from branchline.text.figures import figure
from branchline.wording import counted

CELL = 9
"""The widest column of the matrix."""
HEADINGS = (
    "arena-rating",
    "arena-wins",
    "arena-score",
    "arena-margin",
    "arena-tickets",
    "arena-path",
    "arena-turns",
    "arena-time",
)
LONGEST_NAME = 24
ROUGH = 1000
"""With fewer games than this, intervals are wide enough to be worth a word."""


def print_report(console: Console, report: Report, edition: Names, language: Language) -> None:
    """The matrix, the bots, and how to read them."""
    _Printer(console, report, language).show(edition)


class _Printer:
    """Puts a report before a person, in their language."""

    def __init__(self, console: Console, report: Report, language: Language) -> None:
        self.console = console
        self.report = report
        self.language: Language = language

    def show(self, edition: Names) -> None:
        """All of it."""
        report = self.report
        games = counted(report.games, "game")
        title = self._say("report-title", map=edition, players=report.players, games=games)
        self._print(title, "bold")
        if len(report.pairs) > 1:
            key = "arena-wins-against" if report.players == 2 else "arena-finishes-ahead"
            self._print(f"\n{self._say(key)}\n")
            self.console.print(self._matrix())
        self._print(f"\n{self._say('arena-all-games')}\n")
        self.console.print(self._bots())
        self._print("")
        for note in self._notes():
            self._print(note, "dim")
        for name, text in report.troubles.items():
            self._print(self._trouble(name, text), "yellow")

    def _say(self, key: str, **values: object) -> str:
        return say(key, self.language, **values)

    def _figure(self, value: float | None, form: str) -> str:
        return figure(value, form, self.language)

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, highlight=False, markup=False)

    def _matrix(self) -> FoldingTable:
        table = _table()
        columns = list(self.report.pairs)
        for name in columns:
            table.add_column(name, justify="right", most=CELL)
        for name, row in self.report.pairs.items():
            table.add_row(Text(name, "bold"), *(self._duel(row.get(rival)) for rival in columns))
        return table

    def _duel(self, pair: PairReport | None) -> Text:
        if pair is None:
            return Text("·", "dim")
        style = "green" if pair.low > 0.5 else "red" if pair.high < 0.5 else ""
        return self._share(pair.win_share, pair.low, pair.high, style)

    def _bots(self) -> FoldingTable:
        table = _table()
        for heading in HEADINGS:
            table.add_column(self._say(heading), justify="right")
        for name, bot in self.report.bots.items():
            table.add_row(
                Text(name, "bold"),
                Text(self._figure(bot.rating, ",.0f"), "bold"),
                self._share(bot.win_share, bot.low, bot.high),
                self._figure(bot.mean_score, ".1f"),
                self._margin(bot),
                self._tickets(bot),
                self._percent(bot.longest_path),
                self._figure(bot.turns, ".0f"),
                self._milliseconds(bot.ms_per_decision),
            )
        return table

    def _share(self, share: float, low: float, high: float, style: str = "") -> Text:
        text = Text(self._percent(share), style)
        text.append(f"\n{self._percent(low)}–{self._percent(high)}", "dim")
        return text

    def _margin(self, bot: BotReport) -> Text:
        text = Text(self._figure(bot.margin, "+.1f"))
        if bot.margin_low is not None and bot.margin_high is not None:
            half = (bot.margin_high - bot.margin_low) / 2
            text.append(f"\n±{self._figure(half, '.1f')}", "dim")
        return text

    def _tickets(self, bot: BotReport) -> Text:
        text = Text(self._figure(bot.completed, ".1f"))
        kept = self._say("arena-of", number=self._figure(bot.tickets, ".1f"))
        text.append(f"\n{kept}", "dim")
        return text

    def _percent(self, share: float | None) -> str:
        if share is None or share == 1:
            return self._figure(None if share is None else 100, "d")
        return self._figure(share * 100, ".1f")

    def _milliseconds(self, value: float | None) -> str:
        """The digits that matter."""
        return self._figure(value, ",.0f" if value is not None and value >= 100 else ".2g")

    def _notes(self) -> Iterator[str]:
        report = self.report
        method = "Bradley–Terry" if report.rating == "bradley-terry" else "Plackett–Luce"
        anchor = self._say("arena-mean") if report.anchor == "mean" else report.anchor
        values = {"method": method, "anchor": anchor, "points": f"{ANCHOR_RATING:.0f}"}
        yield self._say("arena-note-rating", **values)
        yield self._say("arena-note-interval")
        if report.players > 2:
            yield self._say("arena-note-share", share=self._percent(1 / report.players))
        yield self._say("arena-note-columns")
        yield self._say("arena-note-turns")
        if report.games < ROUGH:
            yield self._say("arena-note-rough", games=report.games)

    def _trouble(self, name: str, text: str) -> str:
        """How often a bot failed, and why it did so first."""
        bot = self.report.bots[name]
        values = {"bot": name, "games": bot.games, "trouble": escaped(text)}
        if bot.forfeits:
            return self._say("arena-forfeited", **values, failed=bot.forfeits)
        return self._say("arena-failed", **values, failed=bot.failures)


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
