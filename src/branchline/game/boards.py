"""From an edition to the board record that the rulebook reads."""

from collections import defaultdict
from typing import Any

from branchline import limits
from branchline.editions.complaints import Complaints
from branchline.editions.edition import (
    BONUS_KINDS,
    CARDS,
    COLORS,
    GRAY,
    LOCOMOTIVE,
    TIE_BREAKS,
    Edition,
    Route,
    Rules,
)
from branchline.engine.rules import codes, records
from branchline.errors import BadEdition

Fare = tuple[int, int, int, int, int]
"""Kind, color, length, icons, exchange."""


def fare_of(route: Route, rules: Rules) -> Fare:
    """How a route is paid; routes alike in this are of one fare."""
    color = (*COLORS, GRAY).index(route.color)
    if route.exchange:
        kind = codes.EXCHANGE_FARE
    elif route.locomotives:
        kind = {
            "none": codes.FERRY_FARE,
            "any_three": codes.TRIPLES_FARE,
            "pair": codes.PAIRS_FARE,
        }[rules.ferry_substitute]
    elif route.tunnel or rules.locomotives_wild == "everywhere":
        kind = codes.WILD_FARE
    else:
        kind = codes.PLAIN_FARE
    return kind, color, route.length, route.locomotives, route.exchange


def make_board(edition: Edition, rules: Rules, new_record: Any = records.new_record) -> Any:
    """The board record of an edition under `rules`, which may differ from it in the switches."""
    board = new_record(records.BOARD)
    _set_parameters(board, edition, rules)
    _set_cities(board, edition)
    _set_routes(board, edition, rules)
    _set_tickets(board, edition)
    _set_bonuses(board, edition, rules)
    return board


def _set_parameters(board: Any, edition: Edition, rules: Rules) -> None:
    board.wagons = rules.wagons
    board.starting_hand = rules.starting_hand
    board.market_reset = rules.market_reset
    board.face_up_locomotive_ends_draw = int(rules.face_up_locomotive_ends_draw)
    board.may_stop_after_one = int(rules.may_stop_after_one)
    board.market_alone_suffices = int(rules.market_alone_suffices)
    board.stacking = int(rules.nordic_ferry_stacking)
    board.tunnel_cards = rules.tunnel_cards
    board.stations = rules.stations
    board.station_points = rules.station_points
    board.keep_first = rules.keep_first
    board.keep_later = rules.keep_later
    board.first_rejects_out = int(rules.first_rejects == "out")
    board.later_rejects_out = int(rules.later_rejects == "out")
    board.last_round_wagons = rules.last_round_wagons
    board.turn_limit = rules.turn_limit
    for index in range(len(CARDS)):
        board.deck.card[index] = rules.color_cards
    board.deck.card[CARDS.index(LOCOMOTIVE)] = rules.locomotive_cards
    board.deck.total = rules.color_cards * len(COLORS) + rules.locomotive_cards
    for length, points in rules.points.items():
        if length <= limits.LENGTH:
            board.points[length] = points
    for seats in range(limits.SEATS + 1):
        board.quota[seats][1] = 1
        for size, by_seats in rules.parallel_routes.items():
            board.quota[seats][size] = by_seats.get(seats, 1)
    board.tie_breaks = len(rules.tie_breaks)
    for index, name in enumerate(rules.tie_breaks):
        board.tie_break[index] = list(TIE_BREAKS).index(name)
    board.ticket_decks = len(edition.ticket_decks)
    board.later_deal = edition.ticket_decks[0].later_deal
    for index, deck in enumerate(edition.ticket_decks):
        board.first_deal[index] = deck.first_deal


def _set_cities(board: Any, edition: Edition) -> None:
    countries = sorted({city.country for city in edition.cities})
    board.cities = len(edition.cities)
    for index, city in enumerate(edition.cities):
        board.city[index].country = countries.index(city.country)
        board.city[index].arctic = int(city.arctic)
        board.city[index].capital = int(city.capital)


def _set_routes(board: Any, edition: Edition, rules: Rules) -> None:
    cities = {city.id: index for index, city in enumerate(edition.cities)}
    groups: defaultdict[frozenset[str], list[int]] = defaultdict(list)
    fares: defaultdict[Fare, list[int]] = defaultdict(list)
    ranks = sorted(range(len(edition.routes)), key=lambda number: edition.routes[number].id)
    board.routes = len(edition.routes)
    board.longest = max(route.length for route in edition.routes)
    for number, route in enumerate(edition.routes):
        groups[frozenset((route.city_a, route.city_b))].append(number)
        fares[fare_of(route, rules)].append(number)
        target = board.route[number]
        target.a, target.b = cities[route.city_a], cities[route.city_b]
        target.length = route.length
        target.tunnel = int(route.tunnel)
        target.ferry = int(route.locomotives > 0)
        target.draw_bonus = route.draw_bonus
        target.rank = ranks.index(number)
        for city_id in (target.a, target.b):
            city = board.city[city_id]
            city.route[city.degree] = number
            city.degree += 1
    for group in groups.values():
        for number in group:
            mates = [other for other in group if other != number]
            board.route[number].mates = len(mates)
            for index in range(limits.GROUP - 1):
                board.route[number].mate[index] = (*mates, number, number)[index]
    _set_fares(board, fares)


def _set_fares(board: Any, fares: dict[Fare, list[int]]) -> None:
    """Fare 0 is no fare; the special ones come last."""
    if len(fares) >= limits.FARES:
        complaints = Complaints()
        counts = {"found": str(len(fares)), "most": str(limits.FARES - 1)}
        complaints.add("routes.csv", "complaint-fares", **counts)
        raise BadEdition(complaints.found)
    special = (codes.FERRY_FARE, codes.TRIPLES_FARE, codes.PAIRS_FARE, codes.EXCHANGE_FARE)
    filled = 0
    board.fares = 1
    board.first_special = len(fares) + 1
    for fare in sorted(fares, key=lambda fare: (fare[0] in special, fare[2], fare)):
        number = int(board.fares)
        kind, color, length, icons, exchange = fare
        target = board.fare[number]
        target.kind, target.color, target.length = kind, color, length
        target.icons, target.exchange = icons, exchange
        target.first = filled
        for route in fares[fare]:
            board.fare_route[filled] = route
            board.route[route].fare = number
            filled += 1
        target.last = filled
        if kind == codes.WILD_FARE:
            board.wild[length][color] = number
            board.has_wild[length] = 1
        elif kind == codes.PLAIN_FARE:
            board.plain[length][color] = number
            board.has_plain[length] = 1
        elif number < board.first_special:
            board.first_special = number
        board.fares = number + 1


def _set_tickets(board: Any, edition: Edition) -> None:
    cities = {city.id: index for index, city in enumerate(edition.cities)}
    decks = [deck.name for deck in edition.ticket_decks]
    board.tickets = len(edition.tickets)
    for index, ticket in enumerate(edition.tickets):
        target = board.ticket[index]
        target.a, target.b = cities[ticket.city_a], cities[ticket.city_b]
        target.points = ticket.points
        target.deck = decks.index(ticket.deck)


def _set_bonuses(board: Any, edition: Edition, rules: Rules) -> None:
    countries = sorted({city.country for city in edition.cities})
    board.bonuses = len(edition.bonuses)
    board.bonuses_shown = rules.bonuses_shown
    for index, bonus in enumerate(edition.bonuses):
        target = board.bonus[index]
        target.kind = list(BONUS_KINDS).index(bonus.kind)
        target.points = bonus.points
        target.limit = bonus.limit
        target.country = countries.index(bonus.country) if bonus.country else codes.NONE
