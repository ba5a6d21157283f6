"""Where a game goes on from that was taken back: everything put on the table, and looked at.

That the position arose in a game cannot be told from it, and that its hidden cards were dealt by
the seed needs our generator; all that the rules say of any position is checked here.
"""

from collections import Counter
from typing import Any

from audit.parameters import (
    BONUS_CARDS,
    BONUS_CARDS_IN_PLAY,
    CARDS,
    LAST_ROUND_WAGONS,
    LATER_OFFER,
    MARKET_SIZE,
)
from audit.payments import extra_owed, is_bag, is_valid_payment
from audit.position import Position
from audit.reader import BrokenOrder

Start = dict[str, Any]
RULE = "record-format Start"
MIDDLE = ("second_card", "keep", "tunnel")


def put_down(position: Position, start: Start, first_seat: int) -> int:
    """Put a start on the table and check it; returns the seat that is to move. While first tickets
    are chosen the choices are read as well, and the first seat is next."""
    put_routes(position, start)
    put_cards(position, start)
    put_tickets(position, start)
    seat = (first_seat + start["turns"]) % position.seats
    check_turn(position, start, seat)
    if start["phase"] == "tunnel":
        put_tunnel(position, start, seat)
    if start["phase"] == "first_keep":
        position.tickets.read_first_keeps([one["offer"] for one in start["seats"]])
        return first_seat
    return seat


def need(position: Position, holds: bool, sentence: str) -> None:
    """Report what is wrong with a start, behind which nothing can be judged."""
    if not position.reader.check(holds, RULE, sentence):
        raise BrokenOrder


def check_turn(position: Position, start: Start, seat: int) -> None:
    """R-ALL-SET-2, R-ALL-END-1: seats take turns, and the last round begins with few wagons."""
    phase, last = start["phase"], start["last_turns"]
    is_first = phase == "first_keep"
    need(position, phase in ("first_keep", "turn", *MIDDLE), f"no game waits in phase {phase}")
    need(position, is_first or start["seat"] == seat, f"it is seat {seat}'s turn")
    need(position, not is_first or start["turns"] == 0, "turns before the first tickets")
    passes = start["passes"]
    sound = 0 <= passes < position.seats and (passes == 0 or phase not in MIDDLE)
    need(position, sound, f"{passes} passes before this turn")
    is_last = min(position.wagons) <= LAST_ROUND_WAGONS
    need(position, (last is not None) == is_last, "the last round does not go with the wagons")
    need(position, last is None or 1 <= last <= position.seats, f"{last} last turns are left")
    position.last_turns_left = last
    position.passes_in_a_row = passes


def put_routes(position: Position, start: Start) -> None:
    """R-ALL-CLM-1 to R-ALL-CLM-4, R-EU-STA-1, R-EU-STA-3: what everybody has built."""
    need(position, len(start["seats"]) == position.seats, "not one part for each seat")
    for seat, one in enumerate(start["seats"]):
        for name in one["routes"]:
            need(position, name in position.board.routes, f"{name} is no route")
            route = position.board.routes[name]
            for rule, sentence in position.claim_faults(seat, route):
                position.reader.report(rule, sentence)
            position.owner[name] = seat
            position.group_owners.setdefault(route.group, []).append(seat)
            position.wagons[seat] -= route.length
            position.points[seat] += position.rules.points[route.length]
        taken = {city for cities in position.stations for city in cities}
        cities = one["stations"]
        sound = set(cities) <= set(position.board.cities) - taken
        sound = sound and len(set(cities)) == len(cities) <= position.rules.stations
        need(position, sound, f"seat {seat} cannot have stations in {cities}")
        position.stations[seat] += cities
    position.bonus_cards = [card for card in start["bonuses"] if card in BONUS_CARDS]
    number = BONUS_CARDS_IN_PLAY if position.rules.bonus_cards else 0
    sound = len(set(position.bonus_cards)) == len(position.bonus_cards) == number
    need(position, sound, f"{start['bonuses']} are not the bonus cards of a game")


