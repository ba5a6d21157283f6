"""Actions as text, both ways.

    take 2                                  blind            stop
    tickets                                 withdraw         pass
    keep boston-miami,dallas-new_york reject denver-el_paso
    claim atlanta-raleigh-1 red:2,locomotive:1
    station wien locomotive:1               extra green:1,locomotive:1
    player bot:random                       player bot:random resigned

Slots count from 0. Cards stand in the fixed order of the record format, so that every action has
one text. `docs/notation.md` is the specification.
"""

import re

from branchline.editions.complaints import quote
from branchline.editions.edition import CARDS
from branchline.errors import BadNotation
from branchline.game.actions import (
    Action,
    Bag,
    BuildStation,
    ChangePlayer,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayExtra,
    StopDrawing,
    TakeCard,
    Withdraw,
)

BARE: dict[str, Action] = {
    "blind": DrawBlind(),
    "stop": StopDrawing(),
    "tickets": DrawTickets(),
    "withdraw": Withdraw(),
    "pass": Pass(),
}
BARE_WORDS = {action: word for word, action in BARE.items()}
PLAYER = re.compile(r"person|bot:\S+")
"""Who may fill a seat."""
COUNT = re.compile(r"[1-9][0-9]{0,2}")


def format_bag(bag: Bag) -> str:
    """Cards and counts, in card order."""
    return ",".join(f"{card}:{bag[card]}" for card in CARDS if bag.get(card))


def parse_bag(text: str) -> Bag:
    """The bag that `format_bag` wrote."""
    bag: Bag = {}
    for part in text.split(","):
        card, _, number = part.partition(":")
        if card not in CARDS or card in bag or not COUNT.fullmatch(number):
            raise BadNotation("error-no-bag", {"text": quote(part)})
        bag[card] = int(number)
    return bag


def parse_tickets(text: str) -> tuple[str, ...]:
    """Ticket ids with commas between."""
    tickets = tuple(text.split(","))
    if "" in tickets:
        raise BadNotation("error-no-tickets", {"text": quote(text)})
    return tickets


def format_action(action: Action) -> str:
    """The action as text.

    >>> format_action(ClaimRoute("atlanta-raleigh-1", {"locomotive": 1, "red": 1}))
    'claim atlanta-raleigh-1 red:1,locomotive:1'
    """
    match action:
        case TakeCard(slot):
            return f"take {slot}"
        case KeepTickets(tickets, rejected):
            text = "keep " + ",".join(tickets)
            return f"{text} reject {','.join(rejected)}" if rejected else text
        case ClaimRoute(route, payment):
            return f"claim {route} {format_bag(payment)}"
        case BuildStation(city, payment):
            return f"station {city} {format_bag(payment)}"
        case PayExtra(payment):
            return f"extra {format_bag(payment)}"
        case ChangePlayer(player, resigned):
            return f"player {player} resigned" if resigned else f"player {player}"
        case _:
            return BARE_WORDS[action]


def parse_action(text: str) -> Action:
    """The action that `format_action` wrote.

    >>> parse_action("keep boston-miami,dallas-new_york")
    KeepTickets(tickets=('boston-miami', 'dallas-new_york'), rejected=())
    """
    words = text.split(" ")
    match words:
        case [word] if word in BARE:
            return BARE[word]
        case ["take", slot] if slot in ("0", "1", "2", "3", "4"):
            return TakeCard(int(slot))
        case ["keep", tickets]:
            return KeepTickets(parse_tickets(tickets))
        case ["keep", tickets, "reject", rejected]:
            return KeepTickets(parse_tickets(tickets), parse_tickets(rejected))
        case ["claim", route, bag] if route:
            return ClaimRoute(route, parse_bag(bag))
        case ["station", city, bag] if city:
            return BuildStation(city, parse_bag(bag))
        case ["extra", bag]:
            return PayExtra(parse_bag(bag))
        case ["player", player] if PLAYER.fullmatch(player):
            return ChangePlayer(player)
        case ["player", player, "resigned"] if PLAYER.fullmatch(player):
            return ChangePlayer(player, resigned=True)
        case _:
            raise BadNotation("error-no-action", {"text": quote(text)})


def parse_unpaid(text: str) -> ClaimRoute | BuildStation | None:
    """A claim or a station whose payment is left out; None if the text is no such thing.

    >>> parse_unpaid("claim atlanta-raleigh-1")
    ClaimRoute(route='atlanta-raleigh-1', payment={})
    """
    match text.split(" "):
        case ["claim", route] if route:
            return ClaimRoute(route, {})
        case ["station", city] if city:
            return BuildStation(city, {})
        case _:
            return None
