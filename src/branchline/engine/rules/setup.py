"""A new game: shuffle, deal, show (R-ALL-SET-1)."""

from ...limits import BONUSES, SEATS
from ..backend import entry, rule
from .cards import GO_ON, add, close_market, draw_blind, empty
from .chance import rand_below, seed_generator, shuffle
from .claims import is_open
from .codes import BONUSES_EVENT, CARDS, DEAL_EVENT, FIRST_KEEP, NONE, RUNNING
from .log import note
from .records import fill
from .tickets import deal_first_tickets, shuffle_tickets


@rule
def clear_seat(board, me):
    """A seat with its wagons and stations and nothing else."""
    empty(me.hand)
    empty(me.known)
    empty(me.since)
    me.wagons = board.wagons
    me.stations = board.stations
    me.tickets = 0
    me.offered = 0
    fill(me.offer, NONE)
    me.resigned = 0
    me.route_points = 0
    fill(me.open, 0)
    for city in range(len(me.network)):
        me.network[city] = city
    me.ticket_points = 0
    me.completed = 0
    me.path = NONE
    me.bonus_points = 0
    me.bonuses_won = 0
    me.borrows = 0
    fill(me.borrowed, NONE)
    me.total = 0
    me.winner = 0


@rule
def clear_table(board, s):
    """An empty board and full decks."""
    s.passes = 0
    s.last_turns = NONE
    s.reason = RUNNING
    s.turns = 0
    empty(s.deck)
    empty(s.discard)
    empty(s.fresh)
    empty(s.laid)
    for card in range(CARDS):
        add(s.deck, card, board.deck.card[card])
        add(s.fresh, card, board.deck.card[card])
    fill(s.market, NONE)
    s.resets = GO_ON
    s.route = NONE
    s.color = NONE
    s.own = 0
    s.substitutes = 0
    s.due = 0
    s.least = 0
    s.extra = 0
    s.reveals = 0
    fill(s.revealed, NONE)
    fill(s.owner, NONE)
    fill(s.station, NONE)
    s.free_cities = board.cities
    fill(s.ticket_place, NONE)
    fill(s.ticket_known, NONE)
    fill(s.ticket_deck, NONE)
    fill(s.ticket_done, 0)
    s.above_rejects = 0
    s.rejects = 0
    for p in range(SEATS):
        clear_seat(board, s.seat[p])


@rule
def show_bonuses(board, s, log):
    """Every bonus counts, or as many as the edition shows, chosen at random (R-NL-SET-2)."""
    fill(s.bonus_shown, 0)
    fill(s.bonus_won, 0)
    if board.bonuses_shown == 0:
        for number in range(board.bonuses):
            s.bonus_shown[number] = 1
        return
    for number in range(BONUSES):
        s.bonus_won[number] = number
    shuffle(s, s.bonus_won, 0, board.bonuses)
    for i in range(board.bonuses_shown):
        s.bonus_shown[s.bonus_won[i]] = 1
    fill(s.bonus_won, 0)
    for number in range(board.bonuses):
        if s.bonus_shown[number]:
            note(log, BONUSES_EVENT, NONE, number, board.bonuses_shown)


@rule
def open_routes(board, s):
    """Every route is open to every seat."""
    for p in range(s.seats):
        for route in range(board.routes):
            if is_open(board, s, p, route):
                s.seat[p].open[board.route[route].fare] += 1


@rule
def start_game(board, s, log, seats, first, high, middle, low):
    """Set up a game from a seed of three words; `first` is the first seat, or NONE to draw it
    (R-ALL-SET-2). Every seat then has its first tickets to choose from."""
    seed_generator(s, high, middle, low)
    s.seats = seats
    clear_table(board, s)
    drawn = rand_below(s, seats)
    s.first = drawn if first == NONE else first
    shuffle_tickets(board, s)
    show_bonuses(board, s, log)
    open_routes(board, s)
    for p in range(seats):
        for _ in range(board.starting_hand):
            draw_blind(s, log, p, DEAL_EVENT)
    close_market(board, s, log)
    deal_first_tickets(board, s, log)
    s.active = 0
    s.phase = FIRST_KEEP


@entry
def set_up(boards, states, logs, seats, first, high, middle, low):
    """Set up a game: `start_game` for Python."""
    start_game(boards[0], states[0], logs[0], seats, first, high, middle, low)
