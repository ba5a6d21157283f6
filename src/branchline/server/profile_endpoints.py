"""Profiles over HTTP: claim a name, come back with its link, rename, delete, look, compare.

A profile's token is in the header, never in a path.
"""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from branchline.server.guards import AnyRequest, TheHouse, address_of, check_request, token_of
from branchline.server.house import House
from branchline.server.profiles import StoredProfile
from branchline.server.protocol import ClaimedName, Leaders, NewName, Profile
from branchline.server.refusals import Refused
from branchline.server.store import stored


@post("/api/profiles")
async def create_profile(
    request: AnyRequest, house: TheHouse, data: JSONBody[NewName]
) -> ClaimedName:
    """Claim a name; the token is told once."""
    check_request(request, house)
    if not house.profiles.allows(address_of(request)):
        raise Refused("server-busy")
    return ClaimedName(*await stored(house.hall.profiles.create(data.name)))


@get("/api/profiles/{name:str}")
async def show_profile(
    request: AnyRequest, house: TheHouse, name: Annotated[str, PathParameter(max_length=200)]
) -> Profile:
    """What a profile has done, for everybody."""
    check_request(request, house)
    return await house.hall.profiles.show(name)


@get("/api/profile")
async def own_profile(request: AnyRequest, house: TheHouse) -> Profile:
    """Whose token it is: how a link is used on another device."""
    return await house.hall.profiles.shown(await _own(request, house))


@post("/api/profile/rename", status_code=200)
async def rename_profile(request: AnyRequest, house: TheHouse, data: JSONBody[NewName]) -> Profile:
    """Another name for one's own profile."""
    profile = await _own(request, house)
    name = await stored(house.hall.profiles.rename(profile, data.name))
    return await house.hall.profiles.show(name)


@post("/api/profile/renew", status_code=200)
async def renew_profile(request: AnyRequest, house: TheHouse) -> ClaimedName:
    """Another token for one's own profile; the old one is worth nothing from here on."""
    profile = await _own(request, house)
    token = await stored(house.hall.profiles.renew(profile))
    return ClaimedName(profile.name, token)


@delete("/api/profile")
async def delete_profile(request: AnyRequest, house: TheHouse) -> None:
    """Remove one's own profile and everything of it."""
    profile = await _own(request, house)
    await stored(house.hall.profiles.delete(profile))


@get("/api/leaders")
async def leaders(
    request: AnyRequest,
    house: TheHouse,
    edition: Annotated[str, QueryParameter(max_length=64)],
    seats: Annotated[int, QueryParameter(ge=2, le=5)],
) -> Leaders:
    """The leaderboard of an edition with a number of seats."""
    check_request(request, house)
    return await house.hall.profiles.leaders(edition, seats)


async def _own(request: AnyRequest, house: House) -> StoredProfile:
    check_request(request, house)
    return await house.hall.profiles.known(token_of(request))


PROFILE_ENDPOINTS = [
    create_profile,
    show_profile,
    own_profile,
    rename_profile,
    renew_profile,
    delete_profile,
    leaders,
]
