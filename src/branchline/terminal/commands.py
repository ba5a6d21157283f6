"""Words typed at the prompt besides choices: looking things up, asking why, language, leaving."""

from itertools import pairwise

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from branchline.editions.edition import COLORS, GRAY, LOCOMOTIVE, Edition, Language
from branchline.errors import BadNotation
from branchline.game.actions import Action, BuildStation, ChangePlayer, ClaimRoute
from branchline.game.events import Event, Turn
from branchline.game.legal import legal
from branchline.game.notation import parse_action
from branchline.game.reasons import why_not
from branchline.game.view import View
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
ACTION_WORDS = ("take", "blind", "stop", "keep", "claim", "station", "extra", "withdraw", "pass")


def command_in(line: str) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line."""
    if line == "?":
        return "help", ""
    first, _, rest = line.partition(" ")
    command = COMMANDS.get(plain(first))
    return (command, rest.strip()) if command else None


def is_notation(line: str) -> bool:
    """Whether a line is meant as an action in full."""
    return line.partition(" ")[0].casefold() in ACTION_WORDS


def help_page(edition: Edition, language: Language) -> Group:
    """What can be typed."""
    example = edition.routes[0].id
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


def as_notation(line: str, view: View, speaker: Speaker) -> str:
    """What people type as the notation has it: cards of the market counted from 1 or named, routes
    and cities by their names in any language; raises `BadNotation`."""
    word, *rest = line.lower().split(" ")
    bag = rest[-1:] if ":" in line else []
    name = " ".join(rest[: len(rest) - len(bag)])
    match word:
        case "take":
            return f"take {_slot(name, view, speaker)}"
        case "claim" if name not in view.edition.route_numbers:
            return " ".join([word, _route(name, view, speaker), *bag])
        case "station" if name not in view.edition.city_numbers:
            cities = [city.id for city in speaker.find_cities(name)] or [name]
            return " ".join([word, cities[0].replace(" ", "-"), *bag])
        case _:
            return line


def _route(name: str, view: View, speaker: Speaker) -> str:
    """The id of the route that a name can only mean; of two tracks, one that can be claimed."""
    routes = speaker.find_routes(name)
    if len({(route.city_a, route.city_b) for route in routes}) != 1:
        raise BadNotation("answer-no-route", {"text": name})
    may = legal(view).claims
    return next((route.id for route in routes if route.id in may), routes[0].id)


def _slot(name: str, view: View, speaker: Speaker) -> int:
    """The place in the market of a card by its number, which counts from 1, or its name."""
    if name.isdecimal() and 1 <= int(name) <= len(view.market):
        return int(name) - 1
    card = speaker.find_card(name)
    if card is None or card not in view.market:
        raise BadNotation("answer-bad-place", {"most": len(view.market)})
    return view.market.index(card)


def read_action(line: str, view: View, speaker: Speaker) -> Action | str:
    """The action that was typed, or, for a claim or a station without its payment, the id of the
    route or city; raises `BadNotation`, which says what to type."""
    edition = view.edition
    notation = as_notation(line, view, speaker).lower()
    wrong = BadNotation("answer-bad-notation", {"text": line, "route": edition.routes[0].id})
    match notation.split(" "):
        case ["claim", route] if route in edition.route_numbers:
            return route
        case ["station", city] if city in edition.city_numbers:
            return city
        case _:
            try:
                action = parse_action(notation)
            except BadNotation:
                raise wrong from None
    if isinstance(action, ChangePlayer):
        raise wrong
    return action


def typical_action(thing: str, view: View) -> Action:
    """An ordinary payment for a route or a station, to ask why it is refused."""
    if thing in view.edition.city_numbers:
        return BuildStation(thing, {LOCOMOTIVE: max(1, view.station_cost(view.seat or 0))})
    route = view.edition.routes[view.edition.route_numbers[thing]]
    colors = COLORS if route.color == GRAY else (route.color,)
    best = max(colors, key=lambda color: view.hand.get(color, 0))
    plain_cards = route.length - route.locomotives
    payment = {best: plain_cards} if plain_cards else {}
    if route.locomotives:
        payment[LOCOMOTIVE] = route.locomotives
    return ClaimRoute(thing, payment)


def why_words(line: str, view: View, speaker: Speaker) -> str:
    """Why something is not possible, or that it is."""
    language = speaker.language
    example = view.edition.routes[0].id
    if not line:
        return say("answer-why-what", language, route=example)
    try:
        action = read_action(line, view, speaker)
    except BadNotation as wrong:
        return wrong.said(language)
    if isinstance(action, str):
        may = legal(view)
        if action in may.claims or action in may.stations:
            return say("answer-possible", language)
        action = typical_action(action, view)
    reason = why_not(view, action)
    if reason:
        return say("answer-refused", language, why=reason.sentence(language))
    return say("answer-possible", language)
