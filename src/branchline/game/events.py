"""What happened: typed events, exactly those of the record format, and how to read them off a log.

Who may see what: the cards of `Deal`, `Blind` and `BonusDraw` and the tickets of `Offer`, `Keep`
and `RejectsShuffled` belong to the seat alone (`seen_by`); everything else is public (R-ALL-INF-1).
"""

from functools import cache
from typing import Any

import msgspec

from branchline.editions.edition import CARDS, Edition
from branchline.engine.rules import codes
from branchline.game.bags import Bag, bag_of

REASONS = ("", "wagons", "all_passed", "turn_limit", "abandoned")
HIDDEN_CARD = "hidden"


class Bonuses(msgspec.Struct, frozen=True, tag_field="e", tag="bonuses"):
    """The bonus cards that lie face up."""

    cards: tuple[str, ...]


class Deal(msgspec.Struct, frozen=True, tag_field="e", tag="deal"):
    """A seat's starting cards."""

    seat: int
    cards: tuple[str, ...]


class Fill(msgspec.Struct, frozen=True, tag_field="e", tag="fill"):
    """A card from the deck is put into a market slot."""

    slot: int
    card: str


class Reset(msgspec.Struct, frozen=True, tag_field="e", tag="reset"):
    """Too many locomotives showed: the market goes to the discard."""

    discarded: tuple[str, ...]


class Reshuffle(msgspec.Struct, frozen=True, tag_field="e", tag="reshuffle", omit_defaults=True):
    """The discard, of `count` cards, became the deck; where that happened in the middle of the next
    event, `after` says how many of its cards had been drawn before."""

    count: int
    after: int | None = None


class Offer(msgspec.Struct, frozen=True, tag_field="e", tag="offer"):
    """Tickets drawn for a choice."""

    seat: int
    tickets: tuple[str, ...]


class Keep(msgspec.Struct, frozen=True, tag_field="e", tag="keep"):
    """A choice of tickets; the first rejected lies highest under the deck."""

    seat: int
    tickets: tuple[str, ...]
    rejected: tuple[str, ...]


class RejectsShuffled(msgspec.Struct, frozen=True, tag_field="e", tag="rejects_shuffled"):
    """The first rejects of all seats, top to bottom, under the deck."""

    tickets: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True, tag_field="e", tag="turn"):
    """A turn begins."""

    seat: int


class Take(msgspec.Struct, frozen=True, tag_field="e", tag="take"):
    """A face-up card is taken."""

    seat: int
    slot: int
    card: str


class Blind(msgspec.Struct, frozen=True, tag_field="e", tag="blind"):
    """A card is drawn from the deck."""

    seat: int
    card: str


class Stop(msgspec.Struct, frozen=True, tag_field="e", tag="stop"):
    """The seat stops after one card."""

    seat: int


class Claim(msgspec.Struct, frozen=True, tag_field="e", tag="claim"):
    """A route is taken; for a tunnel the payment holds the extra too."""

    seat: int
    route: str
    payment: Bag
    points: int


class Tunnel(msgspec.Struct, frozen=True, tag_field="e", tag="tunnel"):
    """Cards laid down for a tunnel, and revealed."""

    seat: int
    route: str
    laid: Bag
    revealed: tuple[str, ...]
    extra: int


class Withdrawn(msgspec.Struct, frozen=True, tag_field="e", tag="withdraw"):
    """The tunnel is given up."""

    seat: int
    route: str


class BonusDraw(msgspec.Struct, frozen=True, tag_field="e", tag="bonus_draw"):
    """Cards won by a route with a draw bonus."""

    seat: int
    cards: tuple[str, ...]


class StationBuilt(msgspec.Struct, frozen=True, tag_field="e", tag="station"):
    """A station is built."""

    seat: int
    city: str
    payment: Bag


class Passed(msgspec.Struct, frozen=True, tag_field="e", tag="pass"):
    """Nothing was legal."""

    seat: int


class LastRound(msgspec.Struct, frozen=True, tag_field="e", tag="last_round"):
    """The seat's turn ended with few wagons: everybody has one more turn."""

    seat: int


