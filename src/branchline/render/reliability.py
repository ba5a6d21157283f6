"""A reliability diagram as SVG: how often what was foretold came, bin by bin, against the line on
which it would lie if every chance were right."""

from collections.abc import Sequence
from typing import NamedTuple

from branchline.editions.edition import Language
from branchline.render.palette import CARD_PAINTS, DARK_INK, LIGHT_INK
from branchline.render.svg import element, group, title, words
from branchline.text.catalogue import say
from branchline.text.figures import figure

SIDE = 400.0
"""The square from 0 to 100 % both ways."""
LEFT, TOP, RIGHT, BOTTOM = 70.0, 60.0, 30.0, 70.0
LEAST_DOT, MOST_DOT = 3.0, 14.0
"""Radii of the dots; their areas grow with the decisions that they stand for."""
STEPS = 5
FONT = "system-ui, sans-serif"
BLUE, GRAY = CARD_PAINTS["blue"].fill, CARD_PAINTS["gray"].fill


class Dot(NamedTuple):
    """A bin of the diagram."""

    decisions: int
    predicted: float
    actual: float


def draw_reliability(dots: Sequence[Dot], heading: str, note: str, language: Language) -> str:
    """The diagram with a heading above it and a note below; the same input gives the same bytes."""
    told, won = say("calibrate-axis-told", language), say("calibrate-axis-won", language)
    width, height = LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM
    return element(
        "svg",
        title(f"{heading}. {note}"),
        element("rect", width=width, height=height, fill=LIGHT_INK),
        _grid(language),
        _curve(dots, language),
        group(
            words(heading, LEFT, 30.0, font_size=16, font_weight="bold"),
            words(note, LEFT, 48.0, font_size=12),
            words(told, LEFT + SIDE / 2, height - 18, text_anchor="middle"),
            words(won, -(TOP + SIDE / 2), 20.0, text_anchor="middle", transform="rotate(-90)"),
            fill=DARK_INK,
        ),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        font_family=FONT,
        font_size=14,
    )


def _place(predicted: float, actual: float) -> tuple[float, float]:
    return LEFT + SIDE * predicted, TOP + SIDE * (1 - actual)


def _grid(language: Language) -> str:
    """The frame, its lines with their percents, and the line of what is right."""
    parts: list[str] = []
    for step in range(STEPS + 1):
        share = step / STEPS
        percent = figure(share, ".0%", language)
        x, y = _place(share, share)
        parts += [
            element("path", d=f"M{x:.0f} {TOP:.0f}V{TOP + SIDE:.0f}", stroke_opacity="0.3"),
            element("path", d=f"M{LEFT:.0f} {y:.0f}H{LEFT + SIDE:.0f}", stroke_opacity="0.3"),
            words(percent, x, TOP + SIDE + 20, text_anchor="middle", stroke="none"),
            words(percent, LEFT - 8, y + 4, text_anchor="end", stroke="none"),
        ]
    diagonal = f"M{LEFT:.0f} {TOP + SIDE:.0f}L{LEFT + SIDE:.0f} {TOP:.0f}"
    parts.append(element("path", d=diagonal, stroke_dasharray="6 5"))
    return group(*parts, stroke=GRAY, fill=DARK_INK, font_size=12)


def _curve(dots: Sequence[Dot], language: Language) -> str:
    """The bins, joined from the lowest chance to the highest; each says its numbers."""
    if not dots:
        return ""
    most = max(dot.decisions for dot in dots)
    places = [_place(dot.predicted, dot.actual) for dot in dots]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    circles = [
        element(
            "circle",
            title(_words(dot, language)),
            cx=x,
            cy=y,
            r=max(LEAST_DOT, MOST_DOT * (dot.decisions / most) ** 0.5),
            fill=BLUE,
            fill_opacity="0.8",
        )
        for dot, (x, y) in zip(dots, places, strict=True)
    ]
    joined = element("polyline", points=line, fill="none", stroke=BLUE, stroke_width=2)
    return group(joined, *circles)


def _words(dot: Dot, language: Language) -> str:
    """The numbers of a bin."""
    told, came = (figure(share, ".1%", language) for share in (dot.predicted, dot.actual))
    return say("calibrate-dot", language, decisions=dot.decisions, told=told, came=came)
