"""Checks of cities, routes and tickets, against each other and against the parameters."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from branchline import limits
from branchline.editions.complaints import Complaints, listing, quote, suggest
from branchline.editions.edition import GRAY
from branchline.editions.rule_checks import check_country
from branchline.editions.settings import FILE, Settings
from branchline.editions.sheets import CityRow, RouteRow, Row, TicketRow

Cities = Sequence[Row[CityRow]]
Routes = Sequence[Row[RouteRow]]
Tickets = Sequence[Row[TicketRow]]


def check_map(
    settings: Settings | None,
    cities: Cities | None,
    routes: Routes | None,
    tickets: Tickets | None,
    complaints: Complaints,
) -> None:
    """Complain about rows; checks that need a file which could not be read are left out."""
    if cities is not None:
        _cities(cities, complaints)
    if cities is not None and settings is not None:
        _countries(cities, settings, complaints)
    if routes is not None:
        _routes(routes, complaints)
    if routes is not None and cities is not None:
        _ends(routes, cities, complaints)
        _network(routes, cities, complaints)
    if routes is not None and settings is not None and settings.rules_are_sound:
        _payments(routes, settings, complaints)
    if tickets is not None:
        _tickets(tickets, complaints)
    if tickets is not None and cities is not None:
        _ends(tickets, cities, complaints)
    if tickets is not None and settings is not None:
        _ticket_decks(tickets, settings, complaints)


def pair(row: RouteRow | TicketRow) -> tuple[str, str]:
    """The two cities in the order that ids name them."""
    return (row.city_a, row.city_b) if row.city_a < row.city_b else (row.city_b, row.city_a)


def groups_of(routes: Routes) -> dict[tuple[str, str], list[Row[RouteRow]]]:
    """The routes by the two cities they join, in row order."""
    groups: dict[tuple[str, str], list[Row[RouteRow]]] = defaultdict(list)
    for row in routes:
        groups[pair(row.value)].append(row)
    return groups


def _cities(cities: Cities, complaints: Complaints) -> None:
    if not 2 <= len(cities) <= limits.CITIES:
        found, most = str(len(cities)), str(limits.CITIES)
        complaints.add("cities.csv", "complaint-cities", found=found, most=most)
    seen: dict[str, int] = {}
    for row in cities:
        first = seen.setdefault(row.value.id, row.line)
        if first != row.line:
            city = quote(row.value.id)
            complaints.add(row.where, "complaint-city-twice", city=city, line=str(first))


def _countries(cities: Cities, settings: Settings, complaints: Complaints) -> None:
    for row in cities:
        check_country(row.value.country, settings, row.where, complaints)


def _ends(rows: Routes | Tickets, cities: Cities, complaints: Complaints) -> None:
    known = {row.value.id for row in cities}
    for row in rows:
        for city in dict.fromkeys((row.value.city_a, row.value.city_b)):
            if city not in known:
                hope = suggest(city, known)
                complaints.add(row.where, "complaint-city", city=quote(city), hope=hope)


def _routes(routes: Routes, complaints: Complaints) -> None:
    if not 1 <= len(routes) <= limits.ROUTES:
        found, most = str(len(routes)), str(limits.ROUTES)
        complaints.add("routes.csv", "complaint-routes", found=found, most=most)
    for row in routes:
        route = row.value
        if route.city_a == route.city_b:
            complaints.add(row.where, "complaint-route-itself", city=quote(route.city_a))
        if route.locomotives > route.length:
            complaints.add(
                row.where,
                "complaint-locomotives",
                locomotives=str(route.locomotives),
                length=str(route.length),
            )
        if route.locomotives and route.tunnel:
            complaints.add(row.where, "complaint-ferry-tunnel")
        if route.exchange:
            if route.exchange < 2:
                complaints.add(
                    row.where,
                    "complaint-exchange",
                    exchange=str(route.exchange),
                    most=str(limits.EXCHANGE),
                )
            if route.color != GRAY or route.tunnel or route.locomotives:
                complaints.add(row.where, "complaint-exchange-gray")
    for group in groups_of(routes).values():
        if len(group) > limits.GROUP:
            complaints.add(
                group[-1].where,
                "complaint-group",
                routes=str(len(group)),
                first=quote(group[0].value.city_a),
                second=quote(group[0].value.city_b),
                most=str(limits.GROUP),
            )


def _network(routes: Routes, cities: Cities, complaints: Complaints) -> None:
    neighbors: dict[str, list[str]] = defaultdict(list)
    for row in routes:
        neighbors[row.value.city_a].append(row.value.city_b)
        neighbors[row.value.city_b].append(row.value.city_a)
    for row in cities:
        degree = len(neighbors[row.value.id])
        if degree == 0:
            complaints.add(row.where, "complaint-no-route", city=quote(row.value.id))
        if degree > limits.DEGREE:
            complaints.add(
                row.where,
                "complaint-degree",
                routes=str(degree),
                city=quote(row.value.id),
                most=str(limits.DEGREE),
            )
    touched = [row.value.id for row in cities if neighbors[row.value.id]]
    reached: set[str] = set()
    waiting = touched[:1]
    while waiting:
        city = waiting.pop()
        if city not in reached:
            reached.add(city)
            waiting += neighbors[city]
    apart = [city for city in touched if city not in reached]
    if apart:
        far = listing(map(quote, apart))
        complaints.add("routes.csv", "complaint-apart", city=quote(touched[0]), far=far)


def _payments(routes: Routes, settings: Settings, complaints: Complaints) -> None:
    rules = settings.rules
    for row in routes:
        route = row.value
        if route.length not in rules.points:
            length = str(route.length)
            complaints.add(row.where, "complaint-no-points", file=FILE, length=length)
        if rules.ferry_substitute == "pair" and route.locomotives and route.color != GRAY:
            complaints.add(row.where, "complaint-pair-gray")
    tunnels_differ = rules.locomotives_wild != "everywhere"
    fares = Counter(
        (fare.color, fare.length, fare.locomotives, fare.exchange, fare.tunnel and tunnels_differ)
        for fare in (row.value for row in routes)
    )
    most_alike = max(fares.values(), default=0)
    if most_alike > limits.FARE_ROUTES:
        found, most = str(most_alike), str(limits.FARE_ROUTES)
        complaints.add("routes.csv", "complaint-alike", found=found, most=most)
    if len(fares) >= limits.FARES:
        found, most = str(len(fares)), str(limits.FARES - 1)
        complaints.add("routes.csv", "complaint-fares", found=found, most=most)
    _open_tracks(routes, settings, complaints)


def _open_tracks(routes: Routes, settings: Settings, complaints: Complaints) -> None:
    rules = settings.rules
    groups = groups_of(routes)
    fewest, most = settings.seats
    for size in sorted({len(group) for group in groups.values()} - {1}):
        quotas = rules.parallel_routes.get(size, {})
        lacking = [seats for seats in range(fewest, most + 1) if seats not in quotas]
        if lacking and size <= limits.GROUP:
            complaints.add(
                f"{FILE} [rules]",
                "complaint-open-tracks",
                size=str(size),
                seats=listing(map(str, lacking)),
            )
    spaces = sum(max(row.value.length for row in group) for group in groups.values())
    needed = rules.wagons - rules.last_round_wagons
    if routes and spaces < needed:
        complaints.add(
            "routes.csv",
            "complaint-endless",
            spaces=str(spaces),
            wagons=str(rules.wagons),
            last=str(rules.last_round_wagons),
        )


def _tickets(tickets: Tickets, complaints: Complaints) -> None:
    if not 1 <= len(tickets) <= limits.TICKETS:
        found, most = str(len(tickets)), str(limits.TICKETS)
        complaints.add("tickets.csv", "complaint-tickets", found=found, most=most)
    seen: dict[tuple[str, str], int] = {}
    for row in tickets:
        if row.value.city_a == row.value.city_b:
            complaints.add(row.where, "complaint-ticket-itself", city=quote(row.value.city_a))
        first = seen.setdefault(pair(row.value), row.line)
        if first != row.line:
            complaints.add(row.where, "complaint-ticket-twice", line=str(first))


def _ticket_decks(tickets: Tickets, settings: Settings, complaints: Complaints) -> None:
    names = [deck.name for deck in settings.ticket_decks]
    for row in tickets:
        if row.value.deck not in names:
            hope = suggest(row.value.deck, names)
            complaints.add(row.where, "complaint-deck", deck=quote(row.value.deck), hope=hope)
    sizes = Counter(row.value.deck for row in tickets)
    most = settings.seats[1]
    for deck in settings.ticket_decks:
        if sizes[deck.name] < most * deck.first_deal:
            complaints.add(
                "tickets.csv",
                "complaint-deck-short",
                deck=quote(deck.name),
                tickets=str(sizes[deck.name]),
                seats=str(most),
                each=str(deck.first_deal),
                needed=str(most * deck.first_deal),
            )
