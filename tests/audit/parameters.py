"""The auditor's own table of what differs between the four editions.

The values are copied by hand from the rules specification, section 1, and on purpose not read from
the edition's own parameter file: a slip in one of the two tables shows up as a violation.
"""

from dataclasses import dataclass

COLORS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LOCOMOTIVE = "locomotive"
CARDS = (*COLORS, LOCOMOTIVE)
GRAY = "gray"

CARDS_OF_A_COLOR = 12
STARTING_HAND = 4
MARKET_SIZE = 5
RESET_LOCOMOTIVES = 3
RESET_LIMIT = 100
FIRST_KEEP = 2
LATER_OFFER = 3
LATER_KEEP = 1
LAST_ROUND_WAGONS = 2
STATION_POINTS = 4
BONUS_POINTS = 10
BONUS_CARDS_IN_PLAY = 4
NORWAY = "no"
BOX = "R-NA-BOX-1, R-EU-BOX-1, R-NO-BOX-1, R-NL-BOX-1"
SMALL_TICKET = 5

SERIES_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
DOUBLES = {2: 1, 3: 1, 4: 2, 5: 2}


@dataclass(frozen=True)
class Parameters:
    """One column of the comparison table (rules, section 1)."""

    seats: tuple[int, ...]
    wagons: int
    locomotives: int
    tickets: dict[str, int]
    first_deal: dict[str, int]
    points: dict[int, int]
    quota: dict[int, dict[int, int]]
    tie_breaks: tuple[str, ...]
    resets: bool = False
    face_up_locomotive_ends_draw: bool = True
    market_alone_suffices: bool = False
    first_rejects_go_under: bool = False
    later_rejects_go_under: bool = True
    ferries: str = "none"
    wild_on_ordinary_routes: bool = True
    tunnel_cards: int = 0
    stations: int = 0
    longest_path_bonus: bool = False
    globetrotter_bonus: bool = False
    bonus_cards: bool = False


EDITIONS = {
    "north-america": Parameters(
        seats=(2, 3, 4, 5),
        wagons=45,
        locomotives=14,
        tickets={"regular": 33},
        first_deal={"regular": 4},
        points=SERIES_POINTS,
        quota={2: DOUBLES},
        tie_breaks=("completed", "longest_path_card"),
        resets=True,
        market_alone_suffices=True,
        first_rejects_go_under=True,
        longest_path_bonus=True,
    ),
    "europe": Parameters(
        seats=(2, 3, 4, 5),
        wagons=45,
        locomotives=14,
        tickets={"regular": 40, "long": 6},
        first_deal={"long": 1, "regular": 3},
        points={**SERIES_POINTS, 8: 21},
        quota={2: DOUBLES},
        tie_breaks=("completed", "fewest_stations", "longest_path_card"),
        resets=True,
        ferries="locomotives",
        tunnel_cards=3,
        stations=3,
        longest_path_bonus=True,
    ),
    "nordic-countries": Parameters(
        seats=(2, 3),
        wagons=40,
        locomotives=14,
        tickets={"regular": 46},
        first_deal={"regular": 5},
        points={**SERIES_POINTS, 9: 27},
        quota={2: {2: 1, 3: 2}},
        tie_breaks=("completed", "longest_path"),
        face_up_locomotive_ends_draw=False,
        later_rejects_go_under=False,
        ferries="triples",
        wild_on_ordinary_routes=False,
        tunnel_cards=3,
        globetrotter_bonus=True,
    ),
    "northern-lights": Parameters(
        seats=(2, 3, 4, 5),
        wagons=40,
        locomotives=18,
        tickets={"regular": 55},
        first_deal={"regular": 4},
        points=SERIES_POINTS,
        quota={2: DOUBLES, 3: {2: 1, 3: 2, 4: 3, 5: 3}},
        tie_breaks=("completed", "bonus_cards_won"),
        first_rejects_go_under=True,
        ferries="pairs",
        bonus_cards=True,
    ),
}

BONUS_CARDS = {
    "call_of_the_wild": 5,
    "capital_investment": 7,
    "cost_efficiency": 7,
    "small_steps": 10,
    "nordic_express": 10,
    "local_network": 10,
    "rail_baron": 12,
    "polar_express": 12,
    "snowplow_award": 12,
    "ferry_captain": 12,
    "wild_west": 7,
}
"""R-NL-CRD-1: points of the eleven cards."""

CAPITALS = frozenset({"stockholm", "kobenhavn", "oslo", "helsinki"})
"""NLB-2."""

ARCTIC = frozenset(
    "kiruna narvik tromso honningsvag kirkenes rovaniemi kemijarvi apatity murmansk "
    "junction_se_north".split()
)
"""R-NL-DAT-1."""
