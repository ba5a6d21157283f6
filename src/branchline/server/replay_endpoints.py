"""Finished games over HTTP: scores, replays, positions, imports, and many records at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream

from branchline.editions.edition import Edition, Language, Naming
from branchline.errors import BadOption
from branchline.game.game import Game
from branchline.game.record import Record, record_of
from branchline.game.result import Result
from branchline.limits import SEATS
from branchline.render.board import draw_board
from branchline.render.palette import Theme
from branchline.render.position import position_at
from branchline.server.archive import shown_names
from branchline.server.describing import edition_of
from branchline.server.documents import (
    FOR_AN_HOUR,
    FOR_NOBODY,
    JSON,
    SVG,
    Document,
    answer,
    document,
)
from branchline.server.endpoints import MARK, RECORD_BYTES, TableId
from branchline.server.guards import (
    AnyRequest,
    TheHouse,
    address_of,
    check_may_see,
    check_request,
    token_of,
)
from branchline.server.house import House
from branchline.server.listing import page_of
from branchline.server.narrating import Reader
from branchline.server.refusals import Refused
from branchline.server.replaying import Finished, Replay, replay_of
from branchline.server.scoring import Scoring, scoring_of
from branchline.server.showing import record_line, shuffle_of
from branchline.server.state import TableState
from branchline.server.store import stored
from branchline.text.speaker import Speaker
from branchline.wording import Wording

NDJSON = "application/x-ndjson"
LISTED = 50
"""Replays in a list."""
MOST_RECORDS = 500
EditionKey = Annotated[str | None, QueryParameter(pattern=r"^[\w-]{1,64}$")]
Seat = Annotated[int | None, QueryParameter(ge=0, lt=SEATS)]
At = Annotated[int | None, QueryParameter(ge=0, le=100_000)]


class Stored(msgspec.Struct, frozen=True):
    """An imported record is kept."""

    replay: str


class ReplayLine(msgspec.Struct, frozen=True):
    """A finished game in a list: an import, or a table."""

    replay: str
    """The import's name; empty for a table."""
    table: str
    """The table's id; empty for an import."""
    time: int
    """When it ended, or came, in milliseconds since 1970."""
    edition: str
    players: tuple[str, ...]
    result: Result | None


class Replays(msgspec.Struct, frozen=True):
    """Finished games, the last first."""

    replays: tuple[ReplayLine, ...]


@post("/api/replays", request_max_body_size=RECORD_BYTES)
async def import_replay(request: AnyRequest, house: TheHouse) -> Stored:
    """Keep a record, which is the body, for everybody to look at; it is checked first."""
    check_request(request, house)
    if not house.imports.allows(address_of(request)):
        raise Refused("server-busy")
    adding = house.archive.add(await request.body(), house.settings.editions)
    return Stored(await stored(adding))


@get("/api/replays")
async def list_replays(
    request: AnyRequest,
    house: TheHouse,
    edition: EditionKey = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=1 << 52)] = None,
) -> Replays:
    """Listed games that are over, and imports; `before` is a time."""
    check_request(request, house)
    mark = None if before is None else f"{before}.0"
    page = await page_of(house.store, "over", edition, None, mark)
    games = [
        ReplayLine(
            "",
            line.table,
            line.changed,
            line.settings.edition,
            tuple(seat.name for seat in line.seats),
            line.result,
        )
        for line in page.tables
        if line.result is not None
    ]
    imports = [
        ReplayLine(one.id, "", one.created, one.edition, one.summary.names, one.summary.result)
        for one in await house.archive.recent(edition, before, LISTED)
    ]
    recent = sorted([*games, *imports], key=lambda line: line.time, reverse=True)
    return Replays(tuple(recent[:LISTED]))


@get("/api/replays/{replay:str}", responses={200: ResponseSpec(Replay)})
async def show_replay(
    request: AnyRequest,
    house: TheHouse,
    replay: FromPath[str],
    names: FromQuery[Naming] = "board",
    language: FromQuery[Language] = "en",
    seat: Seat = None,
) -> Response[bytes]:
    """An imported record as a replay; with a seat, its lines as that seat could read them."""
    check_request(request, house)
    kept = await house.archive.find(replay)
    edition = edition_of(house, kept.record.edition)
    finished = Finished(kept.record, edition, kept.shuffle, kept.created)
    found = await _replay(house, replay, finished, Reader(language, names), seat)
    return answer(request, found, FOR_AN_HOUR)


@get("/api/replays/{replay:str}/record", media_type=NDJSON, responses={200: ResponseSpec(str)})
async def replay_record(
    request: AnyRequest, house: TheHouse, replay: FromPath[str]
) -> Response[bytes]:
    """An imported record as a line of a file."""
    check_request(request, house)
    kept = await house.archive.find(replay)
    return answer(request, document(kept.content + b"\n", NDJSON), FOR_AN_HOUR)


