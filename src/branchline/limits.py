"""How large a map may be: the bounds that padded records and small integers are built for.

Pure constants. The rulebook sizes its records by them and the edition checks refuse what exceeds
them, so that no edition can overflow a field.
"""

CITIES = 64
ROUTES = 192
TICKETS = 96
SEATS = 5
LENGTH = 9
"""Spaces of the longest route."""
GROUP = 3
"""Routes that join the same two cities."""
DEGREE = 16
"""Routes that end in one city."""
COUNTRIES = 64
BONUSES = 16
FARES = 80
"""Different kinds of route: same length, color and way to pay."""
FARE_ROUTES = 100
"""Routes of one such kind."""
TIE_BREAKS = 5
TICKET_DECKS = 2
FIRST_DEAL = 8
"""Tickets a seat is dealt at the start, from all decks together."""
LATER_DEAL = 4

MARKET = 5
"""Face-up cards."""
COLOR_CARDS = 24
"""Cards of each color."""
LOCOMOTIVE_CARDS = 40
DECK = 250
"""Train cards in all."""
DECK_MARGIN = 5
"""Cards that must be left in the deck after starting hands and market."""
STARTING_HAND = 12
TUNNEL_CARDS = 5
DRAW_BONUS = 9
EXCHANGE = 9

WAGONS_LEAST = 3
WAGONS = 60
STATIONS = 5

POINTS = 50
"""Points of one ticket, bonus, route or station."""
TURNS = 30_000
"""The greatest turn limit."""
