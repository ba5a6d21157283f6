"""The tables at 80 columns, and the score sheet."""

import pytest

from branchline.editions.edition import Language
from branchline.game.game import Game
from branchline.game.result import Result, SeatScore
from branchline.terminal import scores, tables
from branchline.terminal.distances import open_routes, wagons_needed
from branchline.terminal.routes import claimed_list, routes_list
from branchline.terminal.speaker import Speaker
from terminal.scripted import EDITIONS, LANGUAGES, Paper, random_game


def drawn(*contents: object, width: int = 80) -> str:
    paper = Paper([], width)
    paper.show(*contents)  # type: ignore[arg-type]
    return paper.text


def speaker_of(game: Game, language: Language = "en", me: int | None = 0) -> Speaker:
    return Speaker(game.edition, [player.name for player in game.players], language, me)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_tables_fit_the_window(key: str, language: Language, width: int) -> None:
    game = random_game(key, 3, "fit", 90)
    view, speaker = game.view(0), speaker_of(game, language)
    text = drawn(
        tables.position(view, speaker, width),
        routes_list(view, game.edition.routes, speaker),
        claimed_list(view, speaker),
        width=width,
    )
    assert max(map(len, text.splitlines())) <= width
    assert "…" not in text


def test_the_seats_table() -> None:
    game = Game("europe", ["Zoé", "Yann"], seed="seats", first_seat=0)
    text = drawn(tables.seats_table(game.view(0), speaker_of(game)))
    assert [line.split() for line in text.splitlines()] == [
        ["Player", "points", "wagons", "cards", "tickets", "stations"],
        ["❶", "Zoé", "0", "45", "4", "0", "3"],
        ["❷", "Yann", "0", "45", "4", "0", "3"],
    ]


def test_the_last_round_is_announced() -> None:
    game = random_game("europe", 2, "last", 2)
    speaker = speaker_of(game)
    assert tables.banner(game.view(0), speaker) is None
    game.state.last_turns = 2
    game.state.active = 0
    assert "last turn" in str(tables.banner(game.view(0), speaker))
    assert "2 turns" in str(tables.banner(game.view(1), speaker))


def test_distances_of_tickets_follow_the_routes() -> None:
    game = Game("north-america", ["Zoé", "Yann"], seed="tickets", first_seat=0)
    game.play("keep " + ",".join(game.offer(0)[:2]), 0)
    game.play("keep " + ",".join(game.offer(1)[:2]), 1)
    ticket = game.view(0).tickets[0]
    before = wagons_needed(game.view(0), 0)[ticket]
    assert before
    for number in range(len(game.edition.routes)):
        game.state.owner[number] = 0
    assert wagons_needed(game.view(0), 0)[ticket] == 0
    for number in range(len(game.edition.routes)):
        game.state.owner[number] = 1
    assert wagons_needed(game.view(0), 0)[ticket] is None


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3])
def test_open_routes_are_those_that_the_rules_leave_open(key: str, seats: int) -> None:
    """R-ALL-CLM-1, R-ALL-CLM-2, R-ALL-CLM-3: the same as asking the game about each route."""
    game = random_game(key, seats, "open", 100)
    while game.phase != "turn":
        game.decide(game.decisions()[0])
    seat = game.awaited[0]
    game.state.seat[seat].wagons = 40
    closing = ("R-ALL-CLM-1", "R-ALL-CLM-2", "R-ALL-CLM-3")
    expected = {
        route.id
        for route in game.edition.routes
        if getattr(game.why_not(f"claim {route.id} red:1", seat), "rule", "") not in closing
    }
    assert {route.id for route in open_routes(game.view(seat), seat)} == expected


@pytest.mark.parametrize("key", EDITIONS)
def test_the_steps_of_the_sheet_add_up(key: str) -> None:
    game = random_game(key, 2, "sheet")
    result = game.result
    assert result is not None
    steps = scores.steps(result, game.edition, speaker_of(game))
    for seat, score in enumerate(result.scores):
        assert sum(numbers[seat] for _, numbers in steps) == score.total
    text = drawn(
        *scores.ticket_lines(result, speaker_of(game)),
        scores.score_table(result, game.edition, speaker_of(game)),
    )
    assert max(map(len, text.splitlines())) <= 80


def test_ties_and_shared_wins_are_explained() -> None:
    game = random_game("europe", 2, "ties", 2)
    speaker = speaker_of(game)
    score = SeatScore(10, (), {}, 10)
    alone = scores.verdict(Result((score, score), (0,)), game.edition, speaker)
    assert alone[0].startswith("The tie of Zoé and Yann is decided by: completed tickets")
    assert alone[1] == "You win with 10 points!"
    shared = scores.verdict(Result((score, score), (0, 1)), game.edition, speaker)
    assert shared == ["Zoé and Yann share the win with 10 points."]
