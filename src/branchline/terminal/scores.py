"""The end of a game: every seat's tickets, the score sheet step by step, and who won."""

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.editions.edition import Bonus, Edition, Language
from branchline.folding import FoldingTable
from branchline.game.result import Result, SeatScore
from branchline.terminal.company import SeenGame
from branchline.terminal.flow import Flow
from branchline.terminal.screen import Screen
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import DONE, LOST, seat_chip
from branchline.terminal.tables import LONGEST_NAME
from branchline.text.bonuses import bonus_words
from branchline.text.catalogue import say
from branchline.text.verdicts import verdict


def show_result(game: SeenGame, speaker: Speaker, screen: Screen) -> None:
    """The tickets, then the sheet, then the winner."""
    result = game.result
    if result is None or not result.winners:
        screen.say(say("score-no-result", speaker.language))
        return
    screen.page(Group("", *ticket_lines(result, speaker)), speaker.language)
    screen.pause(speaker.language)
    screen.show("", score_table(result, game.edition, speaker), "")
    for line in remarks(result, speaker):
        screen.say(line)
    for line in verdict(result, game.edition, speaker):
        screen.say(line, "bold")


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
        parts.append(Flow(items or [Text(say("words-none", speaker.language), "dim")], even=True))
    return parts


def _style(completed: bool) -> str:
    return "green" if completed else "red"


def score_table(result: Result, edition: Edition, speaker: Speaker) -> FoldingTable:
    """The sheet: one row a step, one column a seat."""
    language = speaker.language
    table = FoldingTable(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("score-title", language))
    for seat in range(len(result.scores)):
        header = Text.assemble(seat_chip(seat), f" {speaker.player(seat)}")
        table.add_column(header, justify="right", most=LONGEST_NAME)
    for label, numbers in steps(result, edition, speaker):
        table.add_row(label, *(_signed(number) for number in numbers))
    totals = [Text(_minus(score.total), "bold") for score in result.scores]
    table.add_row(Text(say("score-total", language), "bold"), *totals)
    return table


def steps(result: Result, edition: Edition, speaker: Speaker) -> list[tuple[str, list[int]]]:
    """What each seat's total is made of, step by step."""
    language = speaker.language
    scores = result.scores
    rows = [
        (say("score-routes", language), [score.routes for score in scores]),
        (say("score-completed", language), [_tickets(score, True) for score in scores]),
        (say("score-failed", language), [-_tickets(score, False) for score in scores]),
    ]
    for bonus in edition.bonuses:
        numbers = [score.bonuses.get(bonus.id, 0) for score in scores]
        if any(numbers):
            rows.append((_bonus_label(bonus, edition, language), numbers))
    if edition.rules.stations:
        rows.append((say("score-stations", language), [_stations(score) for score in scores]))
    return rows


def _bonus_label(bonus: Bonus, edition: Edition, language: Language) -> str:
    """A bonus by its name, and what it goes to where the name does not say so."""
    name, words = bonus.names.in_language(language), bonus_words(bonus, edition, language)
    if name.casefold() == words.casefold():
        return name
    return say("score-bonus", language, name=name, what=words)


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
        say(
            "score-path-of",
            language,
            name=speaker.player(seat),
            spaces=speaker.count(path, "space"),
        )
        for seat, score in enumerate(result.scores)
        if isinstance(path := score.longest_path, int)
    ]
    if paths:
        lines.append(say("score-longest-path", language, paths=", ".join(paths)))
    for seat, score in enumerate(result.scores):
        if isinstance(score.borrowed, tuple) and score.borrowed:
            key = "score-borrowed.you" if seat == speaker.me else "score-borrowed"
            routes = [speaker.ends(speaker.routes[route]) for route in score.borrowed]
            lines.append(say(key, language, name=speaker.player(seat), routes=routes))
    if isinstance(result.resigned, tuple):
        lines += [
            say("score-resigned", language, name=speaker.player(seat)) for seat in result.resigned
        ]
    return lines
