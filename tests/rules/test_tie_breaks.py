"""Who wins when totals are equal, in each edition.

Seats play on a map of letters under the rules of an edition. Each has a chain of three routes of
six spaces, which completes up to six tickets, and may have a fourth route that makes its path
longer. Tickets, paths, stations and bonuses are real; route points are then set so that totals are
as given.
"""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from branchline.editions.loading import edition
from lettered import lettered_edition, position_of
from positions import Position

NA, EU, NO, NL = "north-america", "europe", "nordic-countries", "northern-lights"
CHAINS = ("ABCD", "EFGH", "IJKL")
ENDS = "MNO"
CHAIN = 18


def table(
    key: str,
    tickets: tuple[int, ...],
    paths: tuple[int, ...],
    stations: tuple[int, ...] = (0, 0, 0),
) -> Position:
    """Seats with so many completed tickets, paths of so many wagons and so many stations built."""
    extras = [path - CHAIN for path in paths]
    tracks = [f"{a}{b}6" for chain in CHAINS for a, b in pairwise(chain)]
    ends = [f"{chain[-1]}{end}" for chain, end in zip(CHAINS, ENDS, strict=True)]
    tracks += [f"{end}{extra}" for end, extra in zip(ends, extras, strict=False) if extra]
    goals = [f"{a}{b}1" for chain in CHAINS for a, b in combinations(chain, 2)]
    game = lettered_edition(" ".join(tracks), " ".join(goals))
    shipped = edition(key)
    bonuses = tuple(bonus for bonus in shipped.bonuses if not bonus.country)
    rules = replace(shipped.rules, wagons=60, points=game.rules.points)
    p = position_of(replace(game, rules=rules, bonuses=bonuses), seats=len(tickets))
    for seat, chain in enumerate(CHAINS[: len(tickets)]):
        p.own(seat, *(a + b for a, b in pairwise(chain)))
        if extras[seat]:
            p.own(seat, ends[seat])
        own = [a + b for a, b in combinations(chain, 2)]
        p.tickets(seat, *own[: tickets[seat]]).station(seat, *chain[: stations[seat]])
    return p


def winners(p: Position, *totals: int) -> list[int]:
    """Who wins once route points have brought the seats to these totals."""
    for seat, found in enumerate(p.copy().score()):
        p.seat(seat).route_points += totals[seat] - found
    assert p.score() == list(totals)
    return p.winners()


def test_most_points_win_whatever_else():
    """R-NA-TIE-1: tie-breaks are for equal totals only."""
    assert winners(table(NA, tickets=(1, 6), paths=(18, 25)), 101, 100) == [0]


def test_more_completed_tickets_win():
    """R-NA-TIE-1, TB-NA-3: five against six, though the first seat holds the longest path."""
    assert winners(table(NA, tickets=(5, 6), paths=(25, 22)), 120, 120) == [1]


def test_a_path_bonus_of_another_seat_does_not_help():
    """R-NA-TIE-2, TB-NA-1: the third alone holds it; the first two share."""
    assert winners(table(NA, tickets=(5, 5, 1), paths=(20, 22, 25)), 120, 120, 118) == [0, 1]


def test_the_holder_of_the_path_bonus_wins():
    """R-NA-TIE-2, TB-NA-2: the second and the third are tied for the longest path."""
    assert winners(table(NA, tickets=(5, 5, 1), paths=(20, 25, 25)), 120, 120, 118) == [1]


def test_two_holders_of_the_path_bonus_share():
    """R-NA-TIE-2: the card cannot part them."""
    assert winners(table(NA, tickets=(5, 5), paths=(25, 25)), 120, 120) == [0, 1]


def test_a_longer_path_without_the_bonus_decides_nothing():
    """R-NA-TIE-2: it is the card that counts, not the length."""
    assert winners(table(NA, tickets=(5, 5, 0), paths=(20, 24, 26)), 120, 120, 60) == [0, 1]


def test_fewer_stations_win():
    """R-EU-TIE-1, TB-EU-1: one against two, though the second seat holds the European Express."""
    p = table(EU, tickets=(4, 4), paths=(20, 25), stations=(1, 2))
    assert winners(p, 101, 101) == [0]


def test_with_equal_stations_the_european_express_decides():
    """R-EU-TIE-1, TB-EU-2: two stations each."""
    p = table(EU, tickets=(4, 4), paths=(20, 25), stations=(2, 2))
    assert winners(p, 101, 101) == [1]


def test_two_holders_of_the_european_express_share():
    """R-EU-TIE-1, TB-EU-2: tickets and stations alike too."""
    p = table(EU, tickets=(4, 4), paths=(25, 25), stations=(2, 2))
    assert winners(p, 101, 101) == [0, 1]


def test_tickets_come_before_stations():
    """R-EU-TIE-1: five tickets and three stations beat four and none."""
    p = table(EU, tickets=(5, 4), paths=(20, 25), stations=(3, 0))
    assert winners(p, 101, 101) == [0]