def put_cards(position: Position, start: Start) -> None:
    """R-ALL-INV-1: every card is somewhere, and once."""
    cards, tunnel = position.cards, start["tunnel"] or {"laid": {}, "revealed": []}
    seats = start["seats"]
    bags = [start["deck"], start["discard"], tunnel["laid"]]
    bags += [one[name] for one in seats for name in ("hand", "known", "drawn")]
    need(position, all(map(is_bag, bags)), "something is no bag of cards")
    box = Counter(cards.deck.counts)
    market = list(start["market"])
    shown = [card for card in market if card is not None]
    need(position, len(market) == MARKET_SIZE and set(shown) <= set(CARDS), f"market {market}")
    there = Counter(shown) + Counter(tunnel["revealed"])
    for bag in (start["deck"], start["discard"], tunnel["laid"], *(one["hand"] for one in seats)):
        there += Counter(bag)
    need(position, there == box, f"{there - box} are too many cards, {box - there} are missing")
    for seat, one in enumerate(seats):
        known = Counter(one["known"])
        need(position, known <= Counter(one["hand"]), f"seat {seat} is known to hold {known}")
        cards.hands[seat].add_all(one["hand"])
    drawn = sum((Counter(one["drawn"]) for one in seats), Counter(start["deck"]))
    need(position, drawn <= box, "more was drawn since the last reshuffle than there is")
    cards.deck.remove_all(dict(cards.deck.counts))
    cards.deck.add_all(start["deck"])
    cards.discard.add_all(start["discard"])
    cards.market = market
    cards.gave_up_this_turn = start["given_up"] == "now"
    cards.left_lying = start["given_up"] == "before"


def put_tickets(position: Position, start: Start) -> None:
    """R-ALL-TIC-1, R-NA-SET-1: every ticket is in one place at most, and the decks are whole where
    no ticket leaves the game."""
    tickets, rules = position.tickets, position.rules
    everywhere = list(start["ticket_deck"])
    for seat, one in enumerate(start["seats"]):
        everywhere += [*one["tickets"], *one["offer"]]
        tickets.kept[seat] += one["tickets"]
        offers = {"first_keep": sum(rules.first_deal.values())}
        if start["phase"] == "keep" and seat == start["seat"]:
            need(position, 1 <= len(one["offer"]) <= LATER_OFFER, f"an offer of {one['offer']}")
        else:
            number = offers.get(start["phase"], 0)
            need(position, len(one["offer"]) == number, f"seat {seat} is offered {one['offer']}")
        for deck, number in rules.first_deal.items():
            held = [name for name in one["tickets"] if tickets.board.tickets[name].deck == deck]
            need(position, deck == "regular" or len(held) <= number, f"seat {seat} holds {held}")
    need(position, len(set(everywhere)) == len(everywhere), "a ticket is in two places")
    need(position, set(everywhere) <= set(tickets.board.tickets), "a ticket is none")
    regular = {name for name, one in tickets.board.tickets.items() if one.deck == "regular"}
    need(position, set(start["ticket_deck"]) <= regular, "a ticket lies in the wrong deck")
    stays = rules.first_rejects_go_under and rules.later_rejects_go_under
    if stays or start["phase"] == "first_keep":
        need(position, regular <= set(everywhere), "a ticket is nowhere")
    for unseen in tickets.unseen.values():
        unseen.clear()
    tickets.bottom += start["ticket_deck"]


def put_tunnel(position: Position, start: Start, seat: int) -> None:
    """R-TUN-1 to R-TUN-3: the cards laid, which belong to the hand until they are paid, and those
    that the deck showed."""
    tunnel = start["tunnel"]
    route = position.board.routes.get(tunnel["route"])
    sound = route is not None and route.tunnel and not [*position.claim_faults(seat, route)]
    need(position, sound, f"{tunnel['route']} is no tunnel that seat {seat} may claim")
    assert route is not None
    is_paid = is_valid_payment(route, tunnel["laid"], position.rules)
    need(position, is_paid, f"{tunnel['laid']} does not pay for {route.id}")
    owed = extra_owed(tunnel["laid"], tunnel["revealed"])
    need(position, 0 < owed == tunnel["extra"], f"{tunnel['extra']} extra cards, not {owed}")
    position.cards.hands[seat].add_all(tunnel["laid"])
    position.cards.revealed = list(tunnel["revealed"])
