"""The three tables of an edition folder, cities, routes and tickets: columns, ranges, reading."""

import csv
import io
from dataclasses import dataclass, fields
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from branchline import limits
from branchline.editions.complaints import Complaints, Place, quote, row_of, suggest
from branchline.editions.edition import COLORS, GRAY
from branchline.editions.fields import ID, TEXT, Expected, Kind, number, one_of, read_fields, whole


@dataclass(frozen=True, slots=True)
class CityRow:
    """A line of cities.csv."""

    id: str
    board: str
    en: str
    fr: str
    country: str
    arctic: bool
    capital: bool
    latitude: float
    longitude: float


@dataclass(frozen=True, slots=True)
class RouteRow:
    """A line of routes.csv."""

    city_a: str
    city_b: str
    color: str
    length: int
    tunnel: bool
    locomotives: int
    draw_bonus: int
    exchange: int


@dataclass(frozen=True, slots=True)
class TicketRow:
    """A line of tickets.csv."""

    city_a: str
    city_b: str
    points: int
    deck: str
    established: bool


CITY: dict[str, Expected] = {
    "id": ID,
    "en": TEXT,
    "fr": TEXT,
    "latitude": number(-90, 90),
    "longitude": number(-180, 180),
}
ROUTE: dict[str, Expected] = {
    "color": one_of((GRAY, *COLORS)),
    "length": whole(1, limits.LENGTH),
    "locomotives": whole(0, limits.LENGTH),
    "draw_bonus": whole(0, limits.DRAW_BONUS),
    "exchange": whole(0, limits.EXCHANGE),
}
TICKET: dict[str, Expected] = {"points": whole(1, limits.POINTS)}

RowKind = TypeVar("RowKind")


@dataclass(frozen=True, slots=True)
class Row(Generic[RowKind]):
    """A line of a table with where it stands: the header is row 1."""

    file: str
    line: int
    value: RowKind

    @property
    def where(self) -> Place:
        """The place as complaints name it."""
        return row_of(self.file, self.line)


def read_text(folder: Traversable, name: str, complaints: Complaints) -> str | None:
    """The text of a file, or a complaint and None."""
    try:
        return folder.joinpath(name).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        complaints.add(name, "complaint-no-file")
    except OSError as error:
        complaints.add(name, "complaint-unreadable", why=error)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        complaints.add(row_of(name, line), "complaint-utf")
    return None


def read_sheet(
    folder: Traversable,
    name: str,
    kind: type[Kind],
    expected: dict[str, Expected],
    complaints: Complaints,
) -> list[Row[Kind]] | None:
    """The rows of a CSV file in their order, or a complaint and None if it is no such table."""
    text = read_text(folder, name, complaints)
    if text is None:
        return None
    columns = [field.name for field in fields(kind)]
    lines = csv.reader(io.StringIO(text, newline=""))
    header: list[str] | None = None
    rows: list[Row[Kind]] = []
    try:
        for cells in lines:
            if not cells:
                continue
            place = row_of(name, lines.line_num)
            cells = [cell.strip() for cell in cells]
            if header is None:
                header = cells
                if not _is_header(header, columns, place, complaints):
                    return None
            elif len(cells) != len(header):
                counts = {"values": str(len(cells)), "columns": str(len(header))}
                complaints.add(place, "complaint-cells", **counts)
            else:
                values = dict(zip(header, cells, strict=True))
                value = read_fields(kind, values, place, complaints, expected, strict=False)
                rows.append(Row(name, lines.line_num, value))
    except csv.Error as error:
        complaints.add(row_of(name, lines.line_num), "complaint-csv", why=str(error))
        return None
    if header is None:
        complaints.add(name, "complaint-empty", columns=",".join(columns))
        return None
    return rows


def _is_header(header: list[str], columns: list[str], place: Place, complaints: Complaints) -> bool:
    missing = [column for column in columns if column not in header]
    strange = [column for column in header if column not in columns]
    if missing:
        complaints.add(place, "complaint-header", columns=", ".join(missing))
    for column in strange:
        hope = suggest(column, missing)
        complaints.add(place, "complaint-column", column=quote(column), hope=hope)
    repeated = sorted({column for column in header if header.count(column) > 1} - set(strange))
    for column in repeated:
        complaints.add(place, "complaint-column-twice", column=quote(column))
    return not (missing or strange or repeated)
