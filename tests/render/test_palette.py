"""Colors that everybody can tell apart, and shapes and patterns that need no color.

`PYTHONPATH=tests python tests/render/test_palette.py` prints the smallest distances of each set.
"""

from itertools import combinations

import numpy as np
import pytest

from branchline.editions.edition import CARDS, GRAY
from branchline.render.palette import (
    CARD_PAINTS,
    PAPERS,
    PIECES,
    SEAT_PAINTS,
    THEMES,
    Theme,
    board_variables,
    variables,
)
from branchline.render.pieces import ROOFS
from branchline.render.shapes import SHAPES
from branchline.terminal.symbols import SYMBOLS
from pixels import SIGHTS, as_seen

CARDS_FLOOR = 18
SEATS_FLOOR = 28
CONTRAST_FLOOR = 3


def channels(color: str) -> np.ndarray:
    return np.array([int(color[start : start + 2], 16) for start in (1, 3, 5)]) / 255


def smallest_distance(colors: dict[str, str], sight: str) -> tuple[float, str, str]:
    seen = as_seen(np.array([channels(color) for color in colors.values()]), sight)
    places = dict(zip(colors, seen, strict=True))
    return min(
        (float(np.linalg.norm(places[one] - places[two])), one, two)
        for one, two in combinations(places, 2)
    )


def luminance(color: str) -> float:
    """WCAG 2 relative luminance."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels(color)
    ]
    return float(np.dot(linear, [0.2126, 0.7152, 0.0722]))


def contrast(one: str, two: str) -> float:
    dark, light = sorted([luminance(one), luminance(two)])
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("sight", SIGHTS)
def test_cards_gray_and_locomotive_lie_apart(sight: str) -> None:
    colors = {card: paint.fill for card, paint in CARD_PAINTS.items()}
    nearest = smallest_distance(colors, sight)
    assert nearest[0] >= CARDS_FLOOR, nearest


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_spaces_of_a_theme_lie_apart(sight: str, theme: Theme) -> None:
    values = board_variables(theme)
    nearest = smallest_distance({card: values[f"--{card}"] for card in CARD_PAINTS}, sight)
    assert nearest[0] >= CARDS_FLOOR, nearest


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_lie_apart(sight: str) -> None:
    colors = {paint.color: paint.fill for paint in SEAT_PAINTS}
    nearest = smallest_distance(colors, sight)
    assert nearest[0] >= SEATS_FLOOR, nearest


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("line", ["outline", "ink", "hairline", "bore"])
@pytest.mark.parametrize("ground", ["land", "sea"])
def test_outlines_stand_out_from_land_and_sea(theme: Theme, line: str, ground: str) -> None:
    paper = PAPERS[theme]
    assert contrast(paper[line], paper[ground]) >= CONTRAST_FLOOR


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_on_paper(theme: Theme) -> None:
    paper = PAPERS[theme]
    for letters in ("ink", "faint", "accent"):
        assert contrast(paper[letters], paper["paper"]) >= 4.5, letters
    assert contrast(paper["ink"], paper["scale"]) >= 4.5
    assert contrast(paper["ink"], paper["halo"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_stand_out_by_an_edge_within_an_outline(theme: Theme) -> None:
    """By day the dark outline parts a piece from land and sea, by night its light edge."""
    assert contrast(PIECES["lip"], PIECES["rim"]) >= 15
    for ground in ("land", "sea"):
        edges = [contrast(line, PAPERS[theme][ground]) for line in (PIECES["rim"], PIECES["lip"])]
        assert max(edges) >= 10, ground


def test_shapes_and_patterns_stand_out_from_their_fill() -> None:
    for paint in [*CARD_PAINTS.values(), *SEAT_PAINTS]:
        assert contrast(paint.ink, paint.fill) >= CONTRAST_FLOOR, paint


def test_every_card_has_a_shape_of_its_own() -> None:
    shapes = [CARD_PAINTS[card].shape for card in (*CARDS, GRAY)]
    assert len(set(shapes)) == len(shapes) == len(CARD_PAINTS)
    assert set(shapes) == set(SHAPES)


def test_every_seat_has_a_pattern_of_its_own() -> None:
    patterns = [paint.pattern for paint in SEAT_PAINTS]
    assert len(set(patterns)) == len(patterns) == 5
    assert set(patterns) == set(ROOFS)


def test_the_terminal_gives_colors_the_same_shapes() -> None:
    for card in CARDS[:-1]:
        assert SYMBOLS[card].shape == CARD_PAINTS[card].shape


def test_all_themes_have_the_same_variables() -> None:
    for theme in THEMES:
        assert list(variables(theme)) == list(variables("light"))
        assert list(board_variables(theme)) == list(board_variables("light"))


if __name__ == "__main__":
    sets = {
        "cards": {card: paint.fill for card, paint in CARD_PAINTS.items()},
        "seats": {paint.color: paint.fill for paint in SEAT_PAINTS},
    }
    for name, colors in sets.items():
        print(name, *(f"{sight} {smallest_distance(colors, sight)[0]:.1f}" for sight in SIGHTS))
