"""The end of a game: every seat's tickets, the score sheet step by step, and who won."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.editions.edition import Edition
from branchline.game.result import Result, SeatScore
from branchline.game.words import join_words
from branchline.terminal.flow import Flow
from branchline.terminal.phrases import TIE_BREAKS, phrase
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import DONE, LOST, seat_chip


def ticket_lines(result: Result, speaker: Speaker) -> list[RenderableType]:
    """Every seat's tickets, completed ones first."""
    parts: list[RenderableType] = []
    for seat, score in enumerate(result.scores):
        parts.append(Text.assemble(seat_chip(seat), (f" {speaker.player(seat)}", "bold")))
        items = [
            Text.assemble(
                (f"{DONE} +" if ticket.completed else f"{LOST} −", _style(ticket.completed)),
                (f"{ticket.points:<2} ", _style(ticket.completed)),
                speaker.ticket(ticket.ticket),
            )
            for ticket in sorted(score.tickets, key=lambda t: (not t.completed, -t.points))
        ]
        parts.append(Flow(items or [Text(phrase("none", speaker.language), "dim")], even=True))
    return parts


def _style(completed: bool) -> str:
    return "green" if completed else "red"


def score_table(result: Result, edition: Edition, speaker: Speaker) -> Table:
    """The sheet: one row a step, one column a seat."""
    language = speaker.language
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(phrase("score_title", language), no_wrap=True)
    for seat in range(len(result.scores)):
        header = Text.assemble(seat_chip(seat), f" {speaker.player(seat)}")
        table.add_column(header, justify="right", max_width=20, no_wrap=True, overflow="ellipsis")
    for label, numbers in steps(result, edition, speaker):
        table.add_row(label, *(_signed(number) for number in numbers))
    table.add_section()
    totals = [Text(_minus(score.total), "bold") for score in result.scores]
    table.add_row(Text(phrase("score_total", language), "bold"), *totals)
    return table


def steps(result: Result, edition: Edition, speaker: Speaker) -> list[tuple[str, list[int]]]:
    """What each seat's total is made of, step by step."""
    language = speaker.language
    scores = result.scores
    rows = [
        (phrase("score_routes", language), [score.routes for score in scores]),
        (phrase("score_done", language), [_tickets(score, True) for score in scores]),
        (phrase("score_failed", language), [-_tickets(score, False) for score in scores]),
    ]
    for bonus in edition.bonuses:
        numbers = [score.bonuses.get(bonus.id, 0) for score in scores]
        if any(numbers):
            rows.append((bonus.names.in_language(language), numbers))
    if edition.rules.stations:
        rows.append((phrase("score_stations", language), [_stations(score) for score in scores]))
    return rows


def _tickets(score: SeatScore, completed: bool) -> int:
    return sum(ticket.points for ticket in score.tickets if ticket.completed == completed)


def _stations(score: SeatScore) -> int:
    return score.stations if isinstance(score.stations, int) else 0


def _signed(number: int) -> Text:
    if number == 0:
        return Text("·", "dim")
    return Text(f"+{number}" if number > 0 else _minus(number))


def _minus(number: int) -> str:
    """The number with a proper minus sign."""
    return str(number).replace("-", "−")


def remarks(result: Result, speaker: Speaker) -> list[str]:
    """Sentences that explain the sheet: paths, borrowed routes, who resigned."""
    language = speaker.language
    lines: list[str] = []
    paths = [
        phrase("path_of", language, name=speaker.player(seat), spaces=speaker.count(path, "space"))
        for seat, score in enumerate(result.scores)
        if isinstance(path := score.longest_path, int)
    ]
    if paths:
        lines.append(phrase("longest_path", language, paths=", ".join(paths)))
    for seat, score in enumerate(result.scores):
        if isinstance(score.borrowed, tuple) and score.borrowed:
            key = "you_borrow" if seat == speaker.me else "borrowed"
            routes = join_words([speaker.route(route) for route in score.borrowed], language)
            lines.append(phrase(key, language, name=speaker.player(seat), routes=routes))
    if isinstance(result.resigned, tuple):
        lines += [
            phrase("resigned", language, name=speaker.player(seat)) for seat in result.resigned
        ]
    return lines


def verdict(result: Result, edition: Edition, speaker: Speaker) -> list[str]:
    """Who won, and what decided a tie."""
    language = speaker.language
    winners = result.winners
    best = max(result.scores[seat].total for seat in winners)
    points = speaker.count(best, "point")
    names = join_words([speaker.player(seat) for seat in winners], language)
    lines: list[str] = []
    tied = [seat for seat, score in enumerate(result.scores) if score.total == best]
    if len(tied) > len(winners):
        breaks = ", ".join(TIE_BREAKS[name][language] for name in edition.rules.tie_breaks)
        tied_names = join_words([speaker.player(seat) for seat in tied], language)
        lines.append(phrase("tie_break", language, names=tied_names, breaks=breaks))
    if len(winners) > 1:
        lines.append(phrase("share", language, names=names, points=points))
    elif winners == (speaker.me,):
        lines.append(phrase("you_win", language, points=points))
    else:
        lines.append(phrase("wins", language, name=names, points=points))
    return lines
