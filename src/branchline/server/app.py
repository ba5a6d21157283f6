"""The application: endpoints, sockets, headers, and refusals as answers."""

import logging
from typing import Any

from litestar import Litestar, MediaType, Response
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from branchline.errors import IllegalAction
from branchline.server.addresses import PlainAddresses
from branchline.server.describing import DESCRIPTIONS
from branchline.server.drawings import DRAWINGS
from branchline.server.endpoints import ENDPOINTS
from branchline.server.guards import AnyRequest, language_of
from branchline.server.house import House
from branchline.server.pages import PAGES
from branchline.server.protocol import Refusal
from branchline.server.refusals import Refused
from branchline.server.replay_endpoints import REPLAYS
from branchline.server.sockets import play, refusal

BODY_BYTES = 64 * 1024
STATUS = {
    "server-no-drawing": 404,
    "server-no-edition": 404,
    "server-no-replay": 404,
    "server-no-table": 404,
    "server-no-profile": 404,
    "server-busy": 429,
    "server-not-stored": 503,
    "server-no-database": 503,
    "server-other-origin": 403,
    "server-not-host": 403,
    "server-not-seated": 403,
}
"""What HTTP calls a refusal; 409 where nothing is said here."""
BAD_REQUEST = {
    *("server-bad-message", "server-bad-name", "server-bad-record", "server-bad-settings"),
    *("server-no-bot", "server-no-player", "server-no-seat", "server-bad-profile-name"),
    *("server-bad-address", "server-bad-webhook"),
}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
HANDLERS = [*DESCRIPTIONS, *DRAWINGS, *REPLAYS, *ENDPOINTS]
"""All that is described in docs/protocol.md."""
logger = logging.getLogger(__name__)


def make_app(house: House) -> Litestar:
    """The application over a house."""
    return Litestar(
        [*HANDLERS, *PAGES, play],
        middleware=[PlainAddresses()],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            Refused: _refuse,
            IllegalAction: _refuse,
            HTTPException: _refuse_request,
            Exception: _fail,
        },
        response_headers=[ResponseHeader(name=name, value=text) for name, text in HEADERS.items()],
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Branchline",
            version="1",
            description="Train-route board games over HTTP; play itself is over a socket.",
            path="/api/schema",  # at / it would take the page's place
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def _refuse(request: AnyRequest, error: Refused | IllegalAction) -> Response[Refusal]:
    message = refusal(error, language_of(request))
    status = STATUS.get(message.key, 400 if message.key in BAD_REQUEST else 409)
    return _answer(message, status)


def _refuse_request(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework itself refuses: a wrong path, a message that does not fit."""
    told: Any = error.extra if isinstance(error.extra, list) else []
    reason = "; ".join(str(one["message"]) for one in told if "message" in one)
    reason = reason or error.detail.partition(" for ")[0]
    message = refusal(Refused("server-bad-message", reason=reason), language_of(request))
    return _answer(message, error.status_code)


def _fail(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A fault of ours: the log has it, the answer tells nothing of it."""
    logger.error("%s failed", request.url.path, exc_info=error)
    return _answer(refusal(Refused("server-failed"), language_of(request)), 500)


def _answer(message: Refusal, status: int) -> Response[Refusal]:
    return Response(message, status_code=status, media_type=MediaType.JSON, headers=HEADERS)