def test_a_ticket_completed_through_a_station_counts():
    """R-EU-TIE-1: four own tickets and a borrowed one against four."""
    p = table(EU, tickets=(4, 4), paths=(25, 20), stations=(0, 0))
    p.station(1, "D").tickets(1, "CD")
    assert winners(p, 101, 101) == [1]
    assert (p.seat(1).completed, p.seat(1).borrows) == (5, 1)


def test_the_longer_path_decides_in_the_nordic_countries():
    """R-NO-TIE-1, TB-NO-1: 22 against 25, no card needed; both have the Globetrotter."""
    p = table(NO, tickets=(6, 6), paths=(22, 25))
    assert winners(p, 95, 95) == [1]
    assert [p.seat(seat).bonus_points for seat in (0, 1)] == [10, 10]
    assert [p.seat(seat).path for seat in (0, 1)] == [22, 25]


def test_equal_paths_share_in_the_nordic_countries():
    """R-NO-TIE-1, TB-NO-1"""
    assert winners(table(NO, tickets=(6, 6), paths=(25, 25)), 95, 95) == [0, 1]


def test_only_the_paths_of_the_tied_are_compared():
    """R-NO-TIE-1: a third seat's path of 26 is not asked for."""
    p = table(NO, tickets=(6, 6, 5), paths=(22, 25, 26))
    assert winners(p, 95, 95, 80) == [1]


def test_tickets_come_before_the_path_in_the_nordic_countries():
    """R-NO-TIE-1: six against five, and the shorter path wins."""
    assert winners(table(NO, tickets=(6, 5), paths=(18, 25)), 95, 95) == [0]


def test_the_globetrotter_goes_to_all_with_most_tickets():
    """TB-NO-2, R-NO-SCO-1: 5, 5 and 3 completed tickets; the first two get 10 each."""
    p = table(NO, tickets=(5, 5, 3), paths=(18, 18, 25))
    p.score()
    assert [p.seat(seat).completed for seat in range(3)] == [5, 5, 3]
    assert [p.seat(seat).bonus_points for seat in range(3)] == [10, 10, 0]


SHOWN = ("nordic_express", "call_of_the_wild", "cost_efficiency")


def northern_lights(first_hand: str, second_hand: str) -> Position:
    """The first seat has the longer path, the second more wagons left."""
    p = table(NL, tickets=(5, 5), paths=(25, 22))
    return p.bonuses(*SHOWN).hand(0, first_hand).hand(1, second_hand)


def test_most_bonuses_won_decide_in_northern_lights():
    """R-NL-TIE-1, TB-NL-1: two bonus cards against one."""
    p = northern_lights("KK", "R")
    assert winners(p, 110, 110) == [0]
    assert [p.seat(seat).bonuses_won for seat in (0, 1)] == [2, 1]


def test_equal_bonuses_share_in_northern_lights():
    """R-NL-TIE-1, TB-NL-1: a tied win counts as won, so it is two and two."""
    p = northern_lights("KK", "RRGG")
    assert winners(p, 110, 110) == [0, 1]
    assert [p.seat(seat).bonuses_won for seat in (0, 1)] == [2, 2]


def test_bonuses_are_counted_not_their_points():
    """R-NL-TIE-1: 7 and 5 points beat one card of 10."""
    p = northern_lights("R", "KK")
    assert winners(p, 110, 110) == [1]
    assert [p.seat(seat).bonus_points for seat in (0, 1)] == [10, 12]


def test_tickets_come_before_bonuses_in_northern_lights():
    """R-NL-TIE-1: six tickets beat five, whatever the cards."""
    p = table(NL, tickets=(6, 5), paths=(18, 25)).bonuses("nordic_express")
    assert winners(p, 110, 110) == [0]


@pytest.mark.parametrize(
    ("paths", "expected"),
    [((20, 22, 26), [0, 1]), ((20, 26, 26), [1]), ((26, 26, 26), [0, 1])],
    ids=["only the third holds the path bonus", "the second holds it too", "all hold it"],
)
def test_who_drops_out_stays_out(paths: tuple[int, ...], expected: list[int]):
    """TB-3: tied on points with 4, 4 and 3 tickets; the chain goes on among the first two."""
    assert winners(table(NA, tickets=(4, 4, 3), paths=paths), 120, 120, 120) == expected


def test_who_drops_out_stays_out_in_every_edition():
    """TB-3: by stations, path and bonuses too."""
    stations = table(EU, tickets=(4, 4, 3), paths=(20, 20, 25), stations=(2, 3, 0))
    assert winners(stations, 90, 90, 90) == [0]
    assert winners(table(NO, tickets=(4, 4, 3), paths=(20, 21, 25)), 90, 90, 90) == [1]
    bonuses = table(NL, tickets=(4, 4, 3), paths=(20, 21, 25)).bonuses("nordic_express")
    assert winners(bonuses, 90, 90, 90) == [0, 1]
