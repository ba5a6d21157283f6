"""`branchline play`: a game in the terminal."""

from typing import Annotated, Literal

from cyclopts import Parameter

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.errors import BadOption

Level = Literal["easy", "medium", "hard", "expert"]


def play(
    edition: str | None = None,
    *,
    players: Whole = 2,
    level: Level | None = None,
    bots: str | None = None,
    hints: Annotated[bool, Parameter(negative=())] = False,
    seed: str | None = None,
    name: str = "You",
    lang: Literal["en", "fr"] | None = None,
    save: File | None = None,
) -> None:
    """Play in the terminal against bots.

    Parameters
    ----------
    edition
        The map: a key such as europe, or an edition's folder. Left out, you are asked.
    players
        How many play, you included.
    level
        How strong the bots are; medium if you say nothing.
    bots
        The bots by name instead: one for all rivals, or one for each with commas between.
    hints
        Show the best choices before each of yours. At any time, type hint.
    seed
        Any text; the same seed deals the same game.
    name
        What you are called.
    lang
        The language, en or fr; by default that of your system.
    save
        A file to add the game's record to, for replay and verify.
    """
    from branchline.editions.edition import Edition
    from branchline.editions.loading import edition as load
    from branchline.terminal.beginning import USUAL_LEVEL, ask_edition, ask_level, ask_players
    from branchline.terminal.languages import default_language
    from branchline.terminal.screen import Left, Screen
    from branchline.text.catalogue import say

    if level and bots:
        raise BadOption("--level and --bots both say who plays; choose one of them")
    language = lang or default_language()
    screen = Screen()
    chosen: Edition
    try:
        if edition is None:
            chosen = ask_edition(screen, language)
            players = ask_players(screen, language, chosen)
            if not bots:
                bots = level or ask_level(screen, language)
        else:
            chosen = load(edition)
    except Left:
        screen.say(say("answer-left", language))
        return
    with screen.busy(say("start-preparing", language)):
        from branchline.bots.registry import parse_line_up
        from branchline.game.game import check_seats
        from branchline.terminal.play import append, play_game, save_game

        check_seats(chosen, players)
        line_up = parse_line_up(bots or level or USUAL_LEVEL, players - 1, "rivals")
        if save:
            append(save, b"")
        if name == "You":
            name = say("words-you", language)
        name = "".join(letter for letter in name if letter.isprintable()).strip() or "?"
    game = play_game(
        chosen,
        name,
        line_up,
        seed=seed,
        language=language,
        screen=screen,
        hints=hints,
    )
    if save:
        save_game(game, save)
        screen.say(say("answer-saved", language, file=save))
