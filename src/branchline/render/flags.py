"""Country marks for editions that count countries: round, simplified flags, drawn by us.

Each fills a circle of radius 6. A country without a flag here gets its letters on plain ground.
"""

from branchline.render.svg import element, group, words

RADIUS = 6.0
ROUND = "round"
"""The clip path that the marks need among the definitions."""

Stripes = tuple[tuple[str, float], ...]
"""Colors from top to bottom, with their shares of the height."""

STRIPES: dict[str, Stripes] = {
    "ee": (("#1f6fc0", 1), ("#1a1a1a", 1), ("#ffffff", 1)),
    "lt": (("#f5bd25", 1), ("#1b7a4b", 1), ("#b8292f", 1)),
    "lv": (("#96303a", 2), ("#ffffff", 1), ("#96303a", 2)),
    "pl": (("#ffffff", 1), ("#cf2540", 1)),
    "ru": (("#ffffff", 1), ("#2250a0", 1), ("#cc2a26", 1)),
}
CROSSES: dict[str, tuple[str, ...]] = {
    "dk": ("#c31f33", "#ffffff"),
    "fi": ("#ffffff", "#1d4b93"),
    "no": ("#b71f2e", "#ffffff", "#16305f"),
    "se": ("#1d62a6", "#f6c62b"),
}
"""Nordic crosses: the field, the cross, and the cross inside it."""


def mark(country: str) -> str:
    """The mark of a country."""
    if country in STRIPES:
        return _clipped(_stripes(STRIPES[country]))
    if country in CROSSES:
        return _clipped(_cross(*CROSSES[country]))
    return words(country[:2].upper(), 0, 2.2, class_="bl-letters", text_anchor="middle")


def clip() -> str:
    """The clip path of all marks."""
    return element("clipPath", element("circle", r=RADIUS), id=ROUND)


def _clipped(*parts: str) -> str:
    return group(*parts, clip_path=f"url(#{ROUND})")


def _stripes(stripes: Stripes) -> str:
    whole = sum(share for _, share in stripes)
    parts: list[str] = []
    top = -RADIUS
    for color, share in stripes:
        height = 2 * RADIUS * share / whole
        parts.append(_rectangle(-RADIUS, top, 2 * RADIUS, height, color))
        top += height
    return "".join(parts)


def _cross(field: str, *crosses: str) -> str:
    parts = [_rectangle(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS, field)]
    for color, width in zip(crosses, (4.0 if len(crosses) > 1 else 3.2, 1.8), strict=False):
        parts.append(_rectangle(-RADIUS, -width / 2, 2 * RADIUS, width, color))
        parts.append(_rectangle(-1.4 - width / 2, -RADIUS, width, 2 * RADIUS, color))
    return "".join(parts)


def _rectangle(x: float, y: float, width: float, height: float, color: str) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=color)
