"""Which routes a seat's stations borrow at the end (R-EU-STA-5 to 9).

All assignments of one foreign route or none to each station are tried. Two routes that lead from a
station to the same network serve alike, so only the alphabetically first is tried.
"""

from ..backend import rule
from .codes import NONE


@rule
def linked(s, label, links):
    """The network a label belongs to once the first `links` borrowed routes join networks; `part`
    holds the two labels of each."""
    for i in range(links):
        if label == s.part[2 * i]:
            label = s.part[2 * i + 1]
    return label


@rule
def list_failed(board, s, p):
    """List the seat's tickets that its own routes do not complete."""
    s.failures = 0
    for ticket in range(board.tickets):
        if s.ticket_place[ticket] == p and not is_completed(board, s, p, ticket, 0):
            s.failed[s.failures] = ticket
            s.failures += 1


@rule
def ticket_gain(board, s, p, links):
    """Points of the failed tickets that the borrowed routes complete, and how many those are, as
    one number to compare."""
    gain = 0
    for i in range(s.failures):
        if is_completed(board, s, p, s.failed[i], links):
            gain += board.ticket[s.failed[i]].points * 256 + 1
    return gain


@rule
def is_better_list(board, s, p, links):
    """Whether the routes under trial make a shorter, then an alphabetically earlier list than the
    best so far; `mine` holds the trial's routes in order afterwards."""
    me = s.seat[p]
    length = 0
    for i in range(links):
        if s.dropped[i] != NONE:
            rank = board.route[s.dropped[i]].rank
            at = length
            while at > 0 and board.route[s.mine[at - 1]].rank > rank:
                s.mine[at] = s.mine[at - 1]
                at -= 1
            s.mine[at] = s.dropped[i]
            length += 1
    s.mine_count = length
    if length != me.borrows:
        return length < me.borrows
    for i in range(length):
        mine, best = board.route[s.mine[i]].rank, board.route[me.borrowed[i]].rank
        if mine != best:
            return mine < best
    return False


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
def borrow_routes(board, s, p):
    """Choose the routes to borrow, leave them in `borrowed`, and join their ends in the scratch so
    that `linked` sees them; returns the number of links."""
    me = s.seat[p]
    stations = 0
    me.borrows = 0
    for city in range(board.cities):
        if s.station[city] == p:
            s.at[stations] = city
            s.branch[stations] = 0
            stations += 1
    if stations > 0:
        list_failed(board, s, p)
    if stations == 0 or s.failures == 0:
        return 0
    best = 0
    depth = 0
    while depth >= 0:
        if depth == stations:
            value = ticket_gain(board, s, p, stations)
            if value > best or (value == best and is_better_list(board, s, p, stations)):
                is_better_list(board, s, p, stations)
                best = value
                me.borrows = s.mine_count
                for i in range(s.mine_count):
                    me.borrowed[i] = s.mine[i]
            depth -= 1
            continue
        city = s.at[depth]
        k = s.branch[depth]
        s.branch[depth] += 1
        if k > board.city[city].degree:
            s.branch[depth] = 0
            depth -= 1
        elif k == board.city[city].degree:
            link(board, s, p, depth, NONE, city)
            depth += 1
        elif is_first_of_network(board, s, p, city, k, depth):
            link(board, s, p, depth, board.city[city].route[k], city)
            depth += 1
    for i in range(me.borrows):
        link(board, s, p, i, me.borrowed[i], board.route[me.borrowed[i]].a)
    return me.borrows


@rule
def link(board, s, p, index, route, city):
    """Note that station number `index` borrows the route, or none."""
    network = s.seat[p].network
    here = linked(s, network[city], index)
    there = here
    if route != NONE:
        there = linked(s, network[board.route[route].a + board.route[route].b - city], index)
    s.dropped[index] = route
    s.part[2 * index] = here
    s.part[2 * index + 1] = there


@rule
def is_completed(board, s, p, ticket, links):
    """Whether the ticket's cities lie in one network of the seat (R-ALL-TIC-9)."""
    network = s.seat[p].network
    a, b = network[board.ticket[ticket].a], network[board.ticket[ticket].b]
    return linked(s, a, links) == linked(s, b, links)
