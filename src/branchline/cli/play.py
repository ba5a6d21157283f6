"""`branchline play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.errors import BadOption

if TYPE_CHECKING:
    from branchline.editions.edition import Edition, Language
    from branchline.terminal.screen import Screen

USUAL_NAME = "You"
Level = Literal["easy", "medium", "hard", "expert"]


def play(
    edition: str | None = None,
    *,
    players: Whole | None = None,
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
    from branchline.editions.loading import edition as load
    from branchline.terminal.beginning import USUAL_LEVEL, ask_edition, ask_level, ask_players
    from branchline.terminal.screen import Interrupted, Left, Screen
    from branchline.text.catalogue import say

    is_begun = any((seed, level, bots, players)) or people != 1 or name != USUAL_NAME
    if resume and is_begun:
        raise BadOption("error-resume", {})
    if level and bots:
        raise BadOption("error-level-bots", {})
    chosen = load(edition) if edition is not None else None
    if chosen is not None and players is None:
        players = max(chosen.seats[0], people)
    if chosen is not None and players is not None:
        check_places(chosen, players, people, bots or level)
    with keep_conversations(log):
        language = lang or spoken()
        screen = Screen()
        try:
            if resume:
                _go_on(chosen, language, screen, hints=hints, save=save)
                return
            if chosen is None:
                chosen = ask_edition(screen, language)
                if players is None:
                    players = ask_players(screen, language, chosen, people)
                check_places(chosen, players, people, bots or level)
                if not bots and players > people:
                    bots = level or ask_level(screen, language)
        except Interrupted:
            raise KeyboardInterrupt from None
        except Left:
            screen.say(say("answer-left", language))
            return
        assert players is not None
        with screen.busy(say("start-preparing", language)):
            from branchline.bots.registry import parse_line_up
            from branchline.terminal.play import play_game
            from branchline.terminal.saving import append

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


def check_places(edition: "Edition", players: int, people: int, rivals: str | None) -> None:
    """Raise if so many cannot play, or if nobody is left whom the bots that are named could be."""
    fewest, most = edition.seats
    if not fewest <= players <= most:
        from branchline.game.game import check_seats

        check_seats(edition, players)
    if not 1 <= people <= players:
        raise BadOption("error-people", {"players": str(players), "people": str(people)})
    if rivals and people == players:
        raise BadOption("error-no-rivals", {"players": str(players)})


def people_names(text: str, people: int, language: "Language") -> list[str]:
    """What the people are called: by the names that were given, or by their places."""
    from branchline.text.catalogue import say

    given = [printable(name) for name in text.split(",")] if text != USUAL_NAME else []
    if len(given) > people:
        raise BadOption("error-names", {"names": str(len(given)), "people": str(people)})
    given += [""] * (people - len(given))
    alone = say("words-you", language) if people == 1 else ""
    return [
        name or alone or say("words-person", language, number=number)
        for number, name in enumerate(given, 1)
    ]


def printable(name: str) -> str:
    """A name without what a terminal would not show."""
    return "".join(one for one in name if one.isprintable()).strip()


def _go_on(
    edition: "Edition | None",
    language: "Language",
    screen: "Screen",
    *,
    hints: bool,
    save: Path | None,
) -> None:
    """The game that was played last, from where it was left."""
    from branchline.terminal.play import resume_game
    from branchline.terminal.saving import append, kept_game

    game, bots = kept_game(edition)
    if save:
        append(save, b"")
    resume_game(game, bots, language=language, screen=screen, hints=hints, save=save)
