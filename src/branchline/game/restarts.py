"""From a start back to a game: the position is built again by the rulebook, checked, and dealt.

Whoever writes a record can claim any position; what can be told from it alone is checked here. Its
cards, tickets, wagons and routes are those of the edition, everything lies where it can lie, and
all that the seat could not know is exactly what the game's seed deals from what it knew. Nothing
that is not checked reaches the compiled rulebook.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from branchline.editions.edition import CARDS
from branchline.engine import load
from branchline.engine.rules import records
from branchline.errors import BadRecord
from branchline.game.bags import Bag
from branchline.game.chains import codes, is_bag, payment_chain
from branchline.game.game import Game, sample_world
from branchline.game.starts import GIVEN_UP, StartPosition, StartSeat, StartTunnel, start_of
from branchline.game.view import PHASES, View, view_of

_plain = load("plain").rules
CARDS_WRONG, TICKETS_WRONG = "error-start-cards", "error-start-tickets"
ROUTES_WRONG, TURN_WRONG = "error-start-routes", "error-start-turn"
TUNNEL_WRONG, NAME_WRONG = "error-start-tunnel", "error-start-name"
FIRST_KEEP, TURN, SECOND_CARD, TUNNEL, KEEP = "first_keep turn second_card tunnel keep".split()
BEGUN = (SECOND_CARD, TUNNEL, KEEP)
"""A turn in which something was done already."""


def deal_anew(view: View, seed: str) -> Any:
    """A state that agrees with everything the view's seat knows, all else dealt by the seed."""
    return sample_world(view, random.Random(seed)).state


def begin_again(game: Game, start: StartPosition) -> None:
    """Let a game that was just set up go on from a start; raises `BadRecord`."""
    state = _Rebuilding(game, start).state
    view = view_of(game.edition, game.rules, game.board, state, start.seat)
    dealt = deal_anew(view, game.seed)
    if start_of(game.edition, dealt, start.seat) != start:
        raise BadRecord("error-start-deal", {})
    game.begin_at(dealt, start)


def _check(holds: object, key: str) -> None:
    if not holds:
        raise BadRecord(key, {})


