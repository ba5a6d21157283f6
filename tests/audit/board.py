"""The map of an edition, read from its CSV files: cities, routes and tickets with their ids."""

import csv
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from audit.parameters import ARCTIC, BOX, CAPITALS, EDITIONS, GRAY, Parameters


@dataclass(frozen=True)
class Route:
    """One claimable route; `group` is the pair of cities it joins (R-ALL-CLM-10)."""

    id: str
    a: str
    b: str
    color: str
    length: int
    tunnel: bool = False
    locomotives: int = 0
    draw_bonus: int = 0
    exchange: int = 0

    @property
    def group(self) -> tuple[str, str]:
        return (self.a, self.b)

    @property
    def is_ferry(self) -> bool:
        return self.locomotives > 0


@dataclass(frozen=True)
class Ticket:
    """A destination card with its deck, `regular` or `long`."""

    id: str
    a: str
    b: str
    points: int
    deck: str = "regular"


@dataclass(frozen=True)
class City:
    """A place on the map and the flag it carries."""

    id: str
    country: str
    arctic: bool
    capital: bool


@dataclass(frozen=True)
class Board:
    """Everything the map files say, by id."""

    cities: dict[str, City]
    routes: dict[str, Route]
    tickets: dict[str, Ticket]
    group_sizes: dict[tuple[str, str], int]


def as_number(text: str | None) -> int:
    """Read a count; an empty cell is zero."""
    return int(text) if text else 0


def as_flag(text: str | None) -> bool:
    """Read a boolean cell, `true` or `false`; an empty cell is false."""
    return (text or "").strip().lower() == "true"


def pair_ids(pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Ids `A-B`, with `-1`, `-2`, `-3` behind them where several join the same two cities."""
    ordered = [tuple(sorted(pair)) for pair in pairs]
    totals = Counter(ordered)
    seen: Counter[tuple[str, ...]] = Counter()
    ids = []
    for pair in ordered:
        seen[pair] += 1
        suffix = f"-{seen[pair]}" if totals[pair] > 1 else ""
        ids.append("-".join(pair) + suffix)
    return ids


def read_rows(path: Path) -> list[dict[str, str]]:
    """All rows of a CSV file, by header name."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_routes(path: Path) -> dict[str, Route]:
    """The routes, in the order of the rows."""
    rows = read_rows(path)
    routes = {}
    for row, route_id in zip(rows, pair_ids((r["city_a"], r["city_b"]) for r in rows), strict=True):
        a, b = sorted((row["city_a"], row["city_b"]))
        routes[route_id] = Route(
            id=route_id,
            a=a,
            b=b,
            color=row["color"],
            length=int(row["length"]),
            tunnel=as_flag(row.get("tunnel")),
            locomotives=as_number(row.get("locomotives")),
            draw_bonus=as_number(row.get("draw_bonus")),
            exchange=as_number(row.get("exchange")),
        )
    return routes


def read_tickets(path: Path) -> dict[str, Ticket]:
    """The tickets of all decks."""
    rows = read_rows(path)
    tickets = {}
    for row, name in zip(rows, pair_ids((r["city_a"], r["city_b"]) for r in rows), strict=True):
        a, b = sorted((row["city_a"], row["city_b"]))
        tickets[name] = Ticket(name, a, b, int(row["points"]), row.get("deck") or "regular")
    return tickets


@lru_cache(maxsize=16)
def read_board(folder: Path) -> Board:
    """Read one edition's folder; kept for the next record of the same edition."""
    cities = {
        row["id"]: City(
            row["id"],
            row.get("country") or "",
            as_flag(row.get("arctic")),
            as_flag(row.get("capital")),
        )
        for row in read_rows(folder / "cities.csv")
    }
    routes = read_routes(folder / "routes.csv")
    sizes = Counter(route.group for route in routes.values())
    return Board(cities, routes, read_tickets(folder / "tickets.csv"), dict(sizes))


def map_faults(board: Board, rules: Parameters) -> list[str]:
    """What in the map files contradicts the box contents and the rules of the edition."""
    faults = []
    decks = dict(Counter(ticket.deck for ticket in board.tickets.values()))
    if decks != rules.tickets:
        faults.append(f"map: {decks} tickets, not {rules.tickets} ({BOX}).")
    faults += [
        f"map: {thing.id} names a city that does not exist ({BOX})."
        for thing in (*board.routes.values(), *board.tickets.values())
        if thing.a not in board.cities or thing.b not in board.cities
    ]
    for route in board.routes.values():
        faults += [f"map: {route.id} {fault}." for fault in route_faults(route, rules)]
    faults += [
        f"map: {'-'.join(group)} has {size} routes (R-ALL-CLM-3)."
        for group, size in board.group_sizes.items()
        if size > 1 and size not in rules.quota
    ]
    return faults + polar_faults(board) if rules.bonus_cards else faults


def route_faults(route: Route, rules: Parameters) -> Iterator[str]:
    """What cannot be true of a route in this edition."""
    if route.length not in rules.points:
        yield "has a length without points (R-ALL-CLM-7)"
    if route.tunnel and not rules.tunnel_cards:
        yield "is a tunnel in an edition without them (R-TUN-1)"
    if route.tunnel and route.is_ferry:
        yield "is both ferry and tunnel (R-EU-FER-5)"
    if route.is_ferry and rules.ferries == "none":
        yield "is a ferry in an edition without them (R-EU-FER-1)"
    if route.is_ferry and rules.ferries != "triples" and route.color != GRAY:
        yield "is a ferry that is not gray (R-EU-FER-1, R-NL-FER-1)"
    if not route.is_ferry and rules.ferries == "pairs" and route.color == GRAY:
        yield "is gray and no ferry (R-NL-FER-1)"
    if (route.length == 9) != (route.exchange > 0):
        yield "is the long exchange route or has an exchange, not both (R-NO-MUR-1)"


def polar_faults(board: Board) -> list[str]:
    """Flags on cities that the bonus cards of Northern Lights need (R-NL-DAT-1, NLB-2)."""
    faults = []
    arctic = {city.id for city in board.cities.values() if city.arctic}
    capitals = {city.id for city in board.cities.values() if city.capital}
    countries = {city.country for city in board.cities.values()}
    if arctic != ARCTIC:
        faults.append(f"map: arctic cities differ in {sorted(arctic ^ ARCTIC)} (R-NL-DAT-1).")
    if capitals != CAPITALS:
        faults.append(f"map: capitals differ in {sorted(capitals ^ CAPITALS)} (NLB-2).")
    if len(countries) != 9:
        faults.append(f"map: {len(countries)} countries instead of nine (R-NL-DAT-1).")
    return faults


def edition_folder_of(key: str, folder: Path) -> Path:
    """The edition's own folder, given it or the folder that holds all editions."""
    nested = folder / key
    return nested if (nested / "routes.csv").exists() and key in EDITIONS else folder
