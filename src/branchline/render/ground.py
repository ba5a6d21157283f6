"""What lies below everything: sea, land, lakes, rivers, and the Arctic Circle where it counts."""

from branchline.editions.edition import Language
from branchline.render.geometry import Box
from branchline.render.layout import Layout
from branchline.render.svg import element, group, use
from branchline.text.catalogue import say

SHORE_WIDTHS = (15, 8)
NAME_ALONG = 12.0
"""From the view's left edge to the name of the Arctic Circle, which hangs below its line: names of
cities by the sea stand above it."""


def background(layout: Layout, view: Box, language: Language, *, with_arctic: bool) -> str:
    """The map without its railways."""
    paths = layout.background
    left, top, right, bottom = view
    parts = [
        element("rect", x=left, y=top, width=right - left, height=bottom - top, class_="bl-sea")
    ]
    if paths.land:
        parts.append(element("defs", element("path", id="land", d=paths.land)))
        parts += [use("land", class_="bl-shore", stroke_width=width) for width in SHORE_WIDTHS]
        parts.append(use("land", class_="bl-land"))
    if paths.rivers:
        parts.append(element("path", d=paths.rivers, class_="bl-rivers"))
    if paths.lakes:
        parts.append(element("path", d=paths.lakes, class_="bl-lakes"))
    if paths.graticule:
        parts.append(element("path", d=paths.graticule, class_="bl-graticule"))
    if paths.arctic_circle and with_arctic:
        parts.append(element("path", id="circle", d=paths.arctic_circle, class_="bl-arctic"))
        name = say("board-arctic-circle", language).upper()
        start = float(paths.arctic_circle.removeprefix("M").split()[0])
        along = element("textPath", name, href="#circle", startOffset=left - start + NAME_ALONG)
        parts.append(element("text", along, dy="1em", class_="bl-arctic-name"))
    return group(*parts, class_="bl-background", clip_path="url(#window)")
