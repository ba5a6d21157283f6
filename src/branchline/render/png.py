"""A drawing as a PNG picture, by the small rasteriser of the extra `png`."""

import re
from importlib import import_module
from typing import Any

from branchline.errors import MissingExtra
from branchline.render.lettering import FILES, font_file
from branchline.render.palette import Theme, board_variables

VARIABLE = re.compile(r"var\((--[\w-]+)\)")
NAMES = re.compile(r'style="--names:([\d.]+)"')
FACES = re.compile(r"@font-face\{[^}]*\}")


def rasterise(svg: str, theme: Theme, *, width: int | None = None) -> bytes:
    """The picture of a drawing, as wide as its view box or as `width`."""
    try:
        resvg: Any = import_module("resvg_py")
    except ImportError:
        raise MissingExtra("error-png", {}) from None
    return bytes(
        resvg.svg_to_bytes(
            svg_string=_without_variables(svg, theme),
            width=width,
            font_files=[str(font_file(family, "ttf")) for family in FILES],
            skip_system_fonts=True,
        )
    )


def _without_variables(svg: str, theme: Theme) -> str:
    """The rasteriser knows neither CSS variables nor embedded typefaces."""
    values = board_variables(theme)
    size = NAMES.search(svg)
    values["--names"] = size[1] if size else "1"
    return VARIABLE.sub(lambda found: values[found[1]], FACES.sub("", svg))
