"""`branchline play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.errors import BadOption

if TYPE_CHECKING:
    from branchline.editions.edition import Language
    from branchline.terminal.screen import Screen

USUAL_NAME = "You"
Level = Literal["easy", "medium", "hard", "expert"]


def play(
    edition: str | None = None,
    *,
    players: Whole = 2,
    level: Level | None = None,
    bots: str | None = None,
    hints: Annotated[bool, Parameter(negative=())] = False,
    seed: str | None = None,
    name: str = USUAL_NAME,
    lang: Literal["en", "fr"] | None = None,
    save: File | None = None,
    people: Whole = 1,
    resume: Annotated[bool, Parameter(negative=())] = False,
    log: File | None = None,
) -> None:
    """Play in the terminal against bots."""
    from branchline.bots.foreign.transcript import keep_conversations
    from branchline.cli.spoken import spoken
    from branchline.editions.edition import Edition
    from branchline.editions.loading import edition as load
    from branchline.terminal.beginning import USUAL_LEVEL, ask_edition, ask_level, ask_players
    from branchline.terminal.screen import Interrupted, Left, Screen
    from branchline.text.catalogue import say

    if resume and (seed or level or bots or people != 1):
        raise BadOption("error-resume", {})
    if not 1 <= people <= players:
        raise BadOption("error-people", {"players": str(players), "people": str(people)})
    if level and bots:
        raise BadOption("error-level-bots", {})
    with keep_conversations(log):
        language = lang or spoken()
        screen = Screen()
        chosen: Edition
        try:
            if resume:
                _go_on(edition, language, screen, hints=hints, save=save)
                return
            if edition is None:
                chosen = ask_edition(screen, language)
                players = ask_players(screen, language, chosen)
                if not bots and players > people:
                    bots = level or ask_level(screen, language)
            else:
                chosen = load(edition)
        except Interrupted:
            raise KeyboardInterrupt from None
        except Left:
            screen.say(say("answer-left", language))
            return
        with screen.busy(say("start-preparing", language)):
            from branchline.bots.registry import parse_line_up
            from branchline.game.game import check_seats
            from branchline.terminal.play import play_game
            from branchline.terminal.saving import append

            check_seats(chosen, players)
            rivals = players - people
            line_up = (
                parse_line_up(bots or level or USUAL_LEVEL, rivals, "rivals") if rivals else []
            )
            if save:
                append(save, b"")
            names = people_names(name, people, language)
        play_game(
            chosen,
            names,
            line_up,
            seed=seed,
            language=language,
            screen=screen,
            hints=hints,
            keep=True,
            save=save,
        )


def people_names(text: str, people: int, language: "Language") -> list[str]:
    """What the people are called: by the names that were given, or by their places."""
    from branchline.text.catalogue import say

    given = [name.strip() for name in text.split(",")] if text != USUAL_NAME else []
    if len(given) > people:
        raise BadOption("error-names", {"names": str(len(given)), "people": str(people)})
    if people == 1 and not given:
        given = [say("words-you", language)]
    given += [
        say("words-person", language, number=number) for number in range(len(given) + 1, people + 1)
    ]
    return ["".join(one for one in name if one.isprintable()).strip() or "?" for name in given]


def _go_on(
    edition: str | None, language: "Language", screen: "Screen", *, hints: bool, save: Path | None
) -> None:
    """The game that was played last, from where it was left."""
    from branchline.editions.loading import edition as load
    from branchline.terminal.play import resume_game
    from branchline.terminal.saving import append, kept_game

    game, bots = kept_game(load(edition) if edition else None)
    if save:
        append(save, b"")
    resume_game(game, bots, language=language, screen=screen, hints=hints, save=save)
