"""The style sheets of cards: all themes in one, as classes and variables that a page can change.

Every class begins with `bl-card`, and no rule means one thing on one card and something else on
another, so that any number of cards stand on a page with a board.
"""

import re

from branchline.editions.edition import LOCOMOTIVE
from branchline.render.lettering import FAMILIES, NAMES, TITLES, font_faces
from branchline.render.palette import CARD_PAINTS, THEMES, Theme, variables
from branchline.render.themes import declared, theme_rules

CARD_RULES = """
.bl-card-face{fill:var(--paper);stroke:var(--edge);stroke-width:1.4}
"""
TRAIN_RULES = """
.bl-card-sky{fill:var(--sky)}
.bl-card-rays{fill:var(--rays)}
.bl-card-far{fill:var(--far)}
.bl-card-near{fill:var(--near)}
.bl-card-ground{fill:var(--ground)}
.bl-card-sun{fill:var(--sun);stroke:var(--line);stroke-width:.16;stroke-linejoin:round}
.bl-card-snow,.bl-card-steam{fill:#fdf9ee}
.bl-card-lit{fill:#f6c91e}
.bl-card-ballast{fill:var(--ballast)}
.bl-card-sleepers{fill:var(--near)}
.bl-card-rails{fill:var(--rail)}
.bl-card-window{fill:none;stroke:var(--edge);stroke-width:1.2}
.bl-card-corner{fill:var(--fill);stroke:var(--paper);stroke-width:1.6}
.bl-card-glyph{fill:var(--on-fill)}
.bl-card-boiler{fill:#1c2a38}
.bl-card-boiler-line{fill:none;stroke:#b2dbfa;stroke-width:1}
.bl-card-brass{fill:#e0a832}
.bl-card-lamp{fill:#fdf1b8;stroke:#e0a832;stroke-width:1.4}
"""
LETTERS = """
.bl-card-@kind{font-family:@names;font-weight:600;font-size:10px;fill:var(--ink);
text-rendering:geometricPrecision}
"""
PAPER_RULES = """
.bl-card-display{font-family:@titles;font-weight:400;letter-spacing:.03em}
.bl-card-inner{fill:none;stroke:var(--accent);stroke-width:.8}
.bl-card-small{font-size:8.5px;fill:var(--faint);letter-spacing:.06em}
"""
TICKET_RULES = """
.bl-card-pasteboard{fill:var(--paper);stroke:var(--edge);stroke-width:1.4}
.bl-card-perforation{stroke:var(--faint);stroke-width:1;stroke-dasharray:1.5 3;stroke-linecap:round}
.bl-card-worth{font-size:30px;fill:var(--accent);text-anchor:end}
.bl-card-map-sea{fill:var(--sea)}
.bl-card-map-land{fill:var(--land)}
.bl-card-map-frame{fill:none;stroke:var(--edge);stroke-width:1}
.bl-card-map-routes{fill:none;stroke:var(--outline);stroke-opacity:.3}
.bl-card-map-under{stroke:var(--paper);stroke-linecap:round}
.bl-card-map-journey{stroke:var(--accent);stroke-linecap:round}
.bl-card-map-stop{fill:var(--disc);stroke:var(--accent)}
.bl-card-long .bl-card-pasteboard{fill:#1d3438;stroke:#d9a93f}
.bl-card-long .bl-card-inner{stroke:#d9a93f;stroke-width:2}
.bl-card-long .bl-card-small{fill:#d9a93f}
.bl-card-long .bl-card-town{fill:#fbf2dc}
.bl-card-long .bl-card-worth{fill:#ffd34d}
.bl-card-long .bl-card-perforation{stroke:#d9a93f}
.bl-card-long .bl-card-map-frame{stroke:#d9a93f}
"""
BONUS_RULES = """
.bl-card-name{font-size:12.5px;text-anchor:middle}
.bl-card-sentence{font-size:8.4px;text-anchor:middle}
.bl-card-seal{fill:var(--accent);stroke:var(--paper);stroke-width:2}
.bl-card-seal-worth{font-size:16px;fill:var(--paper);text-anchor:middle}
.bl-card-medal{fill:var(--sea);stroke:var(--edge);stroke-width:1.4}
.bl-card-medal-line{fill:none;stroke:var(--edge);stroke-width:.6}
.bl-card-solid{fill:var(--ink)}
.bl-card-overlaid{stroke:var(--sea);stroke-width:1.4}
.bl-card-stroke{fill:none;stroke:var(--ink);stroke-width:4;stroke-linecap:round}
.bl-card-thin{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round}
.bl-card-paper-stroke{fill:none;stroke:var(--sea);stroke-width:3.4;stroke-linecap:round}
.bl-card-paper-fill{fill:var(--sea)}
"""
BACK_RULES = """
.bl-card-back-face{fill:#faf2de;stroke:#3a2e25;stroke-width:1.4}
.bl-card-back-train{fill:#173034}
.bl-card-back-ticket{fill:#8f1f16}
.bl-card-back-bonus{fill:#4b2a55}
.bl-card-gold-line{fill:none;stroke:#d9a93f;stroke-width:.9}
.bl-card-gold{fill:#d9a93f}
.bl-card-cream{fill:#fbf2dc}
.bl-card-tie{fill:#35555a}
.bl-card-lamp-ring{fill:none;stroke:#d9a93f;stroke-width:2}
.bl-card-lamp-glass{fill:#24474c}
.bl-card-tear{stroke:#8f1f16;stroke-width:1.2;stroke-dasharray:2 2}
.bl-card-punch{fill:#8f1f16}
.bl-card-ribbon{fill:#a5281b}
.bl-card-medal-rim{fill:none;stroke:#d9a93f;stroke-width:2}
.bl-card-star{fill:#4b2a55}
"""
RULES = {
    "train": CARD_RULES + TRAIN_RULES,
    "ticket": LETTERS.replace("@kind", "ticket") + PAPER_RULES + TICKET_RULES,
    "bonus": LETTERS.replace("@kind", "bonus") + CARD_RULES + PAPER_RULES + BONUS_RULES,
    "back": BACK_RULES,
}
"""By kind of card."""
VARIABLE = re.compile(r"var\((--[\w-]+)\)")


