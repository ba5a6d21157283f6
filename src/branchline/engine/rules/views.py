"""What one seat may know, and worlds that agree with it.

A view is a state in which everything the seat may not know is blank (R-ALL-INF-2). The hands of
others hold only the cards that all have seen; sizes and counts stay. `fill_world` puts cards and
tickets back in at random, in agreement with all that was seen: the deck can only hold cards that
the last reshuffle put there, and a hand no more of those than it drew blind since.
"""

from ...limits import TICKETS
from ..backend import entry, rule
from .cards import add, empty, pour
from .chance import rand_below, seed_generator, shuffle
from .codes import (
    AMONG_REJECTS,
    CARDS,
    FIRST_KEEP,
    IN_DECK,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    OVER,
    SURRENDER,
    UNKNOWN_PLACE,
)
from .payments import gifts
from .records import clone, fill

DEALS = 10_000  # tries to deal a hand that can finish a payment under way
KEEPS_LONG = 4  # a rival kept a ticket of a first-deal-only deck in all but one of this many worlds


@rule
def blank_seat(board, v, q):
    """Hide the hand and the tickets of a seat; while first tickets are chosen, also whether it has
    chosen (R-ALL-SET-3)."""
    me = v.seat[q]
    for card in range(CARDS):
        me.hand.card[card] = me.known.card[card]
        me.since.card[card] = 0
    if v.phase == FIRST_KEEP:
        me.tickets = 0
        me.offered = 0
        for deck in range(board.ticket_decks):
            me.offered += board.first_deal[deck]
    fill(me.offer, NONE)


@rule
def blank_tickets(board, v, p):
    """Hide where the tickets are that the seat neither holds nor laid down itself."""
    for i in range(TICKETS):
        if i >= v.ticket_count:
            v.ticket_deck[(v.ticket_top + i) % TICKETS] = NONE
        else:
            at = (v.ticket_top + i) % TICKETS
            if p == NONE or v.ticket_known[v.ticket_deck[at]] != p:
                v.ticket_deck[at] = NONE
    for ticket in range(board.tickets):
        place, known = v.ticket_place[ticket], v.ticket_known[ticket]
        is_mine = p != NONE and (place == p or place == OFFERED + p)
        is_known = p != NONE and (known == p or known == p + AMONG_REJECTS)
        if not is_known:
            v.ticket_known[ticket] = NONE
        if not is_mine and not is_known:
            v.ticket_place[ticket] = UNKNOWN_PLACE


@rule
def forget_counts(counted):
    """Hide what was counted: it depends on a hand."""
    fill(counted.up_to_length, 0)
    counted.ordinary = 0
    fill(counted.up_to_fare, 0)
    counted.claims = 0
    counted.gifts = 0


@rule
def blank(board, v, p):
    """Hide from seat `p` (NONE: from everybody) what it may not know (R-ALL-INF-2)."""
    fill(v.rng, 0)
    forget_counts(v.counted)
    if v.phase == OVER:
        return
    for card in range(CARDS):
        v.deck.card[card] = 0
    for q in range(v.seats):
        if q != p:
            blank_seat(board, v, q)
    blank_tickets(board, v, p)
    if v.phase == FIRST_KEEP:
        v.active = max(p, 0)


@rule
def unseen_cards(board, v, p, card):
    """Cards of one kind in the deck and among what others hold unseen."""
    number = board.deck.card[card] - v.discard.card[card] - v.laid.card[card]
    for slot in range(len(v.market)):
        if v.market[slot] == card:
            number -= 1
    for i in range(v.reveals):
        if v.revealed[i] == card:
            number -= 1
    for q in range(v.seats):
        number -= v.seat[q].hand.card[card]
    return number


@rule
def draw_from(generator, pile):
    """A random card of a pile, taken out."""
    left = rand_below(generator, pile.total)
    card = 0
    while left >= pile.card[card]:
        left -= pile.card[card]
        card += 1
    add(pile, card, -1)
    return card


