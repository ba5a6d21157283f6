"""The layout of board, state and event log, as the fields of NumPy records.

One padded layout serves all editions. Integers are signed and as small as their range allows
(`tests/rules/test_records.py` holds the bounds); cloning a game is copying one `STATE`.
"""

import numpy as np

from ...limits import (
    BONUSES,
    CITIES,
    DEGREE,
    FARES,
    FIRST_DEAL,
    GROUP,
    LENGTH,
    ROUTES,
    SEATS,
    STATIONS,
    TICKET_DECKS,
    TICKETS,
    TIE_BREAKS,
    TUNNEL_CARDS,
)
from .codes import CARDS, MARKET

EVENTS = 4096
SEARCH_DEPTH = 64

PILE = np.dtype([("card", "i1", CARDS), ("total", "i2")], align=True)
GENERATOR = np.dtype([("stream", "i8"), ("rng", "i8", 4)], align=True)

ROUTE = np.dtype(
    [
        ("a", "i1"),
        ("b", "i1"),
        ("length", "i1"),
        ("fare", "i1"),
        ("tunnel", "i1"),
        ("ferry", "i1"),
        ("draw_bonus", "i1"),
        ("mates", "i1"),
        ("mate", "i2", GROUP - 1),  # the other routes of the group, then itself
        ("rank", "i2"),  # place of its id in alphabetical order
    ],
    align=True,
)
FARE = np.dtype(
    [
        ("kind", "i1"),
        ("color", "i1"),
        ("length", "i1"),
        ("icons", "i1"),
        ("exchange", "i1"),
        ("first", "i2"),  # where its routes begin in `fare_route`
        ("last", "i2"),
    ],
    align=True,
)
CITY = np.dtype(
    [
        ("country", "i1"),
        ("arctic", "i1"),
        ("capital", "i1"),
        ("degree", "i1"),
        ("route", "i2", DEGREE),
    ],
    align=True,
)
TICKET = np.dtype([("a", "i1"), ("b", "i1"), ("points", "i1"), ("deck", "i1")], align=True)
BONUS = np.dtype([("kind", "i1"), ("points", "i1"), ("limit", "i1"), ("country", "i1")], align=True)
BOARD = np.dtype(
    [
        ("cities", "i2"),
        ("routes", "i2"),
        ("tickets", "i2"),
        ("fares", "i2"),
        ("first_special", "i2"),  # fares from here on are neither plain nor wild
        ("bonuses", "i2"),
        ("wagons", "i2"),
        ("starting_hand", "i2"),
        ("longest", "i2"),
        ("has_plain", "i1", LENGTH + 1),  # by length
        ("has_wild", "i1", LENGTH + 1),
        ("market_reset", "i1"),
        ("face_up_locomotive_ends_draw", "i1"),
        ("may_stop_after_one", "i1"),
        ("market_alone_suffices", "i1"),
        ("stacking", "i1"),
        ("tunnel_cards", "i1"),
        ("stations", "i1"),
        ("station_points", "i1"),
        ("ticket_decks", "i1"),
        ("first_deal", "i1", TICKET_DECKS),
        ("later_deal", "i1"),
        ("keep_first", "i1"),
        ("keep_later", "i1"),
        ("first_rejects_out", "i1"),
        ("later_rejects_out", "i1"),
        ("last_round_wagons", "i1"),
        ("bonuses_shown", "i1"),
        ("tie_breaks", "i1"),
        ("tie_break", "i1", TIE_BREAKS),
        ("turn_limit", "i2"),
        ("deck", PILE),
        ("points", "i1", LENGTH + 1),
        ("quota", "i1", (SEATS + 1, GROUP + 1)),  # by seats and group size
        ("wild", "i1", (LENGTH + 1, CARDS)),  # the fare by length and color, 0 if there is none
        ("plain", "i1", (LENGTH + 1, CARDS)),
        ("fare", FARE, FARES),
        ("fare_route", "i2", ROUTES),
        ("route", ROUTE, ROUTES),
        ("city", CITY, CITIES),
        ("ticket", TICKET, TICKETS),
        ("bonus", BONUS, BONUSES),
    ],
    align=True,
)

SEAT = np.dtype(
    [
        ("hand", PILE),
        ("known", PILE),  # cards of the hand that everybody has seen
        ("since", PILE),  # cards drawn blind since the last reshuffle
        ("wagons", "i1"),
        ("stations", "i1"),  # left to build
        ("tickets", "i1"),
        ("offered", "i1"),
        ("offer", "i1", FIRST_DEAL),
        ("resigned", "i1"),
        ("route_points", "i2"),
        ("open", "i1", FARES),  # routes the seat may claim, cards and wagons aside, by fare
        ("network", "i1", CITIES),  # a label for each city, equal where own routes join
        # The result, once the game is over.
        ("ticket_points", "i2"),
        ("completed", "i1"),
        ("path", "i1"),  # NONE where it did not matter
        ("bonus_points", "i2"),
        ("bonuses_won", "i1"),
        ("borrows", "i1"),
        ("borrowed", "i2", STATIONS),
        ("total", "i2"),
        ("winner", "i1"),
    ],
    align=True,
)
COUNTED = np.dtype(
    [
        ("up_to_length", "i2", LENGTH + 1),  # claims of ordinary routes up to each length
        ("ordinary", "i2"),  # claims of all ordinary routes
        ("up_to_fare", "i4", FARES),  # those, and the claims of special fares up to each
        ("claims", "i4"),  # all claims
        ("gifts", "i2"),  # the cards, as bits, that may come next for a substitute
    ],
    align=True,
)
"""What counting the legal decisions leaves behind, for finding one of them by its number."""

