"""Which routes a seat means to claim: the cheapest connection of its tickets.

Tickets are joined one after another, the most valuable first; routes already planned cost nothing,
so that tickets share their way. Where a rival holds a route, a station may borrow it.
"""

from ..backend import rule
from ..rules.borrowing import is_completed
from ..rules.claims import is_open
from ..rules.codes import (
    ARCTIC_ROUTES,
    COUNTRY_ROUTES,
    EXCHANGE_FARE,
    FERRIES,
    GRAY,
    NONE,
    SHORT_ROUTES,
)
from ..rules.payments import most_of_a_color
from ..rules.scoring import counts_route
from .needs import cards_for

FAR = 1e9
"""The cost of a route that cannot be had, and of the way to a city not reached."""
EXCHANGE_COST = 3.0
"""What an exchange adds to the cost of a route."""
LEAST_COST = 0.25
"""A route to be claimed costs this at least: no cost may be below nothing, or paths would run in
circles, and the seat's own routes, which cost nothing, stay the cheapest."""
RETHOUGHT = 8
"""Turns of a seat after which a plan that goes by its cards is made anew."""
STATION_CHOICES = 8
"""More than the stations a seat can have left."""
PURPOSES, PERIODS = 1024, 16
"""`purpose` counts tickets and stations below the first number, and above it the periods of
RETHOUGHT turns, which begin anew after this many, so that a small field holds it."""
BORROWED_COST = 0.5
"""A rival's route at one of the seat's stations."""
LEAST_BORROWING = 1.5
"""A rival's route that a station could still borrow costs this at least: more than any that can be
used already, and never less than nothing, or paths would run in circles."""


@rule
def price_fares(board, s, p, mind):
    """What free routes of each fare cost a path, but for what is hard about them."""
    weights = mind.weights
    hand = s.seat[p].hand
    most = most_of_a_color(hand)
    for number in range(board.fares):
        fare = board.fare[number]
        cost = fare.length + weights.path_route - weights.path_point * board.points[fare.length]
        if fare.color == GRAY:
            cost -= weights.path_gray
        if fare.kind == EXCHANGE_FARE:
            cost += EXCHANGE_COST
        if weights.path_card != 0:
            cost -= weights.path_card * cards_for(hand, most, fare)
        mind.fare_price[number] = cost


@rule
def route_cost(board, s, p, mind, route):
    """What a route costs a path, once its fare is priced; FAR if it cannot be had."""
    weights = mind.weights
    owner = s.owner[route]
    if owner == p:
        return 0.0
    place = board.route[route]
    if owner != NONE:
        if s.station[place.a] == p or s.station[place.b] == p:
            return BORROWED_COST
        return max(LEAST_BORROWING, weights.path_station) if s.seat[p].stations > 0 else FAR
    if s.seat[p].wagons < place.length or not is_open(board, s, p, route):
        return FAR
    hard = weights.path_hard * (board.fare[place.fare].icons + place.tunnel)
    return max(LEAST_COST, mind.fare_price[place.fare] + hard)


@rule
def find_path(board, mind, start, goal):
    """Cheapest way between two cities; leaves the arrivals, returns the cost."""
    find_ways(board, mind, start, goal)
    return mind.distance[goal]


@rule
def find_ways(board, mind, start, goal):
    """Cheapest ways from a city (Dijkstra), until the way to the goal is found; NONE: all ways.
    Leaves the arrivals and the distances of the cities on the way. What is no nearer than the goal
    is known to be is left out."""
    for city in range(board.cities):
        mind.distance[city] = FAR
    mind.distance[start] = 0.0
    mind.reached[0] = start
    first, end = 0, 1
    most = FAR
    while first < end:
        here = mind.reached[first]
        first += 1
        if here == goal:
            break
        so_far = mind.distance[here]
        for i in range(board.city[here].degree):
            route = board.city[here].route[i]
            cost = so_far + mind.cost[route]
            if cost < most:
                there = board.route[route].a + board.route[route].b - here
                before = mind.distance[there]
                if cost < before:
                    at = end if before == FAR else place_of(mind, there, end)
                    end += 1 if before == FAR else 0
                    mind.distance[there] = cost
                    mind.arrival[there] = route
                    move_forward(mind, there, first, at)
                    if there == goal:
                        most = cost


@rule
def place_of(mind, city, end):
    """Where a city is among those reached."""
    at = end - 1
    while mind.reached[at] != city:
        at -= 1
    return at


