"""The files of the page: read and compressed once, when the server starts.

A request never touches the disk, so no path that somebody thinks of can lead out of the folder.
"""

from collections.abc import Mapping
from pathlib import Path

from branchline.server.documents import Document, document

INDEX = "index.html"
TEXTS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
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

Files = Mapping[str, Document]
"""The files of the page by their paths, such as assets/index-4f2a.js; empty if it is not built."""


def read_files(folder: Path) -> Files:
    """All files of a built page; what is no kind of file that a page has is left out."""
    if not (folder / INDEX).is_file():
        return {}
    kinds = {**TEXTS, **PACKED}
    return {
        path.relative_to(folder).as_posix(): document(
            path.read_bytes(), kinds[path.suffix], path.suffix in TEXTS
        )
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in kinds
    }
