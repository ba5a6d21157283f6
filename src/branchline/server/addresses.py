"""Addresses without control characters: none of ours has one, some databases take none, and no log
should. Whoever asks for such an address, over HTTP or for a socket, is refused at the door."""

import re
from urllib.parse import unquote

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from branchline.server.refusals import Refused

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class PlainAddresses(ASGIMiddleware):
    """Refuses all other addresses."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Look at path and query, percent signs resolved."""
        query = unquote(scope["query_string"].decode("latin-1"))
        if CONTROL.search(scope["path"]) or CONTROL.search(query):
            raise Refused("server-bad-address")
        await next_app(scope, receive, send)
