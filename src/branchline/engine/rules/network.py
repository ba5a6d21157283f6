"""Connection and the longest continuous path."""

from ..backend import rule
from .codes import NONE

ENDS = 2  # a trail has at most two ends, the only cities that may be odd
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
    trail = s.trail
    list_routes(board, s, p)
    best = 0
    for net in range(board.cities):
        if trail.odd_in[net] <= ENDS:
            best = max(best, trail.wagons_in[net])
    net = heaviest_network(board, trail)
    while trail.wagons_in[net] > best:
        best = drop_routes(board, s, p, net, best)
        trail.wagons_in[net] = 0
        net = heaviest_network(board, trail)
    return best


@rule
def list_routes(board, s, p):
    """List the seat's routes, find its odd cities, and weigh its networks."""
    trail, network = s.trail, s.seat[p].network
    for city in range(board.cities):
        trail.odd[city] = 0
        trail.odd_in[city] = 0
        trail.wagons_in[city] = 0
    trail.routes = 0
    for route in range(board.routes):
        trail.mark[route] = FOREIGN
        if s.owner[route] == p:
            trail.mark[route] = FREE
            trail.route[trail.routes] = route
            trail.routes += 1
            a, b = board.route[route].a, board.route[route].b
            trail.odd[a] ^= 1
            trail.odd[b] ^= 1
            trail.wagons_in[network[a]] += board.route[route].length
    for city in range(board.cities):
        trail.odd_in[network[city]] += trail.odd[city]


@rule
def heaviest_network(board, trail):
    """The network that holds most wagons."""
    heaviest = 0
    for net in range(board.cities):
        if trail.wagons_in[net] > trail.wagons_in[heaviest]:
            heaviest = net
    return heaviest


@rule
def drop_routes(board, s, p, net, best):
    """The longest of `best` and the seat's trails in `net`, by depth-first search: each level takes
    an odd city and tries without each of its routes in turn, then with all of them, as an end."""
    trail = s.trail
    list_cities(board, s, p, net)
    trail.odd_cities = trail.odd_in[net]
    trail.wagons = trail.wagons_in[net]
    trail.ends = 0
    trail.depth = 0
    best = begin_level(board, s, p, net, best)
    while True:
        if try_next(board, trail):
            trail.depth += 1
            best = begin_level(board, s, p, net, best)
        else:
            free_tried(board, trail)
            if trail.depth == 0:
                return best
            trail.depth -= 1
            take_back(board, trail)


@rule
def begin_level(board, s, p, net, best):
    """Choose the city of a new level. Where few enough cities are odd, there is none to choose, and
    what is left is a trail: the longest of it and `best` is returned."""
    trail = s.trail
    level = trail.level[trail.depth]
    level.city = NONE
    level.branch = 0
    if trail.odd_cities > ENDS:
        level.city = odd_city(board, trail, trail.wagons - best)
    elif trail.wagons > best:
        best = max(best, heaviest_part(board, s, p, net))
    return best


@rule
def try_next(board, trail):
    """Drop the next free route of the level's city, or, after the last, make the city an end; False
    if nothing is left to try."""
    level = trail.level[trail.depth]
    if level.city == NONE:
        return False
    city = board.city[level.city]
    while level.branch < city.degree:
        route = city.route[level.branch]
        level.branch += 1
        if trail.mark[route] == FREE:
            level.dropped = route
            trail.mark[route] = DROPPED
            trail.wagons -= board.route[route].length
            flip_ends(board, trail, route)
            return True
    if level.branch > city.degree or trail.ends == ENDS:
        return False
    level.branch += 1
    level.dropped = NONE
    trail.odd[level.city] = END
    trail.ends += 1
    return True


@rule
def take_back(board, trail):
    """Undo what the level tried last. A route that is not dropped now is kept for the rest of the
    level, so that no set of routes is dropped twice."""
    level = trail.level[trail.depth]
    if level.dropped == NONE:
        trail.odd[level.city] = 1
        trail.ends -= 1
    else:
        trail.mark[level.dropped] = trail.depth + 1
        trail.wagons += board.route[level.dropped].length
        flip_ends(board, trail, level.dropped)


@rule
def free_tried(board, trail):
    """The routes that this level kept may be dropped again elsewhere."""
    level = trail.level[trail.depth]
    if level.city != NONE:
        city = board.city[level.city]
        for i in range(city.degree):
            if trail.mark[city.route[i]] == trail.depth + 1:
                trail.mark[city.route[i]] = FREE


@rule
def list_cities(board, s, p, net):
    """List the cities of a network."""
    trail, network = s.trail, s.seat[p].network
    trail.cities = 0
    for city in range(board.cities):
        if network[city] == net:
            trail.city[trail.cities] = city
            trail.cities += 1


@rule
def flip_ends(board, trail, route):
    """At both ends of a route even becomes odd, and odd even."""
    flip(trail, board.route[route].a)
    flip(trail, board.route[route].b)


@rule
def flip(trail, city):
    """An even city becomes odd, an odd one even."""
    trail.odd[city] ^= 1
    trail.odd_cities += 1 if trail.odd[city] else -1


@rule
def odd_city(board, trail, spare):
    """The odd city with the fewest routes left to drop, then the least to lose, ends left out; NONE
    if the routes still to be dropped are as long as `spare`.

    Every odd city but the ends loses a route. A route serves two of them only if it joins them, so
    at least half the length of such a route, or the whole of another, is lost for each.
    """
    choice, first = NONE, FAR * FAR
    twice, dearest, second = 0, 0, 0
    for i in range(trail.cities):
        city = trail.city[i]
        if trail.odd[city] == 1:
            routes, cheapest = 0, FAR
            for k in range(board.city[city].degree):
                route = board.city[city].route[k]
                other = board.route[route].a + board.route[route].b - city
                cost = board.route[route].length * (1 if trail.odd[other] == 1 else 2)
                if trail.mark[route] == FREE:
                    routes += 1
                    cheapest = min(cheapest, cost)
            rank = routes * FAR + cheapest
            if rank < first:
                choice, first = city, rank
            twice += cheapest
            second = max(second, min(dearest, cheapest))
            dearest = max(dearest, cheapest)
    if trail.ends < ENDS:
        twice -= dearest
    if trail.ends < ENDS - 1:
        twice -= second
    return choice if twice < 2 * spare else NONE


@rule
def heaviest_part(board, s, p, net):
    """Wagons in the heaviest connected part of the network without the dropped routes."""
    trail, network = s.trail, s.seat[p].network
    for city in range(board.cities):
        trail.part[city] = city
        trail.part_wagons[city] = 0
    best = 0
    for i in range(trail.routes):
        route = board.route[trail.route[i]]
        if trail.mark[trail.route[i]] != DROPPED and network[route.a] == net:
            old, new = trail.part[route.a], trail.part[route.b]
            if old != new:
                join(board, trail.part, route.a, route.b)
                trail.part_wagons[new] += trail.part_wagons[old]
            trail.part_wagons[new] += route.length
            best = max(best, trail.part_wagons[new])
    return best
