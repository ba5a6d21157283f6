"""Checks of cities, routes and tickets, against each other and against the parameters."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from branchline import limits
from branchline.editions.complaints import Complaints, listing, quote, suggest
from branchline.editions.edition import GRAY
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
        complaints.add(
            "cities.csv", f"{len(cities)} cities; there must be from 2 to {limits.CITIES}"
        )
    seen: dict[str, int] = {}
    for row in cities:
        first = seen.setdefault(row.value.id, row.line)
        if first != row.line:
            complaints.add(row.where, f"city {quote(row.value.id)} is already in row {first}")


def _countries(cities: Cities, settings: Settings, complaints: Complaints) -> None:
    for row in cities:
        country = row.value.country
        if country not in settings.countries:
            hope = suggest(country, settings.countries)
            complaints.add(
                row.where, f"country {quote(country)} is not in [countries] of {FILE}{hope}"
            )


def _ends(rows: Routes | Tickets, cities: Cities, complaints: Complaints) -> None:
    known = {row.value.id for row in cities}
    for row in rows:
        for city in dict.fromkeys((row.value.city_a, row.value.city_b)):
            if city not in known:
                complaints.add(
                    row.where, f"city {quote(city)} is not in cities.csv{suggest(city, known)}"
                )


def _routes(routes: Routes, complaints: Complaints) -> None:
    if not 1 <= len(routes) <= limits.ROUTES:
        complaints.add(
            "routes.csv", f"{len(routes)} routes; there must be from 1 to {limits.ROUTES}"
        )
    for row in routes:
        route = row.value
        if route.city_a == route.city_b:
            complaints.add(row.where, f"the route leads from {quote(route.city_a)} to itself")
        if route.locomotives > route.length:
            complaints.add(
                row.where,
                f"locomotives is {route.locomotives} but the route has only {route.length} spaces",
            )
        if route.locomotives and route.tunnel:
            complaints.add(row.where, "a ferry (locomotives above 0) cannot be a tunnel too")
        if route.exchange:
            if route.exchange < 2:
                complaints.add(
                    row.where,
                    f"exchange is {route.exchange}; it must be 0 or from 2 to {limits.EXCHANGE}",
                )
            if route.color != GRAY or route.tunnel or route.locomotives:
                complaints.add(row.where, "an exchange route must be gray, no ferry and no tunnel")
    for group in groups_of(routes).values():
        if len(group) > limits.GROUP:
            complaints.add(
                group[-1].where,
                f"{len(group)} routes join {quote(group[0].value.city_a)} and "
                f"{quote(group[0].value.city_b)}; at most {limits.GROUP} are possible",
            )


def _network(routes: Routes, cities: Cities, complaints: Complaints) -> None:
    neighbors: dict[str, list[str]] = defaultdict(list)
    for row in routes:
        neighbors[row.value.city_a].append(row.value.city_b)
        neighbors[row.value.city_b].append(row.value.city_a)
    for row in cities:
        degree = len(neighbors[row.value.id])
        if degree == 0:
            complaints.add(row.where, f"no route leads to {quote(row.value.id)}")
        if degree > limits.DEGREE:
            complaints.add(
                row.where,
                f"{degree} routes end in {quote(row.value.id)}; "
                f"at most {limits.DEGREE} are possible",
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
        complaints.add("routes.csv", f"no path leads from {quote(touched[0])} to {far}")


def _payments(routes: Routes, settings: Settings, complaints: Complaints) -> None:
    rules = settings.rules
    for row in routes:
        route = row.value
        if route.length not in rules.points:
            complaints.add(
                row.where, f"points in {FILE} [rules] says nothing about length {route.length}"
            )
        if rules.ferry_substitute == "pair" and route.locomotives and route.color != GRAY:
            complaints.add(row.where, 'with ferry_substitute = "pair" every ferry must be gray')
    tunnels_differ = rules.locomotives_wild != "everywhere"
    fares = Counter(
        (fare.color, fare.length, fare.locomotives, fare.exchange, fare.tunnel and tunnels_differ)
        for fare in (row.value for row in routes)
    )
    most_alike = max(fares.values(), default=0)
    if most_alike > limits.FARE_ROUTES:
        complaints.add(
            "routes.csv",
            f"{most_alike} routes alike in color, length and way to pay; "
            f"at most {limits.FARE_ROUTES} are possible",
        )
    if len(fares) >= limits.FARES:
        complaints.add(
            "routes.csv",
            f"{len(fares)} different kinds of route, by color, length and way to pay; "
            f"at most {limits.FARES - 1} are possible",
        )
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
                f"the map has groups of {size} routes but parallel_routes does not say how "
                f"many are open with {listing(map(str, lacking))} seats",
            )
    spaces = sum(max(row.value.length for row in group) for group in groups.values())
    needed = rules.wagons - rules.last_round_wagons
    if routes and spaces < needed:
        complaints.add(
            "routes.csv",
            f"one seat can fill at most {spaces} spaces, too few to come down from "
            f"{rules.wagons} wagons to {rules.last_round_wagons}: the game would never end",
        )


def _tickets(tickets: Tickets, complaints: Complaints) -> None:
    if not 1 <= len(tickets) <= limits.TICKETS:
        complaints.add(
            "tickets.csv", f"{len(tickets)} tickets; there must be from 1 to {limits.TICKETS}"
        )
    seen: dict[tuple[str, str], int] = {}
    for row in tickets:
        if row.value.city_a == row.value.city_b:
            complaints.add(row.where, f"the ticket leads from {quote(row.value.city_a)} to itself")
        first = seen.setdefault(pair(row.value), row.line)
        if first != row.line:
            complaints.add(
                row.where, f"the same two cities are already on the ticket of row {first}"
            )


def _ticket_decks(tickets: Tickets, settings: Settings, complaints: Complaints) -> None:
    names = [deck.name for deck in settings.ticket_decks]
    for row in tickets:
        if row.value.deck not in names:
            hope = suggest(row.value.deck, names)
            complaints.add(
                row.where, f"deck {quote(row.value.deck)} is not in [[ticket_decks]]{hope}"
            )
    sizes = Counter(row.value.deck for row in tickets)
    most = settings.seats[1]
    for deck in settings.ticket_decks:
        if sizes[deck.name] < most * deck.first_deal:
            complaints.add(
                "tickets.csv",
                f"deck {quote(deck.name)} has {sizes[deck.name]} tickets, too few for the first "
                f"deal: {most} seats x {deck.first_deal} = {most * deck.first_deal}",
            )