def card_style(kind: str, *, card: str = "", embed_fonts: bool = False) -> str:
    """The rules of a kind of card, with the variables they use in every theme. The root's
    `data-theme` says which theme holds. A train card has the tints of its color."""
    rules = RULES[kind].replace("\n", "")
    for key, family in (("@names", NAMES), ("@titles", TITLES)):
        rules = rules.replace(key, FAMILIES[family])
    used = set(VARIABLE.findall(rules))
    sheets: dict[Theme, dict[str, str]] = {
        theme: {name: value for name, value in variables(theme).items() if name in used}
        for theme in THEMES
    }
    colors = f".bl-card-{card}{{{declared(_tints(card))}}}" if card else ""
    faces = font_faces(NAMES, TITLES) if embed_fonts else ""
    return f"{faces}{theme_rules('.bl-card', sheets)}{colors}{rules}"


def mixed(first: str, second: str, share: float) -> str:
    """A color between two others; `share` is how much of the second."""
    channels = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in channels)


def _tints(card: str) -> dict[str, str]:
    """A poster's few flat tints, all from the card's color, and the color itself."""
    paint = CARD_PAINTS[card]
    fill, cream, night = paint.fill, "#fdf3da", "#17130f"
    is_pale = card in ("white", LOCOMOTIVE)
    return {
        "--fill": fill,
        "--on-fill": paint.ink,
        "--sky": mixed(fill, cream, 0.1 if is_pale else 0.32),
        "--rays": mixed(fill, cream, 0.55),
        "--sun": cream if not is_pale else mixed(fill, "#b9c4c9", 0.5),
        "--line": mixed(fill, night, 0.45),
        "--far": mixed(fill, night, 0.12 if not is_pale else 0.3),
        "--near": mixed(fill, night, 0.45 if not is_pale else 0.55),
        "--ground": mixed(fill, night, 0.28 if not is_pale else 0.12),
        "--ballast": mixed(fill, cream, 0.45 if not is_pale else 0.05),
        "--rail": mixed(fill, night, 0.75),
    }
