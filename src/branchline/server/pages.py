"""The page itself: its files, and the one document behind all of its addresses."""

import asyncio

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from branchline.server.documents import ASK_FIRST, FOR_EVER, Document, answer, document
from branchline.server.first_sight import with_drawings
from branchline.server.guards import AnyRequest, TheHouse, language_of
from branchline.server.house import House
from branchline.server.page_files import HTML, INDEX, TEXTS
from branchline.text.catalogue import say

HASHED = "assets/"
"""Files below it are named after what is in them."""
PATIENCE = 1.0
"""Seconds that a document waits for its drawings; without them the page asks for them itself."""
RESERVED = ("api", "healthz", "readyz", "metrics", "openapi.json")


@route("/", http_method=["GET", "HEAD"], include_in_schema=False)
async def front(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    """The page."""
    return await _document(request, house, "index")


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
async def file(request: AnyRequest, house: TheHouse, path: FromPath[str]) -> Response[bytes]:
    """A file of the page. The page has addresses of its own, such as /t/TABLE: whatever looks like
    one gets the page, which finds out."""
    name = path.lstrip("/")
    if name in house.page.documents:
        return _file(request, house, name)
    parts = name.split("/")
    if parts[0] in RESERVED or "." in parts[-1]:
        raise NotFoundException
    return await _document(request, house, parts[0])


async def _document(request: AnyRequest, house: House, page: str) -> Response[bytes]:
    """The page, in the document that names what is needed at such an address, if there is one."""
    name = f"{page}.{language_of(request)}{HTML}"
    if name not in house.page.documents:
        name = INDEX
    if name not in house.page.to_draw:
        return _file(request, house, name)

    try:
        drawing = house.shelf.get(("page", name), lambda: _drawn(house, name))
        drawn = await asyncio.wait_for(drawing, PATIENCE)
    except TimeoutError:
        return _file(request, house, name)
    return _given(request, house, name, drawn)


def _drawn(house: House, name: str) -> Document:
    text = with_drawings(house.page.to_draw[name], house.settings.editions)
    return document(text, TEXTS[HTML])


def _file(request: AnyRequest, house: House, name: str) -> Response[bytes]:
    found = house.page.documents.get(name)
    if found is None:
        sentence = say("server-no-page", language_of(request))
        return Response(f"{sentence}\n".encode(), status_code=503, media_type="text/plain")
    return _given(request, house, name, found)


def _given(request: AnyRequest, house: House, name: str, found: Document) -> Response[bytes]:
    caching = FOR_EVER if name.startswith(HASHED) else ASK_FIRST
    return answer(request, found, caching, **{"Content-Security-Policy": house.page.policy})


PAGES = [front, file]