@rule
def sort_unseen(board, w, p):
    """Sort the unseen cards into `dealing`: those that may be in the deck, and the old ones, which
    lie in hands since before the last reshuffle."""
    fresh, old = w.dealing.fresh, w.dealing.old
    empty(fresh)
    empty(old)
    for card in range(CARDS):
        unseen = unseen_cards(board, w, p, card)
        drawn = w.seat[p].since.card[card] if p != NONE else 0
        number = max(0, min(unseen, w.fresh.card[card] - drawn))
        add(fresh, card, number)
        add(old, card, unseen - number)


@rule
def fill_deck(board, w, p, generator):
    """Deal the unseen cards: the deck from what the last reshuffle put there, then the hands, each
    with what it drew blind since, then with any others."""
    fresh, old = w.dealing.fresh, w.dealing.old
    for card in range(CARDS):
        w.deck.card[card] = 0
    for q in range(w.seats):
        if q != p:
            for card in range(CARDS):
                w.seat[q].hand.card[card] = w.seat[q].known.card[card]
    sort_unseen(board, w, p)
    for _ in range(w.deck.total):
        w.deck.card[draw_from(generator, fresh)] += 1
    for q in range(w.seats):
        if q != p:
            blind = min(w.seat[q].since.total, missing_cards(w, q))
            for _ in range(min(blind, fresh.total)):
                w.seat[q].hand.card[draw_from(generator, fresh)] += 1
    pour(fresh, old)
    for q in range(w.seats):
        if q != p:
            for _ in range(missing_cards(w, q)):
                w.seat[q].hand.card[draw_from(generator, old)] += 1
    fill_since(w, p)


@rule
def missing_cards(w, q):
    """Cards of a hand that nobody else has seen and that are not dealt yet."""
    number = w.seat[q].hand.total
    for card in range(CARDS):
        number -= w.seat[q].hand.card[card]
    return number


@rule
def fill_since(w, p):
    """Which cards the others drew blind since the last reshuffle: all that the deck is short of,
    those in their hands first, then those that they have spent."""
    for q in range(w.seats):
        if q != p:
            for card in range(CARDS):
                w.seat[q].since.card[card] = 0
    for q in range(w.seats):
        if q != p:
            left = w.seat[q].since.total
            for card in range(CARDS):
                number = min(min(left, w.seat[q].hand.card[card]), drawn_unseen(w, card))
                w.seat[q].since.card[card] += number
                left -= number
    for q in range(w.seats):
        if q != p:
            left = w.seat[q].since.total
            for card in range(CARDS):
                left -= w.seat[q].since.card[card]
            for card in range(CARDS):
                number = min(left, drawn_unseen(w, card))
                w.seat[q].since.card[card] += number
                left -= number


@rule
def drawn_unseen(w, card):
    """Cards of a kind that somebody drew blind since the last reshuffle, less those of which it is
    said who."""
    number = w.fresh.card[card] - w.deck.card[card]
    for q in range(w.seats):
        number -= w.seat[q].since.card[card]
    return number


@rule
def list_unknown(board, w, generator):
    """List the unknown tickets in random order."""
    dealing = w.dealing
    dealing.tickets = 0
    for ticket in range(board.tickets):
        if w.ticket_place[ticket] == UNKNOWN_PLACE:
            dealing.ticket[dealing.tickets] = ticket
            dealing.tickets += 1
    shuffle(generator, dealing.ticket, 0, dealing.tickets)


@rule
def fill_tickets(board, w, p, generator):
    """Deal the unknown tickets: offers, what rivals keep, the deck."""
    list_unknown(board, w, generator)
    place_rejects(board, w, p, generator)
    missing = missing_tickets(board, w, p)
    for q in range(w.seats):
        if q != p:
            missing = deal_unknown(board, w, q, missing, generator)
    fill_ticket_deck(board, w)


@rule
def fill_ticket_deck(board, w):
    """Put unknown tickets, as they are listed, into the deck; the rest is out of the game."""
    for i in range(w.ticket_count):
        at = (w.ticket_top + i) % TICKETS
        if w.ticket_deck[at] == NONE:
            w.ticket_deck[at] = next_unknown(board, w, 0)
            w.ticket_place[w.ticket_deck[at]] = IN_DECK
    for ticket in range(board.tickets):
        if w.ticket_place[ticket] == UNKNOWN_PLACE:
            w.ticket_place[ticket] = OUT_OF_GAME


