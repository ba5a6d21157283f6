"""Tables over HTTP: open, look, join, command, list, export. Thin: everything is in the hall."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from branchline.editions.edition import Edition
from branchline.errors import BranchlineError
from branchline.game.record import parse_record, verify
from branchline.game.result import Result
from branchline.game.shuffle import Shuffle, verify_shuffle
from branchline.server.guards import (
    AnyRequest,
    TableId,
    TheHouse,
    address_of,
    check_may_see,
    check_request,
    player_at,
    token_of,
)
from branchline.server.listing import page_of
from branchline.server.profile_endpoints import PROFILE_ENDPOINTS
from branchline.server.protocol import (
    Again,
    Command,
    Done,
    Joined,
    Opened,
    Page,
    Phase,
    TableInfo,
    TableSettings,
)
from branchline.server.refusals import Refused
from branchline.server.seat_endpoints import SEAT_ENDPOINTS
from branchline.server.showing import record_line, shuffle_of, table_info
from branchline.server.webhook_endpoints import WEBHOOK_ENDPOINTS

RECORD_BYTES = 1 << 20
MARK = r"^[0-9]{1,16}\.[a-z0-9]{1,32}$"
"""Where a page of a list ends: when its last table changed, and its id."""


@post("/api/tables")
async def open_table(request: AnyRequest, house: TheHouse, data: JSONBody[TableSettings]) -> Opened:
    """Open a table; whoever asks is its host."""
    check_request(request, house)
    if not house.openings.allows(address_of(request)):
        raise Refused("server-busy")
    return await house.hall.open(data)


@get("/api/tables")
async def list_tables(
    request: AnyRequest,
    house: TheHouse,
    phase: FromQuery[Phase] = "lobby",
    edition: Annotated[str | None, QueryParameter(max_length=64)] = None,
    seats: Annotated[int | None, QueryParameter(ge=2, le=5)] = None,
    before: Annotated[str | None, QueryParameter(pattern=MARK)] = None,
) -> Page:
    """Listed tables: where one can still sit down, those in play, or finished ones."""
    check_request(request, house)
    return await page_of(house.store, phase, edition, seats, before)


@get("/api/tables/{table:str}")
async def show_table(request: AnyRequest, house: TheHouse, table: TableId) -> TableInfo:
    """A table, as everybody who has its link may see it."""
    check_request(request, house)
    await check_may_see(table, token_of(request), house)
    return table_info((await house.hall.find(table)).state, house.presence.at(table))


@post("/api/tables/{table:str}/join")
async def join(request: AnyRequest, house: TheHouse, table: TableId) -> Joined:
    """Become a player of the table, who may then sit down; the invitation is in the header."""
    check_request(request, house)
    await check_may_see(table, token_of(request), house)
    return Joined(*await house.hall.people.join(table))


@post("/api/tables/{table:str}/renew")
async def renew(request: AnyRequest, house: TheHouse, table: TableId) -> Joined:
    """Another token for the same player; the old one is worth nothing from here on."""
    check_request(request, house)
    player = await player_at(table, token_of(request), house)
    return Joined(player, await house.hall.people.renew(table, player))


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(
    request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Command]
) -> Done:
    """Do something at the table; answered when it is on disk."""
    check_request(request, house)
    player = await player_at(table, token_of(request), house)
    house.commands += 1
    number = await house.hall.do(table, player, data)
    state = (await house.hall.find(table)).state
    own: list[int | None] = [*state.seats_of(player), None]
    seat = getattr(data, "seat", own[0])
    return Done(data.id, state.number_for(seat if seat in own else own[0], number))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, house: TheHouse, table: TableId) -> Again:
    """Go on at another table of the same kind."""
    check_request(request, house)
    player = await player_at(table, token_of(request), house)
    return Again(await house.hall.rematch(table, player))


@get("/api/tables/{table:str}/shuffle")
async def shuffle(request: AnyRequest, house: TheHouse, table: TableId) -> Shuffle:
    """What was promised of the shuffle, and after the end how it was kept."""
    check_request(request, house)
    await check_may_see(table, token_of(request), house)
    return shuffle_of((await house.hall.find(table)).state)


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson")
async def record(request: AnyRequest, house: TheHouse, table: TableId) -> Response[bytes]:
    """The record of a finished game, a line with its shuffle; a running one has none."""
    check_request(request, house)
    await check_may_see(table, token_of(request), house)
    state = (await house.hall.find(table)).state
    if state.phase != "over" or state.game is None:
        raise Refused("server-not-over")
    return Response(record_line(state))


class Verified(msgspec.Struct, frozen=True):
    """A record that was played again and found right."""

    edition: str
    result: Result | None
    shuffle: bool
    """Whether it was played on a server and its shuffle was checked too."""


@post("/api/verify", status_code=200, request_max_body_size=RECORD_BYTES)
async def verify_record(request: AnyRequest, house: TheHouse) -> Verified:
    """Check a record, which is the body: play it again and compare everything."""
    check_request(request, house)
    return await asyncio.to_thread(_verified, await request.body(), house.settings.editions)


def _verified(line: bytes, editions: Mapping[str, Edition]) -> Verified:
    try:
        edition = editions.get(parse_record(line).edition)
        record = verify(line, edition)
        return Verified(record.edition, record.result, verify_shuffle(line))
    except BranchlineError as error:
        raise Refused("server-bad-record", reason=error) from None


@get("/healthz")
async def healthz() -> dict[Literal["status"], str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz")
async def readyz(house: TheHouse) -> Response[dict[str, str]]:
    """The database answers too."""
    try:
        is_ready = await house.store.is_ready()
    except Exception:
        is_ready = False
    status = "ok" if is_ready else "the database does not answer"
    return Response({"status": status}, status_code=200 if is_ready else 503)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> dict[str, Any]:
    """The description of all this for programs."""
    return request.app.openapi_schema.to_schema()


@get("/metrics", media_type="text/plain")
async def metrics(house: TheHouse) -> str:
    """Counts for Prometheus."""
    return house.metrics()


ENDPOINTS = [
    open_table,
    list_tables,
    show_table,
    join,
    renew,
    command,
    rematch,
    shuffle,
    record,
    verify_record,
    healthz,
    readyz,
    openapi,
    metrics,
    *PROFILE_ENDPOINTS,
    *WEBHOOK_ENDPOINTS,
    *SEAT_ENDPOINTS,
]