class _Rebuilding:
    """A start on its way to the rulebook's state."""

    def __init__(self, game: Game, start: StartPosition) -> None:
        self.edition, self.start = game.edition, start
        self.board: Any = game.board
        self.seats = len(game.players)
        self.state: Any = records.new_record(records.STATE)
        self.state.seats, self.state.first = self.seats, game.first_seat
        _plain.setup.clear_table(self.board, self.state)
        _plain.setup.open_routes(self.board, self.state)
        _check(len(start.seats) == self.seats and start.seat in range(self.seats), TURN_WRONG)
        self._turn()
        self._bonuses()
        for seat, one in enumerate(start.seats):
            self._routes(seat, one)
        self._last_turns()
        self._cards()
        self._tickets()
        if start.tunnel:
            self._tunnel(start.tunnel)
        self._conserved()

    def _number(self, things: Sequence[Any], name: str) -> int:
        """The number of a thing by its id."""
        for number, thing in enumerate(things):
            if thing.id == name:
                return number
        raise BadRecord(NAME_WRONG, {"name": name[:64]})

    def _turn(self) -> None:
        """Seats take turns, so how many there were says whose turn it is (R-ALL-SET-2)."""
        start, state = self.start, self.state
        is_first = start.phase == FIRST_KEEP
        _check(start.phase in (FIRST_KEEP, TURN, *BEGUN), TURN_WRONG)
        _check(0 <= start.turns < (1 if is_first else self.board.turn_limit), TURN_WRONG)
        _check(0 <= start.passes <= min(start.turns, self.seats - 1), TURN_WRONG)
        _check(start.passes == 0 or start.phase not in BEGUN, TURN_WRONG)
        _check((start.tunnel is not None) == (start.phase == TUNNEL), TURN_WRONG)
        state.phase, state.turns, state.passes = (
            PHASES.index(start.phase),
            start.turns,
            start.passes,
        )
        state.active = 0 if is_first else (state.first + start.turns) % self.seats
        _check(is_first or start.seat == state.active, TURN_WRONG)
        state.resets = GIVEN_UP.index(start.given_up)

    def _bonuses(self) -> None:
        """As many as the edition shows, or all of them (R-NL-SET-2)."""
        bonuses = self.edition.bonuses
        numbers = {self._number(bonuses, name) for name in self.start.bonuses}
        wanted = self.board.bonuses_shown or len(bonuses)
        _check(len(numbers) == len(self.start.bonuses) == wanted, "error-start-bonuses")
        for number in numbers:
            self.state.bonus_shown[number] = 1

    def _routes(self, seat: int, one: StartSeat) -> None:
        """Routes and stations are where they may be, and wagons went with them (R-ALL-CLM-1 to
        4)."""
        board, state, me = self.board, self.state, self.state.seat[seat]
        for name in one.routes:
            number = self._number(self.edition.routes, name)
            _check(_plain.claims.is_open(board, state, seat, number), ROUTES_WRONG)
            route = board.route[number]
            _check(route.length <= me.wagons, ROUTES_WRONG)
            _plain.claims.take_route(board, state, seat, number)
            me.wagons -= route.length
            me.route_points += board.points[route.length]
            _plain.network.join(board, me.network, route.a, route.b)
        for name in one.stations:
            city = self._number(self.edition.cities, name)
            _check(me.stations > 0 and state.station[city] == codes.NONE, ROUTES_WRONG)
            me.stations -= 1
            state.station[city] = seat
            state.free_cities -= 1

    def _last_turns(self) -> None:
        """The last round has begun if somebody has so few wagons left (R-ALL-END-1)."""
        left, state = self.start.last_turns, self.state
        wagons = [state.seat[seat].wagons for seat in range(self.seats)]
        is_last = any(one <= self.board.last_round_wagons for one in wagons)
        _check((left is not None) == is_last, TURN_WRONG)
        if left is not None:
            _check(1 <= left <= self.seats, TURN_WRONG)
            state.last_turns = left

    def _cards(self) -> None:
        """Piles, hands and market; what was drawn blind since the last reshuffle came out of the
        deck as it was then."""
        start, state = self.start, self.state
        _plain.cards.empty(state.fresh)
        _plain.cards.empty(state.deck)
        self._fill(state.deck, start.deck)
        self._fill(state.fresh, start.deck)
        self._fill(state.discard, start.discard)
        _check(len(start.market) == codes.MARKET, CARDS_WRONG)
        for slot, card in enumerate(start.market):
            state.market[slot] = codes.NONE if card is None else self._card(card)
        for seat, one in enumerate(start.seats):
            me = state.seat[seat]
            self._fill(me.hand, one.hand)
            self._fill(me.known, one.known)
            self._fill(me.since, one.drawn)
            self._fill(state.fresh, one.drawn)
            _check(Counter(one.known) <= Counter(one.hand), CARDS_WRONG)

    def _fill(self, pile: Any, bag: Bag) -> None:
        _check(is_bag(bag), CARDS_WRONG)
        for card, number in bag.items():
            at = CARDS.index(card)
            _check(pile.card[at] + number <= self.board.deck.card[at], CARDS_WRONG)
            _plain.cards.add(pile, at, number)

    def _card(self, name: str) -> int:
        _check(name in CARDS, CARDS_WRONG)
        return CARDS.index(name)

    def _tunnel(self, tunnel: StartTunnel) -> None:
        """The cards laid pay for the route, and those revealed ask for more (R-TUN-1 to 3)."""
        board, state, me = self.board, self.state, self.state.seat[self.state.active]
        number = self._number(self.edition.routes, tunnel.route)
        route = board.route[number]
        is_open = _plain.claims.is_open(board, state, state.active, number)
        _check(route.tunnel and is_open and route.length <= me.wagons, TUNNEL_WRONG)
        chain = payment_chain(board, number, tunnel.laid)
        _check(bool(chain) and len(tunnel.revealed) <= board.tunnel_cards, TUNNEL_WRONG)
        state.route, state.color = number, codes.color_of(chain[0])
        state.substitutes = codes.substitutes_of(chain[0])
        state.own = route.length - codes.locomotives_of(chain[0]) - state.substitutes
        self._fill(state.laid, tunnel.laid)
        for card in map(self._card, tunnel.revealed):
            state.revealed[state.reveals] = card
            state.reveals += 1
            state.extra += bool(_plain.claims.asks_more(state, card))
        _check(0 < state.extra == tunnel.extra, TUNNEL_WRONG)

    def _conserved(self) -> None:
        """Every card of the edition is there once (R-ALL-INV-1)."""
        state = self.state
        hands = [state.seat[seat].hand for seat in range(self.seats)]
        lying = [*state.market, *state.revealed[: state.reveals]]
        for card in range(codes.CARDS):
            piles = sum(int(pile.card[card]) for pile in (state.deck, state.discard, state.laid))
            held = sum(int(hand.card[card]) for hand in hands)
            _check(piles + held + lying.count(card) == self.board.deck.card[card], CARDS_WRONG)

    def _tickets(self) -> None:
        """Every ticket is in one place, and in one where it can be."""
        start, state, board = self.start, self.state, self.board
        state.ticket_top = 0
        for number in range(len(self.edition.tickets)):
            state.ticket_place[number] = codes.OUT_OF_GAME
        for seat, one in enumerate(start.seats):
            self._held(seat, one)
        for number in self._free_tickets(start.ticket_deck):
            _check(board.ticket[number].deck == 0, TICKETS_WRONG)
            _plain.tickets.put_under(state, number)
        is_whole = start.phase == FIRST_KEEP or not (
            board.first_rejects_out or board.later_rejects_out
        )
        left = filter(self._is_out, range(len(self.edition.tickets)))
        _check(not (is_whole and self._of_deck(left, 0)), TICKETS_WRONG)
        self._rejects()

    def _held(self, seat: int, one: StartSeat) -> None:
        """A seat keeps what it was dealt and drew, and is offered what is dealt now."""
        start, state, board, me = self.start, self.state, self.board, self.state.seat[seat]
        is_first = start.phase == FIRST_KEEP
        kept, offered = self._free_tickets(one.tickets), self._free_tickets(one.offer)
        _check(not set(kept) & set(offered), TICKETS_WRONG)
        is_asked = start.phase == KEEP and seat == state.active
        if not is_first:
            most = board.later_deal if is_asked else 0
            _check(is_asked <= len(offered) <= most, TICKETS_WRONG)
            _check(len(self._of_deck(offered, 0)) == len(offered), TICKETS_WRONG)
        for deck in range(board.ticket_decks):
            dealt = board.first_deal[deck]
            if is_first:
                _check(not kept and len(self._of_deck(offered, deck)) == dealt, TICKETS_WRONG)
            elif deck:
                _check(len(self._of_deck(kept, deck)) <= dealt, TICKETS_WRONG)
        me.tickets = len(kept)
        for number in kept:
            state.ticket_place[number] = seat
        for number in offered:
            _plain.tickets.offer_ticket(state, seat, number)

    def _rejects(self) -> None:
        """The first rejects lie together in the deck until one is drawn (R-NA-SET-1); what a seat
        rejected itself it knows, if it knows where it lies."""
        start, state = self.start, self.state
        above, rejects = start.above_rejects, start.rejects
        may_be = start.phase != FIRST_KEEP and not self.board.first_rejects_out
        _check(rejects >= 0 and above >= 0 and (may_be or rejects == 0), TICKETS_WRONG)
        _check((rejects > 0 or above == 0) and above + rejects <= state.ticket_count, TICKETS_WRONG)
        state.above_rejects, state.rejects = above, rejects
        among = start.ticket_deck[above : above + rejects]
        for name in start.laid_down:
            number = self._number(self.edition.tickets, name)
            _check(state.ticket_place[number] in (codes.IN_DECK, codes.OUT_OF_GAME), TICKETS_WRONG)
            state.ticket_known[number] = start.seat + codes.AMONG_REJECTS * (name in among)

    def _is_out(self, number: int) -> bool:
        return self.state.ticket_place[number] == codes.OUT_OF_GAME

    def _free_tickets(self, names: Sequence[str]) -> list[int]:
        """The numbers of tickets that lie nowhere yet."""
        numbers = [self._number(self.edition.tickets, name) for name in names]
        _check(len(set(numbers)) == len(numbers), TICKETS_WRONG)
        _check(all(map(self._is_out, numbers)), TICKETS_WRONG)
        return numbers

    def _of_deck(self, numbers: Iterable[int], deck: int) -> list[int]:
        return [number for number in numbers if self.board.ticket[number].deck == deck]
