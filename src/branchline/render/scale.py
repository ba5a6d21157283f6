"""The score scale around the map: a hundred cells, like the margin of an old atlas sheet."""

from collections import defaultdict
from dataclasses import dataclass

from branchline.render.position import Position
from branchline.render.svg import element, group, number, title, use, words

CELLS = 100
BAND = 22.0
"""The width of the scale."""
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
        cells_path = element("path", d="".join(shaded), class_="cell")
        return group(cells_path, group(*parts, class_="points"), class_="scale")

    def markers(self, position: Position, radius: float) -> str:
        """The score markers of a position, side by side where they share a cell."""
        sharing: defaultdict[int, list[int]] = defaultdict(list)
        for seat, points in enumerate(position.points):
            sharing[points % CELLS].append(seat)
        parts: list[tuple[int, str]] = []
        for cell, seats in sharing.items():
            x, y = self.place(cell)
            is_upright = abs(x - (-BAND / 2)) < 1 or abs(x - (self.width + BAND / 2)) < 1
            for index, seat in enumerate(seats):
                shift = (index - (len(seats) - 1) / 2) * radius * 1.5
                at = (x, y + shift) if is_upright else (x + shift, y)
                name = position.names[seat] if seat < len(position.names) else str(seat + 1)
                piece = use(f"marker-{seat}", x=at[0], y=at[1])
                label = title(f"{name}: {position.points[seat]}")
                parts.append(
                    (
                        seat,
                        group(
                            label,
                            piece,
                            class_="marker",
                            data_seat=seat,
                            data_points=position.points[seat],
                        ),
                    )
                )
        return group(*(part for _, part in sorted(parts)), class_="markers") if parts else ""
