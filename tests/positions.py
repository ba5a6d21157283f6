"""Ways to set up a position in a line or two, and to play on from it, for the plain rulebook.

A position opens in a turn of seat 0: hands empty, five different cards in the market and no
locomotive among them, all other cards in the deck, all tickets of the first deck in the ticket deck
in the order of their file. Setters return the position, so that they can be chained:

    p = position("europe", seats=3).hand(0, "RRK").market("KKRGB").deck("K")
    p.take("R")
    assert p.market_text() == "KKKGB"

Cards are letters: Purple, Blue, Orange, White, Green, Yellow, X black, Red, K locomotive; `-` is an
empty slot of the market. Routes, cities and tickets go by the ids of the edition. A deck is a bag
drawn from at random: "the next card is a K" is said by a deck that holds nothing else. Cards that a
test puts nowhere lie in the deck until `deck` names its cards; from then on they are out of play.
"""

import importlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from branchline.editions.edition import Edition
from branchline.editions.loading import edition as find_edition
from branchline.engine import load
from branchline.game import boards

PLAIN = load("plain").rules.__name__


def rulebook(module: str) -> Any:
    """A module of the plain rulebook."""
    return importlib.import_module(f"{PLAIN}.{module}")


cards, chance, claims, codes = (rulebook(name) for name in ("cards", "chance", "claims", "codes"))
decisions, network, records = (rulebook(name) for name in ("decisions", "network", "records"))
scoring, setup, turns = (rulebook(name) for name in ("scoring", "setup", "turn"))

LETTERS = "PBOWGYXRK"
NONE = codes.NONE
TINY = str(Path(__file__).parent / "data" / "tiny")
EVERY_EDITION = ("north-america", "europe", "nordic-countries", "northern-lights")
EVENT_KINDS = {
    value: name.removesuffix("_EVENT").lower()
    for name, value in vars(codes).items()
    if name.endswith("_EVENT")
}


class Event(NamedTuple):
    """One row of the log; `bag` holds letters, for a reset those of the discarded market."""

    kind: str
    seat: int
    thing: int
    number: int
    bag: str


@cache
def edition_of(key: str) -> Edition:
    """A shipped edition, or `tiny`."""
    return find_edition(TINY if key == "tiny" else key)


@cache
def board_of(key: str, switches: tuple[tuple[str, Any], ...] = ()) -> Any:
    """The plain board of an edition, some of its parameters changed."""
    game = edition_of(key)
    return boards.make_board(game, replace(game.rules, **dict(switches)), records.new_record)


def letters(bag: Iterable[int]) -> str:
    """Counts by card as letters."""
    return "".join(letter * number for letter, number in zip(LETTERS, bag, strict=True))


def spell(text: str) -> str:
    """The same letters in the order in which positions write them."""
    return "".join(sorted(text, key=LETTERS.index))


def new_game(
    key: str, seats: int = 2, seed: int = 1, first: int = NONE, **switches: Any
) -> "Position":
    """A game just set up: every seat has its first tickets to choose from, the log has the deal."""
    p = Position(key, seats, tuple(sorted(switches.items())))
    setup.start_game(p.board, p.state, p.log, seats, first, seed, seed * 7 + 1, seed * 31 + 2)
    return p


def position(
    key: str = "north-america", seats: int = 2, seed: int = 1, **switches: Any
) -> "Position":
    """A position to arrange; `switches` are fields of `Rules` to change."""
    p = new_game(key, seats, seed, 0, **switches)
    s = p.state
    for me in s.seat:
        for pile in (me.hand, me.known, me.since):
            cards.empty(pile)
        me.offered = 0
    cards.empty(s.discard)
    records.fill(s.ticket_place, codes.OUT_OF_GAME)
    s.phase = codes.TURN
    p.ticket_deck(*(ticket.id for ticket in p.edition.tickets if p.is_regular(ticket.id)))
    p.forget_events()
    return p._settle_deck()


class Rows(list[Any]):
    """The rows of a log, made when they are written: a record has thousands of them."""

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index == len(self):
            self.append(records.new_record(records.EVENT))
        return super().__getitem__(index)


class Log:
    """A log that is switched on."""

    def __init__(self) -> None:
        self.on = 1
        self.used = 0
        self.row = Rows()


