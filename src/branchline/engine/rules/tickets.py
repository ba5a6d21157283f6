"""Tickets: the ordered deck, offers, keeping, where rejects go.

The deck is a ring of `ticket_count` entries from `ticket_top` on, the top first.
"""

from ...limits import TICKETS
from ..backend import rule
from .bits import bits_of
from .chance import shuffle
from .codes import (
    AMONG_REJECTS,
    IN_DECK,
    KEEP_EVENT,
    NONE,
    OFFER_EVENT,
    OFFERED,
    OUT_OF_GAME,
    REJECT_EVENT,
    REJECTS_SHUFFLED_EVENT,
    SET_ASIDE,
)
from .log import note


@rule
def shuffle_tickets(board, s):
    """The tickets of the first deck, shuffled; the others' wait out of the game."""
    s.ticket_top = 0
    s.ticket_count = 0
    for ticket in range(board.tickets):
        s.ticket_known[ticket] = NONE
        s.ticket_done[ticket] = 0
        s.ticket_place[ticket] = OUT_OF_GAME
        if board.ticket[ticket].deck == 0:
            s.ticket_place[ticket] = IN_DECK
            s.ticket_deck[s.ticket_count] = ticket
            s.ticket_count += 1
    shuffle(s, s.ticket_deck, 0, s.ticket_count)


@rule
def deal_first_tickets(board, s, log):
    """The first offer of each seat: from every deck what it deals (R-EU-SET-1, R-NO-SET-1).

    A deck that is not drawn from later is shuffled into the tail of the ring while it is dealt;
    what it does not deal leaves the game unseen.
    """
    for deck in range(board.ticket_decks - 1, 0, -1):
        first = s.ticket_count
        length = 0
        for ticket in range(board.tickets):
            if board.ticket[ticket].deck == deck:
                s.ticket_deck[first + length] = ticket
                length += 1
        shuffle(s, s.ticket_deck, first, length)
        for p in range(s.seats):
            for i in range(board.first_deal[deck]):
                offer_ticket(s, p, s.ticket_deck[first + p * board.first_deal[deck] + i])
    for p in range(s.seats):
        draw_tickets(s, p, board.first_deal[0])
        note_offer(s, log, p)


@rule
def offer_ticket(s, p, ticket):
    """Show a ticket to a seat."""
    me = s.seat[p]
    s.ticket_place[ticket] = OFFERED + p
    s.ticket_known[ticket] = NONE
    me.offer[me.offered] = ticket
    me.offered += 1


@rule
def draw_tickets(s, p, number):
    """Offer the top tickets of the deck, as many as there are (R-ALL-TIC-1)."""
    for _ in range(min(number, s.ticket_count)):
        ticket = s.ticket_deck[s.ticket_top]
        s.ticket_top = (s.ticket_top + 1) % TICKETS
        s.ticket_count -= 1
        if s.above_rejects > 0:
            s.above_rejects -= 1
        elif s.rejects > 0:
            forget_rejects(s)
        offer_ticket(s, p, ticket)


@rule
def forget_rejects(s):
    """Nobody knows any longer which of the first rejects are still in the deck."""
    s.rejects = 0
    for ticket in range(TICKETS):
        if s.ticket_known[ticket] >= AMONG_REJECTS:
            s.ticket_known[ticket] = NONE


@rule
def note_offer(s, log, p):
    """Write down what a seat is offered."""
    for i in range(s.seat[p].offered):
        note(log, OFFER_EVENT, p, s.seat[p].offer[i], s.seat[p].offered)


@rule
def offer_tickets(board, s, log, p):
    """The ticket action: an offer from the deck (R-ALL-TIC-1)."""
    draw_tickets(s, p, board.later_deal)
    note_offer(s, log, p)


@rule
def put_under(s, ticket):
    """Put a ticket under the deck."""
    s.ticket_deck[(s.ticket_top + s.ticket_count) % TICKETS] = ticket
    s.ticket_count += 1
    s.ticket_place[ticket] = IN_DECK


@rule
def keep_tickets(board, s, log, p, chosen, order, is_first):
    """Keep the offered tickets whose bits are set; the others go where the edition says, in the
    order of permutation number `order`, the first one highest (R-ALL-TIC-5)."""
    me = s.seat[p]
    rejected = 0
    for i in range(me.offered):
        ticket = me.offer[i]
        if chosen >> i & 1:
            s.ticket_place[ticket] = p
            me.tickets += 1
            note(log, KEEP_EVENT, p, ticket, 0)
        else:
            me.offer[rejected] = ticket
            rejected += 1
    me.offered = 0
    for length in range(rejected, 0, -1):
        ways = orders_of(length - 1)
        index = order // ways
        order %= ways
        ticket = me.offer[index]
        for i in range(index, length - 1):
            me.offer[i] = me.offer[i + 1]
        note(log, REJECT_EVENT, p, ticket, 0)
        s.ticket_known[ticket] = p
        if is_first:
            s.ticket_place[ticket] = SET_ASIDE + p
        elif board.later_rejects_out:
            s.ticket_place[ticket] = OUT_OF_GAME
        else:
            put_under(s, ticket)


@rule
def settle_first_rejects(board, s, log):
    """All have chosen: the first rejects leave the game, or are shuffled together and put under
    the deck (R-NA-SET-1, R-NL-SET-1)."""
    for i in range(s.ticket_count):
        s.ticket_deck[i] = s.ticket_deck[s.ticket_top + i]
    s.ticket_top = 0
    first = s.ticket_count
    for ticket in range(board.tickets):
        if s.ticket_place[ticket] >= SET_ASIDE:
            if board.first_rejects_out:
                s.ticket_place[ticket] = OUT_OF_GAME
            else:
                s.ticket_known[ticket] += AMONG_REJECTS
                put_under(s, ticket)
    if not board.first_rejects_out:
        s.above_rejects = first
        s.rejects = s.ticket_count - first
        shuffle(s, s.ticket_deck, first, s.rejects)
        for i in range(s.rejects):
            note(log, REJECTS_SHUFFLED_EVENT, NONE, s.ticket_deck[first + i], s.rejects)


@rule
def orders_of(number):
    """In how many orders `number` tickets can lie."""
    ways = 1
    for factor in range(2, number + 1):
        ways *= factor
    return ways


@rule
def keep_ways(board, s, p, chosen, is_first):
    """In how many ways the seat may keep this set: the orders of what it rejects, where the order
    matters; none if the set is too small (R-ALL-TIC-1)."""
    offered = s.seat[p].offered
    least = board.keep_first if is_first else board.keep_later
    kept = bits_of(chosen)
    if kept < min(least, offered):
        return 0
    if is_first or board.later_rejects_out:
        return 1
    return orders_of(offered - kept)


@rule
def count_keeps(board, s, p, is_first):
    """How many ways to keep there are."""
    ways = 0
    for chosen in range(1, 1 << s.seat[p].offered):
        ways += keep_ways(board, s, p, chosen, is_first)
    return ways


@rule
def keep_at(board, s, p, is_first, index):
    """Set and order of way number `index`."""
    for chosen in range(1, 1 << s.seat[p].offered):
        ways = keep_ways(board, s, p, chosen, is_first)
        if index < ways:
            return chosen, index
        index -= ways
    return 0, 0
