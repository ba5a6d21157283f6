"""The tables at 80 columns, and the score sheet."""

import re

import pytest
from msgspec.structs import replace

from branchline.editions.edition import Language
from branchline.game.aids import TicketAid, aids_of
from branchline.game.game import Game
from branchline.game.result import Result, SeatScore, TicketScore
from branchline.terminal import scores, tables
from branchline.terminal.routes import claimed_list, routes_list
from branchline.terminal.speaker import Speaker
from branchline.terminal.standings import along, standings_page, tickets_page
from branchline.terminal.symbols import SEATS
from branchline.text.verdicts import tie_sentence, verdict
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


def ticket_lines(game: Game) -> str:
    return drawn(tables.position(game.view(0), speaker_of(game), 80))


def test_how_far_tickets_are_follows_the_routes() -> None:
    game = Game("north-america", ["Zoé", "Yann"], seed="tickets", first_seat=0)
    game.play("keep " + ",".join(game.offer(0)[:2]), 0)
    game.play("keep " + ",".join(game.offer(1)[:2]), 1)
    assert ticket_lines(game).count("to go") == 2
    tickets = [speaker_of(game).tickets[ticket] for ticket in game.view(0).tickets]
    ends = {ticket.city_a for ticket in tickets}
    for number, route in enumerate(game.edition.routes):
        if {route.city_a, route.city_b} & ends:
            game.state.owner[number] = 1
    assert ticket_lines(game).count("cut off") == 2


def test_a_ticket_that_only_a_station_can_save_says_so() -> None:
    aid = TicketAid("a-b", "a", "b", 7, False, "open", (), (), 4, 1)
    game = Game("europe", ["Zoé", "Yann"], seed="tickets")
    assert tables.ticket_state(aid, speaker_of(game)) == "4 to go and a station"
    two = replace(aid, stations=2)
    assert tables.ticket_state(two, speaker_of(game, "fr")) == "encore 4 et 2 gares"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_tickets_are_shown_with_their_way(key: str, language: Language) -> None:
    """Every route of the best way is named, in the order of the journey."""
    game = random_game(key, 2, "ways", 100)
    view, speaker = game.view(0), speaker_of(game, language)
    text = " ".join(drawn(tickets_page(view, speaker)).split())
    aids = aids_of(view)
    assert aids.tickets
    for aid in aids.tickets:
        routes = along(aid, speaker)
        assert sorted(routes) == sorted((*aid.connection, *aid.missing))
        assert all(speaker.route(route) in text for route in routes)
        city = aid.city_a
        for route in routes:
            ends = {speaker.routes[route].city_a, speaker.routes[route].city_b}
            assert city in ends
            (city,) = ends - {city}
        assert not routes or city == aid.city_b


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_standings_are_those_of_the_rulebook_and_hide_what_is_hidden(
    key: str, language: Language
) -> None:
    game = random_game(key, 3, "standing", 110)
    view, speaker = game.view(0), speaker_of(game, language)
    aids = aids_of(view)
    lines = drawn(standings_page(view, speaker), width=100).splitlines()
    rows = [line.split() for line in lines]
    for standing in aids.bonuses:
        counts = standing.counts or (None,) * 3
        numbers = ["–" if count is None else str(count) for count in counts]
        points = str(speaker.bonuses[standing.bonus].points)
        assert any(row[:1] == [points] and row[-3:] == numbers for row in rows), standing
    if aids.longest:
        lengths = [str(path.length) for path in aids.longest]
        assert any(row[-3:] == lengths for row in rows)
    table = drawn(tables.position(view, speaker, 120), width=120)
    for standing in aids.bonuses:
        for seat, count in enumerate(standing.counts or ()):
            assert count is None or f"{SEATS[seat].mark} {count}" in table


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
    longest = replace(score, bonuses={"longest_path": 10})
    alone = verdict(Result((longest, score), (0,)), game.edition, speaker)
    assert alone[0] == "The tie of Zoé and Yann is decided by the bonus for the longest path."
    assert alone[1] == "You win with 10 points!"
    shared = verdict(Result((score, score), (0, 1)), game.edition, speaker)
    assert shared == ["Zoé and Yann share the win with 10 points."]
    nobody = verdict(Result((score, score), (), resigned=(0, 1)), game.edition, speaker)
    assert nobody == ["Nobody wins, as everybody has resigned."]
    second = verdict(Result((score, score), (0,), resigned=(1,)), game.edition, speaker)
    assert second == ["You win with 10 points!"], "who resigned is in no tie"


def test_a_tie_is_told_by_all_that_decided_it() -> None:
    game = random_game("europe", 3, "ties", 2)
    score = SeatScore(10, (), {}, 10, stations=8)
    ahead = replace(score, tickets=(TicketScore("brest-petrograd", 20, completed=True),))
    fewest = replace(ahead, stations=12)
    tie = tie_sentence(Result((fewest, ahead, score), (0,)), game.edition, speaker_of(game))
    assert tie.endswith(" is decided by more completed tickets and more stations left.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_heading_tells_all_in_every_window(language: Language, width: int) -> None:
    game = random_game("northern-lights", 2, "heading", 40)
    view, paper = game.view(0), Paper([], width)
    paper.show(tables.heading(view, speaker_of(game, language), "Title", width))
    lines = paper.text.splitlines()
    assert all(len(line.rstrip()) <= width for line in lines)
    told = " ".join(paper.text.replace("─", " ").split())
    for words in (str(view.deck_size), str(view.ticket_deck_size), str(view.turns + 1)):
        assert re.search(rf" {words}\b", told), told
    assert "…" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_what_a_bonus_goes_to(language: Language) -> None:
    for seed in range(20):
        game = random_game("northern-lights", 2, f"sheet {seed}")
        assert game.result is not None
        labels = [
            label
            for label, _ in scores.steps(game.result, game.edition, speaker_of(game, language))
        ]
        if any("≤" in label for label in labels):
            break
    named = [label for label in labels if "≤" in label]
    names = {bonus.names.in_language(language) for bonus in game.edition.bonuses}
    assert named
    assert all(label.partition(" (")[0] in names for label in named), named
