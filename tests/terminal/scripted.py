"""People who type by script or at random, and games to look at."""

import io
import random
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console

from branchline.game.game import Game
from branchline.game.record import Record, record_of
from branchline.terminal.screen import Screen

EDITIONS = ("north-america", "europe", "nordic-countries", "northern-lights")
LANGUAGES = ("en", "fr")
TOO_LONG = 10_000


class Paper(Screen):
    """A screen whose text can be read afterwards, and whose person types what `lines` give, be it
    a list or an answer to each question."""

    def __init__(
        self, lines: Iterable[str] | Callable[[str], str], width: int = 80, pages: bool = False
    ) -> None:
        self.file = io.StringIO()
        self.prompts: list[str] = []
        self.waits: list[str] = []
        self.answer = lines if callable(lines) else _in_turn(lines)
        console = Console(
            file=self.file,
            width=width,
            height=24,
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
        )
        super().__init__(console, self._read, pages)

    def busy(self, text: str) -> AbstractContextManager[object]:
        self.waits.append(text)
        return nullcontext()

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.file.write(f"{prompt}\n")
        return self.answer(prompt)

    @property
    def text(self) -> str:
        return self.file.getvalue()


def _in_turn(lines: Iterable[str]) -> Callable[[str], str]:
    """One line after the other, then the end of the input."""
    left = iter(lines)

    def answer(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def typing_at_random(seed: str) -> Callable[[str], str]:
    """Numbers mostly, as a cat on the keyboard would type them."""
    rng = random.Random(seed)
    left = iter(range(TOO_LONG))

    def answer(prompt: str) -> str:
        assert next(left, None) is not None, "the game does not end"
        number = str(rng.randint(0, 9))
        if "1 3" in prompt:
            return rng.choice(["1", "1 2", "2 3", "all", number])
        if rng.random() < 0.05:
            return rng.choice(["", "b", "ta", "1 2", "?"])
        return rng.choice(["8", number, number])

    return answer


def random_game(edition: str, seats: int, seed: str, decisions: int | None = None) -> Game:
    """A game played by random choices, to its end or for so many decisions."""
    game = Game(edition, ["Zoé", "Yann", "Xavier", "Wanda", "Vera"][:seats], seed=seed)
    rng = random.Random(seed)
    made = 0
    while not game.is_over and (decisions is None or made < decisions):
        game.decide(rng.choice(game.decisions()))
        made += 1
    while game.phase == "surrender":
        game.decide(rng.choice(game.decisions()))
    return game


def random_record(edition: str, seats: int = 2, seed: str = "record") -> Record:
    """The record of a random game."""
    return record_of(random_game(edition, seats, seed))
