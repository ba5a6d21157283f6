"""Our drawings over HTTP: boards, cards, backs, bonuses and tickets, and where things lie."""

from collections.abc import Callable, Container
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from branchline.editions.edition import Edition, Language, Naming
from branchline.render.backs import BACKS, card_back
from branchline.render.board import draw_board
from branchline.render.bonus_cards import bonus_card
from branchline.render.cards import train_card, train_cards
from branchline.render.places import BoardPlaces, board_places
from branchline.render.tickets import ticket_card
from branchline.server.describing import edition_of
from branchline.server.documents import (
    FOR_AN_HOUR,
    FOR_EVER,
    JSON,
    SVG,
    Document,
    answer,
    document,
)
from branchline.server.first_sight import board_picture
from branchline.server.guards import AnyRequest, TheHouse, check_request
from branchline.server.house import House
from branchline.server.refusals import Refused

SUFFIX = ".svg"
Mark = Annotated[str, QueryParameter(max_length=64)]
"""What `drawings` of an edition says; a drawing asked for with it may be kept for ever."""


@get("/api/editions/{key:str}/board.svg", media_type=SVG)
async def board(
    request: AnyRequest,
    house: TheHouse,
    key: FromPath[str],
    names: FromQuery[Naming] = "board",
    language: FromQuery[Language] = "en",
    v: Mark = "",
) -> Response[bytes]:
    """The empty board: the map alone."""

    def draw(edition: Edition) -> str:
        return draw_board(
            edition,
            names=names,
            language=language,
            without=("scale", "legend"),
            embed_fonts=False,
        )

    return await _drawing(request, house, key, ("board", names, language), draw, v)


@get("/api/editions/{key:str}/picture.svg", media_type=SVG)
async def picture(
    request: AnyRequest, house: TheHouse, key: FromPath[str], v: Mark = ""
) -> Response[bytes]:
    """A small board in the middle of a game."""
    return await _drawing(request, house, key, ("picture",), board_picture, v)


@get("/api/editions/{key:str}/places", responses={200: ResponseSpec(BoardPlaces)})
async def places(
    request: AnyRequest, house: TheHouse, key: FromPath[str], v: Mark = ""
) -> Response[bytes]:
    """Where everything on the board lies."""

    def write(edition: Edition) -> bytes:
        return msgspec.json.encode(board_places(edition))

    return await _drawing(request, house, key, ("places",), write, v, JSON)


@get("/api/editions/{key:str}/bonuses/{bonus:str}", media_type=SVG)
async def bonus(
    request: AnyRequest,
    house: TheHouse,
    key: FromPath[str],
    bonus: FromPath[str],
    language: FromQuery[Language] = "en",
    v: Mark = "",
) -> Response[bytes]:
    """The card of a bonus."""
    cards = {f"{one.id}{SUFFIX}": one for one in edition_of(house, key).bonuses}
    _check_known(bonus, cards)

    def draw(edition: Edition) -> str:
        return bonus_card(edition, cards[bonus], language=language, embed_fonts=False)

    return await _drawing(request, house, key, ("bonus", bonus, language), draw, v)


@get("/api/editions/{key:str}/tickets/{ticket:str}", media_type=SVG)
async def ticket(
    request: AnyRequest,
    house: TheHouse,
    key: FromPath[str],
    ticket: FromPath[str],
    names: FromQuery[Naming] = "board",
    language: FromQuery[Language] = "en",
    v: Mark = "",
) -> Response[bytes]:
    """A ticket."""
    cards = {f"{one.id}{SUFFIX}": one for one in edition_of(house, key).tickets}
    _check_known(ticket, cards)

    def draw(edition: Edition) -> str:
        return ticket_card(
            edition, cards[ticket], names=names, language=language, embed_fonts=False
        )

    return await _drawing(request, house, key, ("ticket", ticket, names, language), draw, v)


@get("/api/cards/{face:str}", media_type=SVG)
async def card(
    request: AnyRequest,
    house: TheHouse,
    face: FromPath[str],
    language: FromQuery[Language] = "en",
    v: Mark = "",
) -> Response[bytes]:
    """The face of a train card."""
    cards = {f"{one}{SUFFIX}": one for one in train_cards()}
    _check_known(face, cards)

    def draw(_: Edition) -> str:
        return train_card(cards[face], language=language)

    return await _drawing(request, house, None, ("card", face, language), draw, v)


@get("/api/backs/{deck:str}", media_type=SVG)
async def back(
    request: AnyRequest,
    house: TheHouse,
    deck: FromPath[str],
    language: FromQuery[Language] = "en",
    v: Mark = "",
) -> Response[bytes]:
    """The back of a deck's cards."""
    decks = {f"{one}{SUFFIX}": one for one in BACKS}
    _check_known(deck, decks)

    def draw(_: Edition) -> str:
        return card_back(decks[deck], language=language)

    return await _drawing(request, house, None, ("back", deck, language), draw, v)


def _check_known(name: str, known: Container[str]) -> None:
    if name not in known:
        raise Refused("server-no-drawing", drawing=name)


async def _drawing(
    request: AnyRequest,
    house: House,
    key: str | None,
    name: tuple[str, ...],
    draw: Callable[[Edition], str | bytes],
    mark: str,
    media_type: str = SVG,
) -> Response[bytes]:
    """A drawing off the shelf; without a key, one that all editions share."""
    check_request(request, house)
    editions = house.settings.editions
    edition = next(iter(editions.values())) if key is None else edition_of(house, key)

    def make() -> Document:
        return document(draw(edition), media_type)

    found = await house.shelf.get((key, *name), make)
    is_current = mark in (house.marks.values() if key is None else (house.marks[key],))
    return answer(request, found, FOR_EVER if is_current else FOR_AN_HOUR)


DRAWINGS = [board, picture, places, bonus, ticket, card, back]