@rule
def place_rejects(board, w, p, generator):
    """The seat's own first rejects lie somewhere among the shuffled ones (R-NA-SET-1)."""
    for ticket in range(board.tickets):
        if w.ticket_place[ticket] == IN_DECK and w.ticket_known[ticket] == p + AMONG_REJECTS:
            first = rand_below(generator, w.rejects)
            for i in range(w.rejects):
                depth = w.above_rejects + (first + i) % w.rejects
                at = (w.ticket_top + depth) % TICKETS
                if w.ticket_deck[at] == NONE:
                    w.ticket_deck[at] = ticket
                    break


@rule
def next_unknown(board, w, deck):
    """The next unknown ticket of a deck; NONE if there is none."""
    for i in range(w.dealing.tickets):
        ticket = w.dealing.ticket[i]
        if w.ticket_place[ticket] == UNKNOWN_PLACE and board.ticket[ticket].deck == deck:
            return ticket
    return NONE


@rule
def missing_tickets(board, w, p):
    """How many tickets of the first deck would be missing if rivals held no others: at least as
    many of the other decks are in their hands."""
    missing = 0
    for q in range(w.seats):
        if q != p:
            missing += w.seat[q].tickets + w.seat[q].offered
    for i in range(w.ticket_count):
        if w.ticket_deck[(w.ticket_top + i) % TICKETS] == NONE:
            missing += 1
    for ticket in range(board.tickets):
        if w.ticket_place[ticket] == UNKNOWN_PLACE and board.ticket[ticket].deck == 0:
            missing -= 1
    return missing


@rule
def deal_unknown(board, w, q, missing, generator):
    """Give a rival its offer and its tickets, perhaps one of each deck that deals only at first;
    returns what is then still missing."""
    me = w.seat[q]
    offered = 0
    held = 0
    for deck in range(board.ticket_decks - 1, 0, -1):
        for _ in range(board.first_deal[deck]):
            ticket = next_unknown(board, w, deck)
            if ticket == NONE:
                continue
            if w.phase == FIRST_KEEP:
                me.offer[offered] = ticket
                w.ticket_place[ticket] = OFFERED + q
                offered += 1
            elif held < me.tickets and (missing > 0 or rand_below(generator, KEEPS_LONG) > 0):
                w.ticket_place[ticket] = q
                held += 1
                missing -= 1
    for i in range(offered, me.offered):
        ticket = next_unknown(board, w, 0)
        me.offer[i] = ticket
        w.ticket_place[ticket] = OFFERED + q
    for _ in range(held, me.tickets):
        w.ticket_place[next_unknown(board, w, 0)] = q
    return missing


@rule
def can_finish_payment(board, w, p):
    """Whether a rival's payment under way, if there is one, can be finished with its hand."""
    if w.phase != SURRENDER or w.active == p:
        return True
    return gifts(board.fare[board.route[w.route].fare], w, w.seat[w.active].hand) != 0


@rule
def fill_world(board, w, p, generator):
    """Fill the unknown of a view in; the world's own chance is seeded from the generator."""
    if w.phase != OVER:
        fill_deck(board, w, p, generator)
        for _ in range(DEALS):
            if can_finish_payment(board, w, p):
                break
            fill_deck(board, w, p, generator)
        fill_tickets(board, w, p, generator)
    words = 1 << 31
    seed_generator(
        w,
        rand_below(generator, words),
        rand_below(generator, words),
        rand_below(generator, words),
    )


@entry
def view_into(boards, states, p, views):
    """Put what seat `p` may know (NONE: what everybody may know) into `views[0]`."""
    clone(views, 0, states[0])
    blank(boards[0], views[0], p)


@entry
def world_into(boards, views, p, generators, worlds):
    """Put a world that agrees with the view of seat `p` into `worlds[0]`."""
    clone(worlds, 0, views[0])
    fill_world(boards[0], worlds[0], p, generators[0])
