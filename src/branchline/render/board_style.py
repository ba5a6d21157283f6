"""The style sheet of a board: all themes in one, as classes and variables that a page can change.

Every class begins with `bl-`, so that a board stands on a page without touching or being touched.
"""

from branchline.editions.edition import LOCOMOTIVE
from branchline.render.lettering import FAMILIES, NAMES, TITLES, font_faces
from branchline.render.palette import CARD_PAINTS, THEMES, board_variables
from branchline.render.signs import PLATE_FONT
from branchline.render.slots import BORE_STROKE
from branchline.render.themes import theme_rules

GROUND = """
.bl-sea{fill:var(--sea)}
.bl-shore{fill:none;stroke:var(--shore);stroke-linejoin:round}
.bl-land{fill:var(--land);stroke:var(--coast);stroke-width:.9;stroke-linejoin:round}
.bl-lakes{fill:var(--sea);stroke:var(--coast);stroke-width:.7}
.bl-rivers{fill:none;stroke:var(--river);stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}
.bl-graticule{fill:none;stroke:var(--grid);stroke-width:.6;opacity:.3}
.bl-arctic{fill:none;stroke:var(--grid);stroke-width:2;stroke-dasharray:10 5 2 5}
.bl-arctic-name{fill:var(--grid);letter-spacing:.06em}
.bl-paper{fill:var(--paper)}
.bl-edge{fill:none;stroke:var(--edge);stroke-width:2}
"""
SPACES = """
.bl-track{fill:none;stroke:var(--outline);stroke-width:1.2;stroke-opacity:.4}
.bl-ferry .bl-track{stroke-dasharray:3 4}
.bl-claimed .bl-track{stroke-width:3.2;stroke-opacity:1;stroke-dasharray:none}
.bl-closed{fill-opacity:.2}
.bl-closed .bl-track{stroke:none}
.bl-inlay{fill:var(--inlay);fill-opacity:1;stroke:var(--hairline);stroke-width:var(--hair)}
.bl-bar{stroke:var(--bar-edge);stroke-width:var(--bar-line)}
.bl-bore{fill:var(--inlay);fill-opacity:1;stroke:var(--bore);stroke-width:@bore;
stroke-dasharray:3.4 2.6}
.bl-carriage{fill:var(--locomotive);stroke:var(--bar-edge);stroke-width:var(--bar-line)}
.bl-plate{fill:var(--inlay);stroke:var(--hairline);stroke-width:.8}
.bl-sign{fill:var(--ink);text-anchor:middle;font-size:@platepx}
.bl-saltire{fill:none;stroke:var(--outline);stroke-width:1.7;stroke-linecap:round}
.bl-hits{fill:none;stroke:none;stroke-linejoin:round;pointer-events:stroke;cursor:pointer}
"""
CITIES = """
.bl-disc{fill:var(--disc);stroke:var(--rim);stroke-width:2}
.bl-dot{fill:#a5281b}
.bl-ring{fill:none;stroke:var(--outline);stroke-width:1.8}
.bl-capital{fill:var(--gold);stroke:var(--rim);stroke-width:1.2;stroke-linejoin:round}
.bl-arctic-city{fill:var(--shore);stroke:var(--grid);stroke-width:2.2;stroke-dasharray:2.6 1.8}
.bl-letters{font-size:7px;fill:var(--rim)}
.bl-name{paint-order:stroke;stroke:var(--halo);stroke-width:3.4;stroke-linejoin:round;
transform:scale(var(--names));pointer-events:none}
.bl-halt{fill:var(--faint)}
"""
PIECES = """
.bl-rim{fill:var(--rim)}
.bl-lip{fill:var(--lip);stroke:var(--lip);stroke-width:var(--lip-grow)}
.bl-lip-plain{fill:var(--lip)}
.bl-coat{stroke-width:var(--fill-grow)}
.bl-shadow{fill:#000;opacity:var(--shadow)}
.bl-pattern{fill-opacity:1;stroke-linecap:round;stroke-linejoin:round}
.bl-house-rim{fill:var(--rim);stroke:var(--rim);stroke-width:6;stroke-linejoin:round}
.bl-house-lip{fill:var(--lip);stroke:var(--lip);stroke-width:2.6;stroke-linejoin:round}
.bl-leader{stroke:var(--rim);stroke-width:2.4}
.bl-ghost{opacity:.8}
"""
LAYERS = """
.bl-layer{fill:none;stroke-linecap:round;stroke-linejoin:round;pointer-events:none}
.bl-last-ink{stroke:var(--ink);stroke-width:28}
.bl-last-cream{stroke:var(--paper);stroke-width:25}
.bl-last-land{stroke:var(--land);stroke-width:21}
.bl-ticket-edge{stroke:var(--brown);stroke-width:27}
.bl-ticket-gold{stroke:var(--gold);stroke-width:24}
.bl-missing-edge{stroke:var(--brown);stroke-width:var(--missing-edge)}
.bl-missing-cream{stroke:var(--lip);stroke-width:24}
.bl-missing-gold{stroke:var(--gold);stroke-width:24;stroke-dasharray:12 12;stroke-linecap:butt}
.bl-choice-edge{stroke:var(--rim);stroke-width:29}
.bl-choice-fill{stroke:var(--choice);stroke-width:26}
.bl-focus-ring{stroke:var(--focus);stroke-width:32}
.bl-focus-gap{stroke:var(--paper);stroke-width:26}
"""
SHEET = """
.bl-display{font-family:@titles;font-weight:400;letter-spacing:.04em}
.bl-title{font-size:40px;fill:var(--accent)}
.bl-small{fill:var(--faint)}
.bl-cell{fill:var(--scale)}
.bl-points{font-size:11px;text-anchor:middle;fill:var(--ink)}
.bl-lap{font-size:10px;text-anchor:middle;fill:var(--ink)}
.bl-table{fill:none;stroke:var(--faint);stroke-width:1}
.bl-table-lines{fill:none;stroke:var(--faint);stroke-width:.6}
.bl-cell-head{font-size:12px;fill:var(--faint)}
.bl-cell-words{font-size:12.5px;text-anchor:middle}
"""


