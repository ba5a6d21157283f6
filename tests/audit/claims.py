"""Events that cost cards: claims, tunnels with their reveal, draw bonuses and stations."""

from audit.board import Route
from audit.payments import (
    Bag,
    extra_owed,
    is_bag,
    is_station_payment,
    is_valid_extra,
    is_valid_payment,
    size,
)
from audit.position import Position
from audit.reader import BrokenOrder, Event

PAYMENT = "R-ALL-CLM-5"


def bag_of(position: Position, event: Event, field: str) -> Bag:
    """A bag of the event; one that is no bag ends the audit."""
    bag = event[field]
    if not position.reader.check(is_bag(bag), "record-format Names", f"{bag} is no bag of cards"):
        raise BrokenOrder
    return bag


def route_of(position: Position, seat: int, event: Event) -> Route:
    """The route of an event, which the seat must be free to claim (R-ALL-CLM-1 to -4)."""
    route = position.board.routes.get(event["route"])
    if route is None:
        position.reader.report("record-format Names", f"{event['route']} is no route")
        raise BrokenOrder
    for rule, sentence in position.claim_faults(seat, route):
        position.reader.report(rule, sentence)
    return route


def read_claim(position: Position, seat: int) -> None:
    """R-ALL-CLM-1 to R-ALL-CLM-12: an ordinary route or a ferry is claimed."""
    event = position.reader.take_of(seat, "claim")
    route = route_of(position, seat, event)
    payment = bag_of(position, event, "payment")
    check = position.reader.check
    check(not route.tunnel, "R-TUN-1", f"{route.id} is a tunnel claimed without an attempt")
    stacking = position.options.nordic_ferry_stacking
    check(
        is_valid_payment(route, payment, position.rules, stacking),
        PAYMENT,
        f"{payment} does not pay for {route.id} ({route.color}, {route.length} spaces, "
        f"{route.locomotives} icons)",
    )
    if size(payment) > route.length:
        position.reader.met["substitutes used"] += 1
    settle_claim(position, seat, route, event, payment)
    read_draw_bonus(position, seat, route)


def settle_claim(position: Position, seat: int, route: Route, event: Event, payment: Bag) -> None:
    """R-ALL-CLM-7, R-TUN-8: cards to the discard, wagons on the route, points at once."""
    position.cards.pay(seat, payment, PAYMENT)
    points = position.rules.points.get(route.length, 0)
    position.reader.check(
        event["points"] == points,
        "R-ALL-CLM-7",
        f"{route.id} scores {event['points']} points instead of {points}",
    )
    position.owner[route.id] = seat
    position.group_owners.setdefault(route.group, []).append(seat)
    position.wagons[seat] -= route.length
    position.points[seat] += points
    position.reader.met["claims"] += 1


def read_draw_bonus(position: Position, seat: int, route: Route) -> None:
    """R-NL-BON-1 to R-NL-BON-3: the cards of a +X route, the paid ones available again."""
    if not route.draw_bonus:
        return
    event, cards = position.cards.draw(route.draw_bonus, "bonus_draw", "cards", "R-NL-BON-2")
    position.reader.check(
        event["seat"] == seat, "R-NL-BON-1", f"the bonus of {route.id} goes to {event['seat']}"
    )
    for card in cards:
        position.cards.hands[seat].add(card)


def read_tunnel(position: Position, seat: int) -> None:
    """R-TUN-1 to R-TUN-12: an attempt, its reveal, and what the seat makes of it."""
    reader, cards = position.reader, position.cards
    reader.met["tunnels"] += 1
    available = min(position.rules.tunnel_cards, cards.drawable)
    if available < position.rules.tunnel_cards:
        reader.met["short reveals"] += 1
    event, revealed = cards.draw(position.rules.tunnel_cards, "tunnel", "revealed", "R-TUN-10")
    cards.revealed = revealed
    reader.check(
        event["seat"] == seat, "R-ALL-ACT-1", f"seat {event['seat']} acts, not seat {seat}"
    )
    route = route_of(position, seat, event)
    laid = bag_of(position, event, "laid")
    reader.check(route.tunnel, "R-TUN-1", f"{route.id} is no tunnel")
    reader.check(
        is_valid_payment(route, laid, position.rules),
        "R-TUN-1",
        f"{laid} does not pay for {route.id} ({route.color}, {route.length} spaces)",
    )
    cards.require(seat, laid, PAYMENT)
    owed = extra_owed(laid, revealed)
    reader.check(
        event["extra"] == owed,
        "R-TUN-2, R-TUN-3",
        f"{event['extra']} extra cards are asked instead of {owed}",
    )
    settle_tunnel(position, seat, route, laid, owed)


def settle_tunnel(position: Position, seat: int, route: Route, laid: Bag, owed: int) -> None:
    """R-TUN-3 to R-TUN-7: the extra is paid, or the tunnel given up."""
    reader = position.reader
    decision = reader.take_of(seat, "claim", "withdraw", rule="R-TUN-6")
    reader.check(
        decision["route"] == route.id, "R-TUN-6", f"{decision['route']} is settled, not {route.id}"
    )
    if decision["e"] == "withdraw":
        reader.met["withdrawn tunnels"] += 1
        reader.check(owed > 0, "R-TUN-5", "a tunnel without extra cost is given up")
        return
    payment = bag_of(position, decision, "payment")
    extra = {card: payment.get(card, 0) - laid.get(card, 0) for card in {*payment, *laid}}
    reader.check(
        min(extra.values(), default=0) >= 0 and is_valid_extra(laid, extra, owed),
        "R-TUN-3, R-TUN-4",
        f"{payment} is not {laid} and {owed} extra cards",
    )
    settle_claim(position, seat, route, decision, payment)
    read_draw_bonus(position, seat, route)


def read_station(position: Position, seat: int) -> None:
    """R-EU-STA-1 to R-EU-STA-4: a station in a free city, paid by its number."""
    reader = position.reader
    event = reader.take_of(seat, "station")
    reader.met["stations"] += 1
    city, payment = event["city"], bag_of(position, event, "payment")
    cost = len(position.stations[seat]) + 1
    reader.check(city in position.board.cities, "record-format Names", f"{city} is no city")
    reader.check(
        cost <= position.rules.stations, "R-EU-STA-3", f"seat {seat} has no station left to build"
    )
    taken = {place for cities in position.stations for place in cities}
    reader.check(city not in taken, "R-EU-STA-1", f"{city} has a station already")
    reader.check(
        is_station_payment(payment, cost),
        "R-EU-STA-2",
        f"{payment} does not pay for station number {cost}",
    )
    position.cards.pay(seat, payment, "R-EU-STA-2")
    position.stations[seat].append(city)
