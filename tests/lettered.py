"""Positions of made-up editions: cities are letters, routes two letters and a length.

    p = lettered("AB3 BC2 CD4", tickets="AD10 AC7", stations=3)
    p.own(0, "AB", "BC").tickets(0, "AD")

A pair of letters that comes twice makes two tracks, "AB-1" and "AB-2". `position_of` does the same
for any `Edition`, one of our own with a route changed, say.
"""

import re
from typing import Any

from branchline.editions.edition import (
    GRAY,
    Bonus,
    City,
    Edition,
    Names,
    Route,
    Rules,
    Ticket,
    TicketDeck,
)
from positions import Log, Position, boards, cards, codes, records, setup

COUNTRY = "land"
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}
LONGEST_PATH = Bonus("longest_path", "longest_path", 10, Names("Longest path", "Chemin"))


class MadeUpPosition(Position):
    """A position of an edition that no folder holds."""

    def __init__(self, game: Edition, seats: int) -> None:
        self.edition = game
        self.board = boards.make_board(game, game.rules, records.new_record)
        self.state = records.new_record(records.STATE)
        self.log = Log()
        self.seats = seats
        self.deck_is_given = False
        self.market_is_given = False
        self.route_ids = [route.id for route in game.routes]
        self.city_ids = [city.id for city in game.cities]
        self.ticket_ids = [ticket.id for ticket in game.tickets]


def position_of(game: Edition, seats: int = 2) -> Position:
    """A turn of seat 0 in a game of this edition: hands empty, no tickets, all cards in the box's
    deck and market."""
    p = MadeUpPosition(game, seats)
    s = p.state
    setup.start_game(p.board, s, p.log, seats, 0, 1, 2, 3)
    for me in s.seat:
        for pile in (me.hand, me.known, me.since):
            cards.empty(pile)
        me.offered = 0
    cards.empty(s.discard)
    records.fill(s.ticket_place, codes.OUT_OF_GAME)
    return p.ticket_deck().turn(0).forget_events()._settle_deck()


def lettered(routes: str, tickets: str = "", seats: int = 2, **rules: Any) -> Position:
    """A turn of seat 0 on a map of letters; all routes gray, ids of routes and tickets their two
    letters; `rules` are fields of `Rules` to change."""
    return position_of(lettered_edition(routes, tickets, **rules), seats)


def lettered_edition(routes: str, tickets: str = "", **rules: Any) -> Edition:
    """The edition with these routes and tickets, cities being all their ends."""
    pairs = _pairs(routes)
    tracks = tuple(
        Route(_route_id(pairs, index), a, b, GRAY, length)
        for index, (a, b, length) in enumerate(pairs)
    )
    goals = tuple(Ticket(a + b, a, b, points, "regular") for a, b, points in _pairs(tickets))
    ends = {end for thing in (*tracks, *goals) for end in (thing.city_a, thing.city_b)}
    return Edition(
        key="lettered",
        names=Names("Letters", "Lettres"),
        seats=(2, 5),
        rules=Rules(**{"wagons": 60, "points": POINTS, **rules}),
        cities=tuple(
            City(letter, Names(letter, letter), COUNTRY, False, False, 50.0, 10.0)
            for letter in sorted(ends)
        ),
        routes=tracks,
        tickets=goals,
        ticket_decks=(TicketDeck("regular", 0, 3),),
        bonuses=(LONGEST_PATH,),
        countries={COUNTRY: Names("Land", "Pays")},
        differences=(),
        hash="",
    )


def _route_id(pairs: list[tuple[str, str, int]], index: int) -> str:
    """The two letters, and the number of the track where they come more than once."""
    name = "".join(pairs[index][:2])
    names = ["".join(pair[:2]) for pair in pairs]
    return name if names.count(name) == 1 else f"{name}-{names[: index + 1].count(name)}"


def _pairs(text: str) -> list[tuple[str, str, int]]:
    """Pairs of letters with their numbers, as in "AB3 BC12"."""
    found = re.findall(r"([A-Z])([A-Z])(\d+)", text)
    return [(a, b, int(number)) for a, b, number in found]
