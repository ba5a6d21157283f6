"""What can be played here, and the editions as data: maps, tickets, parameters, differences."""

from collections.abc import Callable
from typing import Literal

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from branchline.editions.edition import (
    Bonus,
    City,
    Edition,
    Language,
    Names,
    Route,
    Rules,
    Ticket,
    TicketDeck,
)
from branchline.editions.loading import LESSON
from branchline.server.commands import BOTS, PRESETS
from branchline.server.documents import ASK_FIRST, JSON, Document, answer, document
from branchline.server.guards import AnyRequest, TheHouse
from branchline.server.house import House
from branchline.server.protocol import PROTOCOL
from branchline.server.refusals import Refused
from branchline.text.bonuses import bonus_sentence, bonus_words
from branchline.text.catalogue import LANGUAGES

Trait = Literal["tunnels", "ferries", "stations", "bonuses", "gifts", "exchange"]
"""What an edition may have that others have not."""
TRAITS: dict[Trait, Callable[[Edition], bool]] = {
    "tunnels": lambda one: any(route.tunnel for route in one.routes),
    "ferries": lambda one: any(route.locomotives for route in one.routes),
    "stations": lambda one: one.rules.stations > 0,
    "bonuses": lambda one: one.rules.bonuses_shown > 0,
    "gifts": lambda one: any(route.draw_bonus for route in one.routes),
    "exchange": lambda one: any(route.exchange for route in one.routes),
}
"""Read off the data, so that they hold for everybody's own editions too."""


class EditionLine(msgspec.Struct, frozen=True):
    """An edition in the list."""

    key: str
    hash: str
    names: Names
    seats: tuple[int, int]
    drawings: str
    """What its drawings are asked for with (`?v=`), so that they may be kept for ever."""
    proportion: float | None
    """Width by height of its map; None if its layout is computed when it is first drawn."""
    traits: tuple[Trait, ...]
    """What it has that others may not."""


class About(msgspec.Struct, frozen=True):
    """What can be played here, and with whom."""

    protocol: int
    editions: tuple[EditionLine, ...]
    bots: tuple[str, ...]
    presets: tuple[str, ...]
    lesson: EditionLine
    """The small map of the lesson, played like any other."""


class BonusInfo(msgspec.Struct, frozen=True):
    """A bonus, with what is said of it in each language."""

    id: str
    kind: str
    points: int
    names: Names
    limit: int
    country: str
    words: dict[Language, str]
    """What it counts, in few words."""
    sentences: dict[Language, str]
    """What wins it."""


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition: all that a client needs to show it."""

    key: str
    hash: str
    drawings: str
    names: Names
    seats: tuple[int, int]
    rules: Rules
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    ticket_decks: tuple[TicketDeck, ...]
    bonuses: tuple[BonusInfo, ...]
    countries: dict[str, Names]
    differences: dict[Language, tuple[str, ...]]
    """What a player of the base game should know, as sentences."""


def edition_of(house: House, key: str) -> Edition:
    """An edition that is played here; raises `Refused`."""
    edition = house.settings.editions.get(key)
    if edition is None:
        raise Refused("server-no-edition", edition=key, editions=", ".join(house.settings.editions))
    return edition


@get("/api")
async def about(house: TheHouse) -> About:
    """The editions, bots and ready-made things to say of this server."""
    return about_of(house)


def about_of(house: House) -> About:
    """What a server tells of itself."""
    lines = {
        key: EditionLine(
            key=key,
            hash=one.hash,
            names=one.names,
            seats=one.seats,
            drawings=house.marks[key],
            proportion=house.proportions[key],
            traits=tuple(trait for trait, has in TRAITS.items() if has(one)),
        )
        for key, one in house.settings.editions.items()
    }
    lesson = lines.pop(LESSON)
    return About(PROTOCOL, tuple(lines.values()), BOTS, PRESETS, lesson)


@get("/api/editions/{key:str}", responses={200: ResponseSpec(EditionInfo)})
async def edition(request: AnyRequest, house: TheHouse, key: FromPath[str]) -> Response[bytes]:
    """An edition's map, tickets and parameters."""
    one = edition_of(house, key)

    def make() -> Document:
        return document(msgspec.json.encode(edition_info(one, house.marks[key])), JSON)

    return answer(request, await house.shelf.get((key, "edition"), make), ASK_FIRST)


def edition_info(edition: Edition, mark: str) -> EditionInfo:
    """An edition as a message; its drawings have this mark."""
    return EditionInfo(
        key=edition.key,
        hash=edition.hash,
        drawings=mark,
        names=edition.names,
        seats=edition.seats,
        rules=edition.rules,
        cities=edition.cities,
        routes=edition.routes,
        tickets=edition.tickets,
        ticket_decks=edition.ticket_decks,
        bonuses=tuple(_bonus_info(bonus, edition) for bonus in edition.bonuses),
        countries=edition.countries,
        differences={
            language: tuple(names.in_language(language) for names in edition.differences)
            for language in LANGUAGES
        },
    )


def _bonus_info(bonus: Bonus, edition: Edition) -> BonusInfo:
    return BonusInfo(
        id=bonus.id,
        kind=bonus.kind,
        points=bonus.points,
        names=bonus.names,
        limit=bonus.limit,
        country=bonus.country,
        words={one: bonus_words(bonus, edition, one) for one in LANGUAGES},
        sentences={one: bonus_sentence(bonus, edition, one) for one in LANGUAGES},
    )


DESCRIPTIONS = [about, edition]
