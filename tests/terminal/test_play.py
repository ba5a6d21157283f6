"""Whole games at the terminal: to the end, with secrets kept, and with clumsy typing."""

import random
import re
from pathlib import Path

import pytest
from rich.console import Group

from branchline.editions.edition import Language
from branchline.game.events import Keep, Offer
from branchline.game.game import Game, sample_world
from branchline.game.legal import legal
from branchline.terminal.choices import menu_for
from branchline.terminal.play import play_game
from branchline.terminal.sitting import Sitting
from branchline.terminal.speaker import Speaker
from branchline.terminal.tables import heading, position
from terminal.scripted import EDITIONS, LANGUAGES, Paper, random_game, typing_at_random


def sit(edition: str, *lines: str, language: Language = "en", seed: str = "abc") -> Paper:
    """Type the lines, then leave."""
    paper = Paper(lines)
    play_game(edition, "You", ["medium"], seed=seed, language=language, screen=paper)
    return paper


@pytest.mark.parametrize("key", EDITIONS)
def test_a_game_is_played_to_its_end(key: str) -> None:
    paper = Paper(typing_at_random(key))
    game = play_game(key, "Zoé", ["medium"], seed=key, language="fr", screen=paper)
    assert game.result is not None
    for score in game.result.scores:
        assert str(score.total).replace("-", "−") in paper.text
    assert re.search("gagnez? avec|partagent", paper.text)


@pytest.mark.parametrize("key", EDITIONS)
def test_secrets_of_others_are_never_printed(key: str) -> None:
    """R-ALL-INF-2: tickets that only others have seen are not named before the game is over."""
    paper = Paper(typing_at_random(key))
    game = play_game(key, "Zoé", ["medium"] * 2, seed=f"secret {key}", screen=paper)
    running = paper.text[: paper.text.index("Final score")]
    running = running[: running.rindex("The last turns") if "The last turns" in running else None]
    speaker = Speaker(game.edition, [player.name for player in game.players], "en", 0)
    mine: set[str] = set()
    theirs: set[str] = set()
    for event in game.events:
        if isinstance(event, Offer | Keep):
            (mine if event.seat == 0 else theirs).update(event.tickets)
    routes = {speaker.route(route.id) for route in game.edition.routes}
    secret = {speaker.ticket(ticket) for ticket in theirs - mine} - routes
    assert len(secret) > 5
    shown = re.sub(r"\s+", " ", running)
    assert not [name for name in secret if name in shown]
    others = "|".join(player.name for player in game.players[1:])
    draws = set(re.findall(rf"(?:{others}) draws (.*?) from the deck", shown))
    assert draws <= {"a card", "two cards", "1 card", "2 cards", "3 cards", "0 cards"}
    assert draws & {"a card", "two cards"}


@pytest.mark.parametrize("key", EDITIONS)
def test_the_screen_is_the_same_in_every_world_the_seat_can_imagine(key: str) -> None:
    """R-ALL-INF-2: nothing hidden changes what is shown."""
    rng = random.Random(key)
    for decisions in (2, 30, 61, 90):
        game = random_game(key, 2, f"worlds {key}", decisions)
        if game.is_over or game.phase not in ("turn", "second_card", "keep", "tunnel"):
            continue
        worlds = [sample_world(game.view(game.awaited[0]), rng) for _ in range(3)]
        assert len({screen_of(world) for world in (game, *worlds)}) == 1


def screen_of(game: Game) -> str:
    """All that a person is shown besides the news."""
    seat = game.awaited[0]
    view = game.view(seat)
    speaker = Speaker(game.edition, ["Zoé", "Yann"], "en", seat)
    paper = Paper([])
    parts = [heading(view, speaker, "title", 80), position(view, speaker, 80)]
    menu = menu_for(view, legal(view), speaker)
    paper.show(Group(*parts), menu.draw())
    routes = menu.pick("8")
    if hasattr(routes, "draw"):
        paper.show(routes.draw())  # type: ignore[union-attr]
    return paper.text


