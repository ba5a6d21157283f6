"""A PNG picture as sixels, the oldest way to show a picture in a terminal: 256 colors, six rows of
pixels at a time."""

import struct
import zlib
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.int16]
Numbers = NDArray[np.int64]

SIGNATURE = 8
CHANNELS = 4
COLORS = 255
BAND = 6
FINENESS = 8
"""Shades this near are one color."""


def decode(png: bytes) -> Pixels:
    """The rows of pixels of a PNG that has eight bits for each of red, green, blue and opacity, as
    ours have."""
    width = height = 0
    data, at = b"", SIGNATURE
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height = struct.unpack(">II", body[:8])
        elif kind == b"IDAT":
            data += body
        at += size + 12
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, -1).astype(np.int16)
    return _unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, CHANNELS))


def _unfiltered(filters: Pixels, rows: Pixels) -> Pixels:
    """Each byte plus what its row's filter foresaw from the left, above and the corner, a diagonal
    of pixels at a time: what they need lies on the diagonals before."""
    height, width, _ = rows.shape
    out = np.zeros((height + 1, width + 1, CHANNELS), np.int16)
    for diagonal in range(width + height - 1):
        y = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1), dtype=np.int64)
        x = diagonal - y
        left, above, corner = out[y + 1, x], out[y, x + 1], out[y, x]
        guess = left + above - corner
        by_left, by_above = np.abs(guess - left), np.abs(guess - above)
        by_corner = np.abs(guess - corner)
        nearest = np.where(by_above <= by_corner, above, corner)
        nearest = np.where((by_left <= by_above) & (by_left <= by_corner), left, nearest)
        foreseen = np.choose(
            filters[y][:, None], [np.zeros_like(left), left, above, (left + above) // 2, nearest]
        )
        out[y + 1, x + 1] = (rows[y, x] + foreseen) & 0xFF
    return out[1:, 1:]


def sixels(png: bytes) -> str:
    """The picture as the characters that a terminal with sixels shows it by."""
    colors, numbers = _reduced(decode(png)[:, :, :3].astype(np.int64))
    height, width = numbers.shape
    parts = [f'\x1bP0;1q"1;1;{width};{height}']
    for number, color in enumerate(colors.tolist()):
        red, green, blue = (round(shade * 100 / 255) for shade in color)
        parts.append(f"#{number};2;{red};{green};{blue}")
    bands = ("$".join(_band(numbers[top : top + BAND])) for top in range(0, height, BAND))
    return "".join([*parts, "-".join(bands), "\x1b\\"])


def _reduced(pixels: Numbers) -> tuple[Numbers, Numbers]:
    """The colors that are left, and for each pixel the number of its own: the most frequent are
    kept, the others become the nearest of those."""
    shades = pixels // FINENESS
    steps = 256 // FINENESS
    keys = (shades[:, :, 0] * steps + shades[:, :, 1]) * steps + shades[:, :, 2]
    found, places, counts = np.unique(keys.ravel(), return_inverse=True, return_counts=True)
    kept = found[np.argsort(-counts, kind="stable")[:COLORS]]
    all_colors, colors = _color_of(found, steps), _color_of(kept, steps)
    distances = ((all_colors[:, None, :] - colors[None, :, :]) ** 2).sum(axis=2)
    return colors, distances.argmin(axis=1)[places].reshape(keys.shape)


def _color_of(keys: Numbers, steps: int) -> Numbers:
    """The middle of the shades that a key stands for."""
    parts = np.stack([keys // steps**2, keys // steps % steps, keys % steps], axis=1)
    return parts * FINENESS + FINENESS // 2


def _band(rows: Numbers) -> Iterator[str]:
    """Six rows of pixels, a color at a time."""
    weights = 1 << np.arange(len(rows))
    for number in np.unique(rows).tolist():
        bits = ((rows == number) * weights[:, None]).sum(axis=0)
        yield f"#{number}" + _repeated(bits)


def _repeated(bits: Numbers) -> str:
    """Columns of six pixels as characters; equal ones in a row are counted."""
    edges = np.flatnonzero(np.diff(bits)) + 1
    starts = np.concatenate(([0], edges))
    lengths = np.diff(np.concatenate((starts, [len(bits)])))
    return "".join(
        f"!{length}{chr(63 + bit)}" if length > 3 else chr(63 + bit) * length
        for bit, length in zip(bits[starts].tolist(), lengths.tolist(), strict=True)
    )
