"""Write what the page shares with the boards' drawings: the shapes of cards, and colors.

python tools/page_drawings.py ui/src
"""

import json
import sys
from pathlib import Path

from branchline.editions.edition import CARDS, GRAY
from branchline.render.palette import CARD_PAINTS, PIECES, SEAT_PAINTS
from branchline.render.shapes import SHAPES

HEAD = "Made by `python tools/page_drawings.py ui/src` from the palette of the boards."


def shapes() -> str:
    """The shape of each card, and of a gray space, as path data around the origin."""
    paths = {card: SHAPES[CARD_PAINTS[card].shape] for card in (*CARDS, GRAY)}
    lines = "\n".join(f"  {card}: {json.dumps(path)}," for card, path in paths.items())
    return (
        f"/** {HEAD} */\n\n"
        "/** The shape of each card, in a circle of radius 5 around the origin. */\n"
        f"export const SHAPES: Record<string, string> = {{\n{lines}\n}};\n"
    )


def colors() -> str:
    """Cards, seats and pieces as variables of a style sheet."""
    values: dict[str, str] = {}
    for card, paint in CARD_PAINTS.items():
        values |= {card: paint.fill, f"on-{card}": paint.ink}
    for seat, paint in enumerate(SEAT_PAINTS):
        values |= {f"seat-{seat}": paint.fill, f"on-seat-{seat}": paint.ink}
    values |= PIECES
    lines = "\n".join(f"  --{name}: {value};" for name, value in values.items())
    return f"/* {HEAD} */\n\n:root {{\n{lines}\n}}\n"


FILES = {"shapes.ts": shapes, "style/palette.css": colors}

if __name__ == "__main__":
    for name, make in FILES.items():
        (Path(sys.argv[1]) / name).write_text(make(), encoding="utf-8")
