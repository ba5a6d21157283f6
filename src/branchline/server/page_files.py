"""The files of the page: read and compressed once, when the server starts.

A request never touches the disk, so no path that somebody thinks of can lead out of the folder.
"""

import base64
import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from branchline.server.documents import Document, document
from branchline.server.first_sight import shows_drawings, without_drawings

INDEX = "index.html"
HTML = ".html"
TEXTS = {
    ".css": "text/css; charset=utf-8",
    HTML: "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
}
PACKED = {
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Kinds that cannot be made smaller."""
BROTLI = ".br"
"""Behind the name of a file: the same, packed when the page was built."""
PLACE = "<!-- about -->"
"""Where a document of the page takes what the server says of itself."""
SCRIPT = re.compile(r'<script(?: type="module")?>(.*?)</script>', re.DOTALL)
"""A script that stands in a document."""
POLICY = (
    "default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data:; "
    "connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
"""What a page may load. Boards are styled by variables, so styles may stand in the document."""


@dataclass(frozen=True, slots=True)
class Files:
    """The page as it is given out; without documents if it is not built."""

    documents: Mapping[str, Document] = field(default_factory=dict[str, Document])
    """By their paths, such as assets/index-4f2a.js."""
    to_draw: Mapping[str, str] = field(default_factory=dict[str, str])
    """Documents that take drawings, before they have them."""
    policy: str = ""
    """What the page may load; of scripts that stand in it, those that it was built with."""


def read_files(folder: Path, about: bytes) -> Files:
    """All files of a built page; what is no kind of file that a page has is left out. Its documents
    hold what the server says of itself, so that the page need not ask."""
    if not (folder / INDEX).is_file():
        return Files()
    told = about.decode().replace("<", "\\u003c")
    data = f'<script type="application/json" id="about">{told}</script>'
    documents: dict[str, Document] = {}
    to_draw: dict[str, str] = {}
    scripts = ["'self'"]
    for name, path in _files(folder):
        content, kind = path.read_bytes(), path.suffix
        if kind == HTML:
            text = content.decode()
            scripts += [_hash(script) for script in SCRIPT.findall(text)]
            text = text.replace(PLACE, data)
            if shows_drawings(text):
                to_draw[name] = text
            content = without_drawings(text).encode()
        packed = path.with_name(path.name + BROTLI)
        documents[name] = document(
            content,
            TEXTS.get(kind) or PACKED[kind],
            kind in TEXTS,
            packed.read_bytes() if packed.is_file() else None,
        )
    return Files(documents, to_draw, POLICY.format(scripts=" ".join(dict.fromkeys(scripts))))


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in {**TEXTS, **PACKED}:
            yield path.relative_to(folder).as_posix(), path


def _hash(script: str) -> str:
    """A script by its content, as a policy names it."""
    digest = hashlib.sha256(script.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
