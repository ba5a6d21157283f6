"""What an edition is: frozen values, read from a folder by `loading`, never executable.

Everything that makes one game differ from another is a value here: a property of a city, a route
or a ticket, a field of `Rules`, or a named kind of bonus. Nothing asks which edition it is.
"""

from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Literal

COLORS: tuple[str, ...] = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
"""The colors of cards and routes."""
LOCOMOTIVE = "locomotive"
"""The card that stands for any color."""
CARDS: tuple[str, ...] = (*COLORS, LOCOMOTIVE)
"""All cards, in the order that records and texts keep."""
GRAY = "gray"
"""The color of a route that any one color pays for."""

Language = Literal["en", "fr"]
Naming = Literal["board", "en", "fr"]
"""How cities are called: as on the board, in English or in French."""


@dataclass(frozen=True, slots=True)
class Names:
    """One name in the languages we speak, and as the board spells it (often the same)."""

    en: str
    """In English."""
    fr: str
    """In French."""
    board: str = ""
    """On the board; empty where that is the English name."""

    def in_language(self, language: str) -> str:
        """The name in `language` (`en`, `fr` or `board`)."""
        return {"en": self.en, "fr": self.fr, "board": self.board or self.en}[language]


@dataclass(frozen=True, slots=True)
class City:
    """A place on the map."""

    id: str
    """What tickets, routes and records call it."""
    names: Names
    """What people call it."""
    country: str
    """The flag it carries, a key of the edition's `countries`."""
    arctic: bool
    """Whether it lies inside the Arctic Circle."""
    capital: bool
    """Whether tickets to it count for `capital_tickets`."""
    latitude: float
    """Degrees north, where a drawing of the board starts from."""
    longitude: float
    """Degrees east."""


@dataclass(frozen=True, slots=True)
class Route:
    """One claimable track between two cities; routes with the same ends form a group."""

    id: str
    """Its cities, and its number where others join the same two: `boston-new_york-1`."""
    city_a: str
    """One end, a city's id."""
    city_b: str
    """The other end."""
    color: str
    """A name from `COLORS`, or `GRAY`."""
    length: int
    """Its spaces: cards to pay and wagons to put there."""
    tunnel: bool = False
    """Whether the deck may ask for more cards (R-TUN-2)."""
    locomotives: int = 0
    """Locomotive icons: a ferry has one or more."""
    draw_bonus: int = 0
    """Cards drawn blind by whoever claims it (R-NL-BON-1)."""
    exchange: int = 0
    """How many cards of any kind stand for one of the color paid (R-NO-MUR-1); 0: none do."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A destination card."""

    id: str
    """Its cities: `berlin-roma`."""
    city_a: str
    """One city to connect, by its id."""
    city_b: str
    """The other city."""
    points: int
    """Won if the cities are connected at the end, else lost."""
    deck: str
    """The name of its ticket deck."""
    established: bool = True
    """False where no source confirms that the printed game holds this ticket."""


@dataclass(frozen=True, slots=True)
class TicketDeck:
    """A pile of tickets; only the first deck of an edition is drawn from during play."""

    name: str
    """What its tickets say in `deck`."""
    first_deal: int
    """Tickets that each seat is offered at the start."""
    later_deal: int = 0
    """Tickets in an offer during play."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """An award counted at the end; all who share the greatest measure win it."""

    id: str
    """What records and scores call it."""
    kind: str
    """What it counts: a name from `BONUS_KINDS`."""
    points: int
    """For each seat that wins it."""
    names: Names
    """What its card is called."""
    limit: int = 0
    """For kinds that count small things: the greatest length or value that counts."""
    country: str = ""
    """For kinds that count a country's routes: that country."""


