"""What a board is made of while its layout is being sought: counts, sizes and wishes, as arrays."""

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from branchline.editions.edition import Edition
from branchline.render.geometry import AROUND, PARALLEL_HIT, SCREEN, groups_of, names_of
from branchline.render.hubs import TRACK_GAP, farthest_reach, hub_discs
from branchline.render.projection import conic_for
from branchline.render.spaces import room_needed
from branchline.render.text import text_ascent, text_descent, text_width

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

SPACE_LENGTH, SPACE_WIDTH = 28.0, 12.0
DISC = 8.0
FONT = 13.5
MARGIN = 26.0
"""Kept free along the frame."""
NARROWEST = 0.68
"""No frame is narrower, whatever the map; a map is stretched a little to suit it."""
MOST_STRETCH = 1.15
FILLED = 0.20
"""The part of the frame that spaces, discs and names fill when the search for a frame begins."""
NEAREST = 30.0
"""Two cities are taken to be this far apart on the true map, at the least."""
NEIGHBOURS = 5
"""This many nearest cities keep their direction from a city, besides those a route leads to."""


@dataclass(frozen=True, slots=True)
class Overrides:
    """Wishes set by hand, from layout-overrides.toml."""

    longer: float = 0.0
    """The longer side of the frame; 0: as small as it can be."""
    seed: int = 0
    """Where chance begins: another one gives another arrangement."""
    turn: float = 0.0
    """By how many degrees the map is turned against the clock, to fill its frame."""
    cities: dict[str, tuple[float, float]] = field(default_factory=dict[str, tuple[float, float]])
    sides: dict[str, str] = field(default_factory=dict[str, str])
    bends: dict[str, float] = field(default_factory=dict[str, float])


@dataclass(frozen=True, slots=True)
class Plan:
    """The board to be laid out in a frame of one size.

    Groups are routes between the same two cities: they share one bent line, and each of their
    tracks keeps its distance from it.
    """

    edition: Edition
    width: float
    height: float
    home: Floats
    """Where each city is on the true map, scaled into the frame."""
    disc: Floats
    """The radius of each city's disc."""
    pinned: Integers
    group_a: Integers
    group_b: Integers
    group_need: Floats
    """The least length of a group's line."""
    group_reach: Floats
    """The greatest length at which its spaces still reach its cities."""
    group_bend: Floats
    """A bend set by hand; not a number where there is none."""
    track_group: Integers
    track_offset: Floats
    track_spaces: Integers
    track_flipped: NDArray[np.bool_]
    """The route is written from the group's second city to its first."""
    near_a: Integers
    near_b: Integers
    """Pairs of cities that should keep their direction from each other."""
    name_width: Floats
    name_ascent: Floats
    name_side: list[str]
    """Where a name must stand, if set by hand."""
    pitch: float

    @property
    def group_discs(self) -> tuple[Floats, Floats]:
        """The radii of the discs at both ends of each group."""
        return self.disc[self.group_a], self.disc[self.group_b]

    @property
    def name_height(self) -> Floats:
        """From the top of the tallest letter to the bottom of the lowest."""
        return self.name_ascent + text_descent(FONT)


def true_map(edition: Edition, turn: float = 0.0) -> Floats:
    """The cities in the plane of their own conic projection, one row each, turned by degrees."""
    latitudes = [city.latitude for city in edition.cities]
    longitudes = [city.longitude for city in edition.cities]
    conic = conic_for(latitudes, longitudes)
    across, along = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    turned = np.array([(across, -along), (along, across)])
    return conic.project(np.array(latitudes), np.array(longitudes)) @ turned


def frame_size(edition: Edition, longer: float, turn: float = 0.0) -> tuple[float, float]:
    """The frame with this longer side whose aspect suits the map."""
    spread = np.ptp(true_map(edition, turn), axis=0) + 1e-9
    aspect = min(max(float(spread[0] / spread[1]), NARROWEST), 1 / NARROWEST)
    if aspect > 1:
        return round(longer), round(longer / aspect)
    return round(longer * aspect), round(longer)


def first_guess(edition: Edition) -> float:
    """The longer side of a frame that might be large enough."""
    room = sum(route.length for route in edition.routes) * SPACE_LENGTH * (SPACE_WIDTH + 5) * 1.1
    for city in edition.cities:
        room += (2 * DISC + 4) ** 2
        room += max((text_width(text, FONT) for text in names_of(city)), default=0.0) * FONT * 1.3
    width, height = frame_size(edition, 1000.0)
    return math.sqrt(room / FILLED * max(width, height) / min(width, height))


