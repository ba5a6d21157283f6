"""The small integers of the rulebook: cards, phases, decisions, events, kinds of things.

A decision is one integer: an operation, the thing it is about (a route, a city, a slot, a card or a
set of tickets), and for payments a color, a number of locomotives and a number of substitutes.
"""

from ..backend import rule

NONE = -1
COLORS = 8
LOCOMOTIVE = 8
CARDS = 9
GRAY = 8
MARKET = 5

# Phases: which kind of decision is awaited.
FIRST_KEEP, TURN, SURRENDER, SECOND_CARD, TUNNEL, KEEP, OVER = range(7)

# Operations of a decision.
PASS, TAKE, BLIND, STOP, DRAW_TICKETS, KEEP_TICKETS, CLAIM, STATION, GIVE, WITHDRAW, PAY = range(11)

# Kinds of fare: how the routes of one fare are paid.
PLAIN_FARE, WILD_FARE, FERRY_FARE, TRIPLES_FARE, PAIRS_FARE, EXCHANGE_FARE = range(6)

# Places of a ticket that no seat holds; a seat's own number says that it holds it.
IN_DECK, OUT_OF_GAME, UNKNOWN_PLACE, OFFERED, SET_ASIDE = -1, -2, -3, 8, 16
# Who knows where a ticket lies: a seat that put it there, or (+ AMONG_REJECTS) that put it among
# the first rejects, which were shuffled.
AMONG_REJECTS = 8

# Why a game ended.
RUNNING, BY_WAGONS, ALL_PASSED, TURN_LIMIT, ABANDONED = range(5)

# Kinds of bonus, in the order of `BONUS_KINDS`.
(
    LONGEST_PATH,
    COMPLETED_TICKETS,
    LOCOMOTIVES_IN_HAND,
    CAPITAL_TICKETS,
    WAGONS_LEFT,
    SHORT_ROUTES,
    SMALL_TICKETS,
    COUNTRIES,
    ARCTIC_TICKETS,
    ARCTIC_ROUTES,
    FERRIES,
    COUNTRY_ROUTES,
) = range(12)

# Tie-breaks, in the order of `TIE_BREAKS`.
BY_TICKETS, BY_STATIONS, BY_PATH_BONUS, BY_PATH, BY_BONUSES = range(5)

# Rows of the event log.
(
    BONUSES_EVENT,
    DEAL_EVENT,
    FILL_EVENT,
    RESET_EVENT,
    RESHUFFLE_EVENT,
    OFFER_EVENT,
    KEEP_EVENT,
    REJECT_EVENT,
    REJECTS_SHUFFLED_EVENT,
    TURN_EVENT,
    TAKE_EVENT,
    BLIND_EVENT,
    STOP_EVENT,
    CLAIM_EVENT,
    TUNNEL_EVENT,
    REVEAL_EVENT,
    WITHDRAW_EVENT,
    BONUS_DRAW_EVENT,
    STATION_EVENT,
    PASS_EVENT,
    LAST_ROUND_EVENT,
    END_EVENT,
) = range(22)


# Where the parts of a decision begin, in bits: an operation takes 4, a thing 8, a color 4, the
# locomotives 6 and the substitutes 5.
THING_BIT, COLOR_BIT, LOCOMOTIVES_BIT, SUBSTITUTES_BIT = 4, 12, 16, 22


@rule
def encode(operation, thing, color, locomotives, substitutes):
    """The decision as one integer."""
    payment = color << COLOR_BIT | locomotives << LOCOMOTIVES_BIT | substitutes << SUBSTITUTES_BIT
    return operation | thing << THING_BIT | payment


@rule
def with_thing(decision, thing):
    """A decision that was encoded for thing 0, for this one: a payment for a route of its fare."""
    return decision | thing << THING_BIT


@rule
def operation_of(decision):
    """PASS, TAKE, …"""
    return decision & 15


@rule
def thing_of(decision):
    """The route, city, slot, card or set of tickets."""
    return decision >> THING_BIT & 255


@rule
def color_of(decision):
    """The color paid with, LOCOMOTIVE where only locomotives are; the order of rejected tickets."""
    return decision >> COLOR_BIT & 15


@rule
def locomotives_of(decision):
    """Locomotives in the payment."""
    return decision >> LOCOMOTIVES_BIT & 63


@rule
def substitutes_of(decision):
    """Substitutes in the payment: triples, pairs or exchanges."""
    return decision >> SUBSTITUTES_BIT & 31
