"""The score scale around the map: a hundred cells, like the margin of an old atlas sheet."""

from collections import defaultdict
from dataclasses import dataclass

from branchline.editions.edition import Language
from branchline.render.position import Position
from branchline.render.sentences import seat_name
from branchline.render.svg import element, group, number, title, use, words
from branchline.text.catalogue import say

CELLS = 100
BAND = 22.0
"""The width of the scale."""
LAP_LENGTH, LAP_HEIGHT = 30.0, 12.0
"""The plate of a marker that has gone all the way round."""
NUMBER_ROOM = 90.0
"""Numbers stand this far apart at least: in every fifth cell, or every tenth."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale around a rectangle of this size, whose top left corner is 0, 0."""

    width: float
    height: float

    @property
    def sides(self) -> tuple[tuple[int, float], ...]:
        """Cells and length of the top, right, bottom and left side."""
        across = self.width + BAND
        down = self.height + BAND
        top = round(CELLS / 2 * across / (across + down))
        return (top, across), (CELLS // 2 - top, down), (top, across), (CELLS // 2 - top, down)

    def place(self, cell: float) -> tuple[float, float]:
        """The middle of a cell; cell 0 is at the top left and the cells go clockwise."""
        cell %= CELLS
        left, top = -BAND, -BAND
        right, bottom = self.width, self.height
        for side, (cells, length) in enumerate(self.sides):
            if cell < cells:
                along = (cell + 0.5) * length / cells
                return (
                    (left + along, top + BAND / 2),
                    (right + BAND / 2, top + along),
                    (right + BAND - along, bottom + BAND / 2),
                    (left + BAND / 2, bottom + BAND - along),
                )[side]
            cell -= cells
        raise AssertionError("a scale has four sides")

    def draw(self) -> str:
        """The empty scale."""
        parts: list[str] = []
        shaded: list[str] = []
        start = 0
        across, down = (length / cells for cells, length in self.sides[:2])
        every = 5 if 5 * min(across, down) >= NUMBER_ROOM else 10
        for side, (cells, length) in enumerate(self.sides):
            wide = length / cells
            for index in range(cells):
                cell = start + index
                x, y = self.place(cell)
                wide_x, wide_y = (wide, BAND) if side % 2 == 0 else (BAND, wide)
                if cell % 2 == 0:
                    shaded.append(
                        f"M{number(x - wide_x / 2)} {number(y - wide_y / 2)}"
                        f"h{number(wide_x)}v{number(wide_y)}h-{number(wide_x)}z"
                    )
                if cell % every == 0:
                    parts.append(words(str(cell), x, y + 4))
            start += cells
        cells_path = element("path", d="".join(shaded), class_="bl-cell")
        return group(cells_path, group(*parts, class_="bl-points"), class_="bl-scale")

    def markers(self, position: Position, radius: float, language: Language) -> str:
        """The score markers of a position, side by side where they share a cell. Every full round
        is written beside the marker, backwards too: −11 stands on 89 with −100."""
        sharing: defaultdict[int, list[int]] = defaultdict(list)
        for seat, points in enumerate(position.points):
            sharing[points % CELLS].append(seat)
        placed: dict[int, str] = {}
        for cell, seats in sharing.items():
            x, y = self.place(cell)
            is_upright = abs(x - (-BAND / 2)) < 1 or abs(x - (self.width + BAND / 2)) < 1
            for index, seat in enumerate(seats):
                shift = (index - (len(seats) - 1) / 2) * radius * 2.1
                at = (x, y + shift) if is_upright else (x + shift, y)
                placed[seat] = self._marker(position, seat, at, radius, is_upright, language)
        return (
            group(*(placed[seat] for seat in sorted(placed)), class_="bl-markers") if placed else ""
        )

    def _marker(
        self,
        position: Position,
        seat: int,
        at: tuple[float, float],
        radius: float,
        is_upright: bool,
        language: Language,
    ) -> str:
        points = position.points[seat]
        laps = points // CELLS
        name = seat_name(position, seat, language)
        parts = [
            title(say("board-score", language, name=name, points=points)),
            use(f"marker-{seat}", x=at[0], y=at[1]),
        ]
        if laps:
            text = f"{'+' if laps > 0 else '−'}{abs(laps) * CELLS}"
            towards = (at[0] < self.width / 2, at[1] < self.height / 2)
            if is_upright:
                step = radius + LAP_LENGTH / 2 + 1
                lap = (at[0] + (step if towards[0] else -step), at[1])
            else:
                step = radius + LAP_HEIGHT / 2 + 1
                lap = (at[0], at[1] + (step if towards[1] else -step))
            parts.append(_lap(text, *lap))
        return group(
            *parts,
            class_="bl-marker",
            data_seat=seat,
            data_points=points,
            data_laps=laps or None,
        )


def _lap(text: str, x: float, y: float) -> str:
    """A small plate with the points of the full rounds."""
    plate = element(
        "rect",
        x=x - LAP_LENGTH / 2,
        y=y - LAP_HEIGHT / 2,
        width=LAP_LENGTH,
        height=LAP_HEIGHT,
        rx=LAP_HEIGHT / 2,
        class_="bl-plate",
    )
    return group(plate, words(text, x, y + 3.6, class_="bl-lap"))
