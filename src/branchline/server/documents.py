"""Documents that are the same for everybody: drawings, descriptions, files of the page.

A document is made once, kept compressed, and known by its hash, so that a client that has it is
told so in a few bytes.
"""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

LEVEL = 6
"""How hard documents are compressed; more takes long and saves little."""
LEAST = 512
"""Bytes below which compressing saves nothing."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For documents whose address changes when they do."""
FOR_AN_HOUR = "public, max-age=3600"
ASK_FIRST = "no-cache"
"""May be kept, but is asked for again each time, by its hash."""
FOR_NOBODY = "private, no-cache"
"""The same, for those only who may see it."""
SVG = "image/svg+xml"
JSON = "application/json"
DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
"""What a drawing that is opened by itself may load: nothing but its own style and typefaces."""


@dataclass(frozen=True, slots=True)
class Document:
    """Something to read, and what is kept of it."""

    media_type: str
    kept: bytes
    is_zipped: bool
    tag: str
    """Its hash, as an ETag."""
    brotli: bytes | None = None
    """Packed more tightly than we can, if whoever made it did so."""

    @property
    def content(self) -> bytes:
        """What it says."""
        return gzip.decompress(self.kept) if self.is_zipped else self.kept


def document(
    content: str | bytes, media_type: str, is_text: bool = True, brotli: bytes | None = None
) -> Document:
    """A document of this content; texts are compressed, pictures and typefaces already are."""
    data = content.encode() if isinstance(content, str) else content
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    is_zipped = is_text and len(data) >= LEAST
    kept = gzip.compress(data, LEVEL, mtime=0) if is_zipped else data
    return Document(media_type, kept, is_zipped, tag, brotli)


def answer(
    request: Request[Any, Any, Any], one: Document, caching: str, **headers: str
) -> Response[bytes]:
    """The document, or word that the client has it already."""
    told = {"Cache-Control": caching, "ETag": one.tag, "Vary": "Accept-Encoding", **headers}
    if one.media_type == SVG:
        told.setdefault("Content-Security-Policy", DRAWING_POLICY)
    if one.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=told, media_type=one.media_type)
    if not one.is_zipped:
        return Response(one.kept, headers=told, media_type=one.media_type)
    taken = request.headers.get("accept-encoding", "")
    if one.brotli is not None and "br" in taken:
        told["Content-Encoding"] = "br"
        return Response(one.brotli, headers=told, media_type=one.media_type)
    if "gzip" not in taken:
        return Response(one.content, headers=told, media_type=one.media_type)
    told["Content-Encoding"] = "gzip"
    return Response(one.kept, headers=told, media_type=one.media_type)


class Shelf:
    """Documents by name, made when they are first asked for; those not asked for longest go."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._documents: OrderedDict[Hashable, Document] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[Document]] = {}

    async def get(self, name: Hashable, make: Callable[[], Document]) -> Document:
        """The document of that name; it is made beside the server's own work, and once, however
        many ask for it."""
        found = self._documents.get(name)
        if found is not None:
            self._documents.move_to_end(name)
            return found
        making = self._making.get(name)
        if making is None:
            making = asyncio.ensure_future(asyncio.to_thread(make))
            self._making[name] = making
            making.add_done_callback(lambda done: self._put(name, done))
        return await asyncio.shield(making)

    def _put(self, name: Hashable, making: asyncio.Future[Document]) -> None:
        del self._making[name]
        if not making.cancelled() and making.exception() is None:
            self._documents[name] = making.result()
            if len(self._documents) > self.most:
                self._documents.popitem(last=False)
