"""Taking back, for as long as nothing hidden was seen; at a real terminal too."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from branchline.editions.edition import Language
from branchline.game.events import (
    Blind,
    BonusDraw,
    Claim,
    Event,
    Fill,
    Keep,
    Offer,
    Passed,
    StationBuilt,
    Take,
    Tunnel,
)
from branchline.game.game import Game
from branchline.game.record import record_of, verify
from branchline.terminal.play import play_game
from branchline.terminal.undoing import Memory, Moment, shows_hidden
from terminal.pseudo import PseudoTerminal
from terminal.scripted import LANGUAGES, Paper

UNDO = {"en": "undo", "fr": "annuler"}
UNDONE = {"en": "Taken back.", "fr": "C'est annulé."}
SEEN = {"en": "something hidden has been seen", "fr": "quelque chose de caché a été vu"}
NOTHING = {"en": "nothing of yours to take back", "fr": "rien à annuler"}
GO_ON = {"en": "undo: take it back", "fr": "annuler\u00a0: reprendre votre coup"}

FURTHER = ("Which ", "Quel", "Avec quel")

MINE_SHOWS: list[tuple[Event, bool]] = [
    (Blind(0, "red"), True),
    (Offer(0, ("a",)), True),
    (BonusDraw(0, ("red",)), True),
    (Tunnel(0, "a-b", {"red": 2}, ("blue",), 0), True),
    (Tunnel(0, "a-b", {"red": 2}, (), 0), False),
    (Claim(0, "a-b", {"red": 2}, 2), False),
    (StationBuilt(0, "a", {"red": 1}), False),
    (Keep(0, ("a",), ("b",)), False),
    (Take(0, 1, "red"), False),
    (Fill(1, "red"), True),
]
THEIRS_SHOWS: list[tuple[Event, bool]] = [
    (Blind(1, "red"), False),
    (Offer(1, ("a",)), False),
    (Passed(1), False),
    (Take(1, 1, "red"), False),
    (Keep(1, ("a",), ("b",)), False),
    (BonusDraw(1, ("red",)), False),
    (Claim(1, "a-b", {"red": 2}, 2), True),
    (StationBuilt(1, "a", {"red": 1}), True),
    (Tunnel(1, "a-b", {"red": 2}, (), 0), True),
]


@pytest.mark.parametrize(("event", "shows"), [*MINE_SHOWS, *THEIRS_SHOWS])
def test_what_shows_something_hidden(event: Event, shows: bool) -> None:
    assert shows_hidden(event, 0, is_first=False) == shows


def test_how_many_first_tickets_others_keep_is_hidden_until_all_have_chosen() -> None:
    """R-ALL-SET-3"""
    assert shows_hidden(Keep(1, ("a",), ("b",)), 0, is_first=True)


def test_only_ones_own_last_doing_is_taken_back() -> None:
    memory = Memory()
    game = Game("europe", 2, seed="a", first_seat=0)
    assert memory.last(0, game.events) == "answer-nothing-to-undo"
    moment = Moment(game.clone(), 0, {}, {})
    memory.keep(moment)
    assert memory.last(0, game.events) is moment
    assert memory.last(1, game.events) == "answer-nothing-to-undo"
    assert memory.last(0, [*game.events, Fill(0, "red")]) == "answer-seen"
    memory.forget_last()
    assert memory.last(0, game.events) == "answer-nothing-to-undo"


class Claimer:
    """Somebody who claims the first route that is possible, draws until then, and does something
    when the claim is made; leaves after that."""

    def __init__(self, *then: str) -> None:
        self.then = list(then)
        self.drew = True

    def __call__(self, prompt: str) -> str:
        if any(words in prompt for words in GO_ON.values()):
            self.drew = True
            if self.then:
                return self.then.pop(0)
            raise EOFError
        if "1 3" in prompt:
            return "all"
        if any(prompt.startswith(words) for words in FURTHER):
            return "1"
        if "Enter: " in prompt or "Entrée\u00a0: " in prompt:
            return ""
        self.drew = not self.drew
        return "6" if self.drew else "8"


def claimed(game: Game) -> list[str]:
    return [event.route for event in game.events if isinstance(event, Claim) and event.seat == 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claim_is_taken_back_before_the_others_go_on(language: Language) -> None:
    paper = Paper(Claimer(UNDO[language]), pages=True)
    game = play_game(
        "north-america", "Zoé", ["medium"], seed="undo", language=language, screen=paper
    )
    assert UNDONE[language] in paper.text
    assert len(claimed(game)) == 1, "claimed, taken back, claimed again, left"
    after = paper.text[paper.text.index(UNDONE[language]) :]
    assert GO_ON[language] in after
    verify(record_of(game).to_json())


def test_what_is_taken_back_never_happened() -> None:
    """The kept game, the cards and the record are those of the moment before."""

    def play(then: list[str]) -> Game:
        paper = Paper(Claimer(*then), pages=True)
        return play_game("north-america", "Zoé", ["medium"], seed="undo", screen=paper)

    once, twice = play([]), play(["undo"])
    assert once.actions == twice.actions
    assert once.view(0).hand == twice.view(0).hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_seen_cannot_be_unseen(language: Language) -> None:
    word = UNDO[language]
    paper = Paper([word, "all", "6", word, "6", word])
    game = play_game("europe", "Zoé", ["medium"], seed="abc", language=language, screen=paper)
    assert NOTHING[language] in paper.text
    assert paper.text.count(SEEN[language]) == 2
    assert UNDONE[language] not in paper.text
    assert [text for seat, text in game.actions if seat == 0][1:] == ["blind", "blind"]


def test_another_answer_at_the_pause_is_that_to_the_next_question() -> None:
    paper = Paper(Claimer("help"), pages=True)
    play_game("north-america", "Zoé", ["medium"], seed="undo", screen=paper)
    assert "What you can type" in paper.text


def answer_until(game: PseudoTerminal, text: str, choose: Callable[[str], str], words: str) -> str:
    """Answer questions until some words are shown."""
    for _ in range(200):
        if words in text:
            return text
        text = game.type(choose(text.rstrip().splitlines()[-1]))
    raise AssertionError(f"{words} was never shown")


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_real_terminal_a_claim_is_taken_back_and_the_kept_game_with_it(
    tmp_path: Path, language: Language
) -> None:
    game = PseudoTerminal(
        "play", "north-america", "--seed", "undo", "--lang", language, home=tmp_path
    )
    (text, claimer) = (game.read(), Claimer())
    text = answer_until(game, text, claimer, GO_ON[language])
    (file,) = (tmp_path / "branchline" / "games").glob("*.jsonl")
    before = json.loads(file.read_bytes().splitlines()[0])["actions"]
    text = game.type(UNDO[language])
    assert UNDONE[language] in text
    after = json.loads(file.read_bytes().splitlines()[0])["actions"]
    assert before[: len(after)] == after
    assert not any("claim" in action and seat == 0 for seat, action in after)
    game.type("quit")
    game.type("y" if language == "en" else "o")
    assert game.end() == 0
    assert "Traceback" not in game.shown
