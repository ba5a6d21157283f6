"""Pictures as arrays, and colors as eyes see them: what tests of drawings measure with."""

import struct
import zlib

import numba
import numpy as np
from colorspacious import cspace_convert  # pyright: ignore[reportMissingTypeStubs]
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bytes = NDArray[np.uint8]

SIGHTS = {"normal": "", "deutan": "deuteranomaly", "protan": "protanomaly", "tritan": "tritanomaly"}
"""Normal sight and the three kinds of full color blindness, with the simulation's name of each."""
CHANNELS = 4


def decode(png: bytes) -> Bytes:
    """The picture as rows of pixels with red, green, blue and opacity; 8 bits each, as we write."""
    width, height = 0, 0
    data = b""
    at = 8
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height, *form = struct.unpack(">IIBBBBB", body)
            assert form == [8, 6, 0, 0, 0], "eight bits, with opacity, not interlaced"
        elif kind == b"IDAT":
            data += body
        at += size + 12
    rows = np.frombuffer(zlib.decompress(data), dtype=np.uint8).reshape(height, -1)
    return _unfiltered(rows[:, 0].copy(), rows[:, 1:].copy()).reshape(height, width, CHANNELS)


@numba.njit(cache=True)
def _unfiltered(filters, rows):
    """Each byte plus what its row's filter foresaw from the left, above and the corner."""
    height, length = rows.shape
    for y in range(height):
        for x in range(length):
            left = int(rows[y, x - 4]) if x >= 4 else 0
            above = int(rows[y - 1, x]) if y > 0 else 0
            corner = int(rows[y - 1, x - 4]) if y > 0 and x >= 4 else 0
            foreseen = 0
            if filters[y] == 1:
                foreseen = left
            elif filters[y] == 2:
                foreseen = above
            elif filters[y] == 3:
                foreseen = (left + above) // 2
            elif filters[y] == 4:
                guess = left + above - corner
                to_left, to_above = abs(guess - left), abs(guess - above)
                to_corner = abs(guess - corner)
                if to_left <= to_above and to_left <= to_corner:
                    foreseen = left
                elif to_above <= to_corner:
                    foreseen = above
                else:
                    foreseen = corner
            rows[y, x] = (int(rows[y, x]) + foreseen) & 255
    return rows


def linear(values: Floats) -> Floats:
    """Light from sRGB values between 0 and 1."""
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def encoded(light: Floats) -> Floats:
    """SRGB values between 0 and 1 from light."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def mean_color(picture: Bytes, x: float, y: float, radius: float) -> Floats:
    """What an eye far away sees of a disc: the mean of its light, as sRGB between 0 and 1."""
    low_x, low_y = int(x - radius), int(y - radius)
    rows = picture[low_y : int(y + radius) + 2, low_x : int(x + radius) + 2]
    down, across = np.mgrid[: rows.shape[0], : rows.shape[1]] + 0.5
    inside = np.hypot(across + low_x - x, down + low_y - y) <= radius
    return encoded(linear(rows[inside][:, :3] / 255).mean(axis=0))


def as_seen(colors: Floats, sight: str) -> Floats:
    """The places of colors (sRGB between 0 and 1) in CAM02-UCS, for somebody with this sight."""
    if SIGHTS[sight]:
        space = {"name": "sRGB1+CVD", "cvd_type": SIGHTS[sight], "severity": 100}
        colors = np.clip(cspace_convert(colors, space, "sRGB1"), 0, 1)
    return cspace_convert(colors, "sRGB1", "CAM02-UCS")
