"""Webhooks over HTTP: a player says where to be told of turns, or that it is enough."""

from litestar import delete, put
from litestar.params import JSONBody

from branchline.server.delivering import Undelivered, address_of, parse_url
from branchline.server.guards import (
    AnyRequest,
    TableId,
    TheHouse,
    check_request,
    player_at,
    token_of,
)
from branchline.server.protocol import WebhookSecret, WebhookUrl
from branchline.server.refusals import Refused


@put("/api/tables/{table:str}/webhook")
async def set_webhook(
    request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[WebhookUrl]
) -> WebhookSecret:
    """Tell this URL of the player's turns, and no other any more; the secret that notices are
    signed with is told once."""
    check_request(request, house)
    player = await player_at(table, token_of(request), house)
    try:
        await address_of(parse_url(data.url), house.settings.allow_private_webhooks)
    except Undelivered:
        raise Refused("server-bad-webhook") from None
    site = f"{request.url.scheme}://{request.url.netloc}"
    return WebhookSecret(await house.courier.listen(table, player, data.url, site))


@delete("/api/tables/{table:str}/webhook")
async def remove_webhook(request: AnyRequest, house: TheHouse, table: TableId) -> None:
    """Tell the player nothing any more."""
    check_request(request, house)
    player = await player_at(table, token_of(request), house)
    await house.courier.leave(table, player)


WEBHOOK_ENDPOINTS = [set_webhook, remove_webhook]
