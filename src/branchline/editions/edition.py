"""What an edition is: frozen values, read from a folder by `loading`, never executable.

Everything that makes one game differ from another is a value here: a property of a city, a route
or a ticket, a field of `Rules`, or a named kind of bonus. Nothing asks which edition it is.
"""

from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Literal

COLORS: tuple[str, ...] = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LOCOMOTIVE = "locomotive"
CARDS: tuple[str, ...] = (*COLORS, LOCOMOTIVE)
GRAY = "gray"

Language = Literal["en", "fr"]


@dataclass(frozen=True, slots=True)
class Names:
    """One name in the languages we speak, and as the board spells it (often the same)."""

    en: str
    fr: str
    board: str = ""

    def in_language(self, language: str) -> str:
        """The name in `language` (`en`, `fr` or `board`)."""
        return {"en": self.en, "fr": self.fr, "board": self.board or self.en}[language]


@dataclass(frozen=True, slots=True)
class City:
    """A place on the map."""

    id: str
    names: Names
    country: str
    arctic: bool
    capital: bool
    latitude: float
    longitude: float


@dataclass(frozen=True, slots=True)
class Route:
    """One claimable track between two cities; routes with the same ends form a group."""

    id: str
    city_a: str
    city_b: str
    color: str
    length: int
    tunnel: bool = False
    locomotives: int = 0
    """Locomotive icons: a ferry has one or more."""
    draw_bonus: int = 0
    """Cards drawn blind by whoever claims it (R-NL-BON-1)."""
    exchange: int = 0
    """Any so many cards stand for one card of the color paid (R-NO-MUR-1); 0: no exchange."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A destination card."""

    id: str
    city_a: str
    city_b: str
    points: int
    deck: str
    established: bool = True
    """False where no source confirms that the printed game holds this ticket."""


@dataclass(frozen=True, slots=True)
class TicketDeck:
    """A pile of tickets; only the first deck of an edition is drawn from during play."""

    name: str
    first_deal: int
    later_deal: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """An award counted at the end; all who share the greatest measure win it."""

    id: str
    kind: str
    """A name from `BONUS_KINDS`."""
    points: int
    names: Names
    limit: int = 0
    """For kinds that count small things: the greatest length or value that counts."""
    country: str = ""
    """For kinds that count a country's routes: that country."""


BONUS_KINDS = (
    "longest_path",
    "completed_tickets",
    "locomotives_in_hand",
    "capital_tickets",
    "wagons_left",
    "short_routes",
    "small_tickets",
    "countries",
    "arctic_tickets",
    "arctic_routes",
    "ferries",
    "country_routes",
)

TIE_BREAKS = (
    "completed_tickets",
    "fewest_stations",
    "longest_path_bonus",
    "longest_path",
    "bonuses_won",
)


@dataclass(frozen=True, slots=True)
class Rules:
    """The parameters that differ between editions (rules.md section 1); defaults: the base game."""

    wagons: int = 45
    """Wagons a seat starts with."""
    starting_hand: int = 4
    """Train cards dealt to each seat."""
    color_cards: int = 12
    """Cards of each color in the deck."""
    locomotive_cards: int = 14
    """Locomotives in the deck."""
    points: dict[int, int] = field(default_factory=lambda: {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15})
    """Points by length of a claimed route."""
    parallel_routes: dict[int, dict[int, int]] = field(
        default_factory=lambda: {2: {2: 1, 3: 1, 4: 2, 5: 2}}
    )
    """Routes of a group that may be claimed: by group size, then by number of seats."""
    market_reset: int = 3
    """So many face-up locomotives replace the market; 0: never (R-ALL-RST-1)."""
    face_up_locomotive_ends_draw: bool = True
    """A face-up locomotive is the first and only card of a draw (R-ALL-DRAW-4)."""
    may_stop_after_one: bool = True
    """A seat may stop after one card (R-ALL-DRAW-6)."""
    market_alone_suffices: bool = False
    """Cards may be drawn when only the market has any (R-ALL-DRAW-7)."""
    locomotives_wild: Literal["everywhere", "ferries_and_tunnels"] = "everywhere"
    """Where a locomotive stands for any color (R-NO-PAY-1)."""
    ferry_substitute: Literal["none", "any_three", "pair"] = "none"
    """What may stand for a ferry's locomotive (R-NO-FER-1, R-NL-FER-2)."""
    nordic_ferry_stacking: bool = False
    """A substitute may stand for a locomotive that stands for a color card (R-NO-FER-4)."""
    tunnel_cards: int = 3
    """Cards revealed for a tunnel (R-TUN-2)."""
    stations: int = 0
    """Stations a seat starts with; the n-th costs n cards (R-EU-STA-2)."""
    station_points: int = 4
    """Points for each station not built (R-EU-STA-10)."""
    keep_first: int = 2
    """Tickets to keep at least from the first deal."""
    keep_later: int = 1
    """Tickets to keep at least from a later draw."""
    first_rejects: Literal["under_shuffled", "out"] = "under_shuffled"
    """Where the rejected tickets of the first deal go (R-NA-SET-1, R-EU-SET-1)."""
    later_rejects: Literal["under", "out"] = "under"
    """Where tickets rejected later go (R-ALL-TIC-5)."""
    last_round_wagons: int = 2
    """A turn that ends with so few wagons starts the last turns (R-ALL-END-1)."""
    bonuses_shown: int = 0
    """Bonus cards chosen at random for a game; 0: every bonus counts (R-NL-SET-2)."""
    tie_breaks: tuple[str, ...] = ("completed_tickets",)
    """What decides equal totals, in order: names from `TIE_BREAKS`."""
    turn_limit: int = 2000
    """A guard against games without end, reported as such (R-ALL-END-5)."""


SWITCHES = ("may_stop_after_one", "nordic_ferry_stacking", "market_alone_suffices")
"""Fields of `Rules` that a game may set differently, by the names that records use."""


@dataclass(frozen=True)
class Edition:
    """A published game: map, tickets, parameters."""

    key: str
    names: Names
    seats: tuple[int, int]
    """The fewest and the most seats."""
    rules: Rules
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    ticket_decks: tuple[TicketDeck, ...]
    bonuses: tuple[Bonus, ...]
    countries: dict[str, Names]
    differences: tuple[Names, ...]
    """What a player of the base game should know, as plain sentences."""
    hash: str
    """Identifies the data that rules read: records carry it."""
    folder: Traversable | None = field(default=None, compare=False, repr=False)
    """Where it was read from: what is drawn lies there too."""

    @cached_property
    def route_numbers(self) -> dict[str, int]:
        """The number of each route by its id."""
        return {route.id: number for number, route in enumerate(self.routes)}

    @cached_property
    def city_numbers(self) -> dict[str, int]:
        """The number of each city by its id."""
        return {city.id: number for number, city in enumerate(self.cities)}

    @cached_property
    def ticket_numbers(self) -> dict[str, int]:
        """The number of each ticket by its id."""
        return {ticket.id: number for number, ticket in enumerate(self.tickets)}
