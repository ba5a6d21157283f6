"""How near the spaces of a route come to its cities: near, unless too many lines meet there.

Wagons must not touch each other. Around a city with ten tracks they need a circle so wide that the
first spaces cannot stand at its disc.
"""

import math

from branchline.editions.edition import Edition
from branchline.render.geometry import groups_of
from branchline.render.slots import WAGON_WIDTH

MOST_GAP = 20.0
"""From a disc to the first space, wherever the length of the route and its neighbours allow it."""
TRACK_GAP = 6.8
"""Between two tracks of a group: wagons and tunnels are wider than spaces."""
FAN = 4 / 3 * math.pi
"""Lines share two thirds of the circle around a city: they seldom come from all sides, and its name
wants a place too."""


def circle_around(tracks: list[int], space_width: float) -> float:
    """The radius at which the wagons of groups with these numbers of tracks stand side by side."""
    wagon = space_width + WAGON_WIDTH
    widths = [wagon + (count - 1) * (space_width + TRACK_GAP) for count in tracks]
    low, high = 0.0, sum(widths)
    while high - low > 0.01:
        radius = (low + high) / 2
        turn = sum(2 * math.atan2(width / 2, radius) for width in widths)
        low, high = (radius, high) if turn > FAN else (low, radius)
    return high


def widest_gaps(edition: Edition, space_width: float, disc: float) -> dict[str, float]:
    """By route: how far its first and its last space may be from the discs of its cities."""
    groups = groups_of(edition)
    tracks: dict[str, list[int]] = {}
    for group in groups:
        for city in (group[0].city_a, group[0].city_b):
            tracks.setdefault(city, []).append(len(group))
    room = {city: circle_around(counts, space_width) - disc for city, counts in tracks.items()}
    return {
        route.id: max(MOST_GAP, room[route.city_a], room[route.city_b]) for route in edition.routes
    }


def farthest_reach(count: int, gap: float, length: float, disc: float, aside: float = 0.0) -> float:
    """The longest curve whose `count` spaces come as near as `gap` to its cities.

    The spaces of an outer track lie `aside` of the line to the city, so they must come nearer.
    """
    near = math.sqrt((disc + gap) ** 2 - aside**2)
    return 2 * near + count * length + (count - 1) * MOST_GAP
