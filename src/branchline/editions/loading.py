"""From a folder to an `Edition`: reading, checking, and finding the editions that we ship.

edition("europe")             an edition that we ship, by its key
edition("maps/my-edition")    somebody's own folder
check_folder(Path("maps/x"))  what is wrong with a folder, in words
"""

from dataclasses import fields, replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from branchline.editions.complaints import Complaints, nearest
from branchline.editions.edition import City, Edition, Language, Names, Route, Ticket
from branchline.editions.fingerprint import fingerprint
from branchline.editions.map_checks import check_map, groups_of, pair
from branchline.editions.rule_checks import check_rules
from branchline.editions.settings import Settings, read_settings
from branchline.editions.sheets import (
    CITY,
    ROUTE,
    TICKET,
    CityRow,
    RouteRow,
    Row,
    TicketRow,
    read_sheet,
)
from branchline.errors import BadEdition, UnknownEdition
from branchline.wording import Wording

KEYS = ("north-america", "europe", "nordic-countries", "northern-lights")
LESSON = "corsica"
"""The small map of the lesson: it ships too, but is not one to choose from."""


def edition_keys() -> tuple[str, ...]:
    """The keys of the editions that we ship.

    >>> edition_keys()
    ('north-america', 'europe', 'nordic-countries', 'northern-lights')
    """
    return KEYS


def is_shipped(key: str) -> bool:
    """Whether this is an edition of ours, the lesson's included."""
    return key in KEYS or key == LESSON


def edition(key_or_folder: str) -> Edition:
    """The edition with this key, or the one in this folder.

    >>> edition("nordic-countries")
    <Edition nordic-countries>
    """
    if is_shipped(key_or_folder):
        return _shipped(key_or_folder)
    folder = Path(key_or_folder)
    if key_or_folder.strip() and _is_folder(folder):
        return load_edition(folder)
    values = {"name": repr(key_or_folder), "editions": ", ".join(KEYS)}
    near = nearest(key_or_folder.lower(), KEYS)
    if near:
        raise UnknownEdition("error-edition-near", {**values, "near": near})
    raise UnknownEdition("error-no-edition", values)


def edition_settings(key: str) -> Settings:
    """What an edition that we ship is called, who may play it and its parameters, without the map,
    which takes longer to read."""
    complaints = Complaints()
    settings = read_settings(_folder_of(key), complaints)
    if settings is None or complaints.found:
        raise BadEdition(complaints.found, key)
    return settings


def load_edition(folder: Path) -> Edition:
    """The edition in `folder`; `BadEdition` carries every complaint about it."""
    return _load(folder, str(folder))


def place_of(edition: Edition) -> str:
    """What messages call the place of an edition: its key if we ship it, or its folder as it was
    given.

    >>> place_of(edition("europe"))
    'europe'
    """
    is_ours = is_shipped(edition.key) and edition.folder == _folder_of(edition.key)
    return edition.key if is_ours or edition.folder is None else str(edition.folder)


def check_folder(folder: Path | str, language: Language = "en") -> list[str]:
    """Everything that is wrong with an edition folder, in a language; empty when it can be played.

    >>> check_folder("no/such/folder")
    ['there is no such folder']
    """
    try:
        load_edition(Path(folder))
    except BadEdition as bad:
        return bad.listed(language)
    return []


@cache
def _shipped(key: str) -> Edition:
    return _load(_folder_of(key), key)


def _folder_of(key: str) -> Traversable:
    return resources.files("branchline").joinpath("editions", key)


def _is_folder(folder: Traversable) -> bool:
    try:
        return folder.is_dir()
    except (OSError, ValueError):
        return False


def _load(folder: Traversable, name: str) -> Edition:
    complaints = Complaints()
    if not _is_folder(folder):
        raise BadEdition([Wording("complaint-no-folder")], name)
    settings = read_settings(folder, complaints)
    cities = read_sheet(folder, "cities.csv", CityRow, CITY, complaints)
    routes = read_sheet(folder, "routes.csv", RouteRow, ROUTE, complaints)
    tickets = read_sheet(folder, "tickets.csv", TicketRow, TICKET, complaints)
    if settings is not None:
        check_rules(settings, complaints)
    check_map(settings, cities, routes, tickets, complaints)
    if complaints.found or settings is None or cities is None or routes is None or tickets is None:
        raise BadEdition(complaints.found, name)
    return _assemble(folder, settings, cities, routes, tickets)


def _assemble(
    folder: Traversable,
    settings: Settings,
    cities: list[Row[CityRow]],
    routes: list[Row[RouteRow]],
    tickets: list[Row[TicketRow]],
) -> Edition:
    built = Edition(
        key=settings.key,
        names=settings.names,
        seats=settings.seats,
        rules=settings.rules,
        cities=tuple(_city(row.value) for row in cities),
        routes=_routes(routes),
        tickets=tuple(_ticket(row.value) for row in tickets),
        ticket_decks=settings.ticket_decks,
        bonuses=settings.bonuses,
        countries=settings.countries,
        differences=settings.differences,
        hash="",
        folder=folder,
    )
    return replace(built, hash=fingerprint(built))


def _city(row: CityRow) -> City:
    names = Names(en=row.en, fr=row.fr, board=row.board)
    return City(row.id, names, row.country, row.arctic, row.capital, row.latitude, row.longitude)


def _routes(rows: list[Row[RouteRow]]) -> tuple[Route, ...]:
    groups = groups_of(rows)
    routes: list[Route] = []
    for row in rows:
        group = groups[pair(row.value)]
        number = f"-{group.index(row) + 1}" if len(group) > 1 else ""
        routes.append(Route(id="-".join(pair(row.value)) + number, **_values(row.value)))
    return tuple(routes)


def _ticket(row: TicketRow) -> Ticket:
    return Ticket(id="-".join(pair(row)), **_values(row))


def _values(row: RouteRow | TicketRow) -> dict[str, Any]:
    """What the columns of a row hold."""
    return {field.name: getattr(row, field.name) for field in fields(row)}