TRAIL_LEVEL = np.dtype(
    [
        ("city", "i1"),  # the odd city looked at, NONE if nothing is to be tried
        ("branch", "i1"),  # which of its routes is dropped next; after the last, it is an end
        ("dropped", "i2"),  # the route dropped, NONE if the city is an end
    ],
    align=True,
)
TRAIL = np.dtype(
    [
        ("route", "i2", SEARCH_DEPTH),  # the seat's own routes
        ("routes", "i1"),
        ("mark", "i1", ROUTES),  # FREE, DROPPED, FOREIGN or the level that tried to drop it
        ("odd", "i1", CITIES),  # 1 where an odd number of the routes not dropped end, or END
        ("odd_in", "i1", CITIES),  # odd cities of each network
        ("wagons_in", "i1", CITIES),  # wagons on each network, 0 once it is searched
        # The network under search.
        ("city", "i1", CITIES),
        ("cities", "i1"),
        ("odd_cities", "i1"),
        ("ends", "i1"),
        ("wagons", "i1"),  # on the routes not dropped
        ("depth", "i1"),
        ("level", TRAIL_LEVEL, SEARCH_DEPTH),
        ("part", "i1", CITIES),  # a label for each city, equal where routes not dropped join
        ("part_wagons", "i1", CITIES),  # by label
    ],
    align=True,
)
"""The search for the longest path (`network`)."""

BORROWER = np.dtype(
    [
        ("city", "i1"),
        ("branch", "i1"),  # which of the city's routes is tried next; after the last, none
        ("route", "i2"),  # the route tried, or NONE
        ("here", "i1"),  # the networks that it joins
        ("there", "i1"),
    ],
    align=True,
)
BORROWING = np.dtype(
    [
        ("failed", "i1", TICKETS),  # the tickets that the seat's own routes do not complete
        ("failures", "i1"),
        ("station", BORROWER, STATIONS),
        ("listed", "i2", STATIONS),  # the routes tried, in alphabetical order
        ("length", "i1"),
    ],
    align=True,
)
"""The choice of the routes that stations borrow (`borrowing`)."""

DEALING = np.dtype(
    [
        ("fresh", PILE),  # unseen cards that may be in the deck
        ("old", PILE),  # all other unseen cards
        ("ticket", "i1", TICKETS),  # the unknown tickets, in random order
        ("tickets", "i1"),
        ("pool", "i1", TICKETS),  # those of them that a rival may be given
    ],
    align=True,
)
"""Filling a world in (`views`, `thinking.guessing`)."""

STATE = np.dtype(
    [
        ("rng", "i8", 4),
        ("seats", "i1"),
        ("first", "i1"),
        ("active", "i1"),
        ("phase", "i1"),
        ("passes", "i1"),
        ("last_turns", "i1"),  # NONE until the end is triggered
        ("reason", "i1"),
        ("turns", "i2"),
        ("deck", PILE),
        ("discard", PILE),
        ("fresh", PILE),  # the deck after the last reshuffle, less what was seen leaving it
        ("market", "i1", MARKET),
        ("resets", "i1"),  # GO_ON, or when resetting the market was given up
        # The payment under way.
        ("route", "i2"),
        ("color", "i1"),
        ("own", "i1"),  # cards of that color laid for the route itself
        ("substitutes", "i1"),
        ("due", "i1"),
        ("least", "i1"),
        ("extra", "i1"),
        ("laid", PILE),
        ("revealed", "i1", TUNNEL_CARDS),
        ("reveals", "i1"),
        ("owner", "i1", ROUTES),
        ("station", "i1", CITIES),
        ("free_cities", "i1"),
        ("ticket_place", "i1", TICKETS),
        ("ticket_known", "i1", TICKETS),
        ("ticket_deck", "i1", TICKETS),
        ("ticket_top", "i1"),
        ("ticket_count", "i1"),
        ("above_rejects", "i1"),  # tickets above the shuffled first rejects
        ("rejects", "i1"),  # how many of those there are, while none was drawn
        ("bonus_shown", "i1", BONUSES),
        ("bonus_won", "i1", BONUSES),  # a bit for each seat
        ("ticket_done", "i1", TICKETS),
        ("seat", SEAT, SEATS),
        # Scratch: no part of the game.
        ("counted", COUNTED),
        ("trail", TRAIL),
        ("borrowing", BORROWING),
        ("dealing", DEALING),
    ],
    align=True,
)
FIRST_SCRATCH = "counted"

EVENT = np.dtype(
    [("kind", "i2"), ("seat", "i2"), ("thing", "i2"), ("number", "i2"), ("bag", "i1", CARDS)],
    align=True,
)
LOG = np.dtype([("on", "i1"), ("used", "i2"), ("row", EVENT, EVENTS)], align=True)
