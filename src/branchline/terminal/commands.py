"""Words typed at the prompt besides choices: looking things up, language, leaving."""

from itertools import pairwise

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from branchline.editions.edition import Edition, Language
from branchline.game.events import Event, Turn
from branchline.game.view import View
from branchline.terminal.phrases import example_route
from branchline.terminal.routes import claimed_list, routes_list
from branchline.terminal.speaker import Speaker, plain
from branchline.text.catalogue import say
from branchline.text.events import sentence
from branchline.text.lines import Narrator

WORDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "aide", "h"),
    "board": ("board", "map", "plateau", "carte"),
    "routes": ("routes",),
    "tickets": ("tickets",),
    "standings": ("standings", "standing", "classement", "scores"),
    "log": ("log", "journal"),
    "last": ("last", "dernier", "nouvelles"),
    "rules": ("rules", "regles"),
    "hint": ("hint", "hints", "conseil", "conseils"),
    "why": ("why", "pourquoi"),
    "undo": ("undo", "annuler", "u"),
    "do": ("do", "faire", "fais"),
    "lang": ("lang", "langue", "language"),
    "quit": ("quit", "quitter", "exit", "q"),
    "back": ("back", "retour", "b"),
}
TOPICS = (
    *("number", "enter", "name", "board", "routes", "tickets", "standings", "last", "log"),
    *("rules", "hint", "do", "why", "undo", "action", "language", "quit"),
)
"""What the help page explains, line by line."""
COMMANDS = {word: command for command, words in WORDS.items() for word in words}
ALL = ("all", "toutes", "tout")


def command_in(line: str) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line."""
    if line == "?":
        return "help", ""
    first, _, rest = line.partition(" ")
    command = COMMANDS.get(plain(first))
    return (command, rest.strip()) if command else None


def help_page(speaker: Speaker) -> Group:
    """What can be typed."""
    language, example = speaker.language, example_route(speaker)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", no_wrap=True)
    for topic in TOPICS:
        meaning = say(f"help-type-{topic}.about", language, route=example)
        table.add_row(say(f"help-type-{topic}", language), meaning)
    title = Rule(Text(say("help-title", language), "bold"), align="left", style="dim")
    return Group(title, table, Text(say("help-notation", language, route=example), "dim"))


def rules_page(edition: Edition, language: Language) -> Group:
    """What a player should know about this map."""
    name = edition.names.in_language(language)
    title = Rule(Text(say("help-rules", language, map=name), "bold"), align="left", style="dim")
    table = Table.grid(padding=(0, 1, 0, 0))
    for difference in edition.differences:
        table.add_row("•", Text(difference.in_language(language)))
    return Group(title, table)


def map_page(view: View, speaker: Speaker) -> Group:
    """All routes with their state."""
    name = view.edition.names.in_language(speaker.language)
    title = Rule(
        Text(say("board-routes-of", speaker.language, map=name), "bold"), align="left", style="dim"
    )
    return Group(title, routes_list(view, view.edition.routes, speaker))


def routes_page(view: View, speaker: Speaker, text: str) -> Group | str:
    """The routes at a city, or all; the claimed ones if nothing is named; or what to type
    instead."""
    language = speaker.language
    if plain(text) in ALL:
        return map_page(view, speaker)
    if not text:
        title = Text(say("board-claimed", language), "bold")
        hint = say("answer-which-city", language, city=speaker.city(view.edition.cities[0].id))
        return Group(title, claimed_list(view, speaker), Text(hint, "dim"))
    cities = speaker.find_cities(text)
    if not cities:
        return say("answer-no-such-city", language, text=text)
    parts: list[Text | Group] = []
    for city in cities:
        here = [r for r in view.edition.routes if city.id in (r.city_a, r.city_b)]
        parts.append(Text(say("board-routes-at", language, city=speaker.city(city.id)), "bold"))
        owner = view.stations.get(city.id)
        if owner is not None:
            parts.append(Text(say("board-station-of", language, name=speaker.player(owner))))
        parts.append(Group(routes_list(view, here, speaker)))
    return Group(*parts)


def log_page(events: list[Event], speaker: Speaker) -> Group:
    """All that happened, the sentences of a turn together; turns are numbered."""
    lines = [Text(say("help-log", speaker.language), "bold")]
    narrator = Narrator(speaker)
    turns = [number for number, event in enumerate(events) if isinstance(event, Turn)]
    for number, (begun, ended) in enumerate(pairwise([0, *turns, len(events)])):
        if number:
            lines.append(Text(f"{number}. {sentence(events[begun], speaker)}", "bold"))
        told = narrator.tell(number, events[begun:ended])
        lines += [Text(f"   {line.sentence}") for line in told]
    return Group(*lines)
