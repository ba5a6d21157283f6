"""Bots at the terminal: levels, names, a word while they think, and one that fails."""

import re
import sys

import pytest

from branchline.bots.bot import Bot, Place
from branchline.bots.registry import BOTS
from branchline.editions.edition import Language
from branchline.errors import BadBot
from branchline.game.actions import Action
from branchline.game.events import End
from branchline.game.game import Game, Player
from branchline.game.legal import LegalActions
from branchline.game.record import record_of, verify
from branchline.game.view import View
from branchline.table.seating import place_at, rehearse
from branchline.terminal.beginning import ask_level
from branchline.terminal.play import play_game
from branchline.terminal.rivals import rivals_words
from branchline.text.catalogue import say
from branchline.text.levels import LEVELS, level_words
from terminal.scripted import LANGUAGES, Paper

THINKING = {"en": "Ada is thinking…", "fr": "Ada réfléchit…"}
FAILED = {
    "en": "The bot that plays for Ada has failed: tired after 3",
    "fr": "Le robot qui joue pour Ada a échoué : tired after 3",
}
REPLACED = {
    "en": "The seat of Ada is now played by the bot greedy.",
    "fr": "La place d'Ada est désormais tenue par le robot greedy.",
}


tired: "list[TiredBot]" = []


class TiredBot:
    """Decides three times, then fails."""

    def __init__(self, place: Place) -> None:
        self.bot: Bot = BOTS["random"](place)
        self.left = 3
        self.is_closed = False
        tired.append(self)

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        if not self.left:
            raise BadBot("tired after 3")
        self.left -= 1
        return self.bot.choose(view, legal)

    def close(self) -> None:
        self.is_closed = True


def test_the_levels_are_those_of_the_bots() -> None:
    from branchline.bots.levels import LEVELS as BOT_LEVELS

    assert list(LEVELS) == list(BOT_LEVELS)


def test_a_game_with_every_level_begins_and_names_them() -> None:
    paper = Paper(["all", "6", "6"])
    game = play_game("europe", "You", ["easy", "hard"], seed="abc", screen=paper)
    assert [player.player for player in game.players] == ["person", "bot:easy", "bot:hard"]
    assert "against Ada (easy) and Blaise (hard)." in paper.text
    assert len(game.actions) > 5
    assert not [wait for wait in paper.waits if "is thinking" in wait]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_takes_its_time_is_said_to_think(language: Language) -> None:
    paper = Paper(["all"])
    game = play_game("europe", "You", ["search:600"], seed="abc", language=language, screen=paper)
    assert THINKING[language] in paper.waits
    assert len(game.actions) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_replaced(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "tired", TiredBot)
    paper = Paper(["all", *"66" * 8])
    game = play_game("north-america", "You", ["tired"], seed="abc", language=language, screen=paper)
    text = " ".join(paper.text.split())
    assert text.count(FAILED[language]) == text.count(REPLACED[language]) == 1
    assert tired[-1].is_closed
    assert game.players[1] == Player("Ada", "bot:greedy")
    assert len([seat for seat, _ in game.actions if seat == 1]) > 5
    game.abandon()
    verify(record_of(game).to_json())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_whose_name_says_so_has_lost_when_it_fails(language: Language) -> None:
    """`trouble=forfeit`: the game ends there, without a stand-in and without a result."""
    name = f"exec/trouble=forfeit:{sys.executable} -c pass"
    paper = Paper(["all", *"66" * 8])
    game = play_game("north-america", "You", [name], seed="abc", language=language, screen=paper)
    assert game.is_over
    assert isinstance(game.events[-1], End)
    assert game.events[-1].reason == "abandoned"
    assert "greedy" not in paper.text
    assert say("score-no-result", language) in " ".join(paper.text.split(" "))


def test_bots_are_named_by_level_or_one_by_one() -> None:
    def words(language: Language, *bots: str) -> str:
        return rivals_words(dict(zip(("Ada", "Blaise"), bots, strict=False)), language)

    assert words("en", "hard") == "Ada (level: hard)"
    assert words("fr", "easy", "easy") == "Ada et Blaise (niveau\u00a0: facile)"
    assert words("fr", "medium", "search:20") == "Ada (moyen) et Blaise (search:20)"
    assert words("en", "greedy", "greedy") == "Ada (greedy) and Blaise (greedy)"


@pytest.mark.parametrize(
    ("typed", "level"),
    [("", "medium"), ("1", "easy"), ("4", "expert"), ("difficile", "hard"), ("Easy", "easy")],
)
def test_the_level_is_asked_for(typed: str, level: str) -> None:
    for language in LANGUAGES:
        paper = Paper(["0", typed])
        assert ask_level(paper, language) == level
        assert level_words(level, language) in paper.text
        assert re.search("(from|de) 1 (to|à) 4", paper.text)


def test_a_rehearsal_leaves_the_game_as_it_is() -> None:
    games = [Game("europe", 3, seed="abc") for _ in range(2)]
    rehearse(games[0], {"medium", "easy", "random", "expert", "python:no_such_module:Bot"})
    assert games[0].view(1) == games[1].view(1)
    assert games[0].awaited == (0, 1, 2)
    assert games[0].actions == []


def test_the_seed_of_a_bot_does_not_tell_that_of_the_game() -> None:
    game = Game("europe", 3, seed="abc")
    seeds = {place_at(game, seat, "easy").seed for seat in range(3)}
    assert len(seeds) == 3
    assert not [seed for seed in seeds if "abc" in seed]
