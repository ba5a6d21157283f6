"""The page itself: its files, and the one document behind all of its addresses."""

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from branchline.server.documents import ASK_FIRST, FOR_EVER, answer
from branchline.server.guards import AnyRequest, TheHouse, language_of
from branchline.server.house import House
from branchline.server.page_files import INDEX
from branchline.text.catalogue import say

HASHED = "assets/"
"""Files below it are named after what is in them."""
RESERVED = ("api", "healthz", "readyz", "metrics", "openapi.json")


@route("/", http_method=["GET", "HEAD"], include_in_schema=False)
async def front(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    """The page."""
    return _document(request, house, "index")


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
    return _document(request, house, parts[0])


def _document(request: AnyRequest, house: House, page: str) -> Response[bytes]:
    """The page, in the document that names what is needed at such an address, if there is one."""
    name = f"{page}.{language_of(request)}.html"
    return _file(request, house, name if name in house.page.documents else INDEX)


def _file(request: AnyRequest, house: House, name: str) -> Response[bytes]:
    found = house.page.documents.get(name)
    if found is None:
        sentence = say("server-no-page", language_of(request))
        return Response(f"{sentence}\n".encode(), status_code=503, media_type="text/plain")
    caching = FOR_EVER if name.startswith(HASHED) else ASK_FIRST
    return answer(request, found, caching, **{"Content-Security-Policy": house.page.policy})


PAGES = [front, file]
