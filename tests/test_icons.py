"""The page's icons are drawn by our own tool, and the manifest names those that are there."""

import json
import struct
from pathlib import Path

import draw_icons
import pytest

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "ui" / "public"
ICONS = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"]


@pytest.mark.parametrize("name", draw_icons.files())
def test_an_icon_is_as_the_tool_draws_it(name: str) -> None:
    assert (PUBLIC / name).read_bytes() == draw_icons.files()[name]


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon["src"])
def test_the_manifest_names_icons_of_their_sizes(icon: dict[str, str]) -> None:
    content = (PUBLIC / icon["src"].lstrip("/")).read_bytes()
    if icon["type"] == "image/png":
        width, height = struct.unpack(">II", content[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    else:
        assert content.startswith(b"<svg")


def test_the_document_names_icons_that_are_there() -> None:
    document = (ROOT / "ui" / "index.html").read_text(encoding="utf-8")
    for name in ("icon.svg", "icon-192.png", "manifest.webmanifest"):
        assert f'href="/{name}"' in document
        assert (PUBLIC / name).is_file()
