"""Stations: building them, and the routes they borrow at the end."""

from ..backend import rule
from .cards import lay, pour
from .codes import LOCOMOTIVE, NONE, STATION, STATION_EVENT, encode
from .log import note_bag
from .payments import gray_way_at, gray_ways


@rule
def station_cost(board, me):
    """Cards that the seat's next station costs (R-EU-STA-2)."""
    return board.stations - me.stations + 1


@rule
def count_stations(board, s):
    """How many ways the active seat has to build a station (R-EU-STA-1, R-EU-STA-3)."""
    me = s.seat[s.active]
    if me.stations == 0:
        return 0
    return s.free_cities * gray_ways(me.hand, station_cost(board, me), 0)


@rule
def station_at(board, s, index):
    """Way number `index` to build a station."""
    me = s.seat[s.active]
    cost = station_cost(board, me)
    ways = gray_ways(me.hand, cost, 0)
    color, locomotives = gray_way_at(me.hand, cost, 0, index % ways)
    left = index // ways
    city = 0
    while s.station[city] != NONE or left > 0:
        if s.station[city] == NONE:
            left -= 1
        city += 1
    return encode(STATION, city, color, locomotives, 0)


@rule
def build_station(board, s, log, p, city, color, locomotives):
    """Pay for a station and place it (R-EU-STA-4)."""
    me = s.seat[p]
    cost = station_cost(board, me)
    if locomotives > 0:
        lay(s, p, LOCOMOTIVE, locomotives)
    if cost > locomotives:
        lay(s, p, color, cost - locomotives)
    note_bag(log, STATION_EVENT, p, city, 0, s.laid)
    pour(s.laid, s.discard)
    me.stations -= 1
    s.station[city] = p
    s.free_cities -= 1
