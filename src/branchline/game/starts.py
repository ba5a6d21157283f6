"""Where a game begins that was taken back: the whole position in the names of the record format.

Such a game goes on from a moment of another one, what a seat could not know then dealt anew by a
seed of its own. A start has everything that lies on the table, hidden cards included, and what the
seat knew: that is enough to deal the rest again, and so to check it (`restarts.py`).
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from branchline.editions.edition import CARDS, Edition
from branchline.engine.rules import codes
from branchline.game.bags import Bag, bag_of
from branchline.game.view import PHASES
from branchline.limits import TICKETS

FORMAT_WITH_START = "branchline-record/2"
"""The format of records with a start; all others have none."""
GivenUp = Literal["", "now", "before"]
GIVEN_UP: tuple[GivenUp, ...] = ("", "now", "before")
"""By the rulebook's numbers: whether the market may be reset (R-ALL-RST-5)."""


class StartSeat(msgspec.Struct, frozen=True):
    """What a seat has."""

    hand: Bag
    """Its cards, without those laid for a tunnel."""
    known: Bag
    """Cards of the hand that everybody has seen it take."""
    drawn: Bag
    """Cards that it drew blind since the last reshuffle, spent ones included."""
    tickets: tuple[str, ...]
    """Tickets kept."""
    offer: tuple[str, ...]
    """Tickets it is to choose from."""
    routes: tuple[str, ...]
    """Its routes."""
    stations: tuple[str, ...]
    """The cities of its stations."""


class StartTunnel(msgspec.Struct, frozen=True):
    """A tunnel whose extra cards are still to be paid."""

    route: str
    """The route that is to be claimed."""
    laid: Bag
    """Cards laid down for it."""
    revealed: tuple[str, ...]
    """Cards that the deck showed."""
    extra: int
    """Cards asked on top."""


class StartPosition(msgspec.Struct, frozen=True):
    """A position in the middle of a game, from which another goes on."""

    seat: int
    """Whose view it was dealt from."""
    phase: str
    """Which kind of decision is awaited: a name from `PHASES`."""
    turns: int
    """Turns that were over."""
    passes: int
    """How many turns before this one were passes, one after another."""
    last_turns: int | None
    """Turns left once the last round has begun."""
    market: tuple[str | None, ...]
    """The face-up cards, None for an empty slot."""
    given_up: GivenUp
    """Whether resetting the market was given up: in this turn, or before it."""
    deck: Bag
    """What the deck holds."""
    discard: Bag
    """The used cards."""
    ticket_deck: tuple[str, ...]
    """The tickets of the deck, top first."""
    above_rejects: int
    """How many of them lie above the first rejects, which were shuffled together."""
    rejects: int
    """How many those are; 0 once one of them was drawn, or where there are none."""
    laid_down: tuple[str, ...]
    """Tickets that the seat itself rejected, as far as it knows where they are."""
    bonuses: tuple[str, ...]
    """Bonuses that count in this game."""
    tunnel: StartTunnel | None
    """The tunnel under way, if there is one."""
    seats: tuple[StartSeat, ...]
    """By seat, what it has."""


def start_of(edition: Edition, state: Any, seat: int) -> StartPosition:
    """The position of a state as a start, dealt from what the seat knew."""
    ring = [int(state.ticket_deck[(state.ticket_top + i) % TICKETS]) for i in range(TICKETS)]
    known = (seat, seat + codes.AMONG_REJECTS)
    laid_down = (
        ticket.id
        for index, ticket in enumerate(edition.tickets)
        if state.ticket_known[index] in known and state.ticket_place[index] < 0
    )
    rejects = int(state.rejects)
    return StartPosition(
        seat=seat,
        phase=PHASES[int(state.phase)],
        turns=int(state.turns),
        passes=int(state.passes),
        last_turns=None if state.last_turns == codes.NONE else int(state.last_turns),
        market=tuple(_card(card) for card in state.market),
        given_up=GIVEN_UP[int(state.resets)],
        deck=bag_of(state.deck.card),
        discard=bag_of(state.discard.card),
        ticket_deck=tuple(edition.tickets[one].id for one in ring[: state.ticket_count]),
        above_rejects=int(state.above_rejects) if rejects else 0,
        rejects=rejects,
        laid_down=tuple(laid_down),
        bonuses=tuple(
            bonus.id for index, bonus in enumerate(edition.bonuses) if state.bonus_shown[index]
        ),
        tunnel=_tunnel(edition, state),
        seats=tuple(_seat(edition, state, one) for one in range(state.seats)),
    )


def _seat(edition: Edition, state: Any, seat: int) -> StartSeat:
    me = state.seat[seat]
    return StartSeat(
        hand=bag_of(me.hand.card),
        known=bag_of(me.known.card),
        drawn=bag_of(me.since.card),
        tickets=_those(edition.tickets, state.ticket_place, seat),
        offer=tuple(edition.tickets[int(one)].id for one in me.offer[: me.offered]),
        routes=_those(edition.routes, state.owner, seat),
        stations=_those(edition.cities, state.station, seat),
    )


def _those(things: Sequence[Any], places: Iterable[int], seat: int) -> tuple[str, ...]:
    """The things that are a seat's, in the order of the edition."""
    return tuple(thing.id for thing, place in zip(things, places, strict=False) if place == seat)


def _tunnel(edition: Edition, state: Any) -> StartTunnel | None:
    if state.phase != codes.TUNNEL:
        return None
    return StartTunnel(
        route=edition.routes[int(state.route)].id,
        laid=bag_of(state.laid.card),
        revealed=tuple(CARDS[int(card)] for card in state.revealed[: state.reveals]),
        extra=int(state.extra),
    )


def _card(number: int) -> str | None:
    return None if number == codes.NONE else CARDS[int(number)]
