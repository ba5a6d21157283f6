"""All that one seat, or a spectator, may know of a game: the only door out.

A `View` wraps the rulebook's view record, in which everything hidden is blank, and reads it in
people's words. `sample_world` fills the unknown in.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from branchline.editions.edition import CARDS, Edition, Rules
from branchline.engine.rules import codes, records, views
from branchline.game.bags import Bag, bag_of
from branchline.game.chains import claims, offer_of, order_matters, stations

PHASES = ("first_keep", "turn", "surrender", "second_card", "tunnel", "keep", "over")
"""What may be awaited: first tickets, a turn's beginning, the cards for a substitute (never between
whole actions), a second card, a tunnel's extra cards, drawn tickets; or nothing any more."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What is public about a seat."""

    seat: int
    """Its number, from 0."""
    wagons: int
    """Wagons left."""
    stations: int
    """Stations left to build."""
    hand_size: int
    """Cards in hand."""
    known: Bag
    """Cards of the hand that everybody has seen it take."""
    tickets: int
    """Tickets kept."""
    offered: int
    """Tickets it is choosing from."""
    points: int
    """Points of its routes."""
    routes: tuple[str, ...]
    """Its routes."""


@dataclass(frozen=True, slots=True)
class TunnelView:
    """A tunnel under way."""

    route: str
    """The route that is to be claimed."""
    laid: Bag
    """Cards laid down for it."""
    revealed: tuple[str, ...]
    """Cards that the deck showed."""
    asking: tuple[bool, ...]
    """Which of them ask for one card more."""
    extra: int
    """Cards asked on top."""


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """All that one seat may know; everything hidden is missing.

    >>> view = Game("europe", ["Ada", "Bo"], seed="a look").view(0)
    >>> view.market
    ('locomotive', 'green', 'black', 'red', 'yellow')
    >>> view.hand
    {'orange': 1, 'yellow': 1, 'black': 1, 'locomotive': 1}
    >>> view.offer
    ('danzig-lisboa', 'amsterdam-wilno', 'angora-athina', 'paris-wien')
    >>> view.seats[1].hand_size, view.name(1)
    (4, 'Bo')
    """

    edition: Edition
    """The edition that is played."""
    rules: Rules
    """The edition's rules with the game's switches."""
    board: Any
    """The rulebook's own record of the edition."""
    seat: int | None
    """Whose view it is; None is a spectator."""
    record: Any
    """The rulebook's own view record, for bots."""
    names: tuple[str, ...] = ()
    """Who sits in the seats."""
    kept: tuple[str, ...] = ()
    """The first tickets that the seat has chosen while others still choose."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.edition, self.rules, self.seat, self.numbers()) == (
            other.edition,
            other.rules,
            other.seat,
            other.numbers(),
        )

    def __hash__(self) -> int:
        return hash((self.edition.hash, self.seat, tuple(self.numbers())))

    def __repr__(self) -> str:
        sight = "a spectator" if self.seat is None else f"seat {self.seat}, hand {self.hand}"
        market = ", ".join(card or "nothing" for card in self.market)
        others = "; ".join(
            f"{self.name(one.seat)}: {one.wagons} wagons, {one.hand_size} cards, "
            f"{one.tickets} tickets, {one.points} points"
            for one in self.seats
        )
        return f"<View {self.edition.key} {self.phase} of {sight}; market {market}; {others}>"

    def numbers(self) -> list[int]:
        """The view as plain numbers."""
        return records.flatten(self.record, records.STATE)

    @property
    def phase(self) -> str:
        """Which kind of decision is awaited: a name from `PHASES`."""
        return PHASES[int(self.record.phase)]

    @property
    def active(self) -> int | None:
        """The seat that is to decide; None while all choose first tickets, and at the end."""
        if self.record.phase in (codes.FIRST_KEEP, codes.OVER):
            return None
        return int(self.record.active)

    @property
    def is_awaited(self) -> bool:
        """Whether the view's own seat is to decide."""
        if self.phase == "first_keep":
            return self.seat is not None and not self.kept
        return self.seat is not None and self.seat == self.active

    def name(self, seat: int) -> str:
        """The name of whoever fills a seat."""
        return self.names[seat] if self.names else f"Seat {seat + 1}"

    @property
    def first_seat(self) -> int:
        """The seat that plays first."""
        return int(self.record.first)

    @property
    def turns(self) -> int:
        """Turns played so far."""
        return int(self.record.turns)

    @property
    def last_turns(self) -> int | None:
        """Turns left once the last round has begun."""
        left = int(self.record.last_turns)
        return None if left == codes.NONE else left

    @property
    def market(self) -> tuple[str | None, ...]:
        """The face-up cards, None for an empty slot."""
        cards = [int(card) for card in self.record.market]
        return tuple(None if card == codes.NONE else CARDS[card] for card in cards)

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return int(self.record.deck.total)

    @property
    def discard(self) -> Bag:
        """The used cards."""
        return bag_of(self.record.discard.card)

    @property
    def ticket_deck_size(self) -> int:
        """Tickets in the deck."""
        return int(self.record.ticket_count)

    @property
    def bonuses(self) -> tuple[str, ...]:
        """Bonuses that count in this game."""
        shown = self.record.bonus_shown
        return tuple(bonus.id for index, bonus in enumerate(self.edition.bonuses) if shown[index])

    @property
    def hand(self) -> Bag:
        """The seat's own cards."""
        return {} if self.seat is None else bag_of(self.record.seat[self.seat].hand.card)

    @property
    def tickets(self) -> tuple[str, ...]:
        """The seat's own tickets."""
        return () if self.seat is None else self.tickets_of(self.seat)

    def tickets_of(self, seat: int) -> tuple[str, ...]:
        """The tickets a seat is known to hold: its own, and everybody's once the game is over."""
        place = self.record.ticket_place
        tickets = self.edition.tickets
        return tuple(ticket.id for index, ticket in enumerate(tickets) if place[index] == seat)

    @property
    def offer(self) -> tuple[str, ...]:
        """The tickets the seat is to choose from."""
        if self.seat is None:
            return ()
        return tuple(offer_of(self.edition, self.record, self.seat))

    @property
    def least_kept(self) -> int:
        """How many of the offered tickets must be kept; all of them where there are no more."""
        is_first = self.phase == "first_keep"
        least = self.rules.keep_first if is_first else self.rules.keep_later
        return min(least, len(self.offer))

    @property
    def order_matters(self) -> bool:
        """Whether rejected tickets go under the deck in the order they are named in."""
        return order_matters(self.board, self.record)

    @property
    def owners(self) -> dict[str, int]:
        """The seat of every claimed route."""
        return _placed(self.record.owner, self.edition.routes)

    @property
    def stations(self) -> dict[str, int]:
        """The seat of every station, by city."""
        return _placed(self.record.station, self.edition.cities)

    def is_open(self, route: str, seat: int) -> bool:
        """Whether the seat may claim the route, cards and wagons aside (R-ALL-CLM-1 to 3)."""
        number = self.edition.route_numbers[route]
        return bool(claims.is_open(self.board, self.record, seat, number))

    def open_routes(self, seat: int) -> list[str]:
        """The routes that the seat may claim, cards and wagons aside."""
        return [route.id for route in self.edition.routes if self.is_open(route.id, seat)]

    @property
    def closed_routes(self) -> list[str]:
        """Free routes that nobody may claim any more, because enough of their group are taken."""
        owners = self.owners
        return [
            route.id
            for route in self.edition.routes
            if route.id not in owners
            and not any(self.is_open(route.id, seat) for seat in range(self.record.seats))
        ]

    def station_cost(self, seat: int) -> int:
        """Cards that the seat's next station costs (R-EU-STA-2)."""
        return int(stations.station_cost(self.board, self.record.seat[seat]))

    @property
    def tunnel(self) -> TunnelView | None:
        """The tunnel under way, if the seat to move must pay its extra or withdraw."""
        record = self.record
        if record.phase != codes.TUNNEL:
            return None
        shown = [int(card) for card in record.revealed[: record.reveals]]
        return TunnelView(
            route=self.edition.routes[int(record.route)].id,
            laid=bag_of(record.laid.card),
            revealed=tuple(CARDS[card] for card in shown),
            asking=tuple(bool(claims.asks_more(record, card)) for card in shown),
            extra=int(record.extra),
        )

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """What is public about every seat."""
        owners = self.owners
        return tuple(
            SeatView(
                seat=seat,
                wagons=int(me.wagons),
                stations=int(me.stations),
                hand_size=int(me.hand.total),
                known=bag_of(me.known.card),
                tickets=int(me.tickets),
                offered=int(me.offered),
                points=int(me.route_points),
                routes=tuple(route for route, owner in owners.items() if owner == seat),
            )
            for seat, me in enumerate(self.record.seat[: self.record.seats])
        )


