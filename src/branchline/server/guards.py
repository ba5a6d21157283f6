"""Who may do what over the network: tokens in headers, pages of this site only, not too often."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter

from branchline.editions.edition import Language
from branchline.server.house import House
from branchline.server.refusals import Refused

AnyRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
TheHouse = NamedDependency[House]
TableId = Annotated[str, PathParameter(max_length=32)]
BEARER = "bearer "


def address_of(connection: Connection) -> str:
    """The address that asks; behind a proxy, uvicorn has put the client's there."""
    return connection.client.host if connection.client else ""


def language_of(connection: Connection) -> Language:
    """French if the client prefers it, else English."""
    wanted = connection.headers.get("accept-language", "").lower()
    return "fr" if wanted.startswith("fr") else "en"


def token_of(connection: Connection) -> str:
    """The token in the header; empty if there is none."""
    header = connection.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else ""


def check_origin(connection: Connection, house: House) -> None:
    """Raise if a page of another site asks. Programs, which name no origin, may."""
    origin = connection.headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused("server-other-origin")


def check_rate(connection: Connection, house: House) -> None:
    """Raise if the address asks too often."""
    if not house.requests.allows(address_of(connection)):
        raise Refused("server-busy")


def check_request(request: AnyRequest, house: House) -> None:
    """Raise unless the request comes from this site or a program, and not too often."""
    check_origin(request, house)
    check_rate(request, house)


async def player_at(table: str, token: str, house: House) -> int:
    """The player whose token it is; raises `Refused`."""
    player = await house.hall.people.player_of(table, token) if token else None
    if player is None:
        raise Refused("server-no-table")
    return player


async def check_may_see(table: str, token: str, house: House) -> int | None:
    """Raise if the table is private and the token is neither an invitation nor a player's; returns
    the player, if it is one."""
    live = await house.hall.find(table)
    player = await house.hall.people.player_of(table, token) if token else None
    is_open = player is not None or live.state.settings.visibility == "listed"
    if not is_open and not (token and await house.hall.people.is_invited(table, token)):
        raise Refused("server-no-table")
    return player
