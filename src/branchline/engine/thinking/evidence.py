"""What a rival's pieces and cards say about its tickets and its kind of play, as numbers.

A *sign* is one such number, of about the size of one. Signs come from a view: everybody may know
them. What they are worth is fitted on games of many kinds of bots (`bots.beliefs`).
"""

from typing import Any

from ..backend import entry, rule
from ..rules.claims import is_open
from ..rules.codes import CARDS, COLORS, NONE, UNKNOWN_PLACE
from .planning import FAR, find_path, find_ways

TICKET_SIGNS = (
    "done",  # the rival's routes join its cities
    "share",  # the part of its way that is laid
    "hopeless",  # the rival has not the wagons for it, or no way is left
    "ends",  # its cities that the rival's routes reach, of two
    "fit",  # the part of the rival's wagons that lie on its way
    "cards",  # the part of what its way lacks that cards known in the rival's hand can pay
    "load",  # wagons that it lacks, of those the rival has left
    "points",
    "long",  # it comes from a deck of which tickets are dealt at the start only
)
"""What is said of a ticket and a rival; the numbers of signs are their places here."""
DONE, SHARE, HOPELESS, ENDS, FIT, KNOWN_CARDS, LOAD, POINTS, LONG = range(len(TICKET_SIGNS))

RIVAL_SIGNS = (
    "laid",  # the part of its wagons that it has laid
    "turns",
    "hand",
    "known",  # the part of its hand that all have seen
    "tickets",
    "length",  # of its routes, on average
    "whole",  # the part of its wagons in its greatest network
    "covered",  # of the unknown tickets, the part that its routes complete
    "begun",  # the share laid of the unknown tickets that are not completed, on average
    "stations",
    "short",  # the part of its wagons on routes of one or two spaces
    "long",  # and on routes of five or more
    "explained",  # how well its routes fit the ticket they fit best
)
"""What is said of a rival."""
(
    LAID,
    TURNS,
    HAND,
    KNOWN_HAND,
    TICKETS_HELD,
    MEAN_LENGTH,
    WHOLE,
    COVERED,
    BEGUN,
    STATIONS_LEFT,
    SHORT_PART,
    LONG_PART,
    EXPLAINED,
) = range(len(RIVAL_SIGNS))

SHORT, LONG_ROUTE = 2, 5
"""Spaces of a short route at most, and of a long one at least."""
NEAR_WAY = 5.0
"""A route that makes a ticket's way this much longer says nothing for the ticket."""
SOME_POINTS, SOME_TURNS, SOME_CARDS, SOME_TICKETS, SOME_LENGTH = 10.0, 40.0, 10.0, 4.0, 4.0
"""What signs are divided by, so that all are of about one size."""


@rule
def measure(board, mind, spans):
    """Wagons of the shortest way between any two cities of the empty board. The mind is scratch."""
    for route in range(board.routes):
        mind.cost[route] = float(board.route[route].length)
    for start in range(board.cities):
        find_ways(board, mind, start, NONE)
        for city in range(board.cities):
            spans[start, city] = mind.distance[city]


@rule
def cost_for_rival(board, v, q, route):
    """Wagons that a route asks of a rival; FAR if it is closed to it."""
    if v.owner[route] == q:
        return 0.0
    if v.owner[route] != NONE:
        a, b = board.route[route].a, board.route[route].b
        return 0.0 if v.station[a] == q or v.station[b] == q else FAR
    return float(board.route[route].length) if is_open(board, v, q, route) else FAR


@rule
def reached_cities(board, v, q):
    """The cities that a rival's routes reach, as bits."""
    reach = 0
    for route in range(board.routes):
        if v.owner[route] == q:
            reach |= 1 << board.route[route].a | 1 << board.route[route].b
    return reach


@rule
def detour(board, spans, ticket, route):
    """By how much a ticket's way grows when it is to go along a route."""
    start, goal = board.ticket[ticket].a, board.ticket[ticket].b
    a, b = board.route[route].a, board.route[route].b
    along = min(spans[start, a] + spans[b, goal], spans[start, b] + spans[a, goal])
    return along + board.route[route].length - spans[start, goal]


@rule
def fit_of(board, v, q, spans, ticket):
    """The part of a rival's wagons that lie on a ticket's way."""
    laid, fitting = 0, 0.0
    for route in range(board.routes):
        if v.owner[route] == q:
            length = board.route[route].length
            laid += length
            fitting += length * max(0.0, 1.0 - detour(board, spans, ticket, route) / NEAR_WAY)
    return fitting / laid if laid > 0 else 0.0


