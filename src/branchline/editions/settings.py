"""edition.toml: the key, names, seats and parameters of an edition, and the bonuses and decks."""

import tomllib
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import cast

from branchline import limits
from branchline.editions.complaints import Complaints, quote
from branchline.editions.edition import BONUS_KINDS, Bonus, Names, Rules, TicketDeck
from branchline.editions.fields import (
    ID,
    TEXT,
    Expected,
    Kind,
    matching,
    one_of,
    read_fields,
    such_as,
    whole,
)
from branchline.editions.sheets import read_text
from branchline.wording import Wording

FILE = "edition.toml"


def _named(key: str, name: str) -> Expected:
    """A part of the file by its name."""
    return Expected(Wording(key, {"name": name}))


NAMES: dict[str, Expected] = {"en": TEXT, "fr": TEXT}
HEADER: dict[str, Expected] = {
    **NAMES,
    "key": matching(r"[a-z0-9]+(-[a-z0-9]+)*", "complaint-words"),
    "seats": Expected(Wording("complaint-two-seats", {"most": str(limits.SEATS)})),
    "countries": such_as("complaint-table-such", "no = { en = 'Norway', fr = 'Norvège' }"),
    "rules": _named("complaint-table-named", "[rules]"),
    "ticket_decks": _named("complaint-sections", "[[ticket_decks]]"),
    "bonuses": _named("complaint-sections", "[[bonuses]]"),
    "differences": _named("complaint-sections", "[[differences]]"),
}
RULES: dict[str, Expected] = {
    "wagons": whole(limits.WAGONS_LEAST, limits.WAGONS),
    "starting_hand": whole(0, limits.STARTING_HAND),
    "color_cards": whole(1, limits.COLOR_CARDS),
    "locomotive_cards": whole(0, limits.LOCOMOTIVE_CARDS),
    "points": such_as("complaint-points", "{ 1 = 1, 2 = 2, 3 = 4 }"),
    "parallel_routes": such_as("complaint-tracks", "{ 2 = { 2 = 1, 3 = 1, 4 = 2 } }"),
    "market_reset": whole(0, limits.MARKET),
    "tunnel_cards": whole(0, limits.TUNNEL_CARDS),
    "stations": whole(0, limits.STATIONS),
    "station_points": whole(0, limits.POINTS),
    "keep_first": whole(1, limits.FIRST_DEAL),
    "keep_later": whole(1, limits.LATER_DEAL),
    "last_round_wagons": whole(0, limits.WAGONS),
    "bonuses_shown": whole(0, limits.BONUSES),
    "tie_breaks": such_as("complaint-word-list", "['completed_tickets']"),
    "turn_limit": whole(1, limits.TURNS),
}
TICKET_DECK: dict[str, Expected] = {
    "name": ID,
    "first_deal": whole(0, limits.FIRST_DEAL),
    "later_deal": whole(0, limits.LATER_DEAL),
}
BONUS: dict[str, Expected] = {
    **NAMES,
    "id": ID,
    "kind": one_of(tuple(BONUS_KINDS)),
    "points": whole(1, limits.POINTS),
    "limit": whole(0, limits.POINTS),
}

Tables = list[dict[str, object]]


def _no_tables() -> Tables:
    return []


@dataclass(frozen=True, slots=True)
class Header:
    """The file's top level, its sections still unread."""

    key: str
    names: Names
    seats: tuple[int, int]
    countries: dict[str, object]
    ticket_decks: Tables
    rules: dict[str, object] = field(default_factory=dict[str, object])
    bonuses: Tables = field(default_factory=_no_tables)
    differences: Tables = field(default_factory=_no_tables)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that edition.toml says."""

    key: str
    names: Names
    seats: tuple[int, int]
    rules: Rules
    rules_are_sound: bool
    """False where a field of `rules` is a stand-in, which nothing should be compared with."""
    countries: dict[str, Names]
    ticket_decks: tuple[TicketDeck, ...]
    bonuses: tuple[Bonus, ...]
    differences: tuple[Names, ...]


def read_settings(folder: Traversable, complaints: Complaints) -> Settings | None:
    """The settings of a folder, or a complaint and None if the file is no TOML."""
    text = read_text(folder, FILE, complaints)
    if text is None:
        return None
    try:
        values = cast(dict[str, object], tomllib.loads(text.replace("\r\n", "\n")))
    except ValueError as error:
        complaints.add(FILE, "complaint-toml", why=str(error))
        return None
    except RecursionError:
        complaints.add(FILE, "complaint-toml-nested")
        return None
    header = read_fields(Header, values, FILE, complaints, HEADER)
    before = len(complaints.found)
    rules = read_fields(Rules, header.rules, f"{FILE} [rules]", complaints, RULES)
    return Settings(
        key=header.key,
        names=header.names,
        seats=_seats(header.seats, complaints),
        rules=rules,
        rules_are_sound=len(complaints.found) == before,
        countries=_countries(header.countries, complaints),
        ticket_decks=_each(
            TicketDeck, "ticket_decks", header.ticket_decks, complaints, TICKET_DECK
        ),
        bonuses=_each(Bonus, "bonuses", header.bonuses, complaints, BONUS),
        differences=_each(Names, "differences", header.differences, complaints, NAMES),
    )


def section_of(section: str, number: int) -> Wording:
    """A section of the file of which there may be several."""
    name = f"{FILE} [[{section}]]"
    return Wording("complaint-section", {"section": name, "number": str(number)})


def _seats(seats: tuple[int, int], complaints: Complaints) -> tuple[int, int]:
    fewest, most = seats
    if 2 <= fewest <= most <= limits.SEATS:
        return seats
    complaints.add(
        FILE,
        "complaint-must",
        field="seats",
        value=f"[{quote(fewest)}, {quote(most)}]",
        words=Wording("complaint-fewest-most", {"most": str(limits.SEATS)}),
        hope="",
    )
    return 2, 2


def _countries(tables: dict[str, object], complaints: Complaints) -> dict[str, Names]:
    where = f"{FILE} [countries]"
    countries: dict[str, Names] = {}
    for code, names in tables.items():
        if not ID.accepts(code):
            complaints.add(where, "complaint-country-id", country=quote(code), words=ID.words)
        elif isinstance(names, dict):
            values = cast(dict[str, object], names)
            countries[code] = read_fields(Names, values, f"{where} {code}", complaints, NAMES)
        else:
            complaints.add(
                where,
                "complaint-must",
                field=code,
                value=quote(names),
                words="{ en = '…', fr = '…' }",
                hope="",
            )
            countries[code] = Names("?", "?")
    return countries


def _each(
    kind: type[Kind],
    section: str,
    tables: Tables,
    complaints: Complaints,
    expected: dict[str, Expected],
) -> tuple[Kind, ...]:
    return tuple(
        read_fields(kind, table, section_of(section, number), complaints, expected)
        for number, table in enumerate(tables, start=1)
    )
