"""The style sheets of cards; `board_style` has those of boards."""

from branchline.editions.edition import LOCOMOTIVE
from branchline.render.lettering import FAMILIES, NAMES, TITLES, font_faces
from branchline.render.palette import CARD_PAINTS, Theme, variables

CARD_RULES = """
text{{font-family:{names};font-weight:600;font-size:10px;fill:var(--ink);
text-rendering:geometricPrecision}}
.display{{font-family:{titles};font-weight:400;letter-spacing:.03em}}
.face,.pasteboard{{fill:var(--paper);stroke:var(--edge);stroke-width:1.4}}
.inner{{fill:none;stroke:var(--accent);stroke-width:.8}}
.window{{fill:none;stroke:var(--edge);stroke-width:1.2}}
"""
TRAIN_RULES = """
.sky{{fill:{sky}}}.rays{{fill:{rays}}}.far{{fill:{far}}}.near{{fill:{near}}}
.ground{{fill:{ground}}}.sun{{fill:{sun};stroke:{line};stroke-width:.16;stroke-linejoin:round}}
.snow,.steam{{fill:#fdf9ee}}.lit{{fill:#f6c91e}}
.ballast{{fill:{ballast}}}.sleepers{{fill:{near}}}.rails{{fill:{rail}}}
.corner{{fill:var(--{card});stroke:var(--paper);stroke-width:1.6}}.glyph{{fill:var(--on-{card})}}
.boiler{{fill:#1c2a38}}.boiler-line{{fill:none;stroke:#b2dbfa;stroke-width:1}}
.brass{{fill:#e0a832}}.lamp{{fill:#fdf1b8;stroke:#e0a832;stroke-width:1.4}}
"""
PAPER_RULES = """
.small{{font-size:8.5px;fill:var(--faint);letter-spacing:.06em}}
.perforation{{stroke:var(--faint);stroke-width:1;stroke-dasharray:1.5 3;stroke-linecap:round}}
.worth{{font-size:30px;fill:var(--accent);text-anchor:end}}
.seal{{fill:var(--accent);stroke:var(--paper);stroke-width:2}}
.seal-worth{{font-size:16px;fill:var(--paper);text-anchor:middle}}
.name{{font-size:12.5px;text-anchor:middle}}
.sentence{{font-size:8.4px;text-anchor:middle}}
.map-sea{{fill:var(--sea)}}.map-land{{fill:var(--land)}}
.map-frame{{fill:none;stroke:var(--edge);stroke-width:1}}
.map-routes{{fill:none;stroke:var(--outline);stroke-opacity:.3}}
.map-under{{stroke:var(--paper);stroke-linecap:round}}
.map-journey{{stroke:var(--accent);stroke-linecap:round}}
.map-stop{{fill:var(--disc);stroke:var(--accent)}}
.long .pasteboard{{fill:#1d3438;stroke:#d9a93f}}.long .inner{{stroke:#d9a93f;stroke-width:2}}
.long .small{{fill:#d9a93f}}.long .town{{fill:#fbf2dc}}.long .worth{{fill:#ffd34d}}
.long .perforation{{stroke:#d9a93f}}.long .map-frame{{stroke:#d9a93f}}
.medal{{fill:var(--sea);stroke:var(--edge);stroke-width:1.4}}
.medal-line{{fill:none;stroke:var(--edge);stroke-width:.6}}
.solid{{fill:var(--ink)}}.cards{{stroke:var(--sea);stroke-width:1.4}}
.stroke{{fill:none;stroke:var(--ink);stroke-width:4;stroke-linecap:round}}
.thin{{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round}}
.paper-stroke{{fill:none;stroke:var(--sea);stroke-width:3.4;stroke-linecap:round}}
.paper-fill{{fill:var(--sea)}}
"""
BACK_RULES = """
.face{{fill:#faf2de;stroke:#3a2e25}}
.train-ground{{fill:#173034}}.ticket-ground{{fill:#8f1f16}}.bonus-ground{{fill:#4b2a55}}
.gold-line{{fill:none;stroke:#d9a93f;stroke-width:.9}}
.gold{{fill:#d9a93f}}.cream{{fill:#fbf2dc}}.tie{{fill:#35555a}}
.lamp-ring{{fill:none;stroke:#d9a93f;stroke-width:2}}.lamp-line{{fill:#24474c}}
.tear{{stroke:#8f1f16;stroke-width:1.2;stroke-dasharray:2 2}}.punch{{fill:#8f1f16}}
.ribbon{{fill:#a5281b}}.medal-rim{{fill:none;stroke:#d9a93f;stroke-width:2}}
.bonus-star{{fill:#4b2a55}}
"""
PAPER, BACK = "paper", "back"
"""Kinds of cards besides the train cards: those printed on paper (tickets, bonuses), and backs."""


def scoped(rules: str, scope: str) -> str:
    """The rules on one line, each for things inside `scope` only: drawings share their pages."""
    lines = rules.replace("\n", "").split("}")
    scoped_lines: list[str] = []
    for line in lines[:-1]:
        selectors, _, body = line.partition("{")
        everywhere = ",".join(f"{scope} {selector}" for selector in selectors.split(","))
        scoped_lines.append(f"{everywhere}{{{body}}}")
    return "".join(scoped_lines)


def mixed(first: str, second: str, share: float) -> str:
    """A color between two others; `share` is how much of the second."""
    channels = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in channels)


def card_scope(kind: str) -> str:
    """The class under which the rules of a kind of card hold."""
    return f"{kind}-card"


def card_style(theme: Theme, kind: str, *, embed: tuple[str, ...] = ()) -> str:
    """The rules of a kind of card; a train card has the tints of its color."""
    values = "".join(f"{name}:{value};" for name, value in variables(theme).items())
    rules = CARD_RULES.format(names=FAMILIES[NAMES], titles=FAMILIES[TITLES])
    if kind == PAPER:
        rules += PAPER_RULES.format()
    elif kind == BACK:
        rules += BACK_RULES.format()
    else:
        rules += TRAIN_RULES.format(card=kind, **_tints(kind))
    scope = card_scope(kind)
    return f"{font_faces(*embed)}.{scope}{{{values}}}{scoped(rules, f'.{scope}')}"


def _tints(card: str) -> dict[str, str]:
    """A poster's few flat tints, all from the card's color."""
    fill = CARD_PAINTS[card].fill
    cream, night = "#fdf3da", "#17130f"
    is_pale = card in ("white", LOCOMOTIVE)
    return {
        "sky": mixed(fill, cream, 0.1 if is_pale else 0.32),
        "rays": mixed(fill, cream, 0.55),
        "sun": cream if not is_pale else mixed(fill, "#b9c4c9", 0.5),
        "line": mixed(fill, night, 0.45),
        "far": mixed(fill, night, 0.12 if not is_pale else 0.3),
        "near": mixed(fill, night, 0.45 if not is_pale else 0.55),
        "ground": mixed(fill, night, 0.28 if not is_pale else 0.12),
        "ballast": mixed(fill, cream, 0.45 if not is_pale else 0.05),
        "rail": mixed(fill, night, 0.75),
    }
