"""What tickets rivals may hold, drawn from how likely each is.

A rival's tickets are a set of known size. A set is as likely as the product of its tickets' odds,
and sets are drawn exactly so: `ways` counts, with these weights, in how many ways the tickets that
are left can fill the places that are left. Rivals draw one after another, from what the others
leave; where there are several, anybody may be the first, and they draw again a few times.
"""

from ..backend import rule
from ..rules.chance import rand_below
from ..rules.codes import FIRST_KEEP, NONE, OFFERED, UNKNOWN_PLACE
from ..rules.views import fill_ticket_deck

EVERYDAY, AT_START = 0, 1
"""The deck that tickets are drawn from in the game, and the one that deals at the start only."""
DRAWS = 3
"""How often each of several rivals draws its tickets."""
FINE = 1 << 30
"""Chances are drawn in steps of one part in this many."""


@rule
def rand_part(generator):
    """A random number from 0 to 1."""
    return rand_below(generator, FINE) / FINE


@rule
def draw_kind(chances, generator):
    """A kind of play, drawn by its chances."""
    left = rand_part(generator)
    kind = 0
    while kind < len(chances) - 1 and left >= chances[kind]:
        left -= chances[kind]
        kind += 1
    return kind


@rule
def clear_unknown(board, v, w):
    """Take the unknown tickets back out of the deck of the world `w`, made from the view `v`;
    returns how many places of the deck are to be filled again."""
    places = 0
    for i in range(w.ticket_count):
        at = (w.ticket_top + i) % len(w.ticket_deck)
        if v.ticket_place[w.ticket_deck[at]] == UNKNOWN_PLACE:
            w.ticket_deck[at] = NONE
            places += 1
    for ticket in range(board.tickets):
        place = w.ticket_place[ticket]
        is_held = place >= 0 and place < w.seats
        if v.ticket_place[ticket] == UNKNOWN_PLACE and not is_held and place < OFFERED:
            w.ticket_place[ticket] = UNKNOWN_PLACE
    return places


@rule
def hand_back(board, v, w, q):
    """Take a rival's unknown tickets away; returns how many."""
    held = 0
    for ticket in range(board.tickets):
        if v.ticket_place[ticket] == UNKNOWN_PLACE and w.ticket_place[ticket] == q:
            w.ticket_place[ticket] = UNKNOWN_PLACE
            held += 1
    return held


@rule
def list_pool(board, w, deck, begin):
    """List the tickets of a deck that nobody holds, in `dealing.pool` from place `begin` on;
    returns the place after the last."""
    end = begin
    for ticket in range(board.tickets):
        if w.ticket_place[ticket] == UNKNOWN_PLACE and board.ticket[ticket].deck == deck:
            w.dealing.pool[end] = ticket
            end += 1
    return end


@rule
def count_ways(w, odds, begin, end, most, ways):
    """In how many ways, weighted, up to `most` of the pool's tickets from each place on can be
    taken: `ways[place, number]`."""
    for number in range(most + 1):
        ways[end, number] = 0.0
    ways[end, 0] = 1.0
    for at in range(end - 1, begin - 1, -1):
        chance = odds[w.dealing.pool[at]]
        ways[at, 0] = 1.0
        for number in range(1, most + 1):
            ways[at, number] = ways[at + 1, number] + chance * ways[at + 1, number - 1]


@rule
def take_tickets(w, q, odds, begin, end, number, ways, generator):
    """Give a rival so many of the pool's tickets, drawn by their odds."""
    at = begin
    while number > 0:
        ticket = w.dealing.pool[at]
        with_it = odds[ticket] * ways[at + 1, number - 1]
        if end - at == number or rand_part(generator) * ways[at, number] < with_it:
            w.ticket_place[ticket] = q
            number -= 1
        at += 1


@rule
def draw_tickets(board, v, w, q, odds, places, ways, generator):
    """Draw a rival's unknown tickets anew, so that enough are left for the places of the deck."""
    held = hand_back(board, v, w, q)
    begin = list_pool(board, w, EVERYDAY, 0)
    count_ways(w, odds, 0, begin, held, ways[EVERYDAY])
    end, special = begin, 0
    if board.ticket_decks > AT_START:
        end = list_pool(board, w, AT_START, begin)
        most = min(board.first_deal[AT_START], held)
        count_ways(w, odds, begin, end, most, ways[AT_START])
        special = draw_special(held, begin - places, begin, most, ways, generator)
        take_tickets(w, q, odds, begin, end, special, ways[AT_START], generator)
    take_tickets(w, q, odds, 0, begin, held - special, ways[EVERYDAY], generator)


@rule
def draw_special(held, everyday, begin, most, ways, generator):
    """How many of a rival's tickets are from the deck dealt at the start, if it may hold `everyday`
    others at most."""
    fewest = max(0, held - everyday)
    whole = 0.0
    for number in range(fewest, most + 1):
        whole += ways[AT_START, begin, number] * ways[EVERYDAY, 0, held - number]
    left = rand_part(generator) * whole
    number = fewest
    while number < most:
        left -= ways[AT_START, begin, number] * ways[EVERYDAY, 0, held - number]
        if left < 0:
            break
        number += 1
    return number


@rule
def guess_tickets(board, v, w, p, odds, ways, generator):
    """Draw the rivals' tickets of the world `w`, made from the view `v` of seat `p`, by their
    odds, `odds[rival, ticket]`. `ways` is scratch."""
    if w.phase == FIRST_KEEP:
        return
    places = clear_unknown(board, v, w)
    first = rand_below(generator, v.seats)
    for _ in range(1 if v.seats == 2 else DRAWS):
        for i in range(v.seats):
            q = (first + i) % v.seats
            if q != p:
                draw_tickets(board, v, w, q, odds[q], places, ways, generator)
    fill_ticket_deck(board, w)