@get("/api/tables/{table:str}/replay", responses={200: ResponseSpec(Replay)})
async def table_replay(
    request: AnyRequest,
    house: TheHouse,
    table: TableId,
    names: FromQuery[Naming] = "board",
    language: FromQuery[Language] = "en",
    seat: Seat = None,
) -> Response[bytes]:
    """The finished game of a table as a replay; with a seat, its lines as that seat could read
    them."""
    state, game = await _finished(request, house, table)
    record, shuffle = record_of(game), shuffle_of(state)
    assert state.ended is not None
    finished = Finished(record, game.edition, shuffle, state.ended)
    found = await _replay(house, f"table {table}", finished, Reader(language, names), seat)
    return answer(request, found, FOR_NOBODY)


@get("/api/replays/{replay:str}/position.svg", media_type=SVG)
async def replay_position(
    request: AnyRequest,
    house: TheHouse,
    replay: FromPath[str],
    at: At = None,
    names: FromQuery[Naming] = "board",
    language: FromQuery[Language] = "en",
    theme: FromQuery[Theme] = "light",
) -> Response[bytes]:
    """The board of an imported game after so many actions."""
    check_request(request, house)
    record = (await house.archive.find(replay)).record
    found = await asyncio.to_thread(
        _position, record, edition_of(house, record.edition), at, names, language, theme
    )
    return answer(request, found, FOR_AN_HOUR)


@get("/api/tables/{table:str}/position.svg", media_type=SVG)
async def table_position(
    request: AnyRequest,
    house: TheHouse,
    table: TableId,
    at: At = None,
    names: FromQuery[Naming] = "board",
    language: FromQuery[Language] = "en",
    theme: FromQuery[Theme] = "light",
) -> Response[bytes]:
    """The board of a table's finished game after so many actions."""
    _, game = await _finished(request, house, table)
    record = record_of(game)
    found = await asyncio.to_thread(_position, record, game.edition, at, names, language, theme)
    return answer(request, found, FOR_NOBODY)


@get("/api/tables/{table:str}/scoring")
async def scoring(
    request: AnyRequest,
    house: TheHouse,
    table: TableId,
    names: FromQuery[Naming] = "board",
    language: FromQuery[Language] = "en",
) -> Scoring:
    """The final score of a table, step by step."""
    _, game = await _finished(request, house, table)
    players = [player.name for player in game.players]
    speaker = Speaker(game.edition, players, language, None, names)
    scored = await asyncio.to_thread(scoring_of, game, speaker)
    if scored is None:
        raise Refused("server-no-result")
    return scored


@get("/api/records", media_type=NDJSON, responses={200: ResponseSpec(str)})
async def records(
    request: AnyRequest,
    house: TheHouse,
    edition: EditionKey = None,
    seats: Annotated[int | None, QueryParameter(ge=2, le=5)] = None,
    before: Annotated[str | None, QueryParameter(pattern=MARK)] = None,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_RECORDS)] = 100,
) -> Stream:
    """Records of listed games that are over, a line each, the last first; each has a `mark`, and
    `before` it come the next."""
    check_request(request, house)
    if not house.exports.allows(address_of(request)):
        raise Refused("server-busy")
    return Stream(_records(house, edition, seats, before, most), media_type=NDJSON)


async def _records(
    house: House, edition: str | None, seats: int | None, before: str | None, most: int
) -> AsyncIterator[bytes]:
    mark, left = before, most
    while left > 0:
        page = await page_of(house.store, "over", edition, seats, mark)
        for line in page.tables[:left]:
            left -= 1
            with suppress(Refused):  # it is of an edition that is not served here now
                state = await house.hall.glance(line.table)
                if line.result is not None:
                    mark = f"{line.changed}.{line.table}"
                    yield await asyncio.to_thread(record_line, state, mark=mark)
        if page.before is None:
            return
        mark = page.before


async def _finished(request: AnyRequest, house: House, table: str) -> tuple[TableState, Game]:
    """A table whose game is over, and the game; raises `Refused`."""
    check_request(request, house)
    await check_may_see(table, token_of(request), house)
    state = (await house.hall.find(table)).state
    if state.phase != "over" or state.game is None:
        raise Refused("server-not-over")
    return state, state.game


async def _replay(
    house: House, name: str, finished: Finished, reader: Reader, seat: int | None
) -> Document:
    if seat is not None and seat >= len(finished.record.seats):
        reason = Wording("server-which-seat", {"seat": seat})
        raise Refused("server-bad-message", reason=reason)

    def make() -> Document:
        return document(msgspec.json.encode(replay_of(finished, reader, seat)), JSON)

    return await house.replays.get((name, reader.language, reader.naming, seat), make)


def _position(
    record: Record,
    edition: Edition,
    at: int | None,
    names: Naming,
    language: Language,
    theme: Theme,
) -> Document:
    try:
        position = replace(position_at(record, edition, at), names=shown_names(record))
    except BadOption as error:
        raise Refused("server-bad-message", reason=error) from None
    svg = draw_board(edition, position=position, names=names, language=language, theme=theme)
    return document(svg, SVG)


REPLAYS = [
    import_replay,
    list_replays,
    show_replay,
    replay_record,
    table_replay,
    replay_position,
    table_position,
    scoring,
    records,
]