class Position:
    """A board, a state and a log of the plain rulebook, in letters and ids."""

    def __init__(self, key: str, seats: int, switches: tuple[tuple[str, Any], ...] = ()) -> None:
        self.edition = edition_of(key)
        self.board = board_of(key, switches)
        self.state = records.new_record(records.STATE)
        self.log = Log()
        self.seats = seats
        self.deck_is_given = False
        self.market_is_given = False
        self.route_ids = [route.id for route in self.edition.routes]
        self.city_ids = [city.id for city in self.edition.cities]
        self.ticket_ids = [ticket.id for ticket in self.edition.tickets]

    def copy(self) -> "Position":
        """A position of its own with the same state and an empty log."""
        twin = object.__new__(Position)
        vars(twin).update(vars(self))
        twin.state = self.state.copy()
        twin.log = Log()
        return twin

    # Setting up.

    def hand(self, seat: int, text: str, known: str = "") -> "Position":
        """The seat's cards, and those of them that everybody has seen."""
        _fill_pile(self.state.seat[seat].hand, text)
        _fill_pile(self.state.seat[seat].known, known)
        return self._settle_deck()

    def market(self, text: str) -> "Position":
        """The face-up cards, slot by slot; the slots that are left stay empty."""
        self.market_is_given = True
        self._show(text)
        return self._settle_deck()

    def _show(self, text: str) -> None:
        for slot, letter in enumerate(text.ljust(codes.MARKET, "-")):
            self.state.market[slot] = NONE if letter == "-" else LETTERS.index(letter)

    def deck(self, text: str) -> "Position":
        """The deck holds exactly these cards."""
        self.deck_is_given = True
        _fill_pile(self.state.deck, text)
        return self._settle_deck()

    def discard(self, text: str) -> "Position":
        """The discard holds exactly these cards."""
        _fill_pile(self.state.discard, text)
        return self._settle_deck()

    def own(self, seat: int, *route_ids: str) -> "Position":
        """The seat has claimed these routes: wagons, points and networks follow."""
        s, me = self.state, self.state.seat[seat]
        for route_id in route_ids:
            number = self.route(route_id)
            assert s.owner[number] == NONE, f"{route_id} is already owned"
            route = self.board.route[number]
            s.owner[number] = seat
            me.wagons -= route.length
            me.route_points += self.board.points[route.length]
            network.join(self.board, me.network, route.a, route.b)
        assert me.wagons >= 0, f"seat {seat} has not enough wagons for all these"
        for p, opens in enumerate(self.count_open()):
            s.seat[p].open[:] = opens
        return self

    def wagons(self, seat: int, number: int) -> "Position":
        """So many wagons are left."""
        self.state.seat[seat].wagons = number
        return self

    def station(self, seat: int, *city_ids: str) -> "Position":
        """The seat has built stations there."""
        for city_id in city_ids:
            self.state.station[self.city(city_id)] = seat
            self.state.seat[seat].stations -= 1
            self.state.free_cities -= 1
        return self

    def tickets(self, seat: int, *ticket_ids: str) -> "Position":
        """The seat has kept these tickets too; they leave the ticket deck."""
        numbers = [self.ticket(ticket_id) for ticket_id in ticket_ids]
        left = [name for name in self.ticket_deck_ids() if self.ticket(name) not in numbers]
        self.ticket_deck(*left)
        for number in numbers:
            self.state.ticket_place[number] = seat
        self.state.seat[seat].tickets += len(numbers)
        return self

    def ticket_deck(self, *ticket_ids: str) -> "Position":
        """The ticket deck, top first; what it held before leaves the game."""
        s = self.state
        for number, place in enumerate(s.ticket_place):
            if place == codes.IN_DECK:
                s.ticket_place[number] = codes.OUT_OF_GAME
        records.fill(s.ticket_known, NONE)
        records.fill(s.ticket_deck, NONE)
        s.ticket_top, s.ticket_count, s.above_rejects, s.rejects = 0, len(ticket_ids), 0, 0
        for index, ticket_id in enumerate(ticket_ids):
            s.ticket_deck[index] = self.ticket(ticket_id)
            s.ticket_place[self.ticket(ticket_id)] = codes.IN_DECK
        return self

    def bonuses(self, *bonus_ids: str) -> "Position":
        """Exactly these bonuses count."""
        for index, bonus in enumerate(self.edition.bonuses):
            self.state.bonus_shown[index] = int(bonus.id in bonus_ids)
        return self

    def turn(self, seat: int) -> "Position":
        """It is the seat's turn."""
        self.state.active = seat
        self.state.phase = codes.TURN
        return self

    def _settle_deck(self) -> "Position":
        """Five different cards make the market and all that are left the deck, unless given."""
        s = self.state
        if not self.market_is_given:
            self._show("")
            placed = self._placed()
            if self.deck_is_given:
                placed.update(dict(enumerate(s.deck.card)))
            spare = [
                letter
                for card, letter in enumerate(LETTERS[: codes.COLORS])
                if placed[card] < self.board.deck.card[card]
            ]
            self._show("".join(spare[: codes.MARKET]))
        placed = self._placed()
        for card, letter in enumerate(LETTERS):
            left = self.board.deck.card[card] - placed[card]
            if self.deck_is_given:
                left -= s.deck.card[card]
            else:
                s.deck.card[card] = left
            assert left >= 0, f"the box has too few {letter}"
        s.deck.total = sum(s.deck.card)
        s.fresh.card[:], s.fresh.total = s.deck.card, s.deck.total
        for me in s.seat:
            cards.empty(me.since)
        return self

    def _placed(self) -> Counter[int]:
        """Cards outside the deck."""
        s = self.state
        placed = Counter(card for card in s.market if card != NONE)
        placed.update(s.revealed[: s.reveals])
        for pile in (s.discard, s.laid, *(me.hand for me in s.seat[: s.seats])):
            placed.update({card: number for card, number in enumerate(pile.card) if number})
        return placed

    # Looking.

    def route(self, route_id: str) -> int:
        return self.route_ids.index(route_id)

    def city(self, city_id: str) -> int:
        return self.city_ids.index(city_id)

    def ticket(self, ticket_id: str) -> int:
        return self.ticket_ids.index(ticket_id)

    def is_regular(self, ticket_id: str) -> bool:
        """Whether the ticket is of the deck that is drawn from during play."""
        return self.board.ticket[self.ticket(ticket_id)].deck == 0

    def seat(self, seat: int) -> Any:
        """The record of a seat."""
        return self.state.seat[seat]

    @property
    def active(self) -> int:
        """The seat to decide."""
        return self.state.active

    @property
    def phase(self) -> int:
        return self.state.phase

    @property
    def is_over(self) -> bool:
        return self.state.phase == codes.OVER

    def hand_text(self, seat: int) -> str:
        return letters(self.state.seat[seat].hand.card)

    def market_text(self) -> str:
        return "".join("-" if card == NONE else LETTERS[card] for card in self.state.market)

    def deck_text(self) -> str:
        return letters(self.state.deck.card)

    def discard_text(self) -> str:
        return letters(self.state.discard.card)

    def revealed_text(self) -> str:
        """The cards revealed for the tunnel under way, in order."""
        return "".join(LETTERS[card] for card in self.state.revealed[: self.state.reveals])

    def all_cards(self) -> str:
        """Every card of the game, wherever it lies."""
        placed = self._placed()
        placed.update(dict(enumerate(self.state.deck.card)))
        return letters(placed[card] for card in range(len(LETTERS)))

    def owner(self, route_id: str) -> int:
        return self.state.owner[self.route(route_id)]

    def routes_of(self, seat: int) -> list[str]:
        return [name for name in self.route_ids if self.owner(name) == seat]

    def ticket_deck_ids(self) -> list[str]:
        """The ticket deck, top first."""
        s = self.state
        places = ((s.ticket_top + index) % len(s.ticket_deck) for index in range(s.ticket_count))
        return [self.ticket_ids[s.ticket_deck[place]] for place in places]

    def tickets_at(self, place: int) -> set[str]:
        """The tickets that lie there: a seat's number, or one of the places of `codes`."""
        places = self.state.ticket_place
        return {name for number, name in enumerate(self.ticket_ids) if places[number] == place}

    def offer(self, seat: int) -> list[str]:
        """The tickets the seat may choose from."""
        me = self.state.seat[seat]
        return [self.ticket_ids[number] for number in me.offer[: me.offered]]

    def count_open(self) -> list[list[int]]:
        """What `open` should hold for each seat, counted route by route."""
        counts = [[0] * len(me.open) for me in self.state.seat]
        for p in range(self.seats):
            for number in range(self.board.routes):
                if claims.is_open(self.board, self.state, p, number):
                    counts[p][self.board.route[number].fare] += 1
        return counts

    def is_open(self, seat: int, route_id: str) -> bool:
        """Whether the seat may claim the route, cards and wagons aside."""
        return bool(claims.is_open(self.board, self.state, seat, self.route(route_id)))

    def events(self, kind: str = "") -> list[Event]:
        """What happened since the log was last emptied; only events of one kind, if it is given."""
        rows = [self._event(row) for row in self.log.row[: self.log.used]]
        return [event for event in rows if kind in ("", event.kind)]

    def _event(self, row: Any) -> Event:
        kind = EVENT_KINDS[row.kind]
        bag = ""
        if kind == "reset":
            bag = "".join("-" if card == NONE else LETTERS[card] for card in row.bag[:5])
        elif kind in ("claim", "tunnel", "station"):
            bag = letters(row.bag)
        return Event(kind, row.seat, row.thing, row.number, bag)

    def forget_events(self) -> "Position":
        """Empty the log."""
        self.log.used = 0
        return self

    # Legal decisions.

    def decisions(self) -> dict[str, int]:
        """Every legal decision by its text:

        "take 2" (a slot), "blind", "stop", "tickets", "pass", "withdraw", "pay GK", "give R",
        "claim boston-new_york-1 RK", with "+2" after the cards where two substitutes are due,
        "station paris R", "keep a-b c-d / e-f" (the rejected ones after the stroke, highest first).
        """
        number = decisions.count_legal(self.board, self.state)
        found = [decisions.legal_at(self.board, self.state, index) for index in range(number)]
        named = {self.describe(decision): decision for decision in found}
        assert len(named) == number, "two legal decisions are the same"
        return named

    def legal(self, kind: str = "") -> set[str]:
        """The texts of the legal decisions; only those that begin with one word, if it is given."""
        return {text for text in self.decisions() if kind in ("", text.split()[0])}

    def kinds(self) -> set[str]:
        """The first words of the legal decisions."""
        return {text.split()[0] for text in self.decisions()}

    def describe(self, decision: int) -> str:
        """The text of a decision; `decisions` lists the forms."""
        operation, thing = codes.operation_of(decision), codes.thing_of(decision)
        color, locomotives = codes.color_of(decision), codes.locomotives_of(decision)
        if operation == codes.TAKE:
            return f"take {thing}"
        if operation == codes.KEEP_TICKETS:
            return self._describe_keep(thing, color)
        if operation == codes.CLAIM:
            substitutes = codes.substitutes_of(decision)
            own = self.board.route[thing].length - locomotives - substitutes
            more = f"+{substitutes}" if substitutes else ""
            return f"claim {self.route_ids[thing]} {_bag(color, own, locomotives)}{more}"
        if operation == codes.STATION:
            cost = self.board.stations - self.state.seat[self.active].stations + 1
            paid = _bag(color, cost - locomotives, locomotives)
            return f"station {self.city_ids[thing]} {paid}"
        if operation == codes.PAY:
            return f"pay {_bag(self.state.color, self.state.extra - locomotives, locomotives)}"
        if operation == codes.GIVE:
            return f"give {LETTERS[thing]}"
        words = {
            codes.BLIND: "blind",
            codes.STOP: "stop",
            codes.DRAW_TICKETS: "tickets",
            codes.PASS: "pass",
            codes.WITHDRAW: "withdraw",
        }
        return words[operation]

    def _describe_keep(self, chosen: int, order: int) -> str:
        """The order is the number of a permutation, in lexical order."""
        offer = self.offer(self.active)
        kept = [name for index, name in enumerate(offer) if chosen >> index & 1]
        left = [name for index, name in enumerate(offer) if not chosen >> index & 1]
        rejected: list[str] = []
        ways = 1
        for factor in range(2, len(left)):
            ways *= factor
        while left:
            rejected.append(left.pop(order // ways))
            order %= ways
            ways //= max(1, len(left))
        return " ".join(["keep", *kept, *(["/", *rejected] if rejected else [])])

    def payments(self, route_id: str) -> list[str]:
        """Every way to pay for the route now, as bags of cards, sorted; a bag that two chains of
        decisions lead to appears twice."""
        bags: list[str] = []
        for text, decision in self.decisions().items():
            if text.startswith(f"claim {route_id} "):
                if codes.substitutes_of(decision):
                    p = self.copy()
                    p._step(decision)
                    bags += p._bags_to_give()
                else:
                    bags.append(spell(text.split()[2]))
        return sorted(bags)

    def _bags_to_give(self) -> Iterator[str]:
        """The bags that a claim under way can still come to."""
        for text, decision in self.decisions().items():
            if self.state.due == 1:
                yield spell(letters(self.state.laid.card) + text.split()[1] * self._unit())
            else:
                p = self.copy()
                p._step(decision)
                yield from p._bags_to_give()

    def _unit(self) -> int:
        """Cards in what is given at a time: a pair, or one."""
        fare = self.board.fare[self.board.route[self.state.route].fare]
        return 2 if fare.kind == codes.PAIRS_FARE else 1

    # Playing.

    def _step(self, decision: int) -> None:
        decisions.step(self.board, self.state, self.log, decision)

    def play(self, text: str) -> "Position":
        """Play a legal decision."""
        legal = self.decisions()
        assert text in legal, f"{text!r} is not among {sorted(legal)[:40]}"
        self._step(legal[text])
        return self

    def take(self, what: int | str) -> "Position":
        """Take the card of a slot, or the first one of a color."""
        slot = self.market_text().index(what) if isinstance(what, str) else what
        return self.play(f"take {slot}")

    def blind(self) -> "Position":
        return self.play("blind")

    def stop(self) -> "Position":
        return self.play("stop")

    def draw_tickets(self) -> "Position":
        return self.play("tickets")

    def keep(self, *ticket_ids: str, rejecting: tuple[str, ...] | None = None) -> "Position":
        """Keep these tickets of the offer, and reject the others in their order or in this one."""
        offer = self.offer(self.active)
        kept = [name for name in offer if name in ticket_ids]
        left = rejecting or tuple(name for name in offer if name not in ticket_ids)
        return self.play(" ".join(["keep", *kept, *(["/", *left] if left else [])]))

    def claim(self, route_id: str, payment: str) -> "Position":
        """Claim a route with exactly these cards; a tunnel may then ask for more."""
        want = Counter(payment)
        for text, decision in self.decisions().items():
            if text.startswith(f"claim {route_id} "):
                given, _, substitutes = text.split()[2].partition("+")
                if substitutes and Counter(given) <= want:
                    p = self.copy()
                    p._step(decision)
                    if chain := p._gifts_for(want):
                        for gift in (decision, *chain):
                            self._step(gift)
                        return self
                elif not substitutes and Counter(given) == want:
                    self._step(decision)
                    return self
        raise AssertionError(f"{route_id} cannot be claimed with {payment}")

    def _gifts_for(self, want: Counter[str]) -> list[int]:
        """The decisions that bring the claim under way to these cards; none if there are none."""
        for text, decision in self.decisions().items():
            laid = Counter(letters(self.state.laid.card) + text.split()[1] * self._unit())
            if self.state.due == 1 and laid == want:
                return [decision]
            if self.state.due > 1 and laid <= want:
                p = self.copy()
                p._step(decision)
                if chain := p._gifts_for(want):
                    return [decision, *chain]
        return []

    def pay(self, extra: str) -> "Position":
        """Pay a tunnel's extra with these cards."""
        return self.play(f"pay {spell(extra)}")

    def withdraw(self) -> "Position":
        return self.play("withdraw")

    def build(self, city_id: str, payment: str) -> "Position":
        """Build a station."""
        return self.play(f"station {city_id} {spell(payment)}")

    def pass_turn(self) -> "Position":
        return self.play("pass")

    def score(self) -> list[int]:
        """End the game here; every seat's total. `seat(0)` then has the details."""
        turns.end_game(self.state, self.log, codes.BY_WAGONS)
        scoring.score_game(self.board, self.state)
        return [self.state.seat[p].total for p in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that won, once the game is over."""
        return [p for p in range(self.seats) if self.state.seat[p].winner]


def _fill_pile(pile: Any, text: str) -> None:
    cards.empty(pile)
    for letter in text:
        cards.add(pile, LETTERS.index(letter), 1)


def _bag(color: int, own: int, locomotives: int) -> str:
    """Cards of a color and locomotives, as letters."""
    return (LETTERS[color] * own if own else "") + "K" * locomotives
