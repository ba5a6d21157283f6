"""Reads layout-overrides.toml: what a layout must keep as somebody set it by hand.

longer = 1250                          # the longer side of the frame
seed = 3                               # another one gives another arrangement
turn = 20                              # the map is turned so many degrees against the clock
[cities]
kiruna = { x = 512.0, y = 330.0 }      # its place in that frame
narvik = { side = "w" }                # where its name stands: n, ne, e, …
[routes]
"kiruna-narvik" = { bend = 0.2 }       # how far it bows, in parts of its chord
"""

import tomllib
from typing import cast

from branchline.editions.complaints import Complaints, quote, suggest
from branchline.editions.edition import Edition
from branchline.editions.loading import place_of
from branchline.errors import BadEdition
from branchline.render.labels import NAMES
from branchline.render.plan import Overrides

FILE = "layout-overrides.toml"
KEYS = ("longer", "seed", "turn", "cities", "routes")


def read_overrides(edition: Edition) -> Overrides:
    """The overrides in the edition's folder; none if it has no such file."""
    if edition.folder is None or not edition.folder.joinpath(FILE).is_file():
        return Overrides()
    complaints = Complaints()
    try:
        data = tomllib.loads(edition.folder.joinpath(FILE).read_bytes().decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        complaints.add(FILE, "complaint-toml", why=str(error))
        data = {}
    overrides = _overrides(edition, data, complaints)
    if complaints.found:
        raise BadEdition(complaints.found, place_of(edition))
    return overrides


def _overrides(edition: Edition, data: dict[str, object], complaints: Complaints) -> Overrides:
    cities: dict[str, tuple[float, float]] = {}
    sides: dict[str, str] = {}
    bends: dict[str, float] = {}
    for key in data:
        if key not in KEYS:
            complaints.add(FILE, "complaint-unknown", name=quote(key), hope=suggest(key, KEYS))
    known = [city.id for city in edition.cities]
    for city, wish in _tables(data, "cities", known, complaints).items():
        where = f"{FILE} [cities.{city}]"
        if "x" in wish or "y" in wish:
            x, y = (_number(wish, key, where, complaints) for key in ("x", "y"))
            cities[city] = (x, y)
        if "side" in wish:
            if wish["side"] not in NAMES:
                complaints.add(where, "complaint-side", choices=", ".join(NAMES))
            sides[city] = str(wish["side"])
    known = [route.id for route in edition.routes]
    for route, wish in _tables(data, "routes", known, complaints).items():
        bends[route] = _number(wish, "bend", f"{FILE} [routes.{route}]", complaints)
    longer = _number(data, "longer", FILE, complaints) if "longer" in data else 0.0
    seed = int(_number(data, "seed", FILE, complaints)) if "seed" in data else 0
    turn = _number(data, "turn", FILE, complaints) if "turn" in data else 0.0
    return Overrides(longer, seed, turn, cities, sides, bends)


def _tables(
    data: dict[str, object], name: str, known: list[str], complaints: Complaints
) -> dict[str, dict[str, object]]:
    tables = data.get(name, {})
    if not isinstance(tables, dict):
        complaints.add(f"{FILE} [{name}]", "complaint-be-table")
        return {}
    found: dict[str, dict[str, object]] = {}
    for key, value in cast("dict[str, object]", tables).items():
        where = f"{FILE} [{name}]"
        if key not in known:
            values = {"name": quote(key), "file": f"{name}.csv", "hope": suggest(key, known)}
            complaints.add(where, "complaint-not-in", **values)
        elif not isinstance(value, dict):
            example = "{ x = 1, y = 2 }"
            complaints.add(where, "complaint-wish-table", name=quote(key), example=example)
        else:
            found[key] = cast("dict[str, object]", value)
    return found


def _number(table: dict[str, object], key: str, where: str, complaints: Complaints) -> float:
    value = table.get(key)
    if isinstance(value, int | float):
        return float(value)
    complaints.add(where, "complaint-be-number", field=key)
    return 0.0
