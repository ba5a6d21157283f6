"""Hints: shown when asked for, in both languages, from what the seat may know."""

import random
import re

import pytest

from branchline.bots.advice import Advice
from branchline.editions.edition import Language
from branchline.game.actions import (
    Action,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayExtra,
    StopDrawing,
    TakeCard,
    Withdraw,
)
from branchline.game.game import Game, sample_world
from branchline.terminal.hints import Adviser, action_words, hints_table
from branchline.terminal.play import play_game
from branchline.terminal.speaker import Speaker
from terminal.scripted import LANGUAGES, Paper, random_game

BUDGET = "600"
WORDS: list[tuple[Action, str, str]] = [
    (DrawBlind(), "draw from the deck", "piocher une carte"),
    (StopDrawing(), "stop after this card", "s'arrêter après cette carte"),
    (DrawTickets(), "draw tickets", "piocher des tickets"),
    (
        ClaimRoute("paris-zurich", {"red": 2, "locomotive": 1}),
        "claim Paris–Zurich with 2 red and 1 locomotive",
        "prendre Paris–Zurich avec 2 rouges et 1 locomotive",
    ),
    (
        BuildStation("wien", {"red": 1}),
        "build a station in Vienna with 1 red",
        "construire une gare à Vienne avec 1 rouge",
    ),
    (PayExtra({"red": 2}), "add 2 red", "ajouter 2 rouges"),
    (Withdraw(), "give up the tunnel", "renoncer au tunnel"),
    (Pass(), "pass", "passer"),
]


def drawn(game: Game, advice: list[Advice], language: Language, width: int = 80) -> str:
    seat = game.awaited[0]
    speaker = Speaker(game.edition, ["Zoé", "Yann"], language, seat)
    paper = Paper([], width)
    paper.show(hints_table(advice, game.view(seat), speaker))
    return paper.text


@pytest.mark.parametrize(("action", "english", "french"), WORDS)
def test_every_choice_has_words(action: Action, english: str, french: str) -> None:
    game = random_game("europe", 2, "words", 2)
    view = game.view(0)
    assert action_words(action, view, Speaker(game.edition, ["A", "B"], "en", 0)) == english
    assert action_words(action, view, Speaker(game.edition, ["A", "B"], "fr", 0)) == french


def test_a_card_of_the_market_has_its_number() -> None:
    game = random_game("europe", 2, "words", 2)
    speaker = Speaker(game.edition, ["A", "B"], "en", 0)
    card = speaker.card(game.view(0).market[2] or "")
    assert action_words(TakeCard(2), game.view(0), speaker) == f"take {card} (3)"


def test_tickets_have_the_numbers_of_the_offer() -> None:
    game = Game("europe", 2, seed="keep")
    view = game.view(0)
    action = KeepTickets((view.offer[3], view.offer[0]))
    starts: dict[Language, str] = {"en": "keep 1 and 4", "fr": "garder 1 et 4"}
    for language, start in starts.items():
        speaker = Speaker(game.edition, ["A", "B"], language, 0)
        points = sum(speaker.tickets[ticket].points for ticket in action.tickets)
        assert action_words(action, view, speaker) == f"{start} ({points} points)"


def test_the_table_has_chance_score_and_lead() -> None:
    game = random_game("europe", 2, "table", 2)
    advice = [
        Advice(DrawBlind(), 0.534, 101.4, -0.4, 200),
        Advice(DrawTickets(), 0.25, -3.2, -12.7, 40),
        Advice(TakeCard(0), 0.999, 120.0, 7.8, 40, (0.8, 0.9999)),
        Advice(TakeCard(1), None, None, None, 0),
    ]
    lines = drawn(game, advice, "en").splitlines()
    assert lines[0].split() == ["Hint", "wins", "score", "ahead", "games"]
    assert lines[1].split()[-4:] == ["53%", "101", "0", "200"]
    assert lines[2].split()[-4:] == ["25%", "−3", "−13", "40"]
    assert lines[3].split()[-4:] == ["80–99%", "120", "+8", "40"]
    assert len(lines) == 4
    assert "53\u202f%" in drawn(game, advice, "fr")


def test_one_single_choice_is_none() -> None:
    game = random_game("europe", 2, "single", 2)
    advice = [Advice(Pass(), None, None, None, 0)]
    assert drawn(game, advice, "en") == "There is nothing to choose: pass.\n"
    assert drawn(game, advice, "fr") == "Il n'y a rien à choisir\u00a0: passer.\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_table_fits_the_window(language: Language, width: int) -> None:
    game = Game("northern-lights", 2, seed="fit")
    advice = [Advice(KeepTickets(game.view(0).offer), 0.5, 100.0, 3.0, 20)]
    text = drawn(game, advice, language, width)
    assert max(map(len, text.splitlines())) <= width
    assert "…" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_come_when_they_are_asked_for(language: Language) -> None:
    paper = Paper(["conseil", "all", "hint"])
    rivals = ["medium"]
    game = play_game(
        "europe", "You", rivals, seed="abc", language=language, screen=paper, budget=BUDGET
    )
    title = {"en": "Hint ", "fr": "Conseil "}[language]
    assert len(re.findall(f"^{title}", paper.text, re.MULTILINE)) == 2
    assert re.search(
        {"en": r"^ +1\) keep ", "fr": r"^ +1\) garder "}[language], paper.text, re.MULTILINE
    )
    assert len(game.actions) == len(game.players)


def test_hints_can_be_shown_before_every_choice() -> None:
    paper = Paper(["all", "", "6", "6"])
    play_game("europe", "You", ["medium"], seed="abc", screen=paper, hints=True, budget=BUDGET)
    shown = [match.start() for match in re.finditer("^Hint ", paper.text, re.MULTILINE)]
    assert len(shown) == len(paper.prompts)
    assert shown[1] < paper.text.index("Your choice")


def test_the_same_choice_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("europe", 2, seed="abc")
    adviser = Adviser(game, BUDGET)
    first = adviser.advice(0)
    monkeypatch.setattr(adviser, "budget", "no budget")
    assert adviser.advice(0) is first


def test_hints_are_the_same_in_every_world_the_seat_can_imagine() -> None:
    """R-ALL-INF-2: nothing hidden changes a hint."""
    game = random_game("europe", 2, "hint worlds", 40)
    seat = game.awaited[0]
    world = sample_world(game.view(seat), random.Random(1))
    world.seed = game.seed
    assert Adviser(world, BUDGET).advice(seat) == Adviser(game, BUDGET).advice(seat)
