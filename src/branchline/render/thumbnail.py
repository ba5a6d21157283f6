"""A board's drawing made lighter, for a small picture that nobody reads or touches."""

import re
from itertools import pairwise

UNSEEN = re.compile(r"<title>[^<]*</title>")
"""Names that only a pointer or a screen reader finds."""
UNSAID = re.compile(r' (?:data-(?!theme)[a-z-]+|aria-[a-z]+|role|lang)="[^"]*"')
HITS = re.compile(r'<g class="bl-hits".*?(?=<g class="bl-routes">)', re.DOTALL)
MARKS = re.compile(r'<use href="#[^"]*-mark-[^"]*"/>')
"""The shapes on spaces, which are two pixels large."""
POSES = re.compile(r"(?:translate|rotate)\([^)]*\)")
FINE = re.compile(r"-?\d*\.\d+")
LONG_PATH = re.compile(r' d="([^"]{2000,})"')
STROKE = re.compile(r"([MlLz])|(-?\d*\.?\d+)")
COARSE = 3.0
"""Coasts, lakes and rivers go in steps of at least this many units; the picture is a third of the
board's size or less."""


def thumbnail(svg: str) -> str:
    """The drawing without what a picture does not show, its ground in coarser strokes."""
    svg = UNSAID.sub("", UNSEEN.sub("", MARKS.sub("", HITS.sub("", svg))))
    svg = POSES.sub(lambda pose: FINE.sub(lambda fine: str(round(float(fine[0]))), pose[0]), svg)
    return LONG_PATH.sub(lambda path: f' d="{coarse(path[1])}"', svg)


def coarse(path: str) -> str:
    """A path of moves and straight strokes with fewer points, each at a whole unit."""
    return "".join(
        _written(kept, is_closed)
        for points, is_closed in _lines(path)
        if len(kept := _fewer(points)) > 1
    )


def _lines(path: str) -> list[tuple[list[tuple[float, float]], bool]]:
    """The lines of a path by their points, and whether each is closed."""
    lines: list[tuple[list[tuple[float, float]], bool]] = []
    command, numbers = "M", list[float]()
    for letter, digits in STROKE.findall(path):
        if letter == "z":
            points, _ = lines[-1]
            lines[-1] = (points, True)
        elif letter:
            command = letter
        else:
            numbers.append(float(digits))
            if len(numbers) == 2:
                x, y = numbers
                numbers.clear()
                if command == "M":
                    lines.append(([(x, y)], False))
                    command = "L"
                    continue
                points, _ = lines[-1]
                if command == "l":
                    x, y = points[-1][0] + x, points[-1][1] + y
                points.append((x, y))
    return lines


def _fewer(points: list[tuple[float, float]]) -> list[tuple[int, int]]:
    """Points at least a coarse step apart; the last one is where the line ends."""
    kept = [(round(points[0][0]), round(points[0][1]))]
    for x, y in points[1:]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= COARSE:
            kept.append((round(x), round(y)))
    if len(kept) > 1:
        kept[-1] = (round(points[-1][0]), round(points[-1][1]))
    return kept


def _written(points: list[tuple[int, int]], is_closed: bool) -> str:
    steps = [f"{x - before_x} {y - before_y}" for (before_x, before_y), (x, y) in pairwise(points)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}{'z' if is_closed else ''}"
