"""A position of the game as the auditor knows it, and what is legal in it."""

from collections.abc import Iterator
from dataclasses import dataclass

from audit.board import Board, Route
from audit.cards import CardTable
from audit.parameters import LOCOMOTIVE, Parameters
from audit.payments import can_pay, can_pay_station
from audit.reader import Reader
from audit.ticket_deck import TicketDeck


@dataclass(frozen=True)
class Options:
    """The rule switches of a record, the edition's defaults filled in."""

    may_stop_after_one: bool
    nordic_ferry_stacking: bool
    market_alone_suffices: bool


def default_options(rules: Parameters) -> dict[str, bool]:
    """R-ALL-DRAW-6, R-NO-FER-4, R-ALL-DRAW-7: the switches as the edition has them."""
    return {
        "may_stop_after_one": True,
        "nordic_ferry_stacking": True,
        "market_alone_suffices": rules.market_alone_suffices,
    }


class Position:
    """Everything on the table: cards, tickets, wagons, owners, stations, points."""

    def __init__(
        self, board: Board, rules: Parameters, seats: int, options: Options, reader: Reader
    ) -> None:
        self.board = board
        self.rules = rules
        self.seats = seats
        self.options = options
        self.reader = reader
        self.cards = CardTable(rules, seats, reader)
        self.tickets = TicketDeck(board, rules, seats, reader)
        self.wagons = [rules.wagons] * seats
        self.owner: dict[str, int] = {}
        self.group_owners: dict[tuple[str, str], list[int]] = {}
        self.stations: list[list[str]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.bonus_cards: list[str] = []
        self.last_turns_left: int | None = None
        self.passes_in_a_row = 0

    def routes_of(self, seat: int) -> list[Route]:
        """The routes a seat owns."""
        return [self.board.routes[route] for route, owner in self.owner.items() if owner == seat]

    def quota(self, route: Route) -> int:
        """R-ALL-CLM-3, R-ALL-CLM-Q: how many routes of a group may be used."""
        size = self.board.group_sizes[route.group]
        return 1 if size == 1 else self.rules.quota[size][self.seats]

    def claim_faults(self, seat: int, route: Route) -> Iterator[tuple[str, str]]:
        """R-ALL-CLM-1 to R-ALL-CLM-4: why a seat may not have this route, payment aside."""
        owners = self.group_owners.get(route.group, [])
        if route.id in self.owner:
            yield "R-ALL-CLM-1", f"{route.id} belongs to seat {self.owner[route.id]} already"
        if seat in owners:
            yield "R-ALL-CLM-2", f"seat {seat} owns another route beside {route.id}"
        if len(owners) >= self.quota(route):
            yield "R-ALL-CLM-3", f"{route.id} is closed: {len(owners)} of its group are owned"
        if self.wagons[seat] < route.length:
            yield "R-ALL-CLM-4", f"seat {seat} has {self.wagons[seat]} wagons for {route.id}"

    def may_draw(self) -> bool:
        """R-ALL-DRAW-7: may the draw action be chosen?"""
        if self.cards.drawable:
            return True
        return self.options.market_alone_suffices and any(self.cards.market)

    def may_take(self, card: str | None, is_first: bool) -> bool:
        """R-ALL-DRAW-4, R-NO-DRAW-1: may this face-up card be the first, or the second?"""
        if card is None:
            return False
        ends = self.rules.face_up_locomotive_ends_draw
        return is_first or not ends or card != LOCOMOTIVE

    def has_second_card(self) -> bool:
        """R-ALL-DRAW-8: is there a legal second card?"""
        if self.cards.drawable:
            return True
        return any(self.may_take(card, is_first=False) for card in self.cards.market)

    def may_claim_something(self, seat: int) -> bool:
        """Is a claim or a tunnel attempt legal (R-ALL-CLM-1 to R-ALL-CLM-5)?"""
        hand = self.cards.hands[seat].counts
        stacking = self.options.nordic_ferry_stacking
        return any(
            can_pay(route, hand, self.rules, stacking)
            and next(self.claim_faults(seat, route), None) is None
            for route in self.board.routes.values()
        )

    def may_build_a_station(self, seat: int) -> bool:
        """R-EU-STA-1 to R-EU-STA-3: is a station legal?"""
        built = len(self.stations[seat])
        taken = sum(len(cities) for cities in self.stations)
        return (
            built < self.rules.stations
            and taken < len(self.board.cities)
            and can_pay_station(self.cards.hands[seat].counts, built + 1)
        )

    def legal_actions(self, seat: int) -> list[str]:
        """R-ALL-PAS-1: the kinds of action that forbid a pass."""
        actions = []
        if self.may_draw():
            actions.append("drawing a card")
        if len(self.tickets):
            actions.append("drawing tickets")
        if self.may_claim_something(seat):
            actions.append("claiming a route")
        if self.may_build_a_station(seat):
            actions.append("building a station")
        return actions
