"""What belongs to a player's seat, over HTTP: links to other devices, and taking back in a game
against bots alone."""

from litestar import post
from litestar.params import JSONBody

from branchline.server.forks import take_back
from branchline.server.guards import (
    AnyRequest,
    TableId,
    TheHouse,
    address_of,
    check_request,
    player_at,
    token_of,
)
from branchline.server.protocol import Again, Joined, SeatLink, TakeBack
from branchline.server.refusals import Refused
from branchline.server.store import stored


@post("/api/tables/{table:str}/takeback")
async def takeback(
    request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[TakeBack]
) -> Again:
    """Go on from before one's action at another table, where hidden cards are dealt anew."""
    check_request(request, house)
    player = await player_at(table, token_of(request), house)
    if not house.openings.allows(address_of(request)):
        raise Refused("server-busy")
    return Again(await take_back(house.hall, table, player, data.seat, data.number))


@post("/api/tables/{table:str}/link")
async def link(request: AnyRequest, house: TheHouse, table: TableId) -> SeatLink:
    """A link to the player's seats for another device, good once and for an hour; an earlier one is
    worth nothing from here on."""
    check_request(request, house)
    token = token_of(request)
    player = await player_at(table, token, house)
    return SeatLink(*await stored(house.links.make(table, player, token)))


@post("/api/tables/{table:str}/exchange")
async def exchange(request: AnyRequest, house: TheHouse, table: TableId) -> Joined:
    """The player's token for a link, which is in the header. Whether there is such a table is told
    nobody."""
    check_request(request, house)
    found = await stored(house.links.use(table, token_of(request)))
    if found is None:
        raise Refused("server-link-used")
    return Joined(*found)


SEAT_ENDPOINTS = [takeback, link, exchange]