@rule
def move_forward(mind, city, first, at):
    """Put a city from a place among those reached to where it belongs: the nearest come first; of
    equals, those of smaller numbers."""
    distance = mind.distance[city]
    while at > first:
        other = mind.reached[at - 1]
        farther = mind.distance[other] - distance
        if farther < 0 or (farther == 0 and other < city):
            break
        mind.reached[at] = other
        at -= 1
    mind.reached[at] = city


@rule
def plan_ticket(board, s, p, mind, ticket):
    """Add the way of one ticket to the plan; False if it cannot be had."""
    start, goal = board.ticket[ticket].a, board.ticket[ticket].b
    if find_path(board, mind, start, goal) >= FAR:
        return False
    wagons, borrowed = 0, 0
    city = goal
    while city != start:
        route = mind.arrival[city]
        if s.owner[route] == NONE and not mind.planned[route]:
            wagons += board.route[route].length
        elif s.owner[route] != p and s.owner[route] != NONE and mind.cost[route] > BORROWED_COST:
            borrowed += 1
        city = board.route[route].a + board.route[route].b - city
    me = s.seat[p]
    if mind.plan_wagons + wagons > me.wagons - mind.weights.reserve:
        return False
    if mind.borrowed + borrowed > me.stations:
        return False
    city = goal
    while city != start:
        route = mind.arrival[city]
        there = board.route[route].a + board.route[route].b - city
        take_into_plan(board, s, p, mind, route, city, ticket)
        city = there
    return True


@rule
def take_into_plan(board, s, p, mind, route, city, ticket):
    """Plan to claim a free route, or to borrow a rival's by a station."""
    owner = s.owner[route]
    if owner == NONE and not mind.planned[route]:
        mind.planned[route] = 1
        mind.target[mind.targets] = route
        mind.targets += 1
        mind.plan_wagons += board.route[route].length
        mind.plan_routes += 1
    elif owner != NONE and owner != p and mind.cost[route] > BORROWED_COST:
        mind.borrowed += 1
        far = board.route[route].a + board.route[route].b - city
        mind.station_city = city if s.station[city] == NONE else far
        mind.station_points += board.ticket[ticket].points
    if mind.cost[route] > 0:
        mind.taken[mind.takes] = route
        mind.takes += 1
        mind.cost[route] = 0.0


@rule
def bonus_of(board, s, route):
    """Points of the face-up bonuses that a route counts for."""
    points = 0
    for number in range(board.bonuses):
        if s.bonus_shown[number]:
            bonus = board.bonus[number]
            kind = bonus.kind
            is_for_routes = kind == SHORT_ROUTES or kind == ARCTIC_ROUTES
            is_for_routes = is_for_routes or kind == FERRIES or kind == COUNTRY_ROUTES
            if is_for_routes and counts_route(board, route, bonus):
                points += bonus.points
    return points


@rule
def survey(board, s, p, mind):
    """What every route costs a path, and, the first time, what bonuses it counts for."""
    price_fares(board, s, p, mind)
    for route in range(board.routes):
        mind.price[route] = route_cost(board, s, p, mind, route)
    if mind.weights.bonus > 0 and not mind.knows_bonuses:
        mind.knows_bonuses = 1
        mind.most_bonus = 0
        for route in range(board.routes):
            mind.bonus[route] = bonus_of(board, s, route)
            mind.most_bonus = max(mind.most_bonus, mind.bonus[route])


@rule
def clear_plan(board, mind):
    """No plan, on the routes last surveyed."""
    for route in range(board.routes):
        mind.planned[route] = 0
        mind.cost[route] = mind.price[route]
    mind.takes = 0
    mind.targets = 0
    mind.plan_wagons = 0
    mind.plan_routes = 0
    mind.plan_points = 0
    mind.doomed_points = 0
    mind.borrowed = 0
    mind.station_city = NONE
    mind.station_points = 0


@rule
def put_on_agenda(board, mind, ticket, choice):
    """Put a ticket on the agenda, the most valuable first."""
    at = mind.agenda_length
    while at > 0 and goes_before(board, ticket, mind.agenda[at - 1]):
        mind.agenda[at] = mind.agenda[at - 1]
        mind.choice[at] = mind.choice[at - 1]
        at -= 1
    mind.agenda[at] = ticket
    mind.choice[at] = choice
    mind.agenda_length += 1