def plan_board(edition: Edition, longer: float, overrides: Overrides) -> Plan:
    """The plan for a frame with this longer side."""
    width, height = frame_size(edition, longer, overrides.turn)
    index = {city.id: i for i, city in enumerate(edition.cities)}
    groups = groups_of(edition)
    pitch = max(SPACE_WIDTH + TRACK_GAP, (PARALLEL_HIT + 0.7) * (longer + AROUND) / SCREEN)
    tracks = [
        (number, (place - (len(group) - 1) / 2) * pitch, route)
        for number, group in enumerate(groups)
        for place, route in enumerate(group)
    ]
    order = {route.id: i for i, route in enumerate(edition.routes)}
    tracks.sort(key=lambda track: order[track[2].id])
    flat = true_map(edition, overrides.turn)
    near = _near_pairs(flat, [(index[g[0].city_a], index[g[0].city_b]) for g in groups])
    names = [names_of(city) for city in edition.cities]
    hubs = hub_discs(edition, DISC)
    discs = [(hubs[group[0].city_a], hubs[group[0].city_b]) for group in groups]
    return Plan(
        edition=edition,
        width=width,
        height=height,
        home=_fit(flat, width, height),
        disc=np.array([hubs[city.id] for city in edition.cities]),
        pinned=np.array([index[city] for city in overrides.cities], dtype=np.int64),
        group_a=np.array([index[group[0].city_a] for group in groups]),
        group_b=np.array([index[group[0].city_b] for group in groups]),
        group_need=np.array(
            [
                room_needed(max(route.length for route in group), SPACE_LENGTH, ends)
                for group, ends in zip(groups, discs, strict=True)
            ]
        ),
        group_reach=np.array(
            [
                farthest_reach(
                    min(route.length for route in group),
                    SPACE_LENGTH,
                    ends,
                    aside=max(0.0, (len(group) - 1) / 2 * pitch - SPACE_WIDTH / 2),
                )
                for group, ends in zip(groups, discs, strict=True)
            ]
        ),
        group_bend=np.array(
            [
                next((overrides.bends[r.id] for r in group if r.id in overrides.bends), math.nan)
                for group in groups
            ]
        ),
        track_group=np.array([number for number, _, _ in tracks]),
        track_offset=np.array([offset for _, offset, _ in tracks]),
        track_spaces=np.array([route.length for _, _, route in tracks]),
        track_flipped=np.array(
            [route.city_a != groups[number][0].city_a for number, _, route in tracks]
        ),
        near_a=np.array([a for a, _ in near]),
        near_b=np.array([b for _, b in near]),
        name_width=np.array(
            [max((text_width(text, FONT) for text in texts), default=0.0) for texts in names]
        ),
        name_ascent=np.array(
            [max((text_ascent(text, FONT) for text in texts), default=0.0) for texts in names]
        ),
        name_side=[overrides.sides.get(city.id, "") for city in edition.cities],
        pitch=pitch,
    )


def _fit(flat: Floats, width: float, height: float) -> Floats:
    """The true map as large as the frame allows, in its middle; no two cities in one place."""
    low, spread = flat.min(axis=0), np.ptp(flat, axis=0) + 1e-9
    room = np.array([width, height]) - 2 * (MARGIN + 2 * DISC)
    scale = room / spread
    scale = np.minimum(scale, MOST_STRETCH * scale.min())
    home = (flat - low - spread / 2) * scale + np.array([width, height]) / 2
    turn = np.arange(len(home)) * 2.4
    return _apart(home + np.stack([np.cos(turn), np.sin(turn)], axis=1))


def _apart(places: Floats) -> Floats:
    """The same places, with those that (nearly) coincide pushed apart."""
    for _ in range(20):
        away = places[:, None] - places[None]
        distance = np.hypot(*away.transpose(2, 0, 1)) + np.eye(len(places)) * NEAREST
        lack = np.maximum(0, NEAREST - distance) / 2
        places = places + (away * (lack / distance)[..., None]).sum(axis=1)
    return places


def _near_pairs(flat: Floats, joined: list[tuple[int, int]]) -> list[tuple[int, int]]:
    apart = np.hypot(*(flat[:, None] - flat[None]).transpose(2, 0, 1))
    pairs = {(min(pair), max(pair)) for pair in joined}
    for i, row in enumerate(np.argsort(apart, axis=1, kind="stable")):
        pairs |= {(min(i, int(j)), max(i, int(j))) for j in row[1 : NEIGHBOURS + 1]}
    return sorted((one, two) for one, two in pairs if one != two)