class PlayerChanged(msgspec.Struct, frozen=True, tag_field="e", tag="player", omit_defaults=True):
    """Somebody else plays the seat from here on."""

    seat: int
    player: str
    resigned: bool = False


class End(msgspec.Struct, frozen=True, tag_field="e", tag="end"):
    """The game is over."""

    reason: str


Event = (
    Bonuses
    | Deal
    | Fill
    | Reset
    | Reshuffle
    | Offer
    | Keep
    | RejectsShuffled
    | Turn
    | Take
    | Blind
    | Stop
    | Claim
    | Tunnel
    | Withdrawn
    | BonusDraw
    | StationBuilt
    | Passed
    | LastRound
    | PlayerChanged
    | End
)
"""What happened: one of the classes below, as records have them (docs/record-format.md). They are
found in the module `events`.

>>> game = Game("europe", 2, seed="a look")
>>> next(event for event in game.events if isinstance(event, events.Fill))
Fill(slot=0, card='locomotive')
>>> for seat in game.awaited:
...     happened = game.play(game.legal_actions(seat)[0], seat)
>>> happened[-1]
Turn(seat=0)
"""

LogRow = tuple[int, int, int, int, list[int]]
"""A row of the rulebook's log: kind, seat, thing, number, bag."""


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as the seat may see it (None: as anybody may); hidden names become `hidden`.

    >>> seen_by(events.Blind(seat=0, card="red"), seat=1)
    Blind(seat=0, card='hidden')
    """
    match event:
        case Deal(owner, cards) if owner != seat:
            return Deal(owner, (HIDDEN_CARD,) * len(cards))
        case Blind(owner, _) if owner != seat:
            return Blind(owner, HIDDEN_CARD)
        case BonusDraw(owner, cards) if owner != seat:
            return BonusDraw(owner, (HIDDEN_CARD,) * len(cards))
        case Offer(owner, tickets) if owner != seat:
            return Offer(owner, (HIDDEN_CARD,) * len(tickets))
        case Keep(owner, tickets, rejected) if owner != seat:
            return Keep(owner, (HIDDEN_CARD,) * len(tickets), (HIDDEN_CARD,) * len(rejected))
        case RejectsShuffled(tickets):
            return RejectsShuffled((HIDDEN_CARD,) * len(tickets))
        case _:
            return event


_same_fill, _same_take, _same_blind = cache(Fill), cache(Take), cache(Blind)
_same_turn, _same_stop, _same_passed = cache(Turn), cache(Stop), cache(Passed)
"""Events that happen over and over, each one object for all games: there are few hundred."""


class EventReader:
    """Turns the rows that one decision wrote into events."""

    def __init__(self, edition: Edition) -> None:
        self.routes = [route.id for route in edition.routes]
        self.tickets = [ticket.id for ticket in edition.tickets]
        self.cities = [city.id for city in edition.cities]
        self.bonuses = [bonus.id for bonus in edition.bonuses]

    def read(self, rows: list[LogRow]) -> list[Event]:
        """The events of complete rows, in order."""
        events: list[Event] = []
        at = 0
        while at < len(rows):
            at = self._read_event(rows, at, events)
        return events

    def _read_event(self, rows: list[LogRow], at: int, events: list[Event]) -> int:
        """Append the event that starts at a row; returns where the next one starts."""
        kind, seat, thing, number, bag = rows[at]
        if kind in (codes.RESHUFFLE_EVENT, codes.TUNNEL_EVENT, codes.BONUS_DRAW_EVENT):
            return self._read_draws(rows, at, events)
        if kind in (codes.KEEP_EVENT, codes.REJECT_EVENT):
            return self._read_keep(rows, at, events)
        if kind in (
            codes.BONUSES_EVENT,
            codes.DEAL_EVENT,
            codes.OFFER_EVENT,
            codes.REJECTS_SHUFFLED_EVENT,
        ):
            return self._read_list(rows, at, events)
        events.append(self._simple(kind, seat, thing, number, bag))
        return at + 1

    def _simple(self, kind: int, seat: int, thing: int, number: int, bag: list[int]) -> Event:
        """An event of one row."""
        match kind:
            case codes.FILL_EVENT:
                return _same_fill(thing, CARDS[number])
            case codes.RESET_EVENT:
                market = bag[: codes.MARKET]
                return Reset(tuple(CARDS[card] for card in market if card != codes.NONE))
            case codes.TURN_EVENT:
                return _same_turn(seat)
            case codes.TAKE_EVENT:
                return _same_take(seat, thing, CARDS[number])
            case codes.BLIND_EVENT:
                return _same_blind(seat, CARDS[thing])
            case codes.STOP_EVENT:
                return _same_stop(seat)
            case codes.CLAIM_EVENT:
                return Claim(seat, self.routes[thing], bag_of(bag), number)
            case codes.WITHDRAW_EVENT:
                return Withdrawn(seat, self.routes[thing])
            case codes.STATION_EVENT:
                return StationBuilt(seat, self.cities[thing], bag_of(bag))
            case codes.PASS_EVENT:
                return _same_passed(seat)
            case codes.LAST_ROUND_EVENT:
                return LastRound(seat)
            case _:
                return End(REASONS[thing])

    def _read_list(self, rows: list[LogRow], at: int, events: list[Event]) -> int:
        """Rows of one kind and seat that are one event."""
        kind, seat, _, _, _ = rows[at]
        end = at
        while end < len(rows) and rows[end][:2] == (kind, seat):
            end += 1
        things = [row[2] for row in rows[at:end]]
        if kind == codes.BONUSES_EVENT:
            events.append(Bonuses(tuple(self.bonuses[thing] for thing in things)))
        elif kind == codes.DEAL_EVENT:
            events.append(Deal(seat, tuple(CARDS[thing] for thing in things)))
        elif kind == codes.OFFER_EVENT:
            events.append(Offer(seat, tuple(self.tickets[thing] for thing in things)))
        else:
            events.append(RejectsShuffled(tuple(self.tickets[thing] for thing in things)))
        return end

    def _read_keep(self, rows: list[LogRow], at: int, events: list[Event]) -> int:
        seat = rows[at][1]
        kept: list[str] = []
        rejected: list[str] = []
        while (
            at < len(rows)
            and rows[at][1] == seat
            and rows[at][0] in (codes.KEEP_EVENT, codes.REJECT_EVENT)
        ):
            target = kept if rows[at][0] == codes.KEEP_EVENT else rejected
            target.append(self.tickets[rows[at][2]])
            at += 1
        events.append(Keep(seat, tuple(kept), tuple(rejected)))
        return at

    def _read_draws(self, rows: list[LogRow], at: int, events: list[Event]) -> int:
        """A tunnel or a draw bonus with its cards, and a reshuffle before or among them."""
        tunnel = rows[at] if rows[at][0] == codes.TUNNEL_EVENT else None
        at += tunnel is not None
        card_kind = codes.REVEAL_EVENT if tunnel else codes.BONUS_DRAW_EVENT
        cards: list[str] = []
        reshuffle: Reshuffle | None = None
        extra, seat = 0, tunnel[1] if tunnel else codes.NONE
        while at < len(rows) and rows[at][0] in (card_kind, codes.RESHUFFLE_EVENT):
            kind, row_seat, thing, number, _ = rows[at]
            if kind == codes.RESHUFFLE_EVENT:
                follows = at + 1 < len(rows) and rows[at + 1][0] == card_kind
                if not follows:
                    if at > 0 and (cards or tunnel):
                        break
                    events.append(Reshuffle(number))
                    return at + 1
                reshuffle = Reshuffle(number, len(cards))
            else:
                cards.append(CARDS[thing])
                extra, seat = number, row_seat
            at += 1
        if reshuffle:
            events.append(reshuffle)
        if tunnel:
            laid = bag_of(tunnel[4])
            events.append(Tunnel(seat, self.routes[tunnel[2]], laid, tuple(cards), extra))
        else:
            events.append(BonusDraw(seat, tuple(cards)))
        return at


def rows_of(log: Any) -> list[LogRow]:
    """Take the rows out of a log record and empty it."""
    used, log.used = log.used, 0
    return [(row.kind, row.seat, row.thing, row.number, row.bag[:]) for row in log.row[:used]]