def style_sheet(font: float, *, embed: bool = True) -> str:
    """All rules. The root's `data-theme` says which theme holds and `--names` how large names are.
    The typefaces are in it if they are to be embedded."""
    letters = (
        f"font-family:{FAMILIES[NAMES]};font-weight:600;font-size:{font:g}px;"
        # Without geometricPrecision the hinting of some browsers melts the dots of i and j.
        "letter-spacing:.01em;fill:var(--ink);text-rendering:geometricPrecision"
    )
    rules = f"{GROUND}{SPACES}{CITIES}{PIECES}{LAYERS}{SHEET}".replace("\n", "")
    for key, value in (
        ("@bore", f"{BORE_STROKE:g}"),
        ("@plate", f"{PLATE_FONT:g}"),
        ("@titles", FAMILIES[TITLES]),
    ):
        rules = rules.replace(key, value)
    colors = "".join(
        f".bl-{card}{{fill:var(--{card})}}" for card in CARD_PAINTS if card != LOCOMOTIVE
    )
    # A mark stands upright on its bar, and on its own color where a corner reaches beyond.
    marks = "".join(
        f".bl-on-{card}{{fill:var(--on-{card});stroke:var(--{card});stroke-width:var(--mark-line);"
        "stroke-linejoin:round;paint-order:stroke}"
        for card in CARD_PAINTS
    )
    faces = font_faces(NAMES, TITLES) if embed else ""
    themes = theme_rules(
        ".bl-board", {theme: {**board_variables(theme), "--names": "1"} for theme in THEMES}
    )
    return f"{faces}{themes}.bl-board{{{letters}}}{rules}{colors}{marks}"
