"""Connection and the longest continuous path."""

from .backend import rule
from .codes import NONE

END = 2  # in `odd`: an odd city that is an end of the trail
DROPPED = -1  # in `mark`: a route left out of the trail


@rule
def join(board, network, a, b):
    """The networks of two cities become one."""
    old, new = network[a], network[b]
    if old != new:
        for city in range(board.cities):
            if network[city] == old:
                network[city] = new


@rule
def longest_path(board, s, p):
    """Most wagons on one trail over the seat's own routes (R-ALL-LNG-1, R-ALL-LNG-2).

    A trail covers a network whole where at most two cities are odd (Euler). Where more are, the
    longest trail is what is left after dropping routes until only two are; its ends keep all
    their routes, or the trail could go on.
    """
    network = s.seat[p].network
    for city in range(board.cities):
        s.odd[city] = 0
        s.odd_in[city] = 0
        s.reach[city] = 0
    s.mine_count = 0
    for route in range(board.routes):
        if s.owner[route] == p:
            s.mark[route] = 0
            s.mine[s.mine_count] = route
            s.mine_count += 1
            a, b = board.route[route].a, board.route[route].b
            s.odd[a] ^= 1
            s.odd[b] ^= 1
            s.reach[network[a]] += board.route[route].length
    for city in range(board.cities):
        s.odd_in[network[city]] += s.odd[city]
    best = 0
    for net in range(board.cities):
        if s.odd_in[net] <= 2:
            best = max(best, s.reach[net])
    for net in range(board.cities):
        if s.odd_in[net] > 2 and s.reach[net] > best:
            best = drop_routes(board, s, p, net, best)
    return best


@rule
def drop_routes(board, s, p, net, best):
    """The longest of `best` and the seat's trails in `net`, by depth-first search: each level takes
    an odd city and tries without each of its routes in turn, then with all of them, as an end."""
    odd, left, ends, depth = s.odd_in[net], s.reach[net], 0, 0
    s.at[0], s.branch[0] = odd_city(board, s, p, net), 0
    while True:
        city, k = s.at[depth], s.branch[depth]
        s.branch[depth] += 1
        s.dropped[depth] = NONE
        degree = board.city[city].degree
        deeper = False
        if odd > 2 and left - (odd // 2 - 1) > best and k <= degree:
            if k == degree:
                if ends < 2:
                    deeper = True
                    s.odd[city] = END
                    ends += 1
            else:
                route = board.city[city].route[k]
                if s.owner[route] == p and s.mark[route] == 0:
                    deeper = True
                    s.mark[route] = DROPPED
                    s.dropped[depth] = route
                    left -= board.route[route].length
                    odd += flip(s, board.route[route].a) + flip(s, board.route[route].b)
            if deeper:
                depth += 1
                s.at[depth], s.branch[depth] = odd_city(board, s, p, net), 0
        else:
            if odd <= 2 and left > best:
                best = max(best, heaviest_part(board, s, p, net))
            for i in range(degree):
                if s.mark[board.city[city].route[i]] == depth + 1:
                    s.mark[board.city[city].route[i]] = 0
            depth -= 1
            if depth < 0:
                return best
            route = s.dropped[depth]
            if route == NONE:
                s.odd[s.at[depth]] = 1
                ends -= 1
            else:
                s.mark[route] = depth + 1  # tried without: keep it from now on
                left += board.route[route].length
                odd += flip(s, board.route[route].a) + flip(s, board.route[route].b)


@rule
def flip(s, city):
    """Even becomes odd, odd even; by how much that changes the number of odd cities."""
    s.odd[city] ^= 1
    return 1 if s.odd[city] else -1


@rule
def odd_city(board, s, p, net):
    """An odd city of the network that is not an end; any city if there is none."""
    for city in range(board.cities):
        if s.odd[city] == 1 and s.seat[p].network[city] == net:
            return city
    return 0


@rule
def heaviest_part(board, s, p, net):
    """Wagons in the heaviest connected part of the network without the dropped routes."""
    for city in range(board.cities):
        s.part[city] = city
        s.weight[city] = 0
    network = s.seat[p].network
    for i in range(s.mine_count):
        route = s.mine[i]
        if s.mark[route] != DROPPED and network[board.route[route].a] == net:
            join(board, s.part, board.route[route].a, board.route[route].b)
    for i in range(s.mine_count):
        route = s.mine[i]
        if s.mark[route] != DROPPED and network[board.route[route].a] == net:
            s.weight[s.part[board.route[route].a]] += board.route[route].length
    best = 0
    for city in range(board.cities):
        best = max(best, s.weight[city])
    return best
