"""Where a station stands: beside its city's disc, on no name, off the routes if there is room."""

import math

import numpy as np
from numpy.typing import NDArray

from branchline.editions.edition import Edition
from branchline.render.geometry import Box, name_box, names_of
from branchline.render.layout import CityPlace, Layout
from branchline.render.slots import wagon_size
from branchline.render.spaces import Point

Floats = NDArray[np.float64]

REACH = 9.6
"""The radius of the circle that a station fills."""
DIRECTIONS = 32
DISTANCES = (1.0, 3.0, 5.5, 8.5, 12.0, 16.0)
"""From the disc's edge to the station's, the nearer the better."""
ON_NAME, ON_DISC, OUTSIDE, ON_WAGON, ON_STATION = 400.0, 60.0, 400.0, 12.0, 20.0
"""What a unit of overlap costs; a unit of distance costs one."""


def station_spots(edition: Edition, layout: Layout, view: Box) -> dict[str, Point]:
    """The place of the station of every city, within the view; none where nobody builds any."""
    if not edition.rules.stations:
        return {}
    names = np.array(
        [
            name_box(text, place.label, layout.font)
            for city in edition.cities
            for place in [layout.cities[city.id]]
            if place.label is not None
            for text in names_of(city)
        ]
    ).reshape(-1, 4)
    discs = np.array([(place.x, place.y, place.disc) for place in layout.cities.values()])
    wagons = np.array(
        [(space.x, space.y, space.angle) for r in layout.routes.values() for space in r.spaces]
    )
    spots: dict[str, Point] = {}
    for city in edition.cities:
        place = layout.cities[city.id]
        spot = _best(place, layout, view, names, discs, wagons, spots)
        spots[city.id] = (round(float(spot[0]), 1), round(float(spot[1]), 1))
    return spots


def _best(
    place: CityPlace,
    layout: Layout,
    view: Box,
    names: Floats,
    discs: Floats,
    wagons: Floats,
    taken: dict[str, Point],
) -> Floats:
    centre = np.array([place.x, place.y])
    turns = np.arange(DIRECTIONS) * 2 * math.pi / DIRECTIONS
    ways = np.stack([np.cos(turns), np.sin(turns)], axis=1)
    far = np.array(DISTANCES)
    spots = (centre + (place.disc + REACH + far)[:, None, None] * ways).reshape(-1, 2)
    cost = np.repeat(far, DIRECTIONS)
    nearest = np.clip(spots[:, None], names[None, :, :2], names[None, :, 2:])
    cost = cost + ON_NAME * _depth(np.hypot(*(spots[:, None] - nearest).transpose(2, 0, 1)))
    others = discs[np.hypot(*(discs[:, :2] - centre).T) > 1]
    apart = np.hypot(*(spots[:, None] - others[None, :, :2]).transpose(2, 0, 1)) - others[:, 2]
    cost = cost + ON_DISC * _depth(apart)
    if taken:
        others = np.array(list(taken.values()))
        apart = np.hypot(*(spots[:, None] - others[None]).transpose(2, 0, 1)) - REACH
        cost = cost + ON_STATION * _depth(apart)
    cost = cost + ON_WAGON * _depth(_to_wagons(spots, centre, layout, wagons))
    low, high = np.array(view[:2]) + REACH, np.array(view[2:]) - REACH
    cost = cost + OUTSIDE * (np.maximum(0, low - spots) + np.maximum(0, spots - high)).sum(axis=1)
    return spots[int(np.argmin(cost))]


def _to_wagons(spots: Floats, centre: Floats, layout: Layout, wagons: Floats) -> Floats:
    """From every spot to the wagons that may be near."""
    length, width = wagon_size(layout.space_length, layout.space_width)
    near = wagons[np.hypot(*(wagons[:, :2] - centre).T) < 80]
    turn = np.radians(near[:, 2])
    away = spots[:, None] - near[None, :, :2]
    along = np.abs(away[..., 0] * np.cos(turn) + away[..., 1] * np.sin(turn)) - length / 2
    across = np.abs(away[..., 1] * np.cos(turn) - away[..., 0] * np.sin(turn)) - width / 2
    return np.hypot(np.maximum(0, along), np.maximum(0, across))


def _depth(distance: Floats) -> Floats:
    """How deep a station at these distances lies in each thing, all of them together."""
    return np.maximum(0, REACH - distance).sum(axis=1)
