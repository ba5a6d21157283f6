"""A game at the terminal, begun or gone on with: people in some seats, bots in the others."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from branchline.editions.edition import Edition, Language
from branchline.game.game import Game, Player
from branchline.table.seating import bot_player, free_names, rehearse, rehearse_advice
from branchline.terminal.hints import HINT_BUDGET
from branchline.terminal.saving import save_game
from branchline.terminal.screen import Screen
from branchline.terminal.sitting import Sitting
from branchline.text.catalogue import say


def players_for(people: Sequence[str], bots: Sequence[str]) -> list[Player]:
    """People in the first seats and these bots in the others."""
    names = free_names(people)
    return [*map(Player, people), *(bot_player(names[i], bot) for i, bot in enumerate(bots))]


def play_game(
    edition: Edition | str,
    name: str | Sequence[str],
    bots: Sequence[str],
    *,
    seed: str | None = None,
    language: Language = "en",
    screen: Screen | None = None,
    hints: bool = False,
    budget: str = HINT_BUDGET,
    keep: bool = False,
    save: Path | None = None,
) -> Game:
    """Play a game of a person, or of several with names of their own, against bots to its end, or
    until somebody leaves; returns it as it is then. With `keep` it can be gone on with later, with
    `save` its record is added to a file.

    With `hints`, people are shown the best choices before they choose, thought about for `budget`.
    """
    screen = screen or Screen()
    with screen.busy(say("start-preparing", language)):
        people = [name] if isinstance(name, str) else name
        game = Game(edition, players_for(people, bots), seed=seed)
        rehearse(game, set(bots))
        if hints:
            rehearse_advice(game)
        rivals = dict(enumerate(bots, len(people)))
        sitting = Sitting(game, language, screen, rivals, hints=hints, budget=budget, keep=keep)
    return _played(sitting, save)


def resume_game(
    game: Game,
    bots: Mapping[int, str],
    *,
    language: Language,
    screen: Screen,
    hints: bool = False,
    save: Path | None = None,
) -> Game:
    """Go on with a kept game; its bots, by seat, begin to think anew."""
    with screen.busy(say("start-preparing", language)):
        sitting = Sitting(game, language, screen, bots, hints=hints, keep=True)
    return _played(sitting, save)


def _played(sitting: Sitting, save: Path | None) -> Game:
    """The game once everybody has left the table."""
    sitting.play()
    if save:
        save_game(sitting.game, save)
        sitting.screen.say(say("answer-saved", sitting.language, file=save))
    return sitting.game
