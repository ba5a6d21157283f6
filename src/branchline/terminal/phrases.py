"""Actions as people type them: in words of either language, with names as they are shown, and with
market cards counted from 1; and why one is not possible.

The notation of records (`docs/notation.md`) is understood as well, but for its market, which counts
from 0.
"""

import re
from functools import cache

from branchline.editions.edition import COLORS, GRAY, LOCOMOTIVE, Ticket
from branchline.errors import BadNotation
from branchline.game.actions import Action, BuildStation, ChangePlayer, ClaimRoute
from branchline.game.legal import legal
from branchline.game.notation import parse_action
from branchline.game.reasons import why_not
from branchline.game.view import View
from branchline.terminal.speaker import Speaker, plain
from branchline.text.catalogue import LANGUAGES, say

VERBS: dict[str, tuple[str, ...]] = {
    "take": ("take", "prendre", "prends"),
    "claim": ("claim",),
    "blind": ("blind", "draw", "piocher", "pioche"),
    "stop": ("stop", "arreter", "sarreter"),
    "keep": ("keep", "garder", "garde"),
    "station": ("station", "gare"),
    "extra": ("extra", "add", "ajouter"),
    "withdraw": ("withdraw", "renoncer"),
    "pass": ("pass", "passer"),
}
"""The words of the notation, and what else people say, written as `plain` leaves it."""
NOTATION = {word: verb for verb, words in VERBS.items() for word in words}
SHOWN = {
    "blind": "action-blind",
    "tickets": "action-tickets",
    "stop": "action-stop",
    "withdraw": "action-withdraw",
    "pass": "action-pass",
}
"""Actions that hints and lists name by a few words, which can be typed as they stand there."""
DRAW_TICKETS = ("drawtickets", "piochertickets")
NUMBERED = {**{str(place): f"take {place}" for place in range(1, 6)}, "6": "blind", "7": "tickets"}
"""What the numbers of a turn stand for."""
PAYMENT = re.compile(r"(?:^|\s)\S*:")
"""What begins the cards behind a name."""


@cache
def _shown() -> dict[str, str]:
    """The notation's word for what is shown, in any language."""
    words = {plain(say(key, one)): word for word, key in SHOWN.items() for one in LANGUAGES}
    return words | dict.fromkeys(DRAW_TICKETS, "tickets")


def phrase_in(line: str, speaker: Speaker) -> tuple[str, str] | None:
    """The notation's word for what a line says to do, and the rest of the line; None if the line
    does not begin like an action."""
    shown = _shown().get(plain(line))
    if shown:
        return shown, ""
    first, _, rest = line.partition(" ")
    verb = NOTATION.get(plain(first))
    if verb == "take" and speaker.find_card(rest) is None and speaker.find_routes(_unpaid(rest)):
        verb = "claim"
    return (verb, rest.strip()) if verb else None


def _unpaid(text: str) -> str:
    """A route or a city without the payment behind it."""
    return PAYMENT.split(text, maxsplit=1)[0]


def as_notation(line: str, view: View, speaker: Speaker) -> str:
    """What people type as the notation has it; raises `BadNotation` where a name fits nothing."""
    phrase = phrase_in(line, speaker)
    if phrase is None:
        return line.lower()
    verb, rest = phrase
    name = _unpaid(rest)
    bag = [_bag(rest[len(name) :].strip(), speaker)] if len(name) < len(rest) else []
    match verb:
        case "take":
            return f"take {_slot(name, view, speaker)}"
        case "claim":
            return " ".join(["claim", _route(name, view, speaker), *bag])
        case "station":
            return " ".join(["station", _city(name, view, speaker), *bag])
        case "keep":
            return f"keep {_tickets(rest, view, speaker)}"
        case "extra":
            return f"extra {_bag(rest, speaker)}"
        case _:
            return f"{verb} {rest}".strip()


def _bag(text: str, speaker: Speaker) -> str:
    """A payment such as rouge:2,loco:1 with the notation's names of cards."""
    parts = [part.partition(":") for part in text.replace(" ", "").split(",")]
    return ",".join(f"{speaker.find_card(card) or card}:{number}" for card, _, number in parts)


def _route(name: str, view: View, speaker: Speaker) -> str:
    """The id of the route that a name can only mean; of two tracks, one that can be claimed."""
    if not name or name.lower() in view.edition.route_numbers:
        return name.lower()
    routes = speaker.find_routes(name)
    if len({(route.city_a, route.city_b) for route in routes}) != 1:
        raise BadNotation("answer-no-route", {"text": name})
    may = legal(view).claims
    return next((route.id for route in routes if route.id in may), routes[0].id)


def _city(name: str, view: View, speaker: Speaker) -> str:
    """The id of the city that a name can mean."""
    if not name or name.lower() in view.edition.city_numbers:
        return name.lower()
    cities = speaker.find_cities(name)
    if not cities:
        raise BadNotation("answer-no-such-city", {"text": name})
    return cities[0].id


def _slot(name: str, view: View, speaker: Speaker) -> int:
    """The place in the market of a card by its number, which counts from 1, or its name."""
    if name.isdecimal() and 1 <= int(name) <= len(view.market):
        return int(name) - 1
    card = speaker.find_card(name)
    if card is None or card not in view.market:
        raise BadNotation("answer-bad-place", {"most": len(view.market)})
    return view.market.index(card)


def _tickets(text: str, view: View, speaker: Speaker) -> str:
    """Offered tickets by their cities, those that are rejected behind `reject`."""
    kept, word, rejected = text.partition(" reject ")
    parts = [kept, rejected] if word else [kept]
    return word.join(
        ",".join(_ticket(name, view, speaker) for name in part.split(",")) for part in parts
    )


def _ticket(name: str, view: View, speaker: Speaker) -> str:
    """The id of the offered ticket that a name can only mean."""
    offered: list[Ticket] = [speaker.tickets[ticket] for ticket in view.offer]
    found = speaker.between(name, offered)
    return found[0].id if len(found) == 1 else name.strip().lower()


def read_action(line: str, view: View, speaker: Speaker) -> Action | str:
    """The action that was typed, or, for a claim or a station without its payment, the id of the
    route or city; raises `BadNotation`, which says what to type."""
    edition = view.edition
    notation = as_notation(line, view, speaker)
    wrong = BadNotation("answer-bad-notation", {"text": line, "route": example_route(speaker)})
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


def example_route(speaker: Speaker) -> str:
    """A route as it is quickly typed."""
    route = speaker.edition.routes[0]
    return f"{speaker.city(route.city_a)} {speaker.city(route.city_b)}"


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
    """Why something is not possible, or that it is; a number is that of a turn's list, and a card
    or a route alone is to be taken."""
    language = speaker.language
    if not line:
        return say("answer-why-what", language, route=example_route(speaker))
    line = NUMBERED.get(line, line)
    is_named = speaker.find_card(line) is not None or speaker.find_routes(_unpaid(line))
    if phrase_in(line, speaker) is None and is_named:
        line = f"take {line}"
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