BONUS_KINDS = {
    "longest_path": "Spaces of the longest continuous path of own routes (R-ALL-LNG-1).",
    "completed_tickets": "Completed tickets (R-NO-SCO-1).",
    "locomotives_in_hand": "Locomotives in hand, and pairs of cards of one color (NLB-1).",
    "capital_tickets": "Completed tickets with an end in a capital (NLB-2).",
    "wagons_left": "Wagons left (NLB-3).",
    "short_routes": "Own routes no longer than `limit` (NLB-4).",
    "small_tickets": "Completed tickets worth at most `limit` points (NLB-6).",
    "countries": "Different countries in which own routes end (NLB-7).",
    "arctic_tickets": "Completed tickets with a city inside the Arctic Circle (NLB-8).",
    "arctic_routes": "Own routes with an end inside the Arctic Circle (NLB-9).",
    "ferries": "Own ferries (NLB-10).",
    "country_routes": "Own routes with an end in `country` (NLB-11).",
}
"""What each kind of bonus counts at the end; the greatest count wins, all who share it alike."""

TIE_BREAKS = {
    "completed_tickets": "The most completed tickets (R-NA-TIE-1).",
    "fewest_stations": "The fewest stations built (R-EU-TIE-1).",
    "longest_path_bonus": "The bonus of kind `longest_path` (R-NA-TIE-2).",
    "longest_path": "The longest path (R-NO-TIE-1).",
    "bonuses_won": "The most bonuses won (R-NL-TIE-1).",
}
"""What may decide between seats with equal totals; those it cannot part share the win."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The parameters that differ between editions (rules.md section 1); defaults: the base game.

    >>> edition("europe").rules.stations
    3
    >>> Rules(stations=3, last_round_wagons=2)
    Rules(stations=3)
    """

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
    """The number of face-up locomotives that replaces the market; 0: none does (R-ALL-RST-1)."""
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
    """A turn that ends with this many wagons or fewer starts the last turns (R-ALL-END-1)."""
    bonuses_shown: int = 0
    """Bonus cards chosen at random for a game; 0: every bonus counts (R-NL-SET-2)."""
    tie_breaks: tuple[str, ...] = ("completed_tickets",)
    """What decides equal totals, in order: names from `TIE_BREAKS`."""
    turn_limit: int = 2000
    """A guard against games without end, reported as such (R-ALL-END-5)."""

    def __repr__(self) -> str:
        base = Rules()
        changes = [
            f"{one.name}={getattr(self, one.name)!r}"
            for one in fields(self)
            if getattr(self, one.name) != getattr(base, one.name)
        ]
        return f"Rules({', '.join(changes)})"


SWITCHES = ("may_stop_after_one", "nordic_ferry_stacking", "market_alone_suffices")
"""Fields of `Rules` that a game may set differently, by the names that records use."""


@dataclass(frozen=True)
class Edition:
    """A published game: map, tickets, parameters.

    >>> europe = edition("europe")
    >>> europe, europe.names.fr, europe.seats
    (<Edition europe>, 'Europe', (2, 5))
    >>> europe.routes[0].id, europe.routes[0].color, europe.routes[0].length
    ('amsterdam-bruxelles', 'black', 1)
    """

    key: str
    """What commands and records call it."""
    names: Names
    """What people call it."""
    seats: tuple[int, int]
    """The fewest and the most seats."""
    rules: Rules
    """Its parameters."""
    cities: tuple[City, ...]
    """The places on its map."""
    routes: tuple[Route, ...]
    """The tracks between them."""
    tickets: tuple[Ticket, ...]
    """The tickets of all decks."""
    ticket_decks: tuple[TicketDeck, ...]
    """The first is the one drawn from during play."""
    bonuses: tuple[Bonus, ...]
    """What is awarded at the end."""
    countries: dict[str, Names]
    """Their names by the keys that cities carry."""
    differences: tuple[Names, ...]
    """What a player of the base game should know, as plain sentences."""
    hash: str
    """Identifies the data that rules read: records carry it."""
    folder: Traversable | None = field(default=None, compare=False, repr=False)
    """Where it was read from: what is drawn lies there too."""

    def __repr__(self) -> str:
        return f"<Edition {self.key}>"

    def is_long(self, ticket: Ticket) -> bool:
        """Whether a ticket is of a deck of its own, dealt once at the start."""
        return ticket.deck != self.ticket_decks[0].name

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