@rule
def goes_before(board, ticket, other):
    """Whether a ticket is planned for before another; of equals, that of the smaller number."""
    more = board.ticket[ticket].points - board.ticket[other].points
    return more > 0 or (more == 0 and ticket < other)


@rule
def begin_agenda(board, s, p, mind):
    """Begin an agenda with the tickets that the seat holds and has not finished, unless it ignores
    them."""
    mind.agenda_length = 0
    if mind.weights.ignore > 0:
        return
    for ticket in range(board.tickets):
        if s.ticket_place[ticket] == p and not is_completed(board, s, p, ticket, 0):
            put_on_agenda(board, mind, ticket, 0)


@rule
def add_offered(board, s, p, mind):
    """Put the offered tickets on the agenda, each as a choice; note those that are done already."""
    mind.done = 0
    me = s.seat[p]
    for i in range(me.offered):
        if is_completed(board, s, p, me.offer[i], 0):
            mind.done |= 1 << i
        else:
            put_on_agenda(board, mind, me.offer[i], 1 << i)


@rule
def plan_agenda(board, s, p, mind, begin, chosen):
    """Plan for the agenda from place `begin` on; of its choices, for those chosen. Before each of
    these the plan so far is marked."""
    for i in range(begin, mind.agenda_length):
        if mind.choice[i] != 0:
            mark_plan(mind, i)
        if mind.choice[i] == 0 or mind.choice[i] & chosen:
            ticket = mind.agenda[i]
            if plan_ticket(board, s, p, mind, ticket):
                mind.plan_points += board.ticket[ticket].points
            else:
                mind.doomed_points += board.ticket[ticket].points


@rule
def mark_plan(mind, place):
    """Remember the plan as it is before the ticket at a place of the agenda."""
    mark = mind.mark[choices_before(mind, place)]
    mark.takes = mind.takes
    mark.targets = mind.targets
    mark.plan_wagons = mind.plan_wagons
    mark.plan_routes = mind.plan_routes
    mark.plan_points = mind.plan_points
    mark.doomed_points = mind.doomed_points
    mark.borrowed = mind.borrowed
    mark.station_city = mind.station_city
    mark.station_points = mind.station_points


@rule
def rewind_plan(mind, place):
    """Bring back the plan as it was before the ticket at a place of the agenda."""
    mark = mind.mark[choices_before(mind, place)]
    for i in range(mark.takes, mind.takes):
        route = mind.taken[i]
        mind.planned[route] = 0
        mind.cost[route] = mind.price[route]
    mind.takes = mark.takes
    mind.targets = mark.targets
    mind.plan_wagons = mark.plan_wagons
    mind.plan_routes = mark.plan_routes
    mind.plan_points = mark.plan_points
    mind.doomed_points = mark.doomed_points
    mind.borrowed = mark.borrowed
    mind.station_city = mark.station_city
    mind.station_points = mark.station_points


@rule
def choices_before(mind, place):
    """How many tickets before a place of the agenda are choices."""
    number = 0
    for i in range(place):
        if mind.choice[i] != 0:
            number += 1
    return number


@rule
def purpose(s, p, mind):
    """A number, never 0, that changes when the seat gets tickets or builds a station, and every few
    turns where cards in hand move the plan."""
    number = s.seat[p].tickets * STATION_CHOICES + s.seat[p].stations + 1
    if mind.weights.path_card != 0:
        number += PURPOSES * (s.turns // (RETHOUGHT * s.seats) % PERIODS)
    return number


@rule
def plan_holds(board, s, p, mind):
    """Whether the plan can go on: for the same tickets, with every target open and wagons enough.
    Targets that the seat has claimed are dropped."""
    if mind.made_for != purpose(s, p, mind):
        return False
    targets, wagons = 0, 0
    for i in range(mind.targets):
        route = mind.target[i]
        if s.owner[route] == p:
            mind.planned[route] = 0
        elif is_open(board, s, p, route):
            mind.target[targets] = route
            targets += 1
            wagons += board.route[route].length
        else:
            return False
    mind.targets = targets
    mind.plan_wagons = wagons
    return wagons <= s.seat[p].wagons


@rule
def refresh_plan(board, s, p, mind):
    """Make the plan anew if it cannot go on."""
    if not plan_holds(board, s, p, mind):
        mind.made_for = purpose(s, p, mind)
        survey(board, s, p, mind)
        begin_agenda(board, s, p, mind)
        clear_plan(board, mind)
        plan_agenda(board, s, p, mind, 0, 0)
