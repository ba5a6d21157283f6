"""Draw the page's icons: a wagon before a rising sun, as SVG and as PNG for those who want pixels.

python tools/draw_icons.py ui/public
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

SIDE = 64
NIGHT, GOLD, RIM, LIP, RED = "#20393d", "#e0a531", "#17120e", "#fdf6e3", "#b8200e"
SIZES = (32, 192, 512)
SAFE = 0.8
"""How much of a maskable icon is never cut off."""


def icon(*, is_your_turn: bool = False, is_maskable: bool = False) -> str:
    """An icon as SVG; with a mark when it is one's turn; without round corners to be cut out of."""
    corner = 0 if is_maskable else 14
    scene = _scene()
    if is_maskable:
        shift = SIDE * (1 - SAFE) / 2
        scene = f'<g transform="translate({shift:g} {shift:g}) scale({SAFE})">{scene}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect width="{SIDE}" height="{SIDE}" rx="{corner}" fill="{NIGHT}"/>'
        f"{scene}{_mark() if is_your_turn else ''}</svg>\n"
    )


def _scene() -> str:
    """The sun, a wagon with its outline, light edge and roof as on the board, and the rail."""
    wheels = "".join(f'<circle cx="{x}" cy="47" r="5.5" fill="{RIM}"/>' for x in (20, 44))
    hubs = "".join(f'<circle cx="{x}" cy="47" r="2" fill="{LIP}"/>' for x in (20, 44))
    return (
        f'<circle cx="32" cy="32" r="21" fill="{GOLD}"/>'
        f'<path d="M3 40h58v13a11 11 0 0 1-11 8H14a11 11 0 0 1-11-8z" fill="{NIGHT}"/>'
        f'<rect x="6" y="50.5" width="52" height="3.5" rx="1.7" fill="{GOLD}"/>'
        f"{wheels}"
        f'<rect x="6" y="23" width="52" height="22" rx="6" fill="{RIM}"/>'
        f'<rect x="8.6" y="25.6" width="46.8" height="16.8" rx="4" fill="{LIP}"/>'
        f'<rect x="11" y="28" width="42" height="12" rx="2.4" fill="{RED}"/>'
        f'<rect x="18" y="32" width="28" height="4" rx="2" fill="{LIP}"/>'
        f"{hubs}"
    )


def _mark() -> str:
    return f'<circle cx="49" cy="15" r="13" fill="{RED}" stroke="{LIP}" stroke-width="4"/>'


def files() -> dict[str, bytes]:
    """All icons by their file names."""
    resvg: Any = import_module("resvg_py")

    def pixels(svg: str, side: int) -> bytes:
        return bytes(resvg.svg_to_bytes(svg_string=svg, width=side, skip_system_fonts=True))

    return {
        "icon.svg": icon().encode(),
        "icon-turn.svg": icon(is_your_turn=True).encode(),
        **{f"icon-{side}.png": pixels(icon(), side) for side in SIZES},
        "icon-turn-32.png": pixels(icon(is_your_turn=True), SIZES[0]),
        "icon-maskable-512.png": pixels(icon(is_maskable=True), SIZES[-1]),
    }


def main() -> None:
    """Write them into the folder that is named."""
    for name, content in files().items():
        Path(sys.argv[1], name).write_bytes(content)


if __name__ == "__main__":
    main()
