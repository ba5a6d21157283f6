"""`branchline play`: a game in the terminal."""

from pathlib import Path
from typing import Literal

from branchline.cli.numbers import Whole


def play(
    edition: str | None = None,
    *,
    players: Whole = 2,
    seed: str | None = None,
    name: str = "You",
    lang: Literal["en", "fr"] | None = None,
    save: Path | None = None,
) -> None:
    """Play in the terminal against bots.

    Parameters
    ----------
    edition
        The map: a key such as europe, or an edition's folder. Left out, you are asked.
    players
        How many play, you included.
    seed
        Any text; the same seed deals the same game.
    name
        What you are called.
    lang
        The language, en or fr; by default that of your system.
    save
        A file to add the game's record to, for replay and verify.
    """
    from branchline.game.edition import Edition
    from branchline.game.loading import edition as load
    from branchline.terminal.beginning import ask_edition, ask_players
    from branchline.terminal.languages import default_language
    from branchline.terminal.phrases import phrase
    from branchline.terminal.screen import Left, Screen

    language = lang or default_language()
    screen = Screen()
    chosen: Edition
    try:
        if edition is None:
            chosen = ask_edition(screen, language)
            players = ask_players(screen, language, chosen)
        else:
            chosen = load(edition)
    except Left:
        screen.say(phrase("left", language))
        return
    with screen.console.status(phrase("preparing", language)):
        from branchline.game.game import check_seats
        from branchline.terminal.play import append, play_game, players_for, save_game

        check_seats(chosen, players)
        if save:
            append(save, b"")
        if name == "You" and language == "fr":
            name = "Vous"
        name = "".join(letter for letter in name if letter.isprintable()).strip() or "?"
    game = play_game(
        chosen, players_for(name, players), seed=seed, language=language, screen=screen
    )
    if save:
        save_game(game, save)
        screen.say(phrase("saved", language, file=save))
