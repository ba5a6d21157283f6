"""What a seat may choose: typed actions, one for each thing a person does.

A claim is one action with the whole bag of cards; `chains` turns it into the rulebook's small
decisions and back. `notation` writes actions as text.
"""

import msgspec

from branchline.game.bags import Bag


class TakeCard(msgspec.Struct, frozen=True, tag="take"):
    """Take the face-up card in a market slot, 0 to 4."""

    slot: int


class DrawBlind(msgspec.Struct, frozen=True, tag="blind"):
    """Draw a card from the deck."""


class StopDrawing(msgspec.Struct, frozen=True, tag="stop"):
    """End the turn after one card."""


class DrawTickets(msgspec.Struct, frozen=True, tag="tickets"):
    """Ask for an offer of tickets."""


class KeepTickets(msgspec.Struct, frozen=True, tag="keep"):
    """Keep some of the offered tickets; the rejected ones go under the deck in the given order, the
    first highest. Rejected tickets that are not named follow in the order of the offer."""

    tickets: tuple[str, ...]
    rejected: tuple[str, ...] = ()


class ClaimRoute(msgspec.Struct, frozen=True, tag="claim"):
    """Claim a route and pay for it."""

    route: str
    payment: Bag


class BuildStation(msgspec.Struct, frozen=True, tag="station"):
    """Build a station in a city and pay for it."""

    city: str
    payment: Bag


class PayExtra(msgspec.Struct, frozen=True, tag="extra"):
    """Pay the extra cards of a tunnel."""

    payment: Bag


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Give the tunnel up and take the laid cards back."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Do nothing, when nothing is possible."""


class ChangePlayer(msgspec.Struct, frozen=True, tag="player"):
    """Somebody else plays the seat from here on; not a turn of the game."""

    player: str
    resigned: bool = False


Action = (
    TakeCard
    | DrawBlind
    | StopDrawing
    | DrawTickets
    | KeepTickets
    | ClaimRoute
    | BuildStation
    | PayExtra
    | Withdraw
    | Pass
    | ChangePlayer
)
"""What a seat may choose: one of the classes below. The `repr` of an action rebuilds it.

>>> ClaimRoute("berlin-wien", {"green": 2, "locomotive": 1})
ClaimRoute(route='berlin-wien', payment={'green': 2, 'locomotive': 1})
>>> TakeCard(slot=2) == parse_action("take 2")
True
"""
