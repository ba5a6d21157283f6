"""Train cards: deck, discard, hands, market and its reset.

A deck is a bag of counts that is drawn from at random: the same distribution as a shuffled pile,
and nothing hidden in an order.
"""

from ..backend import rule
from .chance import rand_below
from .codes import (
    BLIND_EVENT,
    CARDS,
    FILL_EVENT,
    LOCOMOTIVE,
    MARKET,
    NONE,
    RESHUFFLE_EVENT,
    TAKE_EVENT,
)
from .log import note, note_reset

RESETS = 100  # R-ALL-RST-5
GO_ON, GIVEN_UP_NOW, GIVEN_UP_BEFORE = range(3)
"""Whether the market may be reset: yes; not for the rest of this turn; not until a slot changes."""


@rule
def add(pile, card, number):
    """Put `number` cards of one kind on the pile; below zero, take them off."""
    pile.card[card] += number
    pile.total += number


@rule
def empty(pile):
    """Remove all cards."""
    for card in range(CARDS):
        pile.card[card] = 0
    pile.total = 0


@rule
def pour(source, target):
    """Move all cards of one pile onto another."""
    for card in range(CARDS):
        target.card[card] += source.card[card]
        source.card[card] = 0
    target.total += source.total
    source.total = 0


@rule
def cards_to_draw(s):
    """Cards in deck and discard."""
    return s.deck.total + s.discard.total


@rule
def reshuffle(s, log):
    """The whole discard becomes the deck (R-ALL-DRAW-2)."""
    note(log, RESHUFFLE_EVENT, NONE, NONE, s.discard.total)
    pour(s.discard, s.deck)
    for card in range(CARDS):
        s.fresh.card[card] = s.deck.card[card]
    s.fresh.total = s.deck.total
    for p in range(s.seats):
        empty(s.seat[p].since)


@rule
def draw_card(s, log):
    """One card off the deck, reshuffled at that moment if it is empty; NONE if no card is left."""
    if s.deck.total == 0:
        if s.discard.total == 0:
            return NONE
        reshuffle(s, log)
    left = rand_below(s, s.deck.total)
    card = 0
    for below in range(LOCOMOTIVE):
        left -= s.deck.card[below]
        if left >= 0:
            card += 1
    add(s.deck, card, -1)
    return card


@rule
def draw_seen(s, log):
    """One card off the deck for all to see."""
    card = draw_card(s, log)
    if card != NONE:
        add(s.fresh, card, -1)
    return card


@rule
def draw_blind(s, log, p, event):
    """One card off the deck into a hand, unseen by the others."""
    card = draw_card(s, log)
    if card != NONE:
        add(s.seat[p].hand, card, 1)
        add(s.seat[p].since, card, 1)
        note(log, event, p, card, 0)
    return card


@rule
def fill_slot(s, log, slot):
    """Put a card into an empty slot; it stays empty when there is none (R-ALL-DRAW-9). A market
    that an earlier turn gave up may be reset again (R-ALL-RST-5)."""
    card = draw_seen(s, log)
    if card != NONE:
        s.market[slot] = card
        if s.resets == GIVEN_UP_BEFORE:
            s.resets = GO_ON
        note(log, FILL_EVENT, NONE, slot, card)


@rule
def fill_market(s, log):
    """Fill the empty slots in slot order (R-ALL-DRAW-10)."""
    for slot in range(MARKET):
        if s.market[slot] == NONE:
            fill_slot(s, log, slot)


@rule
def can_reset(board, s):
    """Whether a refill could show fewer locomotives than reset the market (R-ALL-RST-4)."""
    total = cards_to_draw(s)
    others = total - s.deck.card[LOCOMOTIVE] - s.discard.card[LOCOMOTIVE]
    for slot in range(MARKET):
        if s.market[slot] != NONE:
            total += 1
            if s.market[slot] != LOCOMOTIVE:
                others += 1
    return others >= min(MARKET, total) - board.market_reset + 1


@rule
def shows_too_many_locomotives(board, s):
    """Whether the face-up locomotives call for a reset (R-ALL-RST-1, R-NO-MKT-1, R-NL-MKT-1)."""
    if board.market_reset == 0:
        return False
    locomotives = 0
    for slot in range(MARKET):
        if s.market[slot] == LOCOMOTIVE:
            locomotives += 1
    return locomotives >= board.market_reset


@rule
def must_reset(board, s):
    """Whether the market is replaced: it has to be, it helps, and nobody gave up (R-ALL-RST-5)."""
    return shows_too_many_locomotives(board, s) and s.resets == GO_ON and can_reset(board, s)


@rule
def reset_market(s, log):
    """Discard the market and fill it anew (R-ALL-RST-6)."""
    note_reset(log, s.market)
    for slot in range(MARKET):
        if s.market[slot] != NONE:
            add(s.discard, s.market[slot], 1)
            s.market[slot] = NONE
    fill_market(s, log)


@rule
def settle_market(board, s, log):
    """While too many locomotives show, reset the market; after a hundred resets the turn gives up
    (R-ALL-RST-1 to 6)."""
    resets = 0
    while must_reset(board, s):
        if resets == RESETS:
            s.resets = GIVEN_UP_NOW
        else:
            reset_market(s, log)
            resets += 1


@rule
def close_market(board, s, log):
    """Fill and settle the market as a turn or the set-up ends (R-ALL-DRAW-10)."""
    fill_market(s, log)
    settle_market(board, s, log)
    if s.resets == GIVEN_UP_NOW:
        s.resets = GIVEN_UP_BEFORE


@rule
def take_card(board, s, log, p, slot):
    """Take a face-up card; it is replaced at once (R-ALL-DRAW-1)."""
    card = s.market[slot]
    note(log, TAKE_EVENT, p, slot, card)
    add(s.seat[p].hand, card, 1)
    add(s.seat[p].known, card, 1)
    s.market[slot] = NONE
    fill_slot(s, log, slot)
    settle_market(board, s, log)
    return card


@rule
def draw_one(s, log, p):
    """Draw one card blind (R-ALL-DRAW-5)."""
    return draw_blind(s, log, p, BLIND_EVENT)


@rule
def lay(s, p, card, number):
    """Lay cards down for a payment; what was known of the hand shrinks with it."""
    me = s.seat[p]
    add(me.hand, card, -number)
    add(me.known, card, -min(number, me.known.card[card]))
    add(s.laid, card, number)


@rule
def take_back(s, p):
    """The cards laid down return to the hand, seen by all (R-TUN-6)."""
    me = s.seat[p]
    for card in range(CARDS):
        add(me.known, card, s.laid.card[card])
    pour(s.laid, me.hand)
