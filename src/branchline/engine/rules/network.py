"""Connection and the longest continuous path."""

from ..backend import rule
from .codes import NONE

END = 2  # in `odd`: an odd city that is an end of the trail
FREE, DROPPED, FOREIGN = 0, -1, -2  # in `mark`; above zero: kept, as dropping it was tried
FAR = 99  # more than any route is long


@rule
def join(board, network, a, b):
    """The networks of two cities become one."""
    old, new = network[a], network[b]
    if old != new:
        for city in range(board.cities):
            network[city] = new if network[city] == old else network[city]


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
        s.mark[route] = FOREIGN
        if s.owner[route] == p:
            s.mark[route] = FREE
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
    net = heaviest_network(board, s)
    while s.reach[net] > best:
        best = drop_routes(board, s, p, net, best)
        s.reach[net] = 0
        net = heaviest_network(board, s)
    return best


@rule
def heaviest_network(board, s):
    """The network that holds most wagons."""
    heaviest = 0
    for net in range(board.cities):
        if s.reach[net] > s.reach[heaviest]:
            heaviest = net
    return heaviest


@rule
def drop_routes(board, s, p, net, best):
    """The longest of `best` and the seat's trails in `net`, by depth-first search: each level takes
    an odd city and tries without each of its routes in turn, then with all of them, as an end."""
    odd, left, ends, depth = s.odd_in[net], s.reach[net], 0, 0
    list_cities(board, s, p, net)
    s.at[0], s.branch[0] = odd_city(board, s, ends, left - best), 0
    while True:
        city, k = s.at[depth], s.branch[depth]
        s.branch[depth] += 1
        s.dropped[depth] = NONE
        if city != NONE and k <= board.city[city].degree:
            if k == board.city[city].degree:
                if ends == 2:
                    continue
                s.odd[city] = END
                ends += 1
            else:
                route = board.city[city].route[k]
                if s.mark[route] != FREE:
                    continue
                s.mark[route] = DROPPED
                s.dropped[depth] = route
                left -= board.route[route].length
                odd += flip(s, board.route[route].a) + flip(s, board.route[route].b)
            depth += 1
            s.at[depth], s.branch[depth] = NONE, 0
            if odd > 2:
                s.at[depth] = odd_city(board, s, ends, left - best)
            elif left > best:
                best = max(best, heaviest_part(board, s, p, net))
        else:
            if city != NONE:
                for i in range(board.city[city].degree):
                    if s.mark[board.city[city].route[i]] == depth + 1:
                        s.mark[board.city[city].route[i]] = FREE
            depth -= 1
            if depth < 0:
                return best
            route = s.dropped[depth]
            if route == NONE:
                s.odd[s.at[depth]] = 1
                ends -= 1
            else:
                s.mark[route] = depth + 1
                left += board.route[route].length
                odd += flip(s, board.route[route].a) + flip(s, board.route[route].b)


@rule
def list_cities(board, s, p, net):
    """List the cities of a network."""
    network = s.seat[p].network
    s.inside_count = 0
    for city in range(board.cities):
        if network[city] == net:
            s.inside[s.inside_count] = city
            s.inside_count += 1


@rule
def flip(s, city):
    """Even becomes odd, odd even; by how much that changes the number of odd cities."""
    s.odd[city] ^= 1
    return 1 if s.odd[city] else -1


@rule
def odd_city(board, s, ends, spare):
    """The odd city with the fewest routes left to drop, then the least to lose, ends left out; NONE
    if the routes still to be dropped are as long as `spare`.

    Every odd city but the ends loses a route. A route serves two of them only if it joins them, so
    at least half the length of such a route, or the whole of another, is lost for each.
    """
    choice, first = NONE, FAR * FAR
    twice, dearest, second = 0, 0, 0
    for i in range(s.inside_count):
        city = s.inside[i]
        if s.odd[city] == 1:
            routes, cheapest = 0, FAR
            for k in range(board.city[city].degree):
                route = board.city[city].route[k]
                other = board.route[route].a + board.route[route].b - city
                cost = board.route[route].length * (1 if s.odd[other] == 1 else 2)
                if s.mark[route] == FREE:
                    routes += 1
                    cheapest = min(cheapest, cost)
            rank = routes * FAR + cheapest
            if rank < first:
                choice, first = city, rank
            twice += cheapest
            second = max(second, min(dearest, cheapest))
            dearest = max(dearest, cheapest)
    if ends < 2:
        twice -= dearest
    if ends < 1:
        twice -= second
    return choice if twice < 2 * spare else NONE


@rule
def heaviest_part(board, s, p, net):
    """Wagons in the heaviest connected part of the network without the dropped routes."""
    for city in range(board.cities):
        s.part[city] = city
        s.weight[city] = 0
    network = s.seat[p].network
    best = 0
    for i in range(s.mine_count):
        route = board.route[s.mine[i]]
        if s.mark[s.mine[i]] != DROPPED and network[route.a] == net:
            old, new = s.part[route.a], s.part[route.b]
            if old != new:
                join(board, s.part, route.a, route.b)
                s.weight[new] += s.weight[old]
            s.weight[new] += route.length
            best = max(best, s.weight[new])
    return best
