"""Cities: discs with what bonuses count about them, stations beside them, and names on top."""

from branchline.editions.edition import City, Edition, Language
from branchline.render import signs
from branchline.render.places import BoardPlaces, CityAt
from branchline.render.position import Position
from branchline.render.sentences import city_sentence
from branchline.render.svg import element, group, number, title, use, words

BESIDE = 5.0
"""From a disc to the name of a halt."""
DOT = 0.42
"""The red dot of a city without a flag, against its disc."""


class Cities:
    """The cities of one drawing."""

    def __init__(
        self,
        edition: Edition,
        places: BoardPlaces,
        position: Position,
        names: dict[str, str],
        language: Language,
        *,
        for_page: bool = False,
    ) -> None:
        self.edition = edition
        self.places = places
        self.position = position
        self.names = names
        self.language: Language = language
        self.for_page = for_page
        self.with_flags = signs.counts_countries(edition)
        self.with_capitals = signs.counts_capitals(edition)
        self.with_arctic = signs.counts_arctic(edition)

    def discs(self) -> str:
        """Every city, without its name."""
        cities = {city.id: city for city in self.edition.cities}
        return group(
            *(self._city(cities[at.id], at) for at in self.places.cities), class_="bl-cities"
        )

    def written(self, naming: str, size: float) -> str:
        """The names that bear this size."""
        return group(
            *(self._name(at, naming, size) for at in self.places.cities), class_="bl-names"
        )

    def _city(self, city: City, at: CityAt) -> str:
        is_capital = self.with_capitals and city.capital
        is_arctic = self.with_arctic and city.arctic
        seat = self.position.stations.get(city.id)
        sentence = city_sentence(self.edition, city.id, self.names, self.position, self.language)
        parts = [title(sentence)]
        if seat is not None and at.station is not None:
            line = f"M{number(at.x)} {number(at.y)}L{number(at.station[0])} {number(at.station[1])}"
            parts.append(element("path", d=line, class_="bl-leader"))
        if is_capital:
            scale = self._scale(at, signs.RAYS)
            parts.append(use(signs.CAPITAL, x=at.x, y=at.y, scale=scale))
        if is_arctic:
            scale = self._scale(at, signs.ARCTIC_RING)
            parts.append(use(signs.ARCTIC, x=at.x, y=at.y, scale=scale))
        parts += self._disc(city, at)
        if seat is not None and at.station is not None:
            x, y = at.station
            parts.append(use(f"station-{seat}", x=x, y=y, class_="bl-station"))
        return group(
            *parts,
            class_="bl-city",
            role="img",
            data_city=city.id,
            data_country=city.country if self.with_flags else None,
            data_capital="true" if is_capital else None,
            data_arctic="true" if is_arctic else None,
            data_station=seat,
            data_station_at=" ".join(map(number, at.station))
            if self.for_page and at.station
            else None,
        )

    def _scale(self, at: CityAt, beyond: float) -> float:
        """How much larger a sign is at a hub, so that it reaches as far beyond the disc."""
        return (at.disc + beyond) / (self.places.disc + beyond)

    def _disc(self, city: City, at: CityAt) -> list[str]:
        disc = element("circle", cx=at.x, cy=at.y, r=at.disc, class_="bl-disc")
        if self.with_flags:
            scale = self._scale(at, -signs.FLAG_INSET)
            return [disc, use(f"flag-{city.country}", x=at.x, y=at.y, scale=scale)]
        dot = element("circle", cx=at.x, cy=at.y, r=at.disc * DOT, class_="bl-dot")
        return [disc, dot]

    def _name(self, at: CityAt, naming: str, size: float) -> str:
        """A name grows around one point; it is left out where it has no room."""
        if at.name is None:
            return self._halt(at, naming) if self.for_page else ""
        if at.name.greatest[naming] < size:
            return ""
        x, y = at.name.grows_from
        anchor = at.name.anchor if at.name.anchor != "start" else None
        text = words(
            self.names[at.id],
            at.name.x - x,
            at.name.y - y,
            class_="bl-name",
            text_anchor=anchor,
            data_city=at.id,
            data_rank=at.name.rank,
            data_greatest=f"{at.name.greatest[naming]:g}",
        )
        place = f"translate({number(x)} {number(y)})"
        return group(text, transform=place, aria_hidden="true")

    def _halt(self, at: CityAt, naming: str) -> str:
        """A city without a name on the printed board, for a page that finds room for one."""
        names = next(city.names for city in self.edition.cities if city.id == at.id)
        text = words(
            names.in_language(self.language if naming == "board" else naming),
            at.disc + BESIDE,
            0.35 * self.places.font,
            class_="bl-name bl-halt",
            data_city=at.id,
            data_rank=len(self.edition.cities),
            data_greatest=0,
        )
        place = f"translate({number(at.x)} {number(at.y)})"
        return group(text, transform=place, aria_hidden="true")
