"""The result, recounted from the position at the end: points, bonuses, totals and winners."""

from collections.abc import Callable
from dataclasses import dataclass, field

from audit.board import Board, Route, Ticket
from audit.network import best_borrowing, completed_tickets, longest_trail
from audit.parameters import (
    ARCTIC,
    BONUS_CARDS,
    BONUS_POINTS,
    CAPITALS,
    COLORS,
    LOCOMOTIVE,
    NORWAY,
    SMALL_TICKET,
    STATION_POINTS,
)
from audit.position import Position


@dataclass
class Score:
    """One seat's part of the result, as it ought to be."""

    board: Board
    hand: dict[str, int]
    wagons: int
    owned: list[Route]
    tickets: list[Ticket]
    route_points: int
    stations_built: int = 0
    station_points: int = 0
    borrowed: list[str] = field(default_factory=list)
    completed: set[str] = field(default_factory=set)
    bonuses: dict[str, int] = field(default_factory=dict)
    path: int | None = None

    @property
    def longest_path(self) -> int:
        """R-ALL-LNG-1, R-ALL-LNG-2: own routes only; counted when first asked for."""
        if self.path is None:
            self.path = longest_trail(self.owned)
        return self.path

    @property
    def done(self) -> list[Ticket]:
        return [ticket for ticket in self.tickets if ticket.id in self.completed]

    @property
    def total(self) -> int:
        """R-NA-SCO-1, R-EU-SCO-1, R-NO-SCO-1, R-NL-SCO-1."""
        won = sum(ticket.points for ticket in self.done)
        lost = sum(ticket.points for ticket in self.tickets) - won
        return self.route_points + won - lost + self.station_points + sum(self.bonuses.values())


def count_countries(score: Score) -> int:
    """NLB-7: countries holding an end of an own route."""
    cities = score.board.cities
    ends = {city for route in score.owned for city in route.group}
    return len({cities[city].country for city in ends})


def count_wild_hand(score: Score) -> int:
    """NLB-1: locomotives in hand and pairs of one colour."""
    return score.hand[LOCOMOTIVE] + sum(score.hand[color] // 2 for color in COLORS)


def touches_norway(score: Score, route: Route) -> bool:
    """NLB-11: has the route an end in Norway?"""
    return any(score.board.cities[city].country == NORWAY for city in route.group)


MEASURES: dict[str, Callable[[Score], int]] = {
    "call_of_the_wild": count_wild_hand,
    "capital_investment": lambda s: sum(bool({t.a, t.b} & CAPITALS) for t in s.done),
    "cost_efficiency": lambda s: s.wagons,
    "small_steps": lambda s: sum(route.length == 1 for route in s.owned),
    "nordic_express": lambda s: s.longest_path,
    "local_network": lambda s: sum(ticket.points <= SMALL_TICKET for ticket in s.done),
    "rail_baron": count_countries,
    "polar_express": lambda s: sum(bool({t.a, t.b} & ARCTIC) for t in s.done),
    "snowplow_award": lambda s: sum(bool({r.a, r.b} & ARCTIC) for r in s.owned),
    "ferry_captain": lambda s: sum(route.is_ferry for route in s.owned),
    "wild_west": lambda s: sum(touches_norway(s, route) for route in s.owned),
}
"""NLB-1 to NLB-11: what each bonus card of Northern Lights counts."""


def count_scores(position: Position) -> list[Score]:
    """The score of every seat, bonuses included."""
    scores = [count_seat(position, seat) for seat in range(position.seats)]
    rules = position.rules
    if rules.longest_path_bonus:
        award(scores, "longest_path", BONUS_POINTS, lambda score: score.longest_path)
    if rules.globetrotter_bonus:
        award(scores, "globetrotter", BONUS_POINTS, lambda score: len(score.completed))
    for card in position.bonus_cards:
        award(scores, card, BONUS_CARDS[card], MEASURES[card])
    return scores


def count_seat(position: Position, seat: int) -> Score:
    """Routes, tickets and stations of one seat (R-ALL-INV-2, R-ALL-TIC-9, R-EU-STA-10)."""
    rules = position.rules
    owned = position.routes_of(seat)
    score = Score(
        board=position.board,
        hand=position.cards.hands[seat].counts,
        wagons=position.wagons[seat],
        owned=owned,
        tickets=[position.board.tickets[ticket] for ticket in position.tickets.kept[seat]],
        route_points=sum(rules.points.get(route.length, 0) for route in owned),
    )
    built = position.stations[seat]
    if built:
        others = [
            position.board.routes[route] for route, owner in position.owner.items() if owner != seat
        ]
        score.borrowed, score.completed = best_borrowing(owned, others, built, score.tickets)
    else:
        score.completed = completed_tickets((route.group for route in owned), score.tickets)
    score.stations_built = len(built)
    score.station_points = STATION_POINTS * (rules.stations - len(built))
    return score


def award(scores: list[Score], bonus: str, points: int, measure: Callable[[Score], int]) -> None:
    """R-ALL-LNG-3, R-ALL-LNG-4: all seats that share the greatest count get the full bonus."""
    counts = [measure(score) for score in scores]
    for score, count in zip(scores, counts, strict=True):
        if count == max(counts):
            score.bonuses[bonus] = points


TIE_BREAKS: dict[str, Callable[[Score], int]] = {
    "completed": lambda score: len(score.completed),
    "longest_path_card": lambda score: int("longest_path" in score.bonuses),
    "fewest_stations": lambda score: -score.stations_built,
    "longest_path": lambda score: score.longest_path,
    "bonus_cards_won": lambda score: len(score.bonuses),
}
"""R-NA-TIE-1, R-NA-TIE-2, R-EU-TIE-1, R-NO-TIE-1, R-NL-TIE-1."""


def find_winners(
    scores: list[Score], chain: tuple[str, ...], resigned: set[int]
) -> tuple[list[int], dict[str, list[int]]]:
    """The winners, and for each tie-break that was needed the seats tied when it was asked.

    TB-3: whoever falls behind at a step drops out; the chain goes on among the others. Resigned
    seats never take part.
    """
    seats = [seat for seat in range(len(scores)) if seat not in resigned]
    if not seats:
        return [], {}
    best = max(scores[seat].total for seat in seats)
    seats = [seat for seat in seats if scores[seat].total == best]
    needed: dict[str, list[int]] = {}
    for step in chain:
        if len(seats) == 1:
            break
        needed[step] = seats
        counts = {seat: TIE_BREAKS[step](scores[seat]) for seat in seats}
        seats = [seat for seat in seats if counts[seat] == max(counts.values())]
    return seats, needed