@rule
def payable(board, v, q, mind, ticket):
    """Wagons of the way last found that cards known in the rival's hand can pay."""
    number = 0
    for color in range(COLORS):
        wanted = 0
        city = board.ticket[ticket].b
        while city != board.ticket[ticket].a:
            route = mind.arrival[city]
            if v.owner[route] == NONE and board.fare[board.route[route].fare].color == color:
                wanted += board.route[route].length
            city = board.route[route].a + board.route[route].b - city
        number += min(wanted, v.seat[q].known.card[color])
    return number


@rule
def look_at_ticket(board, v, q, mind, spans, ticket, reach, signs):
    """The signs of one ticket for one rival; what routes cost the rival is in the mind."""
    start, goal = board.ticket[ticket].a, board.ticket[ticket].b
    left = find_path(board, mind, start, goal)
    is_hopeless = left >= FAR or left > v.seat[q].wagons
    is_done = left == 0.0
    share = max(0.0, 1.0 - left / spans[start, goal])
    ends = ((reach >> start & 1) + (reach >> goal & 1)) / 2.0
    fit = fit_of(board, v, q, spans, ticket)
    signs[DONE] = 1.0 if is_done else 0.0
    signs[HOPELESS] = 1.0 if is_hopeless else 0.0
    signs[SHARE] = share
    signs[ENDS] = ends
    signs[FIT] = fit
    signs[KNOWN_CARDS] = 0.0
    signs[LOAD] = 0.0
    if not is_done and not is_hopeless:
        signs[KNOWN_CARDS] = payable(board, v, q, mind, ticket) / left
        signs[LOAD] = left / v.seat[q].wagons
    signs[POINTS] = board.ticket[ticket].points / SOME_POINTS
    signs[LONG] = 1.0 if board.ticket[ticket].deck > 0 else 0.0


@rule
def greatest_network(board, v, q):
    """Wagons of a rival's greatest network."""
    greatest = 0
    for route in range(board.routes):
        if v.owner[route] == q:
            label = v.seat[q].network[board.route[route].a]
            wagons = 0
            for other in range(board.routes):
                if v.owner[other] == q and v.seat[q].network[board.route[other].a] == label:
                    wagons += board.route[other].length
            greatest = max(greatest, wagons)
    return greatest


@rule
def look_at_rival(board, v, q, tickets, signs):
    """The signs of a rival, the signs of all its possible tickets being known."""
    me = v.seat[q]
    laid, routes, short, long = board.wagons - me.wagons, 0, 0, 0
    for route in range(board.routes):
        if v.owner[route] == q:
            length = board.route[route].length
            routes += 1
            short += length if length <= SHORT else 0
            long += length if length >= LONG_ROUTE else 0
    known = 0
    for card in range(CARDS):
        known += me.known.card[card]
    unknown, done, begun, explained = 0, 0.0, 0.0, 0.0
    for ticket in range(board.tickets):
        if v.ticket_place[ticket] == UNKNOWN_PLACE:
            unknown += 1
            done += tickets[ticket, DONE]
            begun += tickets[ticket, SHARE] * (1.0 - tickets[ticket, DONE])
            explained = max(explained, tickets[ticket, FIT])
    signs[LAID] = laid / board.wagons
    signs[TURNS] = v.turns / v.seats / SOME_TURNS
    signs[HAND] = me.hand.total / SOME_CARDS
    signs[KNOWN_HAND] = known / max(1, me.hand.total)
    signs[TICKETS_HELD] = me.tickets / SOME_TICKETS
    signs[MEAN_LENGTH] = laid / max(1, routes) / SOME_LENGTH
    signs[WHOLE] = greatest_network(board, v, q) / max(1, laid)
    signs[COVERED] = done / max(1, unknown)
    signs[BEGUN] = begun / max(1.0, unknown - done)
    signs[STATIONS_LEFT] = me.stations / max(1, board.stations)
    signs[SHORT_PART] = short / max(1, laid)
    signs[LONG_PART] = long / max(1, laid)
    signs[EXPLAINED] = explained


@entry
def look(
    boards: Any, views: Any, p: int, minds: Any, spans: Any, tickets: Any, rivals: Any
) -> None:
    """What seat `p` sees: the signs `tickets[rival, ticket]` of every unknown ticket and the signs
    `rivals[rival]`. The mind and the spans are scratch."""
    board, v, mind = boards[0], views[0], minds[0]
    measure(board, mind, spans)
    for q in range(v.seats):
        if q != p:
            for route in range(board.routes):
                mind.cost[route] = cost_for_rival(board, v, q, route)
            reach = reached_cities(board, v, q)
            for ticket in range(board.tickets):
                if v.ticket_place[ticket] == UNKNOWN_PLACE:
                    look_at_ticket(board, v, q, mind, spans, ticket, reach, tickets[q, ticket])
            look_at_rival(board, v, q, tickets[q], rivals[q])
