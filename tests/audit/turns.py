"""The course of a game: set-up, the turns one after another, and how it ends."""

from audit.claims import read_claim, read_station, read_tunnel, settle_tunnel
from audit.parameters import (
    BONUS_CARDS,
    BONUS_CARDS_IN_PLAY,
    LAST_ROUND_WAGONS,
    LOCOMOTIVE,
    MARKET_SIZE,
)
from audit.position import Position
from audit.reader import ORDER
from audit.starts import Start, put_down


def read_setup(position: Position) -> None:
    """R-ALL-SET-1 to R-ALL-SET-3, R-NL-SET-2, in the order of the record format."""
    if position.rules.bonus_cards:
        read_bonus_cards(position)
    for seat in range(position.seats):
        position.cards.read_deal(seat)
    position.cards.read_fills(range(MARKET_SIZE), "R-ALL-SET-1")
    position.cards.read_resets()
    position.cards.forget_the_turn()
    offers = [position.tickets.read_first_offer(seat) for seat in range(position.seats)]
    position.tickets.read_first_keeps(offers)
    position.cards.check_conservation()


def read_bonus_cards(position: Position) -> None:
    """R-NL-SET-2: four different cards out of eleven."""
    cards = position.reader.take("bonuses", rule="R-NL-SET-2")["cards"]
    position.reader.check(
        len(set(cards)) == len(cards) == BONUS_CARDS_IN_PLAY and set(cards) <= set(BONUS_CARDS),
        "R-NL-SET-2",
        f"{cards} are not four of the eleven bonus cards",
    )
    position.bonus_cards = [card for card in cards if card in BONUS_CARDS]


def read_game(position: Position, first_seat: int, start: Start | None = None) -> str:
    """Read set-up, or where the game goes on from, and all turns; returns the reason of the end."""
    reader = position.reader
    seat = first_seat
    if start is None:
        read_setup(position)
    else:
        seat = put_down(position, start, first_seat)
    phase = "first_keep" if start is None else start["phase"]
    if phase == "first_keep":
        reader.take_of(seat, "turn", rule="R-ALL-SET-2")
    else:
        reader.turns.append(seat)
    while True:
        if phase in ("first_keep", "turn"):
            read_action(position, seat)
        else:
            read_rest(position, seat, start or {}, phase)
        phase = "turn"
        position.cards.read_turn_end()
        read_last_round(position, seat)
        seat = (seat + 1) % position.seats
        reason = rule_end(position)
        event = reader.take("end" if reason else "turn", *(() if reason else ("end",)))
        if event["e"] == "end":
            judge_end(position, event.get("reason"), reason)
            reader.expect_nothing()
            return str(event.get("reason"))
        reader.check(
            event["seat"] == seat, "R-ALL-SET-2", f"seat {event['seat']} is not next, {seat} is"
        )


def read_action(position: Position, seat: int) -> None:
    """R-ALL-ACT-1: exactly one action, by the seat whose turn it is."""
    reader = position.reader
    kind = reader.kind_after_reshuffle()
    passed = kind == "pass"
    position.passes_in_a_row = position.passes_in_a_row + 1 if passed else 0
    if kind in ("take", "blind"):
        read_card_draw(position, seat)
    elif kind == "offer":
        position.tickets.read_draw(seat)
    elif kind == "claim":
        read_claim(position, seat)
    elif kind == "tunnel" and position.rules.tunnel_cards:
        read_tunnel(position, seat)
    elif kind == "station" and position.rules.stations:
        read_station(position, seat)
    else:
        reader.take_of(seat, "pass", rule="R-ALL-ACT-1")
        reader.met["passes"] += 1
        legal = position.legal_actions(seat)
        reader.check(not legal, "R-ALL-PAS-1", f"seat {seat} passes although {legal} is legal")


def read_rest(position: Position, seat: int, start: Start, phase: str) -> None:
    """The rest of an action under way where the game goes on."""
    if phase == "second_card":
        read_second_card(position, seat)
    elif phase == "keep":
        position.tickets.read_kept(seat, start["seats"][seat]["offer"])
    elif phase == "tunnel":
        tunnel = start["tunnel"]
        route = position.board.routes[tunnel["route"]]
        settle_tunnel(position, seat, route, tunnel["laid"], tunnel["extra"])


