"""Which routes a seat's stations borrow at the end (R-EU-STA-5 to 9).

All assignments of one foreign route or none to each station are tried. Two routes that lead from a
station to the same network serve alike, so only the alphabetically first is tried.
"""

from ..backend import rule
from .codes import NONE

COUNT_BITS = 8
"""In a gain: the number of tickets takes this many low bits, their points the others."""


@rule
def linked(s, label, links):
    """The network a label belongs to once the routes of the first `links` stations join some."""
    stations = s.borrowing.station
    for i in range(links):
        if label == stations[i].here:
            label = stations[i].there
    return label


@rule
def list_failed(board, s, p):
    """List the seat's tickets that its own routes do not complete."""
    borrowing = s.borrowing
    borrowing.failures = 0
    for ticket in range(board.tickets):
        if s.ticket_place[ticket] == p and not is_completed(board, s, p, ticket, 0):
            borrowing.failed[borrowing.failures] = ticket
            borrowing.failures += 1


@rule
def ticket_gain(board, s, p, links):
    """Points of the failed tickets that the borrowed routes complete, and how many those are, as
    one number to compare."""
    borrowing = s.borrowing
    points, tickets = 0, 0
    for i in range(borrowing.failures):
        if is_completed(board, s, p, borrowing.failed[i], links):
            points += board.ticket[borrowing.failed[i]].points
            tickets += 1
    return points << COUNT_BITS | tickets


@rule
def list_tried(board, borrowing, stations):
    """List the routes that the stations try to borrow, in alphabetical order."""
    listed = borrowing.listed
    borrowing.length = 0
    for i in range(stations):
        route = borrowing.station[i].route
        if route != NONE:
            at = borrowing.length
            while at > 0 and board.route[listed[at - 1]].rank > board.route[route].rank:
                listed[at] = listed[at - 1]
                at -= 1
            listed[at] = route
            borrowing.length += 1


@rule
def is_better_list(board, borrowing, me):
    """Whether the routes listed are fewer than the best so far, or alphabetically earlier."""
    if borrowing.length != me.borrows:
        return borrowing.length < me.borrows
    for i in range(borrowing.length):
        tried, best = board.route[borrowing.listed[i]].rank, board.route[me.borrowed[i]].rank
        if tried != best:
            return tried < best
    return False


@rule
def keep_list(borrowing, me):
    """The routes listed are the best so far."""
    me.borrows = borrowing.length
    for i in range(borrowing.length):
        me.borrowed[i] = borrowing.listed[i]


@rule
def is_first_of_network(board, s, p, city, k, links):
    """Whether route number `k` of the city is a foreign one that leads to another network of the
    seat, the alphabetically first of those that lead there."""
    route = board.city[city].route[k]
    if s.owner[route] == NONE or s.owner[route] == p:
        return False
    network = s.seat[p].network
    here = linked(s, network[city], links)
    there = linked(s, network[board.route[route].a + board.route[route].b - city], links)
    if here == there:
        return False
    for i in range(board.city[city].degree):
        other = board.city[city].route[i]
        if s.owner[other] != NONE and s.owner[other] != p:
            if board.route[other].rank < board.route[route].rank:
                far = network[board.route[other].a + board.route[other].b - city]
                if linked(s, far, links) == there:
                    return False
    return True


@rule
def list_stations(board, s, p):
    """List the seat's stations; returns how many."""
    stations = 0
    for city in range(board.cities):
        if s.station[city] == p:
            s.borrowing.station[stations].city = city
            s.borrowing.station[stations].branch = 0
            stations += 1
    return stations


@rule
def borrow_routes(board, s, p):
    """Choose the routes to borrow, leave them in `borrowed`, and join their ends so that `linked`
    sees them; returns the number of links."""
    me, borrowing = s.seat[p], s.borrowing
    me.borrows = 0
    stations = list_stations(board, s, p)
    if stations > 0:
        list_failed(board, s, p)
    if stations == 0 or borrowing.failures == 0:
        return 0
    best = 0
    depth = 0
    while depth >= 0:
        if depth == stations:
            gain = ticket_gain(board, s, p, stations)
            if gain >= best:
                list_tried(board, borrowing, stations)
                if gain > best or is_better_list(board, borrowing, me):
                    best = gain
                    keep_list(borrowing, me)
            depth -= 1
        elif try_next(board, s, p, depth):
            depth += 1
        else:
            borrowing.station[depth].branch = 0
            depth -= 1
    for i in range(me.borrows):
        link(board, s, p, i, me.borrowed[i], board.route[me.borrowed[i]].a)
    return me.borrows


@rule
def try_next(board, s, p, index):
    """Let station number `index` borrow its next route, after the last none at all; False if all
    was tried."""
    station = s.borrowing.station[index]
    city = board.city[station.city]
    while station.branch < city.degree:
        branch = station.branch
        station.branch += 1
        if is_first_of_network(board, s, p, station.city, branch, index):
            link(board, s, p, index, city.route[branch], station.city)
            return True
    if station.branch > city.degree:
        return False
    station.branch += 1
    link(board, s, p, index, NONE, station.city)
    return True


@rule
def link(board, s, p, index, route, city):
    """Note that station number `index` borrows the route, or none."""
    network = s.seat[p].network
    station = s.borrowing.station[index]
    station.route = route
    station.here = linked(s, network[city], index)
    station.there = station.here
    if route != NONE:
        far = network[board.route[route].a + board.route[route].b - city]
        station.there = linked(s, far, index)


@rule
def is_completed(board, s, p, ticket, links):
    """Whether the ticket's cities lie in one network of the seat (R-ALL-TIC-9)."""
    network = s.seat[p].network
    a, b = network[board.ticket[ticket].a], network[board.ticket[ticket].b]
    return linked(s, a, links) == linked(s, b, links)