BAD_LINES = (
    "99", "x", "-1", "0", "1 1", "take 9", "take", "claim", "claim nowhere red:1", "why", "why x",
    "why take 0", "why claim nowhere red:1", "why station wien", "claim paris-zurich red:99",
    "lang",
    "lang de", "routes Atlantis", "routes", "player bot:random", "keep", "1,2,3,4,5,6", "é", "?",
    "stop", "withdraw", "extra red:1", "pass", "b", "8", "zzz", "", "9", "999", "", "[red]", "{x}",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_clumsy_typing_is_answered(key: str, language: Language) -> None:
    paper = sit(key, *BAD_LINES, "1 2", *BAD_LINES, language=language)
    assert "Traceback" not in paper.text
    assert paper.text.rstrip().endswith("Goodbye." if language == "en" else "Au revoir.")


def test_a_refusal_gives_the_rule_in_the_language() -> None:
    paper = sit("europe", "1", "lang fr", "1", "take 1", "all", "pass")
    assert "Not possible: Keep at least 2 of the 4 tickets. (R-ALL-SET-3)" in paper.text
    assert "Impossible\u00a0: Gardez au moins 2 des 4" in paper.text
    assert "(R-ALL-PAS-1)" in paper.text


def test_asking_why_changes_nothing() -> None:
    paper = Paper(["all", "why pass", "why blind", "why claim petrograd-stockholm", "why"])
    game = play_game("europe", "You", ["medium"], seed="abc", screen=paper)
    assert len(game.actions) == len(game.players)
    assert "That is possible now." in paper.text
    assert re.search(r"Not possible: .*\(R-ALL-CLM-5\)", paper.text)


def test_looking_things_up() -> None:
    paper = sit(
        "europe", "all", "routes all", "routes vienna", "tickets", "log", "help", "rules", "aide"
    )
    for words in ("Routes of Europe", "Routes at Vienna", "any one color", "What happened",
                  "What you can type", "What is special about Europe"):  # fmt: skip
        assert words in paper.text


def test_quitting_asks_first() -> None:
    paper = sit("europe", "quit", "n", "quit", "y", "all")
    assert len([prompt for prompt in paper.prompts if "Leave" in prompt]) == 2
    assert "Your turn" not in paper.text
    assert paper.text.rstrip().endswith("Goodbye.")


def test_an_action_in_full_is_played() -> None:
    paper = Paper(["all", "blind", "BLIND"])
    game = play_game("europe", "You", ["medium"], seed="abc", screen=paper)
    assert [text for seat, text in game.actions if seat == 0][1:] == ["blind", "blind"]


def test_the_language_can_be_changed_in_the_middle() -> None:
    paper = sit("europe", "lang fr", "all", "langue en")
    assert "En français, donc." in paper.text
    assert "À vous de jouer" in paper.text
    assert "English it is." in paper.text


def test_where_the_record_is_saved_is_said_in_the_language_of_the_end(tmp_path: Path) -> None:
    paper, file = Paper(["langue fr"]), tmp_path / "game.jsonl"
    play_game("europe", "You", ["medium"], seed="abc", screen=paper, save=file)
    assert f"Enregistrée dans {file}" in paper.text.replace("\n", "")
    assert len(file.read_bytes().splitlines()) == 1


def test_two_people_at_one_terminal_are_parted_by_a_curtain() -> None:
    paper = Paper(["", "all", "", "all", ""])
    game = Game("north-america", ["Zoé", "Yann"], seed="abc", first_seat=0)
    Sitting(game, "en", paper).play()
    assert sum("look away" in prompt for prompt in paper.prompts) == 3


def test_long_lists_come_in_pages_and_can_be_answered_early() -> None:
    paper = Paper(["all", "routes all", "q", "log", "", "quit", "y"], pages=True)
    play_game("europe", "You", ["medium"], seed="abc", screen=paper)
    assert any("more" in prompt for prompt in paper.prompts)


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    lines = ["all", *"1268" * 9]
    games = [
        play_game("europe", "You", ["medium"] * 2, seed="same", screen=Paper(lines))
        for _ in range(2)
    ]
    assert len(games[0].actions) > 10
    assert games[0].actions == games[1].actions