def read_card_draw(position: Position, seat: int) -> None:
    """R-ALL-DRAW-1 to R-ALL-DRAW-8: one or two cards from deck and market."""
    reader = position.reader
    may_draw = position.may_draw()
    card_is_last = read_one_card(position, seat, is_first=True)
    reader.check(may_draw, "R-ALL-DRAW-7", "the draw action was not legal")
    if card_is_last:
        return
    if not position.has_second_card():
        reader.refuse("stop", rule=ORDER, sentence="a stop although no second card exists")
        return
    read_second_card(position, seat)


def read_second_card(position: Position, seat: int) -> None:
    """R-ALL-DRAW-4, R-ALL-DRAW-6: another card, or none by choice."""
    reader = position.reader
    if reader.kind() == "stop":
        reader.take_of(seat, "stop")
        reader.met["stops after one card"] += 1
        reader.check(
            position.options.may_stop_after_one, "R-ALL-DRAW-6", "stopping is switched off"
        )
        return
    if reader.kind_after_reshuffle() not in ("take", "blind"):
        reader.take("take", "blind", "stop", rule="R-ALL-DRAW-6")
    read_one_card(position, seat, is_first=False)


def read_one_card(position: Position, seat: int, is_first: bool) -> bool:
    """Read a `take` with its replacement, or a `blind`; true if the draw ends with it."""
    reader, cards = position.reader, position.cards
    if reader.kind_after_reshuffle() == "blind":
        if not cards.drawable:
            reader.take("take", rule="R-ALL-DRAW-7")
        event, drawn = cards.draw(1, "blind", "card", "R-ALL-DRAW-5")
        reader.check(
            event["seat"] == seat, "R-ALL-ACT-1", f"seat {event['seat']} acts, not seat {seat}"
        )
        for card in drawn:
            cards.hands[seat].add(card)
        return False
    event = reader.take_of(seat, "take", rule="R-ALL-ACT-1")
    slot = event["slot"]
    if not reader.check(slot in range(MARKET_SIZE), "record-format Events", f"no slot {slot}"):
        return True
    lying = cards.market[slot]
    reader.check(
        lying == event["card"], "R-ALL-DRAW-1", f"{event['card']} is taken but {lying} lies there"
    )
    reader.check(
        position.may_take(lying, is_first), "R-ALL-DRAW-4", f"{lying} may not be the second card"
    )
    if lying:
        cards.hands[seat].add(lying)
    cards.market[slot] = None
    cards.read_fills([slot], "R-ALL-DRAW-1")
    cards.read_resets()
    return lying == LOCOMOTIVE and position.rules.face_up_locomotive_ends_draw


def read_last_round(position: Position, seat: int) -> None:
    """R-ALL-END-1 to R-ALL-END-3: the trigger, or one of the last turns is over."""
    reader = position.reader
    if position.last_turns_left is not None:
        position.last_turns_left -= 1
        reader.refuse("last_round", rule="R-ALL-END-3", sentence="a second last round is announced")
    elif position.wagons[seat] <= LAST_ROUND_WAGONS:
        reader.take_of(seat, "last_round", rule="R-ALL-END-1")
        position.last_turns_left = position.seats
    else:
        reader.refuse(
            "last_round",
            rule="R-ALL-END-1",
            sentence=f"the last round is announced with {position.wagons[seat]} wagons left",
        )


def rule_end(position: Position) -> str | None:
    """R-ALL-END-2, R-ALL-PAS-3: the reason for which the rules end the game here, if any."""
    if position.last_turns_left == 0:
        return "wagons"
    if position.passes_in_a_row == position.seats:
        return "all_passed"
    return None


def judge_end(position: Position, given: object, reason: str | None) -> None:
    """R-ALL-END-5: without a reason in the rules only the turn limit ends a game here."""
    position.reader.check(
        given == (reason or "turn_limit"),
        "R-ALL-END-2" if reason == "wagons" else "R-ALL-PAS-3" if reason else "R-ALL-END-5",
        f"the game ends for the reason {given}, not {reason or 'turn_limit'}",
    )
