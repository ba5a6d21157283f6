"""How near the spaces of a route come to its cities, and how large a disc is that many tracks meet.

Wagons must not touch each other, so around a city with ten tracks they stand in a wide circle. Its
disc grows with its tracks, so that every one of them still reaches it.
"""

import math

from branchline.editions.edition import Edition
from branchline.render.spaces import Discs

MOST_GAP = 20.0
"""From a disc to the first space."""
TRACK_GAP = 6.8
"""Between two tracks of a group: wagons and tunnels are wider than spaces."""
USUAL_TRACKS = 8
"""So many tracks reach a disc of the usual size."""
HUB_GROWTH = 2.75
"""The radius of a disc grows by this with every further track."""


def hub_discs(edition: Edition, usual: float) -> dict[str, float]:
    """By city: the radius of its disc."""
    tracks = dict.fromkeys((city.id for city in edition.cities), 0)
    for route in edition.routes:
        tracks[route.city_a] += 1
        tracks[route.city_b] += 1
    return {
        city: usual + HUB_GROWTH * max(0, count - USUAL_TRACKS) for city, count in tracks.items()
    }


def farthest_reach(count: int, length: float, discs: Discs, aside: float = 0.0) -> float:
    """The longest curve whose `count` spaces reach its cities.

    The spaces of an outer track lie `aside` of the line to the city, so they must come nearer.
    """
    near = sum(math.sqrt((disc + MOST_GAP) ** 2 - aside**2) for disc in discs)
    return near + count * length + (count - 1) * MOST_GAP