def _placed(owners: Sequence[int], things: Sequence[Any]) -> dict[str, int]:
    return {
        thing.id: int(owners[index])
        for index, thing in enumerate(things)
        if owners[index] != codes.NONE
    }


def sample_state(view: View, rng: random.Random) -> Any:
    """A state of the whole game that agrees with everything in the view."""
    generator = records.new_record(records.GENERATOR)
    for index in range(4):
        generator.rng[index] = rng.getrandbits(32)
    worlds = records.new_slots(records.STATE, 1)
    views.world_into(
        records.slots_of(view.board, records.BOARD),
        records.slots_of(view.record, records.STATE),
        codes.NONE if view.seat is None else view.seat,
        records.slots_of(generator, records.GENERATOR),
        worlds,
    )
    return records.record_at(worlds, 0, records.STATE)


def view_of(
    edition: Edition,
    rules: Rules,
    board: Any,
    state: Any,
    seat: int | None,
    names: tuple[str, ...] = (),
    kept: tuple[str, ...] = (),
) -> View:
    """What the seat may know of a state."""
    seen = records.new_slots(records.STATE, 1)
    views.view_into(
        records.slots_of(board, records.BOARD),
        records.slots_of(state, records.STATE),
        codes.NONE if seat is None else seat,
        seen,
    )
    record = records.record_at(seen, 0, records.STATE)
    return View(edition, rules, board, seat, record, names, kept)
