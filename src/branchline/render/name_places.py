"""The last word on names: where one is in the way of something, a finer search around its disc.

While cities still move, a name has sixteen places (`labels`). Once they stand still, every
direction and a few distances are tried, measured exactly and in every language.
"""

import math
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from branchline.editions.edition import Edition
from branchline.render.geometry import (
    Box,
    box_corners,
    distance_to,
    name_box,
    names_of,
    overlap,
    wagon_corners,
)
from branchline.render.layout import Anchor, LabelPlace, Layout
from branchline.render.naming import grown, tablet_size
from branchline.render.soundness import crosses, track_line
from branchline.render.text import text_ascent, text_descent, text_width

Floats = NDArray[np.float64]

DIRECTIONS, DISTANCES = 48, (3.0, 4.5, 6.0, 8.0, 10.0)
"""How many directions are tried, and how far from the disc."""
CLEAR = 1.0
"""Kept between a name and anything else, a line included."""
EDGE = 8.0
"""Kept between a name and the frame."""


def free_names(edition: Edition, layout: Layout, kept: Collection[str]) -> Layout:
    """The layout with names moved out of the way of things; those in `kept` stay."""
    search = _Search(edition, layout)
    for city in edition.cities:
        if city.names.board and city.id not in kept:
            search.improve(city.id)
    return search.layout


class _Search:
    """What is in the way of names."""

    def __init__(self, edition: Edition, layout: Layout) -> None:
        self.layout = layout
        self.size = tablet_size(layout)
        self.names = {city.id: names_of(city) for city in edition.cities}
        self.wagons = np.concatenate([wagon_corners(layout, route.id) for route in edition.routes])
        self.centres = self.wagons.mean(axis=1)
        self.lines = np.array(
            [pair for route in edition.routes for pair in pairwise(track_line(layout, route))]
        )

    def improve(self, city_id: str) -> None:
        """A better place for one name, if it has none that is free."""
        place = self.layout.cities[city_id]
        assert place.label is not None
        best, least = place.label, self.cost(city_id, place.label)
        if least > 0:
            for label, dislike in self.candidates(city_id):
                if dislike < least:
                    cost = self.cost(city_id, label, least - dislike) + dislike
                    if cost < least:
                        best, least = label, cost
        moved = replace(place, label=best)
        self.layout = replace(self.layout, cities={**self.layout.cities, city_id: moved})

    def candidates(self, city_id: str) -> Iterator[tuple[LabelPlace, float]]:
        """Places around the disc, and how much less we like them."""
        place, font = self.layout.cities[city_id], self.layout.font
        ascent = max(text_ascent(text, font) for text in self.names[city_id])
        width = max(text_width(text, font) for text in self.names[city_id])
        high = ascent + text_descent(font)
        for distance in DISTANCES:
            reach = place.disc + distance
            for step in range(DIRECTIONS):
                turn = 2 * math.pi * step / DIRECTIONS
                across, down = math.cos(turn), math.sin(turn)
                middle = place.y + reach * down + high / 2 * max(-1.0, min(1.0, 1.6 * down))
                anchor: Anchor = "start" if across > 0.3 else "end" if across < -0.3 else "middle"
                shift = across / 0.3 * (width / 2 - 4) if anchor == "middle" else 0.0
                at = LabelPlace(
                    round(place.x + reach * across + shift, 1),
                    round(middle - high / 2 + ascent, 1),
                    anchor,
                )
                yield at, 0.02 * distance + 0.05 * abs(math.sin(2 * turn))

    def cost(self, city_id: str, label: LabelPlace, most: float = math.inf) -> float:
        """How deep a name would lie in other things, in its worst language."""
        font = self.layout.font
        return max(
            self.box_cost(city_id, name_box(text, label, font), most)
            for text in self.names[city_id]
        )

    def box_cost(self, city_id: str, box: Box, most: float) -> float:
        """How deep a box would lie in wagons, discs, lines, other names and beyond the frame; names
        are to keep apart when they grow on a smaller screen."""
        wide = (box[0] - CLEAR, box[1] - CLEAR, box[2] + CLEAR, box[3] + CLEAR)
        frame = self.layout.frame
        beyond = (EDGE - box[0], EDGE - box[1], box[2] - frame.width, box[3] - frame.height)
        cost = sum(max(0.0, depth + (EDGE if side > 1 else 0)) for side, depth in enumerate(beyond))
        corners = box_corners(wide)
        ours = self.layout.cities[city_id]
        larger = box_corners(grown(wide, (ours.x, ours.y), self.size))
        middle = corners.mean(axis=0)
        reach = float(np.hypot(*(corners[0] - middle))) + self.layout.space_length
        for i in np.flatnonzero(np.hypot(*(self.centres - middle).T) < reach):
            cost += max(0.0, overlap(corners, self.wagons[i]))
        for other, place in self.layout.cities.items():
            cost += max(0.0, place.disc - distance_to(corners, np.array([place.x, place.y])))
            if cost >= most:
                return cost
            if other != city_id and place.label is not None and abs(place.y - middle[1]) < 60:
                for text in self.names[other]:
                    there = name_box(text, place.label, self.layout.font)
                    there = box_corners(grown(there, (place.x, place.y), self.size))
                    cost += max(0.0, overlap(larger, there))
        low, high = self.lines.min(axis=1), self.lines.max(axis=1)
        near = (low < wide[2:]).all(axis=1) & (high > wide[:2]).all(axis=1)
        return cost + sum(2.0 for one, two in self.lines[near] if crosses(wide, one, two))
